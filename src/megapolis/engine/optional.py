"""Libraries that only some parts need, and that a plain installation does without."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from megapolis.engine.errors import MegapolisError


class MissingExtra(MegapolisError):
    """A library that this needs is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__("error-extra", module=module.partition(".")[0], extra=extra)


def needed(module: str, extra: str) -> Any:
    """The module, or one sentence that says what to install."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtra(module, extra) from None
