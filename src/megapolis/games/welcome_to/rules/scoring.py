"""Points, with the breakdown a person wants to read."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, popcount, to_list
from megapolis.engine.score import ScoreLine
from megapolis.games.welcome_to.rules.actions import LETTERS, PLOT_NAMES, STREET_KEYS
from megapolis.games.welcome_to.rules.box import SIZES, Side
from megapolis.games.welcome_to.rules.sheet import Sheet


def plan_points(sheet: Sheet, letter: i64) -> i64:
    """What an approved plan brought; 0 without it."""
    return sheet.plan_points >> (letter * 8) & 255


def park_points(side: Side, sheet: Sheet, street: i64) -> i64:
    """The first park value of a street that is not crossed out."""
    return side.park[street * 16 + sheet.park_marks(street)]


def pool_points(side: Side, sheet: Sheet) -> i64:
    """The first pool value that is not crossed out."""
    return side.pool_track[popcount(sheet.pools)]


def estate_value(side: Side, sheet: Sheet, size: i64) -> i64:
    """What a complete estate of a size is worth."""
    return side.column[(size - 1) * 16 + sheet.column_marks(size)]


def bis_cost(side: Side, sheet: Sheet) -> i64:
    """The first bis value that is not crossed out."""
    return side.bis_track[popcount(sheet.bis)]


def refusal_cost(side: Side, sheet: Sheet) -> i64:
    """The first refusal value that is not crossed out."""
    return side.refusal_track[sheet.refusals]


def roundabout_cost(side: Side, sheet: Sheet) -> i64:
    """The first roundabout value that is not crossed out."""
    return side.roundabout_track[sheet.roundabout_count()]


def total(side: Side, sheet: Sheet) -> i64:
    """All points of a sheet but those for temp agencies, which depend on others."""
    points: i64 = pool_points(side, sheet) - bis_cost(side, sheet) - refusal_cost(side, sheet)
    points -= roundabout_cost(side, sheet)
    for at in range(i64(3)):
        points += plan_points(sheet, at) + park_points(side, sheet, at)
    for size in range(i64(1), SIZES + 1):
        count = sheet.estates(size)
        if count:
            points += count * estate_value(side, sheet, size)
    return points


def temp_points(side: Side, own: i64, counts: i64) -> i64:
    """Points for temp agencies: equal counts share a rank, the next lower count has the next rank, none scores none.

    `counts` is the set of the numbers of crossed boxes that players have.
    """
    if own == 0:
        return 0
    rank = popcount(counts & ~(bit(own + 1) - 1))
    if rank >= i64(len(side.temp_points)):
        return 0
    return side.temp_points[rank]


def closed_temp_points(side: Side, own: i64, thresholds: list[int]) -> i64:
    """Points for temp agencies against a competitor that is closed: the rank that the crossed boxes reach."""
    for rank, boxes in enumerate(thresholds):
        if own >= boxes and rank < len(side.temp_points):
            return side.temp_points[rank]
    return 0


def breakdown(side: Side, sheet: Sheet, temps: i64, roundabouts: bool) -> list[ScoreLine]:
    """The sheet's own boxes, left to right: plans, parks, pools, temp agencies, estates, bis, refusals, roundabouts."""
    out: list[ScoreLine] = []
    for letter in range(3):
        out.append(ScoreLine("plan", int(plan_points(sheet, letter)), {"which": LETTERS[letter]}))
    for street in range(3):
        marks = int(sheet.park_marks(street))
        out.append(
            ScoreLine("park", int(park_points(side, sheet, street)), {"which": STREET_KEYS[street], "marks": marks})
        )
    built = [PLOT_NAMES[plot] for plot in to_list(sheet.pools)]
    out.append(ScoreLine("pool", int(pool_points(side, sheet)), {"count": len(built)}, built))
    out.append(ScoreLine("temp", int(temps), {"count": int(sheet.temps)}))
    groups = sheet.groups(side)
    for size in range(1, int(SIZES) + 1):
        each, count = int(estate_value(side, sheet, size)), int(sheet.estates(size))
        houses = (1 << size) - 1
        plots = [
            PLOT_NAMES[start + at]
            for start, length in groups
            if length == size and int(sheet.filled) >> start & houses == houses
            for at in range(size)
        ]
        out.append(ScoreLine("estate", each * count, {"which": size, "count": count, "each": each}, plots))
    doubled = [PLOT_NAMES[plot] for plot in to_list(sheet.bis)]
    out.append(ScoreLine("bis", -int(bis_cost(side, sheet)), {"count": len(doubled)}, doubled))
    out.append(ScoreLine("refusal", -int(refusal_cost(side, sheet)), {"count": int(sheet.refusals)}))
    if roundabouts:
        places = [PLOT_NAMES[plot] for plot in to_list(sheet.roundabouts)]
        out.append(ScoreLine("roundabout", -int(roundabout_cost(side, sheet)), {"count": len(places)}, places))
    return out
