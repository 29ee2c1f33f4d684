"""Points, with the breakdown a person wants to read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import lowest_bit, to_list
from megapolis.engine.score import ScoreLine
from megapolis.games.sprawlopolis.rules.actions import SIZE
from megapolis.games.sprawlopolis.rules.box import CHOICE, MAJORITY, Box, beach_key
from megapolis.games.sprawlopolis.rules.city import LETTERS, ZONE, C, City, place_name, wrap
from megapolis.games.sprawlopolis.rules.conditions import Rule, Tally, a_largest
from megapolis.games.sprawlopolis.rules.survey import Survey, survey, survey_side

EASY: Final[i64] = 0
NORMAL: Final[i64] = 1
HARD: Final[i64] = 2
LEVELS: Final = ("easy", "normal", "hard")

MOST_ROADS: Final[i64] = -2
"""What most roads cost in a duel by majorities."""
SIDE_KEYS: Final = ("south-", "north-")


class Terms:
    """What is scored in this game. Immutable; grows during the set-up."""

    def __init__(
        self, box: Box, level: i64, conditions: i64, zone_rule: i64, beach_rule: i64, landmark: i64, duel: i64
    ) -> None:
        self.box = box
        self.level = level
        # The base cards whose conditions hold (a set); a construction zone, a beach and a landmark side, or -1.
        self.conditions = conditions
        self.zone_rule = zone_rule
        self.beach_rule = beach_rule
        self.landmark = landmark
        # How a duel is scored; -1: no duel.
        self.duel = duel
        # What the last team's city brought, road works aside: it is asked for more often than it changes.
        self.last: Scored | None = None

    def with_conditions(self, conditions: i64) -> Terms:
        """The same with these conditions of the base game."""
        return Terms(self.box, self.level, conditions, self.zone_rule, self.beach_rule, self.landmark, self.duel)

    def with_rules(self, zone_rule: i64, beach_rule: i64) -> Terms:
        """The same with these cards of the construction zones and beaches beside the conditions."""
        return Terms(self.box, self.level, self.conditions, zone_rule, beach_rule, self.landmark, self.duel)

    def with_landmark(self, side: i64) -> Terms:
        """The same with the landmark card lying this side up."""
        return Terms(self.box, self.level, self.conditions, self.zone_rule, self.beach_rule, side, self.duel)

    def with_duel(self, duel: i64) -> Terms:
        """The same as a duel, scored in this way."""
        return Terms(self.box, self.level, self.conditions, self.zone_rule, self.beach_rule, self.landmark, duel)

    def target(self) -> i64:
        """The sum of the numbers on the condition cards."""
        return sum([card + 1 for card in to_list(self.conditions)])


class Scored:
    """A city, which does not change, and its points."""

    def __init__(self, city: City, points: i64) -> None:
        self.city = city
        self.points = points


# ---------------------------------------------------------------------- one city


def zone_points(terms: Terms, look: Survey) -> i64:
    """A point for each block of the largest group of every zone; at the hard level, of the largest of all."""
    total: i64 = 0
    best: i64 = 0
    for zone in range(i64(1), i64(5)):
        size = look.largest[zone]
        total += size
        best = max(best, size)
    return best if terms.level == HARD else total


def road_points(terms: Terms, look: Survey) -> i64:
    """A point lost for each road, but not at the easy level."""
    if terms.level == EASY:
        return 0
    return -look.roads


def basic_points(terms: Terms, look: Survey) -> i64:
    """Zones, roads and the conditions of the base game."""
    points = zone_points(terms, look) + road_points(terms, look)
    left = terms.conditions
    while left:
        points += terms.box.rules[lowest_bit(left)].points(look)
        left &= left - 1
    return points


def landmark_points(terms: Terms, city: City, tally: Tally) -> None:
    """Points for each neighbour of a visible landmark that is of the landmark's own zone."""
    for cell in city.landmarks:
        row, column = cell // SIZE, cell % SIZE
        zone = city.cell(row, column) & ZONE
        for side in range(i64(4)):
            up = wrap(row + (side - 1 if side & 1 == 0 else 0))
            over = wrap(column + (side - 2 if side & 1 == 1 else 0))
            if city.cell(up, over) & ZONE == zone:
                tally.add(terms.box.landmark_points[terms.landmark], up * SIZE + over)


