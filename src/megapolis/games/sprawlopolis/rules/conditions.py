"""The scoring conditions, one small function each, by the names that the data file uses.

A condition looks at a survey, reads its own numbers (in the order in which `KINDS` names them; a zone is a number
too) and adds to a tally what the city earns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.games.sprawlopolis.rules.city import EMPTY, FAR, NORTH, opposite
from megapolis.games.sprawlopolis.rules.survey import ZONE_BIT, Survey
from megapolis.games.sprawlopolis.rules.tally import Tally

Condition: TypeAlias = "Callable[[Survey, Rule, Tally], None]"


@final
class Rule:
    """A condition with its numbers, as one card says it."""

    def __init__(self, kind: str, numbers: vec[i64]) -> None:
        self.kind = kind
        self.numbers = numbers
        self.condition: Condition = KINDS[kind][0]

    def score(self, survey: Survey, tally: Tally) -> None:
        """Add to the tally what the city earns."""
        self.condition(survey, self, tally)

    def points(self, survey: Survey) -> i64:
        """The points that the city earns."""
        tally = Tally(False)
        self.condition(survey, self, tally)
        return tally.points


# ---------------------------------------------------------------------- blocks


def count_blocks(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of `zone`, `other_points` for each block of `other`."""
    numbers = rule.numbers
    blocks, zone = survey.blocks, survey.zone
    for number in range(survey.count):
        at = blocks[number]
        if zone[at] == numbers[0]:
            tally.add(numbers[1], at)
        elif zone[at] == numbers[2]:
            tally.add(numbers[3], at)


