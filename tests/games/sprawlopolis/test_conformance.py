"""The promises of every game, on set-ups that the pairwise grid seldom meets: levels, expansions, duels, mixtures.

A run of `make test` takes another quarter of them every day, `make conformance` all.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from games.sprawlopolis.builders import own_box
from megapolis.conformance import check_game
from megapolis.conformance.grid import values_to_try
from megapolis.conformance.suite import check_setup
from megapolis.engine.core.rng import Rng
from megapolis.games.sprawlopolis import GAME
from sampling import FULL, rotate

GAMES = 50 if FULL else 4

LEVELS = [(players, {"level": level}) for players, level in product(GAME.seats, ("easy", "normal", "hard"))]
EXPANSIONS: list[dict[str, Any]] = [
    {"construction": True},
    {"landmarks": True},
    {"wrecktar": True},
    {"beaches": True},
    {"roadworks": "normal"},
    {"roadworks": "hard"},
]
ALONE = [(players, options) for players, options in product(GAME.seats, EXPANSIONS)]
INTERSTATE: list[tuple[int, dict[str, Any]]] = [
    *(
        (2, {"interstate": "duel", "duel_rules": name})
        for name in ("random", "standard", "majority", "choice", "either")
    ),
    (2, {"interstate": "duel", "conditions": "4,14", "allow_full_cover": True}),
    (1, {"interstate": "together"}),
    (2, {"interstate": "together", "level": "hard"}),
    (2, {"interstate": "together", "exceed_target": True}),
]


def mixtures(count: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Random combinations of at least two expansions that the options allow."""
    rng = Rng(7)
    while count:
        players = 1 + rng.below(4)
        chosen = {}
        for name, option in GAME.options.options.items():
            values = values_to_try(option)
            chosen[name] = values[rng.below(len(values))]
        several = sum(bool(chosen[name]) for name in ("construction", "landmarks", "wrecktar", "beaches")) >= 2
        if several and GAME.options.conflict(players, chosen) is None:
            count -= 1
            yield players, chosen


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "options"), INTERSTATE)
def test_two_cities_conform(players: int, options: dict[str, Any]) -> None:
    assert check_game(GAME, players, games=GAMES, **options) == GAMES


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "options"), rotate([*LEVELS, *ALONE, *mixtures(10)], 4))
def test_conforms(players: int, options: dict[str, Any]) -> None:
    assert check_game(GAME, players, games=GAMES, **options) == GAMES


OWN = own_box(
    ('demand = "cover"', 'demand = "at_edge"\nat_once = true'),
    ('demand = "beside"\nzone = "R"', 'demand = "not_beside"\nzone = "P"'),
    ('demand = "beside"\nzone = "C"', 'demand = "cover_zone"\nzone = "C"'),
    ('demand = "at_once"', 'demand = "beside_own"'),
    ('landmarks = ["NW", "SE"]', 'landmarks = ["NW", "SE"]\ncoverable = false'),
    ('monster = "SE"', 'monster = "SE"\nturn = "same"'),
    ('kind = "shore_roads"', 'kind = "loops"'),
    ('kind = "narrow_land"\nbase = 9', 'kind = "longest_road"\nsections = 3\npoints = 2'),
)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [1, 3])
def test_a_box_of_ones_own_conforms(players: int) -> None:
    chosen = {"construction": True, "landmarks": True, "wrecktar": True, "beaches": True, "roadworks": "normal"}
    assert check_setup(GAME.setup(players, chosen, OWN), GAMES) == GAMES
