"""What permits earn and what they are worth, with the breakdown a person wants to read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import lowest_bit, popcount, to_list
from megapolis.engine.errors import Value
from megapolis.engine.score import ScoreLine
from megapolis.games.megalopolis.rules.box import Board
from megapolis.games.megalopolis.rules.city import City

# What a street permit is worth at the end (ruling R14): by the floors of the tallest building or by the value table,
# without or with the zone's value.
FINAL_VALUES: Final = ("height", "table", "height_zone", "table_zone")


def column(board: Board, city: City, street: i64) -> i64:
    """The column of the value table: blocks on the street, the last one for many or for a skyscraper."""
    count = city.counts[street]
    if count > board.top_column or city.crowned >> street & 1:
        return board.top_column
    return count


def permit_value(board: Board, city: City, street: i64) -> i64:
    """What the value table says for a street: 0 while nothing stands on it."""
    return board.rent_unit * city.tall[board.territory[street]] * column(board, city, street)


def has_trust(board: Board, held: i64, street: i64) -> bool:
    """Whether these permits hold the whole district of a street."""
    district = board.district_set[street // 3]
    return held & district == district


def rent(board: Board, city: City, zone: i64, held: i64, street: i64) -> i64:
    """What a visitor pays on a street in the zone of number `zone`, the owner holding the permits `held`."""
    due = permit_value(board, city, street) + board.zone_value[zone]
    return 2 * due if has_trust(board, held, street) else due


def toll(board: Board, held: i64) -> i64:
    """What a visitor pays on a bridge of an owner with these permits."""
    return board.toll * popcount(held & board.all_bridges)


def final_value(board: Board, city: City, zone: i64, rule: i64, street: i64) -> i64:
    """What a street permit is worth when money is counted. A trust does not raise it."""
    if rule % 2:
        value = permit_value(board, city, street)
    else:
        value = board.final_per_floor * city.tall[board.territory[street]]
    return value + board.zone_value[zone] if rule >= 2 else value


def breakdown(board: Board, city: City, zones: vec[i64], rule: i64, cash: i64, held: i64) -> list[ScoreLine]:
    """The statement: cash, a line for each street permit, the bridges."""
    out = [ScoreLine("cash", int(cash))]
    for permit in to_list(held & board.all_streets):
        args: dict[str, Value] = {
            "which": board.permit_words[permit],
            "floors": int(city.tall[board.territory[permit]]),
        }
        marks = [board.permit_names[permit]]
        out.append(ScoreLine("street", int(final_value(board, city, zones[permit // 3], rule, permit)), args, marks))
    bridges = to_list(held & board.all_bridges)
    if bridges:
        names = [board.permit_names[permit] for permit in bridges]
        out.append(ScoreLine("bridges", int(board.final_bridge) * len(bridges), {"count": len(bridges)}, names))
    return out


def worth(board: Board, city: City, zones: vec[i64], rule: i64, cash: i64, held: i64) -> i64:
    """The same, added up."""
    total: i64 = cash + board.final_bridge * popcount(held & board.all_bridges)
    streets = held & board.all_streets
    while streets:
        street = lowest_bit(streets)
        total += final_value(board, city, zones[street // 3], rule, street)
        streets &= streets - 1
    return total
