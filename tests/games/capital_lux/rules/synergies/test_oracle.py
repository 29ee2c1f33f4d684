"""The Oracle."""

from itertools import permutations

from games.capital_lux.builders import BOX, Scene, refused


def oracle(capital: str, played: str = "pink-4") -> Scene:
    scene = Scene("scout oracle merchant scholar", capital, hands=[f"{played} blue-2", "blue-2 blue-3"])
    return scene.to_capital(played)


def test_oracle_waits_for_five() -> None:
    scene = oracle("green-3 green-2").chance("draw_oracle", oracle="4#1")
    assert scene.capital() == ["green-2@green", "green-3@green", "pink-4@pink"]
    assert scene.state.actors() == [1]


def test_oracle_strikes_every_district_and_shuffles() -> None:
    scene = Scene("scout oracle merchant scholar", "green-3 green-2 blue-6 pink-5", hands=["pink-4 blue-2", "blue-2"])
    scene.state.oracles = 1 << BOX.oracle_names.index("4#1")
    scene.to_capital("pink-4")
    assert scene.state.deck() == "oracle:0"
    scene.chance("draw_oracle", oracle="1#2")
    assert scene.capital() == ["green-3@green", "pink-5@pink"]
    assert sorted(BOX.faces[card] for card in scene.state.discards) == ["blue-6", "green-2", "pink-4"]
    assert (scene.state.oracles, scene.state.oracle_shuffles) == (0, 1)


def test_oracle_may_spare_the_card_just_played() -> None:
    scene = Scene(
        "scout oracle merchant scholar",
        "pink-5 pink-6",
        hands=["pink-4 blue-2", "blue-2"],
        oracle_spares_played_card=True,
    )
    scene.state.oracles = 1 << BOX.oracle_names.index("4#1")
    scene.to_capital("pink-4").chance("draw_oracle", oracle="1#2")
    assert scene.capital() == ["pink-4@pink", "pink-6@pink"]


def test_oracle_asks_between_different_equals() -> None:
    scene = Scene("scout oracle merchant scholar", "blue-2 rebel-2@blue green-3", hands=["pink-4 blue-2", "blue-2"])
    scene.state.oracles = 1 << BOX.oracle_names.index("4#1")
    scene.to_capital("pink-4").chance("draw_oracle", oracle="1#2")
    assert scene.cards("discard") == {"blue-2@blue", "rebel-2@blue"}
    assert refused(scene, "discard", district="green", card="green-3") == "why-oracle-lowest"
    scene.play("discard", district="blue", card="rebel-2")
    assert scene.capital() == ["blue-2@blue"]


def test_oracle_strikes_with_the_probabilities_of_the_tiles() -> None:
    fired = [0] * 8
    for order in permutations(range(7)):
        total = 0
        for draw, tile in enumerate(order, 1):
            total += BOX.oracle_values[tile]
            if total >= BOX.threshold:
                fired[draw] += 1
                break
    assert [round(count / 5040, 4) for count in fired[2:6]] == [0.3333, 0.381, 0.2286, 0.0571]
