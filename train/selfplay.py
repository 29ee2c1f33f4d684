"""Plays Next Station against itself and notes what it saw: the part of training that needs no network of its own.

A position after an action and before the next card is worth its points now plus what is still to come. The network
judges the second; the player takes the action whose sum is highest, now and then another one. What it learns from is
the same sum one decision later, blended with those after it (TD(λ)): the game's own points at the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from megapolis.envs.batch import Batch

GAME = "next_station"
ROUNDS_LONGEST = 64
"""No game has more decisions: four rounds of at most eleven turns, the pencils, and second choices of powers."""

BASE = {"random_pencils": True}
SETUPS = [
    BASE,
    BASE,
    BASE,
    {},
    BASE | {"objectives": True},
    BASE | {"powers": True},
    BASE | {"objectives": True, "powers": True},
    {"objectives": True, "powers": True},
]
"""One seat, for everybody draws alone: mostly the base game, and all that can be added to it."""


class Actor:
    """A batch of games in progress, and the memory of each until it ends."""

    def __init__(self, games: int, seed: int, setups: list[dict[str, Any]], trace: float = 0.8) -> None:
        self.batch = Batch(GAME, games, 1, options=setups, seed=seed)
        self.width = self.batch.length
        self.rng = np.random.default_rng(seed)
        self.trace = trace
        self.at = np.zeros(games, np.int64)
        self.rows = np.zeros((games, ROUNDS_LONGEST, self.width), np.int16)
        self.points = np.zeros((games, ROUNDS_LONGEST), np.float32)
        self.highest = np.zeros((games, ROUNDS_LONGEST), np.float32)
        self.strayed = np.zeros((games, ROUNDS_LONGEST), bool)
        self.scores: list[tuple[int, int]] = []
        """Set-up and points of every game that ended since somebody last took them away."""

    def look(self) -> NDArray[np.int16]:
        """The positions that are to be judged."""
        self.ahead = self.batch.look_ahead(self.width)
        return self.ahead.observations

    def act(self, values: NDArray[np.float32], stray: float) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Plays the best action everywhere, a random one with probability `stray`; what ended games teach.

        `values` are the points that each position is still to bring.
        """
        ahead, games = self.ahead, self.batch.games
        totals = ahead.points + np.where(ahead.over, 0.0, values)
        best = ahead.best(totals)
        counts = np.diff(ahead.starts)
        strays = self.rng.random(games) < stray
        random = ahead.starts[:-1] + (self.rng.random(games) * counts).astype(np.int64)
        chosen = np.where(strays, random, best)
        here = np.arange(games)
        self.rows[here, self.at] = ahead.observations[chosen]
        self.points[here, self.at] = ahead.points[chosen]
        self.highest[here, self.at] = totals[best]
        self.strayed[here, self.at] = strays
        self.at += 1
        self.batch.step(ahead.actions[chosen])
        done = np.flatnonzero(self.batch.ended)
        lessons = self._lessons(done)
        for game in done:
            self.scores.append((int(game) % len(self.batch.tables.fresh), int(self.batch.points[game, 0])))
        self.at[done] = 0
        return lessons

    def _lessons(self, done: NDArray[np.int64]) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Rows of the games that ended, each with the points that were still to come."""
        if not len(done):
            return np.empty((0, self.width), np.int16), np.empty(0, np.float32)
        lengths = self.at[done]
        target = self.batch.points[done, 0].astype(np.float32)
        targets = np.zeros((len(done), int(lengths.max())), np.float32)
        for step in range(int(lengths.max()) - 2, -1, -1):
            # A random action says nothing about the one before it: the trace is cut there.
            later = self.highest[done, step + 1]
            blended = np.where(self.strayed[done, step + 1], later, later + self.trace * (target - later))
            target = np.where(step + 1 < lengths, blended, target)
            targets[:, step] = target
        taught = np.arange(targets.shape[1]) < (lengths - 1)[:, None]
        game, at = np.nonzero(taught)
        return self.rows[done[game], at], targets[game, at] - self.points[done[game], at]
