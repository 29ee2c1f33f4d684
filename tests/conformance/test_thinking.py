"""Advice is given at any position of every game, and every bot plays every set-up to its end.

A run of `make test` takes some of the set-ups, each day others, interpreted of one game alone; `make conformance` takes
all of the full grid.
"""

import os
from datetime import UTC, datetime

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import Broken, check_advice, check_bots, full_grid, pairwise_grid
from megapolis.conformance import thinking as suite
from megapolis.engine.setup import Setup

FULL = os.environ.get("MEGAPOLIS_FULL") == "1"
INTERPRETED = os.environ.get("MEGAPOLIS_INTERPRETED") == "1"
TODAY = datetime.now(UTC).date().toordinal()


def setups(name: str, share: float) -> list[Setup]:
    """A share of a game's set-ups, at least one; over the days all of them come."""
    game = find_game(name)
    grid = list((full_grid if FULL else pairwise_grid)(game))
    # The grid leaves out some seat counts of large tables.
    grid += [(players, {}) for players in game.seats if players not in {players for players, _ in grid}]
    count = len(grid) if FULL else max(1, round(share * len(grid)))
    return [game.setup(*grid[(TODAY * count + at) % len(grid)]) for at in range(count)]


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
def test_advice_at_random_positions(name: str) -> None:
    if INTERPRETED and not FULL and name != game_ids()[TODAY % len(game_ids())]:
        pytest.skip("interpreted, another game each day: a search takes seconds")
    positions = 5 if FULL else 1
    for setup in setups(name, share=0 if INTERPRETED else 0.15):
        assert check_advice(setup, positions, seed=TODAY) == positions


@pytest.mark.skipif(INTERPRETED and not FULL, reason="whole games with every bot: compiled, unless all is asked for")
@pytest.mark.parametrize("name", game_ids())
def test_kept_bots_play_to_the_end(name: str) -> None:
    for setup in setups(name, share=0):
        assert check_bots(setup, seed=TODAY) >= 1


def test_advice_that_fails_or_is_not_legal_breaks_the_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = find_game("next_station").setup(2)
    assert check_advice(setup, 1) == 1

    def failing(*_: object, **__: object) -> None:
        raise IndexError

    with monkeypatch.context() as broken:
        broken.setattr(suite, "judge", failing)
        with pytest.raises(Broken, match=r"at any decision: IndexError\(\) \(next_station, 2 players"):
            check_advice(setup, 1)
    monkeypatch.setattr(suite, "_is_sound", lambda move: move.error < 0.0)
    with pytest.raises(Broken, match="advice with figures"):
        check_advice(setup, 1)


def test_a_bot_that_fails_or_cheats_breaks_the_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = find_game("next_station").setup(1)
    monkeypatch.setattr(suite, "bots_of", lambda _: ("random", "greedy"))
    assert check_bots(setup) == 2
    monkeypatch.setattr("megapolis.bots.GreedyBot.choose", lambda *_: 10**6)
    with pytest.raises(Broken, match=r"what is legal.*'greedy'"):
        check_bots(setup)
    monkeypatch.setattr("megapolis.bots.GreedyBot.choose", lambda *_: 1 // 0)
    with pytest.raises(Broken, match=r"to the end: ZeroDivisionError.*'greedy'"):
        check_bots(setup)
