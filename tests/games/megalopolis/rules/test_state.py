"""The flow of turns: set-up, movement, squares, cards, building, the last lap."""

from typing import Any

import pytest

from games.megalopolis.builders import BOARD, FOUR_SKYSCRAPERS, MILLION, Table, act
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import NoUndo
from megapolis.engine.match import Match
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.state import Megalopolis, new_state

START_CASH = 5 * MILLION


# ---------------------------------------------------------------------- set-up


def dealt(players: int) -> Megalopolis:
    state = new_state(GAME.setup(players))
    for zone in range(8):
        state.apply(CHANCE, SPACE["deal_zone"](7 - zone))
    for permit in range(players * 2):
        state.apply(CHANCE, SPACE["deal_permit"](permit))
    return state


def roll(state: Megalopolis, *faces: int) -> None:
    state.apply(CHANCE, SPACE["dice"](*(face - 1 for face in faces)))


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_starts_with_five_millions_and_two_street_permits(players: int) -> None:
    state = dealt(players)
    view = GAME.show.view(state, None)
    assert [player.cash for player in view.players] == [START_CASH] * players
    assert [len(player.permits) for player in view.players] == [2] * players
    assert [district.zone for district in view.districts] == BOARD.zone_names[::-1]
    assert [bridge.owner for bridge in view.bridges] == [None] * 4
    assert {player.square for player in view.players} == {0}


def test_the_highest_roll_begins() -> None:
    state = dealt(3)
    roll(state, 1, 2, 3)
    roll(state, 4, 5, 6)
    roll(state, 1, 1, 1)
    assert (int(state.active), int(state.turn)) == (1, 1)


def test_whoever_ties_for_the_first_turn_rolls_again() -> None:
    state = dealt(3)
    for faces in ((2, 3, 4), (1, 2, 6), (1, 1, 1)):
        roll(state, *faces)
    assert (state.actors(), int(state.turn)) == ([CHANCE], 0)
    roll(state, 1, 1, 2)
    roll(state, 1, 1, 3)
    assert (int(state.active), int(state.turn)) == (1, 1)


def test_dice_are_weighed_by_their_permutations() -> None:
    outcomes = dict(dealt(2).chance_outcomes())
    assert (len(outcomes), sum(outcomes.values())) == (56, 216)
    assert [outcomes[SPACE["dice"](*faces)] for faces in ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 2))] == [1, 3, 3, 6]


def test_the_same_seed_rolls_the_same_whatever_is_done() -> None:
    one, two = Match(GAME.setup(2), 5), Match(GAME.setup(2), 5)
    seat = one.state.actors()[0]
    one.play(seat, act("go"))
    two.play(seat, act("offer", seat=str(2 - seat)))
    two.play(seat, act("withdraw"))
    two.play(seat, act("go"))
    assert one.log[-1] == two.log[-1]


def test_equal_positions_have_equal_digests() -> None:
    """Nothing of a settled debt or a dropped offer is left behind."""
    paid = Table(held={2: ["portovaya"]}, cash={0: 100_000}).roll(1, 2, 5).state
    assert (int(paid.due), int(paid.queue), paid.inward, paid.opens_bridge, int(paid.offered)) == (
        0,
        0,
        False,
        False,
        0,
    )
    table = Table(held={0: ["sadovaya"]}, offers=1)
    untouched = table.state.clone()
    table.do("offer", seat="2").do("withdraw")
    untouched.apply(0, act("go"))
    untouched.offers = 0
    assert table.state.digest() == untouched.digest()


def played(match: Match, do: str, **fields: str | int) -> None:
    match.play(match.state.actors()[0], act(do, **fields))


def test_a_step_can_be_taken_back_until_another_is_asked() -> None:
    match = Match(GAME.setup(2), 5)
    seat = match.state.actors()[0]
    before = match.state.digest()
    played(match, "offer", seat=str(2 - seat))
    match.undo(seat)
    assert match.state.digest() == before
    played(match, "offer", seat=str(2 - seat))
    for name in ("give", "want"):
        owner = seat if name == "give" else 1 - seat
        played(match, name, permit=GAME.show.view(match.state, None).players[owner].permits[0])
    played(match, "propose")
    with pytest.raises(NoUndo):
        match.undo(seat)


# ---------------------------------------------------------------------- movement and corners


