"""Changing the set-up of a table while people gather: how many play, with which options, hints and clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from megapolis.engine.i18n import seat_word
from megapolis.server.domain import commands, events
from megapolis.server.domain.clock import Clocks
from megapolis.server.domain.events import Clock
from megapolis.server.domain.people import Seat
from megapolis.server.errors import Malformed, Refused

if TYPE_CHECKING:
    from megapolis.server.domain.table import Table

LONGEST = 10_000_000
"""The longest time limit, in seconds."""


def check_clock(clock: Clock) -> None:
    """Refuse limits that make no sense."""
    if clock.then not in ("bot", "resign") or not 0 <= clock.game <= LONGEST or not 0 <= clock.move <= LONGEST:
        raise Malformed("table-malformed", detail="clock")


def plan_arrangement(table: Table, wish: commands.SetUp) -> events.Arranged:
    """The event of a changed set-up; refuses one that cannot be played, or that takes a person's seat away."""
    spec = table.spec
    if spec.start or spec.prefix:
        raise Refused("table-start-fixed")
    check_clock(wish.clock)
    setup = table.game.setup(wish.players, wish.options, table.setup.data, spec.rules)
    for seat in range(wish.players, spec.players):
        if table.seats[seat].person is not None:
            raise Refused("table-seat-taken", seat=seat_word(seat))
    return events.Arranged(wish.players, setup.own_options, wish.hints, wish.clock)


def arrange(table: Table, event: events.Arranged) -> None:
    """Give a table its new set-up. Seats that are added are free."""
    table.spec = replace(table.spec, players=event.players, options=event.options, hints=event.hints, clock=event.clock)
    for known in ("setup", "labels"):
        table.__dict__.pop(known, None)
    free = [Seat() for _ in range(event.players - len(table.seats))]
    table.seats = [*table.seats[: event.players], *free]
    table.steps, table.fair = [0] * event.players, [0] * event.players
    table.clocks = Clocks(event.clock, event.players)
