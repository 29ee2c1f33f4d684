"""What one decision cost, by what its seat could know then."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megapolis.analysis.hints import Hint, MoveWords, WhyNot, advise, against, words_of
from megapolis.analysis.reasons import Reason, choose, reasons_for
from megapolis.analysis.values import Weighing
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

    @property
    def is_mistake(self) -> bool:
        """Whether another move was clearly better: by half a unit at least, and by more than luck."""
        return self.cost >= max(self.hint.unit / 2, SURE * self.error)

    @property
    def is_turning_point(self) -> bool:
        """Whether it cost enough to be shown to somebody who looks back: a unit at least, and more than luck."""
        return self.cost >= max(self.hint.unit, SURE * self.error)


def judge(
    state: State,
    seat: int,
    action: int,
    *,
    index: int = 0,
    seed: int = 1,
    futures: int = CAREFUL,
    among: Sequence[int] = (),
) -> Verdict:
    """What a decision cost against the best of some moves (by default, of those that look best)."""
    weighing = Weighing(state, seat, seed)
    weighing.consider(among or weighing.rank()[:MOVES_AGAIN])
    weighing.consider([action])
    weighing.try_all(futures)
    played = weighing.settle(action)
    cost, error = weighing.gap(played)
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
    )
