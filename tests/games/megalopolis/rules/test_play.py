"""The set-up, from the deal to the roll for the first turn."""

import pytest

from games.megalopolis.builders import BOX, MILLION, dealt
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.state import Megalopolis

START_CASH = 5 * MILLION


def roll(state: Megalopolis, *faces: int) -> None:
    state.apply(CHANCE, SPACE["dice"](*(face - 1 for face in faces)))


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_starts_with_five_millions_and_two_street_permits(players: int) -> None:
    state = dealt(players)
    view = GAME.show.view(state, None)
    assert [player.cash for player in view.players] == [START_CASH] * players
    assert [len(player.permits) for player in view.players] == [2] * players
    assert [district.zone for district in view.districts] == BOX.zone_names[::-1]
    assert [bridge.owner for bridge in view.bridges] == [None] * 4
    assert {player.square for player in view.players} == {0}


def test_the_highest_roll_begins() -> None:
    state = dealt(3)
    roll(state, 1, 2, 3)
    roll(state, 4, 5, 6)
    roll(state, 1, 1, 1)
    assert (int(state.active), int(state.turn)) == (1, 1)


def test_whoever_ties_for_the_first_turn_rolls_again() -> None:
    state = dealt(3)
    for faces in ((2, 3, 4), (1, 2, 6), (1, 1, 1)):
        roll(state, *faces)
    assert (state.actors(), int(state.turn)) == ([CHANCE], 0)
    roll(state, 1, 1, 2)
    roll(state, 1, 1, 3)
    assert (int(state.active), int(state.turn)) == (1, 1)
