"""Movement, corners, rents and crest cards."""

from typing import Any

import pytest

from games.megalopolis.builders import BOX, MILLION, Table

START_CASH = 5 * MILLION


def test_a_sum_moves_and_passing_the_exchange_pays() -> None:
    table = Table(places={0: 36}, held={1: ["lipovaya"]}).roll(1, 2, 5)
    assert int(table.state.squares[0]) == 4
    assert table.cash == [START_CASH + 250_000 - 20_000, START_CASH + 20_000, START_CASH]


def test_stopping_on_the_exchange_pays_500_000_and_no_more() -> None:
    table = Table(places={0: 32}).roll(1, 2, 5)
    assert int(table.state.squares[0]) == 0
    assert table.cash[0] == START_CASH + 500_000
    assert table.stage == "build"


def test_leaving_the_exchange_pays_nothing() -> None:
    assert Table(held={1: ["lesnaya", "portovaya"]}).roll(1, 2, 5).cash[0] == START_CASH - 40_000


def test_a_triple_moves_one_to_39_squares() -> None:
    table = Table(places={0: 5}).roll(2, 2, 2)
    assert table.options("move", "squares") == [str(squares) for squares in range(1, 40)]
    table.do("move", squares=35)
    assert (int(table.state.squares[0]), table.cash[0]) == (0, START_CASH + 500_000)


def test_city_hall_sends_to_an_unowned_permit() -> None:
    table = Table(places={0: 1}, held={1: ["lesnaya"]}).roll(2, 3, 4)
    assert table.choices() == ["put", "visit"]
    assert len(table.options("visit", "permit")) == 27
    assert len(table.options("put", "quarter")) == 36
    table.do("visit", permit="polevaya")
    assert (int(table.state.squares[0]), table.stage, int(table.state.actor)) == (38, "auction", 1)
    assert table.cash[0] == START_CASH


def test_city_hall_gives_a_free_block() -> None:
    table = Table(places={0: 1}).roll(2, 3, 4).do("put", quarter="nw22")
    assert (table.height("nw22"), table.cash[0]) == (1, START_CASH)
    assert table.stage == "build"


def test_city_hall_has_nothing_to_give_at_the_very_end() -> None:
    table = Table(2, places={0: 1}, left=0, held={0: BOX.permit_names[:14], 1: BOX.permit_names[14:]})
    table.roll(2, 3, 4)
    assert (int(table.state.active), table.stage) == (1, "roll")


def test_the_highway_is_left_by_two_dice_in_order() -> None:
    table = Table(places={0: 11}, held={1: ["dorozhnaya"]}).roll(2, 3, 4)
    assert table.stage == "exit"
    table.exit(56)
    assert int(table.state.squares[0]) == 33
    assert table.cash[:2] == [START_CASH - 140_000, START_CASH + 140_000]


def test_an_exit_beyond_the_exchange_pays_nothing() -> None:
    table = Table(places={0: 11}).roll(2, 3, 4).exit(12)
    assert (int(table.state.squares[0]), table.cash[0]) == (2, START_CASH)


def test_the_court_fines_a_die_times_10_000() -> None:
    table = Table(places={0: 21}).roll(2, 3, 4).die(6)
    assert (table.cash[0], int(table.state.bank)) == (START_CASH - 60_000, 60_000)


def test_the_court_by_three_dice() -> None:
    table = Table(places={0: 21}, court_dice="three").roll(2, 3, 4).roll(6, 6, 6)
    assert table.cash[0] == START_CASH - 180_000


def test_the_court_by_the_dice_of_the_move() -> None:
    assert Table(places={0: 21}, court_dice="move").roll(2, 3, 4).cash[0] == START_CASH - 90_000


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
    assert (table.stage, int(table.state.free_sites)) == ("build", 0)


def test_a_full_street_gives_no_free_block() -> None:
    city = {"ne21": 2, "ne31": 2, "ne32": 2, "ne33": 2}
    assert Table(held={0: ["portovaya"]}, city=city).roll(1, 2, 5).stage == "build"


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
    assert int(drawn("mayor").state.squares[0]) == 10
    assert int(drawn("neighbours_sue").state.squares[0]) == 30
    assert int(drawn("bridge_inspection").state.squares[0]) == 35
    assert int(drawn("road_works").state.squares[0]) == 28


def test_free_blocks_of_cards() -> None:
    assert len(drawn("housing_programme").options("put", "quarter")) == 36
    table = drawn("local_initiative", held={0: ["chekhovskaya", "polevaya"]})
    assert table.options("put", "quarter") == ["nw11", "nw21", "nw31", "nw12", "nw13"]
    assert drawn("local_initiative").stage == "build"


def test_a_tender_is_won_like_any_auction() -> None:
    table = drawn("special_tender").do("tender", permit="west_bridge")
    assert (table.stage, int(table.state.actor), int(table.state.squares[0])) == ("auction", 1, 31)
    table.do("pass").do("pass").do("raise", by="1")
    # The figure does not stand on that bridge.
    assert (table.holds(0), table.stage) == (["west_bridge"], "build")


def test_a_tender_without_permits_pays() -> None:
    table = drawn("special_tender", held={0: BOX.permit_names[:14], 1: BOX.permit_names[14:]})
    assert (table.cash[0], table.stage) == (START_CASH + 100_000, "build")
