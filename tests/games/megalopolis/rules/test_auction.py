"""Bids, the privilege of the active player, what a hammer brings."""

from typing import Any

import pytest

from games.megalopolis.builders import MILLION, Table, act
from megapolis.games.megalopolis.rules.actions import SPACE

START_CASH = 5 * MILLION


def auction(players: int = 3, **position: Any) -> Table:
    """The first player lands on Portovaya, which nobody owns."""
    return Table(players, **position).roll(1, 2, 5)


def test_bidding_goes_clockwise_and_the_active_player_comes_last() -> None:
    table = auction()
    asked = []
    for _ in range(3):
        asked.append(int(table.state.actor))
        table.do("raise", by="1")
    assert asked == [1, 2, 0]
    assert int(table.state.auction.bid) == 150_000


def reachable(table: Table) -> list[int]:
    """Every bid that whoever is asked can make, one action after another."""
    seat = table.state.actors()[0]
    bids = []
    for action in table.state.legal_actions(seat):
        verb = SPACE.verb(action).name
        if verb == "pass":
            continue
        after = table.state.clone()
        after.apply(seat, action)
        if verb == "more":
            assert (after.actors(), after.status()) == ([seat], "turn 1 raise")
            rest = auction()
            rest.state = after
            bids += reachable(rest)
        else:
            bids.append(int(table.state.auction.bid) + 50_000 * (action - SPACE["raise"].base + 1))
    return bids


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("cash", [50_000, 90_000, 140_000, 550_000, 2_340_000, START_CASH])
def test_every_multiple_of_the_step_can_be_bid_within_ones_cash_and_nothing_else(players: int, cash: int) -> None:
    table = auction(players, cash={1: cash})
    assert reachable(table) == list(range(50_000, cash + 1, 50_000))
    if cash == START_CASH:
        table.bid(2_350_000)
        assert reachable(table) == list(range(2_400_000, START_CASH + 1, 50_000))


def test_the_example_of_the_rulebook() -> None:
    table = auction().bid(200_000).bid(250_000).do("pass").do("pass")
    assert table.choices() == ["take", "leave"]
    left = table.state.clone()
    left.apply(0, act("leave"))
    assert int(left.cash[2]) == START_CASH - 250_000
    table.do("take")
    assert (table.holds(0), table.cash) == (["portovaya"], [START_CASH - 300_000, START_CASH, START_CASH])


def test_a_bid_of_more_than_ten_steps_is_completed_before_anybody_else_is_asked() -> None:
    table = auction().do("more").do("more")
    assert (table.choices(), int(table.state.actor)) == (["raise", "more"], 1)
    assert table.refused("pass") == "stage"
    table.do("raise", by="3")
    assert (int(table.state.auction.bid), int(table.state.actor)) == (1_150_000, 2)


def test_nobody_bids_more_than_they_have() -> None:
    assert auction(cash={1: 140_000}).options("raise", "by") == ["1", "2"]
    assert auction(cash={1: 140_000}).refused("raise", by="3") == "bid-cash"
    # Ten steps can be bid with 540,000, eleven cannot.
    table = auction(cash={1: 540_000})
    assert "more" not in table.choices()
    assert table.refused("more") == "bid-cash"
    assert "more" in auction(cash={1: 550_000}).choices()


def test_by_the_first_rules_a_bid_raises_by_1_2_5_or_10_steps() -> None:
    table = auction(rules=1)
    assert table.options("bid", "steps") == ["1", "2", "5", "10"]
    assert table.choices() == ["pass", "bid"]
    assert table.refused("raise", by="4") == table.refused("more") == "stage"
    table.do("bid", steps="5").do("bid", steps="10")
    assert int(table.state.auction.bid) == 750_000
    assert auction(cash={1: 140_000}, rules=1).options("bid", "steps") == ["1", "2"]
    assert auction(cash={1: 60_000}, rules=1).refused("bid", steps="2") == "bid-cash"
    assert auction().refused("bid", steps="1") == "stage"


def test_whoever_cannot_raise_is_not_asked() -> None:
    assert int(auction(cash={1: 40_000}).state.actor) == 2


def test_a_pass_is_final() -> None:
    table = auction().do("pass").do("raise", by="1").do("raise", by="1")
    assert int(table.state.actor) == 2
    table.do("raise", by="1")
    assert int(table.state.actor) == 0


def test_the_highest_bid_is_paid_to_the_bank() -> None:
    table = auction().do("raise", by="2").do("pass").do("pass").do("leave")
    assert table.holds(1) == ["portovaya"]
    assert (table.cash, int(table.state.bank)) == ([START_CASH, START_CASH - 100_000, START_CASH], 100_000)
    assert table.stage == "build"


def test_the_active_player_may_take_it_for_one_step_more_even_after_passing() -> None:
    table = auction().do("raise", by="2").do("pass").do("pass")
    assert (int(table.state.actor), table.choices()) == (0, ["take", "leave"])
    table.do("take")
    assert table.holds(0) == ["portovaya"]
    assert table.cash[0] == START_CASH - 150_000


def test_the_privilege_needs_the_money() -> None:
    table = auction(cash={0: 140_000}).do("raise", by="2").do("pass")
    assert table.holds(1) == ["portovaya"]


def test_the_active_player_needs_no_privilege_to_win() -> None:
    table = auction().do("pass").do("pass").do("raise", by="1")
    assert (table.holds(0), table.stage) == (["portovaya"], "build")


def test_without_a_bid_the_permit_stays_unowned() -> None:
    table = auction().everybody_passes()
    assert [table.holds(seat) for seat in range(3)] == [[], [], []]
    assert (table.cash, table.stage) == ([START_CASH] * 3, "build")


def test_no_rent_is_due_after_an_auction() -> None:
    table = auction(city={"ne31": 1}).do("raise", by="1").everybody_passes().do("leave")
    assert table.cash[0] == START_CASH


def test_bidders_who_left_or_went_out_are_not_asked() -> None:
    table = Table(4)
    table.state.gone, table.state.bankrupt = 2, 4
    table.roll(1, 2, 5)
    assert int(table.state.actor) == 3
