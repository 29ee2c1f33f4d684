"""A finished table typed into a file."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.megalopolis.builders import BOX, MILLION
from megapolis.engine.errors import BadFile
from megapolis.games.megalopolis import GAME

ZONES = dict(zip(BOX.district_names, BOX.zone_names, strict=True))


def sheet(**changes: Any) -> dict[str, Any]:
    """Two skyscrapers, two players."""
    empty = [[0, 0, 0]] * 3
    out: dict[str, Any] = {
        "city": {"nw": [[2, 1, 0], [2, 0, 0], [0, 0, 0]], "ne": [[3, 0, 0], [0, 0, 0], [0, 0, 0]]},
        "roofs": ["nw11", "ne11"],
        "player": [
            {"name": "Ada", "cash": 1_230_000, "permits": ["chekhovskaya", "rechnaya", "north_bridge"]},
            {"cash": 0, "permits": ["zavodskaya"]},
        ],
    }
    out["city"] |= {"se": empty, "sw": [[1, 0, 0], [0, 0, 0], [0, 3, 0]]}
    return out | changes


def scored(**changes: Any) -> list[int]:
    return [paper.points for paper in GAME.show.score_scoresheet(GAME, sheet(**changes), BOX)]


def test_everybodys_money_is_counted() -> None:
    papers = GAME.show.score_scoresheet(GAME, sheet(), BOX)
    assert [paper.name for paper in papers] == ["Ada", "2"]
    assert [paper.points for paper in papers] == [1_230_000 + 400_000 + 600_000 + 500_000, 0]
    assert [line.key for line in papers[0].lines] == ["cash", "street", "street", "bridges"]
    assert papers[0].svg.startswith("<svg")


def test_other_readings_of_the_final_value() -> None:
    assert scored(final_value="table")[0] == 1_230_000 + 400_000 + 600_000 + 500_000
    zones = {"red": "park", "orange": "museum"} | {k: v for k, v in ZONES.items() if k not in ("red", "orange")}
    zones["teal"] = "hospital"
    assert scored(final_value="height_zone", zones=zones) == [2_730_000 + 20_000 + 100_000, 40_000]


def test_the_example_of_the_documentation_is_scored() -> None:
    page = Path(__file__).parents[4] / "docs" / "scoring" / "megalopolis.md"
    example = page.read_text(encoding="utf-8").split("```toml")[1].split("```")[0]
    assert [paper.points for paper in GAME.show.score_scoresheet(GAME, tomllib.loads(example), BOX)] == [
        6_350_000,
        4_710_000,
    ]


def city(**changes: Any) -> dict[str, Any]:
    return {"city": sheet()["city"] | changes}


def player(**changes: Any) -> dict[str, Any]:
    return {"player": [sheet()["player"][0], {"cash": 0} | changes]}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"player": []}, "players"),
        ({"player": [{"cash": 0}]}, "players"),
        ({"player": ["a", "b"]}, "players"),
        ({"final_value": "much"}, "final"),
        ({"city": []}, "territory"),
        (city(nw=[[1, 2, 3]]), "territory"),
        (city(nw=[[1, 2], [0, 0, 0], [0, 0, 0]]), "territory"),
        (city(nw=[[-1, 0, 0], [0, 0, 0], [0, 0, 0]]), "territory"),
        (city(nw=[[True, 0, 0], [0, 0, 0], [0, 0, 0]]), "territory"),
        (city(se=[[30, 30, 30], [0, 0, 0], [0, 0, 0]]), "blocks"),
        ({"roofs": ["nw99"]}, "roofs"),
        ({"roofs": "nw11"}, "roofs"),
        ({"roofs": ["nw11"] * 5}, "roofs"),
        ({"roofs": ["nw12"]} | city(nw=[[2, 1, 0], [1, 0, 0], [0, 0, 0]]), "roof-height"),
        ({"roofs": ["ne11"]}, "roof-height"),
        ({"roofs": ["nw11", "nw33"]} | city(nw=[[2, 0, 0], [0, 0, 0], [0, 0, 3]]), "roof-territory"),
        (city(nw=[[2, 0, 0], [0, 0, 0], [0, 0, 3]]), "too-high"),
        (city(se=[[4, 0, 0], [0, 0, 0], [0, 0, 0]]), "too-high"),
        ({"zones": {"red": "castle"}}, "zones"),
        ({"zones": {"red": "park", "blue": "park"}}, "zones"),
        ({"final_value": "table_zone"}, "zones"),
        (player(cash=5), "cash"),
        (player(cash=-10_000), "cash"),
        (player(cash="much"), "cash"),
        (player(permits=["baker_street"]), "permits"),
        (player(permits="rechnaya"), "owned"),
        (player(permits=["chekhovskaya"]), "owned"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(BadFile) as caught:
        scored(**changes)
    assert caught.value.reason.key == f"form-{key}"
    assert all(caught.value.say(language) for language in ("en", "uk", "ru"))


def test_a_million_is_a_million() -> None:
    assert scored(**player(cash=MILLION))[1] == MILLION
