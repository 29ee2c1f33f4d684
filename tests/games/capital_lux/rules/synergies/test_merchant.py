"""The Merchant."""

from games.capital_lux.builders import BOX, Scene, refused


def rich(coins: int, capital: str = "blue-6 blue-5 blue-4") -> Scene:
    """The rulebook's example: 17 at home against a limit of 15."""
    scene = Scene(capital=capital, homes=["blue-6 blue-6 blue-5"])
    scene.state.players[0].coins = coins
    return scene


def test_merchant_takes_a_coin() -> None:
    scene = Scene(hands=["yellow-2 blue-2", "blue-2"]).to_capital("yellow-2")
    assert scene.state.players[0].coins == 1
    assert scene.state.actors() == [1]


def test_rulebook_two_coins_save_17_over_15() -> None:
    scene = rich(3).end_round()
    assert scene.state.actors() == [0]
    assert scene.choices("spend") == [{"coins": 0}, {"coins": 2}]
    assert refused(scene, "spend", coins=1) == "why-merchant-exact"
    assert refused(scene, "home", card="blue-2") == "why-finish-merchant"
    scene.play("spend", coins=2)
    assert scene.state.players[0].coins == 1
    assert scene.sums(0) == [17, 0, 0, 0]


def test_merchant_may_decline() -> None:
    scene = rich(2).end_round().play("spend", coins=0)
    assert scene.state.players[0].coins == 2
    assert scene.sums(0) == [0, 0, 0, 0]


def test_merchant_is_not_asked_without_enough_coins() -> None:
    scene = rich(1).end_round()
    assert scene.sums(0) == [0, 0, 0, 0]
    assert scene.state.round == 1


def test_coins_are_one_pool_and_seats_decide_from_the_emperor() -> None:
    homes = ["blue-4 blue-3 pink-5", "blue-4 blue-3"]
    scene = Scene(capital="blue-6 pink-4", homes=homes)
    scene.state.emperor = 1
    for player in scene.state.players:
        player.coins = 1
    scene.end_round()
    assert scene.state.actors() == [1]
    scene.play("spend", coins=1)
    assert scene.state.actors() == [0]
    # After its coin has gone for blue there is none for pink, which is then lost without a question.
    scene.play("spend", coins=1)
    assert scene.sums(0) == [7, 0, 0, 0]
    # They tie in blue: a coin each, and the six is discarded.
    assert [player.coins for player in scene.state.players] == [1, 1]
    assert "blue-6" in [BOX.faces[card] for card in scene.state.discards]
