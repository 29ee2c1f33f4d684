"""Papers from a real table: a typed file, checked against the rules of drawing. See docs/scoring/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megapolis.engine.box import Shape, check_shape, keys
from megapolis.engine.errors import BadFile
from megapolis.engine.game import Game, Scored
from megapolis.games.next_station.rules.box import Box
from megapolis.games.next_station.rules.scoring import breakdown
from megapolis.games.next_station.rules.sheet import Sheet
from megapolis.games.next_station.show import svg


def score_scoresheet(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Scored]:
    """Scores every paper of a file: who shares a table shares the objectives."""
    check_shape(sheet, _shape(box), BadFile)
    players = sheet.get("player")
    if not isinstance(players, list) or not players or not all(isinstance(player, dict) for player in players):
        raise game.bad_sheet("form-players")
    objectives = _objectives(game, sheet, box)
    solo, powers = sheet.get("solo", len(players) == 1), sheet.get("powers", False)
    if not isinstance(solo, bool) or not isinstance(powers, bool) or (solo and len(players) > 1):
        raise game.bad_sheet("form-solo")
    modules = int(objectives != 0) + int(powers)
    deduction = box.module_cost * modules if solo else 0
    out = []
    for number, player in enumerate(players, 1):
        paper = _paper(game, box, number, player)
        lines = breakdown(box, paper, objectives, deduction)
        points = sum(line.points for line in lines)
        picture = svg.side_by_side(box, [svg.sheet_svg(box, paper)])
        rating = 1 + sum(points >= low for low in box.ratings)
        name = str(player.get("name", number))
        out.append(Scored(name, points, lines, picture, f"remark-{rating}" if solo else ""))
    return out


def _shape(box: Box) -> Shape:
    """What a file may hold."""
    lines = keys(*box.pencil_names)
    return {**keys("objectives", "powers", "solo"), "player": {"name": None, **lines, "circled": lines}}


def _objectives(game: Game, sheet: Mapping[str, Any], box: Box) -> int:
    names = sheet.get("objectives", [])
    if not isinstance(names, list) or not all(name in box.objective_names for name in names):
        raise game.bad_sheet("form-objectives", objectives=", ".join(box.objective_names))
    return sum(1 << box.objective_names.index(name) for name in set(names))


def _paper(game: Game, box: Box, number: int, player: Mapping[str, Any]) -> Sheet:
    """Draws the four lines in the order of the file, refusing what the rules of drawing refuse."""
    lines = {key: value for key, value in player.items() if key not in ("name", "circled")}
    circled = player.get("circled", {})
    paper = Sheet.blank()
    drawn: dict[int, str] = {}
    for pencil, sections in lines.items():
        proper = isinstance(sections, list) and all(isinstance(name, str) for name in sections)
        if not proper:
            pencils = ", ".join(box.pencil_names)
            raise game.bad_sheet("form-line", player=number, line=pencil, pencils=pencils)
        paper.open_line(box, box.pencil_names.index(pencil), True)
        _draw(game, box, number, paper, pencil, _sections(game, box, number, sections, drawn))
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
