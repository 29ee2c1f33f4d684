"""A small game of every kind, for research: the same rules with fewer components, so that it can be solved."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from megapolis.catalog import find_game
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of
from megapolis.engine.options import OptionValue
from megapolis.engine.setup import Setup

__all__ = ["SMALL_GAMES", "SmallGame", "before_hands", "before_last_lap"]


class SmallGame(msgspec.Struct, frozen=True):
    """A set-up of a game with its small data, and what counts in it."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    aim: str
    """`score`: points; `win`: returns. `megapolis.analysis.exact` takes it."""

    def setup(self) -> Setup:
        """The set-up."""
        game = find_game(self.game)
        return game.setup(self.players, self.options, game.small_data())

    def new_state(self) -> State:
        """The position before anything is dealt."""
        setup = self.setup()
        return setup.game.new_state(setup)

    def opening(self, seed: int) -> State:
        """The first decision after a deal."""
        state = self.new_state()
        state.settle(Rng(seed))
        return state


SMALL_GAMES = {
    small.game: small
    for small in (
        SmallGame("next_station", 1, {}, "score"),
        SmallGame("sprawlopolis", 1, {}, "score"),
        SmallGame("welcome_to", 1, {}, "score"),
        SmallGame("capital_lux", 2, {"set": "A"}, "win"),
        SmallGame("megalopolis", 2, {"offers": 0}, "win"),
    )
}
"""By game. In Capital Lux the hands are hidden; the others have no hidden information."""


def before_hands(seed: int) -> State:
    """The small game of Capital Lux with the capital open and the first player known; the hands are dealt next."""
    state = SMALL_GAMES["capital_lux"].new_state()
    rng = Rng(seed)
    while not state.status().endswith("deal"):
        state.play(CHANCE, state.sample(rng))
    return state


def before_last_lap(seed: int) -> State:
    """The small game of Megalopolis where the active player has to put the only block."""
    state = SMALL_GAMES["megalopolis"].opening(seed)
    rng = Rng(seed)
    end = state.setup.game.actions["end"]()
    while not state.status().endswith("build") or end in state.legal_actions(actor_of(state.awaited())):
        seat = actor_of(state.awaited())
        state.play(seat, state.legal_actions(seat)[0])
        state.settle(rng)
    return state
