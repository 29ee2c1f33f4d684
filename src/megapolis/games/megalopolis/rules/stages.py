"""The stages of a game: what is being decided now. A position is always in exactly one of them."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from mypy_extensions import i64

from megapolis.engine.core.record import Name

STAGES: Final = (
    "zones",  # chance lays a zone card beside each district
    "permits",  # chance deals two street permits to each player
    "first",  # dice decide who begins
    "start",  # the active player may trade before rolling (and cross, where that is left to the next turn)
    "roll",  # chance rolls three dice
    "triple",  # a triple: any number of squares short of a lap
    "hall",  # City Hall: go to an unowned permit's square, or put a free block
    "exit",  # the Highway: chance rolls two dice for an exit
    "court",  # chance rolls the fine
    "card",  # chance draws a crest card
    "tender",  # a card lets the player choose the permit that is auctioned
    "auction",  # bidding, one player after another
    "privilege",  # the active player may take the permit for one step more
    "free",  # a free block may be put
    "bridge",  # the city may be crossed
    "debt",  # the debtor chooses a permit to sell
    "build",  # the end of the turn: build, trade, ask for contributions
    "draft",  # an offer is being put together
    "site",  # a contribution is asked for: to a block on which quarter
    "sum",  # and how much
    "answer",  # the partner answers
    "over",
    "raise",  # a bidder has said more than ten steps and now says the rest
)

Stage: TypeAlias = Annotated[i64, Name("stage")]

ZONES: Final[i64] = 0
DEALING: Final[i64] = 1
FIRST: Final[i64] = 2
START: Final[i64] = 3
ROLL: Final[i64] = 4
TRIPLE: Final[i64] = 5
HALL: Final[i64] = 6
EXITING: Final[i64] = 7
COURT: Final[i64] = 8
CARD: Final[i64] = 9
TENDERING: Final[i64] = 10
AUCTION: Final[i64] = 11
PRIVILEGE: Final[i64] = 12
FREE: Final[i64] = 13
BRIDGING: Final[i64] = 14
DEBT: Final[i64] = 15
BUILDING: Final[i64] = 16
DRAFT: Final[i64] = 17
CHOOSE_SITE: Final[i64] = 18
CHOOSE_SUM: Final[i64] = 19
ANSWER: Final[i64] = 20
OVER: Final[i64] = 21
RAISING: Final[i64] = 22
