"""The scoring conditions, one small class each, by the names that the data file uses.

A condition looks at a survey, reads its own numbers (in the order in which `KINDS` names them; a zone is a number
too) and adds to a tally what the city earns.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.games.sprawlopolis.rules.city import EMPTY, FAR, NORTH, opposite
from megapolis.games.sprawlopolis.rules.survey import ZONE_BIT, Survey
from megapolis.games.sprawlopolis.rules.tally import Tally


class Condition(ABC):
    """What a card asks of a city: a class, since compiled code calls methods faster than functions that it keeps."""

    @abstractmethod
    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        """Add to the tally what the city earns, by the numbers of the rule."""


@final
class Rule:
    """A condition with its numbers, as one card says it."""

    def __init__(self, kind: str, numbers: vec[i64]) -> None:
        self.kind = kind
        self.numbers = numbers
        self.condition: Condition = KINDS[kind][0]

    def score(self, survey: Survey, tally: Tally) -> None:
        """Add to the tally what the city earns."""
        self.condition.score(survey, self, tally)

    def points(self, survey: Survey) -> i64:
        """The points that the city earns."""
        tally = Tally(False)
        self.condition.score(survey, self, tally)
        return tally.points


# ---------------------------------------------------------------------- blocks


@final
class CountBlocks(Condition):
    """`points` for each block of `zone`, `other_points` for each block of `other`."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        blocks, zone = survey.blocks, survey.zone
        for number in range(survey.count):
            at = blocks[number]
            if zone[at] == numbers[0]:
                tally.add(numbers[1], at)
            elif zone[at] == numbers[2]:
                tally.add(numbers[3], at)


@final
class OnlyBeside(Condition):
    """`points` for each block of `zone` whose neighbours are all of `zone` or `other`; open sides are no neighbours."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class InteriorOrEdge(Condition):
    """`interior` for each block of `zone` without an open side, `edge` for each other one."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        blocks, zone = survey.blocks, survey.zone
        for number in range(survey.count):
            at = blocks[number]
            if zone[at] == numbers[0]:
                tally.add(numbers[2] if survey.beside(at, EMPTY) else numbers[1], at)


@final
class Diagonal(Condition):
    """`points` for each block of `zone` with another one diagonally next to it."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class BesideSeveral(Condition):
    """`points` for each block of `zone` with `at_least` blocks of `other` on its sides."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        blocks, zone = survey.blocks, survey.zone
        for number in range(survey.count):
            at = blocks[number]
            if zone[at] == numbers[0] and survey.beside(at, numbers[1]) >= numbers[2]:
                tally.add(numbers[3], at)


@final
class EdgeAndCorner(Condition):
    """`edge` for each block of `zone` with an open side, `corner` more when two neighbouring sides are open."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class Squares(Condition):
    """The entry of the table for the number of squares of two by two blocks of one zone; they may overlap."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class GroupDifference(Condition):
    """`points` for each block of the largest group of `zone`, as many lost for each of the largest of `other`."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        for kind, points in ((numbers[0], numbers[2]), (numbers[1], -numbers[2])):
            group = survey.largest_group(kind)
            if group:
                tally.add_group(survey, group, points * survey.size[group])


@final
class AroundGroup(Condition):
    """Around the largest group of `zone`: `good_points` for each block of `good`, `bad_points` for each of `bad`.

    Of tied groups the one that scores best.
    """

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class LinesByCount(Condition):
    """For each row and column of the city: `three` with exactly three blocks of `zone`, `none` without any."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class BestLine(Condition):
    """`points` for each block of `zone` in the one row or column that holds most of them."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        rows, columns = survey.count_lines(numbers[0])
        row, column = fullest(rows), fullest(columns)
        if rows[row] > 0:
            if rows[row] >= columns[column]:
                tally.add_line(survey, row, -1, numbers[0], numbers[1] * rows[row])
            else:
                tally.add_line(survey, -1, column, numbers[0], numbers[1] * columns[column])


@final
class FullestLines(Condition):
    """`points` for each block of the fullest row, and for each of the fullest column."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class RoadsByEnd(Condition):
    """`inside` for each road none of whose ends opens onto an empty place, `at_edge` for each other one."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        open_ends = survey.open_ends
        for road in range(i64(1), survey.roads + 1):
            tally.add_road(survey, road, numbers[1] if open_ends[road] else numbers[0])


@final
class RoadBetweenTypes(Condition):
    """`points` for each block of `zone` whose road joins a block of `other` at both of its exits."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class LongestRoad(Condition):
    """`points` for every `sections` sections of the longest road."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        length = survey.length
        best: i64 = 0
        for road in range(i64(1), survey.roads + 1):
            if length[road] > length[best]:
                best = road
        if best:
            tally.add_road(survey, best, numbers[1] * (length[best] // numbers[0]))


@final
class RoadBetweenParks(Condition):
    """`points` for each road with ends that face two different blocks of `zone`."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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