def monster_points(terms: Terms, city: City, tally: Tally) -> None:
    """Points lost for each commercial block in the monster's row and column; a prize if there is none."""
    row, column = city.monster // SIZE, city.monster % SIZE
    found = False
    for step in range(i64(1), SIZE):
        for cell in (row * SIZE + wrap(column + step), wrap(row + step) * SIZE + column):
            if i64(city.cells[cell]) & ZONE == C:
                tally.add(terms.box.monster_each, cell)
                found = True
    if not found:
        tally.add(terms.box.monster_none, city.monster)


def works_points(terms: Terms, works: i64) -> i64:
    """What the road works cards in a set cost that were not played."""
    points: i64 = 0
    while works:
        points += terms.box.works_penalty[lowest_bit(works)]
        works &= works - 1
    return points


def team_points(terms: Terms, city: City, works: i64) -> i64:
    """All points of a team: of its city, or of both cities along the motorway."""
    last = terms.last
    if last is None or last.city is not city:
        last = Scored(city, city_points(terms, city))
        terms.last = last
    return last.points if city.split else last.points + works_points(terms, works)


def city_points(terms: Terms, city: City) -> i64:
    """The same without road works cards."""
    if city.split:
        return basic_points(terms, survey_side(city, 0)) + basic_points(terms, survey_side(city, 1))
    return whole_points(terms, city, survey(city), 0)


def whole_points(terms: Terms, city: City, look: Survey, works: i64) -> i64:
    """All points of a team with one city, which has been looked at."""
    points = basic_points(terms, look)
    if terms.beach_rule >= 0:
        points += terms.box.beach_rules[terms.beach_rule].points(look)
    if terms.zone_rule >= 0:
        points += terms.box.zone_penalty[terms.zone_rule] * i64(len(city.sites))
    if len(city.landmarks) or city.monster >= 0:
        tally = Tally(False)
        landmark_points(terms, city, tally)
        if city.monster >= 0:
            monster_points(terms, city, tally)
        points += tally.points
    return points + works_points(terms, works)


# ---------------------------------------------------------------------- the same, line by line


def _marked(look: Survey, tally: Tally) -> list[str]:
    """The places that a tally marked, each once, in order."""
    return [place_name(cell) for cell in dict.fromkeys([look.cell(at) for at in tally.marks])]


def zone_line(look: Survey, zone: i64, points: i64, prefix: str) -> ScoreLine:
    """The line of a zone; its marks are one of its largest groups."""
    tally = Tally(True)
    group = a_largest(look, zone)
    if group:
        tally.add_group(look, group, 1)
    args: dict[str, str | int] = {"which": "@zone-" + LETTERS[zone], "blocks": int(look.largest[zone])}
    return ScoreLine(prefix + "zone", int(points), args, _marked(look, tally) if points else [])


def roads_line(terms: Terms, look: Survey, prefix: str) -> ScoreLine:
    """The line of all roads."""
    points = road_points(terms, look)
    tally = Tally(True)
    for road in range(i64(1), look.roads + 1):
        tally.add_road(look, road, 1)
    marks = _marked(look, tally) if points else []
    return ScoreLine(prefix + "roads", int(points), {"roads": int(look.roads)}, marks)


def rule_line(look: Survey, rule: Rule, key: str, which: str) -> ScoreLine:
    """The line of a condition."""
    tally = Tally(True)
    rule.score(look, tally)
    return ScoreLine(key, int(tally.points), {"which": which}, _marked(look, tally))


def condition_line(terms: Terms, look: Survey, card: i64, prefix: str) -> ScoreLine:
    """The line of one of the base game's conditions."""
    return rule_line(look, terms.box.rules[card], prefix + "condition", "@condition-" + terms.box.names[card])


def basic_lines(terms: Terms, look: Survey, prefix: str) -> list[ScoreLine]:
    """Zones, roads and the conditions of the base game."""
    out = []
    best = zone_points(terms, look)
    for zone in range(i64(1), i64(5)):
        points = look.largest[zone]
        if terms.level == HARD:
            # Of tied largest groups one scores: the first.
            points = best if points == best else 0
            best -= points
        out.append(zone_line(look, zone, points, prefix))
    out.append(roads_line(terms, look, prefix))
    return out + [condition_line(terms, look, card, prefix) for card in to_list(terms.conditions)]


