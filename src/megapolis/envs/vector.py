"""Gymnasium's vector environment: many games of one learner in arrays, stepped by compiled code.

`gymnasium.make_vec("megapolis/welcome_to-v2", num_envs=256, players=3, opponents="random")` after importing
`megapolis.envs.gymnasium`. With the same seeds it plays the same games as `gymnasium.vector.SyncVectorEnv` with single
environments, and returns the same arrays.
"""

from __future__ import annotations

from megapolis.engine.optional import require

require("gymnasium", "envs")

import sys
from collections.abc import Callable, Sequence
from itertools import compress
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i16, i64
from numpy.typing import NDArray

from megapolis.bots import PLAIN, make_bot
from megapolis.engine.core.bot import Bot
from megapolis.engine.core.episodes import EVERY_SEAT, Episodes
from megapolis.engine.core.observation import blank_rows
from megapolis.engine.game import Game
from megapolis.envs.batch import PausedGc, Writable, as_array, as_rows
from megapolis.envs.forms import form_of
from megapolis.envs.play import FPS, RENDER_MODES, Mask, Play, draw_seed, seat_bots, set_up

__all__ = ["vector_env"]

SELF_PLAY = "self"
"""As `opponents`: the learner plays every seat."""

Rows = NDArray[np.int16]
Result = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


def bot_maker(name: str, game: Game) -> Callable[[int], Bot]:
    """What makes a bot from a seed; for the plain ones without reading their name again for every deal."""
    return PLAIN[name] if name in PLAIN else lambda seed: make_bot(name, seed, game)


def members(games: NDArray[np.bool_]) -> list[int]:
    """The places at which an array is true."""
    # As `np.flatnonzero`, in a fraction of the time for small arrays.
    return list(compress(range(len(games)), games.tolist()))


MOST = 8
"""How many arrays are used again; a caller that keeps more gets new memory."""


class Copies:
    """Copies of an array that the next step overwrites, for the caller to keep.

    The memory of a copy is used again once nobody holds it or a view of it: to get new memory from the system and give
    it back costs several times as much as the copy itself.
    """

    def __init__(self, source: NDArray[Any]) -> None:
        self.source = source
        self.made: list[NDArray[Any]] = []

    def make(self) -> NDArray[Any]:
        """A copy of the array as it is now."""
        for at in range(len(self.made)):
            if holders(self.made, at) == NOBODY:
                np.copyto(self.made[at], self.source)
                return self.made[at]
        made = self.source.copy()
        if len(self.made) < MOST:
            self.made.append(made)
        return made


class RowBuffers:
    """Rows of observations for the caller to keep: every step writes them anew, so they need no copy.

    Their memory, too, is used again once nobody holds it or a view of it.
    """

    def __init__(self, episodes: Episodes, shape: tuple[int, int]) -> None:
        self.episodes = episodes
        self.shape = shape
        self.own = episodes.rows
        self.buffers: list[vec[i16]] = []
        self.made: list[NDArray[Any]] = []

    def write(self) -> Rows:
        """The observations as they are now."""
        episodes, made = self.episodes, self.made
        at = 0
        while at < len(made) and holders(made, at) > NOBODY:
            at += 1
        if at == MOST:
            episodes.show_rows()
            return as_rows(self.own, *self.shape).copy()
        if at == len(made):
            self.buffers.append(blank_rows(len(self.own)))
            # Not a view of an array: views of a view hold what that is a view of, not the view.
            made.append(np.asarray(Writable(self.buffers[at])))
        episodes.rows = self.buffers[at]
        episodes.show_rows()
        episodes.rows = self.own
        # A view, which holds the array in the list, as all views of this one do.
        return made[at].reshape(self.shape)


def holders(arrays: list[NDArray[Any]], at: int) -> int:
    """How many references to an array there are, the list's own and those of this call included."""
    return sys.getrefcount(arrays[at])