@final
class Loops(Condition):
    """`points` for each section of a closed loop."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        length, loop = survey.length, survey.loop
        for road in range(i64(1), survey.roads + 1):
            if loop[road]:
                tally.add_road(survey, road, numbers[0] * length[road])


@final
class RoadsThrough(Condition):
    """`points` for each road that passes through a block of `zone` and one of `other`."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        passes = survey.passes
        wanted = ZONE_BIT[numbers[0]] | ZONE_BIT[numbers[1]]
        for road in range(i64(1), survey.roads + 1):
            if passes[road] & wanted == wanted:
                tally.add_road(survey, road, numbers[2])


# ---------------------------------------------------------------------- shores


@final
class ShoreBlocks(Condition):
    """`points` for each block of `zone` along a shore."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        blocks, zone = survey.blocks, survey.zone
        for number in range(survey.count):
            at = blocks[number]
            if zone[at] == numbers[0] and survey.on_shore(at):
                tally.add(numbers[1], at)


@final
class ShoreRoads(Condition):
    """`points` for each section of road along a shore."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
        numbers = rule.numbers
        blocks, exits = survey.blocks, survey.exits
        for number in range(survey.count):
            at = blocks[number]
            if exits[at] and survey.on_shore(at):
                tally.add(numbers[0], at)


@final
class NarrowLand(Condition):
    """`base` minus the rows or columns between two opposite shores, if there are such, but never less than 0."""

    def score(self, survey: Survey, rule: Rule, tally: Tally) -> None:
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
    "roads_by_end": (RoadsByEnd(), ("inside", "at_edge")),
    "lines_by_count": (LinesByCount(), ("zone", "three", "none")),
    "count_blocks": (CountBlocks(), ("zone", "points", "other", "other_points")),
    "squares": (Squares(), ("table",)),
    "only_beside": (OnlyBeside(), ("zone", "other", "points")),
    "group_difference": (GroupDifference(), ("zone", "other", "points")),
    "interior_or_edge": (InteriorOrEdge(), ("zone", "interior", "edge")),
    "around_group": (AroundGroup(), ("zone", "good", "good_points", "bad", "bad_points")),
    "diagonal": (Diagonal(), ("zone", "points")),
    "best_line": (BestLine(), ("zone", "points")),
    "road_between_types": (RoadBetweenTypes(), ("zone", "other", "points")),
    "longest_road": (LongestRoad(), ("sections", "points")),
    "road_between_parks": (RoadBetweenParks(), ("zone", "points")),
    "loops": (Loops(), ("points",)),
    "beside_several": (BesideSeveral(), ("zone", "other", "at_least", "points")),
    "roads_through": (RoadsThrough(), ("zone", "other", "points")),
    "edge_and_corner": (EdgeAndCorner(), ("zone", "edge", "corner")),
    "fullest_lines": (FullestLines(), ("points",)),
    "shore_blocks": (ShoreBlocks(), ("zone", "points")),
    "shore_roads": (ShoreRoads(), ("points",)),
    "narrow_land": (NarrowLand(), ("base",)),
}
"""Every kind of condition, and the names of its numbers in the data file, in their order."""

SHORE_KINDS: Final = ("shore_blocks", "shore_roads", "narrow_land")
"""The kinds that speak of shores: those of the beaches."""

ZONE_NAMES: Final = ("zone", "other", "good", "bad")
"""Those of the numbers that name a zone."""
