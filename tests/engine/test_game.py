"""The declaration of a game: data, set-up, defaults, earlier versions of the rules."""

from dataclasses import replace
from pathlib import Path

import pytest

from megapolis import deal, find_game, game_ids
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import playout
from megapolis.engine.errors import BadData, BadOption, UnknownGame
from megapolis.engine.game import Earlier, Scored, no_labels, no_remark, rank_papers
from megapolis.engine.notation import from_text
from megapolis.engine.setup import Data
from megapolis.games.next_station import GAME


def test_the_catalog_has_the_games() -> None:
    assert "next_station" in game_ids()
    assert find_game("next_station") is GAME
    with pytest.raises(UnknownGame, match="next_station"):
        find_game("chess")


def test_a_users_data_file_is_read_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(GAME.default_data().source.replace("thames = 2", "thames = 5"), encoding="utf-8")
    match = deal("next_station", data=path)
    assert match.setup.data.digest != GAME.default_data().digest
    with pytest.raises(BadData):
        deal("next_station", data=tmp_path / "nothing.toml")
    path.write_bytes(b"\xff\xff")
    with pytest.raises(BadData):
        GAME.load_data(path)


def test_the_text_of_a_data_file_is_read_once() -> None:
    assert GAME.data_from("") is GAME.default_data()
    own = GAME.default_data().source + "\n# mine"
    assert GAME.data_from(own) is GAME.data_from(own)
    assert GAME.data_from(own).source == own


def test_a_set_up_has_defaults() -> None:
    setup = GAME.setup()
    assert setup.players == 1
    assert not GAME.is_cooperative(setup)
    assert setup.data is GAME.default_data()


@pytest.mark.parametrize("players", [0, -1, 5, True])
def test_a_number_of_players_outside_the_box_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match="1 to 4"):
        GAME.setup(players)


def test_most_games_have_no_closing_remark() -> None:
    assert no_remark(GAME.new_state(GAME.setup())) is None
    assert no_labels(GAME.default_data()) == {}


def test_a_refusal_of_something_long_is_still_said() -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game called “0{400}”"):
        find_game("0" * 5000)


def test_rules_exist_in_three_languages() -> None:
    titles = {GAME.rules_text(language).splitlines()[0] for language in ("en", "uk", "ru")}
    assert len(titles) == 3


CHANGED = replace(GAME, rules=3, earlier={1: Earlier(options={"powers": False}), 2: Earlier(box="RULES.md")})
"""The game after two changes of its rules: powers came with the second version, other components with the third."""


def test_a_set_up_of_an_earlier_version_has_its_rules_and_its_options() -> None:
    assert (GAME.versions, CHANGED.versions) == ([1], [1, 2, 3])
    today, first = CHANGED.setup(2, {"powers": True}), CHANGED.setup(2, rules=1)
    assert (today.rules, first.rules) == (3, 1)
    assert first.options == {**today.options, "powers": False}
    assert first.own_options == {name: value for name, value in first.options.items() if name != "powers"}
    assert today.own_options == today.options
    assert today.digest != first.digest
    with pytest.raises(BadOption, match="powers"):
        CHANGED.setup(2, {"powers": False}, rules=1)
    with pytest.raises(BadOption, match=r"Rules version 4 .* 1, 2, 3"):
        CHANGED.setup(2, rules=4)


def test_components_of_an_earlier_version_are_read_from_its_own_file() -> None:
    assert CHANGED.default_data(1) is CHANGED.default_data()
    with pytest.raises(BadData):
        CHANGED.default_data(2)


def test_a_position_says_by_which_rules_it_came_about() -> None:
    state = CHANGED.new_state(CHANGED.setup(2, rules=1))
    assert str(state) == "next_station/1 players=2; 0:; 1:"
    assert from_text(CHANGED, str(state)).setup.rules == 1
    assert from_text(CHANGED, str(state).replace("/1", "/3")).setup.rules == 3


def test_places_by_points_and_then_by_what_decides_a_tie() -> None:
    papers = [
        Scored(name, points, [], tie=tie) for name, points, tie in (("a", 5, 0), ("b", 7, 1), ("c", 7, 2), ("d", 5, 0))
    ]
    assert [paper.place for paper in rank_papers(papers)] == [3, 2, 1, 3]


def test_a_file_that_fails_in_an_unforeseen_way_is_refused() -> None:
    def fail(source: str) -> Data:
        raise ZeroDivisionError(source)

    with pytest.raises(BadData) as failure:
        replace(GAME, box=fail).read_box("x")
    assert failure.value.reason.args["detail"] == "ZeroDivisionError: x"


@pytest.mark.parametrize("game", game_ids())
def test_a_small_game_is_played_by_the_same_rules_to_its_end(game: str) -> None:
    found = find_game(game)
    assert found.small_data() is found.small_data()
    assert found.small_data().digest != found.default_data().digest
    for seed in range(10):
        state = found.new_state(found.setup(data=found.small_data()))
        playout(state, Rng(seed))
        assert state.ending() in found.endings


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        ("next_station", "rounds = 2", "rounds = 5"),
        ("sprawlopolis", "hand = 1", "hand = 2"),
        ("sprawlopolis", "cards = [1, 4", "cards = [99, 4"),
        ("capital_lux", '"pink", ', '"grey", '),
        ("welcome_to", "houses = 2", "houses = 0"),
        ("megalopolis", '"nw"', '"up"'),
    ],
)
def test_a_small_box_that_cannot_be_is_refused(game: str, old: str, new: str) -> None:
    source = find_game(game).small_data().source
    assert old in source
    with pytest.raises(BadData):
        find_game(game).read_box(source.replace(old, new))
