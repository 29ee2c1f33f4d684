"""Papers from a real table: a typed file, checked against the rules of drawing. See docs/scoring/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megapolis.engine.box import Shape, check_shape, keys
from megapolis.engine.errors import BadFile
from megapolis.engine.game import Game, Scored, rank_papers
from megapolis.games.next_station.rules.box import SWITCH, Box
from megapolis.games.next_station.rules.scoring import best_line, breakdown
from megapolis.games.next_station.rules.sheet import Sheet
from megapolis.games.next_station.show import svg


def score_scoresheet(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Scored]:
    """Score every paper of a file: who shares a table shares the objectives."""
    check_shape(sheet, _shape(box), BadFile)
    players = sheet.get("player")
    if not isinstance(players, list) or not players or not all(isinstance(player, dict) for player in players):
        raise game.bad_sheet("form-players")
    objectives = _objectives(game, sheet, box)
    solo, powers = sheet.get("solo", len(players) == 1), sheet.get("powers", False)
    if not isinstance(solo, bool) or not isinstance(powers, bool) or (solo and len(players) > 1):
        raise game.bad_sheet("form-solo")
    empty_counts = sheet.get("empty_line_counts", True)
    if not isinstance(empty_counts, bool):
        raise game.bad_sheet("form-empty-line")
    lowest = str(sheet.get("solo_lowest_band_top", "90"))
    if lowest not in ("90", "89"):
        raise game.bad_sheet("form-lowest-band")
    modules = int(objectives != 0) + int(powers)
    deduction = box.module_cost * modules if solo else 0
    out = []
    for number, player in enumerate(players, 1):
        paper = _paper(game, box, number, player, powers, empty_counts)
        lines = breakdown(box, paper, objectives, deduction)
        points = sum(line.points for line in lines)
        picture = svg.side_by_side(box, [svg.sheet_svg(box, paper)])
        name = str(player.get("name", number))
        remark = f"remark-{_rating(box, points, int(lowest))}" if solo else ""
        out.append(Scored(name, points, lines, picture, remark, tie=int(best_line(box, paper))))
    if len({pencil for player in players for pencil in _circles(player)}) > 1:
        raise game.bad_sheet("form-circled-many")
    return rank_papers(out) if len(out) > 1 else out


def _rating(box: Box, points: int, lowest_band_top: int) -> int:
    """The solo rating, 1 to 6; the lowest band ends at 90 or, by the other reading of the printed table, at 89."""
    first, *others = box.ratings
    return 1 + (points >= first - (90 - lowest_band_top)) + sum(points >= low for low in others)


def _circles(player: Mapping[str, Any]) -> list[str]:
    circled = player.get("circled", {})
    return list(circled) if isinstance(circled, dict) else []


def _shape(box: Box) -> Shape:
    """What a file may hold."""
    lines = keys(*box.pencil_names)
    return {
        **keys("objectives", "powers", "solo", "empty_line_counts", "solo_lowest_band_top"),
        "player": {"name": None, **lines, "circled": lines},
    }


def _objectives(game: Game, sheet: Mapping[str, Any], box: Box) -> int:
    names = sheet.get("objectives", [])
    if not isinstance(names, list) or not all(name in box.objective_names for name in names):
        raise game.bad_sheet("form-objectives", objectives=", ".join(box.objective_names))
    return sum(1 << box.objective_names.index(name) for name in set(names))


def _paper(game: Game, box: Box, number: int, player: Mapping[str, Any], powers: bool, empty_counts: bool) -> Sheet:
    """Draw the four lines in the order of the file, refusing what the rules of drawing refuse."""
    lines = {key: value for key, value in player.items() if key not in ("name", "circled")}
    circled = player.get("circled", {})
    if circled and not powers:
        raise game.bad_sheet("form-circled-off", player=number)
    # Every card but the switch brings a section at most; a power can add one, to one line.
    most = sum(int(symbol != SWITCH) for symbol in box.card_symbol)
    longer = 0
    paper = Sheet.blank()
    drawn: dict[int, str] = {}
    for pencil, sections in lines.items():
        proper = isinstance(sections, list) and all(isinstance(name, str) for name in sections)
        if not proper:
            pencils = ", ".join(box.pencil_names)
            raise game.bad_sheet("form-line", player=number, line=pencil, pencils=pencils)
        longer += len(sections) > most
        if len(sections) > most + int(powers) or longer > 1:
            raise game.bad_sheet("form-too-long", player=number, line=pencil, count=len(sections), high=most)
        paper.open_line(box, box.pencil_names.index(pencil), empty_counts)
        found = _sections(game, box, number, sections, drawn)
        _draw(game, box, number, paper, pencil, found)
        if _branches(box, found) > 1 + int(powers):
            raise game.bad_sheet("form-branches", player=number, line=pencil)
        _circle(game, box, number, paper, pencil, circled)
        paper.close_line(box)
    return paper


def _sections(game: Game, box: Box, number: int, names: list[str], drawn: dict[int, str]) -> list[int]:
    found = []
    for name in names:
        section = box.section_between(*name.split("-")) if name.count("-") == 1 else -1
        if section < 0:
            raise game.bad_sheet("form-no-section", player=number, section=name)
        if section in drawn:
            raise game.bad_sheet("form-twice", player=number, section=name)
        for other, other_name in drawn.items():
            if box.cross(section, other):
                raise game.bad_sheet("form-crosses", player=number, section=name, other=other_name)
        drawn[section] = name
        found.append(section)
    return found


def _branches(box: Box, sections: list[int]) -> int:
    """How often a line branches: it grows at its two ends, and from any station only by the switch."""
    at = [int(station) for section in sections for station in box.ends[section]]
    return sum(max(at.count(station) - 2, 0) for station in set(at))


def _draw(game: Game, box: Box, number: int, paper: Sheet, pencil: str, sections: list[int]) -> None:
    """The sections in an order in which each continues the line; a set that has none is no line."""
    left = list(sections)
    while left:
        for section in left:
            a, b = box.ends[section]
            if (paper.line >> a & 1) != (paper.line >> b & 1):
                paper.draw(box, section)
                left.remove(section)
                break
        else:
            station = box.names[box.departure[box.pencil_names.index(pencil)]]
            raise game.bad_sheet("form-broken", player=number, pencil=pencil, station=station)


def _circle(game: Game, box: Box, number: int, paper: Sheet, pencil: str, circled: Any) -> None:
    station = circled.get(pencil) if isinstance(circled, dict) else circled
    if station is None:
        return
    if station not in box.names or not paper.line >> box.names.index(station) & 1:
        raise game.bad_sheet("form-circled", player=number, station=str(station), pencil=pencil)
    paper.circle(box, box.names.index(station))
