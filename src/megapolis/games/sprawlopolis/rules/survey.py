"""A survey of a city: its groups and its roads, found once for all conditions.

The blocks are copied into a small window with an empty frame, so that a block's neighbours are one step or one
`width` away. Roads are maximal chains of pieces joined across a shared side; a loop is one road.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from megapolis.games.sprawlopolis.rules.actions import SIZE
from megapolis.games.sprawlopolis.rules.city import (
    CENTRE,
    EAST,
    EMPTY,
    EXITS,
    MOTORWAY,
    NORTH,
    SEA,
    SOUTH,
    ZONE,
    City,
    wrap,
)

ZEROS: Final = vec[i64]([0] * (2 * 62 * 62))
"""To copy from: room for two ends of a road in every place of the largest window."""
UNMET: Final = vec[i64]([-1] * 64)
"""To copy from: a number for each row or column of the largest window."""
SECTIONS_PER_STRIP: Final[i64] = 2


@final
class Room:
    """Lists that a survey fills, for the next one to fill again: to make them anew takes much of a survey's time.

    The first four are all zeros before a survey; the others hold anything.
    """

    def __init__(self, cells: i64) -> None:
        self.cells = cells
        """How many places the window may have."""
        self.zone = ZEROS[:cells]
        self.exits = ZEROS[:cells]
        self.group = ZEROS[:cells]
        self.road = ZEROS[:cells]
        self.blocks = ZEROS[:cells]
        self.size = ZEROS[:cells]
        self.largest = ZEROS[:8]
        self.length = ZEROS[:cells]
        self.passes = ZEROS[:cells]
        self.loop = ZEROS[:cells]
        self.open_ends = ZEROS[:cells]
        self.end_road = ZEROS[: 2 * cells]
        self.end_faces = ZEROS[: 2 * cells]


SPARE: Final[list[Room]] = []
"""Room that no survey uses: never more than there were surveys at the same time."""


def take_room(cells: i64) -> Room:
    """Room for a window of so many places."""
    if SPARE:
        room = SPARE.pop()
        if room.cells >= cells:
            return room
    return Room(cells)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Survey:
    """The window, its groups of one zone, its roads."""

    def __init__(self, city: City, top: i64, bottom: i64) -> None:
        self.city = city
        self.top = top
        self.left = city.left
        self.rows = bottom - top + 1
        self.columns = city.right - city.left + 1
        self.width = self.columns + 2
        cells = self.width * (self.rows + 2)
        self.room = take_room(cells)
        # By place in the window: zone, exits, group and road (0: none).
        self.zone = self.room.zone
        self.exits = self.room.exits
        self.group = self.room.group
        self.road = self.room.road
        # All blocks, row by row.
        self.blocks = self.room.blocks
        self.count: i64 = 0
        # By group, from 1: how many blocks; the largest group of each zone.
        self.groups: i64 = 0
        self.size = self.room.size
        self.largest = self.room.largest
        # By road, from 1: sections, zones passed (bits), whether it is a loop, how many ends open onto nothing.
        self.roads: i64 = 0
        self.length = self.room.length
        self.passes = self.room.passes
        self.loop = self.room.loop
        self.open_ends = self.room.open_ends
        # All ends of roads: whose, and the place they face.
        self.ends: i64 = 0
        self.end_road = self.room.end_road
        self.end_faces = self.room.end_faces
        self._copy(city)
        self._find_groups()
        self._find_roads(city)

    def release(self) -> None:
        """Leave the room to the next survey. This one must not be read any more."""
        zone, exits, group, road, blocks = self.zone, self.exits, self.group, self.road, self.blocks
        for number in range(self.count):
            at = blocks[number]
            zone[at] = EMPTY
            exits[at] = 0
            group[at] = 0
            road[at] = 0
        if self.city.split:
            for column in range(self.width):
                zone[column] = EMPTY
                zone[(self.rows + 1) * self.width + column] = EMPTY
        SPARE.append(self.room)

    def _copy(self, city: City) -> None:
        """Copy the blocks of the city into the window, row by row."""
        cells, zone, exits, blocks = city.cells, self.zone, self.exits, self.blocks
        count: i64 = 0
        first = wrap(self.left)
        for row in range(self.rows):
            base = wrap(self.top + row) * SIZE
            at = (row + 1) * self.width + 1
            column = first
            for _column in range(self.columns):
                block = i64(cells[base + column])
                if block not in (EMPTY, SEA):
                    zone[at] = block & ZONE
                    exits[at] = block >> EXITS
                    blocks[count] = at
                    count += 1
                at += 1
                column += 1
                if column == SIZE:
                    column = 0
        self.count = count
        if city.split:
            row = 0 if self.top == CENTRE + 1 else self.rows + 1
            for column in range(self.width):
                zone[row * self.width + column] = MOTORWAY

    def step(self, side: i64) -> i64:
        """The step from a place to its neighbour on one side."""
        if side == NORTH:
            return -self.width
        if side == SOUTH:
            return self.width
        return 1 if side == EAST else -1

    def _find_groups(self) -> None:
        zone, group, blocks, width = self.zone, self.group, self.blocks, self.width
        size, largest = self.size, self.largest
        for each in range(i64(8)):
            largest[each] = 0
        # Later the ends of roads take this list.
        stack = self.end_faces
        groups: i64 = 0
        for number in range(self.count):
            start = blocks[number]
            if group[start]:
                continue
            groups += 1
            kind = zone[start]
            group[start] = groups
            stack[0] = start
            filled: i64 = 1
            at: i64 = 0
            while at < filled:
                here = stack[at]
                at += 1
                there = here - width
                if zone[there] == kind and not group[there]:
                    group[there] = groups
                    stack[filled] = there
                    filled += 1
                there = here + 1
                if zone[there] == kind and not group[there]:
                    group[there] = groups
                    stack[filled] = there
                    filled += 1
                there = here + width
                if zone[there] == kind and not group[there]:
                    group[there] = groups
                    stack[filled] = there
                    filled += 1
                there = here - 1
                if zone[there] == kind and not group[there]:
                    group[there] = groups
                    stack[filled] = there
                    filled += 1
            size[groups] = filled
            largest[kind] = max(largest[kind], filled)
        self.groups = groups

    def _find_roads(self, city: City) -> None:
        self.length[0] = 0
        if city.split:
            # The motorway is one road of each side: it passes through no block and has no end of its own.
            self.roads = 1
            self.length[1] = SECTIONS_PER_STRIP * i64(len(city.strip))
            self.passes[1] = 0
            self.loop[1] = 0
            self.open_ends[1] = 0
        exits, road, blocks = self.exits, self.road, self.blocks
        for number in range(self.count):
            start = blocks[number]
            if exits[start] and not road[start]:
                self._trace(start)

    def _trace(self, start: i64) -> None:
        """Follow a road from one of its pieces to both of its ends, or all the way round."""
        zone, exits, road, width = self.zone, self.exits, self.road, self.width
        self.roads += 1
        number = self.roads
        road[start] = number
        length: i64 = 1
        passes: i64 = ZONE_BIT[zone[start]]
        loop: i64 = 0
        open_ends: i64 = 0
        joined = False
        sides = exits[start]
        first_end = self.ends
        while sides:
            side = sides & -sides
            sides &= sides - 1
            here = start
            while True:
                if side == NORTH:
                    there = here - width
                elif side == SOUTH:
                    there = here + width
                else:
                    there = here + 1 if side == EAST else here - 1
                back = side << 2 if side < SOUTH else side >> 2
                if zone[there] == MOTORWAY:
                    joined = True
                    break
                if not exits[there] & back:
                    self.end_road[self.ends] = number
                    self.end_faces[self.ends] = there
                    self.ends += 1
                    if zone[there] == EMPTY:
                        open_ends += 1
                    break
                if there == start:
                    loop = 1
                    sides = 0
                    break
                road[there] = number
                length += 1
                passes |= ZONE_BIT[zone[there]]
                side = exits[there] & ~back
                here = there
        self.length[number] = length
        self.passes[number] = passes
        self.loop[number] = loop
        self.open_ends[number] = open_ends
        if joined:
            self._join_motorway(number, first_end)

    def _join_motorway(self, number: i64, first_end: i64) -> None:
        """Make a road that reaches a ramp part of the motorway's road."""
        for at in range(self.count):
            if self.road[self.blocks[at]] == number:
                self.road[self.blocks[at]] = 1
        for at in range(first_end, self.ends):
            self.end_road[at] = 1
        self.length[1] += self.length[number]
        self.passes[1] |= self.passes[number]
        self.open_ends[1] += self.open_ends[number]
        self.open_ends[number] = 0
        self.roads -= 1

    # ------------------------------------------------------------------ what conditions ask

    def is_block(self, at: i64) -> bool:
        """Whether a block lies at a place of the window."""
        zone = self.zone[at]
        return zone not in (EMPTY, MOTORWAY)

    def beside(self, at: i64, zone: i64) -> i64:
        """How many of the four neighbours are of this zone (`EMPTY`: how many sides are open)."""
        found: i64 = 0
        zones, width = self.zone, self.width
        if zones[at - width] == zone:
            found += 1
        if zones[at + 1] == zone:
            found += 1
        if zones[at + width] == zone:
            found += 1
        if zones[at - 1] == zone:
            found += 1
        return found

    def largest_group(self, zone: i64) -> i64:
        """The first of the largest groups of a zone; 0 if it has no block."""
        zones, blocks, group, size, largest = self.zone, self.blocks, self.group, self.size, self.largest[zone]
        for number in range(self.count):
            at = blocks[number]
            if zones[at] == zone and size[group[at]] == largest:
                return group[at]
        return 0

    def count_lines(self, zone: i64) -> tuple[vec[i64], vec[i64]]:
        """How many blocks of a zone (0: of any) lie in each row and column; -1 where there is no block at all."""
        rows = UNMET[: self.rows + 2]
        columns = UNMET[: self.width]
        zones, blocks, width = self.zone, self.blocks, self.width
        for number in range(self.count):
            at = blocks[number]
            row, column = at // width, at % width
            rows[row] = max(rows[row], 0)
            columns[column] = max(columns[column], 0)
            if zone == EMPTY or zones[at] == zone:
                rows[row] += 1
                columns[column] += 1
        return rows, columns

    def on_shore(self, at: i64) -> bool:
        """Whether a block lies along a shore."""
        row, column = at // self.width + self.top - 1, at % self.width + self.left - 1
        shores = self.city.shores
        return row == shores[0] or column == shores[1] or row == shores[2] or column == shores[3]

    def cell(self, at: i64) -> i64:
        """Where a place of the window lies on the plane."""
        return wrap(at // self.width + self.top - 1) * SIZE + wrap(at % self.width + self.left - 1)


ZONE_BIT: Final = vec[i64]([0, 1, 2, 4, 8, 0, 0, 0])
"""A zone as a member of a set of zones."""


def survey(city: City) -> Survey:
    """The survey of a city without a motorway."""
    return Survey(city, city.top, city.bottom)


def survey_side(city: City, side: i64) -> Survey:
    """The survey of one of the two cities along a motorway: 0 south, 1 north."""
    return Survey(city, CENTRE + 1, city.bottom) if side == 0 else Survey(city, city.top, CENTRE)
