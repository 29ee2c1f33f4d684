"""The poster: one sheet of A4 with the city, everybody's place, and names as people typed them."""

import re
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

from megapolis.engine import replay
from megapolis.engine.i18n import Text
from megapolis.engine.poster import poster
from megapolis.engine.victory import standings

REPLAYS = Path(__file__).parent.parent / "replays"
FINISHED = [
    "capital_lux/four-set-c.json",
    "megalopolis/four-last-lap.json",
    "next_station/four-modules.json",
    "sprawlopolis/beaches.json",
    "welcome_to/four-expert-blueprint.json",
]
SVG = "{http://www.w3.org/2000/svg}"


def drawn(name: str, seat: int = 0, day: date | None = None, names: tuple[str, ...] = ()) -> ElementTree.Element:
    match = replay.load(REPLAYS / name)
    return ElementTree.fromstring(poster(match.state, Text("en", match.setup.game.id, names), seat=seat, day=day))


def said(root: ElementTree.Element) -> list[str]:
    return [each.text or "" for each in root.findall(f"{SVG}text")]


@pytest.mark.parametrize("name", FINISHED)
def test_every_game_has_a_poster_of_a4_with_its_own_drawing(name: str) -> None:
    root = drawn(name)
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert len(root.findall(f"{SVG}svg")) == 1
    city = root.find(f"{SVG}svg")
    assert city is not None
    assert len(list(city.iter())) > 80


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("name", FINISHED)
def test_a_poster_has_no_words_of_another_language_and_no_codes(name: str, language: str) -> None:
    match = replay.load(REPLAYS / name)
    drawing = match.setup.game.show.poster or (lambda state, seat, _: match.setup.game.show.svg(state, seat))
    root = ElementTree.fromstring(drawing(match.state, 0, Text(language, match.setup.game.id)))
    assert [each.text for each in root.iter(f"{SVG}text") if re.search("[A-Za-z]{2}|[a-z][0-9]", each.text or "")] == []


def test_the_pencils_of_a_poster_are_those_of_the_edition() -> None:
    match = replay.load(REPLAYS / "next_station/four-modules.json")
    assert "#2b2f36" in poster(match.state, Text("uk", "next_station"))
    assert "#2b2f36" not in poster(match.state, Text("en", "next_station"))


def test_everybody_stands_in_the_order_of_places() -> None:
    match = replay.load(REPLAYS / "next_station/four-modules.json")
    assert standings(match.state)[0] == (1, 0)
    assert [place for place, _ in standings(match.state)] == [1, 2, 3, 4]
    rows = said(drawn("next_station/four-modules.json", day=date(2026, 11, 16), names=("Ann <3", "Ben", "Cid", "Dan")))
    assert rows[:2] == ["Next Station: London, 144", "City: Ann <3 · November 16, 2026"]
    assert rows[2:] == ["Ann <3", "144", "Cid", "144", "Dan", "143", "Ben", "125"]


def test_equal_seats_share_a_place() -> None:
    match = replay.load(REPLAYS / "welcome_to/four-expert-blueprint.json")
    assert standings(match.state) == [(1, 0), (1, 1), (1, 2), (1, 3)]


def test_those_who_build_together_have_one_row_and_the_games_own_verdict() -> None:
    rows = said(drawn("sprawlopolis/beaches.json", names=("Ann", "Ben")))
    assert rows[1:] == ["City: Ann, Ben", "The city is approved: 45 points, 27 were needed.", "Ann, Ben", "45"]
