"""A batch whose games are spread over several processes, for a machine with more than one core.

>>> import numpy as np
>>> rng = np.random.default_rng(1)
>>> with ParallelBatch("next_station", games=64, seed=1, workers=2) as batch:
...     for _ in range(50):
...         batch.step(batch.legal[rng.integers(batch.starts[:-1], batch.starts[1:])])
...     batch.observations.shape == (64, batch.length), int(batch.finished) > 0
(True, True)

It plays the same games and shows the same arrays as a `Batch` with the same seed. The arrays lie in memory that all
processes share; a step is one message to each process and one back. What was read after one step is written by the
processes with the next, so that nobody waits for it twice. There is one difference: after an action that is not legal
the batch is closed, since the games of other processes have gone on by then.

The processes start anew, as they do on every system (`spawn`): a script that makes such a batch does so below
`if __name__ == "__main__":`. They end with `close`, with the `with` block, or with the process that made them.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import weakref
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.heap import BufferWrapper
from multiprocessing.process import BaseProcess
from struct import Struct
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from megapolis.engine.core.batch import Tables
from megapolis.engine.game import Game
from megapolis.envs.batch import GameArrays, LookAhead, Options, Seed, as_array, not_legal, seeds_of, setups_of

__all__ = ["ParallelBatch"]

# What to show besides what is always shown, a bit each.
ROWS: Final = 1
MASKS: Final = 2
LEGAL: Final = 4

# What a worker is told: how many random moves to play or one of the following, what to show, and of a look ahead its
# width, count and whether leads are wanted. What it answers: the first of its games where the chosen action is not
# legal (-1: none), and how many games ended; after a look ahead what it saw, as arrays.
ORDER: Final = Struct("qqqqq")
PLAY: Final = 0
WAIT: Final = -1
LOOK: Final = -2
FOLLOW: Final = -3
ANSWER: Final = Struct("qq")

PATIENCE: Final = 5.0
"""Seconds that a process has to end by itself."""


class Shelf:
    """The memory that all processes of a batch share. Each worker writes from its first game on."""

    def __init__(self, games: int, workers: int, players: int, length: int, actions: int) -> None:
        self.shapes = {
            "chosen": ("q", (games,)),
            "actors": ("q", (games,)),
            "ended": ("B", (games,)),
            "rewards": ("d", (games, players)),
            "points": ("q", (games, players)),
            "returns": ("d", (games, players)),
            "rows": ("h", (games, length)),
            "masks": ("B", (games, actions)),
            # Room for every action of every game, little of which is ever used; and the starts of every worker's own.
            "legal": ("i", (games, actions)),
            "starts": ("q", (games + workers,)),
        }
        # Not `RawArray`, which writes zeros everywhere: of what nobody uses there is no memory then.
        self.memory = {
            name: BufferWrapper(int(np.prod(shape)) * np.dtype(code).itemsize)
            for name, (code, shape) in self.shapes.items()
        }

    def array(self, name: str) -> NDArray[Any]:
        """One of the arrays."""
        code, shape = self.shapes[name]
        memory = self.memory[name].create_memoryview()
        return np.frombuffer(memory, np.dtype(code), int(np.prod(shape))).reshape(shape)


class Part:
    """Some games of a batch in the process that plays them."""

    def __init__(self, shelf: Shelf, tables: Tables, worker: int) -> None:
        self.tables = tables
        games = slice(int(tables.first), int(tables.first + tables.count))
        self.chosen = shelf.array("chosen")[games]
        # What is always shown: where it stands here, and where everybody sees it.
        self.always = [
            (as_array(buffer, *shown.shape), shown)
            for buffer, shown in (
                (tables.actors, shelf.array("actors")[games]),
                (tables.ended, shelf.array("ended")[games]),
                (tables.rewards, shelf.array("rewards")[games]),
                (tables.points, shelf.array("points")[games]),
                (tables.returns, shelf.array("returns")[games]),
            )
        ]
        self.rows = shelf.array("rows")[games]
        self.masks = shelf.array("masks")[games]
        self.legal = shelf.array("legal")[games].reshape(-1)
        self.starts = shelf.array("starts")[games.start + worker : games.stop + worker + 1]

    def step(self, times: int) -> tuple[int, int]:
        """Carries out the first half of an order; what to answer."""
        if times > 0 or times == WAIT:
            return -1, int(self.tables.step_at_random(times))
        chosen = vec[i64](self.chosen)
        if times == FOLLOW:
            paths = self.tables.ahead.paths
            return -1, int(self.tables.follow([paths[place] for place in chosen]))
        wrong = int(self.tables.first_illegal(chosen))
        return wrong, 0 if wrong >= 0 else int(self.tables.step(chosen))

    def look_ahead(self, width: int, count: int, leads: bool) -> tuple[NDArray[Any], ...]:
        """What could follow: the arrays of a `LookAhead`, the paths one behind another with the start of each."""
        self.tables.look_ahead(width, count, leads)
        ahead = self.tables.ahead
        seen = LookAhead.of(ahead)
        lengths = [len(path) for path in ahead.paths]
        paths = np.array([action for path in ahead.paths for action in path], np.int64)
        return seen.observations, seen.baselines, seen.over, seen.starts, paths, np.cumsum([0, *lengths])

    def show(self, wanted: int) -> None:
        """Writes what everybody is to see."""
        tables = self.tables
        for here, shown in self.always:
            shown[...] = here
        if wanted & ROWS:
            tables.show_rows()
            self.rows[...] = as_array(tables.rows, *self.rows.shape)
        if wanted & MASKS:
            tables.show_masks()
            self.masks[...] = as_array(tables.masks, *self.masks.shape)
        if wanted & LEGAL:
            self.starts[...] = as_array(tables.starts, -1)
            count = self.starts[-1]
            self.legal[:count] = as_array(tables.legal, -1)[:count]


def work(
    pipe: Connection,
    shelf: Shelf,
    game: Game,
    players: int,
    options: Options,
    seed: Seed,
    worker: int,
    first: int,
    count: int,
) -> None:
    """A worker: plays some of the games until nobody speaks to it any more."""
    # Interrupting is left to the process that made this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Positions never refer to each other in circles, so there is nothing to look for.
    gc.disable()
    own = seed if isinstance(seed, int) else list(seed[first : first + count])
    seeds = seeds_of(own, count)
    part = Part(shelf, Tables(setups_of(game, players, options), count, seeds[0], first, seeds[2]), worker)
    while True:
        try:
            times, wanted, width, wide, leads = ORDER.unpack(pipe.recv_bytes())
            if times == LOOK:
                pipe.send(part.look_ahead(width, wide, bool(leads)))
                continue
            answer = part.step(times)
            part.show(wanted)
            pipe.send_bytes(ANSWER.pack(*answer))
        except (EOFError, ConnectionError):
            return


class ParallelBatch(GameArrays):
    """Games side by side in several processes; close it, or use it as a context."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int = 0,
        *,
        options: Options = (),
        seed: Seed = 0,
        workers: int = 0,
    ) -> None:
        """`workers`: so many processes; 0: one for each core. The rest is as in `Batch`."""
        super().__init__(game, games, players, options)
        if workers < 0:
            raise ValueError(f"A batch cannot have {workers} workers.")
        self.workers = min(workers or os.cpu_count() or 1, games)
        # What is wrong with a seed is wrong in this process already.
        Tables(self.setups, 1, *seeds_of(seed, games))
        context = multiprocessing.get_context("spawn")
        shelf = Shelf(games, self.workers, self.players, self.length, self.actions)
        self.actors = shelf.array("actors")
        self.ended = shelf.array("ended")
        self.rewards = shelf.array("rewards")
        self.points = shelf.array("points")
        self.returns = shelf.array("returns")
        self._chosen = shelf.array("chosen")
        self._rows = shelf.array("rows")
        self._masks = shelf.array("masks")
        self._firsts = [games * worker // self.workers for worker in range(self.workers + 1)]
        self._listed = shelf.array("legal"), shelf.array("starts")
        self._legal = np.zeros(0, np.int32)
        self._starts = np.zeros(games + 1, np.int64)
        # What the arrays show now, and what of it somebody has read: see `_read`.
        self._shown = 0
        self._asked = 0
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._end: Callable[[], object] = weakref.finalize(self, end, self._pipes, self._processes)
        for worker, first in enumerate(self._firsts[:-1]):
            pipe, other = context.Pipe()
            count = self._firsts[worker + 1] - first
            given = (other, shelf, self.game, players, options, seed, worker, first, count)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            # Where nobody else holds its end, reading from a process that has died is an error, not a long wait.
            other.close()
            self._pipes.append(pipe)
            self._processes.append(process)
        # Where each worker's positions of the last look ahead begin, and the end of the last.
        self._aheads = np.zeros(self.workers + 1, np.int64)
        self._tell(WAIT, 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the processes. What the arrays show stays."""
        self._end()

    @property
    def observations(self) -> NDArray[np.int16]:
        self._read(ROWS)
        return self._rows

    @property
    def masks(self) -> NDArray[np.uint8]:
        self._read(MASKS)
        return self._masks

    @property
    def legal(self) -> NDArray[np.int32]:
        self._read(LEGAL)
        return self._legal

    @property
    def starts(self) -> NDArray[np.int64]:
        self._read(LEGAL)
        return self._starts

    def _play(self, actions: NDArray[np.int64]) -> int:
        self._chosen[...] = actions
        return self._step(PLAY)

    def _play_at_random(self, times: int) -> int:
        return self._step(times) if times > 0 else 0

    def look_ahead(self, width: int = 0, count: int = 0, leads: bool = False) -> LookAhead:
        """Every process looks ahead in its own games; what they saw is copied here, one after another."""
        order = ORDER.pack(LOOK, 0, width or self.length, count, leads)
        parts: list[tuple[NDArray[Any], ...]] = self._ask(order, lambda pipe: pipe.recv())
        self._aheads = np.cumsum([0, *(len(part[1]) for part in parts)])
        starts = [part[3][:-1] + first for part, first in zip(parts, self._aheads, strict=False)]
        paths = [vec[i64](actions[low:high]) for *_, actions, ends in parts for low, high in pairwise(ends)]
        observations, baselines, over = (np.concatenate([part[which] for part in parts]) for which in range(3))
        return LookAhead(observations, baselines, over, np.concatenate([*starts, self._aheads[-1:]]), paths)

    def _follow(self, places: NDArray[np.int64]) -> int:
        for worker, (first, last) in enumerate(zip(self._firsts, self._firsts[1:], strict=False)):
            own = places[first:last] - self._aheads[worker]
            if (own < 0).any() or (own >= self._aheads[worker + 1] - self._aheads[worker]).any():
                raise ValueError("A place is not one of its game's in the last look ahead.")
            self._chosen[first:last] = own
        return self._step(FOLLOW)

    def _step(self, times: int) -> int:
        """Every process goes on, and shows what was read after the step before."""
        wanted, self._asked = self._asked, 0
        ended = self._tell(times, wanted)
        self._shown = wanted
        if wanted & LEGAL:
            self._join_lists()
        return ended

    def _read(self, what: int) -> None:
        """Sees to it that the arrays show something, now and after the next step."""
        self._asked |= what
        if not self._shown & what:
            self._tell(WAIT, what)
            self._shown |= what
            if what == LEGAL:
                self._join_lists()

    def _join_lists(self) -> None:
        """Puts every worker's legal actions behind those of the one before."""
        legal, starts = self._listed
        lists = []
        total = 0
        for worker, (first, last) in enumerate(zip(self._firsts, self._firsts[1:], strict=False)):
            own = starts[first + worker : last + worker + 1]
            self._starts[first : last + 1] = own + total
            lists.append(legal[first:last].reshape(-1)[: own[-1]])
            total += int(own[-1])
        self._legal = np.concatenate(lists)

    def _tell(self, times: int, wanted: int) -> int:
        """Gives every process the same order and waits for all; how many games ended."""
        order = ORDER.pack(times, wanted, 0, 0, 0)
        answers: list[tuple[int, int]] = self._ask(order, lambda pipe: ANSWER.unpack(pipe.recv_bytes()))
        for first, (wrong, _) in zip(self._firsts, answers, strict=False):
            if wrong >= 0:
                # The games of other workers have moved on.
                self.close()
                raise not_legal(int(self._chosen[first + wrong]), first + wrong)
        return sum(ended for _, ended in answers)

    def _ask(self, order: bytes, receive: Callable[[Connection], Any]) -> list[Any]:
        """Gives every process the same order; what each of them answers."""
        if not self._pipes:
            raise RuntimeError("The batch is closed.")
        try:
            for pipe in self._pipes:
                pipe.send_bytes(order)
            return [receive(pipe) for pipe in self._pipes]
        except (EOFError, ConnectionError):
            raise self._died() from None
        except BaseException:
            # Half a step was made: nothing can go on from here.
            self.close()
            raise

    def _died(self) -> RuntimeError:
        """Ends the processes that are left; the error that says which was not."""
        gone = wait([process.sentinel for process in self._processes], PATIENCE)
        codes = [str(process.exitcode) for process in self._processes if process.sentinel in gone]
        self.close()
        return RuntimeError(f"A process of the batch died (exit code {', '.join(codes)}); the batch is closed.")


def end(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    """Closes the pipes, whereupon the processes end; those that do not are made to."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
    pipes.clear()
    processes.clear()
