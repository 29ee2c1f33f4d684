"""Thousands of games stepped from Python in numpy arrays, with no Python loop over games.

>>> import numpy as np
>>> batch = Batch("next_station", games=64, seed=1)
>>> batch.observations.shape == (64, batch.length), batch.masks.shape == (64, batch.actions)
(True, True)
>>> for _ in range(50):
...     batch.step(batch.masks.argmax(axis=1))  # the first legal action of each
>>> int(batch.finished)
64

The arrays are views of the engine's own buffers, so copy what is to be kept past a step. Observations and masks are
written when they are asked for: a step of which nobody wants to see them costs little more than the moves themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from megapolis.bots.network import best_places
from megapolis.engine.ahead import Ahead
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
        if games < 1:
            raise ValueError(f"A batch needs at least one game, not {games}.")
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
        self.ended: NDArray[np.uint8] = _array(tables.ended, games)
        """Which games ended with the last step; what else is shown of them belongs to their successors already."""
        self.rewards: NDArray[np.float64] = _array(tables.rewards, games, self.players)
        """The returns, in [-1, 1], of the seats of games that ended with the last step; 0 everywhere else."""
        self.points: NDArray[np.int64] = _array(tables.points, games, self.players)
        """The final points of the last game that ended at each place."""
        self.returns: NDArray[np.float64] = _array(tables.returns, games, self.players)
        """Its returns."""
        self._rows: NDArray[np.int16] = _array(tables.rows, games, self.length)
        self._masks: NDArray[np.uint8] = _array(tables.masks, games, self.actions)

    @property
    def observations(self) -> NDArray[np.int16]:
        """What the seat that is to act may know: see docs/observations.md. Written when it is asked for."""
        self.tables.show_rows()
        return self._rows

    @property
    def masks(self) -> NDArray[np.uint8]:
        """Its legal actions, a 1 for each. Written when they are asked for."""
        self.tables.show_masks()
        return self._masks

    @property
    def scale(self) -> NDArray[np.float32]:
        """What to multiply observations by to bring them into [-1, 1]."""
        scale = np.ones(self.length, np.float32)
        for each in self.slices:
            scale[each.offset : each.offset + each.size] = 1 / each.high
        return scale

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Plays one action in every game, each of which must be legal, and settles chance."""
        if np.shape(actions) != (self.games,):
            raise ValueError(f"One action for each game is needed, {self.games} in all, not {np.shape(actions)}.")
        chosen = vec[i64](np.asarray(actions).astype(np.int64, casting="same_kind", copy=False))
        wrong = int(self.tables.first_illegal(chosen))
        if wrong >= 0:
            raise ValueError(f"Action {chosen[wrong]} is not legal in game {wrong}.")
        self.finished += int(self.tables.step(chosen))

    def step_at_random(self, times: int = 1) -> None:
        """Plays so many random legal actions in every game, one after another.

        `ended` and `rewards` tell of them all: the last game that ended at each place. To begin with, a few hundred
        spread the games over all stages of play, so that a learner sees some of each at every step.
        """
        self.finished += int(self.tables.step_at_random(times))

    def look_ahead(self, width: int = 0, count: int = 0, leads: bool = False) -> LookAhead:
        """What the seats that are to act could do, before any chance: for programs that judge positions.

        `width`: only the first so many numbers of each observation. `count`: where a turn has several actions, the so
        many most promising ways to play it, instead of every single action. `leads`: what is `known` of a position is
        how far the seat is ahead of the best other, and not its own points.
        """
        width = width or self.length
        self.tables.look_ahead(width, count, leads)
        return LookAhead(self.tables.ahead)

    def follow(self, places: NDArray[np.integer[Any]]) -> None:
        """Goes the way to one of the positions of the last `look_ahead` in every game, and settles chance."""
        self.finished += int(self.tables.follow(vec[i64](places.astype(np.int64, copy=False))))


class LookAhead:
    """The positions that could follow in every game, one game's after another's."""

    def __init__(self, ahead: Ahead) -> None:
        count, width = len(ahead.states), int(ahead.width)
        self.observations: NDArray[np.int16] = _array(ahead.rows, -1)[: count * width].reshape(count, width)
        self.known: NDArray[np.float64] = _array(ahead.known, -1)
        """What the game's own insight makes of them, in points of the acting seat or of its lead."""
        self.over: NDArray[np.uint8] = _array(ahead.over, -1)
        """Whether the game would be over."""
        self.starts: NDArray[np.int64] = _array(ahead.starts, -1)
        """Where each game's positions begin, and the end of the last."""
        self.paths = ahead.paths
        """The actions that lead there."""

    def best(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """For every game the place of its highest value, the first of equals."""
        best: NDArray[np.int64] = best_places(values, self.starts)
        return best


def _array(buffer: Any, *shape: int) -> NDArray[Any]:
    """A buffer as an array, without a copy."""
    return np.asarray(memoryview(buffer)).reshape(shape)
