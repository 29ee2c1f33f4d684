"""What one decision cost, by what its seat could know then."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import msgspec

from megapolis.analysis.futures import Way
from megapolis.analysis.hints import Hint, MoveWords, WhyNot, advise, against, words_of
from megapolis.analysis.reasons import Reason, are_over, choose, reasons_for
from megapolis.analysis.values import Trial, Weighing, outcomes_of
from megapolis.engine.coach import AHEAD
from megapolis.engine.core.state import State

CAREFUL = 64
"""Futures of a careful look."""
MOVES_AGAIN = 4
"""How many moves are compared with what was played."""
SURE = 2.0
"""A mistake costs at least so many errors."""


class Verdict(msgspec.Struct, frozen=True):
    """A decision, what it cost, and what the coach would have said."""

    index: int
    seat: int
    action: int
    played: MoveWords
    cost: float
    error: float
    hint: Hint
    """Advice for the position as it was then."""
    against: WhyNot
    """What spoke against the move that was played."""
    reasons: list[Reason]
    """What spoke for the best move instead: at most two facts."""
    decided: bool = False
    """Whether nothing turned on it: it won as often, or the game was won or lost whatever was played."""

    @property
    def is_mistake(self) -> bool:
        """Whether another move was clearly better: by half a unit at least, and by more than luck."""
        return self.cost >= max(self.hint.unit / 2, SURE * self.error)

    @property
    def is_turning_point(self) -> bool:
        """Whether it cost enough to be shown to somebody who looks back: a unit at least, and more than luck."""
        return not self.decided and self.cost >= max(self.hint.unit, SURE * self.error)


def judge(
    state: State,
    seat: int,
    action: int,
    *,
    index: int = 0,
    seed: int = 1,
    futures: int = CAREFUL,
    among: Sequence[int] = (),
    turn: Way = (),
) -> Verdict:
    """What a decision cost against the best of some moves (by default, of those that look best).

    `turn` is the turn that was played from it, where it is known.
    """
    weighing = Weighing(state, seat, seed)
    weighing.consider(among or weighing.rank()[:MOVES_AGAIN])
    weighing.consider([action])
    weighing.try_all(futures)
    played = weighing.credit(turn or (action,))
    cost, error = weighing.gap(played)
    if cost >= weighing.unit / 2:
        searched = weighing.futures.search(weighing.best().way, played.way)
        if searched is not None:
            # What the futures and a search that sees further agree on; how far they are apart is an error, too.
            error = hypot(error, (cost - searched) / 2)
            cost = max(0.0, min(cost, searched))
    return Verdict(
        index=index,
        seat=seat,
        action=action,
        played=words_of(weighing, action),
        cost=cost,
        error=error,
        hint=advise(weighing),
        against=against(weighing, action),
        reasons=choose(reasons_for(weighing, weighing.best(), played), cost) if cost > 0.0 else [],
        decided=is_decided(weighing, played),
    )


def is_decided(weighing: Weighing, played: Trial) -> bool:
    """Whether winning did not turn on a move, where somebody wins: it wins more often, or no future is another.

    A team goes on for points above its target, or to come closer to it.
    """
    best = weighing.best()
    if weighing.futures.coach.scale(weighing.state.setup) != AHEAD:
        return False
    outcomes = [*outcomes_of(best), *outcomes_of(played)]
    same = all(outcome > 0.0 for outcome in outcomes) or all(outcome < 0.0 for outcome in outcomes)
    return weighing.wins_more(played) or (are_over(best, played) and same)
