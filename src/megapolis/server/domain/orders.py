"""Standing orders at a table: given in private, followed as soon as a seat would be asked, in the same transition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from megapolis.engine.orders import Orders
from megapolis.server.domain import events
from megapolis.server.domain.table import PLAYING, Table
from megapolis.server.errors import Refused

if TYPE_CHECKING:
    from megapolis.server.domain.decide import Draft

WITHDRAWN = -1


def orders_of(table: Table) -> Orders[Any] | None:
    """The orders that the game at a table knows, while it is being played."""
    return table.game.orders if table.status == PLAYING and table.match is not None and not table.frozen else None


def standing_order(table: Table, seat: int) -> int | None:
    """The amount that a seat has ordered, if that still stands."""
    orders, order = orders_of(table), table.orders.get(seat)
    if orders is None or order is None or order.amount == WITHDRAWN or table.seats[seat].bot:
        return None
    return order.amount if orders.subject(table.state, seat) == order.subject else None


def possible_amounts(table: Table, seat: int) -> range:
    """What a seat may order now."""
    orders = orders_of(table)
    if orders is None or table.seats[seat].bot or orders.subject(table.state, seat) < 0:
        return range(0)
    return orders.amounts(table.state, seat)


def give_order(draft: Draft, seat: int, amount: int | None) -> None:
    """Take down what a seat wants, or that it wants it no longer."""
    table = draft.table
    if amount is None:
        if standing_order(table, seat) is not None:
            draft.add(events.Ordered(seat, -1, WITHDRAWN))
        return
    orders = orders_of(table)
    if orders is None or amount not in possible_amounts(table, seat):
        raise Refused("table-no-such-order")
    draft.add(events.Ordered(seat, orders.subject(table.state, seat), amount))


def follow_orders(draft: Draft) -> None:
    """Play for the seats that are awaited and have said what they want, if anything has changed."""
    while draft.events and (step := _next_step(draft.after)) is not None:
        draft.events.append(draft.after.play_action(*step, draft.now))


def _next_step(table: Table) -> tuple[int, int] | None:
    """A seat that is awaited and the action that its order means."""
    orders = orders_of(table)
    for seat in table.awaited() if orders is not None else ():
        amount = standing_order(table, seat)
        action = -1 if orders is None or amount is None else orders.answer(table.state, seat, amount)
        if action >= 0:
            return seat, action
    return None
