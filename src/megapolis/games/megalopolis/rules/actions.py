"""The actions of Megalopolis."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.actions import ActionSpace

PERMITS: Final = 28
"""24 streets, numbered clockwise from the Stock Exchange, then the four bridges in the same order."""
STREETS: Final = 24
QUARTERS: Final = 36
SQUARES: Final = 40
SEATS: Final = 6
BANK: Final[i64] = SEATS
"""The bank where a payer or payee is named: one beyond the last seat."""

# Room for other data files, so that an integer means the same whatever the file: see `box.py`.
MAX_SUMS: Final = 16
MAX_NOTES: Final = 8
MAX_CARDS: Final = 24
BIDS: Final = (1, 2, 5, 10)
"""By how many steps a bid raised the one before in the first version of the rules."""
RAISES: Final = 10
"""A bid raises the one before by any number of steps: one to ten, after as many tens as wished."""

SPACE: Final = ActionSpace()

# What a player does: the turn, its choices, then what is chosen from.
GO: Final[i64] = SPACE.add("go")
END: Final[i64] = SPACE.add("end")
PASS: Final[i64] = SPACE.add("pass")
TAKE: Final[i64] = SPACE.add("take")
LEAVE: Final[i64] = SPACE.add("leave")
CROSS: Final[i64] = SPACE.add("cross")
STAY: Final[i64] = SPACE.add("stay")
SKIP: Final[i64] = SPACE.add("skip")
PROPOSE: Final[i64] = SPACE.add("propose")
WITHDRAW: Final[i64] = SPACE.add("withdraw")
ACCEPT: Final[i64] = SPACE.add("accept")
DECLINE: Final[i64] = SPACE.add("decline")
COUNTER: Final[i64] = SPACE.add("counter")
OFFER: Final[i64] = SPACE.add("offer", seat=SEATS)
REQUEST: Final[i64] = SPACE.add("request", seat=SEATS)
BID: Final[i64] = SPACE.add("bid", steps=len(BIDS))  # the first version of the rules
MOVE: Final[i64] = SPACE.add("move", squares=SQUARES)
BUILD: Final[i64] = SPACE.add("build", quarter=QUARTERS)
PUT: Final[i64] = SPACE.add("put", quarter=QUARTERS)
SITE: Final[i64] = SPACE.add("site", quarter=QUARTERS)
GIVE: Final[i64] = SPACE.add("give", permit=PERMITS)
WANT: Final[i64] = SPACE.add("want", permit=PERMITS)
PAY: Final[i64] = SPACE.add("pay", sum=MAX_SUMS)  # the first version of the rules, as the next
CHARGE: Final[i64] = SPACE.add("charge", sum=MAX_SUMS)
VISIT: Final[i64] = SPACE.add("visit", permit=PERMITS)
TENDER: Final[i64] = SPACE.add("tender", permit=PERMITS)
SELL: Final[i64] = SPACE.add("sell", permit=PERMITS)

# What chance does.
DEAL_ZONE: Final[i64] = SPACE.add("deal_zone", zone=8)
DEAL_PERMIT: Final[i64] = SPACE.add("deal_permit", permit=STREETS)
DICE: Final[i64] = SPACE.add("dice", first=6, second=6, third=6)
EXIT: Final[i64] = SPACE.add("exit", tens=6, units=6)
DIE: Final[i64] = SPACE.add("die", face=6)
DRAW: Final[i64] = SPACE.add("draw", card=MAX_CARDS)

# What a player does since the second version of the rules; at the end, so that stored games keep their numbers.
RAISE: Final[i64] = SPACE.add("raise", by=RAISES)
MORE: Final[i64] = SPACE.add("more")
PAY_MORE: Final[i64] = SPACE.add("pay_more", note=MAX_NOTES)
CHARGE_MORE: Final[i64] = SPACE.add("charge_more", note=MAX_NOTES)
