"""A private maximum: the smallest step up to it, the prior right included."""

import pytest

from games.megalopolis.builders import MILLION, Table
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.orders import ORDERS
from megapolis.games.megalopolis.rules.stages import AUCTION, PRIVILEGE


def auction(players: int = 3) -> Table:
    """The first player lands on Portovaya, which nobody owns."""
    return Table(players).roll(1, 2, 5)


def answered(table: Table, amount: int) -> str:
    """What an order of whoever is asked means, as a verb."""
    return SPACE.verb(ORDERS.answer(table.state, int(table.state.actor), amount)).name


def test_one_step_at_a_time_up_to_the_amount() -> None:
    table = auction()
    assert answered(table, 50_000) == "raise"
    table.do("raise", by="3")
    assert answered(table, 200_000) == "raise"
    assert answered(table, 199_999) == "pass"
    state = table.state.clone()
    state.play(state.actor, ORDERS.answer(state, int(state.actor), 200_000))
    assert state.auction.bid == 200_000


def test_the_prior_right_is_used_within_the_amount() -> None:
    table = auction(2)
    table.do("raise", by="2").do("pass")
    assert table.state.stage == PRIVILEGE
    assert answered(table, 150_000) == "take"
    assert answered(table, 149_999) == "leave"
    # Whoever has passed can still give an order for it; others who passed cannot.
    assert ORDERS.subject(table.state, 0) >= 0


def test_an_order_is_about_one_auction() -> None:
    table = auction()
    subject = ORDERS.subject(table.state, 1)
    assert subject >= 0
    assert {ORDERS.subject(table.state, seat) for seat in range(3)} == {subject}
    passed = table.do("pass")
    assert ORDERS.subject(passed.state, 1) == -1
    assert ORDERS.subject(Table(3).state, 0) == -1


def test_every_bid_that_can_be_paid_can_be_ordered() -> None:
    table = auction()
    assert ORDERS.amounts(table.state, 1) == range(50_000, 5 * MILLION + 1, 50_000)
    table.do("raise", by="10")
    assert ORDERS.amounts(table.state, 2)[0] == 550_000


def test_a_bid_that_is_not_complete_is_left_to_its_player() -> None:
    table = auction()
    table.do("more")
    assert table.state.stage != AUCTION
    assert ORDERS.answer(table.state, 1, 5 * MILLION) == -1


@pytest.mark.parametrize("rules", [1, 2])
def test_both_versions_of_the_rules_know_the_smallest_step(rules: int) -> None:
    table = Table(3, rules=rules).roll(1, 2, 5)
    table.state.play(1, ORDERS.answer(table.state, 1, MILLION))
    assert table.state.auction.bid == 50_000
