"""How long a game can last at most: `Game.longest`."""

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, actor_of
from megapolis.engine.options import OptionValue
from megapolis.engine.setup import Setup

SETUPS: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("next_station", 1, {}),
    ("next_station", 1, {"random_pencils": True}),
    ("next_station", 3, {"powers": True, "objectives": True}),
    ("welcome_to", 1, {}),
    ("welcome_to", 3, {"roundabouts": True, "advanced_plans": True}),
    ("sprawlopolis", 1, {}),
    ("sprawlopolis", 2, {"interstate": "duel"}),
    (
        "sprawlopolis",
        4,
        {"construction": True, "landmarks": True, "wrecktar": True, "beaches": True, "roadworks": "hard"},
    ),
]


def decisions(setup: Setup, seed: int) -> int:
    """How many decisions a random game has."""
    state, rng, count = setup.game.new_state(setup), Rng(seed), 0
    while not state.is_over():
        seat = actor_of(state.awaited())
        actions = state.legal_actions(seat)
        state.play(seat, actions[rng.below(len(actions))])
        count += seat != CHANCE
    return count


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_no_game_is_longer_than_the_longest(game: str, players: int, options: dict[str, OptionValue]) -> None:
    found = find_game(game)
    assert found.longest is not None
    # A small game has too few cards for a full table.
    for data in (found.default_data(), found.small_data())[: 2 if players == 1 else 1]:
        setup = found.setup(players, options, data)
        longest = found.longest(setup)
        lengths = [decisions(setup, seed) for seed in range(3)]
        assert max(lengths) <= longest
    longest = found.longest(found.setup(players, options))
    assert longest < 6 * decisions(found.setup(players, options), 1)


def test_an_exact_length_is_met() -> None:
    # Without powers every card that is not a switch is one decision, and all of them may be flipped.
    found = find_game("next_station")
    setup = found.setup(1, {"random_pencils": True})
    assert found.longest is not None
    assert found.longest(setup) == 40
    assert found.longest(found.setup(1)) == 43
    assert max(decisions(setup, seed) for seed in range(40)) > 34


def test_of_two_games_no_bound_is_known() -> None:
    assert {game for game in game_ids() if find_game(game).longest is None} == {"capital_lux", "megalopolis"}
