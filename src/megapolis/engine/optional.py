"""Optional libraries: some parts need them, and a plain installation does not include them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from megapolis.engine.errors import MegapolisError


class MissingExtra(MegapolisError):
    """An optional library is needed here and not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__("error-extra", module=module.partition(".")[0], extra=extra)


def require(module: str, extra: str) -> Any:
    """Import an optional module; `MissingExtra` says what to install if it is missing."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtra(module, extra) from None
