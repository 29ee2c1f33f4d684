"""The Guard."""

from games.capital_lux.builders import BOX, GREEN, Scene, face, refused
from megapolis.games.capital_lux.rules.districts import USED_COIN, coin_on
from megapolis.games.capital_lux.rules.hand import Cards
from megapolis.games.capital_lux.rules.scoring import coin_count


def guard(home: str, capital: str = "") -> Scene:
    return Scene("agent cleric guard scholar", capital, [home], ["yellow-2 blue-2", "blue-2 blue-3"])


def test_guard_covers_a_free_card() -> None:
    scene = guard("green-4 green-4 pink-5").to_capital("yellow-2")
    assert scene.choices("cover") == [{"district": "pink", "value": "5"}, {"district": "green", "value": "4"}]
    assert refused(scene, "cover", district="blue", value="2") == "why-guard-free"
    assert refused(scene, "pocket") == "why-guard-free"
    scene.play("cover", district="green", value="4")
    assert coin_count(scene.state.players[0]) == 1
    assert scene.state.points(0) == 13 + 2


def test_guard_without_a_free_card_brings_no_coin() -> None:
    scene = guard("").to_capital("yellow-2")
    assert scene.state.actors() == [1]
    assert coin_count(scene.state.players[0]) == 0
    scene = guard("pink-5").to_capital("yellow-2").play("cover", district="pink", value="5")
    scene.state.turn, scene.state.waiting = 0, 1
    scene.state.players[0].hand = scene.state.players[0].hand.plus(face("yellow-2"))
    assert scene.to_capital("yellow-2").state.actors() == [1]


def covered(home: str, capital: str, value: str, other: str = "") -> Scene:
    scene = Scene("agent cleric guard scholar", capital, [home, other], ["yellow-2", "yellow-3"])
    scene.to_capital("yellow-2").play("cover", district="green", value=value)
    for player in scene.state.players:
        player.hand = Cards()
    return scene.end_round()


def test_rulebook_guard_changes_four_to_zero() -> None:
    # 4 + 3 over a limit of 5: the covered four counts 0, so the district holds; then the coin is gone.
    scene = covered("green-4 green-3", "green-5", "4")
    assert scene.sums(0)[GREEN] == 7
    assert coin_count(scene.state.players[0]) == 0
    assert [BOX.faces[card] for card in scene.state.players[0].bonus] == ["green-5"]


def test_guard_coins_stay_while_the_district_is_within_its_limit() -> None:
    scene = covered("green-4 green-3", "green-5 green-2", "4")
    assert scene.sums(0)[GREEN] == 7
    assert coin_count(scene.state.players[0]) == 1


def test_covered_cards_count_zero_for_the_bonus() -> None:
    # 7 covered to 3 loses against 4, though 7 is more.
    scene = covered("green-4 green-3", "green-5", "4", "green-4")
    assert [len(player.bonus) for player in scene.state.players] == [0, 1]
    assert scene.sums(0)[GREEN] == 7


def test_used_coins_go_back_even_if_the_district_is_lost() -> None:
    scene = covered("green-4 green-6", "green-5", "4")
    assert scene.sums(0)[GREEN] == 0
    assert coin_count(scene.state.players[0]) == 0


def test_a_fully_covered_district_wins_no_bonus() -> None:
    scene = covered("green-6", "green-5", "6")
    assert scene.sums(0)[GREEN] == 6
    assert [len(player.bonus) for player in scene.state.players] == [0, 0]
    assert "green-5@green" in scene.capital()


def test_guard_places_a_coin_won_by_a_tie() -> None:
    scene = Scene("agent cleric guard scholar", "green-5 blue-3", ["green-4 blue-2", "green-4"]).end_round()
    assert scene.state.actors() == [0]
    assert scene.choices("cover") == [{"district": "blue", "value": "2"}, {"district": "green", "value": "4"}]
    scene.play("cover", district="blue", value="2")
    assert scene.state.actors() == [1]
    scene.play("pocket")
    assert [coin_count(player) for player in scene.state.players] == [1, 1]
    assert [int(player.coins) for player in scene.state.players] == [0, 1]
    assert "green-5" in [BOX.faces[card] for card in scene.state.discards]


def test_a_coin_placed_during_bonuses_does_not_cover_at_once_nor_vanish() -> None:
    # Both are over in green (limit 5), use a coin each, then tie at 2: the new coin goes on the other green card.
    scene = Scene("agent cleric guard scholar", "green-5", ["green-4 green-2", "green-4 green-2"], ["", ""])
    for seat in (0, 1):
        home = scene.state.players[seat].home
        home[0] |= 1 << 9
    scene.end_round()
    assert scene.choices("cover") == [{"district": "green", "value": "2"}]
    scene.play("cover", district="green", value="2").play("pocket")
    assert [coin_count(player) for player in scene.state.players] == [1, 1]
    assert [coin_on(card) for card in scene.state.players[0].home] == [0, 1]
    assert USED_COIN not in [coin_on(card) for player in scene.state.players for card in player.home]


def test_a_tie_without_a_free_card_goes_to_the_score_pile() -> None:
    scene = Scene("agent cleric guard scholar", "green-5", ["green-4", "green-4"])
    for player in scene.state.players:
        player.home[0] |= 1 << 9
    scene.end_round()
    assert [int(player.coins) for player in scene.state.players] == [1, 1]
