"""A race between whole turns: each candidate is played out many times by the game's own rollout policy.

For games whose heuristics propose whole turns. All candidates meet the same futures (the same hidden cards, the same
luck), the rollout policy plays for everybody, and the worse half is dropped again and again, so that most of the budget
goes to candidates that are hard to tell apart. The results are written into an ordinary tree, where the rest of the
turn looks for them.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from megapolis.bots.core.settings import SearchSettings
from megapolis.bots.core.tree import NOBODY, Node, Tally
from megapolis.bots.core.tree_search import FOREVER, TreeSearch
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import Candidate
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, actor_of

COST: Final[i64] = 4
"""How many iterations of a budget one rollout counts for: it takes about as long."""


@final
@mypyc_attr(acyclic=True)
class Trial(Tally):
    """A candidate and the results of its rollouts."""

    def __init__(self, candidate: Candidate) -> None:
        super().__init__()
        self.candidate = candidate


@final
class TurnRace(TreeSearch):
    """A search that races whole turns."""

    def __init__(self, settings: SearchSettings, position: Perspective, rng: Rng, root: Node | None) -> None:
        super().__init__(settings, position, rng, root)
        self.trials: list[Trial] = []
        self.future: i64 = rng.next()

    def run(self) -> None:
        if self.choices():
            # In the middle of a turn that was chosen as a whole.
            return
        self.root = Node(NOBODY, 0, 0.0)
        settings = self.settings
        limit = max(i64(1), i64(settings.iterations) // COST) if settings.iterations else FOREVER
        room = min(i64(2 * settings.width), max(i64(2), limit // 4))
        candidates = self.heuristics.candidates(self.position.determinize(self.rng), self.seat, room)
        if len(candidates) == 1:
            limit = 1
        self.trials = [Trial(candidate) for candidate in candidates]
        self.race(limit)
        for trial in self.trials:
            self.write(trial)

    def race(self, limit: i64) -> None:
        """Roll out the candidates until the budget is spent; drop the worse half at equal shares of it."""
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
                trial.record(self.rollout(trial.candidate, self.future))
                self.iterations += 1
            self.future += 1
            progress = float(self.iterations) / float(limit)
            if seconds:
                progress = max(progress, (time.perf_counter() - began) / seconds)
            while dropped < rounds - 1 and progress * float(rounds) >= float(dropped + 1):
                dropped += 1
                left = better_half(left)

    def rollout(self, candidate: Candidate, future: i64) -> float:
        """Play a candidate and then on by the rollout policy, in one of the futures; the value reached."""
        luck, rng = Rng(future), Rng(future + FOREVER)
        heuristics = self.heuristics
        state = self.position.determinize(luck)
        for action in candidate.actions:
            state.play(self.seat, action)
        depth = heuristics.horizon_depth()
        while True:
            awaited = state.awaited()
            if awaited == 0:
                break
            # Chance has a generator of its own, so that what is decided does not change it.
            if awaited == CHANCE:
                if depth <= 0 and heuristics.horizon_reached(state):
                    break
                state.play(CHANCE, state.sample(luck))
            else:
                heuristics.rollout_turn(state, actor_of(awaited), rng)
                depth -= 1
        return self.values(state)[self.seat]

    def write(self, trial: Trial) -> None:
        """Write a trial into the tree: an action is worth what the best candidate that begins with it is worth."""
        node = self.root
        node.visits += trial.visits
        for action in trial.candidate.actions:
            node.decider = self.seat
            child = node.find_child(self.seat, action)
            if child is None:
                child = Node(self.seat, action, trial.candidate.prior)
                node.children.append(child)
            node = child
            if trial.better(node):
                node.take(trial)


def better_half(trials: list[Trial]) -> list[Trial]:
    """The better half, sorted by mean, best first."""
    ranked = sorted(trials, key=lambda trial: -trial.mean())
    return ranked[: (len(ranked) + 1) // 2]
