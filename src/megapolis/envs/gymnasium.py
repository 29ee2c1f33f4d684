"""Gymnasium environments: a learner plays one seat, and bots play the others.

Make one with `env("welcome_to", players=3, opponents="greedy")`. Importing this module also registers all games with
Gymnasium: `gymnasium.make("megapolis/welcome_to-v1", players=3)`.
"""

from __future__ import annotations

from megapolis.engine.optional import require

require("gymnasium", "envs")

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from megapolis.bots import make_bot
from megapolis.catalog import game_ids
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.errors import BadOption
from megapolis.envs.play import FPS, RENDER_MODES, Play, Row, env_id, set_up

__all__ = ["env"]

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game: the lowest possible return."""


class SeatEnv(gymnasium.Env[Row, np.int64], EzPickle):
    """A game from one seat's point of view: between its decisions the bots play and chance is settled."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FPS}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        data: Path | str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, players, seat=seat, opponents=opponents, render_mode=render_mode, data=data, **options
        )
        self.play = Play(set_up(game, players, data, options), render_mode)
        self.seat = seat
        others = self.play.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if not 0 <= seat <= others:
            raise BadOption("error-no-such-seat", seat=seat + 1, seats=others + 1)
        if len(self.opponents) != others:
            raise BadOption("error-opponents", given=len(self.opponents), seats=others)
        self.render_mode = render_mode
        self.action_space = Discrete(self.play.actions)
        self.observation_space = Box(*self.play.bounds(), dtype=np.int16)
        self.bots: dict[int, Bot] | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal a new game, and play until the seat is awaited.

        `options={"setup": {...}}` changes the game's own options from now on.
        """
        super().reset(seed=seed)
        self.play.reset(int(self.np_random.integers(1 << 62)), options)
        names = iter(self.opponents)
        self.bots = {
            seat: make_bot(next(names), int(self.np_random.integers(1 << 62)), self.play.game)
            for seat in range(self.play.players)
            if seat != self.seat
        }
        self._play_bots(self.bots)
        return self.play.row(self.seat), {}

    def _play_bots(self, bots: Mapping[int, Bot]) -> None:
        """Let the bots play until the learner is awaited or the game is over."""
        state = self.play.state
        while not state.awaited() >> self.seat & 1 and not state.is_over():
            actor = self.play.seat()
            self.play.step(actor, bots[actor].choose(Perspective(state, actor)))

    def step(self, action: int | np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play an action of the seat. The reward comes at the end: the game's return in [-1, 1].

        An illegal action ends the game with -1, and `info["illegal"]` says which rule forbids it.
        """
        if self.bots is None:
            raise gymnasium.error.ResetNeeded("Call reset() to deal a game before the first step().")
        state = self.play.state
        reason = state.why_not(self.seat, int(action))
        if reason is not None:
            return self.play.row(self.seat), ILLEGAL, True, False, {"illegal": reason.say()}
        self.play.step(self.seat, int(action))
        self._play_bots(self.bots)
        over = state.is_over()
        reward = state.returns()[self.seat] if over else 0.0
        info: dict[str, Any] = {"points": state.scores()} if over else {}
        return self.play.row(self.seat), reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now. The name is the one that sb3-contrib's MaskablePPO calls."""
        return self.play.mask(self.seat, self.play.actions).view(np.bool_)

    def slices(self) -> dict[str, slice]:
        """The named slices of an observation."""
        return self.play.slices()

    def view(self) -> msgspec.Struct:
        """The view of the seat: what it may see, typed and ready for JSON."""
        return self.play.view(self.seat)

    def render(self) -> Any:
        """Draw the position as the seat sees it."""
        return self.play.draw(self.seat)


def env(game: str, players: int | None = None, **options: Any) -> SeatEnv:
    """An environment for one learner.

    >>> table = env("next_station", players=2, opponents="random")
    >>> observation, info = table.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = table.step(int(table.action_masks().argmax()))
    >>> reward, terminated
    (0.0, False)
    """
    return SeatEnv(game, players, **options)


def register() -> None:
    """Register all games with Gymnasium, once."""
    for game in game_ids():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), f"{__name__}:env", kwargs={"game": game})


register()
