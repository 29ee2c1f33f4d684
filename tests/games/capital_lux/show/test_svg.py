"""The picture of a position."""

import pytest

from games.capital_lux.builders import dealt, position, step, varied
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux import GAME


@pytest.mark.parametrize("chosen", ["A", "B", "C", "random"])
def test_every_position_draws_itself(chosen: str) -> None:
    state = position(dealt(3, set=chosen))
    rng = Rng(2)
    while not state.is_over():
        step(state, rng)
        if rng.below(9) == 0:
            for viewer in (0, 1, None):
                svg = GAME.show.svg(state, viewer)
                assert svg.count("<svg") == svg.count("</svg>") == 1


def test_a_picture_shows_coins_flag_tiles_and_both_colours() -> None:
    svg = GAME.show.svg(varied().state, 0)
    assert "<polygon" in svg
    assert "⚑" in svg
    assert svg.count("<circle") == 2
