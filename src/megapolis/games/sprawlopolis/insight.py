"""What a bot should know about Sprawlopolis."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.insight import Insight
from megapolis.engine.state import State
from megapolis.games.sprawlopolis.dealing import PLACING, TURNING
from megapolis.games.sprawlopolis.state import Sprawlopolis


class SprawlopolisInsight(Insight):
    """Points now; a card is worth its best place, a place its best way up."""

    def promise(self, state: State, seat: i64, action: i64) -> float:
        after = state.clone()
        after.play(seat, action)
        assert isinstance(after, Sprawlopolis)
        if after.stage in (PLACING, TURNING) and after.actor == seat:
            best = -1e9
            for reply in after.legal_actions(seat):
                best = max(best, self.promise(after, seat, reply))
            return best
        return self.evaluate(after, seat)
