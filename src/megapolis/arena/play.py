"""One game between bots: what to play, and the result. Both can be sent to other processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from megapolis.arena.baseline import BaselineBot, is_baseline
from megapolis.arena.luck import LuckMeter
from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.dealer import Dealer
from megapolis.engine.match import Match
from megapolis.engine.options import OptionValue
from megapolis.engine.setup import Setup


class SetupSpec(msgspec.Struct, frozen=True):
    """A set-up in a form that can be stored and sent, from which another process makes the same set-up."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    data: str = ""
    """The text of the user's own data file; "" for the box's own facts."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to play: the deal, and the bot in each seat."""

    deal: int
    seed: str
    bots: list[str]
    adjusted: bool = False
    """Whether the luck of the draw is measured."""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What identifies the game among those of an event."""
        return self.deal, tuple(self.bots)


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a game, by seat: points, returns, the number of decisions and the seconds spent on them."""

    deal: int
    bots: list[str]
    scores: list[int]
    returns: list[float]
    decisions: list[int]
    seconds: list[float]
    luck: list[float] = []
    """The points that luck brought, where it was measured."""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """The key of the pairing that it is the result of."""
        return self.deal, tuple(self.bots)

    def wins(self) -> list[float]:
        """Each seat's share of the victory; returns break ties as the rules do."""
        best = max(self.returns)
        winners = sum(value == best for value in self.returns)
        return [(value == best) / winners for value in self.returns]


def spec_of(setup: Setup) -> SetupSpec:
    """A set-up in the form that can be sent."""
    game = setup.game
    own = setup.data.digest != game.default_data(setup.rules).digest
    return SetupSpec(game.id, setup.rules, setup.players, dict(setup.own_options), setup.data.source if own else "")


@lru_cache(maxsize=8)
def _setup(encoded: bytes) -> Setup:
    spec = msgspec.json.decode(encoded, type=SetupSpec)
    game = find_game(spec.game)
    return game.setup(spec.players, spec.options, game.read_box(spec.data) if spec.data else None, spec.rules)


def setup_of(spec: SetupSpec) -> Setup:
    """The set-up that a spec describes."""
    return _setup(msgspec.json.encode(spec))


Clock = Callable[[int, float], None]
Maker = Callable[[str, int, Match], Bot]


def seat_bot(spec: str, seed: int, match: Match) -> Bot:
    """A bot for a seat of a match: one of this version, or of version 0.1."""
    if is_baseline(spec):
        return BaselineBot(seed, spec, match)
    return make_bot(spec, seed, match.setup.game)


def play_game(
    setup: Setup,
    seed: str,
    bots: Sequence[str],
    clock: Clock | None = None,
    make: Maker = seat_bot,
    meter: LuckMeter | None = None,
) -> Match:
    """Play one game between bots; the seed of each bot is derived from the game's.

    After each decision with more than one legal action, `clock` is called with the seat and the seconds it took. `make`
    gives the bot of a name for a seat of the match. `meter` is shown every draw.
    """
    game = Match(setup, seed)
    dealer = Dealer(seed)
    players = [make(name, dealer.number("bot", seat) >> 4, game) for seat, name in enumerate(bots)]
    if meter is not None:
        meter.draw(game.state)
    while not game.state.is_over():
        seat = game.state.actors()[0]
        position = Perspective(game.state, seat)
        began = time.perf_counter()
        action = int(players[seat].choose(position))
        if clock is not None and len(position.legal_actions()) > 1:
            clock(seat, time.perf_counter() - began)
        if meter is not None:
            meter.expect(game.state, seat, action)
        game.play(seat, action)
        if meter is not None:
            meter.draw(game.state)
    for player in players:
        if isinstance(player, BaselineBot):
            player.leave()
    return game


def play_pairing(spec: SetupSpec, pairing: Pairing) -> Result:
    """Play one game of an event."""
    return record_game(spec, pairing)[0]


def record_game(spec: SetupSpec, pairing: Pairing, make: Maker = seat_bot) -> tuple[Result, Match]:
    """Play one game of an event. Return its result and the match itself."""
    decisions = [0] * len(pairing.bots)
    seconds = [0.0] * len(pairing.bots)

    def clock(seat: int, spent: float) -> None:
        decisions[seat] += 1
        seconds[seat] += spent

    setup = setup_of(spec)
    meter = LuckMeter(setup, Dealer(pairing.seed).number("luck", 0) >> 4) if pairing.adjusted else None
    match = play_game(setup, pairing.seed, pairing.bots, clock, make, meter)
    state = match.state
    rounded = [round(spent, 4) for spent in seconds]
    returns = [round(value, 6) for value in state.returns()]
    luck = [round(points, 3) for points in meter.luck] if meter is not None else []
    return Result(pairing.deal, pairing.bots, state.scores(), returns, decisions, rounded, luck), match
