"""The judgement of `estimate.py` made fast for the two decisions that rollouts make most: bids and blocks.

During an auction only the bid and its leader change, and a block changes one territory. So one look at each bidder's
permits serves a whole auction, and one look at the streets serves all sites for a block.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.games.megalopolis.bots.estimate import final_height, highest_rent, purse, rounds_left, worth_of_all
from megapolis.games.megalopolis.bots.odds import landing_shares
from megapolis.games.megalopolis.rules.actions import BID, LEAVE, PASS, RAISE, STREETS, TAKE
from megapolis.games.megalopolis.rules.scoring import column, has_trust
from megapolis.games.megalopolis.rules.stages import AUCTION, PRIVILEGE, RAISING
from megapolis.games.megalopolis.rules.state import Megalopolis


@final
class Bidding:
    """What the permit under the hammer is worth to each seat, at any price."""

    def __init__(self, state: Megalopolis) -> None:
        auction = state.auction
        self.state = state
        self.rivals = float(state.seats - 1)
        self.worths: list[float] = []
        """What the permit brings each seat until the end."""
        self.dangers: list[i64] = []
        """The highest rent that each seat should have cash for."""
        rounds = rounds_left(state)
        permit = bit(auction.permit)
        for seat in range(state.seats):
            held = state.permits[seat]
            worth = 0.0
            danger: i64 = 0
            if state.in_play() >> seat & 1:
                worth = worth_of_all(state, seat, held | permit, rounds)
                worth -= worth_of_all(state, seat, held & ~permit, rounds)
                danger = highest_rent(state, seat)
            self.worths.append(worth)
            self.dangers.append(danger)

    def purse(self, seat: i64, change: i64) -> float:
        """What more or less cash is worth to a seat, the rents around considered."""
        return purse(self.state, seat, change, self.dangers[seat])

    def gain(self, seat: i64, price: i64) -> float:
        """What a bidder gains by having the permit for this price."""
        return self.worths[seat] + self.purse(seat, -price)

    def should_raise(self, seat: i64) -> bool:
        """Whether a seat stands better against the others if it raises than if the auction ends now."""
        auction = self.state.auction
        leader = auction.leader
        seller = auction.seller
        price = auction.bid + self.state.rules.box.bid_step
        # What the others lose by the raise: the leader loses the permit, and a forced seller gets the price for it.
        others = self.gain(leader, auction.bid) if leader >= 0 else 0.0
        if seller >= 0:
            others -= self.purse(seller, price)
            others += self.purse(seller, auction.bid) if leader >= 0 else self.worths[seller]
        return self.gain(seat, price) > -others / self.rivals


def smallest_raise(state: Megalopolis) -> i64:
    """The action that raises a bid by one step."""
    return RAISE if state.rules.any_sum else BID


def finish_auction(state: Megalopolis) -> None:
    """Play an auction to its end: everybody raises by one step while that is better than passing."""
    bidding = Bidding(state)
    step = smallest_raise(state)
    if state.stage == RAISING:
        state.play(state.actor, step)
    while state.stage == AUCTION:
        seat = state.actor
        state.play(seat, step if bidding.should_raise(seat) else PASS)
    if state.stage == PRIVILEGE:
        state.play(state.actor, TAKE if bidding.should_raise(state.actor) else LEAVE)


def best_site(state: Megalopolis, seat: i64, sites: i64) -> i64:
    """The quarter of a set, which is not empty, where a block helps a seat most compared with the others."""
    box = state.rules.box
    city = state.city
    rounds = rounds_left(state)
    landings = landing_shares(box)
    # By street: what a unit of rent there is worth to the seat, and its column of the value table on average until the
    # end. By territory: these multiplied and summed, and the number of its permits that the seat holds. Whatever others
    # hold counts against the seat.
    weights = vec[float]([0.0] * STREETS)
    columns = vec[float]([0.0] * STREETS)
    rents = vec[float]([0.0] * 4)
    holdings = vec[float]([0.0] * 4)
    heights = vec[float]([final_height(state, territory) for territory in range(4)])
    growth = float(city.blocks_left) / 12.0
    for owner in range(state.seats):
        side = 1.0 if owner == seat else -1.0 / float(state.seats - 1)
        turns = rounds * float(popcount(state.in_play() & ~bit(owner)))
        held = state.permits[owner]
        permits = held & box.all_streets
        while permits:
            street = lowest_bit(permits)
            permits &= permits - 1
            territory = box.territory[street]
            weight = side * turns * landings[box.square_of[street]]
            if has_trust(box, held, street):
                weight *= 2.0
            now = float(column(box, city, street))
            average = (now + min(float(box.top_column), now + growth)) / 2.0
            weights[street] = weight
            columns[street] = average
            rents[territory] += weight * average
            holdings[territory] += side
    unit = float(box.rent_unit) / 2.0
    floor = float(box.final_per_floor)
    # What one more floor on every skyscraper to come is worth.
    rising = 0.0
    for territory in range(i64(4)):
        if city.roofs[territory] < 0:
            rising += unit * rents[territory] + floor * holdings[territory]
    best: i64 = -1
    most = 0.0
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        territory = site // 9
        down = box.down[site]
        across = box.across[site]
        height = city.heights[site] + 1
        tall = float(max(city.tallest[territory], height))
        old = heights[territory]
        new = old
        value = 0.0
        room_down = float(box.top_column) - columns[down]
        room_across = float(box.top_column) - columns[across]
        if city.roofs[territory] < 0 and height == city.limit(box, territory):
            # A skyscraper: its streets get the last column at once; other territories share the heights that are left.
            new = tall
            if city.roof_count < 3:
                others = (old * float(4 - city.roof_count) - new) / float(3 - city.roof_count)
                value = (others - old) * (rising - unit * rents[territory] - floor * holdings[territory])
        else:
            room_down = min(1.0, room_down)
            room_across = min(1.0, room_across)
        rise = weights[down] * room_down + weights[across] * room_across
        value += unit * (tall + new) * (rents[territory] + rise) + floor * (new - old) * holdings[territory]
        value -= unit * (float(city.tallest[territory]) + old) * rents[territory]
        if best < 0 or value > most:
            best = site
            most = value
    return best
