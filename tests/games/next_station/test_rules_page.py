"""The rules page shows the map and the cards of the data, in every language; its example scores what it says."""

import re
import tomllib
from typing import Any

import pytest

from games.next_station.builders import BOARD
from games.pages import figures, tables
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.next_station import GAME
from megapolis.games.next_station.show import scoresheet

CARDS, TRACK, RATINGS = range(3)
SYMBOLS = ("square", "triangle", "pentagon", "circle", "joker", "switch")
FACTS: dict[str, Any] = tomllib.loads(BOARD.source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_maps(language: str) -> None:
    maps = re.findall(r"^```\n(.+?)^```", GAME.rules_text(language), re.MULTILINE | re.DOTALL)
    drawn = [["".join(row.split()[1:]) for row in drawing.splitlines()[1:]] for drawing in maps]
    assert drawn == [FACTS["map"]["grid"], FACTS["map"]["districts"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_the_map(language: str) -> None:
    text = GAME.rules_text(language)
    thames = sum(1 for crossing in BOARD.thames if crossing)
    for number in (len(BOARD.names), len(BOARD.section_names), thames, len(BOARD.district_set)):
        assert re.search(rf"\b{number}\b", text)
    for station in [*FACTS["map"]["tourist_sites"], *(pencil["departure"] for pencil in FACTS["pencil"])]:
        assert re.search(rf"\b{station}\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_points(language: str) -> None:
    page = tables(GAME, language)
    kinds = [(card.get("underground", False), card["symbol"]) for card in FACTS["card"]]
    for row, symbol in zip(page[CARDS], SYMBOLS, strict=True):
        assert [int(cell) for cell in row[1:]] == [kinds.count((False, symbol)), kinds.count((True, symbol))]
    assert [[int(cell) for cell in row] for row in page[TRACK]] == list(
        map(list, enumerate(FACTS["scoring"]["tourist_track"]))
    )
    assert [figures(points)[0] for _, points in page[RATINGS][1:]] == FACTS["scoring"]["solo_ratings"]


def test_the_worked_example() -> None:
    line = {"green": ["d2-c3", "c3-c4", "d2-e3", "e3-f3", "e3-f4", "f4-e4"]}
    papers = {"powers": True, "player": [line, line | {"circled": {"green": "f4"}}]}
    plain, circled = scoresheet.score_scoresheet(GAME, papers, BOARD)
    assert [line.points for line in plain.lines[:2]] == [14, 1]
    assert circled.lines[0].points == 17
