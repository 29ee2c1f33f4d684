"""The Scholar."""

from games.capital_lux.builders import Scene, act
from megapolis.engine.core.state import CHANCE


def test_scholar_draws_a_hidden_citizen() -> None:
    scene = Scene(hands=["green-2 blue-2", "blue-2"]).to_capital("green-2")
    drawn = act("draw", citizen="pink-6#1")
    assert scene.state.visible_action(0, CHANCE, drawn) == drawn
    assert scene.state.visible_action(1, CHANCE, drawn) == act("drew")
    scene.chance("draw", citizen="pink-6#1")
    assert scene.hand_of(0) == ["blue-2", "pink-6"]


def test_scholar_without_citizens_has_no_effect() -> None:
    scene = Scene(hands=["green-2 blue-2", "blue-2"])
    scene.state.citizens_0 = scene.state.citizens_1 = scene.state.citizens_left = 0
    assert scene.to_capital("green-2").state.actors() == [1]
