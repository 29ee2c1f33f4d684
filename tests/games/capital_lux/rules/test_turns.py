"""Turns, and the last turns of a round."""

import pytest

from games.capital_lux.builders import (
    Scene,
    act,
    drafted,
    position,
)
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux import GAME


def test_a_card_at_home_does_nothing_else() -> None:
    scene = Scene(hands=["blue-4 pink-2", "green-3"]).home("blue-4")
    assert scene.home_of(0) == ["blue-4@blue"]
    assert scene.state.actors() == [1]


def test_rulebook_a_pink_card_in_the_capital_sets_the_pink_synergy_off() -> None:
    scene = Scene(capital="green-3", hands=["pink-2 pink-3", "green-3"]).to_capital("pink-2")
    assert scene.state.actors() == [0]
    assert GAME.show.prompt(scene.state, 0)[0] == "cleric"


def test_every_turn_can_be_taken_back_until_it_is_over() -> None:
    match = drafted(2)
    state = position(match)
    phase = state.phase()
    match.play(state.turn, state.legal_actions(state.turn)[0])
    assert position(match).phase() > phase


@pytest.mark.parametrize("players", [2, 3, 4])
def test_others_have_one_last_turn(players: int) -> None:
    hands = ["blue-2", *["pink-2 pink-3 pink-4"] * (players - 1)]
    scene = Scene(hands=hands, players=players).home("blue-2")
    for seat in range(1, players):
        assert scene.state.actors() == [seat]
        scene.home("pink-2")
    assert scene.state.actors() == [CHANCE]
    assert scene.state.deck() == "reveal:0"
    assert list(scene.state.legal_actions(CHANCE)) == [act("reveal")]


def test_the_end_is_set_off_once() -> None:
    scene = Scene(hands=["blue-2", "pink-2", "green-2 green-3"], players=3).home("blue-2").home("pink-2")
    # The second player's empty hand does not give anybody another turn.
    assert (scene.state.actors(), scene.state.last_turns) == ([2], 1)
    assert scene.home("green-2").state.actors() == [CHANCE]


def test_a_hand_that_fills_up_again_does_not_end_the_round() -> None:
    scene = Scene(hands=["green-2", "pink-2"]).to_capital("green-2").chance("draw", citizen="pink-6#1")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], -1)
