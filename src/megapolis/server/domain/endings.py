"""Ending a rated game without anybody's consent: it is no way out of a loss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from megapolis.server.domain import events
from megapolis.server.domain.results import why_unrated
from megapolis.server.domain.table import PLAYING, Table
from megapolis.server.errors import Refused

if TYPE_CHECKING:
    from megapolis.server.domain.decide import Draft

FIRST_MOVES = 2
"""After how many actions of a seat a game must have a result."""


def must_have_result(table: Table) -> bool:
    """Whether a game is rated and past its first moves."""
    return table.status == PLAYING and max(table.steps) > FIRST_MOVES and not why_unrated(table)


def end_alone(draft: Draft, person: int) -> bool:
    """End a game that must have a result, for one person alone; False for any other game.

    Those who have left lose it. Somebody who is only away keeps it open: whoever wants to end it resigns.
    """
    table = draft.table
    if not must_have_result(table):
        return False
    others = [other for other in table.players() if other != person]
    if any(table.people[other].here for other in others):
        raise Refused("table-rated-resign")
    for other in others:
        for seat in table.seats_of(other):
            if not table.seats[seat].resigned:
                draft.add(events.Resigned(seat))
    return True
