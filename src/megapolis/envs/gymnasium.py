"""Gymnasium environments: a learner plays one seat, and bots play the others.

Make one with `env("welcome_to", players=3, opponents="greedy")`. Importing this module also registers all games with
Gymnasium: `gymnasium.make("megapolis/welcome_to-v2", players=3)`, or `gymnasium.make_vec` for many games at once
(`megapolis.envs.vector`).
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
from gymnasium.spaces import Discrete
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from megapolis.bots import make_bot
from megapolis.catalog import game_ids
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.episodes import ILLEGAL
from megapolis.envs.forms import form_of
from megapolis.envs.play import FPS, RENDER_MODES, Play, draw_seed, env_id, seat_bots, set_up

__all__ = ["env"]


class SeatEnv(gymnasium.Env[Any, np.int64], EzPickle):
    """A game from one seat's point of view: between its decisions the bots play and chance is settled."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FPS}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        observation: str = "flat",
        own_points: bool = False,
        render_mode: str | None = None,
        data: Path | str | None = None,
        **options: Any,
    ) -> None:
        """`observation` is flat, dict or planes. With `own_points`, `info` has the seat's points after every step."""
        given = {"seat": seat, "opponents": opponents, "observation": observation, "own_points": own_points}
        EzPickle.__init__(self, game, players, **given, render_mode=render_mode, data=data, **options)
        self.play = Play(set_up(game, players, data, options), render_mode)
        self.seat = seat
        self.opponents = seat_bots(self.play.players, seat, opponents)
        self.render_mode = render_mode
        self.action_space = Discrete(self.play.actions)
        self.form = form_of(observation, self.play.setup)
        self.observation_space = self.form.space
        self.tells_points = own_points
        self.bots: dict[int, Bot] | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and play until the seat is awaited.

        `options={"setup": {...}}` changes the game's own options from now on.
        """
        super().reset(seed=seed)
        self.play.reset(draw_seed(self.np_random), options)
        self.bots = {
            seat: make_bot(name, draw_seed(self.np_random), self.play.game) for seat, name in self.opponents.items()
        }
        self._play_bots(self.bots)
        return self._observation(), self._info()

    def _info(self) -> dict[str, Any]:
        """What comes with every observation."""
        info: dict[str, Any] = {"action_mask": self.play.mask(self.seat, self.play.actions)}
        if self.tells_points:
            info["own_points"] = self.play.own_points(self.seat)
        return info

    def _observation(self) -> Any:
        """What the seat knows, in the chosen form."""
        return self.form.show(self.play.row(self.seat))

    def _play_bots(self, bots: Mapping[int, Bot]) -> None:
        """Let the bots play until the learner is awaited or the game is over."""
        state = self.play.state
        while not state.awaited() >> self.seat & 1 and not state.is_over():
            actor = self.play.seat()
            self.play.step(actor, bots[actor].choose(Perspective(state, actor)))

    def step(self, action: int | np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action of the seat. The reward comes at the end: the game's return in [-1, 1].

        An illegal action ends the game with -1, and `info["illegal"]` says which rule forbids it.
        """
        if self.bots is None:
            raise gymnasium.error.ResetNeeded("Call reset() to deal a game before the first step().")
        state = self.play.state
        reason = state.why_not(self.seat, int(action))
        if reason is not None:
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": reason.say()}
        self.play.step(self.seat, int(action))
        self._play_bots(self.bots)
        over = state.is_over()
        reward = state.returns()[self.seat] if over else 0.0
        info = self._info()
        if over:
            info["points"] = np.array(state.scores(), np.int64)
        return self._observation(), reward, over, False, info

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
            vector = "megapolis.envs.vector:vector_env"
            gymnasium.register(env_id(game), f"{__name__}:env", vector_entry_point=vector, kwargs={"game": game})


register()
