"""Schedules: which bots meet, on which deals, in which seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from megapolis.arena.baseline import baseline_folder, is_baseline
from megapolis.arena.luck import check_judge
from megapolis.arena.play import Pairing, SetupSpec, spec_of
from megapolis.bots import check_bot
from megapolis.engine.errors import BadOption
from megapolis.engine.game import Game
from megapolis.engine.setup import Setup

Seating = tuple[str, ...]
"""The bot in each seat."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole event: the set-up, the seatings of bots and the number of deals, from which its games follow."""

    setup: SetupSpec = msgspec.field(name="table")
    seed: str
    deals: int
    seatings: list[list[str]]
    """Each deal is played once with each of these."""
    contest: bool
    """Whether seats play against each other. If not, each seating is one bot at its own table."""
    adjusted: bool = False
    """Whether the luck of the draw is measured."""

    @property
    def bots(self) -> list[str]:
        """All bots, in the order in which they were named."""
        return list(dict.fromkeys(name for seating in self.seatings for name in seating))

    def games(self) -> list[Pairing]:
        """Every game of the event, deal by deal, so that an event that is cut short is still balanced."""
        return [
            Pairing(deal, f"{self.seed}/{deal}", list(seating), self.adjusted)
            for deal in range(self.deals)
            for seating in self.seatings
        ]


def is_contest(setup: Setup) -> bool:
    """Whether seats play against each other. If not, each bot plays the same deals at its own table."""
    return setup.players > 1 and not setup.game.is_cooperative(setup)


def rotations(names: Sequence[str]) -> list[Seating]:
    """Every distinct rotation of the bots around the table.

    >>> rotations(["a", "b", "b"])
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    >>> rotations(["a", "b", "a", "b"])
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    count = len(names)
    return list(dict.fromkeys(tuple(names[(seat - by) % count] for seat in range(count)) for by in range(count)))


def with_rules_for(setup: Setup, bots: Sequence[str]) -> Setup:
    """The set-up by the rules that all bots know: those of version 0.1 where its bots play."""
    first = setup.game.versions[0]
    if setup.rules == first or not any(is_baseline(name) for name in bots):
        return setup
    is_own = setup.data.digest != setup.game.default_data(setup.rules).digest
    return setup.game.setup(setup.players, setup.own_options, setup.data if is_own else None, first)


def _event(setup: Setup, seed: str, deals: int, bots: Sequence[str], tables: Sequence[Sequence[str]]) -> Event:
    setup = with_rules_for(setup, bots)
    for name in bots:
        if is_baseline(name):
            baseline_folder()
        else:
            check_bot(name, setup.game)
    if deals < 1:
        raise BadOption("error-option-value", option="deals", value=str(deals), possible="1, 2, 3, …")
    if is_contest(setup):
        full = [[names[seat % len(names)] for seat in range(setup.players)] for names in tables]
        seatings = [list(seating) for names in full for seating in rotations(names)]
    else:
        seatings = [[name] * setup.players for name in dict.fromkeys(bots)]
    return Event(spec_of(setup), seed, deals, seatings, is_contest(setup))


def match(setup: Setup, seed: str, deals: int, bots: Sequence[str]) -> Event:
    """An event of these bots at one table, repeated until it is full, with each deal in every order of seats."""
    if is_contest(setup) and len(bots) > setup.players:
        raise BadOption("error-arena-match", bots=len(bots), players=setup.players)
    return _event(setup, seed, deals, bots, [bots])


def with_luck(event: Event, game: Game) -> Event:
    """The same event with the luck of the draw measured."""
    check_judge(game)
    return msgspec.structs.replace(event, adjusted=True)


def league(setup: Setup, seed: str, deals: int, bots: Sequence[str]) -> Event:
    """An event of every table of different bots: with two seats, every bot meets every other."""
    seats = min(setup.players, len(set(bots)))
    return _event(setup, seed, deals, bots, list(combinations(dict.fromkeys(bots), seats)))


def gauntlet(setup: Setup, seed: str, deals: int, bots: Sequence[str]) -> Event:
    """An event of the first bot against each of the others; with more seats, against copies of the other."""
    if len(bots) < 2:
        raise BadOption("error-arena-gauntlet")
    tables = [[bots[0], *[other] * (setup.players - 1)] for other in bots[1:]]
    return _event(setup, seed, deals, bots, tables)
