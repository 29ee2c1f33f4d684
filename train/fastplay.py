"""Plays a game against itself by one look ahead, many games in one compiled call: the first lessons of `train.py`.

Ten times as fast as searched play and much weaker, it brings a network that knows nothing to where searching with it
pays. The player goes where its aim promises most, now and then elsewhere, and learns from the same promise one decision
later, blended with those after it (TD(λ)), in the end from what the game brought.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from mypy_extensions import i64
from numpy.typing import NDArray

from megapolis.bots.networks.judgement import UNSURE
from megapolis.envs import batch as tables
from selfplay import KEPT, Batch, Plan, blank_batch
from subjects import Subject

LONGEST = 320
"""No seat decides more often in a game."""


class FastActor:
    """A batch of games in progress, and the memory of each of their seats until it ends."""

    def __init__(self, subject: Subject, table: int, games: int, seed: int, led: bool = False) -> None:
        """`led`: what judges positions answers points of the lead."""
        self.players, setups = subject.tables[table % len(subject.tables)]
        self.subject = subject
        self.batch = tables.Batch(subject.game, games, self.players, options=setups, seed=seed)
        self.width = int(self.batch.game.observer.length(subject.seats))
        self.random = np.random.default_rng(seed)
        self.score_aim = subject.aim_at(self.players) == "score"
        self.plan = Plan()
        self.known = min(self.players, subject.seats)
        seats = games * self.players
        game, seat = np.divmod(np.arange(seats), self.players)
        contest = self.players > 1 and not self.batch.game.is_cooperative(self.batch.setups[0])
        # In one game of four all seats but one, each in turn, do what looks best to the game's heuristics.
        tutored = (game % 4 == 0) & contest
        self.tutors = tutored & (seat != game // 4 % self.players)
        # Of these, games of the first set-up tell how well it plays.
        self.yardstick = (game % len(setups) == 0) & (tutored | (not contest))
        self.contest = contest
        self.led = led and contest
        self.at = np.zeros(seats, np.int64)
        self.rows = np.zeros((seats, LONGEST, self.width), np.int16)
        self.baselines = np.zeros((seats, LONGEST, self.known), np.float32)
        self.highest = np.zeros((seats, LONGEST), np.float32)
        self.strayed = np.zeros((seats, LONGEST), bool)
        self.waiting: list[tuple[Any, Any, Any]] = []
        self.lessons = 0
        self.ended = 0
        self.scores: list[float] = []

    def gather(self) -> list[NDArray[np.int16]]:
        """Rows of the positions that are to be judged."""
        self.ahead = self.batch.look_ahead(self.width, self.subject.width, self.led)
        return [self.ahead.observations]

    def absorb(self, answers: list[NDArray[np.float32]]) -> None:
        """Play the best way everywhere, sometimes a random one; keep what ended games teach."""
        ahead, games, players = self.ahead, self.batch.games, self.players
        answer = answers[0]
        seats_judged = self.subject.seats
        if self.score_aim:
            values = ahead.baselines + np.where(ahead.over, 0.0, answer[:, 1])
        elif self.led:
            values = ahead.baselines + answer[:, 1]
        else:
            values = answer[:, 1 + seats_judged].astype(np.float64)
        best = ahead.best(values)
        counts = np.diff(ahead.starts)
        seats = np.arange(games) * players + self.batch.actors
        # The first of the candidates is the one that the heuristics would choose.
        by_heuristics = self.tutors[seats] | (self.random.random(games) < self.plan.taught)
        strays = ~by_heuristics & (self.random.random(games) < 0.25 * self.plan.noisy)
        random = ahead.starts[:-1] + (self.random.random(games) * counts).astype(np.int64)
        chosen = np.where(by_heuristics, ahead.starts[:-1], np.where(strays, random, best))
        step = np.minimum(self.at[seats], LONGEST - 1)
        self.rows[seats, step] = ahead.observations[chosen]
        self.baselines[seats, step] = self.baselines_of(chosen)
        self.highest[seats, step] = values[best]
        self.strayed[seats, step] = chosen != best
        self.at[seats] = step + 1
        self.batch.follow(chosen)
        ended = np.flatnonzero(self.batch.ended)
        if len(ended):
            self.finish(ended)

    def baselines_of(self, chosen: NDArray[np.int64]) -> NDArray[np.float32]:
        """What the heuristics make of the position chosen in each game, for the seat that acts and those after it."""
        heuristics, states = self.batch.game.heuristics, self.batch.tables.ahead.states
        out = np.zeros((len(chosen), self.known), np.float32)
        for game, (place, actor) in enumerate(zip(chosen.tolist(), self.batch.actors.tolist(), strict=True)):
            for seat in range(self.known):
                out[game, seat] = heuristics.baseline(states[place], i64((actor + seat) % self.players))
        return out

    def finish(self, ended: NDArray[np.int64]) -> None:
        """Games are over: keep the lessons of their seats."""
        players = self.players
        done = (ended[:, None] * players + np.arange(players)).ravel()
        taught = done[~self.tutors[done]]
        points = self.batch.points.astype(np.float32).ravel()
        wins = ((self.batch.returns + 1) / 2).astype(np.float32).ravel()
        if self.yardstick[taught].any():
            measured = taught[self.yardstick[taught]]
            returns = self.batch.returns
            for seat in measured:
                row, own = divmod(int(seat), players)
                ahead = returns[row, own] - np.delete(returns[row], own).max() if self.contest else 0.0
                self.scores.append(float((np.sign(ahead) + 1) * 50) if self.contest else float(points[seat]))
        lengths = self.at[taught]
        longest = int(lengths.max())
        highest = self.highest[taught, :longest]
        # A lead tells roughly how likely a win is.
        likely = (1 + np.tanh(highest / UNSURE)) / 2 if self.led else highest
        targets = self.blend((points if self.score_aim else wins)[taught], likely, taught)
        seat, at = np.nonzero(np.arange(longest) < lengths[:, None])
        rows, baselines = self.rows[taught[seat], at], self.baselines[taught[seat], at]
        # The same game's seats, the one that acts first.
        game, own = np.divmod(taught[seat], players)
        turn = game[:, None] * players + (own[:, None] + np.arange(self.known)) % players
        made, won = points[turn], wins[turn]
        (made if self.score_aim else won)[:, 0] = targets[seat, at]
        if self.contest and players == 2 and self.known == 2 and not self.score_aim:
            # One wins what the other loses, also where that is blended.
            won[:, 1] = 1 - won[:, 0]
        if self.led and players == 2:
            # Of what the teacher knows better than one outcome does: how far one is ahead. The sum is the outcome's.
            lead = self.blend(points[taught] - points[taught ^ 1], highest, taught)[seat, at]
            made = made.mean(axis=1, keepdims=True) + lead[:, None] * np.array([0.5, -0.5], np.float32)
        self.waiting.append((rows, made - baselines, won))
        self.lessons += len(rows)
        self.ended += len(ended)
        self.at[done] = 0

    def blend(
        self, final: NDArray[np.float32], highest: NDArray[np.float32], taught: NDArray[np.int64]
    ) -> NDArray[np.float32]:
        """Of each seat and decision, what it brought in the end, blended over what was expected later (TD(λ))."""
        lengths = self.at[taught]
        target, targets = final, np.zeros_like(highest)
        for step in range(highest.shape[1] - 1, -1, -1):
            if step + 1 < highest.shape[1]:
                # A random action says nothing about the one before it: the trace is cut there.
                later = highest[:, step + 1]
                trace = np.where(self.strayed[taught, step + 1], self.plan.taught, self.plan.trace)
                target = np.where(step + 1 < lengths, later + trace * (target - later), target)
            targets[:, step] = target
        return targets

    def ready(self, most: int) -> bool:
        """Whether there are so many lessons."""
        return self.lessons >= most * KEPT

    def take(self, most: int) -> Batch:
        """Hand over so many lessons, each of them several positions of different decisions."""
        rows, points, wins = (np.concatenate(parts) for parts in zip(*self.waiting, strict=True))
        order = self.random.permutation(len(rows))
        taken, kept = order[: most * KEPT], order[most * KEPT :]
        self.waiting, self.lessons = [(rows[kept], points[kept], wins[kept])], len(kept)
        batch = blank_batch(most, self.width, self.subject.seats)
        batch.rows[:] = rows[taken].reshape(most, KEPT, -1)
        batch.points[:, :, : self.known] = points[taken].reshape(most, KEPT, -1)
        batch.wins[:, :, : self.known] = wins[taken].reshape(most, KEPT, -1)
        batch.points_weights[:, :, : self.known] = 1
        batch.wins_weights[:, :, : self.known] = 1
        return batch
