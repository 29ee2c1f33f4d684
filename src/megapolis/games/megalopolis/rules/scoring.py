"""What permits earn and what they are worth, in total and line by line."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import lowest_bit, popcount, to_list
from megapolis.engine.errors import Value
from megapolis.engine.score import ScoreLine
from megapolis.games.megalopolis.rules.box import Box
from megapolis.games.megalopolis.rules.city import City


def column(box: Box, city: City, street: i64) -> i64:
    """The column of the value table: blocks on the street, the last one for many or for a skyscraper."""
    count = city.street_blocks[street]
    if count > box.top_column or city.crowned >> street & 1:
        return box.top_column
    return count


def permit_value(box: Box, city: City, street: i64) -> i64:
    """What the value table says for a street: 0 while nothing stands on it."""
    return box.rent_unit * city.tallest[box.territory[street]] * column(box, city, street)


def has_trust(box: Box, held: i64, street: i64) -> bool:
    """Whether these permits hold the whole district of a street."""
    district = box.district_set[street // 3]
    return held & district == district


def rent(box: Box, city: City, zone: i64, held: i64, street: i64) -> i64:
    """What a visitor pays on a street in the zone of number `zone`, the owner holding the permits `held`."""
    return rent_at(box, permit_value(box, city, street), zone, held, street)


def rent_at(box: Box, value: i64, zone: i64, held: i64, street: i64) -> i64:
    """The same, where the value of the street's permit is known."""
    due = value + box.zone_value[zone]
    return 2 * due if has_trust(box, held, street) else due


def toll(box: Box, held: i64) -> i64:
    """What a visitor pays on a bridge of an owner with these permits."""
    return box.toll * popcount(held & box.all_bridges)


def final_value(box: Box, city: City, zone: i64, rule: i64, street: i64) -> i64:
    """What a street permit is worth when money is counted. A trust does not raise it."""
    floors = city.tallest[box.territory[street]]
    value = permit_value(box, city, street) if rule % 2 else box.final_per_floor * floors
    return value + box.zone_value[zone] if rule >= 2 else value


def breakdown(box: Box, city: City, zones: vec[i64], rule: i64, cash: i64, held: i64) -> list[ScoreLine]:
    """The statement: cash, a line for each street permit, the bridges."""
    out = [ScoreLine("cash", int(cash))]
    for permit in to_list(held & box.all_streets):
        args: dict[str, Value] = {
            "which": box.permit_words[permit],
            "floors": int(city.tallest[box.territory[permit]]),
        }
        marks = [box.permit_names[permit]]
        out.append(ScoreLine("street", int(final_value(box, city, zones[permit // 3], rule, permit)), args, marks))
    bridges = to_list(held & box.all_bridges)
    if bridges:
        names = [box.permit_names[permit] for permit in bridges]
        out.append(ScoreLine("bridges", int(box.final_bridge) * len(bridges), {"count": len(bridges)}, names))
    return out


def worth(box: Box, city: City, zones: vec[i64], rule: i64, cash: i64, held: i64) -> i64:
    """The total of a statement: cash and the final value of all permits."""
    total: i64 = cash + box.final_bridge * popcount(held & box.all_bridges)
    streets = held & box.all_streets
    while streets:
        street = lowest_bit(streets)
        total += final_value(box, city, zones[street // 3], rule, street)
        streets &= streets - 1
    return total
