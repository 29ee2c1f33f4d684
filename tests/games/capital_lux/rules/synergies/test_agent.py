"""The Agent."""

from typing import Any

import pytest

from games.capital_lux.builders import BOX, PINK, Scene, act, refused
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.show.view import limits, tiles


def agent(**options: Any) -> Scene:
    scene = Scene("agent cleric merchant scholar", "blue-4", hands=["blue-2 blue-3", "pink-2 pink-3"], **options)
    return scene.to_capital("blue-2")


def test_agent_tile_is_seen_by_its_placer_alone() -> None:
    scene = agent()
    assert scene.state.actors() == [CHANCE]
    assert scene.state.deck() == "agents:0"
    assert scene.state.visible_action(0, CHANCE, act("draw_agent", agent="+4#1")) == act("draw_agent", agent="+4#1")
    for viewer in (1, -1):
        assert scene.state.visible_action(viewer, CHANCE, act("draw_agent", agent="+4#1")) == act("drew_agent")
    scene.chance("draw_agent", agent="+4#1").play("plant", district="green")
    assert scene.state.actors() == [1]
    assert [tile.number for tile in tiles(scene.state, 0)] == [4]
    assert [tile.number for tile in tiles(scene.state, 1)] == [None]
    assert limits(scene.state, 0) == [6, 0, 0, 4]
    assert limits(scene.state, 1) == [6, 0, 0, 0]


def test_agent_target_is_a_switch() -> None:
    anywhere = agent().chance("draw_agent", agent="+1#1")
    assert len(anywhere.choices("plant")) == 4
    blue = agent(agent_target="blue_only").chance("draw_agent", agent="+1#1")
    assert blue.choices("plant") == [{"district": "blue"}]
    assert refused(blue, "plant", district="pink") == "why-agent-blue"


def test_agent_without_tiles_has_no_effect() -> None:
    scene = Scene(hands=["blue-2 blue-3", "pink-2"])
    scene.state.agents = 0
    assert scene.to_capital("blue-2").state.actors() == [1]


def test_agent_tiles_change_the_limit_but_not_the_bonus_and_come_back() -> None:
    scene = Scene("agent cleric follower scholar", "blue-6", ["blue-6 blue-3", "blue-2"], ["blue-2 pink-2", "green-2"])
    scene.state.emperor = 1
    scene.to_capital("blue-2").chance("draw_agent", agent="+4#1").play("plant", district="blue")
    assert scene.state.agents != BOX.all_agents
    scene.end_round()
    assert scene.sums(0)[0] == 9
    assert [BOX.faces[card] for card in scene.state.players[0].bonus] == ["blue-6"]
    assert scene.state.agents == BOX.all_agents
    assert len(scene.state.placed_tiles) == 0


@pytest.mark.parametrize(("floor", "kept"), [(True, 5), (False, 0)])
def test_a_limit_below_zero_matters_for_a_covered_district(floor: bool, kept: int) -> None:
    scene = Scene(
        "agent cleric guard scholar", "", ["pink-5"], ["yellow-2 blue-2 blue-3", "green-2"], limit_floor_zero=floor
    )
    scene.to_capital("yellow-2").play("cover", district="pink", value="5")
    scene.state.turn = 0
    scene.state.waiting = 1
    scene.to_capital("blue-2").chance("draw_agent", agent="-3#1").play("plant", district="pink")
    assert limits(scene.state, 0)[PINK] == (0 if floor else -3)
    scene.end_round()
    assert scene.sums(0)[PINK] == kept
