"""Sheets from a real table."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.welcome_to.builders import BOX
from megapolis.engine.errors import BadFile
from megapolis.games.welcome_to import GAME

DOCS = Path(__file__).parents[4] / "docs" / "scoring" / "welcome_to.md"
EXAMPLES = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)]


def test_the_worked_score_is_the_example_of_the_page() -> None:
    [scored] = GAME.show.score_scoresheet(GAME, EXAMPLES[0], BOX)
    assert scored.name == "first board"
    assert scored.points == sum(line.points for line in scored.lines) == 83
    assert scored.svg.startswith("<svg")


def test_a_solo_game_scores_both() -> None:
    player, rival = GAME.show.score_scoresheet(GAME, EXAMPLES[1], BOX)
    assert player.points == 0
    # 1 for the park, 1 and 7 for the temp agency, 1 for the fence, 6 for the plan, an estate of two houses.
    assert (rival.name, rival.points) == ("sam", 1 + 1 + 7 + 1 + 6 + 2)


def test_a_closed_competitor_scores_nothing_and_ranks_temps() -> None:
    sheet: dict[str, Any] = {"player": [{"temps": 4}], "rival": {"competitor": "closed", "cards": ["3-temp"]}}
    player, rival = GAME.show.score_scoresheet(GAME, sheet, BOX)
    assert (player.points, rival.points, rival.lines) == (4, 0, [])


def test_papers_of_one_table_share_temp_ranks() -> None:
    papers = GAME.show.score_scoresheet(
        GAME, {"board": "blueprint", "player": [{"temps": 5}, {"temps": 5}, {"temps": 1}, {}]}, BOX
    )
    assert [paper.points for paper in papers] == [7, 7, 4, 0]
    assert papers[2].name == "3"


def test_roundabouts_and_their_segments() -> None:
    paper = {"top": "5 | 6 o 1 2 2b | . . . .", "bottom": "............"}
    [scored] = GAME.show.score_scoresheet(GAME, {"player": [paper]}, BOX)
    assert {line.key: line.points for line in scored.lines if line.key in ("roundabout", "bis")} == {
        "roundabout": -3,
        "bis": -1,
    }
    assert sum(line.points for line in scored.lines if line.key == "estate") == 1 + 1 + 3


HEAD = 'plans = ["A4", "B7", "C5"]\n'
SHORT = f"""{HEAD}
[[player]]
top = "1 2 | 3 4 5 6 7 | 8 9 10"
bottom = "1 2 3 4 | . . . . . . . ."
approved = {{ B = 7, C = 11 }}
"""


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("", "form-players"),
        ("player = [3]", "form-players"),
        ("[[player]]\n" * 11, "form-players"),
        ("board = 'green'\n[[player]]", "form-board"),
        ("plans = ['A4']\n[[player]]", "form-plans"),
        ("plans = ['A4', 'B99', 'C5']\n[[player]]", "form-plans"),
        ("others = [12]\n[[player]]", "form-others"),
        ("[[player]]\nroof = 3", "error-unknown-key"),
        ("[[player]]\ntop = 3", "form-street"),
        ("[[player]]\ntop = '1 2 3'", "form-street"),
        ("[[player]]\ntop = '1 2 3 x . . . . . .'", "form-house"),
        ("[[player]]\ntop = '1 2 18 . . . . . . .'", "form-house"),
        ("[[player]]\ntop = '1 2 ² . . . . . . .'", "form-house"),
        ("[[player]]\ntop = '1 2 3*b . . . . . . .'", "form-house"),
        ("[[player]]\ntop = '2 1 . . . . . . . .'", "form-order"),
        ("[[player]]\ntop = '2 2 . . . . . . . .'", "form-order"),
        ("[[player]]\ntop = '2 . 2 . . . . . . .'", "form-order"),
        ("[[player]]\ntop = '2 3b . . . . . . . .'", "form-bis"),
        ("[[player]]\ntop = '2 . 2b . . . . . . .'", "form-bis"),
        ("[[player]]\ntop = '2 o 2b . . . . . . .'", "form-bis"),
        ("[[player]]\ntop = '1* . . . . . . . . .'", "form-pool"),
        ("[[player]]\ntop = 'o o o . . . . . . .'", "form-too-many"),
        ("[[player]]\ntop = '1 1b 1b 1b 1b 1b 1b 1b 1b 1b'\ncentre = '1 1b . . . . . . . . .'", "form-too-many"),
        ("[[player]]\nparks = [1, 2]", "form-numbers"),
        ("[[player]]\nparks = [4, 0, 0]", "form-numbers"),
        ("[[player]]\ncolumns = 3", "form-numbers"),
        ("[[player]]\ntemps = 12", "form-number"),
        ("[[player]]\nrefusals = true", "form-number"),
        ("[[player]]\napproved = 3", "form-number"),
        ("[[player]]\napproved = { D = 3 }", "error-unknown-key"),
        ("[[player]]\napproved = { A = 'six' }", "form-number"),
        (HEAD + "[[player]]\napproved = { A = 5 }", "form-approved"),
        (HEAD + "[[player]]\napproved = { A = 6 }", "form-not-met"),
        (SHORT, "form-estates"),
        ("rival = 3\n[[player]]", "form-rival"),
        ("rival = { competitor = 'tom' }\n[[player]]", "form-rival"),
        ("rival = { competitor = 'sam' }\n[[player]]\n[[player]]", "form-rival"),
        ("rival = { competitor = 'sam', cards = ['1-bis'] }\n[[player]]", "form-rival"),
        ("rival = { competitor = 'sam', plans = { D = 1 } }\n[[player]]", "error-unknown-key"),
        ("rival = { competitor = 'sam', plans = { A = 100 } }\n[[player]]", "form-rival"),
    ],
)
def test_what_is_wrong_is_named(source: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.show.score_scoresheet(GAME, tomllib.loads(source), BOX)
    assert caught.value.reason.key == key
    assert all(caught.value.say(language) for language in ("en", "uk", "ru"))
