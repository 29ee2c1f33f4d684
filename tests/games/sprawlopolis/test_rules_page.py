"""The rules page shows every card of the data, in every language; its example scores what it says."""

import re
import tomllib
from typing import Any

import pytest

from games.pages import tables
from games.sprawlopolis.builders import BOX
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.show import scoresheet

FRONTS, PLAYERS, ZONES, LANDMARKS, MONSTER, BEACHES, MOTORWAY, WORKS = range(8)
FACTS: dict[str, Any] = tomllib.loads(BOX.source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_shown(language: str) -> None:
    page = tables(GAME, language)
    assert page[FRONTS] == [[str(card["number"]), *card["blocks"].split()] for card in FACTS["card"]]
    assert page[ZONES] == [[card["id"], *card["blocks"].split(), card["site"]] for card in FACTS["zone_card"]]
    assert page[LANDMARKS] == [
        [side["id"], *side["blocks"].split(), ", ".join(side["landmarks"])] for side in FACTS["landmark_side"]
    ]
    assert page[MONSTER] == [[FACTS["wrecktar"]["id"], *FACTS["wrecktar"]["blocks"].split()]]
    assert page[BEACHES] == [[card["id"], *card["blocks"].split()] for card in FACTS["beach"]]
    assert page[MOTORWAY] == [[card["id"], card["north"], card["south"]] for card in FACTS["motorway"]]
    assert page[WORKS] == [[card["id"], *card["blocks"].split()] for card in FACTS["works"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_listed(language: str) -> None:
    listed = re.findall(r"\b(?:CZ|POI|B|IS|RW)-\w+", GAME.rules_text(language).split("\n## ")[-2])
    cards = [card for cards in FACTS.values() if isinstance(cards, list) for card in cards]
    assert listed == [card["id"] for card in cards if card.get("reconstructed")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_example(language: str) -> None:
    text = GAME.rules_text(language)
    laid = [(5, 0, 0, False), (9, 0, -2, False), (6, 2, -2, False), (3, 2, -1, True)]
    keys = ("card", "row", "column", "turned")
    cards = [dict(zip(keys, card, strict=True)) for card in laid]
    (by_cards,) = scoresheet.score_scoresheet(GAME, {"conditions": [12, 16, 17], "card": cards}, BOX)
    grid = text.split("```\n")[1].splitlines()
    (by_grid,) = scoresheet.score_scoresheet(GAME, {"conditions": [12, 16, 17], "grid": grid}, BOX)
    assert [line.points for line in by_grid.lines] == [line.points for line in by_cards.lines]
    assert [line.points for line in by_grid.lines] == [3, 1, 2, 2, -3, 4, 2, 8]
    assert "8 − 3 + 4 + 2 + 8 = 19" in text
