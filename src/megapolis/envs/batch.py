"""Thousands of games stepped from Python in numpy arrays, with no Python loop over games.

>>> import numpy as np
>>> batch = Batch("next_station", games=64, seed=1)
>>> batch.observations.shape == (64, batch.length), batch.masks.shape == (64, batch.actions)
(True, True)
>>> for _ in range(50):
...     batch.step(batch.masks.argmax(axis=1))  # the first legal action of each
>>> int(batch.finished)
64

The arrays are views of the engine's own buffers: they change with every step, so copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megapolis.engine.batch import Tables
from megapolis.engine.game import Game
from megapolis.shelf import find_game

__all__ = ["Batch", "LookAhead"]


class Batch:
    """Games side by side, each waiting for one seat; a game that ends is followed by a new one at once."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int = 0,
        *,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] = (),
        seed: int = 0,
    ) -> None:
        """`options` of all games, or a list of them to be dealt out in turn; the same seed gives the same games."""
        self.game = find_game(game) if isinstance(game, str) else game
        rows = [options] if isinstance(options, Mapping) else list(options) or [{}]
        setups = [self.game.setup(players, row) for row in rows]
        self.tables = Tables(setups, games, seed)
        self.games = games
        self.players = setups[0].players
        self.length = int(self.tables.length)
        self.actions = int(self.tables.actions)
        self.slices = self.game.observer.slices(self.players)
        self.finished = 0
        """How many games have ended so far."""
        tables = self.tables
        self.actors: NDArray[np.int64] = _array(tables.actors, games)
        """The seat that is to act."""
        self.observations: NDArray[np.int16] = _array(tables.rows, games, self.length)
        """What that seat may know: see docs/observations.md."""
        self.masks: NDArray[np.uint8] = _array(tables.masks, games, self.actions)
        """Its legal actions."""
        self.ended: NDArray[np.uint8] = _array(tables.ended, games)
        """Which games ended with the last step; what stands in the other arrays belongs to their successors already."""
        self.points: NDArray[np.int64] = _array(tables.points, games, self.players)
        """The final points of the last game that ended at each place."""
        self.returns: NDArray[np.float64] = _array(tables.returns, games, self.players)
        """Its returns, in [-1, 1]; for a learner these are the rewards where `ended` says so."""

    @property
    def scale(self) -> NDArray[np.float32]:
        """What to multiply observations by to bring them into [-1, 1]."""
        scale = np.ones(self.length, np.float32)
        for each in self.slices:
            scale[each.offset : each.offset + each.size] = 1 / each.high
        return scale

    @property
    def rewards(self) -> NDArray[np.float32]:
        """The returns of the seats of games that ended with the last step; 0 everywhere else."""
        return np.where(self.ended[:, None], self.returns, 0.0).astype(np.float32)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Plays one action in every game, each of which must be legal, and settles chance."""
        if not self.masks[np.arange(self.games), actions].all():
            wrong = int(np.flatnonzero(self.masks[np.arange(self.games), actions] == 0)[0])
            raise ValueError(f"Action {int(actions[wrong])} is not legal in game {wrong}.")
        self.tables.step(actions.tolist())
        self.finished += int(self.ended.sum())

    def step_at_random(self) -> None:
        """Plays a random legal action in every game."""
        self.tables.step_at_random()
        self.finished += int(self.ended.sum())

    def look_ahead(self, width: int = 0) -> LookAhead:
        """What every legal action would lead to, before any chance: for programs that judge positions.

        `width`: only the first so many numbers of each observation.
        """
        width = width or self.length
        tables = self.tables
        count = int(tables.look_ahead(width))
        return LookAhead(
            observations=_array(tables.after_rows, -1)[: count * width].reshape(count, width),
            actions=_array(tables.after_actions, -1)[:count],
            points=_array(tables.after_points, -1)[:count],
            over=_array(tables.after_over, -1)[:count],
            starts=_array(tables.starts, self.games + 1),
        )


class LookAhead:
    """The positions after every legal action of every game, one game's after another's."""

    def __init__(
        self,
        observations: NDArray[np.int16],
        actions: NDArray[np.int64],
        points: NDArray[np.int64],
        over: NDArray[np.uint8],
        starts: NDArray[np.int64],
    ) -> None:
        self.observations = observations
        self.actions = actions
        self.points = points
        """The points of the acting seat."""
        self.over = over
        """Whether the game would be over."""
        self.starts = starts
        """Where each game's positions begin, and the end of the last."""

    def best(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """For every game the place of its highest value, the first of equals."""
        counts = np.diff(self.starts)
        highest = np.repeat(np.maximum.reduceat(values, self.starts[:-1]), counts)
        places = np.flatnonzero(values == highest)
        games = np.repeat(np.arange(len(counts)), counts)[places]
        return places[np.searchsorted(games, np.arange(len(counts)))]


def _array(buffer: Any, *shape: int) -> NDArray[Any]:
    """A buffer as an array, without a copy."""
    return np.asarray(memoryview(buffer)).reshape(shape)
