"""Auctions at a table with a real box: people bid by voice, and one of them enters who got it and for how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from megapolis.engine.question import SALE, Sale
from megapolis.server.domain.companion import BoxBuyer, BoxQuestion, require_companion
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import NotAllowed, Refused, Stale

if TYPE_CHECKING:
    from megapolis.server.domain.decide import Draft


def is_on_sale(table: Table) -> bool:
    """Whether something is under the hammer."""
    sale: Sale[Any] | None = table.game.show.sale
    return sale is not None and bool(table.awaited()) and sale.lot(table.state) >= 0


def require_sale(table: Table, person: int) -> Sale[Any]:
    """The auctions of the game, for anybody who plays: what is called out is heard by all."""
    require_companion(table)
    if not table.seats_of(person):
        raise NotAllowed("table-not-seated")
    sale: Sale[Any] | None = table.game.show.sale
    if sale is None or not is_on_sale(table):
        raise Refused("table-no-sale")
    return sale


def ask_sale(table: Table, translator: Translator, person: int) -> BoxQuestion:
    """The question who got it and for how much."""
    sale = require_sale(table, person)
    assert table.match is not None
    key, args = sale.name(table.state)
    sums = {seat: sale.amounts(table.state, seat) for seat in range(table.spec.players)}
    return BoxQuestion(
        at=len(table.match.log),
        kind=SALE,
        asked=translator.words("box", (key, args)),
        how=translator.words("box", (f"{key}-how", args)),
        seat=-1,
        private=False,
        count=1,
        dice=0,
        ordered=False,
        groups=[],
        old=None,
        buyers=[BoxBuyer(seat, each.start, each[-1], each.step) for seat, each in sums.items() if each],
    )


def enter_sale(draft: Draft, person: int, at: int, winner: int, amount: int) -> None:
    """Play what everybody called out, as one entry; bots speak for themselves."""
    sale = require_sale(draft.table, person)
    assert draft.table.match is not None
    if at != len(draft.table.match.log):
        raise Stale("table-stale")
    lot = sale.lot(draft.table.state)
    if winner >= 0 and (winner >= draft.table.spec.players or amount not in sale.amounts(draft.table.state, winner)):
        raise Refused("table-no-such-sale")
    while is_on_sale(draft.after) and sale.lot(draft.after.state) == lot:
        seat = draft.after.awaited()[0]
        if draft.after.seats[seat].bot:
            raise Refused("table-bot-bids")
        action = sale.answer(draft.after.state, seat, winner, amount)
        if action < 0:
            raise Refused("table-no-such-sale")
        draft.events.append(draft.after.play_action(seat, action, draft.now))
