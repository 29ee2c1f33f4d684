"""The actions of Capital Lux, and the numbers of its card faces.

Cards with the same print are interchangeable, so a player's action names a face, not a copy:

     0-19  citizens     colour * 5 + value - 2          (values 2 to 6)
    20-25  rebels       20 + value - 1                  (values 1 to 6, no colour)
    26-61  dualists     26 + pair * 3 + value - 2       (values 2 to 4; pair: colour at home, colour in the capital)
    62-77  recruiters   62 + colour * 4 + value - 1     (values 1 to 4; never in a hand)

What chance draws is one copy of the box, numbered as in the data file.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.actions import ActionSpace

REBELS: Final[i64] = 20
DUALISTS: Final[i64] = 26
RECRUITERS: Final[i64] = 62
FACES: Final[i64] = 78
HAND_FACES: Final[i64] = 62

# Room for boxes of other sizes: see `box.py`.
MAX_CITIZENS: Final = 120
MAX_SPECIALS: Final = 40
MAX_TILES: Final = 12
MAX_SYNERGIES: Final = 24
MAX_COINS: Final[i64] = 64

SPACE: Final = ActionSpace()

# The draft and the turn.
KEEP: Final[i64] = SPACE.add("keep", card=62)
HOME: Final[i64] = SPACE.add("home", card=62)
CAPITAL: Final[i64] = SPACE.add("capital", card=62)

# Choices inside the effects of synergies, and in purge and bonus.
PLANT: Final[i64] = SPACE.add("plant", district=4)
FLAG: Final[i64] = SPACE.add("flag", district=4)
MOVE: Final[i64] = SPACE.add("move", district=4, card=62)
TAKE: Final[i64] = SPACE.add("take", district=4, card=62)
DISCARD: Final[i64] = SPACE.add("discard", district=4, card=62)
REFORM: Final[i64] = SPACE.add("reform", card=62)
COLLECT: Final[i64] = SPACE.add("collect", colour=5)
COVER: Final[i64] = SPACE.add("cover", district=4, value=6)
POCKET: Final[i64] = SPACE.add("pocket")
SPEND: Final[i64] = SPACE.add("spend", coins=64)

# What chance does.
DEAL_SYNERGY: Final[i64] = SPACE.add("deal_synergy", synergy=MAX_SYNERGIES)
FIRST_PLAYER: Final[i64] = SPACE.add("first_player", player=4)
DRAW: Final[i64] = SPACE.add("draw", citizen=MAX_CITIZENS)
DRAW_REBEL: Final[i64] = SPACE.add("draw_rebel", rebel=MAX_SPECIALS)
DRAW_DUALIST: Final[i64] = SPACE.add("draw_dualist", dualist=MAX_SPECIALS)
TURN_UP: Final[i64] = SPACE.add("turn_up", recruiter=MAX_SPECIALS)
DRAW_AGENT: Final[i64] = SPACE.add("draw_agent", agent=MAX_TILES)
DRAW_ORACLE: Final[i64] = SPACE.add("draw_oracle", oracle=MAX_TILES)
PASS_LEFT: Final[i64] = SPACE.add("pass_left")
REVEAL: Final[i64] = SPACE.add("reveal")

# What others see of a hidden draw.
DREW_CARD: Final[i64] = SPACE.add("drew")
DREW_REBEL: Final[i64] = SPACE.add("drew_rebel")
DREW_DUALIST: Final[i64] = SPACE.add("drew_dualist")
DREW_AGENT: Final[i64] = SPACE.add("drew_agent")
