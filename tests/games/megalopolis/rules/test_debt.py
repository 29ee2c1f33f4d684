"""Forced auctions, several creditors, bankruptcy."""

from typing import Any

from games.megalopolis.builders import MILLION, Table

START_CASH = 5 * MILLION


def debtor(cash: int = 10_000, held: tuple[str, ...] = ("chekhovskaya", "north_bridge"), **position: Any) -> Table:
    """The first player lands on the third one's Portovaya and owes 40,000."""
    holding = {0: held, 2: ["portovaya"]}
    return Table(3, held=holding, cash={0: cash}, **position).roll(1, 2, 5)


def test_a_debtor_chooses_what_to_sell() -> None:
    table = debtor()
    assert (table.stage, int(table.state.actor)) == ("debt", 0)
    assert table.options("sell", "permit") == ["chekhovskaya", "north_bridge"]


def test_a_forced_sale_goes_to_the_highest_bidder_and_pays_the_debtor() -> None:
    table = debtor().do("sell", permit="chekhovskaya")
    assert int(table.state.actor) == 1
    table.do("raise", by="1").do("raise", by="1").do("pass")
    # The creditor bought it for 100,000; no privilege for anybody; the debt is paid; what is left is the debtor's.
    assert table.holds(2) == ["chekhovskaya", "portovaya"]
    assert table.cash == [10_000 + 100_000 - 40_000, START_CASH, START_CASH - 100_000 + 40_000]
    assert int(table.state.active) == 1


def test_a_debtor_sells_no_more_than_needed() -> None:
    table = debtor().do("sell", permit="north_bridge").do("raise", by="1").do("pass")
    assert table.holds(0) == ["chekhovskaya"]
    assert table.stage == "roll"


def test_what_nobody_wants_is_not_offered_again() -> None:
    table = debtor().do("sell", permit="chekhovskaya").everybody_passes()
    assert table.options("sell", "permit") == ["north_bridge"]
    assert table.refused("sell", permit="chekhovskaya") == "offered"
    table.do("sell", permit="north_bridge").do("pass").do("raise", by="1")
    assert table.holds(0) == ["chekhovskaya"]


def test_whoever_is_still_short_gives_all_cash_and_goes_out() -> None:
    table = debtor().do("sell", permit="chekhovskaya").everybody_passes()
    table.do("sell", permit="north_bridge").everybody_passes()
    assert table.cash == [0, START_CASH, START_CASH + 10_000]
    assert (table.holds(0), int(table.state.bankrupt), int(table.state.active)) == ([], 1, 1)
    # The permits are nobody's again.
    table.state.squares[1] = 37
    assert table.roll(1, 2, 5).stage == "auction"


def test_without_permits_bankruptcy_comes_at_once() -> None:
    table = debtor(held=())
    assert (int(table.state.bankrupt), table.cash[2]) == (1, START_CASH + 10_000)


def test_without_buyers_bankruptcy_comes_at_once() -> None:
    table = Table(3, held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}, left=0)
    table.state.last_lap, table.state.gone = True, 6
    table.roll(1, 2, 5)
    assert table.state.is_over()
    assert (int(table.state.bankrupt), table.state.ending()) == (1, "last_lap")


def test_a_debt_to_the_bank_takes_all_cash() -> None:
    table = Table(places={0: 21}, cash={0: 30_000}).roll(2, 3, 4).die(6)
    assert (table.cash[0], int(table.state.bank), int(table.state.bankrupt)) == (0, 30_000, 1)


def test_the_last_one_standing_wins_at_once() -> None:
    table = Table(2, places={0: 21}, cash={0: 30_000}).roll(2, 3, 4).die(6)
    assert table.state.is_over()
    assert table.state.ending() == "last_standing"
    assert table.state.returns()[1] > 0 > table.state.returns()[0]


def test_several_creditors_are_paid_clockwise() -> None:
    table = Table(4, places={0: 21}, cash={0: 120_000}).roll(1, 4, 5).draw("charity_gala")
    assert table.cash == [0, START_CASH + 50_000, START_CASH + 50_000, START_CASH + 20_000]
    assert int(table.state.bankrupt) == 1


def test_a_player_who_owes_in_another_turn_sells_then_too() -> None:
    table = Table(3, places={0: 21}, cash={1: 10_000, 2: 20_000}, held={1: ["chekhovskaya"]})
    table.roll(1, 4, 5).draw("topping_out")
    assert (table.stage, int(table.state.actor)) == ("debt", 1)
    # Of the two others only the active player can bid.
    table.do("sell", permit="chekhovskaya").do("raise", by="1")
    # 50,000 came and went; the third player has nothing to sell and goes out; the turn goes on.
    assert table.cash == [START_CASH - 50_000 + 50_000 + 20_000, 10_000, 0]
    assert (int(table.state.bankrupt), table.stage, int(table.state.active)) == (4, "build", 0)


def test_a_debtor_does_not_trade() -> None:
    table = Table(3, held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}, offers=3)
    table.do("go").roll(1, 2, 5)
    assert table.choices() == ["sell"]
    assert table.refused("offer", seat="2") == "stage"
