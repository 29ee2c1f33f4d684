"""Every game keeps its promises, on its options pairwise at every seat count.

A run of `make test` plays 12 games a set-up compiled and 2 interpreted; `make conformance` the full grid, 200 each.
"""

import os
import subprocess
import sys
from typing import Any

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import check_game, full_grid, pairwise_grid
from megapolis.conformance.grid import Values

FULL = os.environ.get("MEGAPOLIS_FULL") == "1"
INTERPRETED = os.environ.get("MEGAPOLIS_INTERPRETED") == "1"
GAMES = 200 if FULL else 2 if INTERPRETED else 12
GRID = full_grid if FULL else pairwise_grid
SETUPS = [(name, players, options) for name in game_ids() for players, options in GRID(find_game(name))]


def _id(setup: tuple[str, int, Values]) -> str:
    name, players, options = setup
    default = {option.name: option.default for option in find_game(name).options.options.values()}
    said = ",".join(f"{key}={value}" for key, value in options.items() if value != default[key])
    return f"{name}-{players}-{said or 'default'}"


# What lines of the rules are reached is reached at small tables already: only those are traced for coverage.
ROWS = [pytest.param(setup, id=_id(setup), marks=pytest.mark.untraced if setup[1] > 2 else ()) for setup in SETUPS]


@pytest.mark.parametrize("setup", ROWS)
def test_conforms(setup: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = setup
    # A game for ten takes as long as ten: a large table plays fewer, and at least two.
    games = max(2, 4 * GAMES // max(4, players))
    assert check_game(name, players, games=games, **options) == games


@pytest.mark.skipif(INTERPRETED, reason="compares the compiled engine with the interpreted one: run once, compiled")
@pytest.mark.parametrize("name", game_ids())
def test_compiled_and_interpreted_agree(name: str) -> None:
    command = [sys.executable, "-m", "megapolis", "check", name, "--games", "1", "--transcripts"]
    compiled = subprocess.run(command, capture_output=True, text=True, check=True)
    environment = {**os.environ, "MEGAPOLIS_INTERPRETED": "1"}
    interpreted = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert compiled.stdout.count("\n") > 100
    assert compiled.stdout.splitlines() == interpreted.stdout.splitlines()
