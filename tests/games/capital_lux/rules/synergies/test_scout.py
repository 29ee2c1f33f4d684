"""The Scout."""

from games.capital_lux.builders import PINK, YELLOW, Scene, act, refused
from megapolis.engine.core.state import CHANCE


def scout(hands: list[str]) -> Scene:
    return Scene("scout cleric merchant scholar", "green-4", hands=hands)


def test_scout_draws_a_rebel_and_may_move_the_flag() -> None:
    scene = scout(["blue-2 blue-3", "pink-2 pink-3"]).to_capital("blue-2")
    drawn = act("draw_rebel", rebel="rebel-6#1")
    assert scene.state.visible_action(1, CHANCE, drawn) == act("drew_rebel")
    assert scene.state.visible_action(0, CHANCE, drawn) == drawn
    scene.chance("draw_rebel", rebel="rebel-6#1")
    assert scene.hand_of(0) == ["blue-3", "rebel-6"]
    assert len(scene.choices("flag")) == 4
    scene.play("flag", district="blue")
    assert scene.state.flag == 0


def test_rulebook_flag_on_yellow_sends_all_rebels_to_yellow() -> None:
    scene = scout(["blue-2 rebel-3 rebel-5", "rebel-6 pink-3"]).to_capital("blue-2")
    scene.chance("draw_rebel", rebel="rebel-1#1").play("flag", district="yellow")
    scene.home("rebel-6")
    assert scene.home_of(1) == ["rebel-6@yellow"]
    scene.to_capital("rebel-3")
    assert scene.capital() == ["blue-2@blue", "green-4@green", "rebel-3@yellow"]
    # The yellow synergy, the Merchant's, was set off.
    assert scene.state.players[0].coins == 1
    scene.end_round()
    # What is left in a hand goes to the flag as well: 1 + 5 over a limit of 3, the coin does not suffice.
    assert scene.state.round == 1
    assert scene.sums(0)[YELLOW] == 0


def test_scout_without_rebel_cards_still_moves_the_flag() -> None:
    scene = scout(["blue-2 blue-3", "pink-2"])
    scene.state.rebels = 0
    scene.to_capital("blue-2").play("flag", district="pink")
    assert scene.state.flag == PINK
    assert refused(scene, "flag", 1, district="pink") == "why-turn"
