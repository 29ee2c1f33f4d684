"""Thousands of games stepped from Python in numpy arrays, with no Python loop over games.

>>> import numpy as np
>>> batch = Batch("next_station", games=64, seed=1)
>>> batch.observations.shape == (64, batch.length), batch.masks.shape == (64, batch.actions)
(True, True)
>>> for _ in range(50):
...     batch.step(batch.masks.argmax(axis=1))  # the first legal action of every game
>>> int(batch.finished)
64

Legal actions come in two forms: as masks, and as one list with the actions of one game after those of another. To
choose from the list takes a fraction of the time that searching masks takes:

>>> rng = np.random.default_rng(1)
>>> batch.step(batch.legal[rng.integers(batch.starts[:-1], batch.starts[1:])])  # a random action of every game

The arrays are views of the engine's own buffers, so copy what you want to keep past a step. Observations and masks are
written only when they are read: a step after which nobody reads them costs little more than the moves themselves.
A batch plays in this process, on one core; the one in `megapolis.envs.parallel` plays on all of them.
"""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from megapolis.catalog import find_game
from megapolis.engine.core.afterstates import Afterstates
from megapolis.engine.core.batch import SavedGame, Tables
from megapolis.engine.game import Game
from megapolis.engine.setup import Setup

__all__ = ["Batch", "LookAhead", "SavedGame"]

Options = Mapping[str, Any] | Sequence[Mapping[str, Any]]
"""The options of all games, or a list of options that the games take in turn."""
Seed = int | Sequence[int]
"""One seed for all games, or one for each."""


