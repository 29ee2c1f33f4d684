"""A city from a physical game, typed as cards at positions or as a grid of blocks: see docs/scoring/sprawlopolis.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from megapolis.engine.box import Shape, check_shape, keys
from megapolis.engine.errors import BadFile, Value
from megapolis.engine.game import Game, Scored, rank_papers
from megapolis.games.sprawlopolis.rules.actions import BASE, BEACHES, CARDS, PLACE, SIZE, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.box import DUEL_RULES, LANDMARKS, Box, read_block
from megapolis.games.sprawlopolis.rules.city import CENTRE, SEA, City, laid_card, laid_place, new_city
from megapolis.games.sprawlopolis.rules.laying import (
    BOTH,
    beach_turns,
    is_beach,
    last_laid,
    lay_card,
    lay_strip,
    roads_join,
)
from megapolis.games.sprawlopolis.rules.scoring import LEVELS, Terms, duel_lines, new_terms, team_lines
from megapolis.games.sprawlopolis.rules.survey import survey_side
from megapolis.games.sprawlopolis.rules.ties import preferred_side
from megapolis.games.sprawlopolis.show import svg

MARKS = "#*!"
SHAPE: Shape = {
    **keys("name", "conditions", "level", "grid", "strip", "duel", "zone_rule", "beach_rule", "unplayed_works"),
    **keys("duel_card", "allow_full_cover", "exceed_target"),
    "card": keys("card", "row", "column", "turned"),
}
"""What a file may hold."""
SIDES = ("south", "north")
LARGEST = int(SIZE) - 2
MOST_SITES = 3
"""Of the four cards with a site one lies beside the city."""


def score_scoresheet(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Scored]:
    """Score a team's city (or its two along the interstate), or the two cities of a duel."""
    check_shape(sheet, SHAPE, BadFile)
    duel = _choice(game, sheet, "duel", DUEL_RULES)
    level = _choice(game, {"level": "normal"} | dict(sheet), "level", LEVELS)
    conditions = _conditions(game, sheet, box, 3 if duel < 0 else 2)
    works = _works(game, sheet, box)
    if ("grid" in sheet) == ("card" in sheet):
        raise game.bad_sheet("form-one-city")
    if duel >= 0 and "strip" not in sheet:
        raise game.bad_sheet("form-duel")
    _check_mixture(game, sheet, duel >= 0)
    city, landmark = _lay(game, sheet, box) if "card" in sheet else read_grid(game, sheet["grid"])
    if len(city.sites) > MOST_SITES or ("grid" in sheet and len(city.landmarks) > 1):
        raise game.bad_sheet("form-marks", high=MOST_SITES)
    zone_rule = _choice(game, sheet, "zone_rule", box.names[ZONES:WRECKTAR])
    beach_rule = _choice(game, sheet, "beach_rule", box.names[BEACHES:WORKS])
    if len(city.sites) and zone_rule < 0:
        raise game.bad_sheet("form-choice", word="zone_rule", choices=", ".join(box.names[ZONES:WRECKTAR]))
    if beach_rule < 0 and any(is_beach(laid_card(item)) for item in city.laid):
        raise game.bad_sheet("form-choice", word="beach_rule", choices=", ".join(box.names[BEACHES:WORKS]))
    if "grid" in sheet and beach_rule < 0 and not _hangs_together(city):
        raise game.bad_sheet("form-apart")
    terms = new_terms(box, level, conditions)
    terms.zone_rule, terms.beach_rule, terms.landmark, terms.duel = zone_rule, beach_rule, landmark, duel
    picture = svg.picture(city, [])
    if duel >= 0:
        return _duel(game, sheet, box, terms, city, picture)
    lines = team_lines(terms, city, works, "unplayed_works" in sheet)
    points = sum(line.points for line in lines)
    target = int(terms.target()) + int(_flag(game, sheet, "exceed_target"))
    remark = "remark-paper-reached" if points >= target else "remark-paper-missed"
    args: dict[str, Value] = {"points": points, "target": target, "missing": max(target - points, 0)}
    return [Scored(str(sheet.get("name", 1)), points, lines, picture, remark, args)]


