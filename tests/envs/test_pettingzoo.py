"""PettingZoo environments: they pass PettingZoo's own tests, and play the engine's games."""

import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance.grid import pairwise_grid
from megapolis.engine.core.rng import Rng
from megapolis.engine.errors import BadOption, IllegalMove
from megapolis.envs.pettingzoo import TurnEnv, env, parallel_env

with warnings.catch_warnings():
    # Where the peers of `make bench-peers` are installed, PettingZoo's tests import one of its games the old way.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

# PettingZoo knows by name which of its own environments have a mask beside their observation, and warns of all others;
# it also warns of the empty mask that an agent has when the game is over.
ITS_OWN = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
pytestmark = ITS_OWN


SET_UPS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in game_ids()),
    ("next_station", {"players": 1, "random_pencils": True}),
    ("next_station", {"players": 4, "powers": True, "objectives": True}),
    ("sprawlopolis", {"players": 2, "interstate": "duel"}),
    ("sprawlopolis", {"players": 3, "construction": True, "wrecktar": True, "beaches": True}),
    ("welcome_to", {"players": 1, "competitor": "irene"}),
    ("welcome_to", {"players": 4, "roundabouts": True, "board": "blueprint"}),
    ("capital_lux", {"players": 3, "set": "random"}),
    ("megalopolis", {"players": 4, "offers": 0}),
]
"""The default of every game, and others."""


@pytest.mark.parametrize(("game", "options"), SET_UPS)
def test_api(game: str, options: dict[str, Any]) -> None:
    api_test(env(game, **options), num_cycles=400)


@pytest.mark.parametrize("game", game_ids())
def test_seed(game: str) -> None:
    seed_test(partial(env, game), num_cycles=60)


@pytest.mark.parametrize("game", game_ids())
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "\x1b[" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "options"), SET_UPS)
def test_parallel_api(game: str, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, **options), num_cycles=300)


@pytest.mark.parametrize("game", game_ids())
def test_parallel_seed(game: str) -> None:
    parallel_seed_test(partial(parallel_env, game, tolerant=True), num_cycles=60)


def random_game(table: TurnEnv, seed: int) -> int:
    """Play to the end. Return the number of decisions."""
    rng = Rng(seed)
    table.reset(seed=seed)
    moves = 0
    while not table.terminations[table.agent_selection]:
        observation = table.observe(table.agent_selection)
        legal = np.flatnonzero(observation["action_mask"])
        if moves % 16 == 0:
            assert table.observation_space(table.agent_selection).contains(observation)
        table.step(int(legal[rng.below(len(legal))]))
        moves += 1
    return moves


@pytest.mark.parametrize("game", game_ids())
def test_every_option_and_number_of_seats_can_be_played_to_the_end(game: str) -> None:
    for number, (players, options) in enumerate(pairwise_grid(find_game(game))):
        table = env(game, players, **options)
        assert random_game(table, number) > 0
        assert [table.rewards[agent] for agent in table.agents] == table.play.state.returns()
        assert table.num_agents == players


@pytest.mark.parametrize("game", game_ids())
def test_aec_and_parallel_environments_play_the_same_game(game: str) -> None:
    turns, rounds = env(game, 3), parallel_env(game, 3)
    turns.reset(seed=5)
    observations, _ = rounds.reset(seed=5)

    def choice(table: Any, agent: str, mask: Any) -> int:
        """A choice that depends only on the agent and its legal actions."""
        legal = np.flatnonzero(mask)
        return int(legal[(len(legal) * 7 + table.seats[agent]) % len(legal)])

    while rounds.agents:
        actions = {agent: choice(rounds, agent, observations[agent]["action_mask"]) for agent in rounds.agents}
        observations, rewards, terminations, _, _ = rounds.step(actions)
    while not turns.terminations[turns.agent_selection]:
        agent = turns.agent_selection
        turns.step(choice(turns, agent, turns.observe(agent)["action_mask"]))
    assert rounds.play.state.digest() == turns.play.state.digest()
    assert rewards == turns.rewards
    assert all(terminations.values())


def test_an_agent_that_is_done_plays_the_noop() -> None:
    table = parallel_env("next_station", 2, powers=True)
    observations, _ = table.reset(seed=1)
    before = table.play.state.digest()
    with pytest.raises(IllegalMove):
        table.step({"player_0": 0, "player_1": table.noop})
    assert table.play.state.digest() == before
    table.play.state.play(0, 0)
    observations = table._observations()
    assert list(np.flatnonzero(observations["player_0"]["action_mask"])) == [table.noop]
    assert not observations["player_1"]["action_mask"][table.noop]
    with pytest.raises(IllegalMove):
        table.step({"player_0": 0, "player_1": 0})


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env("next_station", 2)
    table.reset(seed=1)
    before = table.play.state.digest()
    with pytest.raises(IllegalMove):
        table.step(table.play.actions - 1)
    assert table.play.state.digest() == before


