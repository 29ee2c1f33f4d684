"""Cities from a real table."""

import re
import tomllib
from typing import Any

import pytest

from conftest import ROOT
from games.sprawlopolis.builders import BOX, by_key
from games.sprawlopolis.rules.test_conditions import GAME_9
from megapolis.engine.errors import BadFile
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.sprawlopolis import GAME


def score(**sheet: Any) -> Any:
    return GAME.show.score_scoresheet(GAME, sheet, BOX)


def laid(*cards: tuple[Any, ...]) -> list[dict[str, Any]]:
    keys = ("card", "row", "column", "turned")
    return [dict(zip(keys, card, strict=False)) for card in cards]


def test_a_grid() -> None:
    (paper,) = score(name="hearn", conditions=[8, 9, 11], grid=list(GAME_9))
    assert (paper.name, paper.points, paper.remark) == ("hearn", 24, "remark-paper-missed")
    assert paper.svg.startswith("<svg")


def test_the_examples_of_the_documentation() -> None:
    page = (ROOT / "docs" / "scoring" / "sprawlopolis.md").read_text(encoding="utf-8")
    examples = [tomllib.loads(example) for example in re.findall(r"```toml\n(.*?)```", page, re.DOTALL)]
    assert [len(GAME.show.score_scoresheet(GAME, example, BOX)[0].lines) for example in examples] == [8, 8]


@pytest.mark.compiled
def test_the_largest_grid_there_may_be() -> None:
    (paper,) = score(conditions=[1, 12, 16], grid=["R:NE " * 58] * 58)
    assert by_key(paper.lines)["zone @zone-R"] == 58 * 58


def test_levels_and_target() -> None:
    (paper,) = score(conditions=[1, 2, 3], grid=["P P P", "P P P"], level="easy")
    # Parks 6; condition 1: 0; condition 2: two rows of three; condition 3: 6.
    assert paper.points == 14
    assert paper.remark == "remark-paper-reached"


def test_expansions_in_a_grid() -> None:
    (paper,) = score(
        conditions=[1, 2, 3],
        grid=["C! R#", "P P*"],
        zone_rule="CZ-R",
        unplayed_works=["RW-1", "RW-4"],
    )
    found = by_key(paper.lines)
    assert (found["sites"], found["landmarks"], found["monster"], found["works"]) == (-3, 1, 3, -6)


def test_cards_at_positions() -> None:
    (paper,) = score(conditions=[1, 2, 3], card=laid((4, 0, 0), ("5", 0, 2, True), (6, -1, 1)))
    assert len(paper.lines) == 8
    assert by_key(paper.lines)["zone @zone-I"] == 1


def test_all_kinds_of_cards() -> None:
    cards = laid(
        ("POI-A", 0, 0),
        (4, 0, 1),
        ("WRECKTAR", 0, 1),
        ("B-E1", 0, 3),
        ("CZ-P", -2, 1),
        ("RW-2", 2, 0, True),
    )
    (paper,) = score(conditions=[1, 2, 3], card=cards[:5], zone_rule="CZ-R", beach_rule="B-N2")
    found = by_key(paper.lines)
    assert found["beach @beach-narrow_land"] == 0
    assert {"sites", "landmarks", "monster"} <= set(found)


def test_two_cities_together() -> None:
    (paper,) = score(
        conditions=[1, 2, 3], strip=["IS-1", "IS-2 turned", "IS-3", "IS-4"], card=laid((4, 2, 0), (5, -2, 0))
    )
    assert "north-roads" in by_key(paper.lines)


def test_a_duel() -> None:
    south, north = score(conditions=[3, 18], duel="majority", strip=["IS-1", "IS-2", "IS-3"], card=laid((4, 2, 0)))
    assert (south.name, north.name) == ("south", "north")
    assert sum(line.points for line in south.lines) == south.points
    assert south.svg == north.svg


GRID = ["R"]
C3 = [1, 2, 3]


