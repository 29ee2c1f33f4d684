"""What can be learned: for each game the tables that are played, what the network reads, and its unit of points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from megapolis.engine.core.observation import Slice


@dataclass(frozen=True)
class Subject:
    """A game as a thing to learn. One network serves all of its tables."""

    game: str
    tables: list[tuple[int, list[dict[str, Any]]]]
    """Seats, and set-ups that are dealt out in turn; workers take these in turn. The first of each is its yardstick."""
    seats: int
    """How many seats of an observation the network reads, its own first; it judges as many."""
    points: tuple[float, float]
    """Between these lies what the final points have more than the baseline of a position."""
    aim: str = "win"
    """What self-play maximises: the outcome, or points where seats cannot hinder each other."""
    width: int = 16
    """How many ways to play a turn are considered; 0: every legal action."""
    fast: bool = False
    """Whether one look ahead, in the first part of training, is at a whole turn."""
    unused: tuple[str, ...] = field(default=())
    """Slices that the network does not read; of every seat where no seat is named."""
    spelled: tuple[str, ...] = field(default=())
    """Slices whose numbers are names rather than amounts: each becomes a row of zeros with a one."""

    def aim_at(self, players: int, contest: bool = True) -> str:
        """What is maximised at a table of so many seats: alone and together, points."""
        return self.aim if players > 1 and contest else "score"

    def reads(self, part: Slice) -> bool:
        """Whether the network reads a slice."""
        return part.name not in self.unused and part.name.rpartition(".")[2] not in self.unused


_BASE = {"random_pencils": True}
_BOTH = {"objectives": True, "powers": True}
_SETS = [{"set": "A"}, {"set": "random"}, {"set": "B"}, {"set": "random"}, {"set": "C"}]
_TURN = ("stage", "number", "action", "house", "built", "paying", "need", "paid")
_PLOTS = ("filled", "bis", "roundabouts", "fences", "used", "pools", "room", "takes", "stretch")

SUBJECTS = {
    "next_station": Subject(
        game="next_station",
        # One seat, for everybody draws alone: the base game, and all that can be added to it.
        tables=[
            (
                1,
                [
                    _BASE,
                    _BASE | _BOTH,
                    _BASE,
                    _BASE | _BOTH,
                    _BASE,
                    _BASE | {"objectives": True},
                    {},
                    _BASE | {"powers": True},
                    _BASE | _BOTH,
                    dict(_BOTH),
                ],
            )
        ],
        seats=1,
        points=(-10.0, 240.0),
        aim="score",
        width=0,
        fast=True,
        # They depend on who else plays; what is still to come does not.
        unused=("points", "best"),
    ),
    "welcome_to": Subject(
        game="welcome_to",
        tables=[
            (2, [{}]),
            (2, [{}, {"advanced_plans": True}, {"roundabouts": True}, {"board": "blueprint"}]),
            (2, [{}]),
            (3, [{}, {"advanced_plans": True}, {"board": "blueprint"}, {"roundabouts": True}]),
            (2, [{}]),
            (1, [{}, {"competitor": "sam"}, {}, {"roundabouts": True}]),
            (4, [{}, {"advanced_plans": True, "roundabouts": True}]),
        ],
        seats=2,
        points=(-80.0, 80.0),
        fast=True,
        # The network is asked between rounds. Of the other board what is told plot by plot is left out.
        unused=(
            *("numbers", "actions", *_TURN),
            *(f"seat0.{name}" for name in ("houses", "roundabouts")),
            *(f"seat1.{name}" for name in ("houses", *_PLOTS)),
        ),
    ),
    "capital_lux": Subject(
        game="capital_lux",
        tables=[
            (2, [{"set": "A"}]),
            (3, [{"set": "random"}, *_SETS]),
            (2, [{"set": "C"}]),
            (4, [{"set": "random"}, *_SETS]),
            (2, [{"set": "random"}, {"set": "C"}]),
            (3, [{"set": "random"}, *_SETS]),
            (2, [{"set": "B"}]),
            (4, [{"set": "random"}, *_SETS]),
        ],
        seats=4,
        points=(-60.0, 100.0),
        # Sums say what matters of districts.
        unused=("capital", "home", "discards"),
    ),
    "megalopolis": Subject(
        game="megalopolis",
        tables=[(4, [{}]), (4, [{}]), (3, [{}]), (2, [{}]), (4, [{}]), (6, [{}])],
        seats=6,
        points=(-6_000_000.0, 12_000_000.0),
        width=8,
    ),
    "sprawlopolis": Subject(
        game="sprawlopolis",
        # All set-ups of one table are contests, or none is.
        tables=[
            (1, [{}, {}, {"level": "hard"}]),
            (2, [{"interstate": "duel"}]),
            (1, [{}]),
            (1, [{"level": "hard"}, {}, {"level": "easy"}]),
            (2, [{}, {"interstate": "together"}]),
            (2, [{"interstate": "duel"}]),
            (1, [{}]),
            (1, [{}, {"construction": True}, {"landmarks": True}, {"wrecktar": True}, {"beaches": True}]),
            (3, [{}]),
        ],
        seats=2,
        points=(-35.0, 35.0),
        width=8,
    ),
}
