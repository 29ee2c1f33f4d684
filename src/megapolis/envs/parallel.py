"""A batch whose games are spread over several processes, for a machine with more than one core.

>>> import numpy as np
>>> rng = np.random.default_rng(1)
>>> with ParallelBatch("next_station", games=64, seed=1, workers=2) as batch:
...     for _ in range(50):
...         batch.step(batch.legal[rng.integers(batch.starts[:-1], batch.starts[1:])])
...     batch.observations.shape == (64, batch.length), int(batch.finished) > 0
(True, True)

It plays the same games and shows the same arrays as a `Batch` with the same seed. The arrays are in memory that all
processes share; a step is one message to each process and one back. Arrays that were read after one step are written
together with the next step, so that reading them again needs no further message. There is one difference: after an
illegal action the batch is closed, because the games of other processes have gone on by then.

The processes are spawned, on every system, so a script must make such a batch under `if __name__ == "__main__":`. They
end with `close`, with the `with` block, or with the process that made them.
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
from megapolis.envs.batch import GameArrays, LookAhead, Options, Seed, as_array, illegal_action, seeds_of, setups_of

__all__ = ["ParallelBatch"]

# The arrays to write besides those that are always written, one bit each.
ROWS: Final = 1
MASKS: Final = 2
LEGAL: Final = 4

# A request to a worker: the number of random moves to play or one of the constants below, the arrays to write, and for
# a look ahead its width, count and whether leads are wanted. The answer: the first of its games whose chosen action is
# illegal (-1: none), and how many games ended; to a look ahead, what the worker found, as arrays.
REQUEST: Final = Struct("qqqqq")
PLAY: Final = 0
WAIT: Final = -1
LOOK: Final = -2
FOLLOW: Final = -3
ANSWER: Final = Struct("qq")

PATIENCE: Final = 5.0
"""The seconds after which a process that has not ended by itself is killed."""


class SharedArrays:
    """The memory that all processes of a batch share. Each worker writes the part of its own games."""

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
            # Room for every action of every game, of which little is ever used, and the starts of each worker's list.
            "legal": ("i", (games, actions)),
            "starts": ("q", (games + workers,)),
        }
        # Not `RawArray`, which writes zeros everywhere: of what nobody uses there is no memory then.
        self.memory = {
            name: BufferWrapper(int(np.prod(shape)) * np.dtype(code).itemsize)
            for name, (code, shape) in self.shapes.items()
        }

    def array(self, name: str) -> NDArray[Any]:
        """One of the arrays, by its name."""
        code, shape = self.shapes[name]
        memory = self.memory[name].create_memoryview()
        return np.frombuffer(memory, np.dtype(code), int(np.prod(shape))).reshape(shape)


class Worker:
    """The part of a batch that one process plays."""

    def __init__(self, shared: SharedArrays, tables: Tables, number: int) -> None:
        self.tables = tables
        games = slice(int(tables.first), int(tables.first + tables.count))
        self.chosen = shared.array("chosen")[games]
        # The arrays that are always written: the worker's own buffer, and its part of the shared array.
        self.always = [
            (as_array(buffer, *array.shape), array)
            for buffer, array in (
                (tables.actors, shared.array("actors")[games]),
                (tables.ended, shared.array("ended")[games]),
                (tables.rewards, shared.array("rewards")[games]),
                (tables.points, shared.array("points")[games]),
                (tables.returns, shared.array("returns")[games]),
            )
        ]
        self.rows = shared.array("rows")[games]
        self.masks = shared.array("masks")[games]
        self.legal = shared.array("legal")[games].reshape(-1)
        self.starts = shared.array("starts")[games.start + number : games.stop + number + 1]

    def step(self, times: int) -> tuple[int, int]:
        """Play as the first number of a request says. Return the answer."""
        if times > 0 or times == WAIT:
            return -1, int(self.tables.step_at_random(times))
        chosen = vec[i64](self.chosen)
        if times == FOLLOW:
            paths = self.tables.ahead.paths
            return -1, int(self.tables.follow([paths[place] for place in chosen]))
        wrong = int(self.tables.first_illegal(chosen))
        return wrong, 0 if wrong >= 0 else int(self.tables.step(chosen))

    def look_ahead(self, width: int, count: int, leads: bool) -> tuple[NDArray[Any], ...]:
        """The arrays of a `LookAhead`; the paths are one array, with the start of each."""
        self.tables.look_ahead(width, count, leads)
        ahead = self.tables.ahead
        seen = LookAhead.of(ahead)
        lengths = [len(path) for path in ahead.paths]
        paths = np.array([action for path in ahead.paths for action in path], np.int64)
        return seen.observations, seen.baselines, seen.over, seen.starts, paths, np.cumsum([0, *lengths])

    def write(self, wanted: int) -> None:
        """Write the arrays that are always written, and those that are wanted."""
        tables = self.tables
        for own, array in self.always:
            array[...] = own
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
    shared: SharedArrays,
    game: Game,
    players: int | None,
    options: Options,
    seed: Seed,
    number: int,
    first: int,
    count: int,
) -> None:
    """Run a worker process: answer requests until the other end of the pipe is closed."""
    # The parent process handles interrupts.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Positions never form reference cycles, so there is nothing to collect.
    gc.disable()
    own = seed if isinstance(seed, int) else list(seed[first : first + count])
    seeds = seeds_of(own, count)
    worker = Worker(shared, Tables(setups_of(game, players, options), count, seeds[0], first, seeds[2]), number)
    while True:
        try:
            times, wanted, width, wide, leads = REQUEST.unpack(pipe.recv_bytes())
            if times == LOOK:
                pipe.send(worker.look_ahead(width, wide, bool(leads)))
                continue
            answer = worker.step(times)
            worker.write(wanted)
            pipe.send_bytes(ANSWER.pack(*answer))
        except (EOFError, ConnectionError):
            return


class ParallelBatch(GameArrays):
    """Games side by side in several processes; close it, or use it in a `with` statement."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int | None = None,
        *,
        options: Options = (),
        seed: Seed = 0,
        workers: int = 0,
    ) -> None:
        """`workers` is the number of processes (0: one per core). The rest is as in `Batch`."""
        super().__init__(game, games, players, options)
        if workers < 0:
            raise ValueError(f"A batch cannot have {workers} workers.")
        self.workers = min(workers or os.cpu_count() or 1, games)
        # Raise errors about the seed in this process, before any worker starts.
        Tables(self.setups, 1, *seeds_of(seed, games))
        context = multiprocessing.get_context("spawn")
        shared = SharedArrays(games, self.workers, self.players, self.length, self.actions)
        self.actors = shared.array("actors")
        self.ended = shared.array("ended")
        self.rewards = shared.array("rewards")
        self.points = shared.array("points")
        self.returns = shared.array("returns")
        self._chosen = shared.array("chosen")
        self._rows = shared.array("rows")
        self._masks = shared.array("masks")
        self._firsts = [games * worker // self.workers for worker in range(self.workers + 1)]
        self._lists = shared.array("legal"), shared.array("starts")
        self._legal = np.zeros(0, np.int32)
        self._starts = np.zeros(games + 1, np.int64)
        # The arrays that are up to date, and those that have been read since the last step: see `_ensure`.
        self._current = 0
        self._used = 0
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._end: Callable[[], object] = weakref.finalize(self, end, self._pipes, self._processes)
        for worker, first in enumerate(self._firsts[:-1]):
            pipe, other = context.Pipe()
            count = self._firsts[worker + 1] - first
            arguments = (other, shared, self.game, players, options, seed, worker, first, count)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            # Close this copy of the worker's end: then reading from a dead worker is an error instead of a hang.
            other.close()
            self._pipes.append(pipe)
            self._processes.append(process)
        # Where each worker's positions of the last look ahead begin, and the end of the last.
        self._aheads = np.zeros(self.workers + 1, np.int64)
        self._request(WAIT, 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the processes. The arrays keep their contents."""
        self._end()

    @property
    def observations(self) -> NDArray[np.int16]:
        self._ensure(ROWS)
        return self._rows

    @property
    def masks(self) -> NDArray[np.uint8]:
        self._ensure(MASKS)
        return self._masks

    @property
    def legal(self) -> NDArray[np.int32]:
        self._ensure(LEGAL)
        return self._legal

    @property
    def starts(self) -> NDArray[np.int64]:
        self._ensure(LEGAL)
        return self._starts

    def _play(self, actions: NDArray[np.int64]) -> int:
        self._chosen[...] = actions
        return self._step(PLAY)

    def _play_at_random(self, times: int) -> int:
        return self._step(times) if times > 0 else 0

    def look_ahead(self, width: int = 0, count: int = 0, leads: bool = False) -> LookAhead:
        """Like `Batch.look_ahead`: every process looks ahead in its own games, and the results are copied."""
        request = REQUEST.pack(LOOK, 0, width or self.length, count, leads)
        parts: list[tuple[NDArray[Any], ...]] = self._send(request, lambda pipe: pipe.recv())
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
        """Let every process play, and write the arrays that were read after the last step."""
        wanted, self._used = self._used, 0
        ended = self._request(times, wanted)
        self._current = wanted
        if wanted & LEGAL:
            self._join_lists()
        return ended

    def _ensure(self, wanted: int) -> None:
        """Bring an array up to date, and let the next step update it, too."""
        self._used |= wanted
        if not self._current & wanted:
            self._request(WAIT, wanted)
            self._current |= wanted
            if wanted == LEGAL:
                self._join_lists()

    def _join_lists(self) -> None:
        """Join the workers' lists of legal actions to one."""
        legal, starts = self._lists
        lists = []
        total = 0
        for worker, (first, last) in enumerate(zip(self._firsts, self._firsts[1:], strict=False)):
            own = starts[first + worker : last + worker + 1]
            self._starts[first : last + 1] = own + total
            lists.append(legal[first:last].reshape(-1)[: own[-1]])
            total += int(own[-1])
        self._legal = np.concatenate(lists)

    def _request(self, times: int, wanted: int) -> int:
        """Send the same request to every process and wait for all answers. Return how many games ended."""
        request = REQUEST.pack(times, wanted, 0, 0, 0)
        answers: list[tuple[int, int]] = self._send(request, lambda pipe: ANSWER.unpack(pipe.recv_bytes()))
        for first, (wrong, _) in zip(self._firsts, answers, strict=False):
            if wrong >= 0:
                # The games of other workers have gone on.
                self.close()
                raise illegal_action(int(self._chosen[first + wrong]), first + wrong)
        return sum(ended for _, ended in answers)

    def _send(self, request: bytes, receive: Callable[[Connection], Any]) -> list[Any]:
        """Send the same request to every process. Return their answers."""
        if not self._pipes:
            raise RuntimeError("The batch is closed.")
        try:
            for pipe in self._pipes:
                pipe.send_bytes(request)
            return [receive(pipe) for pipe in self._pipes]
        except (EOFError, ConnectionError):
            raise self._close_after_death() from None
        except BaseException:
            # Only some processes made the step, so the batch cannot continue.
            self.close()
            raise

    def _close_after_death(self) -> RuntimeError:
        """Close the batch after a process died. Return the error, with the exit code."""
        gone = wait([process.sentinel for process in self._processes], PATIENCE)
        codes = [str(process.exitcode) for process in self._processes if process.sentinel in gone]
        self.close()
        return RuntimeError(f"A process of the batch died (exit code {', '.join(codes)}); the batch is closed.")


def end(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    """Close the pipes, which ends the processes, and kill those that do not end in time."""
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