NOBODY = holders([np.empty(0)], 0)
"""The `holders` of an array that only its list holds."""


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
        self._chosen: NDArray[np.int64] = as_rows(episodes.chosen, num_envs)
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
        self._row_buffers, self._mask_copies = RowBuffers(episodes, self._rows.shape), Copies(self._masks)
        self._generators: list[np.random.Generator | None] = [None] * num_envs
        self._dealt = np.zeros(num_envs, np.bool_)
        self._ready = False
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
        for at in members(chosen):
            given = None if seeds is None else seeds[at]
            if given is not None or self._generators[at] is None:
                self._generators[at], _ = seeding.np_random(given)
        with PausedGc():
            self._deal(members(chosen))
            self._dealt |= chosen
            self._ready = bool(self._dealt.all())
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
        if not self._ready:
            raise gymnasium.error.ResetNeeded("Games are dealt by reset(), which comes before the first step().")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"One action for each of {self.num_envs} games is needed, not {chosen.shape}.")
        episodes = self.episodes
        before = members(self._over) if episodes.ended else []
        if before and self.autoreset_mode == AutoresetMode.DISABLED:
            raise gymnasium.error.ResetNeeded(f"Game {before[0]} is over: reset() with a reset_mask first.")
        np.copyto(self._chosen, chosen, casting="same_kind")
        with PausedGc():
            # This leaves games alone that were over before.
            episodes.step()
            if before:
                self._deal(before)
            rewards, over = self._rewards.copy(), self._over.copy()
            info: dict[str, Any] = {}
            if episodes.ended and self.autoreset_mode == AutoresetMode.SAME_STEP:
                ended = members(over)
                for at in ended:
                    episodes.show_row(at)
                    final = self.form.show(self._rows[at].copy())
                    told = {"action_mask": self._masks[at].copy(), **self._last_info(at)}
                    info = self._add_info(info, {"final_obs": final, "final_info": told}, at)
                self._deal(ended)
            elif episodes.ended:
                info = self._ends(over)
            return self._show(), rewards, over, np.zeros(self.num_envs, np.bool_), info | self._info(self._all)

    def _ends(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """What comes with the ends of these games: as `_add_info` would gather it, for all games at once."""
        refused = members(self._illegal.view(np.bool_)) if self.episodes.refused else []
        info: dict[str, Any] = {}
        if len(refused) < self.episodes.ended:
            to_the_end = over.copy()
            to_the_end[refused] = False
            results: dict[str, NDArray[Any]] = {"points": self._points}
            if self.self_play:
                results["returns"] = self._returns
            for name, values in results.items():
                info[name] = values * to_the_end[:, None]
                info[f"_{name}"] = to_the_end.copy()
        for at in refused:
            info = self._add_info(info, self._last_info(at), at)
        return info

    def _deal(self, games: list[int]) -> None:
        """Deal new games. The seeds of a deal and of its bots come from the game's own generator."""
        for at in games:
            generator = self._generators[at]
            assert generator is not None
            seed = draw_seed(generator)
            bots: list[Bot | None] = [None] * self.play.players
            for seat, make in self._makers[at]:
                bots[seat] = make(draw_seed(generator))
            self.episodes.deal(at, seed, bots)

    def _show(self) -> Any:
        """What the learner knows in every game, in the chosen form."""
        if self.copy:
            return self.form.show(self._row_buffers.write())
        self.episodes.show_rows()
        return self.form.show(self._rows)

    def _info(self, games: NDArray[np.bool_]) -> dict[str, Any]:
        """What comes with every observation of these games."""
        masks = self._mask_copies.make() if self.copy else self._masks
        info: dict[str, Any] = {"action_mask": masks, "_action_mask": games.copy()}
        if self.self_play:
            info["actor"] = self.actors.copy() if self.copy else self.actors
            info["_actor"] = games.copy()
        if self._own_points is not None:
            self.episodes.show_own_points()
            info["own_points"] = self._own_points.copy() if self.copy else self._own_points
            info["_own_points"] = games.copy()
        return info

    def _last_info(self, at: int) -> dict[str, Any]:
        """What comes with the end of a game."""
        if self._illegal[at]:
            reason = self.episodes.states[at].why_not(int(self.actors[at]), int(self._chosen[at]))
            assert reason is not None
            return {"illegal": reason.say()}
        told = {"points": self._points[at].copy()}
        return {**told, "returns": self._returns[at].copy()} if self.self_play else told

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
