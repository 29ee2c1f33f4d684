"""What a bot needs to know about a game: how good a position is, which actions to look at first, how to play on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.rng import Rng
from megapolis.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """A game's knowledge for bots. The defaults know nothing beyond the points; a game overrides what it knows."""

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, in points. Chance may be pending; the game may be over."""
        return float(state.points(seat))

    def promise(self, state: State, seat: i64, action: i64) -> float:
        """How good an action of this seat looks, in points relative to others, before trying it.

        Greedy plays the action with the highest; search looks at actions in this order.
        """
        after = state.clone()
        after.play(seat, action)
        return self.evaluate(after, seat)

    def at_rest(self, state: State) -> bool:
        """Whether a playing out may stop here, chance being pending: `evaluate` knows what is still to come."""
        return False

    def outlook(self, state: State) -> list[float]:
        """The returns that a position at rest promises to each seat."""
        return state.returns()

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """A quick sensible action for playing a game out."""
        actions = state.legal_actions(seat)
        return actions[rng.below(i64(len(actions)))]


def best_action(insight: Insight, state: State, seat: i64, actions: vec[i64]) -> i64:
    """The action of the highest promise; the first of equals."""
    best = actions[0]
    if len(actions) == 1:
        return best
    high = insight.promise(state, seat, best)
    for i in range(i64(1), i64(len(actions))):
        value = insight.promise(state, seat, actions[i])
        if value > high:
            high = value
            best = actions[i]
    return best