@pytest.mark.parametrize(
    ("sheet", "key"),
    [
        ({"conditions": C3, "grid": GRID, "colour": 1}, "error-unknown-key"),
        ({"grid": GRID}, "form-conditions"),
        ({"conditions": [1, 2], "grid": GRID}, "form-conditions"),
        ({"conditions": [1, 2, 2], "grid": GRID}, "form-conditions"),
        ({"conditions": [1, 2, 19], "grid": GRID}, "form-conditions"),
        ({"conditions": C3, "grid": GRID, "level": "mild"}, "form-choice"),
        ({"conditions": C3, "grid": GRID, "duel": "fast"}, "form-choice"),
        ({"conditions": [1, 2], "grid": GRID, "duel": "choice"}, "form-duel"),
        ({"conditions": C3, "grid": ["R#"]}, "form-choice"),
        ({"conditions": C3, "grid": GRID, "beach_rule": "B-1"}, "form-choice"),
        ({"conditions": C3, "grid": GRID, "unplayed_works": ["RW-9"]}, "form-works"),
        ({"conditions": C3}, "form-one-city"),
        ({"conditions": C3, "grid": GRID, "card": laid((4, 0, 0))}, "form-one-city"),
        ({"conditions": C3, "grid": "R"}, "form-grid"),
        ({"conditions": C3, "grid": [". ."]}, "form-grid"),
        ({"conditions": C3, "grid": ["R " * 59]}, "form-too-large"),
        ({"conditions": C3, "grid": ["R X"]}, "form-block"),
        ({"conditions": C3, "grid": ["R ~"]}, "form-block"),
        ({"conditions": C3, "grid": ["C! C!"]}, "form-block"),
        ({"conditions": C3, "card": []}, "form-cards"),
        ({"conditions": C3, "card": [4]}, "form-cards"),
        ({"conditions": C3, "card": laid((4, 0))}, "form-card"),
        ({"conditions": C3, "card": laid((4, 0, 0, 1))}, "form-card"),
        ({"conditions": C3, "card": laid(("X", 0, 0))}, "form-card"),
        ({"conditions": C3, "card": laid((4, 0, 99))}, "form-too-large"),
        ({"conditions": C3, "card": laid((4, 0, 0), (4, 0, 2))}, "form-twice"),
        ({"conditions": C3, "card": laid((1, 0, 0))}, "form-twice"),
        ({"conditions": C3, "card": laid((4, 0, 0), (5, 2, 2))}, "form-place"),
        ({"conditions": C3, "card": laid((4, 0, 0), (5, 0, 0))}, "form-place"),
        ({"conditions": C3, "card": laid((4, 0, 0), ("POI-A", 0, 1))}, "form-place"),
        ({"conditions": C3, "card": laid((4, 0, 0), ("WRECKTAR", 0, 1))}, "form-place"),
        ({"conditions": C3, "card": laid((4, 0, 0), ("B-E1", 0, -1))}, "form-place"),
        ({"conditions": C3, "card": laid((4, 0, 0), ("RW-1", 2, 0))}, "form-place"),
        ({"conditions": C3, "strip": ["IS-1"], "card": laid((4, 0, 0))}, "form-strip"),
        ({"conditions": C3, "strip": ["IS-1", "IS-1", "IS-2"], "card": laid((4, 0, 0))}, "form-strip"),
        ({"conditions": C3, "strip": ["IS-1", "IS-2 up", "IS-3"], "card": laid((4, 0, 0))}, "form-strip"),
        ({"conditions": C3, "strip": "IS-1", "card": laid((4, 0, 0))}, "form-strip"),
    ],
)
def test_refused(sheet: dict[str, Any], key: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.show.score_scoresheet(GAME, sheet, BOX)
    assert caught.value.reason.key == key
    assert len({caught.value.say(language) for language in LANGUAGES}) == 3


def test_what_is_missing_of_the_target() -> None:
    (paper,) = score(conditions=[1, 2, 3], grid=["P P P", "P P P"], exceed_target=True)
    assert paper.remark_args == {"points": 14, "target": 7, "missing": 0}
    (paper,) = score(conditions=[16, 17, 18], grid=["P P", "R R"])
    assert paper.remark_args["target"] == 51
    assert paper.remark_args["missing"] == 51 - paper.points


def test_full_cover_by_the_other_reading() -> None:
    city = laid((1, 0, 0), (2, 0, 0))
    with pytest.raises(BadFile):
        score(conditions=[3, 4, 5], card=city)
    assert score(conditions=[3, 4, 5], card=city, allow_full_cover=True)


@pytest.mark.parametrize(
    ("at", "fits"), [((0, 1), True), ((0, -1), True), ((1, 0), True), ((-1, 0), True), ((1, 1), False), ((0, 2), False)]
)
def test_the_start_card_covers_half_of_the_landmark_card(at: tuple[int, int], fits: bool) -> None:
    city = laid(("POI-A", 0, 0), (1, *at))
    if fits:
        assert score(conditions=[3, 4, 5], card=city)
        return
    with pytest.raises(BadFile) as caught:
        score(conditions=[3, 4, 5], card=city)
    assert caught.value.reason.key == "form-half"


@pytest.mark.parametrize("beside", [{"zone_rule": "CZ-R"}, {"beach_rule": "CZ-R"}, {"unplayed_works": ["RW-1"]}])
def test_a_card_beside_the_city_does_not_lie_in_it(beside: dict[str, Any]) -> None:
    name = "RW-1" if "unplayed_works" in beside else "CZ-R"
    if "beach_rule" in beside:
        beside, name = {"beach_rule": "B-E1"}, "B-E1"
    with pytest.raises(BadFile) as caught:
        score(conditions=[3, 4, 5], card=laid((1, 0, 0), (name, 0, 2)), **beside)
    assert caught.value.reason.key == "form-twice"


def duel(**more: Any) -> list[Any]:
    strip = ["IS-1", "IS-2", "IS-3"]
    found: list[Any] = score(conditions=[3, 18], duel="standard", strip=strip, card=laid((1, 2, 0), (2, -2, 0)), **more)
    return found


def test_both_sides_of_a_duel_have_places_and_names() -> None:
    south, north = duel()
    assert (south.who, north.who) == ("side-south", "side-north")
    assert sorted([south.place, north.place]) == [1, 2]
    assert (south.place == 1) == ((south.points, south.tie) > (north.points, north.tie))
    assert [paper.place for paper in duel(duel_card="IS-4")] == [south.place, north.place]


@pytest.mark.parametrize(
    ("more", "key"), [({"duel_card": "IS-2"}, "form-duel-card"), ({"allow_full_cover": 1}, "form-choice")]
)
def test_what_a_duel_refuses(more: dict[str, Any], key: str) -> None:
    with pytest.raises(BadFile) as caught:
        duel(**more)
    assert caught.value.reason.key == key
    assert all(caught.value.say(language) for language in LANGUAGES)
