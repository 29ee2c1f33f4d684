"""Who plays whom, on which deals, in which seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from megapolis.arena.baseline import baseline_folder, is_baseline
from megapolis.arena.play import Seated, Table, table_of
from megapolis.bots import check_bot
from megapolis.engine.errors import BadOption
from megapolis.engine.setup import Setup

Seating = tuple[str, ...]
"""Bots by seat."""


class Event(msgspec.Struct, frozen=True):
    """A whole event: which tables of bots meet, on how many deals. Its games follow from it."""

    table: Table
    seed: str
    deals: int
    seatings: list[list[str]]
    """Every deal is played once by each of these."""
    contest: bool
    """Whether seats play against each other; otherwise each seating is one bot at its own table."""

    @property
    def bots(self) -> list[str]:
        """All bots, in the order in which they were named."""
        return list(dict.fromkeys(name for seating in self.seatings for name in seating))

    def games(self) -> list[Seated]:
        """Every game of the event, deal by deal, so that an event that is cut short is still even."""
        return [
            Seated(deal, f"{self.seed}/{deal}", list(seating))
            for deal in range(self.deals)
            for seating in self.seatings
        ]


def is_contest(setup: Setup) -> bool:
    """Whether seats play against each other. Otherwise each bot plays its own table, on the same deals."""
    return setup.players > 1 and not setup.game.is_cooperative(setup)


def rotations(names: Sequence[str]) -> list[Seating]:
    """Every distinct way to move the bots on round the table.

    >>> rotations(["a", "b", "b"])
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    >>> rotations(["a", "b", "a", "b"])
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    count = len(names)
    return list(dict.fromkeys(tuple(names[(seat - by) % count] for seat in range(count)) for by in range(count)))


def _event(setup: Setup, seed: str, deals: int, bots: Sequence[str], tables: Sequence[Sequence[str]]) -> Event:
    for name in bots:
        if is_baseline(name):
            baseline_folder()
        else:
            check_bot(name, setup.game)
    if deals < 1:
        raise BadOption("error-option-value", option="deals", value=str(deals), possible="1, 2, 3, …")
    if is_contest(setup):
        seated = [[names[seat % len(names)] for seat in range(setup.players)] for names in tables]
        seatings = [list(seating) for names in seated for seating in rotations(names)]
    else:
        seatings = [[name] * setup.players for name in dict.fromkeys(bots)]
    return Event(table_of(setup), seed, deals, seatings, is_contest(setup))


def match(setup: Setup, seed: str, deals: int, bots: Sequence[str]) -> Event:
    """These bots at one table (repeated until it is full), every deal in every order."""
    if is_contest(setup) and len(bots) > setup.players:
        raise BadOption("error-arena-match", bots=len(bots), players=setup.players)
    return _event(setup, seed, deals, bots, [bots])


def league(setup: Setup, seed: str, deals: int, bots: Sequence[str]) -> Event:
    """Every table that can be filled with different bots: with two seats, everybody against everybody."""
    seats = min(setup.players, len(set(bots)))
    return _event(setup, seed, deals, bots, list(combinations(dict.fromkeys(bots), seats)))


def gauntlet(setup: Setup, seed: str, deals: int, bots: Sequence[str]) -> Event:
    """The first bot against each of the others; with more than two seats, one of it against a table of the other."""
    if len(bots) < 2:
        raise BadOption("error-arena-gauntlet")
    tables = [[bots[0], *[other] * (setup.players - 1)] for other in bots[1:]]
    return _event(setup, seed, deals, bots, tables)
