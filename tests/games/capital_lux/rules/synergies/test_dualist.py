"""The Dualist."""

from games.capital_lux.builders import BOX, Scene, act, face
from megapolis.engine.core.state import CHANCE


def test_rulebook_dualist_is_blue_at_home_and_pink_in_the_capital() -> None:
    hands = ["dualist-blue-pink-2 dualist-blue-pink-4 dualist-blue-pink-4", "blue-2 blue-3 blue-4"]
    scene = Scene("scout missionary merchant dualist", hands=hands)
    scene.home("dualist-blue-pink-2").home("blue-2").to_capital("dualist-blue-pink-4")
    assert scene.home_of(0) == ["dualist-blue-pink-2@blue"]
    assert scene.capital() == ["dualist-blue-pink-4@pink"]
    # The pink synergy was set off, but the Missionary finds nothing lower.
    assert scene.state.actors() == [1]
    # Left in the hand at the end of the round it goes home in its home colour; 2 + 4 are over a limit of 0.
    scene.end_round()
    assert sorted(BOX.faces[card] for card in scene.state.discards)[-2:] == [
        "dualist-blue-pink-2",
        "dualist-blue-pink-4",
    ]


def test_dualist_draws_a_hidden_card() -> None:
    scene = Scene("scout cleric merchant dualist", hands=["green-2 blue-2", "blue-2"]).to_capital("green-2")
    drawn = act("draw_dualist", dualist="dualist-green-yellow-2#1")
    assert scene.state.visible_action(1, CHANCE, drawn) == act("drew_dualist")
    scene.chance("draw_dualist", dualist="dualist-green-yellow-2#1")
    assert scene.hand_of(0) == ["blue-2", "dualist-green-yellow-2"]
    scene.state.dualists = 0
    scene.state.turn, scene.state.waiting = 0, 1
    scene.state.players[0].hand = scene.state.players[0].hand.plus(face("green-2"))
    assert scene.to_capital("green-2").state.actors() == [1]
