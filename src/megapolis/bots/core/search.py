"""The search: one class for every game, any number of seats, alone, together or against each other.

The root compares whole turns. The most promising ones by their prior (with Gumbel noise where a learner wants to try
others too) are looked into at equal cost, in the same futures for all, and the worse half is dropped again and again.
A future deals anew what the seat cannot know and fixes the luck. Below the root is a tree of positions just after
somebody's turn: chance outcomes are sampled by weight, more of them the more often a position is visited; every actor
goes where its own value is highest; what others decide unseen is played by the game's policy. A position costs one
evaluation however many actions led to it, and one more after another seat's turn: that seat judges what it sees, the
seat that searches its own part. Positions are evaluated many at a time.

Whoever runs a search calls `gather`, has the leaves evaluated and calls `absorb`, until it `is_done`.
"""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.bots.core.evaluator import NEVER, Evaluator, Leaves, final_values
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import Candidate, Heuristics, play_turn
from megapolis.engine.core.rng import MASK, Rng
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.core.state import AT_REVEAL, CHANCE, HIDDEN, State, actor_of

VISIT_SCALE: Final = 0.1
VISIT_BASE: Final = 50.0
"""How values and logits are put together, as in Gumbel MuZero: values count VISIT_SCALE * (VISIT_BASE + visits)."""

FACTOR: Final[i64] = 1000003
IDLE_STEPS: Final[i64] = 32
"""So many steps in a row without an evaluation end a search."""


@final
class Edge:
    """A whole turn, or the action that a decision consists of, and where it led."""

    def __init__(self, path: vec[i64], prior: float) -> None:
        self.path = path
        # Logit of the policy, and at the root the noise added to it.
        self.prior = prior
        self.noise = 0.0
        self.visits: i64 = 0
        # Sums of the evaluations of the position itself; how many there were.
        self.evaluated = vec[float]()
        self.evaluations: i64 = 0
        self.children: list[Decision] = []
        self.draws: i64 = 0
        # What it is worth by all that is known: the outcome for each seat, then its points.
        self.values = vec[float]()
        # The position just after it; None at the root, where it differs from future to future.
        self.state: State | None = None
        self.over = False

    def add(self, values: vec[float]) -> None:
        """One more evaluation of the position itself."""
        if self.evaluations == 0:
            self.evaluated = values
        else:
            for i in range(i64(len(values))):
                self.evaluated[i] += values[i]
        self.evaluations += 1
        self.update(1.0)

    def update(self, trust: float) -> None:
        """Put together what is known; each evaluation of the position itself counts as `trust` futures."""
        count: i64 = i64(len(self.evaluated))
        values = self.evaluated[:]
        total = trust * float(self.evaluations)
        for i in range(count):
            values[i] *= trust
        for child in self.children:
            share = float(child.weight)
            total += share
            for i in range(count):
                values[i] += share * child.values[i]
        for i in range(count):
            values[i] /= total
        self.values = values


