"""Libraries that only some parts need, and that a plain installation does without."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
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


def check_installed(module: str, extra: str) -> None:
    """The same sentence where a module is missing, without the time and memory of loading it."""
    if find_spec(module) is None:
        raise MissingExtra(module, extra)