def test_a_sum_moves_and_passing_the_exchange_pays() -> None:
    table = Table(places={0: 36}, held={1: ["lipovaya"]}).roll(1, 2, 5)
    assert int(table.state.places[0]) == 4
    assert table.cash == [START_CASH + 250_000 - 20_000, START_CASH + 20_000, START_CASH]


def test_stopping_on_the_exchange_pays_500_000_and_no_more() -> None:
    table = Table(places={0: 32}).roll(1, 2, 5)
    assert int(table.state.places[0]) == 0
    assert table.cash[0] == START_CASH + 500_000
    assert table.stage == "build"


def test_leaving_the_exchange_pays_nothing() -> None:
    assert Table(held={1: ["lesnaya", "portovaya"]}).roll(1, 2, 5).cash[0] == START_CASH - 40_000


def test_a_triple_moves_one_to_39_squares() -> None:
    table = Table(places={0: 5}).roll(2, 2, 2)
    assert table.options("move", "squares") == [str(squares) for squares in range(1, 40)]
    table.do("move", squares=35)
    assert (int(table.state.places[0]), table.cash[0]) == (0, START_CASH + 500_000)


def test_city_hall_sends_to_an_unowned_permit() -> None:
    table = Table(places={0: 1}, held={1: ["lesnaya"]}).roll(2, 3, 4)
    assert table.choices() == ["put", "visit"]
    assert len(table.options("visit", "permit")) == 27
    assert len(table.options("put", "quarter")) == 36
    table.do("visit", permit="polevaya")
    assert (int(table.state.places[0]), table.stage, int(table.state.actor)) == (38, "auction", 1)
    assert table.cash[0] == START_CASH


def test_city_hall_gives_a_free_block() -> None:
    table = Table(places={0: 1}).roll(2, 3, 4).do("put", quarter="nw22")
    assert (table.height("nw22"), table.cash[0]) == (1, START_CASH)
    assert table.stage == "build"


def test_city_hall_has_nothing_to_give_at_the_very_end() -> None:
    table = Table(2, places={0: 1}, left=0, held={0: BOARD.permit_names[:14], 1: BOARD.permit_names[14:]})
    table.roll(2, 3, 4)
    assert (int(table.state.active), table.stage) == (1, "roll")


def test_the_highway_is_left_by_two_dice_in_order() -> None:
    table = Table(places={0: 11}, held={1: ["dorozhnaya"]}).roll(2, 3, 4)
    assert table.stage == "exit"
    table.exit(56)
    assert int(table.state.places[0]) == 33
    assert table.cash[:2] == [START_CASH - 140_000, START_CASH + 140_000]


def test_an_exit_beyond_the_exchange_pays_nothing() -> None:
    table = Table(places={0: 11}).roll(2, 3, 4).exit(12)
    assert (int(table.state.places[0]), table.cash[0]) == (2, START_CASH)


def test_the_court_fines_a_die_times_10_000() -> None:
    table = Table(places={0: 21}).roll(2, 3, 4).die(6)
    assert (table.cash[0], int(table.state.bank)) == (START_CASH - 60_000, 60_000)


def test_the_court_by_three_dice() -> None:
    table = Table(places={0: 21}, court_dice="three").roll(2, 3, 4).roll(6, 6, 6)
    assert table.cash[0] == START_CASH - 180_000


def test_the_court_by_the_dice_of_the_move() -> None:
    assert Table(places={0: 21}, court_dice="move").roll(2, 3, 4).cash[0] == START_CASH - 90_000


# ---------------------------------------------------------------------- rent and free blocks


def test_rent_is_paid_to_the_owner() -> None:
    table = Table(held={2: ["portovaya"]}, city={"ne31": 1}).roll(1, 2, 5)
    assert table.cash == [START_CASH - 60_000, START_CASH, START_CASH + 60_000]


def test_rent_of_a_trust_is_doubled() -> None:
    table = Table(held={2: ["portovaya", "rechnaya", "naberezhnaya"]}, city={"ne31": 1}).roll(1, 2, 5)
    assert table.cash[0] == START_CASH - 120_000


def test_an_own_street_gives_a_free_block_on_it() -> None:
    table = Table(held={0: ["portovaya"]}).roll(1, 2, 5)
    assert table.options("put", "quarter") == ["ne31", "ne32", "ne33"]
    table.do("put", quarter="ne32")
    assert (table.height("ne32"), table.cash[0]) == (1, START_CASH)


