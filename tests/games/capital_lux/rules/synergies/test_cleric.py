"""The Cleric."""

from games.capital_lux.builders import Scene, refused


def test_rulebook_cleric_moves_the_lowest_green_card_home() -> None:
    scene = Scene(capital="green-5 green-2 green-6", hands=["pink-3 pink-2", "blue-2"]).to_capital("pink-3")
    assert scene.cards("move") == {"green-2@green"}
    scene.play("move", district="green", card="green-2")
    assert scene.home_of(0) == ["green-2@green"]
    assert scene.capital() == ["green-5@green", "green-6@green", "pink-3@pink"]


def test_rulebook_cleric_does_not_count_the_card_just_played() -> None:
    scene = Scene(capital="pink-4 pink-5", hands=["pink-2 pink-3", "blue-2"]).to_capital("pink-2")
    assert scene.cards("move") == {"pink-4@pink"}


def test_cleric_chooses_between_equals_and_a_dualist_keeps_its_capital_colour() -> None:
    capital = "dualist-blue-pink-2@pink pink-2 pink-4 rebel-2@pink rebel-1@yellow"
    scene = Scene("scout cleric merchant dualist", capital, hands=["pink-6 blue-2", "blue-2"]).to_capital("pink-6")
    equals = {"dualist-blue-pink-2@pink", "pink-2@pink", "rebel-2@pink"}
    assert scene.cards("move") == {*equals, "rebel-1@yellow"}
    assert refused(scene, "move", district="pink", card="pink-4") == "why-cleric-lowest"
    scene.play("move", district="pink", card="dualist-blue-pink-2")
    assert scene.home_of(0) == ["dualist-blue-pink-2@pink"]
    assert scene.sums(0) == [0, 2, 0, 0]


def test_cleric_alone_in_the_capital_has_no_effect() -> None:
    assert Scene(hands=["pink-2 pink-3", "blue-2"]).to_capital("pink-2").state.actors() == [1]


def test_cleric_takes_the_equal_card_that_lay_there_before() -> None:
    scene = Scene(capital="pink-4", hands=["pink-4 pink-3", "blue-2"]).to_capital("pink-4")
    scene.play("move", district="pink", card="pink-4")
    assert scene.capital() == ["pink-4@pink"]
    assert scene.home_of(0) == ["pink-4@pink"]
