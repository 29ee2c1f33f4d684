"""Every game keeps its promises, on its options pairwise at every seat count.

A run of `make test` takes another quarter of these set-ups and other deals every day, 6 games each; `make conformance`
takes the full grid, 200 games each.
"""

import os
import subprocess
import sys
from typing import Any

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import check_game, full_grid, pairwise_grid
from megapolis.conformance.grid import Values
from sampling import FULL, INTERPRETED, ROTATION, rotate

Row = tuple[str, int, Values]
GAMES = 200 if FULL else 6
# Deals of one rotation are some of those that the full grid plays.
FIRST = 1 if FULL else 1 + ROTATION % (200 // GAMES) * GAMES
GRID = full_grid if FULL else pairwise_grid
SETUPS = [(name, players, options) for name in game_ids() for players, options in GRID(find_game(name))]


def _id(setup: Row) -> str:
    name, players, options = setup
    default = {option.name: option.default for option in find_game(name).options.options.values()}
    said = ",".join(f"{key}={value}" for key, value in options.items() if value != default[key])
    return f"{name}-{players}-{said or 'default'}"


@pytest.mark.compiled
@pytest.mark.parametrize("setup", rotate(SETUPS, 4), ids=_id)
def test_conforms(setup: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = setup
    # A game for ten takes as long as ten: a large table plays fewer, and at least two.
    games = max(2, 4 * GAMES // max(4, players))
    assert check_game(name, players, games=games, seed=FIRST, **options) == games


TRACED: list[tuple[str, int, dict[str, Any]]] = [
    ("capital_lux", 2, {"set": "random", "synergies": ("agent",), "agent_target": "blue_only"}),
    ("megalopolis", 2, {"blocks": 20, "final_value": "height_zone", "offers": 9, "court_dice": "three"}),
    ("megalopolis", 3, {"offers": 0, "free_blocks": "on_top", "crossing": "next_turn", "final_value": "table_zone"}),
    ("next_station", 2, {"objectives": True, "powers": True, "double_joker_central": "no_second"}),
    ("next_station", 2, {"powers": True, "double_switch_scope": "both"}),
    ("sprawlopolis", 1, {"construction": True, "landmarks": True, "wrecktar": True, "beaches": True}),
    ("sprawlopolis", 1, {"landmarks": True, "roadworks": "hard", "solo_roadworks": 4}),
    ("sprawlopolis", 3, {"construction": True, "roadworks": "normal"}),
    ("sprawlopolis", 2, {"interstate": "together", "exceed_target": True}),
    ("sprawlopolis", 2, {"interstate": "duel", "duel_rules": "choice"}),
    ("welcome_to", 1, {"board": "blueprint", "competitor": "closed"}),
    ("welcome_to", 2, {"roundabouts": True, "plan_a": ("A13",), "plan_c": ("C1",)}),
]
"""Set-ups that reach together what only whole games reach, as far as one can see it: pictures, views, observations."""


@pytest.mark.skipif(not INTERPRETED, reason="other set-ups are played compiled")
@pytest.mark.parametrize("setup", TRACED, ids=_id)
def test_conforms_interpreted(setup: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = setup
    assert check_game(name, players, games=2, **options) == 2


TELL = """
import sys
from ast import literal_eval
from megapolis.conformance import transcript
from megapolis.catalog import find_game
for name, players, options in literal_eval(sys.argv[1]):
    print(name, players, options)
    for line in transcript(find_game(name).setup(players, options), int(sys.argv[2])):
        print(line)
"""


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
def test_compiled_and_interpreted_agree(name: str) -> None:
    rows = rotate([(name, players, options) for players, options in pairwise_grid(find_game(name))], 6)
    command = [sys.executable, "-c", TELL, repr(rows), str(FIRST)]
    compiled = subprocess.run(command, capture_output=True, text=True, check=True)
    environment = {**os.environ, "MEGAPOLIS_INTERPRETED": "1"}
    interpreted = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert compiled.stdout.count("\n") > 100
    assert compiled.stdout.splitlines() == interpreted.stdout.splitlines()
