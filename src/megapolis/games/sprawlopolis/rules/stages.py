"""Where a game stands: the steps of the set-up, whose decision is awaited, and why a card is being laid."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from mypy_extensions import i64

from megapolis.engine.core.record import Name

# The steps of the set-up, in their order; then play. A game takes those that its options need.
CONDITIONS: Final[i64] = 0
ZONE_CARD: Final[i64] = 1
BEACH_CARD: Final[i64] = 2
MOTORWAY_CARD: Final[i64] = 3
STRIPS: Final[i64] = 4
HANDS: Final[i64] = 5
START_CARD: Final[i64] = 6
ROAD_WORKS: Final[i64] = 7
PLAY: Final[i64] = 8
STEPS: Final = (
    "conditions",
    "zone_card",
    "beach_card",
    "motorway_card",
    "strips",
    "hands",
    "start_card",
    "road_works",
    "play",
)
Step: TypeAlias = Annotated[i64, Name("step")]

# What is awaited: chance (a step of the set-up, or the next top card), or a decision of `actor`.
DEALING: Final[i64] = 0
REVEALING: Final[i64] = 1
FLIPPING: Final[i64] = 2
EXTENDING: Final[i64] = 3
PICKING: Final[i64] = 4
PLACING: Final[i64] = 5
TURNING: Final[i64] = 6
LAST_CALL: Final[i64] = 7
OVER: Final[i64] = 8
DRAWING: Final[i64] = 9
"""The mover is about to draw, and road works may still be laid."""
STAGES: Final = (
    "dealing",
    "revealing",
    "flipping",
    "extending",
    "picking",
    "placing",
    "turning",
    "last_call",
    "over",
    "drawing",
)
Stage: TypeAlias = Annotated[i64, Name("stage")]

# Why a card is being laid.
FROM_HAND: Final[i64] = 0
AS_START: Final[i64] = 1
AS_STRIP: Final[i64] = 2
WHEN_DRAWN: Final[i64] = 3
AS_WORKS: Final[i64] = 4
PURPOSES: Final = ("from_hand", "as_start", "as_strip", "when_drawn", "as_works")
Purpose: TypeAlias = Annotated[i64, Name("purpose")]
