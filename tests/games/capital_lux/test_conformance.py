"""All 81 combinations of synergies keep the promises of the engine: at two seats all, at three and four thirty each."""

import os

import pytest

from games.capital_lux.builders import combinations
from megapolis.conformance import check_game
from megapolis.engine.core.rng import Rng

FULL = os.environ.get("MEGAPOLIS_FULL") == "1"
INTERPRETED = os.environ.get("MEGAPOLIS_INTERPRETED") == "1"
GAMES = 50 if FULL else 1 if INTERPRETED else 2
ALL = combinations()


def some(count: int, seed: int) -> list[tuple[str, ...]]:
    """That many different combinations at random."""
    rng = Rng(seed)
    left = list(ALL)
    return [left.pop(rng.below(len(left))) for _ in range(count)]


CASES = [(2, chosen) for chosen in ALL]
CASES += [(players, chosen) for players in (3, 4) for chosen in some(30, players)]
# Interpreted runs are for coverage: every synergy still occurs several times.
CASES = CASES[::7] if INTERPRETED and not FULL else CASES


def _id(part: object) -> str:
    return "-".join(part) if isinstance(part, tuple) else str(part)


@pytest.mark.untraced
@pytest.mark.parametrize(("players", "chosen"), CASES, ids=_id)
def test_combination(players: int, chosen: tuple[str, ...]) -> None:
    assert check_game("capital_lux", players, games=GAMES, synergies=chosen) == GAMES
