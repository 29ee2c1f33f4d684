"""Names for what a data file holds: a message of the text files where there is one, the id itself otherwise."""

from __future__ import annotations

from megapolis.engine.i18n import Text


def words(prefix: str, ids: list[str]) -> list[str]:
    """For each id "@prefix-id", to be looked up in the reader's language, or the id as a plain word."""
    text = Text("en", "megalopolis")
    return [f"@{prefix}-{name}" if f"{prefix}-{name}" in text else name.replace("_", " ").capitalize() for name in ids]
