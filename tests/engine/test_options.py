"""Options: read, refused, in conflict."""

from typing import Any

import pytest

from megapolis.engine.errors import BadOption
from megapolis.engine.options import Conflict, Option, Options

OPTIONS = Options(
    "next_station",
    range(1, 5),
    [
        Option(name="objectives", kind="flag", default=False),
        Option(name="level", kind="choice", default="easy", choices=("easy", "hard")),
        Option(name="blocks", kind="number", default=20, low=10, high=30),
        Option(name="cards", kind="pick", default=(), choices=("a", "b", "c", "d"), low=2, high=3),
        Option(name="trio", kind="pick", default=(), choices=("a", "b", "c", "d"), low=3, high=3),
    ],
    [Conflict("conflict-random-pencils", lambda options, players: options["level"] == "hard" and players == 1)],
)


def test_defaults() -> None:
    assert OPTIONS.read(2, {}) == {"objectives": False, "level": "easy", "blocks": 20, "cards": (), "trio": ()}


@pytest.mark.parametrize(
    ("name", "given", "read"),
    [
        ("objectives", True, True),
        ("objectives", "on", True),
        ("objectives", "off", False),
        ("level", "hard", "hard"),
        ("blocks", 10, 10),
        ("blocks", "30", 30),
        ("cards", "a,c", ("a", "c")),
        ("cards", ["d", "a", "b"], ("d", "a", "b")),
        ("cards", "", ()),
        ("cards", None, ()),
    ],
)
def test_values(name: str, given: Any, read: Any) -> None:
    assert OPTIONS.read(2, {name: given})[name] == read


@pytest.mark.parametrize(
    ("name", "given", "possible"),
    [
        ("objectives", "yes", "on, off"),
        ("objectives", 1, "on, off"),
        ("level", "medium", "easy, hard"),
        ("blocks", 9, "10-30"),
        ("blocks", "many", "10-30"),
        ("blocks", True, "10-30"),
        ("cards", "a", "2-3 × (a, b, c, d)"),
        ("cards", ["a", "a"], "2-3 × (a, b, c, d)"),
        ("cards", ["a", "x"], "2-3 × (a, b, c, d)"),
        ("cards", 5, "2-3 × (a, b, c, d)"),
        ("trio", "a,b", "3 × (a, b, c, d)"),
    ],
)
def test_impossible_values_say_what_is_possible(name: str, given: Any, possible: str) -> None:
    with pytest.raises(BadOption) as caught:
        OPTIONS.read(2, {name: given})
    assert caught.value.reason.args["possible"] == possible
    assert possible in str(caught.value)


def test_unknown_options_and_players() -> None:
    with pytest.raises(BadOption, match="objectives, level"):
        OPTIONS.read(2, {"colour": "red"})
    wrong: list[Any] = [0, 5, True, "2"]
    for players in wrong:
        with pytest.raises(BadOption, match="players is 1 to 4"):
            OPTIONS.read(players, {})


def test_conflicts() -> None:
    with pytest.raises(BadOption) as caught:
        OPTIONS.read(1, {"level": "hard"})
    assert caught.value.reason.key == "conflict-random-pencils"
    assert OPTIONS.read(2, {"level": "hard"})["level"] == "hard"
