"""Observations by choice: rows, their named parts, boards as planes."""

from typing import Any

import numpy as np
import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.observation import row_of
from megapolis.engine.errors import BadOption
from megapolis.engine.match import Match
from megapolis.envs.batch import Batch
from megapolis.envs.forms import FORMS, form_of
from megapolis.envs.gymnasium import env
from megapolis.envs.pettingzoo import env as turn_env
from megapolis.envs.vector import vector_env


def rows(game: str, players: int = 2) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Observations from the middle of some games."""
    batch = Batch(game, 6, players, seed=2)
    batch.step_at_random(60)
    return batch.observations.copy()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("name", list(FORMS))
def test_what_a_form_shows_is_in_its_space(game: str, name: str) -> None:
    form = form_of(name, find_game(game).setup(2))
    many = rows(game)
    shown = form.show(many)
    for at, row in enumerate(many):
        one = form.show(row)
        assert form.space.contains(one)
        if isinstance(one, dict):
            assert all(np.array_equal(one[key], shown[key][at]) for key in one)
        else:
            assert np.array_equal(one, shown[at])


@pytest.mark.parametrize("game", game_ids())
def test_named_parts_are_views_that_hold_all_numbers(game: str) -> None:
    form = form_of("dict", find_game(game).setup(2))
    many = rows(game)
    shown = form.show(many)
    assert sum(part[0].size for part in shown.values()) == many.shape[1]
    assert all(np.shares_memory(part, many) for part in shown.values())
    assert not any("." in key for key in shown)


def test_a_station_stands_where_the_map_has_it() -> None:
    setup = find_game("next_station").setup(2)
    match = Match(setup, "planes")
    match.play(match.moves(0)[1], seat=0)
    row = np.asarray(row_of(setup.game.observer, match.state, 0))
    planes = form_of("planes", setup).show(row)["planes"]
    assert planes.shape == (12, 10, 10)
    box: Any = setup.data
    part = {each.name: each for each in setup.game.observer.slices(2)}["seat0.line"]
    line = np.flatnonzero(row[part.offset : part.offset + part.size])
    assert len(line) == 2
    assert {(box.y[station], box.x[station]) for station in line} == set(zip(*np.nonzero(planes[0]), strict=True))


def test_a_city_is_taken_apart() -> None:
    form = form_of("planes", find_game("sprawlopolis").setup(2))
    many = rows("sprawlopolis")
    planes = form.show(many)["planes"].astype(np.int16)
    assert planes.shape[1:] == (13, 60, 60)
    city = form.parts[[part.name for part in form.parts].index("city")]
    weights = [1, 2, 3, 4, 5, 6, 8, 16, 32, 64, 128, 256, 384]
    together = sum(weight * planes[:, at] for at, weight in enumerate(weights))
    assert np.array_equal(together.reshape(len(many), -1), many[:, city.offset : city.offset + city.size])
    assert together.any()


@pytest.mark.parametrize("form", ["dict", "planes"])
def test_environments_show_the_form_that_was_asked_for(form: str) -> None:
    single = env("welcome_to", 2, opponents="random", observation=form)
    alone, _ = single.reset(seed=1)
    many = vector_env("welcome_to", 2, 2, opponents="random", observation=form, autoreset_mode="SameStep")
    together, info = many.reset(seed=1)
    turns = turn_env("welcome_to", 2, observation=form)
    turns.reset(seed=1)
    assert single.observation_space == many.single_observation_space
    assert single.observation_space.contains(alone)
    assert many.observation_space.contains(together)
    assert turns.observation_space("player_0").contains(turns.observe("player_0"))
    for key, part in alone.items():
        assert np.array_equal(part, together[key][0])
    while "final_obs" not in info:
        together, *_, info = many.step(many.action_masks().argmax(axis=1))
    last = info["final_obs"][info["_final_obs"]][0]
    assert single.observation_space.contains(last)


def test_another_form_is_refused() -> None:
    with pytest.raises(BadOption, match=r"cannot be “pixels”\. Possible: flat, dict, planes"):
        env("next_station", 2, observation="pixels")


def test_arrays_are_shared_with_other_libraries_without_copies() -> None:
    batch = Batch("next_station", 4, 2, seed=1)
    for array in (batch.observations, batch.masks, batch.rewards, batch.actors, batch.legal):
        assert np.shares_memory(array, np.from_dlpack(array))
    rows = batch.observations
    before = rows.copy()
    rows -= 7
    assert np.array_equal(np.from_dlpack(batch.observations), before - 7)
    batch.restore({0: batch.save(0)})
    assert np.array_equal(batch.observations, before)
    del batch
    assert np.array_equal(rows, before), "the memory lives as long as the array"
