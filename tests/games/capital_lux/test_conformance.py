"""All 81 combinations of synergies keep the promises of the engine: at two seats all, at three and four thirty each.

A run of `make test` takes another eighth of them every day, `make conformance` all.
"""

import pytest

from games.capital_lux.builders import combinations
from megapolis.conformance import check_game
from megapolis.engine.core.rng import Rng
from sampling import FULL, rotate

GAMES = 50 if FULL else 3
ALL = combinations()


def some(count: int, seed: int) -> list[tuple[str, ...]]:
    """That many different combinations at random."""
    rng = Rng(seed)
    left = list(ALL)
    return [left.pop(rng.below(len(left))) for _ in range(count)]


CASES = [(2, chosen) for chosen in ALL]
CASES += [(players, chosen) for players in (3, 4) for chosen in some(30, players)]


def _id(part: object) -> str:
    return "-".join(part) if isinstance(part, tuple) else str(part)


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "chosen"), rotate(CASES, 8), ids=_id)
def test_combination(players: int, chosen: tuple[str, ...]) -> None:
    assert check_game("capital_lux", players, games=GAMES, synergies=chosen) == GAMES
