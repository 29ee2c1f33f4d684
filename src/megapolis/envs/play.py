"""A game as an environment plays it: chance is settled automatically, and observations and masks are arrays."""

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
"""How a position is drawn: printed to the terminal, as text for a terminal, or as a picture."""
FPS = 2
"""How many positions per second a person may want to see."""
SMALL = "small"
"""As `data`: the component facts of `Game.small_data`."""
FEWEST = 2
"""The default number of seats, where the game allows it."""

Mask = NDArray[np.int8]
Row = NDArray[np.int16]


def set_up(game: str, players: int | None, data: Path | str | None, options: Mapping[str, Any]) -> Setup:
    """The set-up of an environment; by default with two players, or with the fewest that the game allows.

    `data` is a data file, or "small" for the game that is small enough to be solved.
    """
    found = find_game(game)
    facts = None if data is None else found.small_data() if data == SMALL else found.load_data(Path(data))
    return found.setup(max(FEWEST, found.seats[0]) if players is None else players, options, facts)


def env_id(game: str) -> str:
    """The versioned id of a game's environments; its version is that of the rules.

    >>> env_id("next_station")
    'megapolis/next_station-v1'
    """
    return f"megapolis/{game}-v{find_game(game).rules}"


def draw_seed(generator: np.random.Generator) -> int:
    """A seed of 62 bits. It is what `generator.integers(1 << 62)` gives, in a fraction of the time.

    >>> draw_seed(np.random.default_rng(7)) == np.random.default_rng(7).integers(1 << 62)
    np.True_
    """
    return int(generator.bit_generator.random_raw()) >> 2


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
    """Plays one game after another of one set-up. Between calls, chance is never pending."""

    def __init__(self, setup: Setup, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            possible = ", ".join(RENDER_MODES)
            raise BadOption("error-option-value", option="render_mode", value=render_mode, possible=possible)
        self.render_mode = render_mode
        self.rng = Rng(secrets.randbits(62))
        self.use(setup)

    def use(self, setup: Setup) -> None:
        """Use another set-up of the same game and number of seats from now on."""
        self.setup = setup
        self.game = setup.game
        self.players = setup.players
        self.actions = self.game.actions.count
        self._first = self.game.new_state(setup)
        self._blank = vec[i16]([i16(0)] * int(self.game.observer.length(self.players)))
        # Rows are written into this buffer and copied: allocating a new one would take longer than writing the row.
        self._start = vec[i16](capacity=len(self._blank))
        self.state: State = self._first

    def change(self, options: Mapping[str, Any]) -> None:
        """Change options of the game from the next deal on."""
        self.use(self.game.setup(self.players, {**self.setup.options, **options}, self.setup.data))

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Deal a new game. `options` may have a key `setup`: options of the game, for this and all later deals.

        Other keys are left to wrappers of the environment. Without a seed, the generator goes on where it was.
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
        """Play an action (`IllegalMove` if the rules forbid it) and the chance that follows."""
        self.state.apply(seat, int(action))
        if self.state.awaited() == CHANCE:
            self.state.settle(self.rng)

    def mask(self, seat: int, size: int) -> Mask:
        """A 1 for each legal action of this seat; all 0 unless it is awaited."""
        out = np.zeros(size, np.int8)
        if self.state.awaited() >> seat & 1:
            out[np.asarray(self.state.legal_actions(seat))] = 1
        return out

    def row(self, seat: int) -> Row:
        """The observation of a seat: what it may know, as the numbers that docs/observations.md describes."""
        row = extend(self._start, self._blank)
        self.game.observer.see(self.state, seat, row, 0)
        return np.array(row)

    def rows(self) -> Row:
        """The rows of all seats, one after another: everything in the position but chance to come."""
        return np.concatenate([self.row(seat) for seat in range(self.players)])

    def own_points(self, seat: int) -> int:
        """The points that a seat knows to have, as if the game ended now."""
        return sum(line.points for line in self.state.visible_score(seat, seat))

    def slices(self) -> dict[str, slice]:
        """The named slices of a row."""
        return {
            part.name: slice(part.offset, part.offset + part.size) for part in self.game.observer.slices(self.players)
        }

    def view(self, seat: int | None) -> msgspec.Struct:
        """The view of a seat (None: an onlooker), typed and ready for JSON."""
        view: msgspec.Struct = self.game.show.view(self.state, seat)
        return view

    def draw(self, seat: int | None) -> str | None:
        """Draw the position as a seat (None: an onlooker) may see it, in the render mode; by default, as text."""
        return self.draw_state(self.state, seat)

    def draw_state(self, state: State, seat: int | None) -> str | None:
        """Draw any position of the game in the same way."""
        if self.render_mode == "svg":
            return self.game.show.svg(state, seat)
        out = StringIO()
        console = Console(file=out, force_terminal=True, color_system="truecolor", highlight=False)
        console.print(self.game.show.terminal(state, seat, Text("en", self.game.id)), soft_wrap=True)
        if self.render_mode != "human":
            return out.getvalue()
        print(out.getvalue())
        return None
