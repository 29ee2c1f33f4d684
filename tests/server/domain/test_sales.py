"""Auctions by voice at a table with a real box: who got it, and for how much, in one entry."""

from typing import Any

import pytest

from megapolis.engine.core.rng import Rng
from megapolis.games.megalopolis.rules.stages import AUCTION, PRIVILEGE
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.server.domain import commands
from megapolis.server.domain.sales import ask_sale, is_on_sale
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import NotAllowed, Refused, Stale
from server.builders import NOW, a_table, message, tell
from server.domain.test_companion import COMPANION, wander

STEP = 50_000


def state_of(table: Table) -> Megalopolis:
    assert isinstance(table.state, Megalopolis)
    return table.state


def an_auction(**seats: int) -> Table:
    """A table at the moment when the first permit comes under the hammer; nobody has bid."""
    wish: dict[str, Any] = seats or {"first": 0, "first_too": 1, "second": 2}
    table = a_table("megalopolis", options={"offers": 0}, spec=COMPANION, **wish)
    rng = Rng(0)
    while not is_on_sale(table):
        table = wander(table, rng)
    return table


def sell(table: Table, seat: int, amount: int, person: int = 0, **more: Any) -> Table:
    at = ask_sale(table, Translator(table, "en"), person).at
    return tell(table, message(commands.Sold, **{"at": at, "seat": seat, "amount": amount, **more}), person)


def step(table: Table, verb: dict[str, Any]) -> Table:
    """The table after the awaited seat did this."""
    after = table.draft()
    after.play_action(after.awaited()[0], after.game.actions.number(verb, after.labels), NOW)
    return after


def test_the_question_names_the_permit_and_who_may_have_paid_what() -> None:
    table = an_auction()
    question = ask_sale(table, Translator(table, "en"), 1)
    assert question.kind == "sale"
    assert question.asked.text.startswith("Who gets ")
    assert question.how is not None
    assert question.how.text
    cash = [int(each) for each in state_of(table).cash]
    assert [(each.seat, each.least, each.most, each.step) for each in question.buyers] == [
        (seat, STEP, cash[seat] - cash[seat] % STEP, STEP) for seat in range(3)
    ]


@pytest.mark.parametrize("steps", [1, 3, 10, 11, 27])
def test_anybody_enters_who_got_it_for_any_sum(steps: int) -> None:
    table = an_auction()
    permit = int(state_of(table).auction.permit)
    cash = [int(each) for each in state_of(table).cash]
    for winner in range(3):
        for person in (0, 1):
            after = state_of(sell(table, winner, steps * STEP, person))
            assert int(after.owner(permit)) == winner
            assert int(after.cash[winner]) == cash[winner] - steps * STEP
            assert after.stage not in (AUCTION, PRIVILEGE)


def test_nobody_wants_it() -> None:
    table = an_auction()
    permit = int(state_of(table).auction.permit)
    after = sell(table, -1, 0)
    assert int(state_of(after).owner(permit)) == -1
    assert not is_on_sale(after)


def test_bids_that_were_entered_before_count() -> None:
    table = an_auction()
    permit = int(state_of(table).auction.permit)
    leader = table.awaited()[0]
    led = step(table, {"do": "raise", "by": "3"})
    sums = {each.seat: (each.least, each.most) for each in ask_sale(led, Translator(led, ""), 0).buyers}
    assert sums[leader] == (3 * STEP, 3 * STEP)
    assert all(least == 4 * STEP for seat, (least, _most) in sums.items() if seat != leader)
    after = sell(led, leader, 3 * STEP)
    assert int(state_of(after).owner(permit)) == leader
    for seat, amount in ((leader, 5 * STEP), (-1, 0), (1 - leader if leader < 2 else 0, 2 * STEP), (9, STEP)):
        with pytest.raises(Refused) as why:
            sell(led, seat, amount)
        assert why.value.reason.key == "table-no-such-sale"


def test_a_bid_that_was_begun_is_completed() -> None:
    table = an_auction()
    permit, leader = int(state_of(table).auction.permit), table.awaited()[0]
    begun = step(table, {"do": "more"})
    assert [(each.seat, each.least) for each in ask_sale(begun, Translator(begun, ""), 0).buyers] == [
        (leader, 11 * STEP)
    ]
    assert int(state_of(sell(begun, leader, 12 * STEP)).owner(permit)) == leader
    with pytest.raises(Refused):
        sell(begun, -1, 0)


def test_prior_right_is_a_sale_too() -> None:
    table = an_auction()
    state = state_of(table)
    permit, active, leader = int(state.auction.permit), int(state.active), table.awaited()[0]
    assert leader != active, "the active player bids last"
    table = step(table, {"do": "raise", "by": "2"})
    while state_of(table).stage != PRIVILEGE:
        table = step(table, {"do": "pass"})
    sums = {each.seat: (each.least, each.most) for each in ask_sale(table, Translator(table, ""), 0).buyers}
    assert sums == {leader: (2 * STEP, 2 * STEP), active: (3 * STEP, 3 * STEP)}
    for seat, amount in ((leader, 2 * STEP), (active, 3 * STEP)):
        assert int(state_of(sell(table, seat, amount)).owner(permit)) == seat
    with pytest.raises(Refused):
        sell(table, -1, 0)


def test_bots_bid_for_themselves() -> None:
    table = an_auction(first=0, greedy=1, second=2)
    with pytest.raises(Refused) as why:
        sell(table, 0, 4 * STEP)
    assert why.value.reason.key == "table-bot-bids"


def test_what_is_not_a_sale() -> None:
    table = an_auction()
    with pytest.raises(Stale):
        sell(table, 0, STEP, at=1)
    after = sell(table, 0, STEP)
    with pytest.raises(Refused) as why:
        ask_sale(after, Translator(after, ""), 0)
    assert why.value.reason.key == "table-no-sale"
    other = a_table("next_station", first=0, spec=COMPANION)
    with pytest.raises(Refused):
        ask_sale(other, Translator(other, ""), 0)
    with pytest.raises(NotAllowed):
        ask_sale(a_table("megalopolis", first=0, second=1), Translator(table, ""), 0)
    with pytest.raises(NotAllowed):
        ask_sale(table, Translator(table, ""), 7)
