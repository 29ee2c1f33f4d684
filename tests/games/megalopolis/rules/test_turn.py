"""Building, bridges and the last lap."""

from typing import Any

import pytest

from games.megalopolis.builders import FOUR_SKYSCRAPERS, MILLION, Table

START_CASH = 5 * MILLION


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
    table.state.idle_turns = 19
    assert table.roll(1, 2, 5).choices() == ["end", "build"]
    table = Table(2, places={0: 32})
    table.state.idle_turns = 20
    assert table.roll(1, 2, 5).choices() == ["build"]
    table.do("build", quarter="nw11").do("end")
    assert int(table.state.idle_turns) == 0


def test_a_turn_without_a_block_is_counted() -> None:
    table = Table(places={0: 32}).roll(1, 2, 5).do("end")
    assert int(table.state.idle_turns) == 1


def test_a_toll_buys_the_way_across() -> None:
    table = Table(places={0: 37}, held={2: ["north_bridge", "west_bridge"]}).roll(1, 2, 5)
    assert table.cash == [START_CASH + 50_000, START_CASH, START_CASH + 200_000]
    assert table.choices() == ["cross", "stay"]
    table.do("cross")
    assert (int(table.state.squares[0]), table.stage) == (25, "build")
    # Nothing happens on the far bridge, though nobody owns it.
    assert table.cash[0] == START_CASH + 50_000


def test_a_player_may_stay_on_the_bridge() -> None:
    table = Table(places={0: 37}, held={0: ["north_bridge"]}).roll(1, 2, 5).do("stay")
    assert (int(table.state.squares[0]), table.stage, table.cash[0]) == (5, "build", START_CASH + 250_000)


def test_crossing_at_the_next_turn() -> None:
    table = Table(2, places={0: 37, 1: 32}, held={0: ["north_bridge"]}, crossing="next_turn").roll(1, 2, 5).do("end")
    table.roll(1, 2, 5).do("end")
    assert table.choices() == ["go", "cross"]
    table.do("cross")
    assert (int(table.state.squares[0]), table.stage) == (25, "roll")


def test_the_right_to_cross_ends_with_the_roll() -> None:
    table = Table(2, places={0: 37, 1: 32}, held={0: ["north_bridge"]}, crossing="next_turn").roll(1, 2, 5).do("end")
    table.roll(1, 2, 5).do("end").do("go")
    assert int(table.state.tickets) == 0


def test_a_far_bridge_without_owner_is_auctioned() -> None:
    table = Table(places={0: 37}, held={0: ["north_bridge"]}, crossing="far_bridge").roll(1, 2, 5).do("cross")
    assert (table.stage, int(table.state.squares[0])) == ("auction", 25)
    table.do("pass").do("pass").do("raise", by="1")
    # Bought, but nobody crosses twice in a turn.
    assert (table.stage, int(table.state.squares[0])) == ("build", 25)


def test_a_far_bridge_with_an_owner_costs_nothing() -> None:
    held = {0: ["north_bridge"], 1: ["south_bridge"]}
    table = Table(places={0: 37}, held=held, crossing="far_bridge").roll(1, 2, 5).do("cross")
    assert (table.stage, table.cash[1]) == ("build", START_CASH)


def test_whoever_buys_the_bridge_under_their_feet_may_cross() -> None:
    table = Table(places={0: 37}).roll(1, 2, 5).do("pass").do("pass").do("raise", by="2")
    assert table.holds(0) == ["north_bridge"]
    assert table.choices() == ["cross", "stay"]


def test_whoever_does_not_buy_it_may_not() -> None:
    table = Table(places={0: 37}).roll(1, 2, 5).do("raise", by="1").everybody_passes().do("leave")
    assert (table.holds(1), table.stage) == (["north_bridge"], "build")


def test_the_last_block_is_followed_by_the_last_lap() -> None:
    table = Table(2, places={0: 32}, left=1).roll(1, 2, 5).do("build", quarter="nw11")
    assert (table.state.last_lap, int(table.state.active), int(table.state.city.blocks_left)) == (True, 1, 0)


def lap(**position: Any) -> Table:
    table = Table(2, left=0, **position)
    table.state.last_lap = True
    return table


@pytest.mark.parametrize("place", [11, 12, 18])
def test_reaching_or_passing_the_highway_leaves_the_game(place: int) -> None:
    table = lap(places={0: place}).roll(2, 3, 4)
    assert (int(table.state.gone), int(table.state.squares[0]), int(table.state.active)) == (1, 20, 1)


def test_the_exchange_on_the_way_to_the_highway_pays() -> None:
    table = lap(places={0: 31}).roll(6, 6, 6).do("move", squares=39)
    assert (int(table.state.gone), table.cash[0]) == (1, START_CASH + 250_000)


def test_a_card_can_lead_out_of_the_game() -> None:
    table = lap(places={0: 2}).roll(1, 2, 4).draw("site_visit")
    assert int(table.state.gone) == 1


def test_whoever_left_still_collects_but_neither_bids_nor_pays() -> None:
    table = Table(3, left=0, places={0: 0}, held={1: ["portovaya"]})
    table.state.last_lap = True
    table.state.gone = 2
    table.roll(1, 2, 5)
    assert table.cash[1] == START_CASH + 40_000
    assert (int(table.state.active), table.stage) == (2, "roll")
    table.state.squares[2] = 21
    table.roll(1, 4, 5).draw("topping_out")
    assert table.cash[1] == START_CASH + 40_000
    table = Table(3, left=0, places={0: 21})
    table.state.last_lap = True
    table.state.gone = 2
    table.roll(1, 4, 5).draw("charity_gala")
    assert table.cash == [START_CASH - 100_000, START_CASH + 50_000, START_CASH + 50_000]


def test_the_game_ends_when_the_last_player_has_left() -> None:
    table = lap(places={0: 15, 1: 15}).roll(1, 2, 3).roll(1, 2, 3)
    assert table.state.is_over()
    assert table.state.ending() == "last_lap"
    assert list(table.state.legal_actions(0)) == []
