"""A real box on a real table: whatever chance does in any game, somebody at the table may see it and enter it."""

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import pairwise_grid
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.server.domain.snapshot import enterable


@pytest.mark.parametrize("name", game_ids())
def test_somebody_may_enter_every_draw(name: str) -> None:
    game = find_game(name)
    for number, (players, options) in enumerate(pairwise_grid(game)):
        if number % 4:
            continue
        state = game.new_state(game.setup(players, options))
        rng = Rng(number)
        while not state.is_over():
            if state.awaited() == CHANCE:
                who = [seat for seat in range(players) if enterable(state, seat)]
                assert who, (name, players, options, state.deck())
                state.play(CHANCE, state.sample(rng))
            else:
                actors = state.actors()
                seat = actors[rng.below(len(actors))]
                actions = state.legal_actions(seat)
                state.play(seat, actions[rng.below(len(actions))])
