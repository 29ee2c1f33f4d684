"""Where each kind of card may be laid, and what laying it does besides its four blocks.

Ordinary cards may lie wherever `City.places` says, either way up. The others:

- a zone card must meet the demand of the condition card wherever that is possible;
- a beach needs a direction of its own, with no block left on its sea side once it lies;
- a road works card needs its roads joined to the city's.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.games.sprawlopolis.rules.actions import BEACHES, PLACE, SIZE, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.box import (
    ANYWHERE,
    AT_EDGE,
    BESIDE,
    BESIDE_OWN,
    COVER,
    COVER_ZONE,
    INSIDE,
    LANDMARKS,
    NOT_BESIDE,
    Box,
)
from megapolis.games.sprawlopolis.rules.city import (
    CENTRE,
    EAST,
    EXITS,
    NO_SHORES,
    NORTH,
    SOUTH,
    ZONE,
    City,
    corner,
    laid_card,
    laid_place,
    laid_turned,
    new_city,
    opposite,
    wrap,
)

BOTH: Final[i64] = 3
"""The set of 0 and 1: two ways up, two sides, two ends, two cities."""


def is_zone_card(card: i64) -> bool:
    """Whether a card carries a construction site."""
    return card >= ZONES and card < WRECKTAR


def is_beach(card: i64) -> bool:
    """Whether a card is a beach."""
    return card >= BEACHES and card < WORKS


def neighbour(cell: i64, side: i64) -> i64:
    """The place next to another on one side."""
    row, column = cell // SIZE, cell % SIZE
    if side == NORTH:
        row -= 1
    elif side == SOUTH:
        row += 1
    elif side == EAST:
        column += 1
    else:
        column -= 1
    return wrap(row) * SIZE + wrap(column)


def is_under(cell: i64, place: i64) -> bool:
    """Whether a card at `place` lies over this cell."""
    return wrap(cell // SIZE - place // SIZE) < 2 and wrap(cell % SIZE - place % SIZE) < 2


# ---------------------------------------------------------------------- construction zones


def site_block(box: Box, card: i64, turned: i64) -> i64:
    """Which block of a zone card is its site, lying this way up."""
    site = box.site[card - ZONES]
    return 3 - site if turned else site


def meets_demand(box: Box, city: City, rule: i64, card: i64, turned: i64, place: i64) -> bool:
    """Whether a zone card laid there, this way up, does what the condition card asks."""
    demand = box.demand[rule]
    site = site_block(box, card, turned)
    cell = corner(place, site)
    if demand == COVER:
        return city.is_block(cell // SIZE, cell % SIZE)
    if demand == BESIDE:
        return is_beside(city, cell, place, box.demand_zone[rule])
    if demand == ANYWHERE:
        return True
    if demand == COVER_ZONE:
        return i64(city.cells[cell]) & ZONE == box.demand_zone[rule]
    if demand == NOT_BESIDE:
        return not is_beside(city, cell, place, box.demand_zone[rule])
    if demand == BESIDE_OWN:
        return is_beside(city, cell, place, box.blocks[(card * 2 + turned) * 4 + site] & ZONE)
    if demand == AT_EDGE:
        return has_open_side(city, cell, place)
    if demand == INSIDE:
        return not has_open_side(city, cell, place)
    return city.covers(place)


def is_beside(city: City, cell: i64, place: i64, zone: i64) -> bool:
    """Whether a block of a card at `place` would lie next to a block of this zone on another card."""
    for number in range(i64(4)):
        other = neighbour(cell, NORTH << number)
        if not is_under(other, place) and i64(city.cells[other]) & ZONE == zone:
            return True
    return False


def has_open_side(city: City, cell: i64, place: i64) -> bool:
    """Whether a block of a card at `place` would have a side with no block behind it."""
    for number in range(i64(4)):
        other = neighbour(cell, NORTH << number)
        if not is_under(other, place) and not city.is_block(other // SIZE, other % SIZE):
            return True
    return False


def zone_turns(box: Box, city: City, rule: i64, card: i64, place: i64) -> i64:
    """The ways up that meet the demand at this place."""
    first: i64 = 1 if meets_demand(box, city, rule, card, 0, place) else 0
    return first | (2 if meets_demand(box, city, rule, card, 1, place) else 0)


def zone_places(box: Box, city: City, rule: i64, card: i64) -> vec[i64]:
    """Where a zone card meets the demand; anywhere if no place does."""
    every = city.places(BOTH)
    out = vec[i64](capacity=32)
    for action in every:
        if zone_turns(box, city, rule, card, action - PLACE):
            out = append(out, action)
    return out if len(out) else every


# ---------------------------------------------------------------------- beaches


def sea_side(box: Box, card: i64, turned: i64) -> i64:
    """On which side a beach has the sea, lying this way up."""
    side = box.sea[card]
    return opposite(side) if turned else side


def shore_of(side: i64) -> i64:
    """The place of a side in `City.shores`."""
    if side == NORTH:
        return 0
    if side == EAST:
        return 1
    return 2 if side == SOUTH else 3


def shore_line(side: i64, row: i64, column: i64) -> i64:
    """The last land row or column of a beach with this origin."""
    if side == NORTH:
        return row + 1
    if side == EAST:
        return column
    return row if side == SOUTH else column + 1


def beach_fits(box: Box, city: City, card: i64, turned: i64, place: i64, covering: bool) -> bool:
    """Whether a beach may lie there, this way up; `covering`: its sea may cover blocks."""
    side = sea_side(box, card, turned)
    shore = shore_of(side)
    if city.shores[shore] != NO_SHORES[shore] or city.is_closed(place):
        return False
    row, column = city.row(place // SIZE), city.column(place % SIZE)
    line = shore_line(side, row, column)
    if side == NORTH:
        clear = city.top >= line
    elif side == EAST:
        clear = city.right <= line
    elif side == SOUTH:
        clear = city.bottom <= line
    else:
        clear = city.left >= line
    if not clear and not (covering and sea_covers(city, side, line, place)):
        return False
    return land_fits(city, side, place, row, column)


def sea_covers(city: City, side: i64, line: i64, place: i64) -> bool:
    """Whether every block on the sea side of a shore lies under the beach's own sea."""
    first: i64 = city.top
    last: i64 = city.bottom
    left: i64 = city.left
    right: i64 = city.right
    if side == NORTH:
        last = line - 1
    elif side == SOUTH:
        first = line + 1
    elif side == EAST:
        left = line + 1
    else:
        right = line - 1
    for row in range(first, last + 1):
        for column in range(left, right + 1):
            if city.is_block(row, column) and not is_under(wrap(row) * SIZE + wrap(column), place):
                return False
    return True


