"""The account of a round's end: what was placed, turned over, purged and won, and by which figures.

No rule reads it. It is kept because a purge leaves nothing to see of what it was about: people want to know why.
An entry is one number: its kind, a seat, a district, and up to three figures, each in four decimal digits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux

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
ENTRIES: Final = ("placed", "turned", "limit", "judged", "settled")

SEAT_AT: Final[i64] = 3
DISTRICT_AT: Final[i64] = 5
FIGURES_AT: Final[i64] = 7
BASE: Final[i64] = 10_000
"""Of the figures; half of it is added in reading, since a limit may be below zero."""


def entry(kind: i64, seat: i64, district: i64, first: i64, second: i64, third: i64) -> i64:
    """One entry."""
    figures = (third * BASE + second) * BASE + first
    return kind | seat << SEAT_AT | district << DISTRICT_AT | figures << FIGURES_AT


def add_entry(state: CapitalLux, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
    """Add an entry about the district that is looked at."""
    state.account = append(state.account, entry(kind, seat, state.district, first, second, third))


def entry_kind(item: i64) -> i64:
    """What an entry is about."""
    return item & 7


def entry_seat(item: i64) -> i64:
    """The seat it is about."""
    return item >> SEAT_AT & 3


def entry_district(item: i64) -> i64:
    """The district it is about."""
    return item >> DISTRICT_AT & 3


def figure(item: i64, at: i64) -> i64:
    """One of its three figures."""
    figures = item >> FIGURES_AT
    for _earlier in range(at):
        figures = (figures + BASE // 2) // BASE
    return (figures + BASE // 2) % BASE - BASE // 2
