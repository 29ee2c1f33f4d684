"""The stages of a game, in their order."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from mypy_extensions import i64

from megapolis.engine.core.record import Name

SYNERGIES: Final[i64] = 0
"""Chance picks the synergies that are left to it."""
PREPARE: Final[i64] = 1
"""Pieces of synergies are laid out, before the game and between rounds."""
OPENING: Final[i64] = 2
"""The capital's first cards."""
FIRST: Final[i64] = 3
"""Chance names the first player."""
DEAL: Final[i64] = 4
DRAFT: Final[i64] = 5
TURN: Final[i64] = 6
EFFECT: Final[i64] = 7
REVEALING: Final[i64] = 8
"""The last turn is over: hands go home, agent tiles are about to be turned over."""
PURGE: Final[i64] = 9
BONUS: Final[i64] = 10
OVER: Final[i64] = 11

STAGES: Final = (
    "synergies",
    "prepare",
    "opening",
    "first_player",
    "deal",
    "draft",
    "turn",
    "effect",
    "reveal",
    "purge",
    "bonus",
    "over",
)
Stage: TypeAlias = Annotated[i64, Name("stage")]
