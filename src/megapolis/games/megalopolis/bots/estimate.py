"""What a player's cash and permits are likely to be worth at the end: the judgement behind greedy and search.

A permit earns rent from visitors until the game ends and then counts its final value. Visitors come by the landing odds
of `odds.py`; how long the game lasts and how high the city grows is estimated from the blocks that are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.games.megalopolis.bots.odds import landing_shares
from megapolis.games.megalopolis.rules.actions import STREETS
from megapolis.games.megalopolis.rules.scoring import column, has_trust
from megapolis.games.megalopolis.rules.stages import OVER
from megapolis.games.megalopolis.rules.state import Megalopolis

BLOCKS_A_TURN: Final = 1.4
"""Blocks put in a turn, on average."""
LAST_LAP_ROUNDS: Final = 1.5
"""Rounds that the last lap still takes once it has begun; one more before that."""
CAUTION: Final = 0.5
"""Cost of each unit of cash that is missing for the highest rent around."""


def rounds_left(state: Megalopolis) -> float:
    """How many turns everybody has before the game ends."""
    if state.last_lap:
        return LAST_LAP_ROUNDS
    return (
        float(state.city.blocks_left) / (BLOCKS_A_TURN * float(popcount(state.in_play()) + 1)) + LAST_LAP_ROUNDS + 1.0
    )


def final_height(state: Megalopolis, territory: i64) -> float:
    """How high the tallest building of a territory is likely to become."""
    city = state.city
    if city.roofs[territory] >= 0 or not city.blocks_left:
        return float(city.tallest[territory])
    return state.rules.box.later_skyscrapers[city.roof_count]


def permit_worth(state: Megalopolis, held: i64, permit: i64, visits: float) -> float:
    """What one of the permits `held` brings until the end if others land on its square so often."""
    box = state.rules.box
    if permit >= STREETS:
        return float(box.final_bridge) + visits * float(box.toll * popcount(held & box.all_bridges))
    city = state.city
    territory = box.territory[permit]
    height = final_height(state, territory)
    now = column(box, city, permit)
    later = min(float(box.top_column), float(now) + float(city.blocks_left) / 12.0)
    table_value = float(box.rent_unit) * (float(city.tallest[territory]) + height) * (float(now) + later) / 4.0
    rent = table_value + float(box.zone_value[state.zones[permit // 3]])
    if has_trust(box, held, permit):
        rent *= 2.0
    return visits * rent + float(box.final_per_floor) * height


def highest_fee(state: Megalopolis, owner: i64) -> i64:
    """The most that a single landing on this owner's permits can cost now."""
    most: i64 = 0
    permits = state.permits[owner]
    while permits:
        permit = lowest_bit(permits)
        permits &= permits - 1
        most = max(most, state.fee(permit, owner))
    return most


def highest_rent(state: Megalopolis, seat: i64) -> i64:
    """The most that a single landing can cost a seat now."""
    most: i64 = 0
    owner: i64 = 0
    while owner < state.seats:
        if owner != seat:
            most = max(most, highest_fee(state, owner))
        owner += 1
    return most


def caution(state: Megalopolis, seat: i64, cash: i64, danger: i64) -> float:
    """What it costs a seat to have less cash than the highest rent around; those who left need none."""
    if danger <= cash or state.gone >> seat & 1:
        return 0.0
    return CAUTION * float(danger - cash)


def purse(state: Megalopolis, seat: i64, change: i64, danger: i64) -> float:
    """What more or less cash is worth to a seat, the rents around considered."""
    cash = state.cash[seat]
    return float(change) + caution(state, seat, cash, danger) - caution(state, seat, cash + change, danger)


def worth_of_all(state: Megalopolis, seat: i64, held: i64, rounds: float) -> float:
    """What all of the permits `held` bring a seat until the end."""
    turns = rounds * float(popcount(state.in_play() & ~bit(seat)))
    shares = landing_shares(state.rules.box)
    squares = state.rules.box.square_of
    value = 0.0
    permits = held
    while permits:
        permit = lowest_bit(permits)
        permits &= permits - 1
        value += permit_worth(state, held, permit, shares[squares[permit]] * turns)
    return value


def prospects(state: Megalopolis, seat: i64, held: i64, cash: i64) -> float:
    """What a seat would end up with if it had these permits and this cash now."""
    value = float(cash) - caution(state, seat, cash, highest_rent(state, seat))
    return value + worth_of_all(state, seat, held, rounds_left(state))


def outlook(state: Megalopolis, seat: i64) -> float:
    """What a seat is likely to end up with, the standing bid of an auction counted as the price."""
    if state.stage == OVER:
        return float(state.points(seat))
    if state.bankrupt >> seat & 1:
        return 0.0
    auction = state.auction
    held, cash = state.permits[seat], state.cash[seat]
    if auction.leader >= 0:
        if seat == auction.leader:
            held |= bit(auction.permit)
            cash -= auction.bid
        elif seat == auction.seller:
            held &= ~bit(auction.permit)
            cash += auction.bid
    return prospects(state, seat, held, cash)


def standing(state: Megalopolis, seat: i64) -> float:
    """A seat's prospects compared with the others' average, the standing bid of an auction counted as the price."""
    auction = state.auction
    # The highest rent, whose it is, and the highest of anybody else: the danger to each seat.
    first: i64 = 0
    second: i64 = 0
    at: i64 = -1
    other: i64 = 0
    while other < state.seats:
        most = highest_fee(state, other)
        if most > first:
            second = first
            first = most
            at = other
        elif most > second:
            second = most
        other += 1
    rounds = rounds_left(state)
    mine = 0.0
    others = 0.0
    other = 0
    while other < state.seats:
        held = state.permits[other]
        cash = state.cash[other]
        if auction.leader >= 0:
            if other == auction.leader:
                held |= bit(auction.permit)
                cash -= auction.bid
            elif other == auction.seller:
                held &= ~bit(auction.permit)
                cash += auction.bid
        value = 0.0
        if not state.bankrupt >> other & 1:
            value = float(cash) - caution(state, other, cash, second if other == at else first)
            value += worth_of_all(state, other, held, rounds)
        if other == seat:
            mine = value
        else:
            others += value
        other += 1
    return mine - others / float(state.seats - 1)
