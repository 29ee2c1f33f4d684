"""What a search asks about positions: how good each is for every seat, and how likely a good player goes there.

An evaluator answers for many positions at once. The one here plays each of them on by the game's rollout policy; a
network answers faster and better where a game has one (`megapolis.bots.network`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.observation import Observer, blank_rows
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of

NEVER: Final[i64] = 1 << 60


@final
class Leaves:
    """Positions to evaluate, each reached by an action or a whole turn of a seat; and the answers."""

    def __init__(self, players: i64) -> None:
        self.players = players
        # Of each position so many values: the outcome for each seat, then its points.
        self.stride: i64 = 2 * players
        self.states: list[State] = []
        # Who moved last: the seat that the position is seen by.
        self.seats = vec[i64]()
        # Where the luck of each comes from, if it is played on.
        self.futures = vec[i64]()
        # How promising the game's own heuristics find the way there; evaluators may answer better.
        self.logits = vec[float]()
        # What each is worth, one position after another.
        self.values = vec[float]()

    def add(self, state: State, seat: i64, future: i64, prior: float) -> None:
        """One more position."""
        self.states.append(state)
        self.seats = append(self.seats, seat)
        self.futures = append(self.futures, future)
        self.logits = append(self.logits, prior)
        for _value in range(self.stride):
            self.values = append(self.values, 0.0)

    def write(self, observer: Observer, width: i64, rows: vec[i16]) -> vec[i16]:
        """Write the first `width` numbers of every position as its seat sees it; into `rows` if there is room."""
        count = self.count()
        length = observer.length(self.players)
        # A row of a larger table runs over the place of the next, which is written after it; the last needs the room.
        room: i64 = count * width + length
        if i64(len(rows)) < room:
            rows = blank_rows(room + (room >> 1))
        for at in range(count):
            observer.observe(self.states[at], self.seats[at], rows, at * width)
            for i in range(at * width + length, (at + 1) * width):
                rows[i] = 0
        return rows

    def baselines(self, heuristics: Heuristics) -> vec[float]:
        """What the game's heuristics make of each position, in points of each seat."""
        out = vec[float](capacity=self.count() * self.players)
        for state in self.states:
            for seat in range(self.players):
                out = append(out, heuristics.baseline(state, seat))
        return out

    def count(self) -> i64:
        """How many there are."""
        return i64(len(self.states))


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluates positions, for a search that maximises the outcome of the game, or points (`score_aim`)."""

    def __init__(self, heuristics: Heuristics, score_aim: bool) -> None:
        self.heuristics = heuristics
        self.score_aim = score_aim
        # How often a position is evaluated before the search looks beyond it: more than once where answers vary.
        self.patience: i64 = 1
        # How many ways to go on the search considers; 0: every legal action, in any order.
        self.root_width: i64 = 32
        self.width: i64 = 32
        # Whether others, who act at the same time on sheets of their own, are left out.
        self.isolates = False
        # Whether evaluations order the ways to go on better than the priors of the heuristics do.
        self.orders = True
        # A position with n visits has at most `widening` * n ** `widening_power` different futures.
        self.widening = 2.0
        self.widening_power = 0.6
        # With a budget for n looks beyond the root, sqrt(`breadth` * n) ways to go on are compared.
        self.breadth = 4.0
        # How many futures the evaluation of a position itself counts for, beside those looked into.
        self.trust = 1.0

    def evaluate(self, leaves: Leaves) -> None:
        """Write the values of all leaves, and their logits where it knows better than the heuristics."""
        raise NotImplementedError


@final
class RolloutEvaluator(Evaluator):
    """Plays positions on by the game's rollout policy, to the end or to the horizon of its heuristics."""

    def __init__(self, heuristics: Heuristics, score_aim: bool) -> None:
        super().__init__(heuristics, score_aim)
        # The best of several single rollouts is mostly lucky, so positions beyond the root are left to the policy.
        self.patience = NEVER
        self.orders = False

    def evaluate(self, leaves: Leaves) -> None:
        for at in range(leaves.count()):
            found = self.rollout(leaves.states[at], leaves.futures[at])
            for i in range(leaves.stride):
                leaves.values[at * leaves.stride + i] = found[i]

    def rollout(self, state: State, future: i64) -> vec[float]:
        """What one game brings. Changes `state`."""
        # Chance has a generator of its own, so that what is decided does not change it.
        luck, rng = Rng(future), Rng(future + NEVER)
        heuristics = self.heuristics
        depth = heuristics.horizon_depth()
        while True:
            awaited = state.awaited()
            if awaited == 0:
                return final_values(state)
            if awaited == CHANCE:
                if depth <= 0 and heuristics.horizon_reached(state):
                    return self.horizon_values(state)
                state.play(CHANCE, state.sample(luck))
            else:
                heuristics.rollout_turn(state, actor_of(awaited), rng)
                depth -= 1

    def horizon_values(self, state: State) -> vec[float]:
        """What a position at the horizon is worth."""
        out = vec[float](self.heuristics.horizon_value(state))
        for seat in range(state.seats):
            out = append(out, self.heuristics.value(state, seat))
        return out


def final_values(state: State) -> vec[float]:
    """What a finished game brought: the outcome for each seat, then its points."""
    scores = state.scores()
    out = vec[float](state.outcome(scores))
    for score in scores:
        out = append(out, float(score))
    return out
