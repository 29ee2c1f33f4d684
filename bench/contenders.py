"""Something that plays random games, and how it is measured: what all sides of `bench/peers.py` have in common."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

CLONES = 300
"""How often each position of a game is copied."""

Made = tuple[float, int]
"""Moves and games."""


class Contender:
    """Something that plays random games: `play` plays some and says how many moves and games it made."""

    def __init__(
        self,
        name: str,
        kind: str,
        play: Callable[[], Made],
        positions: Callable[[], list[Any]] | None = None,
        workers: Sequence[int] = (),
    ):
        """`workers`: the processes that do the work, if it is not this one."""
        self.name = name
        self.kind = kind
        self.play = play
        self.positions = positions
        self.workers = workers
        self.rounds: list[tuple[float, float]] = []
        self.undisturbed: list[float] = []
        self.clones: list[float] = []

    def measure(self, seconds: float) -> None:
        """Plays games for about so long, then copies positions of one game."""
        moves = 0.0
        games = 0
        # What the others left in the caches, and what only the first call asks for, is nobody's concern.
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
        """The best round."""
        moves, games = max(self.rounds)
        clones = max(self.clones) if self.clones else None
        made = {"moves_per_s": moves, "games_per_s": games, "clones_per_s": clones}
        if self.undisturbed:
            made["moves_per_s_of_processor"] = max(self.undisturbed)
        return {"name": self.name, "kind": self.kind, **made}


def processor_time(process: int) -> float:
    """The seconds that another process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
