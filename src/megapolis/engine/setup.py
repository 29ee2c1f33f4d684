"""What a game is dealt from: which game, how many seats, its options, its component data."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
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

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, OptionValue],
        data: Data,
        rules: int = 0,
        later: Collection[str] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.data = data
        self.rules = rules or game.rules
        """The version of the rules that the game is played by: what they ask where they have changed."""
        self.own_options = {name: value for name, value in self.options.items() if name not in later}
        """The options that this version of the rules has; the others follow from it."""
        head = json.dumps([game.id, self.rules, players, self.own_options, data.digest], sort_keys=True)
        self.digest = blake2b(head.encode(), digest_size=8).hexdigest()
