"""The Recruiter."""

from games.capital_lux.builders import Scene, act, face
from megapolis.engine.core.state import CHANCE


def recruiter(up: str) -> Scene:
    scene = Scene("recruiter cleric merchant scholar", "", ["", ""], ["blue-2 blue-3", "pink-2 blue-4"])
    scene.state.recruit = face(up) if up else -1
    return scene


def test_recruiter_card_goes_home_and_the_next_is_turned_up() -> None:
    scene = recruiter("recruiter-green-3").to_capital("blue-2")
    assert scene.home_of(0) == ["recruiter-green-3@green"]
    scene.chance("turn_up", recruiter="recruiter-pink-4#1")
    assert scene.state.recruit == face("recruiter-pink-4")
    assert act("turn_up", recruiter="recruiter-pink-4#1") not in scene.state.legal_actions(CHANCE)
    scene.state.recruiters = 0
    scene.to_capital("blue-4")
    assert scene.home_of(1) == ["recruiter-pink-4@pink"]
    assert scene.state.recruit == -1
    assert scene.state.actors() == [0]


def test_recruiter_without_cards_has_no_effect() -> None:
    scene = recruiter("")
    scene.state.recruiters = 0
    assert scene.to_capital("blue-2").state.actors() == [1]
