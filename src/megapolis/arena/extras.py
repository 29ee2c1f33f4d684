"""Libraries that only parts of the arena need, and that a plain installation does without."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from megapolis.engine.errors import MegapolisError


class MissingExtra(MegapolisError):
    """A library that this command needs is not installed."""


def needed(module: str, extra: str = "arena") -> Any:
    """The module, or one sentence that says what to install."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtra("error-extra", module=module.partition(".")[0], extra=extra) from None
