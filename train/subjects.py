"""What can be learned: for each game the tables that are played, how far a look ahead goes, what the network reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Subject:
    """A game as a thing to learn."""

    game: str
    tables: list[tuple[int, list[dict[str, Any]]]]
    """Seats, and set-ups that are dealt out in turn; workers take these in turn. The very first is the yardstick."""
    plans: int
    """Where a turn has several actions: how many ways to play it the network judges."""
    seats: int
    """How many seats of an observation the network reads, its own first."""
    unused: tuple[str, ...]
    """Slices that the network does not read."""
    room: int
    """So many positions a game at most, on average over a batch, when all begin together."""
    spelled: tuple[str, ...] = field(default=())
    """Slices whose numbers are names rather than amounts: each becomes a row of zeros with a one."""
    leads: bool = False
    """Whether being ahead is learned, instead of making points."""
    tutored: float = 0.0
    """The share of games in which one seat learns and the others play by the game's own heuristics alone."""
    trace: float = 0.8
    """λ: how much of what came later is blended into a lesson."""


_BASE = {"random_pencils": True}
_BOTH = {"objectives": True, "powers": True}
_TURN = ("stage", "number", "action", "house", "built", "paying", "need", "paid")
_PLOTS = ("houses", "bis", "roundabouts", "fences", "used", "pools", "room", "takes", "stretch")

SUBJECTS = {
    ("next_station", "score"): Subject(
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
        plans=0,
        seats=1,
        # They depend on who else plays; what is still to come does not.
        unused=("seat0.points", "seat0.best"),
        room=24,
    ),
    ("welcome_to", "score"): Subject(
        game="welcome_to",
        tables=[
            (2, [{}]),
            (2, [{}, {"advanced_plans": True}]),
            (2, [{}]),
            (3, [{}, {"advanced_plans": True}, {"board": "blueprint"}, {"roundabouts": True}]),
            (2, [{}]),
            (1, [{}, {}, {}, {"roundabouts": True}]),
            (2, [{}, {}, {}, {"roundabouts": True, "advanced_plans": True}]),
        ],
        plans=16,
        seats=2,
        # The network is asked between rounds; of another board it reads what races are about.
        unused=("numbers", "seat0.points", *_TURN, *(f"seat1.{name}" for name in (*_PLOTS, "points"))),
        room=24,
        spelled=("seat0.houses",),
    ),
    ("welcome_to", "win"): Subject(
        game="welcome_to",
        tables=[
            (2, [{}]),
            (2, [{}]),
            (2, [{}, {"board": "blueprint"}, {"advanced_plans": True}, {"roundabouts": True}]),
            (2, [{}]),
            (3, [{}, {"advanced_plans": True}, {"board": "blueprint"}, {"roundabouts": True, "advanced_plans": True}]),
        ],
        plans=16,
        seats=2,
        # What is told plot by plot is left out: a small network learns from fewer games.
        unused=(
            "numbers",
            "actions",
            *_TURN,
            *(f"seat0.{name}" for name in ("houses", "filled", "roundabouts", "fences", "used", "takes", "stretch")),
            *(f"seat1.{name}" for name in (*_PLOTS, "filled")),
        ),
        room=24,
        leads=True,
        tutored=0.5,
        trace=0.6,
    ),
}
