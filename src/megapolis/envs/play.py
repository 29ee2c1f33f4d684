"""A game as programs that learn play it: chance settles itself, and what a seat may do and know comes as arrays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from librt.vecs import extend, vec
from mypy_extensions import i16
from numpy.typing import NDArray
from rich.console import Console

from megapolis.catalog import find_game
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of
from megapolis.engine.errors import BadOption
from megapolis.engine.i18n import Text
from megapolis.engine.setup import Setup

RENDER_MODES = ("human", "ansi", "svg")
"""How a position is drawn: printed for a terminal, as that text, as a picture."""
FPS = 2
"""How many positions a second a person may want to see."""
FEWEST = 2
"""Seats, unless said otherwise: the fewest that make a table."""

Mask = NDArray[np.int8]
Row = NDArray[np.int16]


def set_up(game: str, players: int, data: Path | str | None, options: Mapping[str, Any]) -> Setup:
    """What an environment is dealt from; without a number of players, two or the fewest that can play."""
    found = find_game(game)
    facts = None if data is None else found.load_data(Path(data))
    return found.setup(players or max(FEWEST, found.seats[0]), options, facts)


def env_id(game: str) -> str:
    """The versioned name of a game's environments: its version is that of the rules.

    >>> env_id("next_station")
    'megapolis/next_station-v1'
    """
    return f"megapolis/{game}-v{find_game(game).rules}"


def seat_bots(players: int, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """The bot of every seat but the learner's: the same for all, or one named for each in the order of the table."""
    others = [other for other in range(players) if other != seat]
    if not 0 <= seat < players:
        raise BadOption("error-no-such-seat", seat=seat + 1, seats=players)
    named = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(named) != len(others):
        raise BadOption("error-opponents", given=len(named), seats=len(others))
    return dict(zip(others, named, strict=True))


class Play:
    """One game after another of one set-up. Between calls a seat is awaited or the game is over, never chance."""

    def __init__(self, setup: Setup, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            possible = ", ".join(RENDER_MODES)
            raise BadOption("error-option-value", option="render_mode", value=render_mode, possible=possible)
        self.render_mode = render_mode
        self.rng = Rng(secrets.randbits(62))
        self.use(setup)

    def use(self, setup: Setup) -> None:
        """Deals from another set-up of the same game and seats from now on."""
        self.setup = setup
        self.game = setup.game
        self.players = setup.players
        self.actions = self.game.actions.count
        self._first = self.game.new_state(setup)
        self._blank = vec[i16]([i16(0)] * int(self.game.observer.length(self.players)))
        # Rows are written here, behind nothing, and copied: fresh memory for each would take longer than to write it.
        self._start = vec[i16](capacity=len(self._blank))
        self.state: State = self._first

    def change(self, options: Mapping[str, Any]) -> None:
        """Changes options of the game from the next deal on."""
        self.use(self.game.setup(self.players, {**self.setup.options, **options}, self.setup.data))

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Deals a new game. `options` may hold `setup`: options of the game, for this deal and those that follow.

        Other keys are for whoever wraps the environment. Without a seed the generator goes on where it was.
        """
        changed = (options or {}).get("setup")
        if changed is not None:
            self.change(changed)
        if seed is not None:
            self.rng = Rng(seed & (1 << 62) - 1)
        self.state = self._first.clone()
        self.state.settle(self.rng)

    def seat(self) -> int:
        """The first of the awaited seats; -1 when the game is over."""
        awaited = self.state.awaited()
        return int(actor_of(awaited)) if awaited else -1

    def step(self, seat: int, action: int) -> None:
        """Plays an action (`IllegalMove` if the rules forbid it) and the chance that follows."""
        self.state.apply(seat, int(action))
        if self.state.awaited() == CHANCE:
            self.state.settle(self.rng)

    def mask(self, seat: int, size: int) -> Mask:
        """A 1 for each action that is legal for this seat now; none unless it is awaited."""
        out = np.zeros(size, np.int8)
        if self.state.awaited() >> seat & 1:
            out[np.asarray(self.state.legal_actions(seat))] = 1
        return out

    def row(self, seat: int) -> Row:
        """What a seat may know, as the numbers that docs/observations.md describes."""
        row = extend(self._start, self._blank)
        self.game.observer.see(self.state, seat, row, 0)
        return np.array(row)

    def rows(self) -> Row:
        """What every seat may know, one row behind another: all there is to know of a position but chance."""
        return np.concatenate([self.row(seat) for seat in range(self.players)])

    def own_points(self, seat: int) -> int:
        """The points that a seat knows to have, as if the game ended now."""
        return sum(line.points for line in self.state.visible_score(seat, seat))

    def slices(self) -> dict[str, slice]:
        """Where in a row each of its named parts is."""
        return {
            part.name: slice(part.offset, part.offset + part.size) for part in self.game.observer.slices(self.players)
        }

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat (None: an onlooker) may see, typed and JSON-ready."""
        view: msgspec.Struct = self.game.show.view(self.state, seat)
        return view

    def draw(self, seat: int | None) -> str | None:
        """The position as a seat (None: an onlooker) may see it, by the render mode: text unless another was named."""
        return self.draw_state(self.state, seat)

    def draw_state(self, state: State, seat: int | None) -> str | None:
        """Another position in the same way."""
        if self.render_mode == "svg":
            return self.game.show.svg(state, seat)
        out = StringIO()
        console = Console(file=out, force_terminal=True, color_system="truecolor", highlight=False)
        console.print(self.game.show.terminal(state, seat, Text("en", self.game.id)), soft_wrap=True)
        if self.render_mode != "human":
            return out.getvalue()
        print(out.getvalue())
        return None
