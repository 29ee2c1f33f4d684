"""Points, with the breakdown a person wants to read."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.core.bitset import popcount, to_list
from megapolis.engine.score import ScoreLine
from megapolis.games.next_station.rules.box import Box
from megapolis.games.next_station.rules.sheet import Sheet, Track


def tourist_points(box: Box, visits: i64) -> i64:
    """The first circle on the tourist track that is not crossed out."""
    last: i64 = i64(len(box.tourist_track)) - 1
    return box.tourist_track[visits if visits < last else last]


def meets(box: Box, sheet: Sheet, objective: i64) -> bool:
    """Whether a network meets a shared objective."""
    kind = box.objective_kind[objective]
    count = box.objective_count[objective]
    if kind == 0:
        return popcount(sheet.twice) >= count
    if kind == 1:
        for district in box.district_set:
            if not sheet.once & district:
                return False
        return True
    if kind == 2:
        return sheet.once & box.tourist == box.tourist
    if kind == 3:
        return sheet.once & box.central == box.central
    return sheet.thames_before + sheet.thames >= count


def objective_points(box: Box, sheet: Sheet, objectives: i64) -> i64:
    """The points of all shared objectives in play that the network meets."""
    points: i64 = 0
    objective: i64 = 0
    while objectives >> objective:
        if objectives >> objective & 1 and meets(box, sheet, objective):
            points += box.objective_points
        objective += 1
    return points


def total(box: Box, sheet: Sheet, objectives: i64) -> i64:
    """All points of a network, as if the round and the game ended now."""
    points: i64 = sheet.banked + sheet.districts * sheet.most + box.thames_points * sheet.thames
    points += tourist_points(box, sheet.tourist) + sheet.interchange
    if objectives:
        points += objective_points(box, sheet, objectives)
    return points


def best_line(box: Box, sheet: Sheet) -> i64:
    """The highest points of a single line: the tie-break."""
    current: i64 = sheet.districts * sheet.most + box.thames_points * sheet.thames
    return current if current > sheet.best else sheet.best


def _line(box: Box, track: Track) -> ScoreLine:
    args: dict[str, str | int] = {
        "which": "@pencil-" + box.pencil_names[track.pencil],
        "districts": int(track.districts),
        "most": int(track.most),
        "thames": int(track.thames),
        "bonus": int(box.thames_points * track.thames),
    }
    names = [box.names[station] for station in track.stations()]
    marks = names + [box.section_names[section] for section in track.sections()]
    return ScoreLine("line", int(track.points(box)), args, marks)


def breakdown(box: Box, sheet: Sheet, objectives: i64, deduction: i64) -> list[ScoreLine]:
    """The score sheet: a row a line, the tourist track, interchanges by kind, objectives, the solo deduction."""
    out = [_line(box, track) for track in sheet.lines()]
    sites = [box.names[station] for station in to_list(sheet.once & box.tourist)]
    visits = int(sheet.tourist)
    out.append(ScoreLine("tourist", int(tourist_points(box, sheet.tourist)), {"visits": visits}, sites))
    four = sheet.four
    three = sheet.thrice & ~four
    two = sheet.twice & ~sheet.thrice
    for lines, stations in ((2, two), (3, three), (4, four)):
        members = to_list(stations)
        each = int(box.interchange[lines])
        args: dict[str, str | int] = {"which": lines, "count": len(members), "each": each}
        marks = [box.names[station] for station in members]
        out.append(ScoreLine("interchange", each * len(members), args, marks))
    for objective in to_list(objectives):
        points = int(box.objective_points) if meets(box, sheet, objective) else 0
        out.append(ScoreLine("objective", points, {"which": "@objective-" + box.objective_names[objective]}))
    if deduction:
        out.append(ScoreLine("deduction", -int(deduction), {"modules": int(deduction // box.module_cost)}))
    return out
