"""An agent that runs elsewhere, in any language: it is asked over HTTP what it plays, one decision at a time.

Each question is a POST with a JSON object; the answer is one, too: `{"action": 17}`. docs/benchmark.md describes them.
"""

from __future__ import annotations

from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec

from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.errors import MegapolisError
from megapolis.engine.game import Game

SCHEMES = ("http://", "https://")
PATIENCE = 600.0
"""Seconds that an answer may take."""


class NoAnswer(MegapolisError):
    """An agent that runs elsewhere cannot be reached, or its answer is none."""


class Question(msgspec.Struct):
    """What a remote agent is asked."""

    game: str
    rules: int
    """The version of the game's rules."""
    seed: int
    """That of the agent in this game: equal in all questions of one game, and in no other game of the benchmark."""
    seat: int
    view: Any
    """What the seat may know, as on the page."""
    actions: list[int]
    """Those that are legal."""
    names: list[str]
    """Each of them in words for programmers, such as `draw b0-b1`."""


class Answer(msgspec.Struct):
    """What a remote agent plays."""

    action: int


def is_address(spec: str) -> bool:
    """Whether an agent is given by its address."""
    return spec.startswith(SCHEMES)


class RemoteAgent(Bot):
    """Asks a program at an address for every decision."""

    def __init__(self, seed: int, address: str, game: Game) -> None:
        super().__init__(seed)
        self.seed = seed
        self.address = address
        self.game = game
        self.labels = game.labels(game.default_data())

    def choose(self, position: Perspective) -> int:
        """Ask; an answer that is not legal is refused like any other bot's."""
        actions = [int(action) for action in position.legal_actions()]
        names = [self.game.actions.text(action, self.labels) for action in actions]
        question = Question(
            self.game.id, self.game.rules, self.seed, int(position.seat), position.view(), actions, names
        )
        headers = {"Content-Type": "application/json"}
        try:
            with urlopen(Request(self.address, msgspec.json.encode(question), headers), timeout=PATIENCE) as reply:
                return msgspec.json.decode(reply.read(), type=Answer).action
        except (URLError, OSError, msgspec.DecodeError) as error:
            raise NoAnswer("error-no-answer", address=self.address, detail=str(error)) from error
