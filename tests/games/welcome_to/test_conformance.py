"""The promises of every game, over boards, the expert variant, competitors and table sizes."""

import os
from typing import Any

import pytest

from megapolis.conformance import check_game
from megapolis.games.welcome_to.rules.box import COMPETITORS, SIDE_IDS

GAMES = 100 if os.environ.get("MEGAPOLIS_FULL") == "1" else 1 if os.environ.get("MEGAPOLIS_INTERPRETED") == "1" else 3


@pytest.mark.untraced
@pytest.mark.parametrize("expert", [False, True], ids=["base", "expert"])
@pytest.mark.parametrize("board", SIDE_IDS)
@pytest.mark.parametrize("table", [*COMPETITORS, 2, 4, 10])
def test_conforms(table: str | int, board: str, expert: bool) -> None:
    options: dict[str, Any] = {"board": board, "roundabouts": expert, "advanced_plans": expert}
    if isinstance(table, str):
        assert check_game("welcome_to", 1, games=GAMES, competitor=table, **options) == GAMES
    else:
        assert check_game("welcome_to", table, games=GAMES, **options) == GAMES
