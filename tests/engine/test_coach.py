"""What a game tells its coach, where it tells nothing special."""

import pytest

from megapolis import deal, find_game
from megapolis.engine.coach import AHEAD, POINTS, Coach
from megapolis.engine.core.state import State


def test_a_game_without_a_coach_of_its_own() -> None:
    coach: Coach[State] = Coach()
    game = find_game("welcome_to")
    state = game.new_state(game.setup(2))
    assert coach.facts(state, state, 0, (0,)) == []
    assert coach.scale(game.setup(1)) == POINTS
    assert coach.scale(game.setup(2)) == AHEAD
    assert (coach.expect, coach.target) == (None, None)
    assert coach.count(state) == (0, 0)


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        ("capital_lux", (1, 0)),
        ("megalopolis", (0, 0)),
        ("next_station", (1, 1)),
        ("sprawlopolis", (0, 1)),
        ("welcome_to", (0, 1)),
    ],
)
def test_every_game_counts_from_one_as_its_players_do(name: str, counted: tuple[int, int]) -> None:
    match = deal(name, 2, seed="count")
    coach = match.setup.game.show.coach
    assert coach.count(match.state) == counted
    # Where there are laps, they are those of a seat.
    assert coach.square is None or coach.square(match.state, 1) >= 0


def test_before_the_deal_no_round_has_begun() -> None:
    game = find_game("next_station")
    assert game.show.coach.count(game.new_state(game.setup(2))) == (0, 0)
