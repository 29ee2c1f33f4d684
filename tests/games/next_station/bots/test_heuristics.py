"""What bots know about Next Station."""

from megapolis import Rng, deal
from megapolis.games.next_station import GAME
from megapolis.games.next_station.bots.heuristics import gain
from megapolis.games.next_station.rules.actions import CIRCLE, DRAW, PASS
from megapolis.games.next_station.rules.state import NextStation


def test_a_gain_is_what_the_section_brings() -> None:
    rng = Rng(1)
    compared = 0
    for seed in range(8):
        state = deal("next_station", 1, seed=seed, random_pencils=True, powers=seed % 2 == 1).state
        assert isinstance(state, NextStation)
        while not state.is_over():
            actions = state.legal_actions(0)
            for action in actions:
                if DRAW <= action < CIRCLE:
                    after = state.clone()
                    after.sheets[0] = after.sheets[0].clone()
                    box = state.rules.box
                    after.sheets[0].draw(box, (action - DRAW) % 180)
                    wanted = after.points(0) - state.points(0)
                    assert gain(box, state.sheets[0], action) == wanted
                    compared += 1
            state.play(0, actions[rng.below(len(actions))])
            state.settle(rng)
    assert compared > 300


def test_quick_moves_are_legal_and_draw_where_they_can() -> None:
    rng = Rng(2)
    for seed in range(6):
        state = deal("next_station", 1, seed=seed, powers=True).state
        while not state.is_over():
            actions = state.legal_actions(0)
            action = GAME.heuristics.rollout_action(state, 0, rng)
            assert action in actions
            assert action != PASS or len(actions) == 1
            state.play(0, action)
            state.settle(rng)
