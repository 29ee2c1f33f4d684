"""The loops of libraries whose games we measure and which can step ours, too: the same loop for both."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bench.contenders import Made


def spiel(game: Any, uniform: bool) -> tuple[Callable[[], Made], Callable[[], list[Any]]]:
    """Random games of a pyspiel game, and copies of the positions of one.

    The leanest loop that its interface allows: where all outcomes of chance are equally likely (`uniform`), they are
    taken from the legal actions, since `chance_outcomes` builds a list of pairs in Python.
    """

    def step(keep: list[Any] | None = None) -> Made:
        state = game.new_initial_state()
        choice, moves = random.choice, 0
        while not state.is_terminal():
            if state.is_chance_node():
                if uniform:
                    state.apply_action(choice(state.legal_actions()))
                else:
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, weights)[0])
                continue
            state.apply_action(choice(state.legal_actions()))
            moves += 1
            if keep is not None:
                keep.append(state.clone())
        return moves, 1

    def positions() -> list[Any]:
        kept: list[Any] = []
        step(kept)
        return [state.clone for state in kept]

    return step, positions


def environment(env: Any) -> Callable[[], Made]:
    """Random games of a PettingZoo environment, in the loop of its documentation."""
    import numpy

    def play() -> Made:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            # Seen as truth values: numpy is slow to find the ones among small integers.
            env.step(random.choice(numpy.flatnonzero(observation["action_mask"].view(bool))))
            moves += 1
        return moves, 1

    return play
