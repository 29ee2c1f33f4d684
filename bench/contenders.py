"""The contenders of `bench/peers.py`, which play random games, and how they are measured."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

CLONES = 300
"""The number of copies of each position of a game."""

Made = tuple[float, int]
"""The numbers of moves and games."""


def copies_of(step: Callable[[list[Any]], Made]) -> Callable[[], list[Any]]:
    """A function that plays one game by `step`, which keeps its positions, and returns what copies each of them."""

    def positions() -> list[Any]:
        kept: list[Any] = []
        step(kept)
        return [state.clone for state in kept]

    return positions


class Contender:
    """Something that plays random games: `play` plays some and returns the numbers of moves and games."""

    def __init__(
        self,
        name: str,
        kind: str,
        play: Callable[[], Made],
        positions: Callable[[], list[Any]] | None = None,
        workers: Sequence[int] = (),
    ):
        """`workers` are the processes that do the work, if this one does not."""
        self.name = name
        self.kind = kind
        self.play = play
        self.positions = positions
        self.workers = workers
        self.rounds: list[tuple[float, float]] = []
        self.undisturbed: list[float] = []
        self.clones: list[float] = []

    def measure(self, seconds: float) -> None:
        """Play games for about this many seconds, then copy positions of one game."""
        moves = 0.0
        games = 0
        # Warm up: do not measure cold caches and the work of a first call.
        self.play()
        clock = time.perf_counter if self.workers else time.process_time
        busy = time.process_time()
        theirs = [processor_time(worker) for worker in self.workers]
        began = clock()
        while (spent := clock() - began) < seconds:
            made = self.play()
            moves += made[0]
            games += made[1]
        self.rounds.append((moves / spent, games / spent))
        if self.workers:
            busiest = max(processor_time(worker) - old for worker, old in zip(self.workers, theirs, strict=True))
            self.undisturbed.append(moves / (time.process_time() - busy + busiest))
        if self.positions is not None:
            copies = self.positions()
            began = time.process_time()
            for copy in copies:
                for _ in range(CLONES):
                    copy()
            self.clones.append(CLONES * len(copies) / (time.process_time() - began))

    def result(self) -> dict[str, Any]:
        """The result of the best round."""
        moves, games = max(self.rounds)
        clones = max(self.clones) if self.clones else None
        made = {"moves_per_s": moves, "games_per_s": games, "clones_per_s": clones}
        if self.undisturbed:
            made["moves_per_s_of_processor"] = max(self.undisturbed)
        return {"name": self.name, "kind": self.kind, **made}


def processor_time(process: int) -> float:
    """The processor time of another process, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
