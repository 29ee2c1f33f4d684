"""Gymnasium environments: they pass Gymnasium's own check, and play games against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from megapolis.bots import UnknownBot
from megapolis.catalog import find_game, game_ids
from megapolis.engine.errors import BadOption
from megapolis.envs.gymnasium import SeatEnv, env


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("players", [None, 4])
def test_environments_pass_gymnasiums_own_check(game: str, players: int | None) -> None:
    name = f"megapolis/{game}-v{find_game(game).rules}"
    check_env(gymnasium.make(name, players=players, opponents="random", render_mode="ansi").unwrapped)


def play(table: SeatEnv, seed: int) -> tuple[float, int]:
    """Play a game with random actions of the learner. Return its reward and its number of decisions."""
    observation, _ = table.reset(seed=seed)
    choices = np.random.default_rng(seed)
    moves = 0
    while True:
        assert table.observation_space.contains(observation)
        observation, reward, terminated, truncated, info = table.step(
            int(choices.choice(np.flatnonzero(table.action_masks())))
        )
        assert not truncated
        moves += 1
        if terminated:
            assert info["points"].tolist() == table.play.state.scores()
            assert reward == table.play.state.returns()[table.seat]
            return reward, moves
        assert reward == 0.0


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seat", [0, 2])
def test_any_seat_can_learn(game: str, seat: int) -> None:
    table = env(game, 3, seat=seat, opponents=["random", "greedy"])
    reward, moves = play(table, seed=seat)
    assert moves > 5
    assert (reward, moves) == play(table, seed=seat), "the same seed gives the same game"


def test_a_bot_that_only_some_games_have_can_be_the_opponent() -> None:
    reward, _ = play(env("next_station", 2, opponents="learned"), seed=1)
    assert reward < 0
    with pytest.raises(UnknownBot, match="has no bot called “learned”"):
        env("capital_lux", 2, opponents="learned").reset()


def test_a_solo_game_has_no_opponents() -> None:
    table = env("next_station", 1, random_pencils=True)
    _, moves = play(table, seed=1)
    assert moves > 20


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    table = env("next_station", 2)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    _, reward, terminated, _, info = table.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].endswith(".")


def test_a_step_before_reset_is_refused() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"^Call reset\(\) to deal a game"):
        env("next_station").step(0)


def test_an_impossible_seat_or_number_of_opponents_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no seat 3"):
        env("next_station", 2, seat=2)
    with pytest.raises(BadOption, match="Opponents named: 2; other seats at this table: 1"):
        env("next_station", 2, opponents=["random", "random"])
    with pytest.raises(UnknownBot):
        env("next_station", 2, opponents="nobody").reset()


def test_every_game_is_registered() -> None:
    for game in game_ids():
        table = gymnasium.make(f"megapolis/{game}-v{find_game(game).rules}", players=2, opponents="random")
        observation, _ = table.reset(seed=1)
        masks = table.get_wrapper_attr("action_masks")()
        assert table.observation_space.contains(observation)
        assert masks.dtype == np.bool_
        assert masks.any()


def test_the_view_is_that_of_the_learners_seat() -> None:
    table = env("capital_lux", 2, seat=1, opponents="random", set="B")
    table.reset(seed=4, options={"setup": {"set": "C"}})
    assert table.play.setup.options["set"] == "C"
    assert table.view() == table.play.game.show.view(table.play.state, 1)
    assert sum(part.stop - part.start for part in table.slices().values()) == len(table.play.row(1))
