"""Plays a game against itself, every decision searched, and notes what the search saw: the actors of `train.py`.

An actor steps many games together: their searches gather positions, somebody's network judges all of them at once, and
the searches go on. A finished search is a lesson: the policy that its values make of the ways to go on, what those
that it looked into are worth, and, when the game is over, what came of the one that was played (TD(λ) over the values
of later searches).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64
from numpy.typing import NDArray

from megapolis.bots.core.evaluator import Evaluator, Leaves, final_values
from megapolis.bots.core.search import Search, improved_logits
from megapolis.bots.networks.judgement import fill
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.core.state import State
from subjects import Subject

KEPT = 8
"""Of all ways to go on, how many a lesson holds: the best by the search's policy."""
LEARNER, PAST, GREEDY = 0, 1, 2
"""Who plays a seat: the network that learns, an earlier one of the pool, or the game's own heuristics."""


@dataclass
class Plan:
    """How games are played just now; the learner changes it as it goes on."""

    evaluations: int = 1
    """Budget of a search; 1: it looks at what the ways to go on lead to, and no further."""
    noisy: float = 0.25
    """The share of searches that explore, with Gumbel noise."""
    trace: float = 0.8
    """λ: how much of what came later is blended into a lesson."""
    taught: float = 0.0
    """The share of games in which the game's own heuristics choose, and the network learns what comes of that."""


@dataclass
class Lesson:
    """One decision: its ways to go on, and what they are worth."""

    rows: NDArray[np.int16]
    policy: NDArray[np.float32]
    baselines: NDArray[np.float32]
    """Of each way and seat, the seat that decides first; so are values."""
    values: NDArray[np.float32]
    """Of each way outcomes and points."""
    weights: NDArray[np.float32]
    """Of each way: how much its value is worth learning; 0 where the search did not look."""
    chosen: int
    best: NDArray[np.float32]
    """What the search thought the decision worth."""
    strayed: bool
    """Whether something else was played than what the search thought best."""


@dataclass
class Game:
    """One game in progress."""

    state: State
    rng: Rng
    players: list[int]
    """Who plays each seat."""
    yardstick: bool
    """Whether its outcome tells how well the learner plays: nothing is tried out in it."""
    taught: bool
    lessons: list[list[Lesson]]
    search: Search | None = None
    rows: Any = None
    seat: int = 0


class SharedEvaluator(Evaluator):
    """Says how a subject is searched; the actor has positions judged itself."""

    def __init__(self, subject: Subject, players: int, contest: bool) -> None:
        game = find_game(subject.game)
        super().__init__(game.heuristics, subject.aim_at(players, contest) == "score")
        self.isolates = self.score_aim and isinstance(game.new_state(game.setup()), Simultaneous)
        self.width = i64(subject.width)
        self.root_width = i64(subject.width)


@dataclass
class Batch:
    """Lessons as arrays, ready to learn from."""

    rows: NDArray[np.int16]
    policy: NDArray[np.float32]
    """All 0 where a lesson holds positions of different decisions."""
    points: NDArray[np.float32]
    wins: NDArray[np.float32]
    points_weights: NDArray[np.float32]
    wins_weights: NDArray[np.float32]


def blank_batch(count: int, width: int, seats: int) -> Batch:
    """Room for so many lessons."""
    numbers = [np.zeros((count, KEPT, seats), np.float32) for _ in range(4)]
    return Batch(np.zeros((count, KEPT, width), np.int16), np.zeros((count, KEPT), np.float32), *numbers)


