"""The vector environment plays and shows what as many single environments do."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from megapolis.bots import UnknownBot
from megapolis.catalog import game_ids
from megapolis.engine.core.observation import row_of
from megapolis.engine.errors import BadOption
from megapolis.envs.gymnasium import env
from megapolis.envs.vector import SeatVectorEnv, vector_env

MODES = list(AutoresetMode)


def assert_same(one: Any, other: Any) -> None:
    """The same keys, masks and values, of the same kinds, as deep as they go."""
    if isinstance(one, Mapping):
        assert sorted(one) == sorted(other)
        for key in one:
            assert_same(one[key], other[key])
    elif one.dtype == object:
        for mine, theirs in zip(one, other, strict=True):
            assert np.array_equal(mine, theirs)
    else:
        assert one.dtype == other.dtype
        assert np.array_equal(one, other)


def choose(info: dict[str, Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action of each game; of games that are over any."""
    masks: NDArray[np.int8] = info["action_mask"]
    chosen: NDArray[np.int64] = np.argmax(rng.random(masks.shape) * (masks + 1e-9), axis=1)
    return chosen


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("mode", MODES)
def test_it_is_the_synchronous_vector_of_single_environments(game: str, mode: AutoresetMode) -> None:
    options: dict[str, Any] = {"players": 2, "seat": 1, "opponents": "random"}
    if game == "next_station":
        options.update(players=3, opponents=["random", "greedy"])
    rng = np.random.default_rng(3)
    ours = vector_env(game, num_envs=3, autoreset_mode=mode, **options)
    theirs: SyncVectorEnv[Any, Any] = SyncVectorEnv([lambda: env(game, **options)] * 3, autoreset_mode=mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert_same(*zip_results(ours.reset(seed=7), theirs.reset(seed=7)))
    _, info = ours.reset(seed=7)
    theirs.reset(seed=7)
    ended = 0
    for step in range(4000):
        actions = choose(info, rng)
        if step == 4:
            actions[2] = -1 if game == "next_station" else np.flatnonzero(info["action_mask"][2] == 0)[0]
        mine, other = ours.step(actions), theirs.step(actions)
        assert_same(*zip_results(mine, other))
        info = mine[4]
        ended += int(mine[2].sum())
        if mode == AutoresetMode.DISABLED and mine[2].any():
            mask = mine[2]
            again = ours.reset(options={"reset_mask": mask}), theirs.reset(options={"reset_mask": mask})
            assert_same(again[0][0], again[1][0])
            for key in ("action_mask",):
                assert np.array_equal(again[0][1][key][mask], again[1][1][key][mask])
            info = {"action_mask": ours.action_masks().astype(np.int8)}
        if ended >= 4:
            break
    assert ended >= 4


def zip_results(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Results as mappings, to be compared part by part."""
    return ({str(at): part for at, part in enumerate(one)}, {str(at): part for at, part in enumerate(other)})


@pytest.mark.parametrize("game", game_ids())
def test_the_learner_may_play_every_seat(game: str) -> None:
    tables = vector_env(game, num_envs=4, players=2, opponents="self", autoreset_mode="SameStep")
    rng = np.random.default_rng(1)
    observations, info = tables.reset(seed=1)
    seen = set()
    ended = 0
    while ended < 3:
        for at, state in enumerate(tables.episodes.states):
            actor = int(info["actor"][at])
            assert actor == state.actors()[0]
            assert observations[at].tolist() == list(row_of(tables.play.game.observer, state, actor))
            assert np.flatnonzero(info["action_mask"][at]).tolist() == list(state.legal_actions(actor))
            seen.add(actor)
        acting = info["actor"]
        observations, rewards, terminated, _, info = tables.step(choose(info, rng))
        for at in np.flatnonzero(terminated).tolist():
            final = info["final_info"]
            assert rewards[at] == final["returns"][at][acting[at]]
            assert len(final["points"][at]) == 2
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
    assert seen == {0, 1}


def test_the_registry_makes_it() -> None:
    tables = gymnasium.make_vec("megapolis/welcome_to-v2", num_envs=3, players=2, opponents="random")
    assert isinstance(tables, SeatVectorEnv)
    counted = RecordEpisodeStatistics(tables)
    _, info = counted.reset(seed=1)
    rng = np.random.default_rng(1)
    while "episode" not in info:
        _, rewards, terminated, _, info = counted.step(choose(info, rng))
    assert info["episode"]["r"][terminated] == pytest.approx(rewards[terminated])
    assert (info["episode"]["l"][terminated] > 10).all()


def test_arrays_are_the_callers_unless_it_shares_them() -> None:
    kept, shared = (vector_env("next_station", 2, opponents="random", copy=copy) for copy in (True, False))
    for tables in (kept, shared):
        observations, info = tables.reset(seed=1)
        before = observations.copy(), info["action_mask"].copy()
        later, _, _, _, info_later = tables.step(info["action_mask"].argmax(axis=1))
        assert (observations is later) == (tables is shared)
        assert np.array_equal(observations, before[0]) == (tables is kept)
        assert observations.flags.writeable
        assert np.shares_memory(info["action_mask"], info_later["action_mask"]) == (tables is shared)


def test_memory_is_used_again_only_when_nobody_holds_it() -> None:
    tables = vector_env("next_station", 4, players=2, opponents="random")
    observations, info = tables.reset(seed=1)
    held, seen = [], []
    for step in range(30):
        # The array itself, a view of it, or another library's view of its memory.
        kept = (observations, observations[1:, ::2], np.from_dlpack(observations))[step % 3]
        held.append(kept)
        seen.append(kept.copy())
        observations, _, _, _, info = tables.step(info["action_mask"].argmax(axis=1))
    assert all(np.array_equal(one, other) for one, other in zip(held, seen, strict=True))
    assert not any(np.shares_memory(held[at], other) for at in range(30) for other in held[:at])
    held.clear()
    del kept, observations
    places = set()
    for _ in range(10):
        shown = tables.step(info["action_mask"].argmax(axis=1))
        info = shown[4]
        places.add(shown[0].ctypes.data)
        del shown
    assert len(places) == 1


def test_every_game_may_have_another_seat() -> None:
    tables = vector_env("capital_lux", 3, 3, seat=[0, 1, 2], opponents="random")
    tables.reset(seed=1)
    assert tables.actors.tolist() == [0, 1, 2]
    assert [sorted(named) for named in tables.opponents] == [[1, 2], [0, 2], [0, 1]]


def test_own_points_come_with_every_step_when_asked_for() -> None:
    tables = vector_env("welcome_to", 3, 2, opponents="random", own_points=True)
    _, info = tables.reset(seed=1)
    rng = np.random.default_rng(1)
    points = tables.slices()["seat0.points"]
    while True:
        observations, _, terminated, _, info = tables.step(choose(info, rng))
        assert info["own_points"].tolist() == observations[:, points].ravel().tolist()
        if terminated.any():
            assert (info["own_points"] == info["points"][:, 0])[terminated].all()
            return


def test_options_change_from_a_deal_on() -> None:
    tables = vector_env("next_station", 2, opponents="random", render_mode="ansi")
    tables.reset(seed=1, options={"setup": {"powers": True}})
    assert all(state.setup.options["powers"] for state in tables.episodes.states)
    tables.reset(options={"setup": {"powers": False}, "reset_mask": np.array([False, True])})
    assert [state.setup.options["powers"] for state in tables.episodes.states] == [True, False]
    assert len(set(tables.render())) == 2


def test_games_go_on_from_their_own_generators() -> None:
    tables = vector_env("next_station", 2, opponents="random")
    first, _ = tables.reset(seed=[5, 5])
    assert np.array_equal(first[0], first[1])
    second, _ = tables.reset()
    assert np.array_equal(second[0], second[1])
    assert not np.array_equal(first, second)
    third, _ = tables.reset(seed=[None, 5])
    assert np.array_equal(third[1], first[1])


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^A vector environment needs at least one game, not 0\.$"):
        vector_env("next_station", 0)
    with pytest.raises(BadOption, match="There is no seat 3"):
        vector_env("next_station", 2, 2, seat=2)
    with pytest.raises(ValueError, match=r"^One seat, or one for each of 2 games is needed, not 3\.$"):
        vector_env("next_station", 2, 2, seat=[0, 1, 0])
    with pytest.raises(BadOption, match="Opponents named: 2"):
        vector_env("next_station", 2, 2, opponents=["random", "random"])
    with pytest.raises(UnknownBot):
        vector_env("next_station", 2, 2, opponents="nobody").reset()
    tables = vector_env("next_station", 2, 2, opponents="random", autoreset_mode="Disabled")
    with pytest.raises(gymnasium.error.ResetNeeded, match="before the first step"):
        tables.step(np.zeros(2, np.int64))
    with pytest.raises(gymnasium.error.ResetNeeded, match="takes no reset_mask"):
        tables.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match=r"^One seed for each of 2 games is needed, not 1\.$"):
        tables.reset(seed=[1])
    tables.reset(seed=1)
    for mask, message in (
        ([True, False], "truth values"),
        (np.array([1, 0]), "truth values"),
        (np.array([True]), "truth values"),
        (np.array([False, False]), "names no game"),
    ):
        with pytest.raises(ValueError, match=message):
            tables.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match=r"^One action for each of 2 games is needed, not \(3,\)\.$"):
        tables.step(np.zeros(3, np.int64))
    with pytest.raises(TypeError):
        tables.step(np.zeros(2))  # type: ignore[arg-type]
    legal = tables.action_masks().argmax(axis=1)
    tables.step(np.array([legal[0], 5000]))
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"^Game 1 is over: reset\(\) with a reset_mask first\.$"):
        tables.step(legal)
