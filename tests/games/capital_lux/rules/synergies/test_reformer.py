"""The Reformer."""

from games.capital_lux.builders import BOX, Scene, face, refused
from megapolis.engine.core.state import CHANCE


def reformer(field: str, hand: str) -> Scene:
    scene = Scene("scout cleric merchant reformer", hands=[hand, "blue-2 blue-3"])
    for card in field.split():
        scene.take_from_deck(card)
        scene.state.reform_field = scene.state.reform_field.plus(face(card))
    return scene


def test_reformer_exchanges_a_card_for_all_of_one_colour() -> None:
    scene = reformer("pink-2 pink-5 yellow-3", "green-2 blue-4").to_capital("green-2")
    assert scene.choices("reform") == [{"card": "blue-4"}]
    assert refused(scene, "reform", card="blue-5") == "why-reformer-put"
    scene.play("reform", card="blue-4")
    assert scene.choices("collect") == [{"colour": "pink"}, {"colour": "yellow"}]
    assert refused(scene, "reform", card="blue-5") == "why-reformer-once"
    assert refused(scene, "collect", colour="blue") == "why-reformer-colour"
    assert refused(scene, "plant", district="blue") == "why-finish-reformer"
    scene.play("collect", colour="pink")
    assert scene.hand_of(0) == ["pink-2", "pink-5"]
    assert [BOX.faces[card] for card in scene.state.reform_field.to_vec()] == ["blue-4", "yellow-3"]


def test_rebels_are_a_fifth_colour_on_the_field() -> None:
    scene = reformer("blue-2 rebel-3 rebel-5", "green-2 blue-4").to_capital("green-2").play("reform", card="blue-4")
    assert scene.choices("collect") == [{"colour": "rebel"}]
    scene.play("collect", colour="rebel")
    assert scene.hand_of(0) == ["rebel-3", "rebel-5"]
    scene = reformer("blue-2 rebel-3", "green-2 rebel-4").to_capital("green-2").play("reform", card="rebel-4")
    assert scene.choices("collect") == [{"colour": "blue"}]


def test_reformer_puts_a_card_even_if_nothing_can_be_taken() -> None:
    scene = reformer("blue-2", "green-2 blue-4").to_capital("green-2").play("reform", card="blue-4")
    assert (scene.state.actors(), scene.hand_of(0)) == ([1], [])
    # The hand ran out by the effect: the round is ending.
    assert scene.state.last_turns == 1


def test_reformer_with_an_empty_hand_has_no_effect() -> None:
    scene = reformer("pink-2", "green-2").to_capital("green-2")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], 1)


def test_the_field_is_filled_to_three_between_rounds_and_never_cut() -> None:
    scene = reformer("pink-2", "blue-2").end_round()
    assert scene.state.actors() == [CHANCE]
    assert scene.state.deck() == "citizens:0"
    scene.chance("draw", citizen="blue-6#1")
    scene.chance("draw", citizen="blue-6#2")
    assert scene.state.reform_field.size == 3
    assert scene.state.stage == 4
    full = reformer("pink-2 pink-3 pink-4 pink-5", "blue-2").end_round()
    assert (full.state.reform_field.size, full.state.stage) == (4, 4)
