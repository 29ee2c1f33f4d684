"""What a player's cash and permits are likely to be worth at the end: the judgement behind greedy and search.

A permit earns rent from visitors until the game ends and then has its final value. Visitors come by the landing odds of
`odds.py`; how long the game lasts and how high the city grows is guessed from the blocks that are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.games.megalopolis.rules.actions import STREETS
from megapolis.games.megalopolis.rules.scoring import column, has_trust
from megapolis.games.megalopolis.rules.table import Table

BLOCKS_A_TURN: Final = 1.4
"""How many blocks a turn brings, on average."""
LAST_LAP_ROUNDS: Final = 1.5
"""How many rounds the last lap takes while it runs; one more before it begins."""
CAUTION: Final = 0.5
"""What a lack of cash for the highest rent around costs, for each unit that is missing."""


def rounds_left(table: Table) -> float:
    """How many turns everybody has before the game ends."""
    if table.lap:
        return LAST_LAP_ROUNDS
    return float(table.city.left) / (BLOCKS_A_TURN * float(popcount(table.in_play()) + 1)) + LAST_LAP_ROUNDS + 1.0


def final_height(table: Table, territory: i64) -> float:
    """How high the tallest building of a territory is likely to become."""
    city = table.city
    tall = float(city.tall[territory])
    if city.roof[territory] >= 0 or not city.left:
        return tall
    heights = table.rules.board.skyscrapers
    total = 0.0
    at = city.roofs
    while at < 4:
        total += float(heights[at])
        at += 1
    return total / float(4 - city.roofs)


def permit_worth(table: Table, held: i64, permit: i64, visits: float) -> float:
    """What one of the permits `held` brings until the end, `visits` being the turns of others to come."""
    board = table.rules.board
    chance = board.share[board.square_of[permit]] * visits
    if permit >= STREETS:
        return float(board.final_bridge) + chance * float(board.toll * popcount(held & board.all_bridges))
    city = table.city
    territory = board.territory[permit]
    height = final_height(table, territory)
    now = column(board, city, permit)
    later = min(float(board.top_column), float(now) + float(city.left) / 12.0)
    table_value = float(board.rent_unit) * (float(city.tall[territory]) + height) * (float(now) + later) / 4.0
    rent = table_value + float(board.zone_value[table.zones[permit // 3]])
    if has_trust(board, held, permit):
        rent *= 2.0
    return chance * rent + float(board.final_per_floor) * height


def dearest(table: Table, owner: i64) -> i64:
    """The most that a single landing on this owner's permits can cost now."""
    most: i64 = 0
    permits = table.held[owner]
    while permits:
        permit = lowest_bit(permits)
        permits &= permits - 1
        due = table.rent_of(permit, owner) if permit < STREETS else table.toll_of(owner)
        most = max(most, due)
    return most


def highest_rent(table: Table, seat: i64) -> i64:
    """The most that a single landing can cost a seat now."""
    most: i64 = 0
    owner: i64 = 0
    while owner < table.seats:
        if owner != seat:
            most = max(most, dearest(table, owner))
        owner += 1
    return most


def caution(table: Table, seat: i64, cash: i64, danger: i64) -> float:
    """What it costs a seat to have less cash than the highest rent around; those who left need none."""
    if danger <= cash or table.gone >> seat & 1:
        return 0.0
    return CAUTION * float(danger - cash)


def worth_of_all(table: Table, seat: i64, held: i64, rounds: float) -> float:
    """What all of the permits `held` bring a seat until the end."""
    visits = rounds * float(popcount(table.in_play() & ~bit(seat)))
    value = 0.0
    permits = held
    while permits:
        value += permit_worth(table, held, lowest_bit(permits), visits)
        permits &= permits - 1
    return value


def prospects(table: Table, seat: i64, held: i64, cash: i64) -> float:
    """What a seat would end up with if it had these permits and this cash now."""
    value = float(cash) - caution(table, seat, cash, highest_rent(table, seat))
    return value + worth_of_all(table, seat, held, rounds_left(table))


def standing(table: Table, seat: i64) -> float:
    """A seat's prospects compared with the others' average, the standing bid of an auction counted as the price."""
    auction = table.auction
    # The highest rent, whose it is, and the highest of anybody else: the danger to each seat.
    first: i64 = 0
    second: i64 = 0
    at: i64 = -1
    other: i64 = 0
    while other < table.seats:
        most = dearest(table, other)
        if most > first:
            second = first
            first = most
            at = other
        elif most > second:
            second = most
        other += 1
    rounds = rounds_left(table)
    mine = 0.0
    others = 0.0
    other = 0
    while other < table.seats:
        held = table.held[other]
        cash = table.cash[other]
        if auction.leader >= 0:
            if other == auction.leader:
                held |= bit(auction.permit)
                cash -= auction.bid
            elif other == auction.seller:
                held &= ~bit(auction.permit)
                cash += auction.bid
        value = 0.0
        if not table.broke >> other & 1:
            value = float(cash) - caution(table, other, cash, second if other == at else first)
            value += worth_of_all(table, other, held, rounds)
        if other == seat:
            mine = value
        else:
            others += value
        other += 1
    return mine - others / float(table.seats - 1)
