"""The loops of libraries that can step their own games and ours: both are measured with the same loop."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bench.contenders import Made, copies_of


def spiel(game: Any, uniform: bool) -> tuple[Callable[[], Made], Callable[[], list[Any]]]:
    """A function that plays random games of a pyspiel game, and one that copies the positions of a game.

    This is the leanest loop that the interface allows: if all outcomes of chance are equally likely (`uniform`), they
    are taken from the legal actions, because `chance_outcomes` builds a list of pairs in Python.
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

    return step, copies_of(step)


def environment(env: Any) -> Callable[[], Made]:
    """A function that plays random games of a PettingZoo environment, in the loop of PettingZoo's documentation."""
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
