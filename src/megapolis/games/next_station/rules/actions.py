"""The actions of Next Station."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.actions import ActionSpace

# Room for maps of other sizes, so that an integer means the same whatever the data file: see `board.py`.
MAX_STATIONS: Final = 60
MAX_SECTIONS: Final = 180
MAX_CARDS: Final = 16

SPACE: Final = ActionSpace()

# What a player does. To pass is to draw nothing, or nothing more.
PASS: Final[i64] = SPACE.add("pass")
DRAW: Final[i64] = SPACE.add("draw", section=MAX_SECTIONS)
POWER_DRAW: Final[i64] = SPACE.add("power_draw", section=MAX_SECTIONS)
CIRCLE: Final[i64] = SPACE.add("circle", station=MAX_STATIONS)
LAY: Final[i64] = SPACE.add("lay", pencil=4)

# What chance does.
FLIP: Final[i64] = SPACE.add("flip", card=MAX_CARDS)
DEAL_PENCIL: Final[i64] = SPACE.add("deal_pencil", pencil=4)
DEAL_OBJECTIVE: Final[i64] = SPACE.add("deal_objective", objective=8)
DEAL_POWER: Final[i64] = SPACE.add("deal_power", power=4)
