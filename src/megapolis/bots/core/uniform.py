"""Plays at random."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.core.bot import Bot, Perspective


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, position: Perspective) -> i64:
        actions = position.legal_actions()
        return actions[self.rng.below(i64(len(actions)))]
