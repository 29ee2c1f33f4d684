"""Information-set Monte-Carlo tree search: one algorithm for every game, guided by the game's heuristics.

Each iteration deals anew what the seat cannot know (`determinize`), walks down the tree, adds a node, plays on by the
game's rollout policy and records the outcome along the path. The tree holds what the seat can tell apart: an event
enters it as `State.visible_action` shows it. Own decisions, and open ones of others, are chosen by upper confidence
bounds, each actor maximising its own value; chance is sampled, a branch for each outcome; what others do unseen at the
same time is played by the rollout policy and makes no branch, so simultaneous seats never multiply the tree. In a long
search every action also gets a share of visits that are not its turn by those bounds; such a visit is recorded only
below the decision, whose own value is that of good play.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.bots.core.settings import SearchSettings
from megapolis.bots.core.tree import NOBODY, PATIENCE, Node, equal, find_due, select
from megapolis.engine.core.bitset import contains
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import AT_REVEAL, CHANCE, HIDDEN, State, actor_of

FOREVER: Final[i64] = 1 << 60
FEW_OUTCOMES: Final = 16.0
"""The spread of fewer may be wide by chance."""
LOOK_AT_CLOCK = 16
"""Iterations between two looks at the clock."""


class TreeSearch:
    """The search of one seat at one decision."""

    def __init__(self, settings: SearchSettings, position: Perspective, rng: Rng, root: Node | None) -> None:
        self.settings = settings
        self.position = position
        self.seat = position.seat
        self.heuristics: Heuristics = position.heuristics()
        self.rng = rng
        self.root = Node(NOBODY, 0, 0.0) if root is None else root
        self.iterations: i64 = 0
        self.score_aim = settings.aim == "score"
        # The spread of outcomes so far, in which exploration is measured: at least half of the widest so far. Outcomes
        # resemble each other more and more as a search settles on something; without exploration it would stay there.
        self.count = 0.0
        self.sum = 0.0
        self.sum_of_squares = 0.0
        self.spread = 1.0
        self.widest = 0.0
        self.recorded = 0

    def run(self) -> None:
        """Search until the budget is spent."""
        milliseconds = self.settings.milliseconds
        limit: i64 = self.settings.iterations if self.settings.iterations else FOREVER
        deadline = time.perf_counter() + float(milliseconds) / 1000.0
        done: i64 = 0
        while done < limit:
            if milliseconds and done % LOOK_AT_CLOCK == 0 and done and time.perf_counter() > deadline:
                break
            self.iterate()
            done += 1
        self.iterations = done

    def iterate(self) -> None:
        """One walk down the tree and one rollout."""
        state = self.position.determinize(self.rng)
        # The first place in the path at which the outcome is recorded.
        self.recorded = 0
        # The root is this seat's decision, also where it has no choice or nobody waits for it.
        node = self.descend(self.root, state, self.seat, state.legal_actions(self.seat), 1)
        state.play(self.seat, node.action)
        path = [self.root, node]
        growing = node.visits > 0
        while growing:
            awaited = state.awaited()
            if awaited == 0:
                break
            if awaited == CHANCE:
                event = state.sample(self.rng)
                seen = state.visible_action(self.seat, CHANCE, event)
                state.play(CHANCE, event)
                if seen in (AT_REVEAL, HIDDEN) or not self.settings.chance:
                    continue
                node = node.child(CHANCE, seen)
                path.append(node)
                continue
            seat = self.seat if awaited >> self.seat & 1 else actor_of(awaited)
            if seat != self.seat:
                action = self.heuristics.rollout_action(state, seat, self.rng)
                seen = state.visible_action(self.seat, seat, action)
                if seen in (AT_REVEAL, HIDDEN) or not self.settings.others:
                    state.play(seat, action)
                    continue
            actions = state.legal_actions(seat)
            if len(actions) == 1:
                state.play(seat, actions[0])
                continue
            node = self.descend(node, state, seat, actions, len(path))
            growing = node.visits > 0
            state.play(seat, node.action)
            path.append(node)
        self.play_out(state)
        values = self.values(state)
        self.note(values[self.seat])
        for visited in path[self.recorded :]:
            visited.record(values[visited.actor if visited.actor >= 0 else self.seat])

    def descend(self, node: Node, state: State, seat: i64, actions: vec[i64], place: int) -> Node:
        """The child of a decision to visit next, which takes this place in the path."""
        self.open(node, state, seat, actions)
        width = self.width(node)
        if node.visits > PATIENCE:
            due = find_due(node, seat, actions, width)
            if due is not None:
                self.recorded = place
                return due
        return select(node, seat, actions, self.settings.exploration * self.spread, width)

    def width(self, node: Node) -> i64:
        """How many actions of a decision are looked at by now."""
        settings = self.settings
        return i64(settings.width + int(settings.widening * sqrt(float(node.visits))))

    def open(self, node: Node, state: State, seat: i64, actions: vec[i64]) -> None:
        """Give a decision one child per action: shuffled if they are few, sorted by prior if many."""
        if node.decider == seat and equal(node.legal, actions):
            return
        fresh = node.decider == NOBODY
        wide = i64(len(actions)) > i64(self.settings.width)
        for action in actions:
            if fresh or node.find_child(seat, action) is None:
                prior = self.heuristics.prior(state, seat, action) if wide else self.rng.random()
                node.children.append(Node(seat, action, prior))
        node.children = sorted_by_prior(node.children)
        node.legal = actions
        node.decider = seat

    def play_out(self, state: State) -> None:
        """Play on by the rollout policy, to the end or to the horizon of the game's heuristics."""
        heuristics = self.heuristics
        rng = self.rng
        cut = self.settings.cut
        while True:
            awaited = state.awaited()
            if awaited == 0:
                return
            if awaited == CHANCE:
                if cut and heuristics.horizon_reached(state):
                    return
                state.play(CHANCE, state.sample(rng))
            else:
                seat = actor_of(awaited)
                state.play(seat, heuristics.rollout_action(state, seat, rng))

    def values(self, state: State) -> list[float]:
        """What the position is worth to each seat, in the units of the aim."""
        over = state.awaited() == 0
        if not self.score_aim:
            return state.returns() if over else self.heuristics.horizon_value(state)
        seats = range(int(state.seats))
        if over:
            return [float(state.points(i64(seat))) for seat in seats]
        return [self.heuristics.value(state, i64(seat)) for seat in seats]

    def note(self, value: float) -> None:
        """Update the spread of outcomes."""
        self.count += 1.0
        self.sum += value
        self.sum_of_squares += value * value
        if self.count > 1.0:
            variance = (self.sum_of_squares - self.sum * self.sum / self.count) / (self.count - 1.0)
            self.spread = sqrt(variance) if variance > 1e-12 else 1e-6
            if self.count >= FEW_OUTCOMES:
                self.widest = max(self.widest, self.spread)
                self.spread = max(self.spread, self.widest / 2.0)

    def choices(self) -> list[Node]:
        """The actions of this decision that were tried.

        A root from the tree before may have other children too: where a node does not branch on chance, or on what
        others did unseen, decisions of other deals and seats meet in it.
        """
        actions = self.position.legal_actions()
        return [
            node
            for node in self.root.children
            if node.actor == self.seat and node.visits > 0 and contains(actions, node.action)
        ]

    def best(self) -> Node:
        """The most visited action; of equals the one with the better mean."""
        best: Node | None = None
        for node in self.choices():
            if best is None or node.better(best):
                best = node
        assert best is not None
        return best


def sorted_by_prior(nodes: list[Node]) -> list[Node]:
    """The nodes sorted by prior, best first; equals keep their order."""
    out: list[Node] = []
    for node in nodes:
        at = len(out)
        while at > 0 and out[at - 1].prior < node.prior:
            at -= 1
        out.insert(at, node)
    return out
