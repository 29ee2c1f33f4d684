"""The end of a round: bonuses, and what comes after them."""

from typing import Any

import pytest

from games.capital_lux.builders import (
    BOX,
    GREEN,
    Scene,
)
from megapolis.games.capital_lux.rules.stages import DEAL


def test_rulebook_bonus_eight_beats_five() -> None:
    scene = Scene(capital="green-6 green-3", homes=["green-5", "green-4 green-4"]).end_round()
    assert [BOX.faces[card] for card in scene.state.players[1].bonus] == ["green-6"]
    assert scene.capital() == ["green-3@green"]
    assert scene.state.points(1) == 8 + 6


def test_a_tie_brings_coins_and_costs_the_card() -> None:
    homes = ["green-5", "green-5", "green-4"]
    scene = Scene("agent cleric follower scholar", "green-6 green-3", homes, players=3).end_round()
    assert [int(player.coins) for player in scene.state.players] == [1, 1, 0]
    assert scene.capital() == ["green-3@green"]
    assert [BOX.faces[card] for card in scene.state.discards] == ["green-6"]


def test_nobody_eligible_nothing_happens() -> None:
    scene = Scene(capital="green-6 green-3").end_round()
    assert scene.capital() == ["green-3@green", "green-6@green"]
    assert [int(player.coins) for player in scene.state.players] == [0, 0]


@pytest.mark.parametrize(
    ("capital", "taken"),
    [
        ("green-4 rebel-4@green", "rebel-4"),
        ("rebel-4@green green-4", "green-4"),
        ("rebel-4@green green-4 rebel-4@green green-2", "rebel-4"),
        ("rebel-6@green green-4", "rebel-6"),
    ],
)
def test_of_equal_highest_cards_the_last_laid_is_won(capital: str, taken: str) -> None:
    scene = Scene("scout cleric merchant scholar", capital, ["green-2"]).end_round()
    assert [BOX.faces[card] for card in scene.state.players[0].bonus] == [taken]
    tied = Scene("scout cleric follower scholar", capital, ["green-2", "green-2"]).end_round()
    assert [BOX.faces[card] for card in tied.state.discards] == [taken]


def empty_capital(homes: list[str], **options: Any) -> Scene:
    """Green has no card in the capital, but an agent tile lifts its limit."""
    scene = Scene("agent cleric follower scholar", "blue-4", homes, ["blue-2 pink-2", "pink-2"], **options)
    scene.to_capital("blue-2").chance("draw_agent", agent="+4#1").play("plant", district="green")
    return scene.end_round()


def test_an_empty_capital_district_has_no_bonus() -> None:
    alone = empty_capital(["green-4"])
    assert alone.sums(0)[GREEN] == 4
    assert len(alone.state.players[0].bonus) == 0
    tied = empty_capital(["green-4", "green-4"])
    assert [int(player.coins) for player in tied.state.players] == [0, 0]


def test_coins_over_an_empty_district_are_a_switch() -> None:
    tied = empty_capital(["green-4", "green-4"], tie_coins_when_capital_district_empty=True)
    assert [int(player.coins) for player in tied.state.players] == [1, 1]
    alone = empty_capital(["green-4"], tie_coins_when_capital_district_empty=True)
    assert int(alone.state.players[0].coins) == 0


def test_the_emperor_marker_moves_left_and_homes_stay() -> None:
    scene = Scene(capital="blue-6", homes=["blue-3"], players=3)
    scene.state.emperor = 2
    scene.end_round()
    assert (scene.state.emperor, scene.state.turn, scene.state.round) == (0, 0, 1)
    assert scene.home_of(0) == ["blue-3@blue"]
    assert scene.state.stage == DEAL


def test_after_three_rounds_the_game_is_over() -> None:
    scene = Scene(capital="blue-6", homes=["blue-3"])
    scene.state.round = 2
    scene.end_round()
    assert scene.state.is_over()
    assert scene.state.ending() == "three_rounds"
    assert scene.state.scores() == [9, 0]


def test_flag_and_oracle_tiles_stay_between_rounds() -> None:
    scene = Scene("scout oracle merchant scholar", hands=["blue-2", "rebel-3"])
    scene.state.flag = GREEN
    scene.state.oracles = 3
    scene.end_round()
    assert (scene.state.round, scene.state.flag, scene.state.oracles) == (1, GREEN, 3)
