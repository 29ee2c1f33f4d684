"""The promises of every game, over boards, the expert variant, competitors and table sizes.

A run of `make test` takes another fifth of them every day, `make conformance` all.
"""

from itertools import product
from typing import Any

import pytest

from megapolis.conformance import check_game
from megapolis.games.welcome_to.rules.box import COMPETITORS, SIDE_IDS
from sampling import FULL, rotate

GAMES = 100 if FULL else 3
CASES = list(product([*COMPETITORS, 2, 4, 10], SIDE_IDS, [False, True]))


@pytest.mark.compiled
@pytest.mark.parametrize(("table", "board", "expert"), rotate(CASES, 5))
def test_conforms(table: str | int, board: str, expert: bool) -> None:
    options: dict[str, Any] = {"board": board, "roundabouts": expert, "advanced_plans": expert}
    if isinstance(table, str):
        assert check_game("welcome_to", 1, games=GAMES, competitor=table, **options) == GAMES
    else:
        assert check_game("welcome_to", table, games=GAMES, **options) == GAMES
