"""The rules page says what the box holds, in every language, and marks what is reconstructed."""

import tomllib
from typing import Any

import pytest

from games.pages import figures, tables
from games.welcome_to.builders import BOX
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.show import scoresheet

CARDS, STREETS, TRACKS, STANDARD, SCORE, ADVANCED, COMPETITORS = range(7)
FACTS: dict[str, Any] = tomllib.loads(BOX.source)
TOWN = """
plans = ["A1", "B1", "C3"]
others = [6]
[[player]]
top = "1 3 | 4* 6 8 | 9 10* 10b 12 | 15"
centre = "0 2 5 | 7* 8 | . . . 11 12 14"
bottom = "2 | 3 4 5 6 7 8 | 9 9b . . 15"
parks = [2, 1, 3]
columns = [0, 1, 2, 0, 0, 0]
temps = 4
refusals = 1
approved = { C = 11 }
"""


def marked(cell: str) -> bool:
    return cell.endswith("*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_boards(language: str) -> None:
    page = tables(GAME, language)
    rows = {row[0]: [int(cell) for cell in row[1:]] for row in page[CARDS][:-1]}
    assert rows == FACTS["deck"]["copies"]
    assert figures(" ".join(page[CARDS][-1])) == [63, *(sum(column) for column in zip(*rows.values(), strict=True))]
    streets = [(street, side) for side in FACTS["side"] for street in side["street"]]
    for row, (street, side) in zip(page[STREETS], streets, strict=True):
        assert [figures(cell) for cell in row[2:]] == [[street["houses"]], street["pools"], street["parks"]]
        assert marked(row[0]) == side.get("reconstructed", False)
    for row, name in zip(page[TRACKS][6:], ("pools", "bis", "refusals", "roundabouts"), strict=True):
        assert [figures(cell) for cell in row[1:]] == [side[name] for side in FACTS["side"]]
    for size, row in enumerate(page[TRACKS][:6]):
        assert [figures(cell) for cell in row[1:]] == [side["columns"][size] for side in FACTS["side"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans(language: str) -> None:
    page = tables(GAME, language)
    rows = {row[0].split()[0]: row for row in page[STANDARD] + page[ADVANCED]}
    assert list(rows) == [plan["id"] for plan in FACTS["plan"]]
    for plan in FACTS["plan"]:
        name, asks, *points = rows[plan["id"]]
        assert marked(name) == plan.get("reconstructed", False)
        assert points == [str(plan["high"]), str(plan["low"])]
        if plan.get("kind") != "ends":
            counted = [plan[key] for key in ("roundabouts", "pools", "bis", "count") if key in plan]
            assert figures(asks) == plan.get("sizes", []) + counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_competitors(language: str) -> None:
    for row, rival in zip(tables(GAME, language)[COMPETITORS], FACTS["competitor"], strict=True):
        assert marked(row[0]) == rival.get("reconstructed", False)
        assert (row[1], row[2].split()) == (str(rival["level"]), rival["approves"])
        per_card = [str(rival.get(key, "–")) for key in ("park", "pool", "temp", "fence", "bis_houses", "estate_value")]
        assert row[3:] == per_card


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_score_is_what_the_game_reckons(language: str) -> None:
    (scored,) = scoresheet.score_scoresheet(GAME, tomllib.loads(TOWN), BOX)
    points: dict[str, int] = {}
    for line in scored.lines:
        key = f"estate-{line.args['which']}" if line.key == "estate" else line.key
        points[key] = points.get(key, 0) + line.points
    del points["estate-5"]
    told = [int(row[2].strip("*").replace("−", "-")) for row in tables(GAME, language)[SCORE]]
    assert told == [*points.values(), sum(points.values())]