def test_a_free_block_may_be_declined() -> None:
    table = Table(held={0: ["portovaya"]}).roll(1, 2, 5).do("skip")
    assert (table.stage, int(table.state.sites)) == ("build", 0)


def test_a_full_street_gives_no_free_block() -> None:
    city = {"ne21": 2, "ne31": 2, "ne32": 2, "ne33": 2}
    assert Table(held={0: ["portovaya"]}, city=city).roll(1, 2, 5).stage == "build"


# ---------------------------------------------------------------------- building


def test_two_blocks_a_turn_never_twice_on_one_quarter() -> None:
    table = Table(places={0: 32}).roll(1, 2, 5).do("build", quarter="nw11")
    assert "nw11" not in table.options("build", "quarter")
    table.do("build", quarter="nw12")
    assert (table.cash[0], int(table.state.active)) == (START_CASH + 300_000, 1)


def test_a_free_block_counts_towards_the_two() -> None:
    table = Table(held={0: ["portovaya"]}).roll(1, 2, 5).do("put", quarter="ne32")
    assert "ne32" not in table.options("build", "quarter")
    table.do("build", quarter="ne31")
    assert int(table.state.active) == 1


def test_a_free_block_on_top_of_the_two() -> None:
    table = Table(held={0: ["portovaya"]}, free_blocks="on_top").roll(1, 2, 5).do("put", quarter="ne32")
    assert "ne32" not in table.options("build", "quarter")
    table.do("build", quarter="ne31").do("build", quarter="ne33")
    assert int(table.state.active) == 1


def test_whoever_cannot_pay_does_not_build() -> None:
    table = Table(places={0: 35}, held={1: ["chekhovskaya"]}, cash={0: 0}).roll(1, 1, 5)
    # 250,000 from the Exchange, 20,000 rent.
    assert table.cash[0] == 230_000
    table.do("build", quarter="nw11").do("build", quarter="nw12")
    assert (table.cash[0], int(table.state.active)) == (30_000, 1)
    table = Table(places={0: 21}, cash={0: 100_000}).roll(2, 3, 4).die(1)
    assert (table.cash[0], int(table.state.active)) == (90_000, 1)


def test_after_the_fourth_skyscraper_a_block_is_a_duty() -> None:
    table = Table(places={0: 32}, city=FOUR_SKYSCRAPERS).roll(1, 2, 5)
    assert table.choices() == ["build"]
    assert table.refused("end") == "must-build"
    assert table.do("build", quarter="nw22").choices() == ["end", "build"]


def test_a_free_block_does_the_duty() -> None:
    table = Table(held={0: ["portovaya"]}, city=FOUR_SKYSCRAPERS).roll(1, 2, 5).do("put", quarter="ne32")
    assert table.choices() == ["end", "build"]


def test_the_poor_have_no_duty() -> None:
    table = Table(places={0: 21}, city=FOUR_SKYSCRAPERS, cash={0: 110_000}).roll(2, 3, 4).die(2)
    assert (table.cash[0], int(table.state.active)) == (90_000, 1)


def test_after_ten_rounds_without_a_block_building_is_a_duty() -> None:
    table = Table(2, places={0: 32})
    table.state.idle = 19
    assert table.roll(1, 2, 5).choices() == ["end", "build"]
    table = Table(2, places={0: 32})
    table.state.idle = 20
    assert table.roll(1, 2, 5).choices() == ["build"]
    table.do("build", quarter="nw11").do("end")
    assert int(table.state.idle) == 0


def test_a_turn_without_a_block_is_counted() -> None:
    table = Table(places={0: 32}).roll(1, 2, 5).do("end")
    assert int(table.state.idle) == 1


# ---------------------------------------------------------------------- bridges


def test_a_toll_buys_the_way_across() -> None:
    table = Table(places={0: 37}, held={2: ["north_bridge", "west_bridge"]}).roll(1, 2, 5)
    assert table.cash == [START_CASH + 50_000, START_CASH, START_CASH + 200_000]
    assert table.choices() == ["cross", "stay"]
    table.do("cross")
    assert (int(table.state.places[0]), table.stage) == (25, "build")
    # Nothing happens on the far bridge, though nobody owns it.
    assert table.cash[0] == START_CASH + 50_000


