"""Trades worth offering: what a bot that looks one action ahead needs to put an offer together.

Both sides gain where a permit completes a trust for one of them, and where a block raises the rents of both. The price
is one that the other side should accept by the same judgement.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit
from megapolis.games.megalopolis.bots.estimate import prospects
from megapolis.games.megalopolis.rules.legal import contributions
from megapolis.games.megalopolis.rules.scoring import has_trust
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.rules.turn import buy_block

MARGIN: Final = 20_000.0
"""The least that each side should gain by an offer."""
NONE: Final[i64] = -1


class Bargain:
    """Buy `permit` of the partner, or have a block put on `site`, for the sum of number `price`; `gain` for oneself."""

    def __init__(self, permit: i64, site: i64, price: i64, gain: float) -> None:
        self.permit = permit
        self.site = site
        self.price = price
        self.gain = gain


def best_purchase(state: Megalopolis, seat: i64, partner: i64) -> Bargain:
    """The best permit to buy from a partner: one that makes a trust, at the lowest price they should accept."""
    box = state.rules.box
    best = Bargain(NONE, NONE, NONE, 0.0)
    mine = state.permits[seat]
    theirs = state.permits[partner]
    wanted = theirs & box.all_streets
    while wanted:
        permit = lowest_bit(wanted)
        wanted &= wanted - 1
        if not has_trust(box, mine | bit(permit), permit):
            continue
        before = prospects(state, seat, mine, state.cash[seat])
        other_before = prospects(state, partner, theirs, state.cash[partner])
        for price in range(i64(len(box.sums))):
            amount = box.sums[price]
            if amount > state.cash[seat]:
                break
            gain = prospects(state, seat, mine | bit(permit), state.cash[seat] - amount) - before
            other = prospects(state, partner, theirs & ~bit(permit), state.cash[partner] + amount) - other_before
            if other - gain / float(state.seats - 1) > MARGIN:
                if gain > MARGIN and gain > best.gain:
                    best = Bargain(permit, NONE, price, gain)
                break
    return best


def best_contribution(state: Megalopolis, seat: i64, partner: i64) -> Bargain:
    """The best block to ask a partner's contribution for, at the highest sum they should accept."""
    box = state.rules.box
    best = Bargain(NONE, NONE, NONE, 0.0)
    before = prospects(state, seat, state.permits[seat], state.cash[seat])
    other_before = prospects(state, partner, state.permits[partner], state.cash[partner])
    sums = contributions(state, partner)
    sites = state.open_sites()
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        if not state.permits[partner] & (bit(box.down[site]) | bit(box.across[site])):
            continue
        after = state.clone()
        buy_block(after, site)
        gain = prospects(after, seat, after.permits[seat], after.cash[seat]) - before
        other = prospects(after, partner, after.permits[partner], after.cash[partner]) - other_before
        price: i64 = i64(len(box.sums)) - 1
        while price >= 0:
            amount = float(box.sums[price])
            if sums >> price & 1 and other - amount - (gain + amount) / float(state.seats - 1) > MARGIN:
                if gain + amount > MARGIN and gain + amount > best.gain:
                    best = Bargain(NONE, site, price, gain + amount)
                break
            price -= 1
    return best