def land_fits(city: City, side: i64, place: i64, row: i64, column: i64) -> bool:
    """Whether the two land blocks of a beach keep within the other shores and touch or cover the city."""
    shores = city.shores
    touching = False
    for block in range(i64(4)):
        down, across = block >> 1, block & 1
        wet = down == (0 if side == NORTH else 1) if side in (NORTH, SOUTH) else across == (1 if side == EAST else 0)
        if wet:
            continue
        if (
            row + down < shores[0]
            or row + down > shores[2]
            or column + across > shores[1]
            or column + across < shores[3]
        ):
            return False
        cell = corner(place, block)
        touching = touching or city.is_block(cell // SIZE, cell % SIZE)
        for number in range(i64(4)):
            other = neighbour(cell, NORTH << number)
            touching = touching or (not is_under(other, place) and city.is_block(other // SIZE, other % SIZE))
    return touching


def beach_places(box: Box, city: City, card: i64, covering: bool = True) -> vec[i64]:
    """Where a beach may be laid; maybe nowhere."""
    out = vec[i64](capacity=32)
    for row in range(SIZE):
        if not city.reach[row]:
            continue
        for column in range(SIZE):
            place = row * SIZE + column
            if city.touches(place) and beach_turns(box, city, card, place, covering):
                out = append(out, PLACE + place)
    return out


def beach_turns(box: Box, city: City, card: i64, place: i64, covering: bool = True) -> i64:
    """The ways up in which a beach may lie at this place."""
    first: i64 = 1 if beach_fits(box, city, card, 0, place, covering) else 0
    return first | (2 if beach_fits(box, city, card, 1, place, covering) else 0)


# ---------------------------------------------------------------------- road works


def roads_join(box: Box, city: City, card: i64, turned: i64, place: i64, every_end: bool) -> bool:
    """Whether each road of a road works card joins a city road with one of its ends, or with every end."""
    face = (card - WORKS) * 2 + turned
    road: i64 = -1
    joined = True
    for end in range(box.first_end[face], box.first_end[face + 1]):
        if box.end_road[end] != road:
            if not joined:
                return False
            road = box.end_road[end]
            joined = every_end
        side = box.end_side[end]
        met = False
        if side:
            other = neighbour(corner(place, box.end_block[end]), side)
            met = (i64(city.cells[other]) >> EXITS) & opposite(side) != 0
        if every_end:
            if not met:
                return False
        elif met:
            joined = True
    return joined


def works_turns(box: Box, city: City, card: i64, place: i64, every_end: bool) -> i64:
    """The ways up in which a road works card may lie at this place."""
    first: i64 = 1 if roads_join(box, city, card, 0, place, every_end) else 0
    return first | (2 if roads_join(box, city, card, 1, place, every_end) else 0)


def works_places(box: Box, city: City, card: i64, every_end: bool) -> vec[i64]:
    """Where a road works card may be laid; maybe nowhere."""
    out = vec[i64](capacity=32)
    for action in city.places(BOTH):
        if works_turns(box, city, card, action - PLACE, every_end):
            out = append(out, action)
    return out


def works_fit(box: Box, city: City, card: i64, every_end: bool) -> bool:
    """Whether a road works card may be laid anywhere."""
    for action in city.places(BOTH):
        if works_turns(box, city, card, action - PLACE, every_end):
            return True
    return False


# ---------------------------------------------------------------------- laying


def lay_card(box: Box, city: City, card: i64, turned: i64, place: i64, closing: bool) -> City:
    """The city with one more card: see `put_card`."""
    out = city.clone()
    put_card(box, out, card, turned, place, closing)
    return out


def put_card(box: Box, city: City, card: i64, turned: i64, place: i64, closing: bool) -> None:
    """Lay a card in a city, with what the card brings: a site, landmarks, a shore, the monster."""
    row, column = city.row(place // SIZE), city.column(place % SIZE)
    city.lay(box.blocks, card, turned, place, closing)
    if is_zone_card(card):
        city.sites = append(city.sites[:], corner(place, site_block(box, card, turned)))
    elif card == WRECKTAR:
        city.monster = corner(place, 3 - box.monster if turned else box.monster)
        city.protect(city.monster)
    elif is_beach(card):
        side = sea_side(box, card, turned)
        shores = city.shores[:]
        shores[shore_of(side)] = shore_line(side, row, column)
        city.shores = shores
    elif len(city.laid) == 2 and laid_card(city.laid[0]) >= LANDMARKS:
        # The start card hides half of the landmark card; what is left may be there for good.
        if not box.coverable[laid_card(city.laid[0]) - LANDMARKS]:
            for cell in city.landmarks:
                city.protect(cell)
    elif card >= LANDMARKS:
        for block in box.landmarks[card - LANDMARKS]:
            city.landmarks = append(city.landmarks[:], corner(place, 3 - block if turned else block))


def lay_strip(box: Box, city: City, card: i64, turned: i64, east: bool) -> City:
    """The interstate with one more card at its western or eastern end."""
    out = city.clone()
    item = card * 2 + turned
    count: i64 = len(city.strip)
    if not count or east:
        put_strip(box, out, item, city.west_end + 2 * count)
        out.strip = append(city.strip[:], item)
        return out
    out.west_end -= 2
    put_strip(box, out, item, out.west_end)
    strip = vec[i64]([item])
    for other in city.strip:
        strip = append(strip, other)
    out.strip = strip
    return out


def put_strip(box: Box, city: City, item: i64, column: i64) -> None:
    """Put the blocks of a motorway card (card * 2 + turned) on the plane, from this column on."""
    for block in range(i64(4)):
        city.put(CENTRE + (block >> 1), column + (block & 1), box.strip[item * 4 + block])


def rebuild_city(box: Box, city: City, split: bool, closing: bool) -> City:
    """The same cards laid again on an empty plane, which makes all that follows from them anew."""
    out = new_city(split)
    out.strip, out.west_end = city.strip, city.west_end
    for number in range(i64(len(city.strip))):
        put_strip(box, out, city.strip[number], city.west_end + 2 * number)
    for item in city.laid:
        out = lay_card(box, out, laid_card(item), laid_turned(item), laid_place(item), closing)
    return out


def way_up(city: City, place: i64) -> i64:
    """Which way up the uppermost card on exactly this place lies: 1 if it is turned."""
    turned: i64 = 0
    for item in city.laid:
        if laid_place(item) == place:
            turned = laid_turned(item)
    return turned


def last_laid(city: City) -> i64:
    """The place of the card that was laid last, beaches and cards in the sea aside; -1 if there is none."""
    at: i64 = i64(len(city.laid)) - 1
    while at >= 0:
        place = laid_place(city.laid[at])
        if not is_beach(laid_card(city.laid[at])) and city.ashore(place):
            return place
        at -= 1
    return -1