def test_volunteers_play_the_noop_too() -> None:
    table = parallel_env("sprawlopolis", 4, roadworks="normal")
    observations, _ = table.reset(seed=2)
    choices = np.random.default_rng(2)
    volunteers = 0
    while table.agents:
        for seat in table.play.state.may_act():
            volunteers += 1
            assert list(np.flatnonzero(observations[f"player_{seat}"]["action_mask"])) == [table.noop]
        actions = {
            agent: int(choices.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in table.agents
        }
        observations, *_ = table.step(actions)
    assert volunteers


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(BadOption, match="human, ansi, svg"):
        env("next_station", render_mode="rgb_array")


def test_every_game_is_registered() -> None:
    for game in game_ids():
        name = f"megapolis/{game}-v{find_game(game).rules}"
        for kind, made in (("aec", pettingzoo.AECEnv), ("parallel", pettingzoo.ParallelEnv)):
            table = pettingzoo.make(kind, name, players=2)
            assert isinstance(table, made)
            assert table.max_num_agents == 2


def test_options_given_to_reset_are_kept() -> None:
    table = env("next_station", 2)
    table.reset(seed=1, options={"setup": {"powers": True}})
    assert table.play.setup.options["powers"] is True
    table.reset(seed=1)
    assert table.play.setup.options["powers"] is True
    with pytest.raises(BadOption):
        table.reset(options={"setup": {"no_such": 1}})


def test_an_observation_has_named_parts_and_a_view() -> None:
    table = env("welcome_to", 3)
    table.reset(seed=1)
    row = table.observe("player_1")["observation"]
    parts = table.slices()
    assert sum(part.stop - part.start for part in parts.values()) == len(row)
    assert table.view("player_1") == table.play.game.show.view(table.play.state, 1)


def test_environments_can_be_pickled() -> None:
    table = pickle.loads(pickle.dumps(env("sprawlopolis", 2, beaches=True)))
    table.reset(seed=3)
    assert table.play.setup.options["beaches"] is True


def test_a_tolerant_table_plays_the_first_legal_action_instead() -> None:
    strict, tolerant = (env("next_station", 2, tolerant=flag) for flag in (False, True))
    for table in (strict, tolerant):
        table.reset(seed=1)
    illegal = int(np.flatnonzero(strict.observe("player_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        strict.step(illegal)
    first = int(np.flatnonzero(strict.observe("player_0")["action_mask"])[0])
    strict.step(first)
    tolerant.step(illegal)
    assert tolerant.play.state.digest() == strict.play.state.digest()
    assert tolerant.infos == {"player_0": {"illegal": True}, "player_1": {}}
    tolerant.step(first)
    assert tolerant.infos == {"player_0": {}, "player_1": {}}


def test_a_tolerant_round_says_whose_action_was_replaced() -> None:
    table = parallel_env("capital_lux", 2, tolerant=True)
    observations, _ = table.reset(seed=1)
    while all(observations[agent]["action_mask"][table.noop] == 0 for agent in table.agents):
        masks = {agent: observations[agent]["action_mask"] for agent in table.agents}
        observations, _, _, _, infos = table.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
        assert infos == {"player_0": {}, "player_1": {}}
    waiting = next(agent for agent in table.agents if observations[agent]["action_mask"][table.noop])
    acting = next(agent for agent in table.agents if agent != waiting)
    legal = int(observations[acting]["action_mask"].argmax())
    *_, infos = table.step({waiting: 0, acting: legal})
    assert infos == {waiting: {"illegal": True}, acting: {}}


def test_the_state_is_what_all_agents_know() -> None:
    for table in (env("capital_lux", 3), parallel_env("capital_lux", 3)):
        table.reset(seed=2)
        state = table.state()
        assert table.state_space.contains(state)
        assert np.array_equal(state.reshape(3, -1)[2], table.play.row(2))


@pytest.mark.parametrize("game", game_ids())
def test_points_so_far_are_told_when_asked_for(game: str) -> None:
    table = env(game, 2, own_points=True)
    table.reset(seed=3)
    seen = set()
    while table.agents and not table.terminations[table.agent_selection]:
        for agent, seat in table.seats.items():
            assert table.infos[agent] == {"own_points": table.play.own_points(seat)}
            seen.add(table.infos[agent]["own_points"])
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert [table.infos[agent]["own_points"] for agent in table.possible_agents] == table.play.state.scores()
    assert len(seen) > 1
