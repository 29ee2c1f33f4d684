"""Makes many puzzles, by several processes, and keeps what is done, so that a run can be broken off and resumed."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from megapolis.analysis.puzzle_making import MOST_LEGAL, check, confirm, search
from megapolis.analysis.puzzles import Puzzle
from megapolis.bots.core.fork import can_fork
from megapolis.engine.game import Game

T = TypeVar("T")
R = TypeVar("R")

AGAIN_SEED = 14
"""The luck of a check of puzzles that exist: not that of any look when they were made."""


class Deal(msgspec.Struct, frozen=True):
    """What one deal brought: a line of the file in which a run is kept."""

    number: int
    finds: int
    """How many decisions seemed to make a puzzle, before the last look."""
    puzzles: list[Puzzle]


def make_deal(game: Game, number: int, player: str = "", most: int = MOST_LEGAL) -> Deal:
    """Play a deal and make puzzles of it."""
    finds = search(game, number, player, most)
    made = [check(game, find) for find in finds]
    return Deal(number, len(finds), [puzzle for puzzle in made if puzzle is not None])


def read_run(path: Path) -> list[Deal]:
    """The deals of a run so far; a line that was broken off is left out."""
    if not path.exists():
        return []
    decoder, out = msgspec.json.Decoder(Deal), []
    for line in path.read_bytes().splitlines():
        try:
            out.append(decoder.decode(line))
        except msgspec.DecodeError:
            continue
    return out


def run(
    game: Game,
    numbers: Iterable[int],
    path: Path,
    *,
    workers: int = 1,
    player: str = "",
    most: int = MOST_LEGAL,
    on_deal: Callable[[Deal], None] | None = None,
) -> list[Deal]:
    """Make puzzles of these deals that the file does not have yet; each is written at once. All deals of the file."""
    known = read_run(path)
    done = {deal.number for deal in known}
    left = [number for number in numbers if number not in done]
    path.parent.mkdir(parents=True, exist_ok=True)
    broken_off = path.exists() and not path.read_bytes().endswith(b"\n")
    with path.open("ab") as file:
        if broken_off:
            file.write(b"\n")
        for deal in in_processes(partial(make_deal, game, player=player, most=most), left, workers):
            file.write(msgspec.json.encode(deal) + b"\n")
            file.flush()
            os.fsync(file.fileno())
            known.append(deal)
            if on_deal is not None:
                on_deal(deal)
    return known


def solve_again(game: Game, puzzles: Sequence[Puzzle], *, workers: int = 1) -> Iterator[tuple[Puzzle, bool]]:
    """Each puzzle, and whether its answer is clearly best with other luck, too."""
    return zip(puzzles, in_processes(partial(is_clear, game), puzzles, workers), strict=True)


def is_clear(game: Game, puzzle: Puzzle) -> bool:
    """Whether the answer of a puzzle is clearly best with other luck, too, and where games are played to the end."""
    return confirm(game, puzzle, AGAIN_SEED, to_the_end=True)


def in_processes(work: Callable[[T], R], items: Sequence[T], workers: int) -> Iterator[R]:
    """The results of some work on each item, in their order, as they are ready."""
    if workers < 2 or not can_fork():
        yield from map(work, items)
        return
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(work, items)
