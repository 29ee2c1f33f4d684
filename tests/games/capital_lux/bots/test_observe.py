"""What learners see of an agent tile."""

from games.capital_lux.builders import BOX, Scene
from megapolis.engine.core.observation import row_of
from megapolis.games.capital_lux import GAME

PART = next(each for each in GAME.observer.slices(2) if each.name == "tile")


def seen(scene: Scene, viewer: int) -> list[int]:
    return [int(each) for each in row_of(GAME.observer, scene.state, viewer)][PART.offset : PART.offset + PART.size]


def test_a_drawn_tile_is_known_to_who_drew_it() -> None:
    scene = Scene(hands=["blue-4", "pink-3"])
    assert seen(scene, 0) == [0, 0]
    scene.state.held_tile = 2
    assert seen(scene, 0) == [1, int(BOX.agent_values[2])]
    assert seen(scene, 1) == [0, 0]