class Actor:
    """Many games in progress at tables of one kind."""

    def __init__(self, subject: Subject, table: int, games: int, seed: int, measures: bool = False) -> None:
        """`measures`: all games are yardsticks."""
        self.measures = measures
        self.players, options = subject.tables[table % len(subject.tables)]
        self.subject = subject
        self.game = find_game(subject.game)
        self.fresh = [self.game.new_state(self.game.setup(self.players, row)) for row in options]
        self.contest = self.players > 1 and not self.game.is_cooperative(self.fresh[0].setup)
        self.evaluator = SharedEvaluator(subject, self.players, self.contest)
        self.observer = self.game.reader or self.game.observer
        self.width = int(self.observer.length(i64(subject.seats)))
        self.random = np.random.default_rng(seed)
        self.plan = Plan()
        self.dealt = 0
        self.rng = Rng(i64(seed))
        self.games = [self.deal() for _ in range(games)]
        self.leaves = [Leaves(i64(self.players)), Leaves(i64(self.players))]
        self.buffers = [vec[i16](), vec[i16]()]
        self.lessons: list[Lesson] = []
        self.ended = 0
        """Games that were played to their end, since somebody last took the number away."""
        self.scores: list[float] = []
        """What the yardstick's games brought the learner: points alone, else wins in per cent."""

    def deal(self) -> Game:
        """A new game: one in eight a yardstick, in one of four others an earlier self or the heuristics play along."""
        number = self.dealt
        self.dealt += 1
        rng = self.rng.fork()
        yardstick = self.measures or number % 8 == 0
        state = self.fresh[0 if yardstick else number % len(self.fresh)].clone()
        state.settle(rng)
        players = [LEARNER] * self.players
        rival = GREEDY if yardstick else [LEARNER, LEARNER, PAST, GREEDY][int(rng.below(4))]
        if self.contest:
            own = int(rng.below(self.players))
            players = [LEARNER if seat == own else rival for seat in range(self.players)]
        taught = not yardstick and self.random.random() < self.plan.taught
        return Game(state, rng, players, yardstick, taught, [[] for _ in range(self.players)])

    # ------------------------------------------------------------------ one step: gather, judge, absorb

    def gather(self) -> list[NDArray[np.int16]]:
        """Rows of the positions that are to be judged: by the learner's network, and by an earlier one."""
        self.leaves = [Leaves(i64(self.players)), Leaves(i64(self.players))]
        fresh = []
        for at, game in enumerate(self.games):
            began = game.search is None
            if began:
                game = self.games[at] = self.next_decision(game)
            assert game.search is not None
            leaves = self.leaves[1 if game.players[game.seat] == PAST else 0]
            first = int(leaves.count())
            game.search.gather(leaves)
            if began:
                fresh.append((game, leaves, first))
        out = []
        for which, leaves in enumerate(self.leaves):
            count = int(leaves.count())
            self.buffers[which] = leaves.write(self.observer, i64(self.width), self.buffers[which])
            out.append(np.asarray(memoryview(self.buffers[which]))[: count * self.width].reshape(count, self.width))
        for game, leaves, first in fresh:
            # The ways to go on are what a lesson is about; later steps write over the buffer.
            if leaves is self.leaves[0]:
                assert game.search is not None
                count = sum(not edge.over for edge in game.search.root.edges)
                game.rows = out[0][first : first + count].copy()
        return out

    def absorb(self, answers: list[NDArray[np.float32]]) -> None:
        """Go on with what was answered for each row: the logit, then points and wins of each seat."""
        seats = self.subject.seats
        for leaves, found in zip(self.leaves, answers, strict=True):
            if len(found):
                parts = found[:, 0], found[:, 1 : 1 + seats], found[:, 1 + seats :]
                policy, points, wins = (vec[float](part.ravel().tolist()) for part in parts)
                fill(leaves, self.game.heuristics, policy, points, wins)
        for game in self.games:
            search = game.search
            assert search is not None
            search.absorb(self.leaves[1 if game.players[game.seat] == PAST else 0])
            if search.is_done():
                self.play(game, search)
                game.search = None

    def next_decision(self, game: Game) -> Game:
        """Play on to the next decision that is searched, in a new game if this one ends before."""
        while True:
            state = game.state
            if state.settle(game.rng) == 0:
                self.finish(game)
                game = self.deal()
                continue
            seat = int(state.actors()[0])
            actions = state.legal_actions(i64(seat))
            if len(actions) == 1:
                state.play(i64(seat), actions[0])
                continue
            if game.players[seat] == GREEDY:
                known = state.isolate(i64(seat), game.rng)
                for action in self.game.heuristics.candidates(known, i64(seat), 1)[0].actions:
                    state.play(i64(seat), action)
                continue
            game.seat = seat
            budget = 1 if game.taught else self.plan.evaluations
            noisy = not game.yardstick and not game.taught and self.random.random() < self.plan.noisy
            game.search = Search(
                Perspective(state, i64(seat)), self.evaluator, game.rng, i64(budget), i64(0), noisy=noisy
            )
            return game

    def play(self, game: Game, search: Search) -> None:
        """Play what a search found and note the lesson."""
        seat = game.seat
        edges = search.root.edges
        chosen = edges[0] if game.taught else search.best()
        if game.players[seat] == LEARNER and len(edges) > 1 and game.rows is not None:
            self.note(game, search, edges.index(chosen))
        for action in chosen.path:
            game.state.play(i64(seat), action)

    def note(self, game: Game, search: Search, chosen: int) -> None:
        """Keep a lesson until the game is over."""
        edges, players, seat = search.root.edges, self.players, game.seat
        if any(edge.over for edge in edges):
            return
        logits = np.array(improved_logits(edges, search.root.place))
        if game.taught:
            logits = -np.arange(len(edges), dtype=np.float64)
        order = np.argsort(-logits, kind="stable")[:KEPT]
        if chosen not in order:
            order[-1] = chosen
        policy = np.exp(logits[order] - logits[order].max())
        turn = (seat + np.arange(players)) % players
        values = np.array([edges[at].values for at in order], np.float32).reshape(-1, 2, players)[:, :, turn]
        best = np.array(search.root.values, np.float32).reshape(2, players)[:, turn]
        looked = np.array([0.5 if edges[at].children else 0.0 for at in order], np.float32)
        place = int(np.flatnonzero(order == chosen)[0])
        own = search.root.place
        lesson = Lesson(
            rows=game.rows[order],
            policy=(policy / policy.sum()).astype(np.float32),
            baselines=self.baselines(game, edges, order)[:, turn],
            values=values,
            weights=looked,
            chosen=place,
            best=best,
            strayed=game.taught or edges[chosen].values[own] < search.root.values[own],
        )
        game.lessons[seat].append(lesson)

    def baselines(self, game: Game, edges: list[Any], order: NDArray[np.int64]) -> NDArray[np.float32]:
        """What the heuristics make of the positions that some ways lead to."""
        known = game.state.isolate(i64(game.seat), Rng(1))
        out = []
        for at in order:
            after = known.clone()
            for action in edges[at].path:
                after.play(i64(game.seat), action)
            out.append([self.game.heuristics.baseline(after, i64(seat)) for seat in range(self.players)])
        return np.array(out, np.float32)

    def finish(self, game: Game) -> None:
        """A game is over: its lessons get what came of them."""
        final = np.array(final_values(game.state), np.float32).reshape(2, self.players)
        for seat, lessons in enumerate(game.lessons):
            target = final[:, (seat + np.arange(self.players)) % self.players]
            for lesson in reversed(lessons):
                lesson.values[lesson.chosen] = target
                lesson.weights[lesson.chosen] = 1.0
                # What was tried out says nothing about the decision before it: the trace is cut there.
                kept = 1.0 if game.taught else 0.0 if lesson.strayed else self.plan.trace
                target = lesson.best + kept * (target - lesson.best)
            self.lessons += lessons
        self.ended += 1
        if game.yardstick:
            seat = game.players.index(LEARNER)
            lead = final[0, seat] - np.delete(final[0], seat).max() if self.contest else 0.0
            wins = (np.sign(lead) + 1) * 50 if self.contest else final[1, seat]
            self.scores.append(float(wins))

    def ready(self, most: int) -> bool:
        """Whether there are so many lessons."""
        return len(self.lessons) >= most

    def take(self, most: int) -> Batch:
        """Hand over lessons, at most so many."""
        taken, self.lessons = self.lessons[:most], self.lessons[most:]
        seats, known = self.subject.seats, min(self.subject.seats, self.players)
        batch = blank_batch(len(taken), self.width, seats)
        for at, lesson in enumerate(taken):
            count = len(lesson.rows)
            batch.rows[at, :count] = lesson.rows
            batch.policy[at, :count] = lesson.policy
            batch.points[at, :count, :known] = (lesson.values[:, 1] - lesson.baselines)[:, :known]
            batch.wins[at, :count, :known] = (lesson.values[:, 0, :known] + 1) / 2
            batch.points_weights[at, :count, :known] = lesson.weights[:, None]
            batch.wins_weights[at, :count, :known] = lesson.weights[:, None]
        return batch
