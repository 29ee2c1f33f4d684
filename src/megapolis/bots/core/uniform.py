"""Plays at random."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from megapolis.engine.core.bot import Bot, Perspective


@final
class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, position: Perspective) -> i64:
        return position.draw(self.rng)