def only_beside(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of `zone` whose neighbours are all of `zone` or `other`; open sides are no neighbours."""
    numbers = rule.numbers
    blocks = survey.blocks
    zone, other = numbers[0], numbers[1]
    for number in range(survey.count):
        at = blocks[number]
        if survey.zone[at] == zone:
            proper = survey.beside(at, zone) + survey.beside(at, other)
            neighbours: i64 = 0
            for side in range(i64(4)):
                if survey.is_block(at + survey.step(NORTH << side)):
                    neighbours += 1
            if proper == neighbours:
                tally.add(numbers[2], at)


def interior_or_edge(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`interior` for each block of `zone` without an open side, `edge` for each other one."""
    numbers = rule.numbers
    blocks, zone = survey.blocks, survey.zone
    for number in range(survey.count):
        at = blocks[number]
        if zone[at] == numbers[0]:
            tally.add(numbers[2] if survey.beside(at, EMPTY) else numbers[1], at)


def diagonal(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of `zone` with another one diagonally next to it."""
    numbers = rule.numbers
    blocks = survey.blocks
    zone, width = survey.zone, survey.width
    kind = numbers[0]
    for number in range(survey.count):
        at = blocks[number]
        if zone[at] != kind:
            continue
        above, below = at - width, at + width
        if zone[above - 1] == kind or zone[above + 1] == kind or zone[below - 1] == kind or zone[below + 1] == kind:
            tally.add(numbers[1], at)


def beside_several(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of `zone` with `at_least` blocks of `other` on its sides."""
    numbers = rule.numbers
    blocks, zone = survey.blocks, survey.zone
    for number in range(survey.count):
        at = blocks[number]
        if zone[at] == numbers[0] and survey.beside(at, numbers[1]) >= numbers[2]:
            tally.add(numbers[3], at)


def edge_and_corner(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`edge` for each block of `zone` with an open side, `corner` more when two neighbouring sides are open."""
    numbers = rule.numbers
    blocks = survey.blocks
    zone, width = survey.zone, survey.width
    for number in range(survey.count):
        at = blocks[number]
        if zone[at] != numbers[0]:
            continue
        upright = zone[at - width] == EMPTY or zone[at + width] == EMPTY
        level = zone[at - 1] == EMPTY or zone[at + 1] == EMPTY
        if upright and level:
            tally.add(numbers[1] + numbers[2], at)
        elif upright or level:
            tally.add(numbers[1], at)


def squares(survey: Survey, rule: Rule, tally: Tally) -> None:
    """The entry of the table for the number of squares of two by two blocks of one zone; they may overlap."""
    numbers = rule.numbers
    blocks = survey.blocks
    zone, width = survey.zone, survey.width
    found: i64 = 0
    for number in range(survey.count):
        at = blocks[number]
        kind = zone[at]
        if zone[at + 1] == kind and zone[at + width] == kind and zone[at + width + 1] == kind:
            found += 1
            if tally.marking:
                for corner in (at, at + 1, at + width, at + width + 1):
                    tally.marks = append(tally.marks, corner)
    last: i64 = i64(len(numbers)) - 1
    tally.points += numbers[found if found < last else last]


# ---------------------------------------------------------------------- groups


def group_difference(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of the largest group of `zone`, as many lost for each of the largest of `other`."""
    numbers = rule.numbers
    for kind, points in ((numbers[0], numbers[2]), (numbers[1], -numbers[2])):
        group = survey.largest_group(kind)
        if group:
            tally.add_group(survey, group, points * survey.size[group])


def around_group(survey: Survey, rule: Rule, tally: Tally) -> None:
    """Around the largest group of `zone`: `good_points` for each block of `good`, `bad_points` for each of `bad`.

    Of tied groups the one that scores best.
    """
    numbers = rule.numbers
    blocks, zone, size = survey.blocks, survey.zone, survey.size
    largest = survey.largest[numbers[0]]
    best: i64 = 0
    high: i64 = 0
    for number in range(survey.count):
        at = blocks[number]
        group = survey.group[at]
        if zone[at] == numbers[0] and size[group] == largest and group != best:
            trial = Tally(False)
            _count_around(survey, numbers, group, trial)
            if best == 0 or trial.points > high:
                best, high = group, trial.points
    if best:
        _count_around(survey, numbers, best, tally)


def _count_around(survey: Survey, numbers: vec[i64], group: i64, tally: Tally) -> None:
    blocks, zones = survey.blocks, survey.zone
    width, of = survey.width, survey.group
    for number in range(survey.count):
        at = blocks[number]
        zone = zones[at]
        if zone != numbers[1] and zone != numbers[3]:
            continue
        if of[at - width] == group or of[at + 1] == group or of[at + width] == group or of[at - 1] == group:
            tally.add(numbers[2] if zone == numbers[1] else numbers[4], at)


# ---------------------------------------------------------------------- rows and columns


def lines_by_count(survey: Survey, rule: Rule, tally: Tally) -> None:
    """For each row and column of the city: `three` with exactly three blocks of `zone`, `none` without any."""
    numbers = rule.numbers
    rows, columns = survey.count_lines(numbers[0])
    for row in range(i64(len(rows))):
        if rows[row] == 3:
            tally.add_line(survey, row, -1, numbers[0], numbers[1])
        elif rows[row] == 0:
            tally.add_line(survey, row, -1, EMPTY, numbers[2])
    for column in range(i64(len(columns))):
        if columns[column] == 3:
            tally.add_line(survey, -1, column, numbers[0], numbers[1])
        elif columns[column] == 0:
            tally.add_line(survey, -1, column, EMPTY, numbers[2])


def best_line(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of `zone` in the one row or column that holds most of them."""
    numbers = rule.numbers
    rows, columns = survey.count_lines(numbers[0])
    row, column = fullest(rows), fullest(columns)
    if rows[row] > 0:
        if rows[row] >= columns[column]:
            tally.add_line(survey, row, -1, numbers[0], numbers[1] * rows[row])
        else:
            tally.add_line(survey, -1, column, numbers[0], numbers[1] * columns[column])


def fullest_lines(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of the fullest row, and for each of the fullest column."""
    numbers = rule.numbers
    rows, columns = survey.count_lines(EMPTY)
    row, column = fullest(rows), fullest(columns)
    if rows[row] > 0:
        tally.add_line(survey, row, -1, EMPTY, numbers[0] * rows[row])
        tally.add_line(survey, -1, column, EMPTY, numbers[0] * columns[column])


def fullest(counts: vec[i64]) -> i64:
    """The first line with the highest count."""
    best: i64 = 0
    for line in range(i64(len(counts))):
        if counts[line] > counts[best]:
            best = line
    return best


# ---------------------------------------------------------------------- roads


def roads_by_end(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`inside` for each road none of whose ends opens onto an empty place, `at_edge` for each other one."""
    numbers = rule.numbers
    open_ends = survey.open_ends
    for road in range(i64(1), survey.roads + 1):
        tally.add_road(survey, road, numbers[1] if open_ends[road] else numbers[0])


def road_between_types(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of `zone` whose road joins a block of `other` at both of its exits."""
    numbers = rule.numbers
    blocks, zone, exits = survey.blocks, survey.zone, survey.exits
    for number in range(survey.count):
        at = blocks[number]
        sides = exits[at]
        if zone[at] != numbers[0] or not sides:
            continue
        proper = True
        while sides:
            side = sides & -sides
            sides &= sides - 1
            there = at + survey.step(side)
            if zone[there] != numbers[1] or not exits[there] & opposite(side):
                proper = False
        if proper:
            tally.add(numbers[2], at)


def longest_road(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for every `sections` sections of the longest road."""
    numbers = rule.numbers
    length = survey.length
    best: i64 = 0
    for road in range(i64(1), survey.roads + 1):
        if length[road] > length[best]:
            best = road
    if best:
        tally.add_road(survey, best, numbers[1] * (length[best] // numbers[0]))


def road_between_parks(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each road with ends that face two different blocks of `zone`."""
    numbers = rule.numbers
    zone, end_faces, end_road = survey.zone, survey.end_faces, survey.end_road
    for road in range(i64(1), survey.roads + 1):
        first: i64 = 0
        proper = False
        for end in range(survey.ends):
            faced = end_faces[end]
            if end_road[end] == road and zone[faced] == numbers[0]:
                if first and faced != first:
                    proper = True
                first = faced
        if proper:
            tally.add_road(survey, road, numbers[1])


def loops(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each section of a closed loop."""
    numbers = rule.numbers
    length, loop = survey.length, survey.loop
    for road in range(i64(1), survey.roads + 1):
        if loop[road]:
            tally.add_road(survey, road, numbers[0] * length[road])


def roads_through(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each road that passes through a block of `zone` and one of `other`."""
    numbers = rule.numbers
    passes = survey.passes
    wanted = ZONE_BIT[numbers[0]] | ZONE_BIT[numbers[1]]
    for road in range(i64(1), survey.roads + 1):
        if passes[road] & wanted == wanted:
            tally.add_road(survey, road, numbers[2])


# ---------------------------------------------------------------------- shores


def shore_blocks(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each block of `zone` along a shore."""
    numbers = rule.numbers
    blocks, zone = survey.blocks, survey.zone
    for number in range(survey.count):
        at = blocks[number]
        if zone[at] == numbers[0] and survey.on_shore(at):
            tally.add(numbers[1], at)


def shore_roads(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`points` for each section of road along a shore."""
    numbers = rule.numbers
    blocks, exits = survey.blocks, survey.exits
    for number in range(survey.count):
        at = blocks[number]
        if exits[at] and survey.on_shore(at):
            tally.add(numbers[0], at)


def narrow_land(survey: Survey, rule: Rule, tally: Tally) -> None:
    """`base` minus the rows or columns between two opposite shores, if there are such, but never less than 0."""
    numbers = rule.numbers
    shores = survey.city.shores
    wide: i64 = FAR
    if shores[0] != -FAR and shores[2] != FAR:
        wide = shores[2] - shores[0] + 1
    if shores[1] != FAR and shores[3] != -FAR and shores[1] - shores[3] + 1 < wide:
        wide = shores[1] - shores[3] + 1
    if wide < numbers[0]:
        tally.points += numbers[0] - wide


KINDS: Final[dict[str, tuple[Condition, tuple[str, ...]]]] = {
    "roads_by_end": (roads_by_end, ("inside", "at_edge")),
    "lines_by_count": (lines_by_count, ("zone", "three", "none")),
    "count_blocks": (count_blocks, ("zone", "points", "other", "other_points")),
    "squares": (squares, ("table",)),
    "only_beside": (only_beside, ("zone", "other", "points")),
    "group_difference": (group_difference, ("zone", "other", "points")),
    "interior_or_edge": (interior_or_edge, ("zone", "interior", "edge")),
    "around_group": (around_group, ("zone", "good", "good_points", "bad", "bad_points")),
    "diagonal": (diagonal, ("zone", "points")),
    "best_line": (best_line, ("zone", "points")),
    "road_between_types": (road_between_types, ("zone", "other", "points")),
    "longest_road": (longest_road, ("sections", "points")),
    "road_between_parks": (road_between_parks, ("zone", "points")),
    "loops": (loops, ("points",)),
    "beside_several": (beside_several, ("zone", "other", "at_least", "points")),
    "roads_through": (roads_through, ("zone", "other", "points")),
    "edge_and_corner": (edge_and_corner, ("zone", "edge", "corner")),
    "fullest_lines": (fullest_lines, ("points",)),
    "shore_blocks": (shore_blocks, ("zone", "points")),
    "shore_roads": (shore_roads, ("points",)),
    "narrow_land": (narrow_land, ("base",)),
}
"""Every kind of condition: its function, and the names of its numbers in the data file, in their order."""

SHORE_KINDS: Final = ("shore_blocks", "shore_roads", "narrow_land")
"""The kinds that speak of shores: those of the beaches."""

ZONE_NAMES: Final = ("zone", "other", "good", "bad")
"""Those of the numbers that name a zone."""
