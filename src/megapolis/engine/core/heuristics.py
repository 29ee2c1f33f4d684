"""What a bot needs to know about a game: how good a position is, which actions to look at first, how to play on."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State


class Plan:
    """What a seat could do with a whole turn of several actions, and how good that looks."""

    def __init__(self, actions: vec[i64], promise: float) -> None:
        self.actions = actions
        self.promise = promise


class Shortlist:
    """The most promising of many plans, the best first; of equals the earlier."""

    def __init__(self, room: i64) -> None:
        self.room = room
        self.plans: list[Plan] = []

    def add(self, actions: vec[i64], promise: float) -> None:
        """Lists a plan if it is one of the best."""
        plans = self.plans
        if i64(len(plans)) == self.room:
            if promise <= plans[-1].promise:
                return
            plans.pop()
        at = len(plans)
        while at > 0 and plans[at - 1].promise < promise:
            at -= 1
        plans.insert(at, Plan(actions, promise))


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's knowledge for bots. The defaults know nothing beyond the points; a game overrides what it knows."""

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, in points. Chance may be pending; the game may be over."""
        return float(state.points(seat))

    def known(self, state: State, seat: i64) -> float:
        """The points that a position has or promises as far as needs no network; one that learned adds the rest."""
        return float(state.points(seat))

    def judged(self) -> i64:
        """Where a turn has several actions: how many `plans` for it a network judges. 0: it judges single actions."""
        return 0

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

    def play_on(self, state: State, seat: i64, rng: Rng) -> None:
        """Plays quick sensible actions of a seat that is awaited: one at least, a whole turn at most."""
        state.play(seat, self.rollout(state, seat, rng))

    def makes_plans(self) -> bool:
        """Whether the search compares `plans`, played on by `play_on`: where the game's own judgement plays well."""
        return False

    def plans(self, state: State, seat: i64, count: i64) -> list[Plan]:
        """The most promising ways to go on, at most `count`, the best first, each to the end of the turn if it can."""
        best = Shortlist(count)
        for action in state.legal_actions(seat):
            best.add(vec[i64]([action]), self.promise(state, seat, action))
        return best.plans

    def patience(self) -> i64:
        """How often a trial of a plan plays on before it may stop at rest (see `at_rest`)."""
        return 1 << 40


def lead(heuristics: Heuristics, state: State, seat: i64) -> float:
    """What is known of a seat beyond what is known of the best other; of one that is alone, all that is known."""
    own = heuristics.known(state, seat)
    if state.seats == 1:
        return own
    other = -1e9
    for rival in range(state.seats):
        if rival != seat:
            other = max(other, heuristics.known(state, rival))
    return own - other


def play_turn(heuristics: Heuristics, state: State, seat: i64, path: vec[i64]) -> vec[i64]:
    """Plays a seat's way to go on, and the rest of its turn as it looks best; all that was played."""
    for action in path:
        state.play(seat, action)
    mask = state.awaited()
    while mask > 0 and mask >> seat & 1:
        action = best_action(heuristics, state, seat, state.legal_actions(seat))
        path = append(path[:], action)
        state.play(seat, action)
        mask = state.awaited()
    return path


def best_action(heuristics: Heuristics, state: State, seat: i64, actions: vec[i64]) -> i64:
    """The action of the highest promise; the first of equals."""
    best = actions[0]
    if len(actions) == 1:
        return best
    high = heuristics.promise(state, seat, best)
    for i in range(i64(1), i64(len(actions))):
        value = heuristics.promise(state, seat, actions[i])
        if value > high:
            high = value
            best = actions[i]
    return best
