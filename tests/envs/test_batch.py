"""Batched self-play from Python."""

import gc
import resource

import numpy as np
import pytest

from megapolis.catalog import game_ids
from megapolis.envs.batch import Batch


@pytest.mark.parametrize("name", game_ids())
def test_arrays_show_random_games(name: str) -> None:
    batch = Batch(name, 16, seed=4)
    rng = np.random.default_rng(1)
    seen = 0
    for _ in range(300):
        assert batch.masks.any(axis=1).all()
        random = rng.random(batch.masks.shape) * batch.masks
        batch.step(random.argmax(axis=1))
        scaled = batch.observations * batch.scale
        assert np.abs(scaled).max() <= 1.0
        rewards = batch.rewards
        assert rewards.shape == (16, batch.players)
        assert not rewards[batch.ended == 0].any()
        seen += int(batch.ended.sum())
    assert batch.finished == seen


@pytest.mark.parametrize("name", game_ids())
def test_legal_actions_are_also_listed(name: str) -> None:
    batch = Batch(name, 9, seed=2)
    rng = np.random.default_rng(3)
    for _ in range(80):
        games, actions = np.nonzero(batch.masks)
        assert np.array_equal(batch.legal, actions)
        assert np.array_equal(batch.starts, np.searchsorted(games, np.arange(10)))
        batch.step(batch.legal[rng.integers(batch.starts[:-1], batch.starts[1:])])


def test_a_step_leaves_the_garbage_collector_as_it_was() -> None:
    batch = Batch("next_station", 2)
    batch.step_at_random()
    assert gc.isenabled()
    gc.disable()
    try:
        batch.step(batch.masks.argmax(axis=1))
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_the_same_seed_gives_the_same_arrays() -> None:
    one, two, other = (Batch("welcome_to", 8, 2, seed=seed) for seed in (1, 1, 2))
    for _ in range(100):
        for batch in (one, two, other):
            batch.step_at_random()
    assert (one.observations == two.observations).all()
    assert (one.masks == two.masks).all()
    assert not (one.observations == other.observations).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = Batch("next_station", 4, 2, seed=1)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match=r"^Action 400 is not legal in game 2\.$"):
        batch.step(np.array([0, 0, 400, 0]))
    with pytest.raises(ValueError, match=r"^Action -1 is not legal in game 0\.$"):
        batch.step(np.array([-1, 0, 0, 0], np.int8))
    with pytest.raises(ValueError, match=r"^A step needs one action for each of 4 games, not shape \(3,\)\.$"):
        batch.step(np.array([0, 0, 0]))
    with pytest.raises(TypeError):
        batch.step(np.array([0.0, 0.5, 0.0, 0.0]))
    assert (batch.observations == before).all()


def test_a_batch_without_games_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^A batch needs at least one game, not 0\.$"):
        Batch("next_station", 0)


def test_actions_may_have_any_integer_type() -> None:
    one, other = (Batch("capital_lux", 6, 3, seed=2) for _ in range(2))
    for _ in range(40):
        first = one.masks.argmax(axis=1)
        one.step(first.astype(np.uint16))
        other.step(np.repeat(first, 2)[::2])
    assert (one.observations == other.observations).all()


def test_games_take_a_list_of_options_in_turn() -> None:
    one = Batch("next_station", 4, options={"powers": True}, seed=1)
    mixed = Batch("next_station", 4, options=[{}, {"powers": True}], seed=1)
    powers = next(each for each in one.slices if each.name == "powers")
    for batch in (one, mixed):
        for _ in range(3):
            batch.step(batch.masks.argmax(axis=1))
    there = [
        batch.observations[:, powers.offset : powers.offset + powers.size].any(axis=1).tolist()
        for batch in (one, mixed)
    ]
    assert there == [[True] * 4, [False, True] * 2]


def test_best_finds_the_highest_value_of_each_game() -> None:
    batch = Batch("next_station", 6, options={"random_pencils": True}, seed=9)
    for _ in range(30):
        ahead = batch.look_ahead()
        values = ahead.baselines
        best = ahead.best(values)
        for game in range(6):
            own = values[ahead.starts[game] : ahead.starts[game + 1]]
            assert best[game] == ahead.starts[game] + int(own.argmax())
        batch.follow(best)
    assert ahead.observations.shape == (len(ahead.paths), batch.length)
    assert batch.look_ahead(10).observations.shape[1] == 10


def test_a_seed_for_each_game() -> None:
    one = Batch("welcome_to", 3, 2, seed=[4, 5, 6])
    other = Batch("welcome_to", 2, 2, seed=[6, 4])
    for batch in (one, other):
        batch.step_at_random(90)
    assert np.array_equal(one.observations[[2, 0]], other.observations)
    with pytest.raises(ValueError, match=r"^One seed for each game is needed, 3 in all, not 2\.$"):
        Batch("welcome_to", 3, 2, seed=[4, 5])


def test_single_games_are_saved_and_restored() -> None:
    batch = Batch("megalopolis", 4, 2, seed=3)
    batch.step_at_random(40)
    saved = batch.save(2)
    rows, masks = batch.observations.copy(), batch.masks.copy()
    batch.step_at_random(25)
    after = batch.observations.copy()
    batch.restore({-1: saved, 2: saved})
    assert np.array_equal(batch.observations, [*after[:2], rows[2], rows[2]])
    assert np.array_equal(batch.masks[2], masks[2])
    batch.step_at_random(25)
    assert np.array_equal(batch.observations[2], after[2])
    assert np.array_equal(batch.observations[3], after[2])
    with pytest.raises(IndexError):
        batch.restore({4: saved})
    with pytest.raises(ValueError, match=r"^A game of megalopolis for 2 does not fit a batch of megalopolis for 3\.$"):
        Batch("megalopolis", 1, 3).restore({0: saved})


def test_looking_ahead_a_few_games_at_a_time_is_looking_ahead_in_all() -> None:
    one, other = (Batch("welcome_to", 7, 2, seed=2) for _ in range(2))
    for _ in range(30):
        whole = one.look_ahead(count=4)
        one.follow(whole.best(whole.baselines))
        paths = []
        for first in range(0, 7, 3):
            part = other.look_ahead(count=4, games=range(first, min(first + 3, 7)))
            paths += part.paths_to(part.best(part.baselines))
        other.follow_paths(paths)
    assert np.array_equal(one.observations, other.observations)
    for wrong in (range(3, 9), range(0, 4, 2)):
        with pytest.raises(ValueError, match=r"^Games that follow each other are needed, of 7, not range"):
            one.look_ahead(games=wrong)
    with pytest.raises(ValueError, match=r"^One path for each game is needed, 7 in all, not 2\.$"):
        one.follow_paths(paths[:2])
    with pytest.raises(ValueError, match=r"^One place for each game is needed, 7 in all, not \(2,\)\.$"):
        one.follow(np.zeros(2, int))


@pytest.mark.compiled
def test_ten_thousand_games_stay_within_their_memory() -> None:
    def peak() -> float:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

    start = peak()
    batch = Batch("next_station", 10_000, 1, options={"random_pencils": True}, seed=1)
    batch.step_at_random(40)
    assert batch.observations.any()
    assert batch.masks.any()
    # Rows and masks are 17 and 4 MB; positions take about a kilobyte each.
    made = peak()
    assert made - start < 120
    for _ in range(3):
        batch.step_at_random(30)
        paths = []
        for first in range(0, 10_000, 500):
            part = batch.look_ahead(games=range(first, first + 500))
            paths += part.paths_to(part.best(part.baselines))
        batch.follow_paths(paths)
    assert batch.finished > 10_000
    assert peak() - made < 60
