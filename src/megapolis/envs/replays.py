"""Recorded games as numpy arrays: `megapolis selfplay --out games.npz` writes them, or replays to make them from.

`load` reads a whole file of either kind, `chunks` a few replays at a time; `Decisions.save` keeps the arrays in a file
that numpy reads without this package. docs/training.md shows how to use them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from megapolis.arena import records
from megapolis.engine import replay
from megapolis.engine.core.observation import row_of
from megapolis.engine.errors import BadFile, BadReplay, cannot_write, file_problem
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup

__all__ = ["Decisions", "chunks", "load"]

ARRAYS = ("observations", "masks", "actions", "returns", "points", "seats", "games", "final_observations")
"""What a file of `Decisions.save` holds: the arrays of `Decisions`."""


class Decisions:
    """The decisions of many games, one row each, in the order of the games. The arrays may be changed."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.observations: NDArray[np.int16] = arrays["observations"]
        """What the seat knew: see docs/observations.md."""
        self.masks: NDArray[np.uint8] = arrays["masks"]
        """Its legal actions, a 1 for each."""
        self.actions: NDArray[np.int64] = arrays["actions"]
        """The action that it played."""
        self.returns: NDArray[np.float32] = arrays["returns"]
        """Its return at the end of the game, in [-1, 1]."""
        self.points: NDArray[np.int64] = arrays["points"]
        """Its points at the end of the game."""
        self.seats: NDArray[np.int64] = arrays["seats"]
        """The seat that decided."""
        self.games: NDArray[np.int64] = arrays["games"]
        """The game, by its line in the file, counted from 0."""
        self.final_observations: NDArray[np.int16] = arrays["final_observations"]
        """What each seat knew at the end, one row for each game and seat, in this order."""

    @classmethod
    def from_lines(cls, lines: Iterable[str], path: Path, *, bot: str = "") -> Decisions:
        """The decisions in replays; `BadFile` says which line of the file at `path` cannot be used."""
        return _concatenate(list(_games(lines, path, bot)))

    def __len__(self) -> int:
        return len(self.actions)

    def save(self, path: Path | str) -> None:
        """Write the arrays to a file that `numpy.load` and `Decisions.read` read; it should end with ".npz"."""
        try:
            np.savez_compressed(path, **{name: getattr(self, name) for name in ARRAYS})
        except OSError as error:
            raise cannot_write(Path(path), error) from None

    @classmethod
    def read(cls, path: Path | str) -> Decisions:
        """The arrays of a file that `save` wrote."""
        try:
            # numpy leaves a file open that it cannot read.
            with Path(path).open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                return cls({name: arrays[name] for name in ARRAYS})
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            detail = file_problem(error) if isinstance(error, OSError) else str(error)
            raise BadFile("error-file", path=str(path), detail=detail) from None

    def episodes(self) -> Iterator[dict[str, NDArray[Any]]]:
        """The decisions of one seat in one game after another, in Minari's layout.

        The reward comes with the last decision, which is the only one that terminates. There is one observation more
        than there are decisions: what the seat saw at the end.
        """
        played = sorted(set(zip(self.games.tolist(), self.seats.tolist(), strict=True)))
        for (game, seat), final in zip(played, self.final_observations, strict=True):
            own = np.flatnonzero((self.games == game) & (self.seats == seat))
            last = np.zeros(len(own), np.bool_)
            last[-1] = True
            yield {
                "observations": np.concatenate([self.observations[own], final[None]]),
                "actions": self.actions[own],
                "action_masks": self.masks[own],
                "rewards": np.where(last, self.returns[own], np.float32(0.0)),
                "terminations": last,
                "truncations": np.zeros(len(own), np.bool_),
            }


def load(path: Path | str, *, bot: str = "") -> Decisions:
    """Every decision in a file of replays (or only those of `bot`). All replays must have the same game and seats.

    A file of arrays (".npz") does not know who played, so it is read whole.
    """
    if Path(path).suffix != records.ARRAYS:
        return Decisions.from_lines(records.lines(Path(path)), Path(path), bot=bot)
    if bot:
        raise BadFile("error-arrays-bot", path=str(path))
    return Decisions.read(path)


def chunks(path: Path | str, games: int, *, bot: str = "") -> Iterator[Decisions]:
    """Like `load`, but a few games at a time, for files that are larger than memory."""
    found = _games(records.lines(Path(path)), Path(path), bot)
    while some := list(islice(found, games)):
        yield _concatenate(some)


def _concatenate(parts: list[dict[str, NDArray[Any]]]) -> Decisions:
    return Decisions({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})


def _games(lines: Iterable[str], path: Path, bot: str) -> Iterator[dict[str, NDArray[Any]]]:
    """The decisions of each game in a file; `BadFile` names the line of a game that cannot be used."""
    first: Setup | None = None
    for number, line in enumerate(lines):
        try:
            match = replay.parse(line)
        except BadReplay as error:
            raise BadFile("error-records-line", path=str(path), line=number + 1, detail=str(error)) from None
        if not match.state.is_over():
            raise BadFile("error-records-unfinished", path=str(path), line=number + 1)
        first = first or match.setup
        if _kind(match.setup) != _kind(first):
            kinds = {"first": _kind(first), "other": _kind(match.setup)}
            raise BadFile("error-records-mixed", path=str(path), line=number + 1, **kinds)
        bots = json.loads(line).get("bots", [])
        yield _arrays(match, number, [seat for seat in range(first.players) if bot in ("", *bots[seat : seat + 1])])
    if first is None:
        raise BadFile("error-records-empty", path=str(path))


def _kind(setup: Setup) -> str:
    """The game and number of seats, which all rows of an array must have in common."""
    return f"{setup.game.id} ({setup.players})"


def _arrays(match: Match, number: int, seats: list[int]) -> dict[str, NDArray[Any]]:
    """The decisions of these seats in a game."""
    game = match.setup.game
    length = int(game.observer.length(match.setup.players))
    decisions = [entry for entry in match.log if entry.actor in seats]
    rows = vec[i16]([i16(0)] * (length * len(decisions)))
    masks = np.zeros((len(decisions), game.actions.count), np.uint8)
    state = game.new_state(match.setup)
    at = 0
    for actor, action in match.log:
        if actor in seats:
            game.observer.observe(state, actor, rows, at * length)
            masks[at, list(state.legal_actions(actor))] = 1
            at += 1
        state.play(actor, action)
    actors = np.array([entry.actor for entry in decisions], np.int64)
    finals = [np.array(row_of(game.observer, state, seat)) for seat in sorted(set(actors.tolist()))]
    empty = np.zeros((0, length), np.int16)
    return {
        "observations": np.asarray(memoryview(rows)).reshape(-1, length) if decisions else empty,
        "final_observations": np.stack(finals) if finals else empty,
        "masks": masks,
        "actions": np.array([entry.action for entry in decisions], np.int64),
        "returns": np.array(state.returns(), np.float32)[actors],
        "points": np.array(state.scores(), np.int64)[actors],
        "seats": actors,
        "games": np.full(len(decisions), number, np.int64),
    }
