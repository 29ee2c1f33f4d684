"""Score sheets typed in from a physical game: who owns what in which city, checked against the general plan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, check_shape, keys
from megapolis.engine.errors import BadFile
from megapolis.engine.game import Game, Scored, rank_papers
from megapolis.games.megalopolis.rules.box import TERRITORIES, UNIT, Box
from megapolis.games.megalopolis.rules.city import City, empty_city
from megapolis.games.megalopolis.rules.options import FINAL_VALUES
from megapolis.games.megalopolis.rules.scoring import breakdown
from megapolis.games.megalopolis.show import svg

SHAPE: Shape = {
    **keys("final_value", "roofs"),
    "city": keys(*TERRITORIES),
    "player": keys("name", "cash", "permits"),
    "zones": None,
}
"""What a file may hold; the zones are called as the box calls its districts."""


def score_scoresheet(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Scored]:
    """Count everybody's money in the city of a file."""
    check_shape(sheet, {**SHAPE, "zones": keys(*box.district_names)}, BadFile)
    players = sheet.get("player")
    if not isinstance(players, list) or not 2 <= len(players) <= 6 or not all(isinstance(p, dict) for p in players):
        raise game.bad_sheet("form-players")
    rule = sheet.get("final_value", FINAL_VALUES[0])
    if rule not in FINAL_VALUES:
        raise game.bad_sheet("form-final", values=", ".join(FINAL_VALUES))
    city = _city(game, sheet, box)
    zones = _zones(game, sheet, box, rule)
    taken: set[int] = set()
    owned = [_permits(game, box, number, player, taken) for number, player in enumerate(players, 1)]
    picture = svg.city_svg(box, city, zones, owned)
    out = []
    for number, player in enumerate(players, 1):
        lines = breakdown(box, city, zones, FINAL_VALUES.index(rule), _cash(game, number, player), owned[number - 1])
        name = str(player.get("name", number))
        points = sum(line.points for line in lines)
        out.append(Scored(name, points, lines, picture, tie=owned[number - 1].bit_count()))
    return rank_papers(out)


def _city(game: Game, sheet: Mapping[str, Any], box: Box) -> City:
    """The city, built block by block so that the general plan is obeyed."""
    rows = sheet.get("city")
    heights: list[int] = []
    for name in TERRITORIES:
        territory = rows.get(name) if isinstance(rows, dict) else None
        if not isinstance(territory, list) or [_is_row(row) for row in territory] != [True] * 3:
            raise game.bad_sheet("form-territory", name=name, territories=", ".join(TERRITORIES))
        heights += [height for row in territory for height in row]
    if sum(heights) > box.blocks:
        raise game.bad_sheet("form-blocks", count=sum(heights), high=int(box.blocks))
    city = empty_city(box, box.blocks)
    roofs = sheet.get("roofs", [])
    if not isinstance(roofs, list) or len(roofs) > 4 or not all(roof in box.quarter_names for roof in roofs):
        raise game.bad_sheet("form-roofs")
    for at, name in enumerate(roofs):
        quarter = box.quarter_names.index(name)
        wanted = int(box.skyscrapers[at])
        if heights[quarter] != wanted:
            raise game.bad_sheet("form-roof-height", quarter=name, height=wanted, found=heights[quarter])
        if city.roofs[quarter // 9] >= 0:
            raise game.bad_sheet("form-roof-territory", quarter=name)
        for _ in range(wanted):
            city.place(box, quarter)
    for quarter, height in enumerate(heights):
        roofed = city.roofs[quarter // 9] >= 0
        highest = int(city.limit(box, quarter // 9)) - (0 if roofed else 1)
        if height > highest:
            name = box.quarter_names[quarter]
            raise game.bad_sheet("form-too-high", quarter=name, height=highest, found=height)
        while city.heights[quarter] < height:
            city.place(box, quarter)
    return city


def _is_row(row: object) -> bool:
    if not isinstance(row, list) or len(row) != 3:
        return False
    return all(isinstance(height, int) and not isinstance(height, bool) and height >= 0 for height in row)


def _zones(game: Game, sheet: Mapping[str, Any], box: Box, rule: str) -> vec[i64]:
    """The zone of each district; needed only where the final value counts it."""
    given = sheet.get("zones", {})
    proper = isinstance(given, dict) and all(zone in box.zone_names for zone in given.values())
    complete = proper and len(set(given.values())) == len(given) and (len(given) == 8 or "zone" not in rule)
    if not complete:
        raise game.bad_sheet("form-zones", zones=", ".join(box.zone_names))
    names = [given.get(colour) for colour in box.district_names]
    return vec[i64]([box.zone_names.index(name) if name else -1 for name in names])


def _cash(game: Game, number: int, player: Mapping[str, Any]) -> int:
    cash = player.get("cash")
    if not isinstance(cash, int) or isinstance(cash, bool) or cash < 0 or cash % UNIT:
        raise game.bad_sheet("form-cash", player=number)
    return cash


def _permits(game: Game, box: Box, number: int, player: Mapping[str, Any], taken: set[int]) -> int:
    names = player.get("permits", [])
    held = 0
    for name in names if isinstance(names, list) else [names]:
        if name not in box.permit_names:
            raise game.bad_sheet("form-permits", player=number, permit=str(name))
        permit = box.permit_names.index(name)
        if permit in taken:
            raise game.bad_sheet("form-owned", player=number, permit=name)
        taken.add(permit)
        held |= 1 << permit
    return held
