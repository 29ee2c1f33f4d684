"""What a coach can count in Next Station: rivers, districts, stars, meetings, and ways to go on."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.coach import POINTS, Coach, Fact
from megapolis.engine.core.bitset import popcount, to_list
from megapolis.engine.score import line_name
from megapolis.engine.setup import Setup
from megapolis.games.next_station.rules.actions import SPACE
from megapolis.games.next_station.rules.box import SYMBOLS, WORD, Box
from megapolis.games.next_station.rules.scoring import total, tourist_points
from megapolis.games.next_station.rules.sheet import Sheet
from megapolis.games.next_station.rules.state import NextStation
from megapolis.games.next_station.show.words import describe

PLAIN_SYMBOLS = 4
MANY_SYMBOLS = 3
"""With so many symbols a line can go on well."""
LATE = 3
"""With so many underground cards out, the round may end soon."""


def facts(before: NextStation, after: NextStation, seat: int, way: Sequence[int]) -> list[Fact]:
    """Facts about a section: what it brings now, and what it leads to."""
    verb = SPACE.verb(way[0])
    section = verb.values(way[0]).get("section", -1)
    box, old, new = before.rules.box, before.sheets[seat], after.sheets[seat]
    if section < 0:
        return [_open(box, new, "ways")]
    if len(way) > 1:
        # What the rest of the turn brings is told when it is asked.
        step = before.clone()
        step.play(seat, way[0])
        new = step.sheets[seat]
    words = describe(before, seat, way[0])[1]
    start, end = box.ends[section]
    if old.line >> end & 1:
        start, end = end, start
    return [
        *_gains(box, old, new, end, str(words["to"])),
        *_prospects(before, old, new, start, end, str(words["from"]), str(words["to"])),
        _open(box, new, "block"),
    ]


def _open(box: Box, sheet: Sheet, kind: str) -> Fact:
    """In how many ways the line can go on, whatever symbol comes next: of a section, what it leaves."""
    found = {each for station in to_list(sheet.ends) for each in all_sections_from(box, sheet, station)}
    return Fact(kind, "open", {"sections": len(found)}, float(len(found)))


def _gains(box: Box, old: Sheet, new: Sheet, end: int, to: str) -> list[Fact]:
    """What the section brings now, source by source."""
    place = [box.names[end]]
    line = line_name("line", "@pencil-" + box.pencil_names[new.pencil])
    out = []
    if dives := int(new.thames - old.thames):
        out.append(Fact("now", "thames", {"to": to}, float(int(box.thames_points) * dives), True, place, line))
    if new.districts > old.districts:
        gain = float((new.districts - old.districts) * max(old.most, 1))
        out.append(Fact("now", "district", {"to": to, "most": int(new.most)}, gain, True, place, line))
    if new.most > max(old.most, 1):
        gain = float(new.districts * (new.most - max(old.most, 1)))
        out.append(Fact("now", "dense", {"to": to, "most": int(new.most)}, gain, True, place, line))
    if new.tourist > old.tourist:
        stars = int(tourist_points(box, new.tourist) - tourist_points(box, old.tourist))
        visits: dict[str, str | int | float] = {"to": to, "visits": int(new.tourist), "points": stars}
        out.append(Fact("now", "star", visits, float(stars), True, place, line_name("tourist")))
    lines = [track.pencil for track in new.tracks if track.line >> end & 1]
    # With its first section a line may begin to count where it departs, so that others meet it there, too.
    begins = popcount(old.line) == 1 and any(track.line & old.line for track in new.tracks)
    if (meeting := int(new.interchange - old.interchange)) and lines and not begins:
        args: dict[str, str | int | float] = {
            "to": to,
            "points": meeting,
            "line": f"@coach-with-{box.pencil_names[lines[-1]]}",
        }
        out.append(Fact("now", "interchange", args, float(meeting), True, place))
    return out


def _prospects(before: NextStation, old: Sheet, new: Sheet, start: int, end: int, source: str, to: str) -> list[Fact]:
    """What the section leads to: ways on, a branch, a symbol that will not come again, the end of the round."""
    box = before.rules.box
    out = []
    reached = [sections_from(box, new, symbol, end) for symbol in range(PLAIN_SYMBOLS)]
    symbols = sum(bool(sections) for sections in reached)
    if symbols >= MANY_SYMBOLS:
        ends = [box.ends[each] for each in dict.fromkeys(each for sections in reached for each in sections)]
        marks = [box.names[b if a == end else a] for a, b in ends]
        out.append(Fact("ways", "ways", {"to": to, "symbols": symbols}, float(symbols), False, marks))
    if old.line != 1 << start and not old.ends >> start & 1:
        grown = float(popcount(new.ends) - popcount(old.ends))
        out.append(
            Fact("ways", "branch", {"from": source, "ends": int(popcount(new.ends))}, grown, False, [box.names[start]])
        )
    symbol = int(before.symbol)
    left = [int(box.card_symbol[card]) for card in to_list(before.cards)]
    # After the last card of a round no symbol comes again: that it is the last card says it all.
    if symbol < PLAIN_SYMBOLS and symbol not in left and before.under < box.last_underground:
        args: dict[str, str | int | float] = {"to": to, "symbol": "@symbol-" + SYMBOLS[symbol]}
        out.append(Fact("only", "last-symbol", args, 1.0, False, [box.names[end]]))
    if before.under >= LATE:
        gain = float(total(box, new, before.objectives) - total(box, old, before.objectives))
        args = {"out": int(before.under), "all": int(box.last_underground)}
        args["left"] = int(box.last_underground - before.under)
        out.append(Fact("tempo", "soon-over", args, gain, False, [box.names[end]]))
    for objective in to_list(before.objectives):
        done, need = progress(box, new, objective)
        grown = done - progress(box, old, objective)[0]
        if grown > 0:
            args = {"to": to, "done": done, "need": need, "objective": "@objective-" + box.objective_names[objective]}
            out.append(Fact("later", "objective", args, float(grown), False, [box.names[end]]))
    return out


def all_sections_from(box: Box, sheet: Sheet, station: int) -> list[int]:
    """The sections that may be drawn from a station, whatever symbol comes next."""
    return [each for symbol in range(PLAIN_SYMBOLS) for each in sections_from(box, sheet, symbol, station)]


def sections_from(box: Box, sheet: Sheet, symbol: int, station: int) -> list[int]:
    """The sections that may be drawn from a station to a symbol."""
    w0, w1, w2 = sheet.reach(box, symbol, 1 << station)
    return to_list(w0) + to_list(w1, WORD) + to_list(w2, 2 * WORD)


def progress(box: Box, sheet: Sheet, objective: int) -> tuple[int, int]:
    """How far a network is on the way to a shared objective, and how far it has to go."""
    kind = box.objective_kind[objective]
    if kind == 0:
        return min(popcount(sheet.twice), box.objective_count[objective]), int(box.objective_count[objective])
    if kind == 1:
        return sum(bool(sheet.once & district) for district in box.district_set), len(box.district_set)
    if kind == 4:
        under = sheet.thames_before + sheet.thames
        return int(min(under, box.objective_count[objective])), int(box.objective_count[objective])
    wanted = box.tourist if kind == 2 else box.central
    return int(popcount(sheet.once & wanted)), int(popcount(wanted))


def own_points(_setup: Setup) -> str:
    """Nobody can be hindered."""
    return POINTS


def count(state: NextStation) -> tuple[int, int]:
    """Four rounds, a card each turn."""
    return (int(state.round) + 1, int(state.turn) + 1) if state.is_dealt() else (0, 0)


COACH: Coach[NextStation] = Coach(scale=own_points, depth=3, facts=facts, count=count)
