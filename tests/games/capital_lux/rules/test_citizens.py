"""The citizen deck."""

from collections import Counter

from games.capital_lux.builders import BOX, Scene, act, face
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.citizens import citizen_draws, draw_citizen, random_citizen, return_citizen


def test_a_random_citizen_is_any_of_those_left() -> None:
    state = Scene().state
    rng = Rng(1)
    drawn = 0
    # Emptying the deck passes through both ways of finding a card, many left and few left.
    while state.citizens_left:
        outcomes = set(citizen_draws(state))
        if state.citizens_left in (80, 12):
            found = Counter(int(random_citizen(state, rng)) for _ in range(6000))
            assert set(found) == outcomes
            assert max(found.values()) < 2 * min(found.values())
        action = random_citizen(state, rng)
        assert action in outcomes
        draw_citizen(state, action)
        drawn += 1
        assert len(citizen_draws(state)) == state.citizens_left
    assert drawn == 92


def test_a_returned_citizen_can_be_drawn_again() -> None:
    state = Scene().state
    for name in ("blue-2", "green-6"):
        assert BOX.faces[draw_citizen(state, act("draw", citizen=f"{name}#2"))] == name
    assert state.citizens_left == 90
    for name in ("blue-2", "green-6"):
        return_citizen(state, face(name))
        assert act("draw", citizen=f"{name}#2") in citizen_draws(state)
    assert state.citizens_left == 92
