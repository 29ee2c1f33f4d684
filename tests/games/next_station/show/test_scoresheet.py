"""Papers from a real table."""

import tomllib
from typing import Any

import pytest

from megapolis.engine.errors import BadFile
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.box import Box
from megapolis.games.next_station.show.scoresheet import _rating

PAPER: dict[str, Any] = {
    "solo": True,
    "objectives": ["thames_6"],
    "player": [
        {
            "name": "a solo player",
            "green": ["a2-a3", "a2-d2", "d2-e3", "d6-e6", "e3-e4", "e4-f3", "e4-f4", "e6-e9", "e9-h6", "f4-h6"],
            "pink": ["c5-c7", "c5-e5", "c7-d6", "e3-f3", "e5-f4", "f3-g3", "f4-g3", "g1-h0", "g3-h3", "h0-h3"],
            "purple": ["a2-c4", "a3-a5", "a3-b4", "a5-c7", "b4-c5", "c3-c4", "c3-e3", "c4-c5", "c7-e9", "e3-g1"],
            "blue": ["c5-d6", "c5-e3", "d6-e5", "e5-e6", "e6-f7", "f3-f4", "f3-g2", "f4-f7", "g2-g3", "g3-j6"],
        }
    ],
}


def test_a_full_paper() -> None:
    [scored] = GAME.show.score_scoresheet(GAME, PAPER, GAME.default_data())
    assert scored.points == 235 + 10 - 10
    assert scored.points == sum(line.points for line in scored.lines)
    assert scored.remark == "remark-6"
    assert scored.svg.startswith("<svg")


def test_two_papers_share_objectives_and_have_no_deduction() -> None:
    other = {"green": ["d2-d1"], "circled": {"green": "d1"}}
    first, second = GAME.show.score_scoresheet(
        GAME,
        {"objectives": ["thames_6"], "powers": True, "player": [PAPER["player"][0], other]},
        GAME.default_data(),
    )
    assert (first.place, second.place) == (1, 2)
    assert first.tie > second.tie > 0
    assert first.points == 245
    assert second.points == 3
    assert second.name == "2"
    assert second.remark == ""


def test_a_power_may_lengthen_one_line() -> None:
    line = PAPER["player"][0]["green"]
    assert len(line) == 10
    longer = PAPER["player"][0] | {"green": [*line, "h6-j6"]}
    sheet = PAPER | {"player": [longer]}
    with pytest.raises(BadFile, match="11 sections"):
        GAME.show.score_scoresheet(GAME, sheet, GAME.default_data())


def test_other_readings() -> None:
    none: dict[str, Any] = {"player": [{"green": []}]}
    [counted] = GAME.show.score_scoresheet(GAME, none, GAME.default_data())
    [left_out] = GAME.show.score_scoresheet(GAME, none | {"empty_line_counts": False}, GAME.default_data())
    assert (counted.points, left_out.points) == (1, 0)
    box = GAME.default_data()
    assert isinstance(box, Box)
    assert [_rating(box, points, 90) for points in (89, 90, 91, 151)] == [1, 1, 2, 6]
    assert [_rating(box, points, 89) for points in (89, 90, 91, 151)] == [1, 2, 2, 6]


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("", "form-players"),
        ("player = 3", "form-players"),
        ("objectives = ['win']\n[[player]]", "form-objectives"),
        ("solo = 1\n[[player]]", "form-solo"),
        ("solo = true\n[[player]]\n[[player]]", "form-solo"),
        ("[[player]]\nred = []", "error-unknown-key-near"),
        ("[[player]]\ngreen = 'd2-d1'", "form-line"),
        ("[[player]]\ngreen = ['d2-j9']", "form-no-section"),
        ("[[player]]\ngreen = ['d2']", "form-no-section"),
        ("[[player]]\ngreen = ['d2-d1', 'd1-d2']", "form-twice"),
        ("[[player]]\ngreen = ['d2-a2']\npurple = ['c5-c4', 'c4-c3', 'c3-c0']", "form-crosses"),
        ("[[player]]\ngreen = ['a0-b0']", "form-broken"),
        ("powers = true\n[[player]]\ngreen = ['d2-d1']\ncircled = {green = 'a0'}", "form-circled"),
        ("powers = true\n[[player]]\ngreen = ['d2-d1']\ncircled = 'a0'", "form-circled"),
        ("[[player]]\ngreen = ['d2-d1']\ncircled = {green = 'd1'}", "form-circled-off"),
        (
            "powers = true\n[[player]]\ngreen = []\ncircled = {green = 'd2'}\n"
            "[[player]]\nblue = []\ncircled = {blue = 'f7'}",
            "form-circled-many",
        ),
        (f"[[player]]\ngreen = {['d2-d1'] * 15}", "form-too-long"),
        ("empty_line_counts = 1\n[[player]]", "form-empty-line"),
        ("solo_lowest_band_top = 91\n[[player]]", "form-lowest-band"),
    ],
)
def test_wrong_papers(source: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.show.score_scoresheet(GAME, tomllib.loads(source), GAME.default_data())
    assert caught.value.reason.key == key
    assert str(caught.value)