def _duel(game: Game, sheet: Mapping[str, Any], box: Box, terms: Terms, city: City, picture: str) -> list[Scored]:
    """Both cities of a duel; the motorway card beside them decides a tie."""
    card = _choice(game, sheet, "duel_card", box.motorway_names)
    strip = [int(item) >> 1 for item in city.strip]
    if card in strip:
        raise game.bad_sheet("form-duel-strip", card=box.motorway_names[card])
    if card >= 0 and box.duel_rules[card] != terms.duel:
        raise game.bad_sheet("form-duel-card", card=box.motorway_names[card])
    aside = card if card >= 0 else next(other for other in range(4) if other not in strip)
    better = preferred_side(box.ties[aside], terms, survey_side(city, 0), survey_side(city, 1))
    out = []
    for seat, name in enumerate(SIDES):
        lines = duel_lines(terms, city, seat)
        points = sum(line.points for line in lines)
        out.append(Scored(name, points, lines, picture, who=f"side-{name}", tie=int(better == seat)))
    return rank_papers(out)


def _check_mixture(game: Game, sheet: Mapping[str, Any], duel: bool) -> None:
    """Refuse what no game can have: the interstate with another expansion, a level in a duel and the like."""
    split = "strip" in sheet
    if split and ("grid" in sheet or {"zone_rule", "beach_rule", "unplayed_works"} & set(sheet)):
        raise game.bad_sheet("form-duel" if "grid" in sheet else "conflict-interstate-alone")
    if duel and sheet.get("level", "normal") != "normal":
        raise game.bad_sheet("conflict-duel-level")
    if _flag(game, sheet, "exceed_target") and (duel or not split):
        raise game.bad_sheet("conflict-exceed-target")
    if not duel and "duel_card" in sheet:
        raise game.bad_sheet("conflict-duel-rules")


def _hangs_together(city: City) -> bool:
    """Whether every block of a city can be reached from every other; a card is never laid apart from the others."""
    blocks = {
        (row, column)
        for row in range(city.top, city.bottom + 1)
        for column in range(city.left, city.right + 1)
        if city.is_block(row, column)
    }
    reached = [blocks.pop()]
    for row, column in reached:
        near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & blocks
        blocks -= near
        reached += near
    return not blocks


def _flag(game: Game, sheet: Mapping[str, Any], key: str) -> bool:
    value = sheet.get(key, False)
    if not isinstance(value, bool):
        raise game.bad_sheet("form-choice", word=key, choices="true, false")
    return value


def _choice(game: Game, sheet: Mapping[str, Any], key: str, choices: Sequence[str]) -> int:
    """The index of the name that a key gives; -1 if the key is not in the file."""
    if key not in sheet:
        return -1
    if sheet[key] not in choices:
        raise game.bad_sheet("form-choice", word=key, choices=", ".join(choices))
    return choices.index(sheet[key])


def _conditions(game: Game, sheet: Mapping[str, Any], box: Box, count: int) -> int:
    numbers = sheet.get("conditions")
    names = [str(number) for number in numbers] if isinstance(numbers, list) else []
    if len(set(names)) != count or len(names) != count or not set(names) <= set(box.names[:ZONES]):
        raise game.bad_sheet("form-conditions", count=count)
    return sum(1 << box.names.index(name) for name in names)


def _works(game: Game, sheet: Mapping[str, Any], box: Box) -> int:
    names = sheet.get("unplayed_works", [])
    known = box.names[WORKS:CARDS]
    if not isinstance(names, list) or not all(name in known for name in names):
        raise game.bad_sheet("form-works", names=", ".join(known))
    return sum(1 << known.index(name) for name in set(names))


def read_grid(game: Game, rows: Any) -> tuple[City, int]:
    """A city typed block by block, and its landmark side.

    "." is an empty place; "#", "*" and "!" mark a site, a landmark and the monster.
    """
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        raise game.bad_sheet("form-grid")
    city = new_city()
    for down, row in enumerate(rows):
        words = row.split()
        if max(down + 1, len(words)) > LARGEST:
            raise game.bad_sheet("form-too-large", high=LARGEST)
        for across, word in enumerate(words):
            if word != ".":
                _put(game, city, down, across, word)
    if city.top > city.bottom:
        raise game.bad_sheet("form-grid")
    return city, 0 if len(city.landmarks) else -1


