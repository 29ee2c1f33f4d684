"""Numbers as each language writes them."""

import argparse

import pytest

from megapolis.cli.numbers import at_least, decimal, whole, with_sign
from megapolis.engine.i18n import Text


@pytest.mark.parametrize(
    ("language", "money", "points"),
    [("en", "2,623,600", "1,234.5"), ("uk", "2 623 600", "1 234,5"), ("ru", "2 623 600", "1 234,5")],
)
def test_thousands_are_grouped(language: str, money: str, points: str) -> None:
    text = Text(language)
    assert whole(2_623_600, text).replace("\u00a0", " ") == money
    assert whole(-2_623_600, text).replace("\u00a0", " ") == "−" + money
    assert decimal(1234.5, text).replace("\u00a0", " ") == points


def test_signs() -> None:
    text = Text("uk")
    assert [with_sign(value, text) for value in (1.25, -1.25, -0.04)] == ["+1,2", "−1,2", "+0,0"]


def test_a_bound() -> None:
    number = at_least(1, Text())
    assert number("3") == 3
    with pytest.raises(argparse.ArgumentTypeError, match="1 or more"):
        number("0")
