"""First games: openings that are dealt and answered by a script, with one thing to do at each step.

The script of a game is `first_game.toml` in its folder, its sentences are the messages `guide-1`, `guide-2`, …. How far
somebody is follows from the log of the match and from the steps that they have seen, so a move that is taken back
takes the script back, too. Whoever plays another move leaves it: what follows is dealt and answered as in any game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import msgspec

from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.dealer import new_seed
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup

FILE = "first_game.toml"
LEARNER, BOT = 0, 1
"""Who learns, and who answers: the seats of every first game."""
LEVEL = "easy"
"""The bot that plays on when the script is over."""

Log = Sequence[tuple[int, int]]
"""Actors and their actions."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: something to look at, a move to choose and not yet to play, or moves to play."""

    look: str = ""
    """What to press or to look at, by a name that the page knows; nothing of the game changes."""
    choose: str = ""
    """The move to choose, which the next step plays."""
    moves: list[str] = []
    free: bool = False
    """Whether another legal move is as good: the script is left then."""
    fits: bool = False
    """Whether its sentence is true without the script, too."""
    any_order: bool = False
    points: list[int] = []
    """What the score sheets show once it is done, where the sentences speak of it."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A script as it is written."""

    players: int
    steps: list[Step]
    options: dict[str, Any] = {}
    own: list[str] = []
    """Moves that are made for the learner before the first step."""
    chance: list[str] = []
    bot: list[str] = []


class Progress(NamedTuple):
    """Where somebody is in a first game."""

    step: int
    """The step to do, from 0."""
    part: int
    """How many of its moves are made."""
    left: bool
    """Whether another move was played than this step asks for, which is yet to be said."""


class FirstGame:
    """The script of a game, with its actions as numbers."""

    def __init__(self, game: Game, script: Script) -> None:
        self.game = game
        self.steps = script.steps
        self.players = script.players
        self.options: Mapping[str, Any] = script.options
        self.setup: Setup = game.setup(script.players, script.options)
        self.own = self._read(script.own)
        self.moves = [self._read(step.moves) for step in script.steps]
        self.choices = [self._read([step.choose] if step.choose else []) for step in script.steps]
        self._queues = {CHANCE: self._read(script.chance), BOT: self._read(script.bot)}

    def _read(self, texts: Sequence[str]) -> list[int]:
        labels = self.game.labels(self.setup.data)
        return [self.game.actions.read(text, labels) for text in texts]

    def begin(self, seed: str | int | None = None) -> Match:
        """A match at its first step. What the script does not say is dealt by the seed, a new secret one by default."""
        match = Match(self.setup, new_seed() if seed is None else seed, opening=self)
        for action in self.own:
            match.play(LEARNER, action)
        return match

    def answer(self, state: State, actor: int, log: Log) -> int | None:
        """What the script says that chance or the bot does now; None where it says nothing."""
        queue = self._queues.get(actor, [])
        made = [action for who, action in log if who == actor]
        if self._follow(log)[2] or len(made) >= len(queue) or made != queue[: len(made)]:
            return None
        action = queue[len(made)]
        return action if state.is_legal(actor, action) else None

    def progress(self, log: Log, seen: int) -> Progress | None:
        """Where the learner is who has seen so many steps; None when the last of them is over."""
        if seen >= len(self.steps):
            return None
        at, part, left = self._follow(log)
        if left:
            if seen <= at:
                return Progress(at, part, True)
            rest = (step for step in range(seen, len(self.steps)) if self.steps[step].fits)
            step = next(rest, None)
            return None if step is None else Progress(step, 0, False)
        last = max((step for step in range(at) if self.moves[step]), default=-1)
        step = min(max(seen, at if part else last + 1), at)
        return None if step == len(self.steps) else Progress(step, part if step == at else 0, False)

    def sentence(self, step: int, language: str) -> str:
        """What is said at a step."""
        return Text(language, self.game.id)(f"guide-{step + 1}")

    def moves_left(self, log: Log, progress: Progress) -> list[int]:
        """The moves that a step still asks for: the next one, or any of these."""
        wanted = self.moves[progress.step]
        if not self.steps[progress.step].any_order:
            return wanted[progress.part : progress.part + 1]
        made = self._own_actions(log)[-progress.part :] if progress.part else []
        return [move for move in wanted if move not in made]

    def moves_back(self, log: Log, progress: Progress) -> tuple[int, int]:
        """To go one step back: how many of the learner's moves to take back, and how many steps they have seen then."""
        at, part, left = self._follow(log)
        if left:
            before = sum(len(moves) for moves in self.moves[:at]) + part
            return len(self._own_actions(log)) - before, at
        if progress.part:
            return progress.part, progress.step
        step = max(progress.step - 1, 0)
        return len(self.moves[step]) if step < progress.step else 0, step

    def _own_actions(self, log: Log) -> list[int]:
        return [action for actor, action in log if actor == LEARNER][len(self.own) :]

    def _follow(self, log: Log) -> tuple[int, int, bool]:
        """The step whose moves come next, how many of them are made, and whether another move was made instead."""
        made = self._own_actions(log)
        at = 0
        for index, wanted in enumerate(self.moves):
            open_moves = wanted[:]
            for part in range(len(wanted)):
                if at == len(made):
                    return index, part, False
                allowed = open_moves if self.steps[index].any_order else open_moves[:1]
                if made[at] not in allowed:
                    return index, part, True
                open_moves.remove(made[at])
                at += 1
        return len(self.moves), 0, False


@cache
def load_first_game(game: Game) -> FirstGame | None:
    """The first game of a box; None for one without a script."""
    file = resources.files(f"megapolis.games.{game.id}") / FILE
    if not file.is_file():
        return None
    return FirstGame(game, msgspec.toml.decode(file.read_bytes(), type=Script))
