"""Plays a game against itself and notes what it saw: the part of training that needs no network of its own.

A position after a seat's own actions and before any chance is worth what the game's own insight makes of it plus what
that overlooks. The network judges the second; the player goes where the sum is highest, now and then elsewhere. What it
learns from is the same sum one decision later, blended with those after it (TD(λ)): the game's own points at the end.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from megapolis.envs.batch import Batch
from subjects import Subject

LONGEST = 160
"""No seat decides more often in a game."""


class Actor:
    """A batch of games in progress, and the memory of each of their seats until it ends."""

    def __init__(self, subject: Subject, table: int, games: int, seed: int, trace: float = 0.8) -> None:
        players, setups = subject.tables[table % len(subject.tables)]
        self.batch = Batch(subject.game, games, players, options=setups, seed=seed)
        self.plans = subject.plans
        self.width = int(self.batch.game.observer.length(subject.seats))
        self.rng = np.random.default_rng(seed)
        self.trace = trace
        seats = games * players
        self.at = np.zeros(seats, np.int64)
        self.rows = np.zeros((seats, LONGEST, self.width), np.int16)
        self.known = np.zeros((seats, LONGEST), np.float32)
        self.highest = np.zeros((seats, LONGEST), np.float32)
        self.strayed = np.zeros((seats, LONGEST), bool)
        self.over = np.zeros((seats, LONGEST), bool)
        self.scores: list[tuple[int, int]] = []
        """Set-up and points of every seat of the games that ended since somebody last took them away."""

    def look(self) -> NDArray[np.int16]:
        """The positions that are to be judged."""
        self.ahead = self.batch.look_ahead(self.width, self.plans)
        return self.ahead.observations

    def act(self, values: NDArray[np.float32], stray: float) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Plays the best way everywhere, a random one with probability `stray`; what ended games teach.

        `values`: what each position brings beyond what is known.
        """
        ahead, games, players = self.ahead, self.batch.games, self.batch.players
        totals = ahead.known + np.where(ahead.over, 0.0, values)
        best = ahead.best(totals)
        counts = np.diff(ahead.starts)
        strays = self.rng.random(games) < stray
        random = ahead.starts[:-1] + (self.rng.random(games) * counts).astype(np.int64)
        chosen = np.where(strays, random, best)
        seats = np.arange(games) * players + self.batch.actors
        step = self.at[seats]
        self.rows[seats, step] = ahead.observations[chosen]
        self.known[seats, step] = ahead.known[chosen]
        self.over[seats, step] = ahead.over[chosen]
        self.highest[seats, step] = totals[best]
        self.strayed[seats, step] = strays
        self.at[seats] += 1
        self.batch.follow(chosen)
        ended = np.flatnonzero(self.batch.ended)
        done = (ended[:, None] * players + np.arange(players)).ravel()
        lessons = self._lessons(done)
        setups = len(self.batch.tables.fresh)
        for game in ended:
            self.scores.extend((int(game) % setups, int(points)) for points in self.batch.points[game])
        self.at[done] = 0
        return lessons

    def _lessons(self, done: NDArray[np.int64]) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Rows of the seats whose games ended, each with the points beyond what was known."""
        if not len(done):
            return np.empty((0, self.width), np.int16), np.empty(0, np.float32)
        lengths = self.at[done]
        longest = int(lengths.max())
        target = self.batch.points.ravel()[done].astype(np.float32)
        targets = np.zeros((len(done), longest), np.float32)
        for step in range(longest - 1, -1, -1):
            if step + 1 < longest:
                # A random action says nothing about the one before it: the trace is cut there.
                later = self.highest[done, step + 1]
                blended = np.where(self.strayed[done, step + 1], later, later + self.trace * (target - later))
                target = np.where(step + 1 < lengths, blended, target)
            targets[:, step] = target
        taught = (np.arange(longest) < lengths[:, None]) & ~self.over[done, :longest]
        seat, at = np.nonzero(taught)
        return self.rows[done[seat], at], targets[seat, at] - self.known[done[seat], at]
