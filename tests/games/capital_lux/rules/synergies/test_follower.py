"""The Follower."""

from games.capital_lux.builders import Scene
from megapolis.engine.core.state import CHANCE


def test_follower_chains_and_stops_with_an_empty_hand() -> None:
    scene = Scene("agent cleric follower scholar", hands=["yellow-2 yellow-3 yellow-4", "blue-2 blue-3"])
    scene.to_capital("yellow-2")
    assert scene.state.actors() == [0]
    scene.to_capital("yellow-3")
    assert scene.state.actors() == [0]
    assert scene.state.last_turns == -1
    scene.to_capital("yellow-4")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], 1)
    scene.home("blue-2")
    assert scene.state.actors() == [CHANCE]


def test_follower_in_the_last_turn() -> None:
    scene = Scene("agent cleric follower scholar", hands=["blue-6", "yellow-3 blue-3 blue-4"]).home("blue-6")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], 1)
    scene.to_capital("yellow-3")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], 1)
    scene.home("blue-3")
    assert scene.state.actors() == [CHANCE]
