"""PettingZoo environments: every game with its seats as agents, one at a time (AEC) or all at once (parallel).

Make one with `env("next_station", players=3, powers=True)` or `parallel_env(...)`. Importing this module also registers
all games with PettingZoo: `pettingzoo.make("aec", "megapolis/next_station-v1")`.
"""

from __future__ import annotations

from megapolis.engine.optional import require

require("pettingzoo", "envs")

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypedDict

import msgspec
import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import EzPickle
from pettingzoo.utils.env import AECEnv, ParallelEnv

from megapolis.catalog import game_ids
from megapolis.engine.errors import IllegalMove
from megapolis.engine.i18n import seat_word
from megapolis.envs.forms import Form, form_of
from megapolis.envs.play import FPS, RENDER_MODES, Mask, Play, Row, env_id, set_up

__all__ = ["env", "parallel_env"]


class Observation(TypedDict):
    """An agent's observation: what its seat knows, in the chosen form, and which actions are legal."""

    observation: Any
    action_mask: Mask


class _Seats(EzPickle):
    """The common part of both kinds of environment: agents for seats, their spaces, and drawing."""

    noops = 0
    """The number of actions beyond the game's own."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        observation: str = "flat",
        own_points: bool = False,
        tolerant: bool = False,
        render_mode: str | None = None,
        data: Path | str | None = None,
        **options: Any,
    ) -> None:
        """`observation` is flat, dict or planes. With `own_points`, infos have each agent's points after every step.

        An illegal action raises `IllegalMove`. With `tolerant`, the agent's first legal action is played instead, and
        its info has `illegal`.
        """
        given: dict[str, Any] = {"observation": observation, "own_points": own_points, "tolerant": tolerant}
        EzPickle.__init__(self, game, players, **given, render_mode=render_mode, data=data, **options)
        play = Play(set_up(game, players, data, options), render_mode)
        actions = play.actions + self.noops
        self.play = play
        self.render_mode = play.render_mode
        self.metadata = {
            "name": env_id(play.game.id).partition("/")[2].replace("-", "_"),
            "render_modes": list(RENDER_MODES),
            "render_fps": FPS,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(play.players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.form = form_of(observation, play.setup)
        self.tells_points = own_points
        self.tolerant = tolerant
        row = Form(play.setup).space
        assert isinstance(row, Box)
        self.state_space = Box(np.tile(row.low, play.players), np.tile(row.high, play.players), dtype=np.int16)
        self._mask_size = actions
        self._action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": self.form.space,
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """An agent's observation space, always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """An agent's action space, always the same object."""
        return self._action_spaces[agent]

    def state(self) -> Row:
        """What all agents know, one row after another, for centralized training."""
        return self.play.rows()

    def _legal(self, seat: int, action: int) -> tuple[int, bool]:
        """The action, or in tolerant mode the first legal one if it is illegal. Return whether it was replaced, too."""
        state = self.play.state
        if not self.tolerant or state.is_legal(seat, action):
            return action, False
        return int(state.legal_actions(seat)[0]), True

    def _info(self, seat: int) -> dict[str, Any]:
        """What comes with an observation."""
        return {"own_points": self.play.own_points(seat)} if self.tells_points else {}

    def slices(self) -> dict[str, slice]:
        """The named slices of an observation."""
        return self.play.slices()

    def view(self, agent: str) -> msgspec.Struct:
        """The view of an agent: what it may see, typed and ready for JSON."""
        return self.play.view(self.seats[agent])

    def render(self) -> str | None:
        """Draw the position as an onlooker sees it; in a solo game, as the player sees it."""
        return self.play.draw(0 if self.play.players == 1 else None)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class TurnEnv(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent at a time. If several seats decide at once, the first goes first; the others do not see what it did."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game; `options={"setup": {...}}` changes the game's own options from now on."""
        self.play.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self._info(seat) for agent, seat in self.seats.items()}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.play.seat()]

    def observe(self, agent: str) -> Observation:
        """The agent's row, and a mask that is all 0 unless the agent is awaited."""
        seat = self.seats[agent]
        return {
            "observation": self.form.show(self.play.row(seat)),
            "action_mask": self.play.mask(seat, self._mask_size),
        }

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; the rewards come at the end: the game's returns in [-1, 1]."""
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        action, replaced = self._legal(self.seats[agent], int(action))
        self.play.step(self.seats[agent], action)
        if self.tells_points or self.tolerant:
            self.infos = {each: self._info(seat) for each, seat in self.seats.items()}
        if replaced:
            self.infos[agent]["illegal"] = True
        seat = self.play.seat()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        for each, value in zip(self.agents, self.play.state.returns(), strict=True):
            self.rewards[each] = self._cumulative_rewards[each] = value
            self.terminations[each] = True
        self.agent_selection = self.agents[0]


