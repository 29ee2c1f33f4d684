"""Policy improvement: the most promising plans for a turn, each played out many times by the game's own judgement.

For games whose heuristics make plans. All plans meet the same futures (the same hidden cards, the same luck), the quick
policy plays on for everybody, and the half that does worse is dropped again and again, so that most of the budget goes
to the plans that are hard to tell apart. The outcome is written into an ordinary tree, so that hints, reviews and the
rest of the turn find it where they look.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.bots.core.settings import Settings
from megapolis.bots.core.tree import NOBODY, Node, Tally
from megapolis.bots.core.tree_search import FOREVER, Search, most_visited
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import Plan
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of

COST: Final[i64] = 4
"""How many iterations of a budget the trial of a plan counts for: it takes about as long."""
ENDS: Final = 25
"""Games to their end for each action of a hint: careful ones, so fewer do."""


class Trial(Tally):
    """A plan and what came of it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan


class PlanSearch(Search):
    """A search that compares plans."""

    def __init__(self, settings: Settings, position: Perspective, rng: Rng, root: Node | None) -> None:
        super().__init__(settings, position, rng, root)
        self.trials: list[Trial] = []
        self.future: i64 = rng.next()
        self.ends = ENDS

    def run(self) -> None:
        if self.choices():
            # In the middle of a turn that was planned.
            return
        self.root = Node(NOBODY, 0, 0.0)
        settings = self.settings
        limit = max(i64(1), i64(settings.iterations) // COST) if settings.iterations else FOREVER
        room = min(i64(2 * settings.width), max(i64(2), limit // 4))
        plans = self.heuristics.plans(self.position.determinize(self.rng), self.seat, room)
        if len(plans) == 1:
            limit = 1
        self.trials = [Trial(plan) for plan in plans]
        self.compare(limit)
        for trial in self.trials:
            self.write(trial)

    def compare(self, limit: i64) -> None:
        """Tries the plans until the budget is spent, dropping the worse half of those left at equal intervals."""
        left = self.trials
        rounds = 1
        while 1 << rounds < len(left):
            rounds += 1
        dropped = 0
        began = time.perf_counter()
        seconds = float(self.settings.milliseconds) / 1000.0
        progress = 0.0
        while progress < 1.0:
            for trial in left:
                trial.record(self.try_out(trial.plan, self.future))
                self.iterations += 1
            self.future += 1
            progress = float(self.iterations) / float(limit)
            if seconds:
                progress = max(progress, (time.perf_counter() - began) / seconds)
            while dropped < rounds - 1 and progress * float(rounds) >= float(dropped + 1):
                dropped += 1
                left = better_half(left)

    def try_out(self, plan: Plan, future: i64) -> float:
        """Plays a plan and then on, in one of the futures; what comes of it."""
        luck, rng = Rng(future), Rng(future + FOREVER)
        heuristics = self.heuristics
        state = self.position.determinize(luck)
        for action in plan.actions:
            state.play(self.seat, action)
        patience = heuristics.patience()
        while True:
            awaited = state.awaited()
            if awaited == 0:
                break
            # Chance has a generator of its own, so that what is decided does not change it.
            if awaited == CHANCE:
                if patience <= 0 and heuristics.at_rest(state):
                    break
                state.play(CHANCE, state.sample(luck))
            else:
                heuristics.play_on(state, actor_of(awaited), rng)
                patience -= 1
        return self.values(state)[self.seat]

    def write(self, trial: Trial) -> None:
        """Writes a trial into the tree: an action is worth what the best plan that begins with it is worth."""
        node = self.root
        node.visits += trial.visits
        for action in trial.plan.actions:
            node.decider = self.seat
            child = node.known(self.seat, action)
            if child is None:
                child = Node(self.seat, action, trial.plan.promise)
                node.children.append(child)
            node = child
            if trial.better(node):
                node.take(trial)

    def consider(self, action: i64) -> Node:
        """An action that no plan begins with is tried once, the quick policy finishing the turn."""
        node = self.root.known(self.seat, action)
        if node is None:
            trial = Trial(Plan(vec[i64]([action]), 0.0))
            trial.record(self.try_out(trial.plan, self.future))
            self.trials.append(trial)
            self.write(trial)
            node = self.root.child(self.seat, action)
        return node

    def iterate(self, first: Node | None) -> None:
        """One more trial of the plan that speaks best for an action."""
        assert first is not None
        best: Trial | None = None
        for trial in self.trials:
            if trial.plan.actions[0] == first.action and (best is None or trial.visits > best.visits):
                best = trial
        assert best is not None
        self.future += 1
        first.record(self.try_out(best.plan, self.future))
        self.root.visits += 1

    def follow(self, first: Node, rng: Rng) -> State:
        """The plan, and then the quick policy for everybody."""
        state = self.position.determinize(rng)
        state.play(self.seat, first.action)
        node = first
        while True:
            awaited = state.awaited()
            if awaited == 0:
                return state
            if awaited == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            chosen = most_visited(node, self.seat, state.legal_actions(self.seat))
            if chosen is None:
                self.heuristics.play_on(state, actor_of(awaited), rng)
            else:
                node = chosen
                state.play(self.seat, node.action)


def better_half(trials: list[Trial]) -> list[Trial]:
    """The better half, in the order of their means."""
    ranked = sorted(trials, key=lambda trial: -trial.mean())
    return ranked[: (len(ranked) + 1) // 2]
