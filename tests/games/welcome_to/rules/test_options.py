"""Options: what they let in, and which do not go together."""

from typing import Any

import pytest

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import BadOption
from megapolis.engine.match import Match
from megapolis.games.welcome_to import GAME


@pytest.mark.parametrize(
    ("options", "stacks"),
    [
        ({}, (7, 7, 7)),
        ({"advanced_plans": True}, (11, 12, 13)),
        ({"advanced_plans": True, "roundabouts": True}, (13, 12, 13)),
    ],
)
def test_stacks_hold_what_the_options_let_in(options: dict[str, Any], stacks: tuple[int, ...]) -> None:
    state = GAME.new_state(GAME.setup(2, options))
    sizes = []
    for _ in range(3):
        sizes.append(len(state.chance_outcomes()))
        state.play(CHANCE, state.sample(Rng(1)))
    assert tuple(sizes) == stacks


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (2, {"competitor": "irene"}, "conflict-competitor"),
        (2, {"plan_a": ("A12",)}, "conflict-roundabout-plan"),
        (1, {"plan_a": "A13"}, "conflict-roundabout-plan"),
        (2, {"roundabouts_per_round": 2}, "conflict-per-round"),
        (11, {}, "error-players"),
        (2, {"plan_b": ("A1",)}, "error-option-value"),
        (2, {"plan_b": ("B1", "B2")}, "error-option-value"),
    ],
)
def test_options_that_do_not_go_together(players: int, options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(players, options)
    assert caught.value.reason.key == key


@pytest.mark.parametrize("players", range(1, 11))
def test_one_to_ten_can_play(players: int) -> None:
    match = Match(GAME.setup(players), "ten")
    assert match.state.actors() == list(range(players))