@final
class Decision:
    """A position in which a seat decides, after a future came about; or the end of a game."""

    def __init__(self, seat: i64, state: State, place: i64, mark: i64) -> None:
        self.seat = seat
        self.state = state
        # Which of the values the seat maximises.
        self.place = place
        # What chance brought on the way here, as a number; how often this future was drawn.
        self.mark = mark
        self.weight: i64 = 1
        self.visits: i64 = 0
        self.edges: list[Edge] = []
        self.values = vec[float]()

    def update(self) -> None:
        """The decision is worth what its best way to go on is worth."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.values[self.place] > best.values[self.place]:
                best = edge
        self.values = best.values

    def select(self) -> Edge:
        """The edge whose visits lag most behind the policy that logits and values make together."""
        scores = improved_logits(self.edges, self.place)
        high = scores[0]
        for score in scores:
            high = max(high, score)
        total = 0.0
        for score in scores:
            total += exp(score - high)
        best = self.edges[0]
        most = -2.0
        for at in range(i64(len(scores))):
            lag = exp(scores[at] - high) / total - float(self.edges[at].visits) / float(self.visits + 1)
            if lag > most:
                most = lag
                best = self.edges[at]
        return best


@final
class Pending:
    """A walk down the tree that waits for its leaves: edges of the last decision, or the last edge itself again."""

    def __init__(self, walk: list[Edge], decisions: list[Decision], first: i64) -> None:
        self.walk = walk
        self.decisions = decisions
        self.first = first


@final
class Search:
    """The search of one seat at one decision."""

    def __init__(
        self, position: Perspective, evaluator: Evaluator, rng: Rng, evaluations: i64, milliseconds: i64, noisy: bool
    ) -> None:
        self.position = position
        self.seat = position.seat
        self.evaluator = evaluator
        self.heuristics: Heuristics = evaluator.heuristics
        self.rng = rng
        self.limit: i64 = evaluations if evaluations else NEVER
        self.seconds = float(milliseconds) / 1000.0
        self.noisy = noisy
        self.began = time.perf_counter()
        self.evaluations: i64 = 0
        self.first_future: i64 = rng.next() << 20
        self.futures: list[State] = []
        first = self.future(0)
        # Where a seat's points begin among the values, or its outcome.
        self.aim: i64 = first.seats if evaluator.score_aim else 0
        self.root = Decision(self.seat, first, self.aim + self.seat, 0)
        # The edges of the root that are still compared, and how often half of them were dropped.
        self.alive: list[Edge] = []
        self.halvings: i64 = 0
        self.dropped: i64 = 0
        self.pending: list[Pending] = []
        # Evaluations when they were counted last, and steps since then that needed none.
        self.seen: i64 = 0
        self.mark: i64 = 0
        self.idle: i64 = 0

    def future(self, number: i64) -> State:
        """The root as it is in one of the futures: for all turns that are compared the same."""
        while i64(len(self.futures)) <= number:
            rng = Rng(self.first_future + i64(len(self.futures)))
            state = self.position.rewind_others(rng)
            self.futures.append(state.isolate(self.seat, rng) if self.evaluator.isolates else state)
        return self.futures[number].clone()

    # ------------------------------------------------------------------ one step: gather, evaluate, absorb

    def gather(self, leaves: Leaves) -> None:
        """Add what has to be evaluated next."""
        if not self.alive:
            self.open(self.root, leaves, [])
            self.root.visits = 1
            self.alive = self.root.edges
            return
        for edge in self.alive:
            self.walk(edge, leaves)

    def absorb(self, leaves: Leaves) -> None:
        """Take in what came of it, and drop the worse half when its share of the budget is spent."""
        for pending in self.pending:
            self.take(pending, leaves)
        first = self.halvings == 0
        self.pending = []
        if first:
            self.choose_candidates()
        # Near the end of a game there may be nothing left to look into.
        self.idle = self.idle + 1 if self.evaluations == self.seen else i64(0)
        self.seen = self.evaluations
        progress = float(self.evaluations) / float(self.limit) if self.idle < IDLE_STEPS else 1.0
        if self.seconds > 0.0:
            progress = max(progress, (time.perf_counter() - self.began) / self.seconds)
        while self.dropped < self.halvings - 1 and progress * float(self.halvings) >= float(self.dropped + 1):
            self.dropped += 1
            self.alive = self.rank(self.alive)[: (len(self.alive) + 1) // 2]
        if progress >= 1.0:
            self.dropped = self.halvings

    def is_done(self) -> bool:
        """Whether the budget is spent, or there is nothing to compare."""
        return len(self.root.edges) == 1 or (self.halvings > 0 and self.dropped >= self.halvings)

    def run(self) -> None:
        """Search until it is done."""
        while True:
            leaves = Leaves(self.root.state.seats)
            self.gather(leaves)
            if leaves.count():
                self.evaluator.evaluate(leaves)
            self.absorb(leaves)
            if self.is_done():
                return

    def take(self, pending: Pending, leaves: Leaves) -> None:
        """Take in the leaves of one walk and carry their values up to the root."""
        stride = leaves.stride
        if len(pending.decisions) > len(pending.walk):
            opened = pending.decisions[-1]
            for at in range(i64(len(opened.edges))):
                edge = opened.edges[at]
                if not edge.over:
                    place = pending.first
                    pending.first += 1
                    edge.prior = leaves.logits[place]
                    values = leaves.values[place * stride : (place + 1) * stride]
                    if opened.seat != self.seat:
                        pending.first += 1
                        for i in range(self.seat, stride, leaves.players):
                            values[i] = leaves.values[(place + 1) * stride + i]
                    edge.add(values)
            opened.update()
        elif pending.first >= 0:
            edge = pending.walk[-1]
            edge.add(leaves.values[pending.first * stride : (pending.first + 1) * stride])
        step = len(pending.walk) - 1
        while step >= 0:
            pending.walk[step].update(self.evaluator.trust)
            pending.decisions[step].update()
            step -= 1

    # ------------------------------------------------------------------ the root

    def choose_candidates(self) -> None:
        """Of all edges of the root take as many as the budget can tell apart, those with the highest priors."""
        edges = self.root.edges
        if self.noisy:
            for edge in edges:
                edge.noise = -log(-log(self.rng.random() + 1e-12) + 1e-12)
        room: i64 = i64(len(edges))
        if self.limit < NEVER and self.evaluator.orders:
            # A look beyond one edge costs about as many evaluations as there are edges.
            looks = float(max(i64(1), self.limit - self.evaluations)) / float(len(edges))
            room = min(room, max(i64(2), i64(int(sqrt(self.evaluator.breadth * looks)))))
        self.alive = self.rank(edges)[: int(room)] if self.evaluator.orders else edges
        self.halvings = 1
        while i64(1) << self.halvings < i64(len(self.alive)):
            self.halvings += 1

    def rank(self, edges: list[Edge]) -> list[Edge]:
        """Edges of the root, best first: by value, and by noisy logits where the search explores."""
        place = self.root.place
        scores = vec[float]([edge.values[place] for edge in edges])
        if self.noisy:
            scores = improved_logits(edges, place)
            for at in range(i64(len(edges))):
                scores[at] += edges[at].noise
        order = sorted(range(len(edges)), key=lambda at: -scores[at])
        return [edges[at] for at in order]

    def best(self) -> Edge:
        """The turn to play."""
        return self.rank(self.alive)[0] if self.alive else self.root.edges[0]

    # ------------------------------------------------------------------ the tree

    def walk(self, edge: Edge, leaves: Leaves) -> None:
        """Go down by way of an edge of the root until something is to be evaluated or a game is over."""
        walk: list[Edge] = []
        decisions = [self.root]
        self.root.visits += 1
        while True:
            edge.visits += 1
            walk.append(edge)
            if edge.over:
                break
            if edge.evaluations < self.evaluator.patience:
                self.pending.append(Pending(walk, decisions, leaves.count()))
                future = edge.evaluations if len(walk) == 1 else i64(-1)
                luck = self.first_future + future if future >= 0 else self.rng.next()
                leaves.add(self.position_after(edge, future), decisions[-1].seat, luck, edge.prior)
                self.evaluations += 1
                return
            if (
                float(len(edge.children))
                < self.evaluator.widening * float(edge.visits) ** self.evaluator.widening_power
            ):
                grown = self.grow(edge, edge.draws if len(walk) == 1 else -1)
                if grown is not None:
                    if grown.seat < 0:
                        break
                    decisions.append(grown)
                    self.open(grown, leaves, walk, decisions)
                    return
            child = least_visited(edge.children)
            child.visits += 1
            if child.seat < 0:
                break
            decisions.append(child)
            edge = child.select()
        self.pending.append(Pending(walk, decisions, -1))

    def position_after(self, edge: Edge, future: i64) -> State:
        """The position just after an edge: of the root in one of the futures."""
        state = edge.state
        if future < 0 and state is not None:
            return state.clone()
        root = self.future(max(i64(0), future))
        for action in edge.path:
            root.play(self.seat, action)
        return root

    def grow(self, edge: Edge, future: i64) -> Decision | None:
        """A new future of an edge: the next decision, or the end (seat -1); None if that future is there already."""
        edge.draws += 1
        luck = Rng(self.first_future + future) if future >= 0 else self.rng.fork()
        state = self.advance(self.position_after(edge, future), luck)
        awaited = state.awaited()
        for known in edge.children:
            if known.mark == self.mark:
                known.weight += 1
                return None
        seat = i64(-1)
        if awaited:
            seat = self.seat if awaited >> self.seat & 1 else actor_of(awaited)
        child = Decision(seat, state, self.aim + seat, self.mark)
        child.visits = 1
        edge.children.append(child)
        if seat < 0:
            child.values = final_values(state)
        return child

    def advance(self, state: State, luck: Rng) -> State:
        """Play on to the next open decision: chance by its weights, what others decide unseen by policy."""
        self.mark = 0
        while True:
            awaited = state.awaited()
            if awaited == 0:
                return state
            if awaited == CHANCE:
                event = state.sample(luck)
                self.mark = (self.mark * FACTOR + event + 1) & MASK
                state.play(CHANCE, event)
                if self.evaluator.isolates and state.awaited() > 0:
                    state = state.isolate(self.seat, luck)
                continue
            if awaited >> self.seat & 1:
                return state
            seat = actor_of(awaited)
            actions = state.legal_actions(seat)
            if state.visible_action(self.seat, seat, actions[0]) in (AT_REVEAL, HIDDEN):
                # Hardly ever the same twice.
                self.mark = (self.mark * FACTOR + luck.next()) & MASK
                self.play_unseen(state, seat, luck)
            elif len(actions) == 1:
                state.play(seat, actions[0])
            else:
                return state

    def play_unseen(self, state: State, seat: i64, luck: Rng) -> None:
        """Play the turn of somebody whose doings are not seen yet."""
        heuristics = self.heuristics
        if heuristics.races_turns():
            heuristics.rollout_turn(state, seat, luck)
        else:
            play_turn(heuristics, state, seat, heuristics.candidates(state, seat, 1)[0].actions)

    def open(
        self, decision: Decision, leaves: Leaves, walk: list[Edge], decisions: list[Decision] | None = None
    ) -> None:
        """Give a decision its edges and have the positions they lead to evaluated."""
        first = leaves.count()
        seat = decision.seat
        at_root = decision is self.root
        alone = decision.state
        simultaneous = isinstance(alone, Simultaneous)
        if simultaneous:
            alone = alone.isolate(seat, self.rng)
        for candidate in self.candidates(alone, seat, at_root):
            after = alone.clone()
            path = candidate.actions
            if self.heuristics.finishes_turns():
                path = play_turn(self.heuristics, after, seat, path)
            else:
                for action in path:
                    after.play(seat, action)
            edge = Edge(path, candidate.prior)
            decision.edges.append(edge)
            # Who ends a game in which all act at once does not know yet what it brought: others finish their turns.
            if after.awaited() == 0 and (after.seats == 1 or not simultaneous):
                edge.over = True
                edge.add(final_values(after))
                continue
            if not at_root:
                edge.state = play_path(decision.state, seat, path)
            leaves.add(after, seat, self.first_future, candidate.prior)
            self.evaluations += 1
            if seat != self.seat:
                # The seat that decides does not know the cards of the one that searches.
                leaves.add(after, self.seat, self.first_future, 0.0)
                self.evaluations += 1
        self.pending.append(Pending(walk, [decision] if decisions is None else decisions, first))

    def candidates(self, state: State, seat: i64, at_root: bool) -> list[Candidate]:
        """The ways to go on that are looked into."""
        width = self.evaluator.root_width if at_root else self.evaluator.width
        if width == 0:
            return [Candidate(vec[i64]([action]), 0.0) for action in state.legal_actions(seat)]
        if not self.evaluator.orders:
            # With evaluations that vary, each gets a few.
            width = min(width, max(i64(2), self.limit // 4))
        elif not at_root:
            return self.heuristics.branches(state, seat, width)
        return self.heuristics.candidates(state, seat, width)


def play_path(state: State, seat: i64, path: vec[i64]) -> State:
    """The position after a seat's actions."""
    after = state.clone()
    for action in path:
        after.play(seat, action)
    return after


def least_visited(children: list[Decision]) -> Decision:
    """The future whose visits lag most behind how often it was drawn."""
    best = children[0]
    least = float(best.visits) / float(best.weight)
    for child in children:
        visits = float(child.visits) / float(child.weight)
        if visits < least:
            least = visits
            best = child
    return best


def improved_logits(edges: list[Edge], place: i64) -> vec[float]:
    """Logits of the policy that priors and values make together: values count more the more was visited."""
    low = edges[0].values[place]
    high = low
    most: i64 = 0
    for edge in edges:
        low = min(low, edge.values[place])
        high = max(high, edge.values[place])
        most = max(most, edge.visits)
    scale = VISIT_SCALE * (VISIT_BASE + float(most)) / max(high - low, 1e-9)
    return vec[float]([edge.prior + scale * (edge.values[place] - low) for edge in edges])
