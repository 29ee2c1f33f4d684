"""Each of the twelve synergies: its effect, what is impossible, what happens at the end of a round."""

from itertools import permutations
from typing import Any

import pytest

from games.capital_lux.builders import BOX, GREEN, PINK, YELLOW, Scene, act, face, refused
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.hand import Cards
from megapolis.games.capital_lux.rules.player import USED_COIN, coin_on
from megapolis.games.capital_lux.rules.scoring import coin_count
from megapolis.games.capital_lux.rules.synergies.synergy import DONE, LOSES, Synergy
from megapolis.games.capital_lux.show.view import limits, tiles


def test_a_bare_synergy_does_nothing() -> None:
    state = Scene().state
    bare = Synergy("bare", 0)
    assert bare.effect(state) == bare.choose(state, 0, 0) == bare.happen(state, 0) == DONE
    assert list(bare.choices(state)) == list(bare.outcomes(state)) == []
    assert bare.relief(state, 0, 0, 0) == LOSES
    assert (bare.deck(state), bare.refusal(state, 0), bare.hides(7)) == ("", "", 7)
    assert not bare.owes(state)
    assert not bare.places_coin(state, 0)


# ---------------------------------------------------------------------- Agent


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
    assert len(scene.state.planted) == 0


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


# ---------------------------------------------------------------------- Scout


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


# ---------------------------------------------------------------------- Recruiter


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


# ---------------------------------------------------------------------- Cleric


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


# ---------------------------------------------------------------------- Oracle


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


# ---------------------------------------------------------------------- Missionary


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


# ---------------------------------------------------------------------- Merchant


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


# ---------------------------------------------------------------------- Follower


def test_follower_chains_and_stops_with_an_empty_hand() -> None:
    scene = Scene("agent cleric follower scholar", hands=["yellow-2 yellow-3 yellow-4", "blue-2 blue-3"])
    scene.to_capital("yellow-2")
    assert scene.state.actors() == [0]
    scene.to_capital("yellow-3")
    assert scene.state.actors() == [0]
    assert scene.state.last_turns == -1
    scene.to_capital("yellow-4")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], 1)
    scene.home("blue-2")
    assert scene.state.actors() == [CHANCE]


def test_follower_in_the_last_turn() -> None:
    scene = Scene("agent cleric follower scholar", hands=["blue-6", "yellow-3 blue-3 blue-4"]).home("blue-6")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], 1)
    scene.to_capital("yellow-3")
    assert (scene.state.actors(), scene.state.last_turns) == ([1], 1)
    scene.home("blue-3")
    assert scene.state.actors() == [CHANCE]


# ---------------------------------------------------------------------- Guard


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


# ---------------------------------------------------------------------- Scholar


def test_scholar_draws_a_hidden_citizen() -> None:
    scene = Scene(hands=["green-2 blue-2", "blue-2"]).to_capital("green-2")
    drawn = act("draw", citizen="pink-6#1")
    assert scene.state.visible_action(0, CHANCE, drawn) == drawn
    assert scene.state.visible_action(1, CHANCE, drawn) == act("drew")
    scene.chance("draw", citizen="pink-6#1")
    assert scene.hand_of(0) == ["blue-2", "pink-6"]


def test_scholar_without_citizens_has_no_effect() -> None:
    scene = Scene(hands=["green-2 blue-2", "blue-2"])
    scene.state.low = scene.state.high = scene.state.left = 0
    assert scene.to_capital("green-2").state.actors() == [1]


# ---------------------------------------------------------------------- Reformer


def reformer(field: str, hand: str) -> Scene:
    scene = Scene("scout cleric merchant reformer", hands=[hand, "blue-2 blue-3"])
    for card in field.split():
        scene.take_from_deck(card)
        scene.state.field = scene.state.field.plus(face(card))
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
    assert [BOX.faces[card] for card in scene.state.field.to_vec()] == ["blue-4", "yellow-3"]


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
    assert scene.state.field.size == 3
    assert scene.state.stage == 4
    full = reformer("pink-2 pink-3 pink-4 pink-5", "blue-2").end_round()
    assert (full.state.field.size, full.state.stage) == (4, 4)


# ---------------------------------------------------------------------- Dualist


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
