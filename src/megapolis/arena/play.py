"""One game between bots, from its description to its result. This is what travels between processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.dealer import Dealer
from megapolis.engine.game import Game
from megapolis.engine.match import Match
from megapolis.engine.options import OptionValue
from megapolis.engine.setup import Setup


class Table(msgspec.Struct, frozen=True):
    """What a game is dealt from, in a form that travels: a process at the other end makes the same set-up of it."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    data: str = ""
    """The user's own component data; "" for the box's."""


class Seated(msgspec.Struct, frozen=True):
    """One game to play: the deal, and which bot sits where."""

    deal: int
    seed: str
    bots: list[str]

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What tells it apart from the other games of an event."""
        return self.deal, tuple(self.bots)


class Result(msgspec.Struct, frozen=True):
    """How it went, by seat: points, returns, and how long each thought about how many decisions."""

    deal: int
    bots: list[str]
    scores: list[int]
    returns: list[float]
    decisions: list[int]
    seconds: list[float]

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """That of the game it is the result of."""
        return self.deal, tuple(self.bots)

    def wins(self) -> list[float]:
        """The share of victory of each seat; returns settle ties as the rules do."""
        best = max(self.returns)
        winners = sum(value == best for value in self.returns)
        return [(value == best) / winners for value in self.returns]


def table_of(setup: Setup) -> Table:
    """The description of a set-up."""
    game = setup.game
    own = setup.data.digest != game.default_data().digest
    return Table(game.id, game.rules, setup.players, dict(setup.options), setup.data.source if own else "")


@lru_cache(maxsize=8)
def _setup(encoded: bytes) -> Setup:
    table = msgspec.json.decode(encoded, type=Table)
    game = find_game(table.game)
    return game.setup(table.players, table.options, game.box(table.data) if table.data else None)


def setup_of(table: Table) -> Setup:
    """The set-up that a description stands for."""
    return _setup(msgspec.json.encode(table))


Clock = Callable[[int, float], None]
Maker = Callable[[str, int, Game], Bot]


def play_game(
    setup: Setup, seed: str, bots: Sequence[str], clock: Clock | None = None, make: Maker = make_bot
) -> Match:
    """One game; every seat's bot has a seed of its own that follows from the game's.

    `clock` hears, after each decision worth the name, whose it was and how many seconds it took. `make` makes the bots.
    """
    game = Match(setup, seed)
    dealer = Dealer(seed)
    players = [make(name, dealer.number("bot", seat) >> 4, setup.game) for seat, name in enumerate(bots)]
    while not game.state.is_over():
        seat = game.state.actors()[0]
        position = Perspective(game.state, seat)
        began = time.perf_counter()
        action = int(players[seat].choose(position))
        if clock is not None and len(position.legal_actions()) > 1:
            clock(seat, time.perf_counter() - began)
        game.play(seat, action)
    return game


def play_seated(table: Table, seated: Seated) -> Result:
    """Plays one game of an event."""
    return play_recorded(table, seated)[0]


def play_recorded(table: Table, seated: Seated, make: Maker = make_bot) -> tuple[Result, Match]:
    """The same, with the game itself."""
    decisions = [0] * len(seated.bots)
    seconds = [0.0] * len(seated.bots)

    def clock(seat: int, spent: float) -> None:
        decisions[seat] += 1
        seconds[seat] += spent

    match = play_game(setup_of(table), seated.seed, seated.bots, clock, make)
    state = match.state
    rounded = [round(spent, 4) for spent in seconds]
    returns = [round(value, 6) for value in state.returns()]
    return Result(seated.deal, seated.bots, state.scores(), returns, decisions, rounded), match
