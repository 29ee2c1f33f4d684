"""The account of a round's end: what was placed, turned over, purged and won, and by which figures.

No rule reads it. It is kept because a purge leaves nothing to see of what it was about: people want to know why.
An entry is one number: what it tells, a seat, a district, and up to three figures.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACED: Final[i64] = 0
"""A card left in a hand went home: its face."""
TURNED: Final[i64] = 1
"""An agent tile was turned over (the seat placed it): its number among the tiles."""
LIMIT: Final[i64] = 2
"""What was measured against: the sum of the capital's district, and its limit."""
JUDGED: Final[i64] = 3
"""A home district: its sum, what coins took off it, and whether it stays (1) or is lost (0)."""
SETTLED: Final[i64] = 4
"""A bonus: the seats with the highest home sum (a set), and one more than the face of the card at stake (0: none)."""

SEAT_AT: Final[i64] = 3
DISTRICT_AT: Final[i64] = 5
FIGURE_AT: Final[i64] = 7
FIGURE_BITS: Final[i64] = 13
BIAS: Final[i64] = 4096
"""Added to every figure: a limit may be below zero."""


def entry(tells: i64, seat: i64, district: i64, first: i64, second: i64, third: i64) -> i64:
    """One entry."""
    figures = first + BIAS | second + BIAS << FIGURE_BITS | third + BIAS << 2 * FIGURE_BITS
    return tells | seat << SEAT_AT | district << DISTRICT_AT | figures << FIGURE_AT


def tells(item: i64) -> i64:
    """What an entry is about."""
    return item & 7


def seat_of(item: i64) -> i64:
    """The seat it is about."""
    return item >> SEAT_AT & 3


def district_of(item: i64) -> i64:
    """The district it is about."""
    return item >> DISTRICT_AT & 3


def figure(item: i64, at: i64) -> i64:
    """One of its three figures."""
    return (item >> FIGURE_AT + at * FIGURE_BITS & 2 * BIAS - 1) - BIAS
