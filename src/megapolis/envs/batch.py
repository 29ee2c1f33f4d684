"""Thousands of games stepped from Python in numpy arrays, with no Python loop over games.

>>> import numpy as np
>>> batch = Batch("next_station", games=64, seed=1)
>>> batch.observations.shape == (64, batch.length), batch.masks.shape == (64, batch.actions)
(True, True)
>>> for _ in range(50):
...     batch.step(batch.masks.argmax(axis=1))  # the first legal action of each
>>> int(batch.finished)
64

Legal actions come in two forms, masks and a list. In the list one game's stand behind another's, and to choose among
them costs a small part of what it costs to search masks:

>>> rng = np.random.default_rng(1)
>>> batch.step(batch.legal[rng.integers(batch.starts[:-1], batch.starts[1:])])  # a random one of each

The arrays are views of the engine's own buffers, so copy what is to be kept past a step. Observations and masks are
written when they are asked for: a step of which nobody wants to see them costs little more than the moves themselves.
A batch plays in this process, on one core; `megapolis.envs.parallel` has one that plays on all of them.
"""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from megapolis.bots.value_net import best_places
from megapolis.catalog import find_game
from megapolis.engine.core.afterstates import Afterstates
from megapolis.engine.core.batch import SavedGame, Tables
from megapolis.engine.game import Game
from megapolis.engine.setup import Setup

__all__ = ["Batch", "LookAhead", "SavedGame"]

Options = Mapping[str, Any] | Sequence[Mapping[str, Any]]
"""Of all games, or a list of them to be dealt out in turn."""
Seed = int | Sequence[int]
"""One from which every game gets its own, or one for each game."""


class GameArrays(ABC):
    """Games side by side, each waiting for one seat; a game that ends is followed by a new one at once."""

    actors: NDArray[np.int64]
    """The seat that is to act."""
    ended: NDArray[np.uint8]
    """Which games ended with the last step; what else is shown of them belongs to their successors already."""
    rewards: NDArray[np.float64]
    """The returns, in [-1, 1], of the seats of games that ended with the last step; 0 everywhere else."""
    points: NDArray[np.int64]
    """The final points of the last game that ended at each place."""
    returns: NDArray[np.float64]
    """Its returns."""

    def __init__(self, game: Game | str, games: int, players: int, options: Options) -> None:
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
        """How many games have ended so far."""

    @property
    @abstractmethod
    def observations(self) -> NDArray[np.int16]:
        """What the seat that is to act may know: see docs/observations.md. Written when it is asked for."""

    @property
    @abstractmethod
    def masks(self) -> NDArray[np.uint8]:
        """Its legal actions, a 1 for each. Written when they are asked for."""

    @property
    @abstractmethod
    def legal(self) -> NDArray[np.int32]:
        """Its legal actions as numbers, sorted: one game's after another's."""

    @property
    @abstractmethod
    def starts(self) -> NDArray[np.int64]:
        """Where each game's `legal` actions start, and the end of the last."""

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
        self.finished += self._play(np.asarray(actions).astype(np.int64, casting="same_kind", copy=False))

    def step_at_random(self, times: int = 1) -> None:
        """Plays so many random legal actions in every game, one after another.

        `ended` and `rewards` tell of them all: the last game that ended at each place. To begin with, a few hundred
        spread the games over all stages of play, so that a learner sees some of each at every step.
        """
        self.finished += self._play_at_random(times)

    @abstractmethod
    def look_ahead(self, width: int = 0, count: int = 0, leads: bool = False) -> LookAhead:
        """What the seats that are to act could do, before any chance: for programs that judge positions.

        `width`: only the first so many numbers of each observation. `count`: where a turn has several actions, the so
        many most promising ways to play it, instead of every single action. `leads`: the baseline of a position is
        how far the seat is ahead of the best other, and not its own points.
        """

    def follow(self, places: NDArray[np.integer[Any]]) -> None:
        """Goes the way to one of the positions of the last `look_ahead` in every game, and settles chance."""
        if np.shape(places) != (self.games,):
            raise ValueError(f"One place for each game is needed, {self.games} in all, not {np.shape(places)}.")
        self.finished += self._follow(np.asarray(places).astype(np.int64, casting="same_kind", copy=False))

    @abstractmethod
    def _follow(self, places: NDArray[np.int64]) -> int:
        """Goes the way to these places; how many games ended."""

    @abstractmethod
    def _play(self, actions: NDArray[np.int64]) -> int:
        """Plays one action in every game; how many games ended."""

    @abstractmethod
    def _play_at_random(self, times: int) -> int:
        """Plays so many random actions in every game; how many games ended."""