def test_a_player_may_stay_on_the_bridge() -> None:
    table = Table(places={0: 37}, held={0: ["north_bridge"]}).roll(1, 2, 5).do("stay")
    assert (int(table.state.places[0]), table.stage, table.cash[0]) == (5, "build", START_CASH + 250_000)


def test_crossing_at_the_next_turn() -> None:
    table = Table(2, places={0: 37, 1: 32}, held={0: ["north_bridge"]}, crossing="next_turn").roll(1, 2, 5).do("end")
    table.roll(1, 2, 5).do("end")
    assert table.choices() == ["go", "cross"]
    table.do("cross")
    assert (int(table.state.places[0]), table.stage) == (25, "roll")


def test_the_right_to_cross_ends_with_the_roll() -> None:
    table = Table(2, places={0: 37, 1: 32}, held={0: ["north_bridge"]}, crossing="next_turn").roll(1, 2, 5).do("end")
    table.roll(1, 2, 5).do("end").do("go")
    assert int(table.state.tickets) == 0


def test_a_far_bridge_without_owner_is_auctioned() -> None:
    table = Table(places={0: 37}, held={0: ["north_bridge"]}, crossing="far_bridge").roll(1, 2, 5).do("cross")
    assert (table.stage, int(table.state.places[0])) == ("auction", 25)
    table.do("pass").do("pass").do("bid", steps="1")
    # Bought, but nobody crosses twice in a turn.
    assert (table.stage, int(table.state.places[0])) == ("build", 25)


def test_a_far_bridge_with_an_owner_costs_nothing() -> None:
    held = {0: ["north_bridge"], 1: ["south_bridge"]}
    table = Table(places={0: 37}, held=held, crossing="far_bridge").roll(1, 2, 5).do("cross")
    assert (table.stage, table.cash[1]) == ("build", START_CASH)


def test_whoever_buys_the_bridge_under_their_feet_may_cross() -> None:
    table = Table(places={0: 37}).roll(1, 2, 5).do("pass").do("pass").do("bid", steps="2")
    assert table.holds(0) == ["north_bridge"]
    assert table.choices() == ["cross", "stay"]


def test_whoever_does_not_buy_it_may_not() -> None:
    table = Table(places={0: 37}).roll(1, 2, 5).do("bid", steps="1").everybody_passes().do("leave")
    assert (table.holds(1), table.stage) == (["north_bridge"], "build")


# ---------------------------------------------------------------------- crest cards


def drawn(card: str, **position: Any) -> Table:
    """A figure goes from the Court's square to the crest square behind it and draws."""
    table = Table(places={0: 21}, **position)
    return table.roll(1, 4, 5).draw(card)


@pytest.mark.parametrize(
    ("card", "change", "stage"),
    [
        ("opening_bell", 500_000, "build"),
        ("mayor", 250_000, "hall"),
        ("site_visit", 250_000, "exit"),
        ("neighbours_sue", 0, "court"),
        ("bridge_inspection", 0, "auction"),
        ("road_works", 0, "auction"),
        ("housing_programme", 0, "free"),
        ("city_grant", 200_000, "build"),
        ("dividends", 100_000, "build"),
        ("safety_breach", -100_000, "build"),
        ("soil_survey", -150_000, "build"),
        ("property_tax", -60_000, "build"),
        ("toll_rebate", 100_000, "build"),
        ("topping_out", 100_000, "build"),
        ("charity_gala", -100_000, "build"),
        ("special_tender", 0, "tender"),
        ("local_initiative", 0, "free"),
    ],
)
def test_every_card(card: str, change: int, stage: str) -> None:
    table = drawn(card, held={0: ["chekhovskaya", "rechnaya", "north_bridge"]})
    assert (table.cash[0] - START_CASH, table.stage) == (change, stage)
    total = sum(table.cash) + int(table.state.bank)
    assert total == 3 * START_CASH


def test_where_cards_move() -> None:
    assert int(drawn("mayor").state.places[0]) == 10
    assert int(drawn("neighbours_sue").state.places[0]) == 30
    assert int(drawn("bridge_inspection").state.places[0]) == 35
    assert int(drawn("road_works").state.places[0]) == 28


def test_free_blocks_of_cards() -> None:
    assert len(drawn("housing_programme").options("put", "quarter")) == 36
    table = drawn("local_initiative", held={0: ["chekhovskaya", "polevaya"]})
    assert table.options("put", "quarter") == ["nw11", "nw21", "nw31", "nw12", "nw13"]
    assert drawn("local_initiative").stage == "build"


