"""The small steps that the rules are made of."""

from collections import Counter

from games.capital_lux.builders import BOX, Scene, act, face
from megapolis.engine.core.rng import Rng


def test_a_random_citizen_is_any_of_those_left() -> None:
    state = Scene().state
    rng = Rng(1)
    drawn = 0
    # Emptying the deck passes through both ways of finding a card, many left and few left.
    while state.left:
        outcomes = set(state.citizen_draws())
        if state.left in (80, 12):
            found = Counter(int(state.random_citizen(rng)) for _ in range(6000))
            assert set(found) == outcomes
            assert max(found.values()) < 2 * min(found.values())
        action = state.random_citizen(rng)
        assert action in outcomes
        state.draw_citizen(action)
        drawn += 1
        assert len(state.citizen_draws()) == state.left
    assert drawn == 92


def test_a_returned_citizen_can_be_drawn_again() -> None:
    state = Scene().state
    for name in ("blue-2", "green-6"):
        assert BOX.faces[state.draw_citizen(act("draw", citizen=f"{name}#2"))] == name
    assert state.left == 90
    for name in ("blue-2", "green-6"):
        state.return_citizen(face(name))
        assert act("draw", citizen=f"{name}#2") in state.citizen_draws()
    assert state.left == 92
