"""Bids, the privilege of the active player, what a hammer brings."""

from typing import Any

from games.megalopolis.builders import MILLION, Table

START_CASH = 5 * MILLION


def auction(players: int = 3, **position: Any) -> Table:
    """The first player lands on Portovaya, which nobody owns."""
    return Table(players, **position).roll(1, 2, 5)


def test_bidding_goes_clockwise_and_the_active_player_comes_last() -> None:
    table = auction()
    asked = []
    for _ in range(3):
        asked.append(int(table.state.actor))
        table.do("bid", steps="1")
    assert asked == [1, 2, 0]
    assert int(table.state.auction.bid) == 150_000


def test_a_bid_raises_by_1_2_5_or_10_steps() -> None:
    table = auction()
    assert table.options("bid", "steps") == ["1", "2", "5", "10"]
    table.do("bid", steps="5").do("bid", steps="10")
    assert int(table.state.auction.bid) == 750_000


def test_nobody_bids_more_than_they_have() -> None:
    assert auction(cash={1: 140_000}).options("bid", "steps") == ["1", "2"]


def test_whoever_cannot_raise_is_not_asked() -> None:
    assert int(auction(cash={1: 40_000}).state.actor) == 2


def test_a_pass_is_final() -> None:
    table = auction().do("pass").do("bid", steps="1").do("bid", steps="1")
    assert int(table.state.actor) == 2
    table.do("bid", steps="1")
    assert int(table.state.actor) == 0


def test_the_highest_bid_is_paid_to_the_bank() -> None:
    table = auction().do("bid", steps="2").do("pass").do("pass").do("leave")
    assert table.holds(1) == ["portovaya"]
    assert (table.cash, int(table.state.bank)) == ([START_CASH, START_CASH - 100_000, START_CASH], 100_000)
    assert table.stage == "build"


def test_the_active_player_may_take_it_for_one_step_more_even_after_passing() -> None:
    table = auction().do("bid", steps="2").do("pass").do("pass")
    assert (int(table.state.actor), table.choices()) == (0, ["take", "leave"])
    table.do("take")
    assert table.holds(0) == ["portovaya"]
    assert table.cash[0] == START_CASH - 150_000


def test_the_privilege_needs_the_money() -> None:
    table = auction(cash={0: 140_000}).do("bid", steps="2").do("pass")
    assert table.holds(1) == ["portovaya"]


def test_the_active_player_needs_no_privilege_to_win() -> None:
    table = auction().do("pass").do("pass").do("bid", steps="1")
    assert (table.holds(0), table.stage) == (["portovaya"], "build")


def test_without_a_bid_the_permit_stays_unowned() -> None:
    table = auction().everybody_passes()
    assert [table.holds(seat) for seat in range(3)] == [[], [], []]
    assert (table.cash, table.stage) == ([START_CASH] * 3, "build")


def test_no_rent_is_due_after_an_auction() -> None:
    table = auction(city={"ne31": 1}).do("bid", steps="1").everybody_passes().do("leave")
    assert table.cash[0] == START_CASH


def test_bidders_who_left_or_went_out_are_not_asked() -> None:
    table = Table(4)
    table.state.gone, table.state.bankrupt = 2, 4
    table.roll(1, 2, 5)
    assert int(table.state.actor) == 3
