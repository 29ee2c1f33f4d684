"""The position in a terminal."""

import pytest

from games.capital_lux.builders import dealt, position, step, varied
from megapolis.engine.core.rng import Rng
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.capital_lux import GAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", ["A", "B", "C", "random"])
def test_every_position_draws_itself(language: str, chosen: str) -> None:
    text = Text(language, "capital_lux")
    state = position(dealt(3, set=chosen))
    start = GAME.new_state(GAME.setup(3, {"set": chosen}))
    assert GAME.show.terminal(start, None, text).plain
    rng = Rng(2)
    while not state.is_over():
        step(state, rng)
        if rng.below(9) == 0:
            for viewer in (0, 1, None):
                drawn = GAME.show.terminal(state, viewer, text)
                assert max(len(line) for line in drawn.plain.splitlines()) < 80


def test_marks_of_coins_flag_tiles_and_kinds_of_cards() -> None:
    drawn = GAME.show.terminal(varied().state, 0, Text("en", "capital_lux")).plain
    for mark in ("⚑", "G3●", "Pd4", "R5", "G+2"):
        assert mark in drawn
