"""What bots know about a game: the value of a position, which actions to try first, how to play a game out."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State


@final
@mypyc_attr(acyclic=True)
class Candidate:
    """One way to play a whole turn, and its prior."""

    def __init__(self, actions: vec[i64], prior: float) -> None:
        self.actions = actions
        self.prior = prior


@final
@mypyc_attr(acyclic=True)
class TopCandidates:
    """The candidates with the highest priors, best first; of equals the earlier."""

    def __init__(self, room: i64) -> None:
        self.room = room
        self.candidates: list[Candidate] = []

    def takes(self, prior: float) -> bool:
        """Whether a candidate with this prior is among the best so far."""
        return i64(len(self.candidates)) < self.room or prior > self.candidates[-1].prior

    def add(self, actions: vec[i64], prior: float) -> None:
        """Keep a candidate if it is among the best."""
        if not self.takes(prior):
            return
        candidates = self.candidates
        if i64(len(candidates)) == self.room:
            candidates.pop()
        at = len(candidates)
        while at > 0 and candidates[at - 1].prior < prior:
            at -= 1
        candidates.insert(at, Candidate(actions, prior))


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's knowledge for bots. The defaults know only the points; a game overrides what it knows better."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, in points. Chance may be pending; the game may be over."""
        return float(state.points(seat))

    def baseline(self, state: State, seat: i64) -> float:
        """The value of a position without a network, in points; a value network learns the difference."""
        return float(state.points(seat))

    def network_limit(self) -> i64:
        """How many `candidates` for a turn of several actions a network evaluates; 0: it evaluates actions."""
        return 0

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """How good an action of this seat looks, in points relative to others, before trying it.

        Greedy plays the action with the highest; search looks at actions in this order.
        """
        after = state.clone()
        after.play(seat, action)
        return self.value(after, seat)

    def horizon_reached(self, state: State) -> bool:
        """Whether a rollout may stop here, before chance: `value` accounts for what is still to come."""
        return False

    def horizon_value(self, state: State) -> list[float]:
        """The expected returns of each seat at the horizon."""
        return state.returns()

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """An action for playing a game out: quick to find and sensible."""
        actions = state.legal_actions(seat)
        return actions[rng.below(i64(len(actions)))]

    def rollout_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """Play an awaited seat on: one action at least, its whole turn at most."""
        state.play(seat, self.rollout_action(state, seat, rng))

    def races_turns(self) -> bool:
        """Whether the search races `candidates` played on by `rollout_turn`: where the rollout policy plays well."""
        return False

    def candidates(self, state: State, seat: i64, count: i64) -> list[Candidate]:
        """At most `count` ways to go on, sorted by prior, best first, each to the end of the turn if it can."""
        best = TopCandidates(count)
        for action in state.legal_actions(seat):
            best.add(vec[i64]([action]), self.prior(state, seat, action))
        return best.candidates

    def branches(self, state: State, seat: i64, count: i64) -> list[Candidate]:
        """Like `candidates`, for positions below the root of a search, where there are many: found in less time."""
        return self.candidates(state, seat, count)

    def branch_limit(self) -> i64:
        """How many of them a search with a network looks at."""
        return self.network_limit()

    def lead_scale(self) -> float:
        """In points: with such a lead a win is likely, but not sure."""
        return 20.0

    def finishes_turns(self) -> bool:
        """Whether candidates may stop before the turn is over; the prior plays the rest."""
        return False

    def horizon_depth(self) -> i64:
        """How many turns a rollout plays before it may stop at the horizon."""
        return 1 << 40


def margin(heuristics: Heuristics, state: State, seat: i64) -> float:
    """A seat's baseline minus that of its best rival; of a lone seat, its baseline."""
    own = heuristics.baseline(state, seat)
    if state.seats == 1:
        return own
    other = -1e9
    for rival in range(state.seats):
        if rival != seat:
            other = max(other, heuristics.baseline(state, rival))
    return own - other


def play_turn(heuristics: Heuristics, state: State, seat: i64, path: vec[i64]) -> vec[i64]:
    """Play a path and then the rest of the seat's turn by prior; answer everything that was played."""
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
    """The action with the highest prior; the first of equals."""
    best = actions[0]
    if len(actions) == 1:
        return best
    high = heuristics.prior(state, seat, best)
    for i in range(i64(1), i64(len(actions))):
        value = heuristics.prior(state, seat, actions[i])
        if value > high:
            high = value
            best = actions[i]
    return best
