"""Papers from a real table."""

import tomllib
from typing import Any

import pytest

from megapolis.engine.errors import BadFile
from megapolis.games.next_station import GAME

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
        GAME, {"objectives": ["thames_6"], "player": [PAPER["player"][0], other]}, GAME.default_data()
    )
    assert first.points == 245
    assert second.points == 3
    assert second.name == "2"
    assert second.remark == ""


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
        ("[[player]]\ngreen = ['d2-d1']\ncircled = {green = 'a0'}", "form-circled"),
        ("[[player]]\ngreen = ['d2-d1']\ncircled = 'a0'", "form-circled"),
    ],
)
def test_wrong_papers(source: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.show.score_scoresheet(GAME, tomllib.loads(source), GAME.default_data())
    assert caught.value.reason.key == key
    assert str(caught.value)