class Batch(GameArrays):
    """Games side by side in this process, on one core."""

    def __init__(
        self, game: Game | str, games: int, players: int = 0, *, options: Options = (), seed: Seed = 0
    ) -> None:
        """`options` of all games, or a list of them to be dealt out in turn; the same seed gives the same games.

        `seed` may be a list with one for each game: a game then plays the same wherever it stands in whatever batch.
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
        # The buffer is another one after it had to grow.
        legal: NDArray[np.int32] = as_array(self.tables.legal, -1)[: self._starts[-1]]
        return legal

    @property
    def starts(self) -> NDArray[np.int64]:
        return self._starts

    def _play(self, actions: NDArray[np.int64]) -> int:
        chosen = vec[i64](actions)
        wrong = int(self.tables.first_illegal(chosen))
        if wrong >= 0:
            raise not_legal(chosen[wrong], wrong)
        with no_collecting():
            return int(self.tables.step(chosen))

    def _play_at_random(self, times: int) -> int:
        with no_collecting():
            return int(self.tables.step_at_random(times))

    def look_ahead(self, width: int = 0, count: int = 0, leads: bool = False, games: range | None = None) -> LookAhead:
        """As everywhere; `games`: only in these, one after another, so that thousands need no more room than a few.

        What was chosen in each part (`LookAhead.chosen`) is then played by `follow_paths`.
        """
        chosen = range(self.games) if games is None else games
        if chosen.step != 1 or not 0 <= chosen.start <= chosen.stop <= self.games:
            raise ValueError(f"Games that follow each other are needed, of {self.games}, not {chosen}.")
        with no_collecting():
            self.tables.look_ahead(width or self.length, count, leads, chosen.start, chosen.stop)
        return LookAhead.of(self.tables.ahead)

    def _follow(self, places: NDArray[np.int64]) -> int:
        paths = self.tables.ahead.paths
        with no_collecting():
            return int(self.tables.follow([paths[place] for place in places]))

    def follow_paths(self, paths: Sequence[vec[i64]]) -> None:
        """Goes such a way in every game, as `LookAhead.chosen` gives them, and settles chance."""
        if len(paths) != self.games:
            raise ValueError(f"One path for each game is needed, {self.games} in all, not {len(paths)}.")
        with no_collecting():
            self.finished += int(self.tables.follow(list(paths)))

    def save(self, game: int) -> SavedGame:
        """A game as it stands, with its chance to come: to be restored here, in another place, in another batch."""
        return self.tables.save(range(self.games)[game])

    def restore(self, saved: Mapping[int, SavedGame]) -> None:
        """Puts saved games at these places; the games that were there are gone, all others stay as they are."""
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
    """The positions that could follow in every game, one game's after another's."""

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
        """What the game's own heuristics makes of them, in points of the acting seat or of its lead."""
        self.over = over
        """Whether the game would be over."""
        self.starts = starts
        """Where each game's positions begin, and the end of the last."""
        self.paths = paths
        """The actions that lead there."""

    @classmethod
    def of(cls, ahead: Afterstates) -> LookAhead:
        """What the engine saw, without copies."""
        count, width = len(ahead.states), int(ahead.width)
        rows = as_rows(ahead.rows, -1)[: count * width].reshape(count, width)
        return cls(
            rows, as_array(ahead.baselines, -1), as_array(ahead.over, -1), as_array(ahead.starts, -1), ahead.paths
        )

    def best(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """For every game the place of its highest value, the first of equals."""
        best: NDArray[np.int64] = best_places(values, self.starts)
        return best

    def chosen(self, places: NDArray[np.integer[Any]]) -> list[vec[i64]]:
        """The actions that lead to these places, for `Batch.follow_paths`."""
        return [self.paths[place] for place in places]


def seeds_of(seed: Seed, games: int) -> tuple[int, int, list[int] | None]:
    """What `Tables` is given after the number of games."""
    if isinstance(seed, Sequence) and not isinstance(seed, str):
        if len(seed) != games:
            raise ValueError(f"One seed for each game is needed, {games} in all, not {len(seed)}.")
        return 0, 0, list(seed)
    return seed, 0, None


def setups_of(game: Game, players: int, options: Options) -> list[Setup]:
    """The set-ups to be dealt out in turn."""
    rows = [options] if isinstance(options, Mapping) else list(options) or [{}]
    return [game.setup(players, row) for row in rows]


def not_legal(action: int, game: int) -> ValueError:
    """The error for an action that a game does not allow."""
    return ValueError(f"Action {action} is not legal in game {game}.")


def as_array(buffer: Any, *shape: int) -> NDArray[Any]:
    """A buffer as an array, without a copy, to be read."""
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
    """A buffer of rows as an array, without a copy, to be read and written."""
    return np.asarray(Writable(buffer)).reshape(shape)


@contextmanager
def no_collecting() -> Iterator[None]:
    """Lets Python look for garbage in circles after a step, not several times within.

    Positions never refer to each other in circles, but there are many of them, and to look at all takes its time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
