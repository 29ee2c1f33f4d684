"""The Missionary."""

from games.capital_lux.builders import Scene, refused


def test_missionary_takes_a_lower_card_from_anywhere() -> None:
    capital = "blue-3 green-2 green-4 rebel-1@yellow dualist-blue-pink-2@pink"
    scene = Scene("scout missionary merchant dualist", capital, hands=["pink-4 blue-2", "blue-2"]).to_capital("pink-4")
    assert scene.cards("take") == {
        "blue-3@blue",
        "green-2@green",
        "rebel-1@yellow",
        "dualist-blue-pink-2@pink",
    }
    assert refused(scene, "take", district="green", card="green-4") == "why-missionary-lower"
    scene.play("take", district="yellow", card="rebel-1")
    assert scene.hand_of(0) == ["blue-2", "rebel-1"]
    # Back in a hand it follows the flag again.
    scene.state.turn = 0
    scene.state.waiting = 1
    assert scene.home("rebel-1").home_of(0) == ["rebel-1@blue"]


def test_missionary_with_nothing_lower_has_no_effect() -> None:
    scene = Scene("scout missionary merchant scholar", "blue-3 pink-3", hands=["pink-3 blue-2", "blue-2"])
    assert scene.to_capital("pink-3").state.actors() == [1]
