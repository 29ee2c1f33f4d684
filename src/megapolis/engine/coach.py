"""What a game tells its coach: the scale that moves are compared on, and facts about a move that can be counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from megapolis.engine.core.state import State
from megapolis.engine.setup import Setup

S = TypeVar("S", bound=State)

POINTS = "points"
"""Own points: nobody can be hindered, or nobody else plays."""
AHEAD = "ahead"
"""Points ahead of the best other."""
ABOVE = "above"
"""Points above the target of a team."""

KINDS = ("only", "now", "risk", "ways", "tempo", "rival", "later", "waits", "block")
"""The kinds of facts. Of equal worth, the earlier one is said."""


class Fact(msgspec.Struct, frozen=True):
    """Something that was counted about a move: a sentence (`coach-<key>` with `args`) and what to draw.

    `amount` says how much of it there is, so that the same fact about two moves can be compared: it speaks for the move
    with more. Where it is in points, `counts` is true.
    """

    kind: str
    key: str
    args: dict[str, str | int | float]
    amount: float
    counts: bool = False
    marks: list[str] = []
    line: str = ""
    """The score line that it changes, by its name, if it is one: a gain that is lost again in the end is no reason."""


def count_nothing(_before: Any, _after: Any, _seat: int, _way: Sequence[int]) -> list[Fact]:
    """No facts but those that score lines tell."""
    return []


def every_move(_state: Any, _seat: int, legal: Sequence[int]) -> Sequence[int]:
    """All of them."""
    return legal


def count_none(_state: Any) -> tuple[int, int]:
    """Neither rounds nor turns."""
    return 0, 0


def own_or_ahead(setup: Setup) -> str:
    """Own points for one player, points ahead for several."""
    return POINTS if setup.players == 1 else AHEAD


@dataclass(frozen=True, kw_only=True)
class Coach(Generic[S]):
    """What a game tells its coach."""

    scale: Callable[[Setup], str] = own_or_ahead
    """What moves are compared by: `points`, `ahead` or `above`."""
    unit: float = 1.0
    """The difference that people begin to care about."""
    depth: int = 2
    """Where a network judges positions: how many rounds of a dealt future are played before it does.

    Where it has a policy, they are decisions, of whoever makes them.
    """
    settles_soon: Callable[[S], bool] | None = None
    """Whether a round whose end settles much may be over within `depth`, whatever is played.

    All futures are then played to its end: none may be judged before it and another one after it.
    """
    facts: Callable[[S, S, int, Sequence[int]], list[Fact]] = count_nothing
    """Facts about a way to go on: from the position before it, the one after it, the seat and its actions.

    Both positions are as the seat may know them, with nothing dealt yet.
    """
    moves: Callable[[S, int, Sequence[int]], Sequence[int]] = every_move
    """Which legal actions of a seat are compared. Any other is weighed when it is asked about."""
    plans: bool = True
    """Whether the rest of a turn is planned before luck is known; where not, whoever plays futures on finds it."""
    ruined: Callable[[S, int], bool] | None = None
    """Whether a seat has lost everything, where that can happen."""
    expect: Callable[[S], list[float]] | None = None
    """The points that each seat can expect at the horizon; None: those it has there."""
    target: Callable[[S], int] | None = None
    """What a team must reach, where the scale is `above`."""
    count: Callable[[S], tuple[int, int]] = count_none
    """The round and the turn of a position as people count them; 0 where the game does not count them."""
    square: Callable[[S, int], int] | None = None
    """Where a seat stands on a ring of squares: a lap, told in place of a round, ends where the number falls."""
