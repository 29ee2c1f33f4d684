"""The position as SVG and as terminal text."""

from __future__ import annotations

from rich.text import Text as Drawing

from megapolis.engine.text import Text
from megapolis.games.capital_lux.state import CapitalLux


def svg(state: CapitalLux, seat: int | None) -> str:
    """To come."""
    return "<svg/>"


def terminal(state: CapitalLux, seat: int | None, text: Text) -> Drawing:
    """To come."""
    return Drawing("x")
