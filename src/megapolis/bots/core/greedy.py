"""Looks one action ahead."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.heuristics import best_action


@final
class GreedyBot(Bot):
    """Plays the action that looks best by the game's own judgement, in one imagined position."""

    def choose(self, position: Perspective) -> i64:
        actions = position.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return best_action(position.heuristics(), position.determinize(self.rng), position.seat, actions)
