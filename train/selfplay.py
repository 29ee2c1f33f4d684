"""Plays a game against itself and notes what it saw: the part of training that needs no network of its own.

A position after a seat's own actions and before any chance is worth what the game's heuristics make of it plus what
that overlooks. The network judges the second; the player goes where the sum is highest, now and then elsewhere. What it
learns from is the same sum one decision later, blended with those after it (TD(λ)): the game's own points at the end.
Where being ahead is learned, points are those of the lead.
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

    def __init__(self, subject: Subject, table: int, games: int, seed: int) -> None:
        players, setups = subject.tables[table % len(subject.tables)]
        self.batch = Batch(subject.game, games, players, options=setups, seed=seed)
        self.plans = subject.plans
        self.leads = subject.leads
        self.width = int(self.batch.game.observer.length(subject.seats))
        self.rng = np.random.default_rng(seed)
        self.trace = subject.trace
        seats = games * players
        # Seats that do what looks best to the game's heuristics: all but one, each in turn, of some games.
        game, seat = np.divmod(np.arange(seats), players)
        tutored = game < subject.tutored * games
        self.tutors = tutored & (seat != game % players)
        # Games whose outcome tells how well it plays: of the first set-up, against others where being ahead is learned.
        self.yardstick = (game % len(setups) == 0) & (tutored | (subject.tutored == 0))
        self.at = np.zeros(seats, np.int64)
        self.rows = np.zeros((seats, LONGEST, self.width), np.int16)
        self.known = np.zeros((seats, LONGEST), np.float32)
        self.highest = np.zeros((seats, LONGEST), np.float32)
        self.strayed = np.zeros((seats, LONGEST), bool)
        self.over = np.zeros((seats, LONGEST), bool)
        self.games = 0
        """Sheets that were played to their end and learned from."""
        self.scores: list[float] = []
        """What the yardstick's games brought, points or wins in per cent, since somebody last took them away."""

    def look(self) -> NDArray[np.int16]:
        """The positions that are to be judged."""
        self.ahead = self.batch.look_ahead(self.width, self.plans, self.leads)
        return self.ahead.observations

    def act(self, values: NDArray[np.float32], stray: float) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Plays the best way everywhere, a random one with probability `stray`; what ended games teach.

        `values`: what each position brings beyond what is known.
        """
        ahead, games, players = self.ahead, self.batch.games, self.batch.players
        # Who is ahead when it ends is not known before others have played their last turn.
        over = np.zeros_like(ahead.over) if self.leads else ahead.over
        totals = ahead.baselines + np.where(over, 0.0, values)
        best = ahead.best(totals)
        counts = np.diff(ahead.starts)
        seats = np.arange(games) * players + self.batch.actors
        # The first of its plans is the one that the heuristics itself would choose.
        best = np.where(self.tutors[seats], ahead.starts[:-1], best)
        strays = (self.rng.random(games) < stray) & ~self.tutors[seats]
        random = ahead.starts[:-1] + (self.rng.random(games) * counts).astype(np.int64)
        chosen = np.where(strays, random, best)
        step = self.at[seats]
        self.rows[seats, step] = ahead.observations[chosen]
        self.known[seats, step] = ahead.baselines[chosen]
        self.over[seats, step] = over[chosen]
        self.highest[seats, step] = totals[best]
        self.strayed[seats, step] = strays
        self.at[seats] += 1
        self.batch.follow(chosen)
        ended = np.flatnonzero(self.batch.ended)
        done = (ended[:, None] * players + np.arange(players)).ravel()
        taught = done[~self.tutors[done]]
        lessons = self._lessons(taught)
        self.games += len(taught)
        made = self._made(taught[self.yardstick[taught]])
        self.scores.extend(float(each) for each in ((np.sign(made) + 1) * 50 if self.leads else made))
        self.at[done] = 0
        return lessons

    def _made(self, done: NDArray[np.int64]) -> NDArray[np.float64]:
        """What ended games brought to some of their seats: points, or those of the lead."""
        points = self.batch.points.astype(np.float64)
        if self.leads:
            others = np.where(np.eye(self.batch.players, dtype=bool), -np.inf, points[:, None, :]).max(axis=2)
            points -= others
        made: NDArray[np.float64] = points.ravel()[done]
        return made

    def _lessons(self, done: NDArray[np.int64]) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Rows of the seats whose games ended, each with the points beyond what was known."""
        if not len(done):
            return np.empty((0, self.width), np.int16), np.empty(0, np.float32)
        lengths = self.at[done]
        longest = int(lengths.max())
        target = self._made(done).astype(np.float32)
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