class GameArrays(ABC):
    """Games side by side, each waiting for one seat; when a game ends, a new one takes its place at once."""

    actors: NDArray[np.int64]
    """The seat to act in each game."""
    ended: NDArray[np.uint8]
    """Which games ended with the last step; other arrays show the new games in their places."""
    rewards: NDArray[np.float64]
    """The returns, in [-1, 1], of the seats of games that ended with the last step; 0 elsewhere."""
    points: NDArray[np.int64]
    """The final points of the last game that ended in each place."""
    returns: NDArray[np.float64]
    """The returns of the last game that ended in each place."""

    def __init__(self, game: Game | str, games: int, players: int | None, options: Options) -> None:
        if games < 1:
            raise ValueError(f"A batch needs at least one game, not {games}.")
        self.game = find_game(game) if isinstance(game, str) else game
        self.setups = setups_of(self.game, players, options)
        self.games = games
        self.players = self.setups[0].players
        self.length = int(self.game.observer.length(self.players))
        self.actions = self.game.actions.count
        self.slices = self.game.observer.slices(self.players)
        self.finished = 0
        """The number of games that have ended so far."""

    @property
    @abstractmethod
    def observations(self) -> NDArray[np.int16]:
        """What the seat to act may know: see docs/observations.md. Written when it is read."""

    @property
    @abstractmethod
    def masks(self) -> NDArray[np.uint8]:
        """The legal actions of the seat to act, a 1 for each. Written when they are read."""

    @property
    @abstractmethod
    def legal(self) -> NDArray[np.int32]:
        """The legal actions of the seat to act as numbers, sorted, those of one game after those of another."""

    @property
    @abstractmethod
    def starts(self) -> NDArray[np.int64]:
        """Where each game's actions start in `legal`, and the end of the last."""

    @property
    def scale(self) -> NDArray[np.float32]:
        """The factors that scale observations to [-1, 1]."""
        scale = np.ones(self.length, np.float32)
        for each in self.slices:
            scale[each.offset : each.offset + each.size] = 1 / each.high
        return scale

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play one legal action in every game, and settle chance."""
        if np.shape(actions) != (self.games,):
            raise ValueError(f"A step needs one action for each of {self.games} games, not shape {np.shape(actions)}.")
        self.finished += self._play(np.asarray(actions).astype(np.int64, casting="same_kind", copy=False))

    def step_at_random(self, times: int = 1) -> None:
        """Play `times` random legal actions in every game.

        `ended` and `rewards` cover all of them: they show the last game that ended in each place. A few hundred at the
        start spread the games over all stages of play, so that a learner sees some of each at every step.
        """
        self.finished += self._play_at_random(times)

    @abstractmethod
    def look_ahead(self, width: int = 0, count: int = 0, leads: bool = False) -> LookAhead:
        """The positions that the seats to act can reach, before any chance, for programs that evaluate positions.

        `width` limits each observation to its first numbers. If `count` is given, a turn of several actions is followed
        to its end in the `count` most promising ways, instead of by every single action. With `leads`, baselines are
        the seat's lead over the best other instead of its own points.
        """

    def follow(self, places: NDArray[np.integer[Any]]) -> None:
        """Play the path to one position of the last `look_ahead` in every game, and settle chance."""
        if np.shape(places) != (self.games,):
            raise ValueError(f"One place for each game is needed, {self.games} in all, not {np.shape(places)}.")
        self.finished += self._follow(np.asarray(places).astype(np.int64, casting="same_kind", copy=False))

    @abstractmethod
    def _follow(self, places: NDArray[np.int64]) -> int:
        """Play the paths to these positions. Return how many games ended."""

    @abstractmethod
    def _play(self, actions: NDArray[np.int64]) -> int:
        """Play one action in every game. Return how many games ended."""

    @abstractmethod
    def _play_at_random(self, times: int) -> int:
        """Play `times` random actions in every game. Return how many games ended."""


class Batch(GameArrays):
    """Games side by side in this process, on one core."""

    def __init__(
        self, game: Game | str, games: int, players: int | None = None, *, options: Options = (), seed: Seed = 0
    ) -> None:
        """`options` are those of all games, or a list that the games take in turn. Equal seeds give equal games.

        With a list of seeds, one for each game, a game is the same in any batch and at any index.
        """
        super().__init__(game, games, players, options)
        self.tables = tables = Tables(self.setups, games, *seeds_of(seed, games))
        self.actors = as_array(tables.actors, games)
        self.ended = as_array(tables.ended, games)
        self.rewards = as_array(tables.rewards, games, self.players)
        self.points = as_array(tables.points, games, self.players)
        self.returns = as_array(tables.returns, games, self.players)
        self._rows: NDArray[np.int16] = as_rows(tables.rows, games, self.length)
        self._masks: NDArray[np.uint8] = as_array(tables.masks, games, self.actions)
        self._starts: NDArray[np.int64] = as_array(tables.starts, games + 1)

    @property
    def observations(self) -> NDArray[np.int16]:
        self.tables.show_rows()
        return self._rows

    @property
    def masks(self) -> NDArray[np.uint8]:
        self.tables.show_masks()
        return self._masks

    @property
    def legal(self) -> NDArray[np.int32]:
        # The engine replaces this buffer when it must grow.
        legal: NDArray[np.int32] = as_array(self.tables.legal, -1)[: self._starts[-1]]
        return legal

    @property
    def starts(self) -> NDArray[np.int64]:
        return self._starts

    def _play(self, actions: NDArray[np.int64]) -> int:
        chosen = vec[i64](actions)
        wrong = int(self.tables.first_illegal(chosen))
        if wrong >= 0:
            raise illegal_action(chosen[wrong], wrong)
        with PausedGc():
            return int(self.tables.step(chosen))

    def _play_at_random(self, times: int) -> int:
        with PausedGc():
            return int(self.tables.step_at_random(times))

    def look_ahead(self, width: int = 0, count: int = 0, leads: bool = False, games: range | None = None) -> LookAhead:
        """Like `GameArrays.look_ahead`. With `games`, only in those, so that thousands need no more memory than a few.

        `follow_paths` then plays what was chosen in each part (`LookAhead.chosen`).
        """
        chosen = range(self.games) if games is None else games
        if chosen.step != 1 or not 0 <= chosen.start <= chosen.stop <= self.games:
            raise ValueError(f"Games that follow each other are needed, of {self.games}, not {chosen}.")
        with PausedGc():
            self.tables.look_ahead(width or self.length, count, leads, chosen.start, chosen.stop)
        return LookAhead.of(self.tables.ahead)

    def _follow(self, places: NDArray[np.int64]) -> int:
        paths = self.tables.ahead.paths
        with PausedGc():
            return int(self.tables.follow([paths[place] for place in places]))

    def follow_paths(self, paths: Sequence[vec[i64]]) -> None:
        """Play a path in every game, as `LookAhead.chosen` gives them, and settle chance."""
        if len(paths) != self.games:
            raise ValueError(f"One path for each game is needed, {self.games} in all, not {len(paths)}.")
        with PausedGc():
            self.finished += int(self.tables.follow(list(paths)))

    def save(self, game: int) -> SavedGame:
        """Save a game with its generator, to be restored at any index of any batch of the same game and seats."""
        return self.tables.save(range(self.games)[game])

    def restore(self, saved: Mapping[int, SavedGame]) -> None:
        """Replace the games at these indices by saved ones; all others stay as they are."""
        for each in saved.values():
            setup = each.state.setup
            if (setup.game.id, setup.players) != (self.game.id, self.players):
                raise ValueError(
                    f"A game of {setup.game.id} for {setup.players} does not fit a batch of {self.game.id} for "
                    f"{self.players}."
                )
        places = [range(self.games)[place] for place in saved]
        self.tables.restore(places, list(saved.values()))


class LookAhead:
    """The positions that can follow in every game, those of one game after those of another."""

    def __init__(
        self,
        observations: NDArray[np.int16],
        baselines: NDArray[np.float64],
        over: NDArray[np.uint8],
        starts: NDArray[np.int64],
        paths: Sequence[vec[i64]],
    ) -> None:
        self.observations = observations
        self.baselines = baselines
        """Their values by the game's own heuristics: points of the acting seat, or its lead."""
        self.over = over
        """Whether the game is over there."""
        self.starts = starts
        """Where each game's positions start, and the end of the last."""
        self.paths = paths
        """The actions that lead to each position."""

    @classmethod
    def of(cls, ahead: Afterstates) -> LookAhead:
        """What the engine found, without copies."""
        count, width = len(ahead.states), int(ahead.width)
        rows = as_rows(ahead.rows, -1)[: count * width].reshape(count, width)
        return cls(
            rows, as_array(ahead.baselines, -1), as_array(ahead.over, -1), as_array(ahead.starts, -1), ahead.paths
        )

    def best(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """The index of the highest value in every game, the first among equals."""
        counts = np.diff(self.starts)
        highest = np.repeat(np.maximum.reduceat(values, self.starts[:-1]), counts)
        places = np.flatnonzero(values == highest)
        looks = np.repeat(np.arange(len(counts)), counts)[places]
        return places[np.searchsorted(looks, np.arange(len(counts)))]

    def paths_to(self, places: NDArray[np.integer[Any]]) -> list[vec[i64]]:
        """The paths to these positions, for `Batch.follow_paths`."""
        return [self.paths[place] for place in places]


def seeds_of(seed: Seed, games: int) -> tuple[int, int, list[int] | None]:
    """The seed, first table and seeds for `Tables`."""
    if isinstance(seed, Sequence) and not isinstance(seed, str):
        if len(seed) != games:
            raise ValueError(f"One seed for each game is needed, {games} in all, not {len(seed)}.")
        return 0, 0, list(seed)
    return seed, 0, None


def setups_of(game: Game, players: int | None, options: Options) -> list[Setup]:
    """The set-ups that the games take in turn."""
    rows = [options] if isinstance(options, Mapping) else list(options) or [{}]
    return [game.setup(players, row) for row in rows]


def illegal_action(action: int, game: int) -> ValueError:
    """The error for an action that is not legal in a game."""
    return ValueError(f"Action {action} is not legal in game {game}.")


def as_array(buffer: Any, *shape: int) -> NDArray[Any]:
    """A buffer as a read-only array that shares its memory."""
    return np.asarray(memoryview(buffer)).reshape(shape)


class Writable:
    """A buffer of rows that may be written into, since every row is written anew before it is shown again.

    The engine's buffers say that they are for reading; libraries that share memory ask for more.
    """

    def __init__(self, buffer: Any) -> None:
        self.array = as_array(buffer, -1)
        address, _ = self.array.__array_interface__["data"]
        self.__array_interface__ = {**self.array.__array_interface__, "data": (address, False)}


def as_rows(buffer: Any, *shape: int) -> NDArray[Any]:
    """A buffer as a writable array that shares its memory."""
    return np.asarray(Writable(buffer)).reshape(shape)


class PausedGc:
    """Pauses the cyclic garbage collector during a step.

    Positions never form reference cycles, but there are many of them, so the collector would waste time on them.
    """

    # Not a generator: to begin and end one takes longer than many a game takes for a step.
    __slots__ = ("was_enabled",)

    def __enter__(self) -> None:
        self.was_enabled = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self.was_enabled:
            gc.enable()
