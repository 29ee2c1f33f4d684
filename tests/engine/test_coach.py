"""What a game tells its coach, where it tells nothing special."""

from megapolis import find_game
from megapolis.engine.coach import AHEAD, POINTS, Coach
from megapolis.engine.core.state import State


def test_a_game_without_a_coach_of_its_own() -> None:
    coach: Coach[State] = Coach()
    game = find_game("welcome_to")
    state = game.new_state(game.setup(2))
    assert coach.facts(state, state, 0, (0,)) == []
    assert coach.scale(game.setup(1)) == POINTS
    assert coach.scale(game.setup(2)) == AHEAD
    assert (coach.horizon, coach.expect, coach.target) == (None, None, None)
