"""Who has won: against others, against the game, and where nobody can."""

from typing import Any

import pytest

from megapolis.catalog import find_game
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State, playout
from megapolis.engine.victory import winners


def finished(name: str, players: int, seed: int, **options: Any) -> State:
    game = find_game(name)
    state = game.new_state(game.setup(players, options))
    playout(state, Rng(seed))
    return state


def test_the_best_of_several_win() -> None:
    state = finished("next_station", 3, 1)
    returns = state.returns()
    best = [seat for seat in range(3) if returns[seat] == max(returns)]
    assert winners(state) == best
    others = [seat for seat in range(3) if seat not in best]
    assert winners(state, others) == [seat for seat in others if returns[seat] == max(returns[at] for at in others)]


@pytest.mark.parametrize(("name", "options"), [("next_station", {}), ("welcome_to", {"competitor": "closed"})])
def test_alone_there_may_be_nothing_to_win(name: str, options: dict[str, Any]) -> None:
    state = finished(name, 1, 1, **options)
    assert winners(state) == []
    assert not state.setup.game.has_victory(state.setup)
    assert state.outcome([200])[0] > 0, "however many points one has"


class Ended:
    """A game that ended with these returns."""

    def __init__(self, name: str, *returns: float) -> None:
        self.setup = find_game(name).setup(len(returns))
        self.values = list(returns)

    def returns(self) -> list[float]:
        return self.values


@pytest.mark.parametrize(
    ("name", "returns", "expected"),
    [
        ("sprawlopolis", [0.9, 0.9], [0, 1]),
        ("sprawlopolis", [-0.9, -0.9], []),
        # Welcome To alone, against a competitor: won, shared, lost.
        ("welcome_to", [0.4], [0]),
        ("welcome_to", [0.0], [0]),
        ("welcome_to", [-0.1], []),
    ],
)
def test_against_the_game_all_win_or_nobody(name: str, returns: list[float], expected: list[int]) -> None:
    assert winners(Ended(name, *returns)) == expected  # type: ignore[arg-type]
