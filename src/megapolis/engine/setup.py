"""What a game is dealt from: which game, how many seats, its options, its component data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from megapolis.engine.game import Game
    from megapolis.engine.options import OptionValue


class Data(Protocol):
    """A game's component facts as one immutable object; `digest` tells two data files apart."""

    @property
    def digest(self) -> str: ...

    @property
    def source(self) -> str: ...


class Setup:
    """Immutable; shared by all states of one game."""

    def __init__(self, game: Game, players: int, options: Mapping[str, OptionValue], data: Data) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.data = data
        head = json.dumps([game.id, game.rules, players, self.options, data.digest], sort_keys=True)
        self.digest = blake2b(head.encode(), digest_size=8).hexdigest()
