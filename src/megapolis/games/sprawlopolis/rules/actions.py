"""The actions of Sprawlopolis. To lay a card: pick it, choose its place, choose which way up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.actions import ActionSpace

SIZE: Final[i64] = 60
"""Rows and columns of the plane. It has no border: its edges join, and no city is long enough to meet itself."""

# Cards by their number: the box's own 18, construction zones, Wrecktar, beaches, road works.
BASE: Final[i64] = 18
ZONES: Final[i64] = 18
WRECKTAR: Final[i64] = 22
BEACHES: Final[i64] = 23
WORKS: Final[i64] = 27
CARDS: Final[i64] = 31

SPACE: Final = ActionSpace()

# What a player does.
PICK: Final[i64] = SPACE.add("pick", card=int(CARDS))
PLACE: Final[i64] = SPACE.add("place", row=int(SIZE), column=int(SIZE))
TURN: Final[i64] = SPACE.add("turn", turned=2)
REPAIR: Final[i64] = SPACE.add("repair", works=4)
FINISH: Final[i64] = SPACE.add("finish")
FLIP: Final[i64] = SPACE.add("flip", side=2)
EXTEND: Final[i64] = SPACE.add("extend", end=2)

# What chance does. `dealt` is what others see of a card dealt into a hand.
CONDITION: Final[i64] = SPACE.add("condition", number=int(BASE))
DEAL: Final[i64] = SPACE.add("deal", card=int(CARDS))
DEALT: Final[i64] = SPACE.add("dealt")
START: Final[i64] = SPACE.add("start", card=int(CARDS))
REVEAL: Final[i64] = SPACE.add("reveal", card=int(CARDS))
ZONE_RULE: Final[i64] = SPACE.add("zone_rule", zone=4)
BEACH_RULE: Final[i64] = SPACE.add("beach_rule", beach=4)
MOTORWAY_RULE: Final[i64] = SPACE.add("motorway_rule", motorway=4)
STRIP: Final[i64] = SPACE.add("strip", motorway=4)
LAY_STRIP: Final[i64] = SPACE.add("lay_strip", motorway=4, turned=2)
DEAL_WORKS: Final[i64] = SPACE.add("deal_works", works=4)

# What a player does before drawing, where somebody could lay a road works card first.
DRAW: Final[i64] = SPACE.add("draw")