class RoundEnv(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once. An agent that is not awaited, or is done with its part of the round, plays the no-op.

    The no-op is the last action, `noop`. It is legal for an agent exactly when no other action is.
    """

    noops = 1

    def __init__(self, game: str, players: int | None = None, **options: Any) -> None:
        super().__init__(game, players, **options)
        self.noop = self.play.actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; `options={"setup": {...}}` changes the game's own options from now on."""
        self.play.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: self._info(seat) for agent, seat in self.seats.items()}

    def _observations(self) -> dict[str, Observation]:
        awaited = self.play.state.awaited()
        out: dict[str, Observation] = {}
        for agent, seat in self.seats.items():
            mask = self.play.mask(seat, self._mask_size)
            mask[self.noop] = not awaited >> seat & 1
            out[agent] = {"observation": self.form.show(self.play.row(seat)), "action_mask": mask}
        return out

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play one action of every awaited seat, then the chance that follows; rewards come at the end."""
        state = self.play.state
        awaited = state.awaited()
        chosen = []
        # Check all actions before playing any, so that a refusal leaves the game unchanged.
        replaced = set()
        for agent, seat in self.seats.items():
            action = int(actions[agent])
            if awaited >> seat & 1:
                action, illegal = self._legal(seat, action)
                reason = state.why_not(seat, action)
                if reason is not None:
                    raise IllegalMove(reason)
                chosen.append((seat, action))
            else:
                illegal = action != self.noop
                if illegal and not self.tolerant:
                    raise IllegalMove("error-not-your-turn", seat=seat_word(seat))
            if illegal:
                replaced.add(agent)
        for seat, action in chosen:
            state.play(seat, action)
        state.settle(self.play.rng)
        over = state.is_over()
        agents, self.agents = self.agents, [] if over else self.agents
        returns = state.returns() if over else [0.0] * len(agents)
        infos = {agent: self._info(self.seats[agent]) for agent in agents}
        for agent in replaced:
            infos[agent]["illegal"] = True
        return (
            self._observations(),
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )


def env(game: str, players: int | None = None, **options: Any) -> TurnEnv:
    """An AEC environment of a game.

    >>> table = env("next_station", players=3, powers=True)
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.num_agents
    ('player_0', 3)
    """
    return TurnEnv(game, players, **options)


def parallel_env(game: str, players: int | None = None, **options: Any) -> RoundEnv:
    """A parallel environment of a game.

    >>> table = parallel_env("welcome_to", players=2)
    >>> observations, infos = table.reset(seed=1)
    >>> sorted(observations)
    ['player_0', 'player_1']
    """
    return RoundEnv(game, players, **options)


def register() -> None:
    """Register all games with PettingZoo, once."""
    for game in game_ids():
        if env_id(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", env_id(game), f"{__name__}:env", kwargs={"game": game})
            pettingzoo.register("parallel", env_id(game), f"{__name__}:parallel_env", kwargs={"game": game})


register()