def _put(game: Game, city: City, down: int, across: int, word: str) -> None:
    mark = word[-1] if word[-1] in MARKS else ""
    block = read_block(word.removesuffix(mark))
    cell = int((CENTRE + down) % SIZE * SIZE + (CENTRE + across) % SIZE)
    if block < 1 or block == SEA or (mark == "!" and city.monster >= 0):
        raise game.bad_sheet("form-block", row=down + 1, column=across + 1, block=word)
    city.put(CENTRE + down, CENTRE + across, block)
    if mark == "#":
        city.sites = type(city.sites)([*city.sites, cell])
    elif mark == "*":
        city.landmarks = type(city.landmarks)([*city.landmarks, cell])
    elif mark == "!":
        city.monster = cell


# ---------------------------------------------------------------------- cards at positions


def _lay(game: Game, sheet: Mapping[str, Any], box: Box) -> tuple[City, int]:
    """Lay the cards in the order of the file, by the rules of placement; the city and its landmark side."""
    typed = sheet["card"]
    if not isinstance(typed, list) or not typed or not all(isinstance(card, dict) for card in typed):
        raise game.bad_sheet("form-cards")
    city = _strip(game, sheet, box)
    landmark = -1
    closing = not _flag(game, sheet, "allow_full_cover")
    beside = [sheet[key] for key in ("zone_rule", "beach_rule") if key in sheet] + list(sheet.get("unplayed_works", []))
    laid: set[str] = {str(number) for number in [*sheet["conditions"], *beside]}
    for number, entry in enumerate(typed, 1):
        name = str(entry.get("card"))
        card = box.names.index(name) if name in box.names else -1
        row, column, turned = entry.get("row"), entry.get("column"), entry.get("turned", False)
        proper = type(row) is int and type(column) is int and isinstance(turned, bool)
        if card < 0 or not proper:
            raise game.bad_sheet("form-card", number=number)
        if name in laid:
            raise game.bad_sheet("form-twice", number=number, card=name)
        laid.add(name)
        if not -LARGEST <= row <= LARGEST or not -LARGEST <= column <= LARGEST:
            raise game.bad_sheet("form-too-large", high=LARGEST)
        place = int((CENTRE + row) % SIZE * SIZE + (CENTRE + column) % SIZE)
        if len(city.strip) and card >= BASE:
            raise game.bad_sheet("conflict-interstate-alone")
        if not len(city.strip) and len(city.laid) == (landmark >= 0) and BASE <= card < LANDMARKS:
            raise game.bad_sheet("form-start", number=number, card=name)
        if len(city.laid) + len(city.strip) and not _fits(box, city, card, int(turned), place):
            raise game.bad_sheet("form-place", number=number, card=name)
        if landmark >= 0 and len(city.laid) == 1 and not _covers_half(city, place):
            raise game.bad_sheet("form-half", number=number, card=name)
        city = lay_card(box, city, card, int(turned), place, closing)
        landmark = card - int(LANDMARKS) if card >= LANDMARKS else landmark
    return city, landmark


def _covers_half(city: City, place: int) -> bool:
    """Whether the start card lies over exactly one row or column of the landmark card."""
    first = laid_place(city.laid[0])
    return (place - first) % (SIZE * SIZE) in (1, SIZE * SIZE - 1, SIZE, SIZE * SIZE - SIZE)


def _fits(box: Box, city: City, card: int, turned: int, place: int) -> bool:
    """Whether a card may lie there. Demands of construction zones are not asked for: they may have been impossible."""
    if card >= LANDMARKS:
        return False
    if card == WRECKTAR:
        return place == last_laid(city)
    if is_beach(card):
        return bool(beach_turns(box, city, card, place) >> turned & 1)
    if card >= WORKS and not roads_join(box, city, card, turned, place, False):
        return False
    return PLACE + place in list(city.places(BOTH))


def _strip(game: Game, sheet: Mapping[str, Any], box: Box) -> City:
    """The motorway: its cards from west to east, each with "turned" behind its name if it is."""
    names = sheet.get("strip")
    if names is None:
        return new_city()
    city = new_city(True)
    words = [str(name).split() for name in names] if isinstance(names, list) else []
    proper = all(word and word[0] in box.motorway_names and word[1:] in ([], ["turned"]) for word in words)
    count = 3 if "duel" in sheet else 4
    if not proper or len(words) != count or len({word[0] for word in words}) != count:
        raise game.bad_sheet("form-strip", count=count, names=", ".join(box.motorway_names))
    for word in words:
        city = lay_strip(box, city, box.motorway_names.index(word[0]), len(word) - 1, True)
    return city