def cells_line(key: str, tally: Tally, args: dict[str, str | int]) -> ScoreLine:
    """A line whose tally holds places of the plane."""
    return ScoreLine(key, int(tally.points), args, [place_name(cell) for cell in dict.fromkeys(tally.marks)])


def team_lines(terms: Terms, city: City, works: i64, with_works: bool) -> list[ScoreLine]:
    """The score sheet of a team; the lines add up to `team_points`."""
    if city.split:
        out: list[ScoreLine] = []
        for side in range(i64(2)):
            out += basic_lines(terms, survey_side(city, side), SIDE_KEYS[side])
        return out
    look = survey(city)
    box = terms.box
    out = basic_lines(terms, look, "")
    if terms.beach_rule >= 0:
        rule = box.beach_rules[terms.beach_rule]
        out.append(rule_line(look, rule, "beach", "@beach-" + beach_key(rule)))
    if terms.zone_rule >= 0:
        tally = Tally(True)
        for cell in city.sites:
            tally.add(box.zone_penalty[terms.zone_rule], cell)
        out.append(cells_line("sites", tally, {"sites": len(city.sites)}))
    if terms.landmark >= 0:
        tally = Tally(True)
        landmark_points(terms, city, tally)
        out.append(cells_line("landmarks", tally, {}))
    if city.monster >= 0:
        tally = Tally(True)
        monster_points(terms, city, tally)
        out.append(cells_line("monster", tally, {}))
    if with_works:
        left = to_list(works)
        out.append(ScoreLine("works", int(works_points(terms, works)), {"cards": len(left)}))
    return out


# ---------------------------------------------------------------------- a duel


def duel_lines(terms: Terms, city: City, seat: i64) -> list[ScoreLine]:
    """The score sheet of one of two rivals."""
    look = survey_side(city, seat)
    if terms.duel == MAJORITY:
        return majority_lines(terms, look, survey_side(city, 1 - seat))
    out = basic_lines(terms, look, "")
    return chosen_lines(out) if terms.duel == CHOICE else out


def chosen_lines(lines: list[ScoreLine]) -> list[ScoreLine]:
    """The two best zones, all roads and the best condition, out of a full sheet."""
    zones = sorted(range(4), key=lambda at: -lines[at].points)[:2]
    best = max(range(5, len(lines)), key=lambda at: lines[at].points)
    return [line for at, line in enumerate(lines) if at in zones or at in (4, best)]


def majority_lines(terms: Terms, look: Survey, rival: Survey) -> list[ScoreLine]:
    """A point for the higher value in each zone and condition; most roads cost two; a tie gives and takes nothing."""
    out = []
    for zone in range(i64(1), i64(5)):
        own, other = look.largest[zone], rival.largest[zone]
        out.append(_compared("majority-zone", "@zone-" + LETTERS[zone], own, other, 1))
    for card in to_list(terms.conditions):
        rule = terms.box.rules[card]
        which = "@condition-" + terms.box.names[card]
        out.append(_compared("majority-condition", which, rule.points(look), rule.points(rival), 1))
    out.append(_compared("majority-roads", "", look.roads, rival.roads, MOST_ROADS))
    return out


def _compared(key: str, which: str, own: i64, other: i64, prize: i64) -> ScoreLine:
    points = int(prize) if own > other else 0
    return ScoreLine(key, points, {"which": which, "own": int(own), "other": int(other)})


def duel_points(terms: Terms, city: City, seat: i64) -> i64:
    """The points of one of two rivals."""
    look = survey_side(city, seat)
    if terms.duel == MAJORITY:
        return sum([line.points for line in majority_lines(terms, look, survey_side(city, 1 - seat))])
    if terms.duel != CHOICE:
        return basic_points(terms, look)
    first: i64 = 0
    second: i64 = 0
    for zone in range(i64(1), i64(5)):
        size = look.largest[zone]
        if size > first:
            first, second = size, first
        elif size > second:
            second = size
    values = vec[i64]([terms.box.rules[card].points(look) for card in to_list(terms.conditions)])
    return first + second + road_points(terms, look) + max(values)
