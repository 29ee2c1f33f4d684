"""A random game as text, action by action: what a compiled and an interpreted process compare."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from megapolis.engine.core.observation import row_of
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.setup import Setup


def transcript(setup: Setup, seed: int) -> Iterator[str]:
    """Play at random and tell, for each action, who did what among how many choices, and how it looks after that.

    What a seat imagines and observes costs more than the action itself: that is told after every fourth.
    """
    rng = Rng(seed)
    told = 0
    state = setup.game.new_state(setup)
    while not state.is_over():
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        actions = state.legal_actions(actor)
        action = state.sample(rng) if actor == CHANCE else actions[rng.below(len(actions))]
        state.play(actor, action)
        line = f"{actor} {action} of {len(actions)} {state.digest()}"
        if told % 4 == 0:
            viewer = rng.below(state.seats)
            imagined = state.determinize(viewer, rng)
            row = crc32(bytes(row_of(setup.game.observer, state, viewer)))
            line += f" {imagined.digest()} {row:08x}"
        yield line
        told += 1
    yield f"{state.scores()} {[format(value, '.12f') for value in state.returns()]} {state.ending()}"
