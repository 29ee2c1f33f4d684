"""Random games of the frozen set-ups have not changed. This plays a sample; `make frozen` plays all of them."""

import pytest

import freeze_games
from megapolis.catalog import find_game, game_ids
from megapolis.conformance import pairwise_grid

EVERY = 8
"""One of this many set-ups is played here."""
ENOUGH = 5
"""The least number of frozen games of each set-up."""


@pytest.mark.parametrize("name", game_ids())
def test_games_are_unchanged(name: str) -> None:
    sample = freeze_games.load_rows(name)[::EVERY]
    assert [line for row in sample for line in freeze_games.differences(name, row, 1)] == []


@pytest.mark.parametrize("name", game_ids())
def test_every_set_up_of_the_grid_is_frozen(name: str) -> None:
    game = find_game(name)
    known = {game.setup(row["players"], row["options"]).digest for row in freeze_games.load_rows(name)}
    assert {game.setup(*row).digest for row in pairwise_grid(game)} <= known
    rows = [row[aspect] for row in freeze_games.load_rows(name) for aspect in freeze_games.ASPECTS]
    assert min(len(row.split()) for row in rows) > freeze_games.PREFIXES.index(ENOUGH)
