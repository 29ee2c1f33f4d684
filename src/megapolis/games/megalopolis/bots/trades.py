"""Trades worth offering: what a bot that looks one action ahead needs to put an offer together.

Both sides gain where a permit completes a trust for one of them, and where a block raises the rents of both. The price
is one that the other side should accept by the same judgement.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.games.megalopolis.bots.estimate import highest_rent, prospects, purse, rounds_left, worth_of_all
from megapolis.games.megalopolis.rules.actions import CHARGE, CHARGE_MORE, PAY, PAY_MORE
from megapolis.games.megalopolis.rules.legal import at_most, least_contribution
from megapolis.games.megalopolis.rules.scoring import has_trust
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.rules.turn import buy_block

MARGIN: Final = 20_000.0
"""The least that each side should gain by an offer."""
NONE: Final[i64] = -1


@final
class Bargain:
    """Buy `permit` of the partner, or have a block put on `site`, for `price` (0: no bargain); `gain` for oneself."""

    def __init__(self, permit: i64, site: i64, price: i64, gain: float) -> None:
        self.permit = permit
        self.site = site
        self.price = price
        self.gain = gain


@final
class Purchase:
    """What it changes for two players if one of them buys a permit of the other."""

    def __init__(self, state: Megalopolis, buyer: i64, seller: i64, permit: i64) -> None:
        rounds = rounds_left(state)
        mine = state.permits[buyer]
        theirs = state.permits[seller]
        self.state = state
        self.buyer = buyer
        self.seller = seller
        self.worth = worth_of_all(state, buyer, mine | bit(permit), rounds) - worth_of_all(state, buyer, mine, rounds)
        self.loss = worth_of_all(state, seller, theirs, rounds) - worth_of_all(
            state, seller, theirs & ~bit(permit), rounds
        )
        self.danger = highest_rent(state, buyer)
        self.seller_danger = highest_rent(state, seller)

    def gain(self, price: i64) -> float:
        """What the buyer gains."""
        return self.worth + purse(self.state, self.buyer, -price, self.danger)

    def suits_seller(self, price: i64) -> bool:
        """Whether the seller stands better against the others afterwards."""
        other = purse(self.state, self.seller, price, self.seller_danger) - self.loss
        return other - self.gain(price) / float(self.state.seats - 1) > MARGIN

    def lowest_price(self) -> i64:
        """The smallest sum within the buyer's cash that suits the seller; 0: there is none."""
        note = self.state.rules.box.notes[0]
        low: i64 = 1
        high = self.state.cash[self.buyer] // note
        if high < low or not self.suits_seller(high * note):
            return 0
        while low < high:
            middle = (low + high) // 2
            if self.suits_seller(middle * note):
                high = middle
            else:
                low = middle + 1
        return low * note


def best_purchase(state: Megalopolis, seat: i64, partner: i64) -> Bargain:
    """The best permit to buy from a partner: one that makes a trust, at the lowest price they should accept."""
    box = state.rules.box
    best = Bargain(NONE, NONE, 0, 0.0)
    mine = state.permits[seat]
    wanted = state.permits[partner] & box.all_streets
    while wanted:
        permit = lowest_bit(wanted)
        wanted &= wanted - 1
        if not has_trust(box, mine | bit(permit), permit):
            continue
        purchase = Purchase(state, seat, partner, permit)
        price = purchase.lowest_price()
        if price and not state.rules.any_sum:
            price = smallest_sum(state, price)
        if not price or price > state.cash[seat]:
            continue
        gain = purchase.gain(price)
        if gain > MARGIN and gain > best.gain:
            best = Bargain(permit, NONE, price, gain)
    return best


def best_contribution(state: Megalopolis, seat: i64, partner: i64) -> Bargain:
    """The best block to ask a partner's contribution for, at the highest sum they should accept."""
    box = state.rules.box
    best = Bargain(NONE, NONE, 0, 0.0)
    before = prospects(state, seat, state.permits[seat], state.cash[seat])
    other_before = prospects(state, partner, state.permits[partner], state.cash[partner])
    rivals = float(state.seats - 1)
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
        # What the partner pays, the asking player gains: it suits the partner while this stays above the margin:
        # other - price - (gain + price) / rivals.
        price = highest_contribution(state, partner, (other - gain / rivals - MARGIN) / (1.0 + 1.0 / rivals))
        if price and gain + float(price) > MARGIN and gain + float(price) > best.gain:
            best = Bargain(NONE, site, price, gain + float(price))
    return best


def highest_contribution(state: Megalopolis, partner: i64, limit: float) -> i64:
    """The highest sum below a limit that a partner can contribute to a block; 0: there is none."""
    box = state.rules.box
    limit = min(limit, float(state.cash[partner]))
    if limit < float(box.notes[0]):
        return 0
    price = i64(limit) // box.notes[0] * box.notes[0]
    if not state.rules.any_sum:
        count = popcount(at_most(box.sums, price))
        price = box.sums[count - 1] if count else 0
    return price if price >= least_contribution(state) else 0


def smallest_sum(state: Megalopolis, price: i64) -> i64:
    """The smallest sum of the first version of the rules that is not below a price; 0: there is none."""
    for amount in state.rules.box.sums:
        if amount >= price:
            return amount
    return 0


def toward_payment(state: Megalopolis, price: i64) -> i64:
    """The action that pays as much of a price as one action can."""
    box = state.rules.box
    if not state.rules.any_sum:
        return PAY + popcount(at_most(box.sums, price)) - 1
    return PAY_MORE + popcount(at_most(box.notes, price - state.deal.money)) - 1


def toward_charge(state: Megalopolis, price: i64) -> i64:
    """The action that asks for as much of a price as one action can."""
    box = state.rules.box
    if not state.rules.any_sum:
        return CHARGE + popcount(at_most(box.sums, price)) - 1
    return CHARGE_MORE + popcount(at_most(box.notes, price + state.deal.money)) - 1
