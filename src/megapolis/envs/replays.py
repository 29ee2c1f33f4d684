"""Games that were played, as numpy arrays: from the replays that `megapolis selfplay --out` writes.

`load` reads a whole file, `chunks` a few games at a time; docs/training.md shows how.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from megapolis.arena import records
from megapolis.engine import replay
from megapolis.engine.errors import BadFile, BadReplay
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup

__all__ = ["Decisions", "chunks", "load"]


class Decisions:
    """Decisions of many games, a row each, in the order of the games; the arrays belong to whoever holds them."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.observations: NDArray[np.int16] = arrays["observations"]
        """What the seat knew: see docs/observations.md."""
        self.masks: NDArray[np.uint8] = arrays["masks"]
        """Its legal actions."""
        self.actions: NDArray[np.int64] = arrays["actions"]
        """What it did."""
        self.returns: NDArray[np.float32] = arrays["returns"]
        """How the game ended for it, in [-1, 1]."""
        self.points: NDArray[np.int64] = arrays["points"]
        """Its points at the end."""
        self.seats: NDArray[np.int64] = arrays["seats"]
        """Which seat it was."""
        self.games: NDArray[np.int64] = arrays["games"]
        """In which game, by its line in the file, from 0."""

    def __len__(self) -> int:
        return len(self.actions)


def load(path: Path | str, *, bot: str = "") -> Decisions:
    """Every decision in a file of replays, all of one game and number of seats; `bot`: only those of this bot."""
    return _together(list(_games(Path(path), bot)))


def chunks(path: Path | str, games: int, *, bot: str = "") -> Iterator[Decisions]:
    """The same, so many games at a time: for files that are larger than memory."""
    found = _games(Path(path), bot)
    while some := list(islice(found, games)):
        yield _together(some)


def _together(parts: list[dict[str, NDArray[Any]]]) -> Decisions:
    return Decisions({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})


def _games(path: Path, bot: str) -> Iterator[dict[str, NDArray[Any]]]:
    """The decisions of each game of a file; `BadFile` names the line of one that does not fit."""
    first: Setup | None = None
    for number, line in enumerate(records.lines(path)):
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
    """What rows must have in common to stand in one array."""
    return f"{setup.game.id} ({setup.players})"


def _arrays(match: Match, number: int, seats: list[int]) -> dict[str, NDArray[Any]]:
    """The decisions of these seats in a game."""
    game = match.setup.game
    length = int(game.observer.length(match.setup.players))
    taken = [entry for entry in match.log if entry.actor in seats]
    rows = vec[i16]([i16(0)] * (length * len(taken)))
    masks = np.zeros((len(taken), game.actions.count), np.uint8)
    state = game.new_state(match.setup)
    at = 0
    for actor, action in match.log:
        if actor in seats:
            game.observer.observe(state, actor, rows, at * length)
            masks[at, list(state.legal_actions(actor))] = 1
            at += 1
        state.play(actor, action)
    acted = np.array([entry.actor for entry in taken], np.int64)
    return {
        "observations": np.asarray(memoryview(rows)).reshape(-1, length) if taken else np.zeros((0, length), np.int16),
        "masks": masks,
        "actions": np.array([entry.action for entry in taken], np.int64),
        "returns": np.array(state.returns(), np.float32)[acted],
        "points": np.array(state.scores(), np.int64)[acted],
        "seats": acted,
        "games": np.full(len(taken), number, np.int64),
    }
