"""Standing orders: given in private, followed in the same transition."""

import msgspec
import pytest

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import commands, events
from megapolis.server.domain.orders import possible_amounts, standing_order
from megapolis.server.domain.picture import Viewer
from megapolis.server.domain.snapshot import snapshot
from megapolis.server.domain.table import Table
from server.builders import NOW, a_table, command, kinds, message, play_out, tell

SHORT = {"blocks": 20, "offers": 0}


def an_auction(table: Table | None = None) -> Table:
    """A table where something is being auctioned and the second seat is asked first."""
    table = table or a_table("megalopolis", options=SHORT, first=0, second=1, third=2)
    while not (possible_amounts(table, 1) and table.awaited() == [1] and table.state.active == 0):  # type: ignore[attr-defined]
        seat = table.awaited()[0]
        actions = [int(action) for action in table.state.legal_actions(seat)]
        table = table.draft()
        table.play_action(seat, actions[0], NOW)
    return table


def order(table: Table, seat: int, amount: int | None) -> Table:
    return tell(table, message(commands.Order, seat=seat, amount=amount), person=table.seats[seat].person)


def act(table: Table, seat: int, **action: str) -> Table:
    given = message(commands.Act, seat=seat, decision=table.decision(seat), action=action)
    return tell(table, given, person=table.seats[seat].person)


def bid(table: Table) -> tuple[int, int]:
    """The standing bid and who made it."""
    auction = table.state.auction  # type: ignore[attr-defined]
    return int(auction.bid), int(auction.leader)


def test_whoever_is_asked_bids_at_once_and_others_when_they_are_asked() -> None:
    table = order(an_auction(), 2, 300_000)
    assert (table.awaited(), bid(table)) == ([1], (0, -1))
    table = order(table, 1, 200_000)
    # Step by step, until the lower order is at its end; whoever has none is asked meanwhile.
    assert table.awaited() == [0]
    assert bid(table) == (100_000, 2)
    table = act(table, 0, do="pass")
    assert table.awaited() == [0], "the active player is asked whether to use the prior right"
    assert bid(table) == (200_000, 2)
    assert standing_order(table, 1) is None


def test_the_prior_right_is_part_of_an_order() -> None:
    table = order(order(order(an_auction(), 0, 1_000_000), 1, 150_000), 2, 300_000)
    assert int(table.state.auction.permit) < 0, "the hammer has fallen without a question"  # type: ignore[attr-defined]
    assert possible_amounts(table, 0) == range(0)
    assert min(int(cash) for cash in table.state.cash) < 5_000_000  # type: ignore[attr-defined]


def test_nobody_else_sees_an_order() -> None:
    plain, ordered = an_auction(), order(an_auction(), 2, 300_000)
    for seat in (0, 1, None):
        viewer = Viewer(person=seat, seat=seat)
        assert msgspec.json.encode(snapshot(ordered, viewer)) == msgspec.json.encode(snapshot(plain, viewer))
    own = snapshot(ordered, Viewer(person=2, seat=2)).order
    assert own is not None
    assert (own.amount, own.least, own.step) == (300_000, 50_000, 50_000)
    free = snapshot(plain, Viewer(person=2, seat=2)).order
    assert free is not None
    assert free.amount is None
    passed = act(plain, 1, do="pass")
    assert snapshot(passed, Viewer(person=1, seat=1)).order is None, "whoever has passed has nothing to order"


def test_an_order_can_be_changed_and_withdrawn() -> None:
    table = order(order(an_auction(), 2, 300_000), 2, 400_000)
    assert standing_order(table, 2) == 400_000
    table = order(table, 2, None)
    assert standing_order(table, 2) is None
    withdrawn = command(table, commands.FromPerson(2, message(commands.Order, seat=2, amount=None)))
    assert kinds(withdrawn) == [], "there is nothing to withdraw"


@pytest.mark.parametrize("amount", [0, 49_999, 75_000, 10_000_000])
def test_what_cannot_be_bid_cannot_be_ordered(amount: int) -> None:
    with pytest.raises(MegapolisError) as refused:
        order(an_auction(), 2, amount)
    assert refused.value.reason.key == "table-no-such-order"


def test_orders_are_for_ones_own_seat_and_games_that_know_them() -> None:
    with pytest.raises(MegapolisError) as refused:
        tell(an_auction(), message(commands.Order, seat=2, amount=300_000), person=1)
    assert refused.value.reason.key == "table-not-your-seat"
    with pytest.raises(MegapolisError) as refused:
        order(a_table(first=0, second=1), 0, 300_000)
    assert refused.value.reason.key == "table-no-such-order"


def test_an_order_ends_with_its_auction() -> None:
    table = order(an_auction(), 2, 50_000)
    assert standing_order(play_out(table), 2) is None
    table = act(table, 1, do="raise", by="1")
    assert standing_order(table, 2) is None, "it was too low, so that the seat is out"


def test_who_undoes_a_bid_decides_anew() -> None:
    alone = a_table("megalopolis", options=SHORT, first=0, first_too=1, first_also=2)
    table = order(an_auction(alone), 1, 300_000)
    assert bid(table) == (50_000, 1)
    back = tell(table, message(commands.Undo, seat=1))
    assert (back.awaited(), bid(back)) == ([1], (0, -1))
    assert standing_order(back, 1) is None


def test_a_bot_that_stands_in_decides_for_itself() -> None:
    table = order(an_auction(), 2, 300_000)
    table = tell(table, message(commands.Leave), person=2)
    table = act(table, 1, do="raise", by="1")
    assert table.awaited() == [2]
    assert table.bots_awaited() == [2]


def test_a_frozen_game_follows_no_orders() -> None:
    table = order(an_auction(), 2, 300_000)
    table.frozen = "table-frozen"
    assert standing_order(table, 2) is None
    assert events.Ordered(2, 1, 300_000) != events.Ordered(2, 1, -1)
