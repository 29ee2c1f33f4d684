"""The rules page says what the data holds, in every language, and marks what is reconstructed."""

import re
import tomllib
from typing import Any

import pytest

from games.capital_lux.builders import BOX
from games.pages import figures, tables
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.box import COLOURS

CITIZENS, REBELS, DUALISTS, SETS = range(4)
FACTS: dict[str, Any] = tomllib.loads(BOX.source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_tiles(language: str) -> None:
    page = tables(GAME, language)
    for table, name in ((CITIZENS, "citizens"), (REBELS, "rebels")):
        assert [int(cell) for cell in page[table][0][1:]] == list(FACTS[name]["count"].values())
    text = GAME.rules_text(language).replace("−", "-")
    assert ", ".join(f"{tile:+d}" for tile in FACTS["agent"]["tiles"]) in text
    assert ", ".join(str(tile) for tile in FACTS["oracle"]["tiles"]) in re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dualist_cards(language: str) -> None:
    rows = tables(GAME, language)[DUALISTS]
    told = [
        [home, capital, value]
        for home, row in zip(COLOURS, rows, strict=True)
        for capital, cell in zip(COLOURS, row[1:], strict=True)
        for value in figures(cell)
    ]
    assert sorted(told) == sorted(FACTS["dualists"]["cards"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prepared_sets(language: str) -> None:
    text = Text(language, "capital_lux")
    told = [row[1:] for row in tables(GAME, language)[SETS]]
    assert told == [
        [text.say(f"synergy-{name}", {}) for name in row] for row in zip(*FACTS["sets"].values(), strict=True)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_listed(language: str) -> None:
    listed = GAME.rules_text(language).split("\n## ")[-2]
    assert listed.count("\n- **") == sum(facts.get("reconstructed", False) for facts in FACTS.values())
