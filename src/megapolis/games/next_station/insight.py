"""What a bot should know about Next Station."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.bits import popcount
from megapolis.engine.insight import Insight
from megapolis.engine.rng import Rng
from megapolis.engine.state import State
from megapolis.games.next_station.actions import PASS
from megapolis.games.next_station.board import ANY
from megapolis.games.next_station.state import NextStation

OPENING: Final = 0.05
"""What one more way to go on is worth, in points: it breaks ties between equal gains."""


class NextStationInsight(Insight):
    """Points now, and how many ways the line can go on."""

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, NextStation)
        value = float(state.points(seat))
        sheet = state.sheets[seat]
        if sheet.line:
            w0, w1, w2 = sheet.reach(state.rules.board, ANY, sheet.ends)
            value += OPENING * float(popcount(w0) + popcount(w1) + popcount(w2))
        return value

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """Any section rather than none."""
        actions = state.legal_actions(seat)
        count: i64 = len(actions)
        if count > 1 and actions[0] == PASS:
            return actions[1 + rng.below(count - 1)]
        return actions[rng.below(count)]
