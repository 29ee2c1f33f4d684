"""Gymnasium's vector environment: many games of one learner in arrays, stepped by compiled code.

`gymnasium.make_vec("megapolis/welcome_to-v2", num_envs=256, players=3, opponents="random")` after importing
`megapolis.envs.gymnasium`. With the same seeds it plays the same games as `gymnasium.vector.SyncVectorEnv` with single
environments, and returns the same arrays.
"""

from __future__ import annotations

from megapolis.engine.optional import require

require("gymnasium", "envs")

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from megapolis.bots import PLAIN, make_bot
from megapolis.engine.core.bot import Bot
from megapolis.engine.core.episodes import EVERY_SEAT, Episodes
from megapolis.engine.game import Game
from megapolis.envs.batch import as_array, as_rows, pause_gc
from megapolis.envs.forms import form_of
from megapolis.envs.play import FPS, RENDER_MODES, Mask, Play, seat_bots, set_up

__all__ = ["vector_env"]

SELF_PLAY = "self"
"""As `opponents`: the learner plays every seat."""

Rows = NDArray[np.int16]
Result = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


def bot_maker(name: str, game: Game) -> Callable[[int], Bot]:
    """What makes a bot from a seed; for the plain ones without reading their name again for every deal."""
    return PLAIN[name] if name in PLAIN else lambda seed: make_bot(name, seed, game)


class SeatVectorEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """Games from one seat's point of view, side by side; with `opponents="self"`, from that of the seat to act."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int | Sequence[int] = 0,
        opponents: str | Sequence[str] = "greedy",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        observation: str = "flat",
        own_points: bool = False,
        render_mode: str | None = None,
        data: Path | str | None = None,
        **options: Any,
    ) -> None:
        """`seat` is the learner's, in all games or one for each. `opponents` are bots, or "self".

        Without `copy`, the next step overwrites observations and masks. `observation` is flat, dict or planes. With
        `own_points`, `info` has the learner's points after every step.
        """
        if num_envs < 1:
            raise ValueError(f"A vector environment needs at least one game, not {num_envs}.")
        self.play = Play(set_up(game, players, data, options), render_mode)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": FPS,
            "autoreset_mode": self.autoreset_mode,
        }
        self.copy = copy
        self.self_play = opponents == SELF_PLAY
        seats = [seat] * num_envs if isinstance(seat, int) else list(seat)
        if len(seats) != num_envs:
            raise ValueError(f"One seat, or one for each of {num_envs} games is needed, not {len(seats)}.")
        self.opponents = [{} if self.self_play else seat_bots(self.play.players, own, opponents) for own in seats]
        makers = {name: bot_maker(name, self.play.game) for named in self.opponents for name in named.values()}
        self._makers = [[(seat, makers[name]) for seat, name in named.items()] for named in self.opponents]
        self.single_action_space = Discrete(self.play.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.form = form_of(observation, self.play.setup)
        self.single_observation_space = self.form.space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.episodes = episodes = Episodes(
            self.play.setup, vec[i64]([EVERY_SEAT] * num_envs if self.self_play else seats)
        )
        self.actors: NDArray[np.int64] = as_array(episodes.actors, num_envs)
        """The seat to act in each game."""
        self._rows: Rows = as_rows(episodes.rows, num_envs, int(episodes.length))
        self._masks: Mask = as_array(episodes.masks, num_envs, self.play.actions).view(np.int8)
        self._rewards: NDArray[np.float64] = as_array(episodes.rewards, num_envs)
        self._over: NDArray[np.bool_] = as_array(episodes.over, num_envs).view(np.bool_)
        self._illegal: NDArray[np.uint8] = as_array(episodes.illegal, num_envs)
        self._points: NDArray[np.int64] = as_array(episodes.points, num_envs, self.play.players)
        self._returns: NDArray[np.float64] = as_array(episodes.returns, num_envs, self.play.players)
        self._own_points: NDArray[np.int64] | None = as_array(episodes.own_points, num_envs) if own_points else None
        self._generators: list[np.random.Generator | None] = [None] * num_envs
        self._dealt = np.zeros(num_envs, np.bool_)
        self._all = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal new games. With an integer `seed`, the games have that seed, the next one and so on.

        `options` may have `reset_mask`, the games to deal, and `setup`, options of the game from now on.
        """
        seeds = [seed + at for at in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise ValueError(f"One seed for each of {self.num_envs} games is needed, not {len(seeds)}.")
        changed = (options or {}).get("setup")
        if changed is not None:
            self.play.change(changed)
            self.episodes.use(self.play.setup)
        chosen = self._reset_mask((options or {}).get("reset_mask"))
        for at in np.flatnonzero(chosen).tolist():
            given = None if seeds is None else seeds[at]
            if given is not None or self._generators[at] is None:
                self._generators[at], _ = seeding.np_random(given)
        with pause_gc():
            self._deal(np.flatnonzero(chosen).tolist())
            self._dealt |= chosen
            return self._show(), self._info(chosen)

    def _reset_mask(self, mask: Any) -> NDArray[np.bool_]:
        """The games to deal: all, unless there is a mask. The first reset deals all of them."""
        if mask is None:
            return self._all
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"reset_mask must be an array of {self.num_envs} truth values (numpy.bool_).")
        if not mask.any():
            raise ValueError("reset_mask names no game.")
        if not (mask | self._dealt).all():
            raise gymnasium.error.ResetNeeded("The first reset() deals every game, so it takes no reset_mask.")
        return mask

    def step(self, actions: NDArray[np.integer[Any]]) -> Result:
        """Play an action of the learner in every game. The reward comes at the end: the game's return in [-1, 1].

        An illegal action ends a game with -1, and `info["illegal"]` says which rule forbids it.
        """
        if not self._dealt.all():
            raise gymnasium.error.ResetNeeded("Games are dealt by reset(), which comes before the first step().")
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"One action for each of {self.num_envs} games is needed, not {np.shape(actions)}.")
        chosen = np.asarray(actions).astype(np.int64, casting="same_kind", copy=False)
        before = self._over.copy()
        if before.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise gymnasium.error.ResetNeeded(f"Game {int(before.argmax())} is over: reset() with a reset_mask first.")
        with pause_gc():
            if before.any():
                self._deal(np.flatnonzero(before).tolist())
            self.episodes.step(vec[i64](chosen), vec[u8](1 - before.view(np.uint8)))
            rewards, over = self._rewards.copy(), self._over.copy()
            info: dict[str, Any] = {}
            ended: list[int] = np.flatnonzero(over).tolist()
            same_step = self.autoreset_mode == AutoresetMode.SAME_STEP
            for at in ended:
                last = self._last_info(at, int(chosen[at]))
                if same_step:
                    self.episodes.show_row(at)
                    last = {"final_obs": self.form.show(self._rows[at].copy()), "final_info": last}
                info = self._add_info(info, last, at)
            if same_step:
                self._deal(ended)
            return self._show(), rewards, over, np.zeros(self.num_envs, np.bool_), {**info, **self._info(self._all)}

    def _deal(self, games: list[int]) -> None:
        """Deal new games. The seeds of a deal and of its bots come from the game's own generator."""
        for at in games:
            generator = self._generators[at]
            assert generator is not None
            makers = self._makers[at]
            # As many single draws would give the same numbers, more slowly.
            seeds = generator.integers(1 << 62, size=1 + len(makers)).tolist()
            bots: list[Bot | None] = [None] * self.play.players
            for seed, (seat, make) in zip(seeds[1:], makers, strict=True):
                bots[seat] = make(seed)
            self.episodes.deal(at, seeds[0], bots)

    def _show(self) -> Any:
        """What the learner knows in every game, in the chosen form."""
        self.episodes.show_rows()
        return self.form.show(self._rows.copy() if self.copy else self._rows)

    def _info(self, games: NDArray[np.bool_]) -> dict[str, Any]:
        """What comes with every observation of these games."""
        told: dict[str, NDArray[Any]] = {"action_mask": self._masks}
        if self.self_play:
            told["actor"] = self.actors
        if self._own_points is not None:
            self.episodes.show_own_points()
            told["own_points"] = self._own_points
        info: dict[str, Any] = {}
        for name, values in told.items():
            info[name] = values.copy() if self.copy else values
            info[f"_{name}"] = games.copy()
        return info

    def _last_info(self, at: int, action: int) -> dict[str, Any]:
        """What comes with the end of a game."""
        told: dict[str, Any] = {"action_mask": self._masks[at].copy()}
        if self._illegal[at]:
            reason = self.episodes.states[at].why_not(int(self.actors[at]), action)
            assert reason is not None
            return {**told, "illegal": reason.say()}
        told["points"] = self._points[at].copy()
        if self.self_play:
            told["returns"] = self._returns[at].copy()
        return told

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, one row for each game."""
        masks = self._masks.view(np.bool_)
        return masks.copy() if self.copy else masks

    def slices(self) -> dict[str, slice]:
        """Where in an observation each of its named parts is."""
        return self.play.slices()

    def render(self) -> tuple[Any, ...]:
        """Every position as the learner sees it."""
        return tuple(
            self.play.draw_state(state, int(seat))
            for state, seat in zip(self.episodes.states, self.actors, strict=True)
        )


def vector_env(game: str, num_envs: int = 1, players: int | None = None, **options: Any) -> SeatVectorEnv:
    """Many games as an environment for one learner.

    >>> tables = vector_env("next_station", num_envs=8, players=2, opponents="random")
    >>> observations, info = tables.reset(seed=1)
    >>> observations, rewards, terminated, truncated, info = tables.step(info["action_mask"].argmax(axis=1))
    >>> observations.shape[0], info["action_mask"].any(axis=1).all()
    (8, np.True_)
    """
    return SeatVectorEnv(game, num_envs, players, **options)
