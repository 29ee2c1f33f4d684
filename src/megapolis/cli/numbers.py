"""Numbers on the command line: read with a bound, written as the language writes them."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from babel.numbers import format_decimal

from megapolis.engine.i18n import Text

WHOLE = "#,##0"
TENTHS = "#,##0.0"


def at_least(low: int, text: Text) -> Callable[[str], int]:
    """A type of argument: a whole number that is not below a bound."""

    def number(typed: str) -> int:
        value = int(typed)
        if value < low:
            raise argparse.ArgumentTypeError(text("error-at-least", low=low))
        return value

    return number


def whole(value: int, text: Text) -> str:
    """A whole number, its thousands grouped, with a true minus sign."""
    said = str(format_decimal(abs(value), format=WHOLE, locale=text.language))
    return f"−{said}" if value < 0 else said


def decimal(value: float, text: Text) -> str:
    """A number with one digit behind the point or comma."""
    said = str(format_decimal(abs(value), format=TENTHS, locale=text.language))
    return f"−{said}" if round(value, 1) < 0 else said


def with_sign(value: float, text: Text) -> str:
    """The same with its sign."""
    return decimal(value, text) if round(value, 1) < 0 else "+" + decimal(value, text)