def test_a_tender_is_won_like_any_auction() -> None:
    table = drawn("special_tender").do("tender", permit="west_bridge")
    assert (table.stage, int(table.state.actor), int(table.state.places[0])) == ("auction", 1, 31)
    table.do("pass").do("pass").do("bid", steps="1")
    # The figure does not stand on that bridge.
    assert (table.holds(0), table.stage) == (["west_bridge"], "build")


def test_a_tender_without_permits_pays() -> None:
    table = drawn("special_tender", held={0: BOARD.permit_names[:14], 1: BOARD.permit_names[14:]})
    assert (table.cash[0], table.stage) == (START_CASH + 100_000, "build")


def test_cards_go_under_the_deck_in_their_order() -> None:
    table = Table(places={0: 21})
    cards = [name for name in BOARD.card_names if name != "city_grant"]
    for card in ["city_grant", *cards]:
        assert act("draw", card=card) in {action for action, _ in _drawing(table.state).chance_outcomes()}
        table.state = _drawing(table.state)
        table.state.apply(CHANCE, act("draw", card=card))
    again = _drawing(table.state)
    assert again.chance_outcomes() == [(act("draw", card="city_grant"), 1)]
    view = GAME.show.view(again, None)
    assert (view.cards[:1], view.next_card) == (["city_grant"], 0)


def _drawing(state: Megalopolis) -> Megalopolis:
    """The same game with the active figure about to draw a card."""
    fresh = Table(places={0: 21}).roll(1, 4, 5).state
    fresh.drawn, fresh.draws = state.drawn, state.draws
    return fresh


# ---------------------------------------------------------------------- the last lap


def test_the_last_block_is_followed_by_the_last_lap() -> None:
    table = Table(2, places={0: 32}, left=1).roll(1, 2, 5).do("build", quarter="nw11")
    assert (table.state.lap, int(table.state.active), int(table.state.city.left)) == (True, 1, 0)


def lap(**position: Any) -> Table:
    table = Table(2, left=0, **position)
    table.state.lap = True
    return table


@pytest.mark.parametrize("place", [11, 12, 18])
def test_reaching_or_passing_the_highway_leaves_the_game(place: int) -> None:
    table = lap(places={0: place}).roll(2, 3, 4)
    assert (int(table.state.gone), int(table.state.places[0]), int(table.state.active)) == (1, 20, 1)


def test_the_exchange_on_the_way_to_the_highway_pays() -> None:
    table = lap(places={0: 31}).roll(6, 6, 6).do("move", squares=39)
    assert (int(table.state.gone), table.cash[0]) == (1, START_CASH + 250_000)


def test_a_card_can_lead_out_of_the_game() -> None:
    table = lap(places={0: 2}).roll(1, 2, 4).draw("site_visit")
    assert int(table.state.gone) == 1


def test_whoever_left_still_collects_but_neither_bids_nor_pays() -> None:
    table = Table(3, left=0, places={0: 0}, held={1: ["portovaya"]})
    table.state.lap = True
    table.state.gone = 2
    table.roll(1, 2, 5)
    assert table.cash[1] == START_CASH + 40_000
    assert (int(table.state.active), table.stage) == (2, "roll")
    table.state.places[2] = 21
    table.roll(1, 4, 5).draw("topping_out")
    assert table.cash[1] == START_CASH + 40_000
    table = Table(3, left=0, places={0: 21})
    table.state.lap = True
    table.state.gone = 2
    table.roll(1, 4, 5).draw("charity_gala")
    assert table.cash == [START_CASH - 100_000, START_CASH + 50_000, START_CASH + 50_000]


def test_the_game_ends_when_the_last_player_has_left() -> None:
    table = lap(places={0: 15, 1: 15}).roll(1, 2, 3).roll(1, 2, 3)
    assert table.state.is_over()
    assert table.state.ending() == "last_lap"
    assert list(table.state.legal_actions(0)) == []


def test_fewer_blocks_make_a_shorter_game() -> None:
    assert int(Table(blocks=40).state.city.left) == 40
    assert int(Table().state.city.left) == 80


def test_without_blocks_nobody_can_build() -> None:
    state = Table().state
    assert state.sites_now() == state.city.open > 0
    state.city = state.city.copy()
    state.city.left = 0
    assert state.sites_now() == 0
