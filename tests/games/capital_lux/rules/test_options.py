"""Options: which synergies are in play, how many may play."""

import pytest

from games.capital_lux.builders import (
    begin,
    combinations,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import playout
from megapolis.engine.errors import BadOption
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.synergies.registry import NAMES


@pytest.mark.parametrize("chosen", combinations())
def test_every_hand_picked_combination(chosen: tuple[str, ...]) -> None:
    state = begin(synergies=chosen)
    assert tuple(NAMES[at] for at in state.synergies) == chosen
    playout(state, Rng(1))
    assert state.ending() == "three_rounds"


def test_a_picked_synergy_takes_the_place_of_the_sets() -> None:
    assert [NAMES[at] for at in begin(set="B", synergies="guard").synergies] == ["scout", "oracle", "guard", "reformer"]
    assert list(begin(set="random", synergies=("cleric",)).synergies).count(-1) == 3


def test_two_synergies_of_a_colour_conflict() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(2, {"synergies": ("agent", "scout")})
    assert caught.value.reason.key == "conflict-same-colour"


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.setup(players)
