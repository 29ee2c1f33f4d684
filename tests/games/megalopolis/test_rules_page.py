"""The rules page says what the data file holds, in every language, and marks what is reconstructed."""

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from games.megalopolis.builders import BOX, ZONES, built, permits
from games.pages import figures, tables
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import STREETS
from megapolis.games.megalopolis.rules.scoring import worth

DISTRICTS, ZONE_CARDS, VALUES, CREST_CARDS = range(4)
FACTS: dict[str, Any] = tomllib.loads(BOX.source)


def amount(text: str) -> int:
    """A sum of money, however its thousands are parted."""
    return int("".join(re.findall(r"\d", text)))


def exit_of(permit: int) -> int:
    at = BOX.exit_squares.index(int(BOX.square_of[permit]))
    return (at // 6 + 1) * 10 + at % 6 + 1


def words(language: str) -> Callable[[str], str]:
    text = Text(language, "megalopolis")
    return lambda key: text.say(key, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_districts_streets_and_exits(language: str) -> None:
    said = words(language)
    for row, district, start in zip(
        tables(GAME, language)[DISTRICTS], FACTS["district"], range(0, STREETS, 3), strict=True
    ):
        assert row[0] == said(f"district-{district['colour']}")
        assert row[1].split(", ") == [said(f"permit-{street}") for street in district["streets"]]
        assert figures(row[2]) == [exit_of(street) for street in range(start, start + 3)]
        assert row[3] == ("nw", "ne", "se", "sw")[BOX.territory[start]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_every_exit_beside_its_quarters(language: str) -> None:
    picture = GAME.rules_text(language).split("```")[1].strip("\n").splitlines()
    quarters = {
        name: (line, text.index(name)) for line, text in enumerate(picture) for name in re.findall(r"[ns]\w\d\d", text)
    }
    assert sorted(quarters) == sorted(BOX.quarter_names)
    for at, name in enumerate(BOX.quarter_names):
        line, place = quarters[name]
        down, across = str(exit_of(int(BOX.down[at]))), str(exit_of(int(BOX.across[at])))
        assert down in (picture[end][place : place + 4].strip() for end in (0, -1)), name
        assert across in (picture[line].split()[end] for end in (0, -1)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_values_and_sums(language: str) -> None:
    said = words(language)
    page = tables(GAME, language)
    for row, zone in zip(page[ZONE_CARDS], FACTS["zone"], strict=True):
        assert row[0] == said(f"zone-{zone['id']}") + " *" * zone.get("reconstructed", False)
        assert amount(row[1]) == zone["value"]
    for blocks, row in enumerate(page[VALUES], 1):
        assert figures(row[0]) == [blocks]
        unit = FACTS["money"]["rent_unit"] // 1000
        assert [amount(cell) for cell in row[1:]] == [unit * height * blocks for height in range(1, 6)]
    notes = [f"{each:,}".replace(",", "," if language == "en" else "\u00a0") for each in FACTS["money"]["notes"]]
    items = [item.split("\n\n")[0] for item in GAME.rules_text(language).split("\n- ")]
    [listed] = [item for item in items if all(note in re.sub(r"\n\s*", " ", item) for note in notes)]
    assert re.findall(r"\d+(?:[,\u00a0]\d{3})+", re.sub(r"\n\s*", " ", listed)) == notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_crest_cards(language: str) -> None:
    said = words(language)
    for row, card in zip(tables(GAME, language)[CREST_CARDS], FACTS["card"], strict=True):
        assert row[0] == said(f"card-{card['id']}").split(":")[0]
        told = [amount(row[1])] if re.search(r"\d", row[1]) else []
        assert told == [card[key] for key in ("amount", "squares") if key in card]


def test_the_example_of_the_end_is_what_the_game_reckons() -> None:
    city = built({"nw11": 2, "ne11": 3, "se11": 4, "sw11": 2})
    held = permits("shkolnaya", "knizhnaya", "zavodskaya", "rynochnaya", "north_bridge")
    total = worth(BOX, city, ZONES, 0, 1_250_000, held)
    for language in LANGUAGES:
        told = re.findall(r"= ([\d\s, ]+)\.", GAME.rules_text(language))
        assert total in [amount(each) for each in told]
