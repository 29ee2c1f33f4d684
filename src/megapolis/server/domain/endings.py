"""Who must agree to take back or to end a game; ending a rated one alone is no way out of a loss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from megapolis.server.domain import events
from megapolis.server.domain.results import why_unrated
from megapolis.server.domain.table import PLAYING, Table
from megapolis.server.errors import Refused

if TYPE_CHECKING:
    from megapolis.server.domain.decide import Draft

TAKEBACK, ABANDON = "takeback", "abandon"
FIRST_MOVES = 2
"""After how many actions of a seat a game must have a result."""


def voters(draft: Draft, what: str) -> set[int]:
    """The people who must agree: those who play and have not left; abandoning does not wait for the absent, either."""
    table = draft.table
    here = {person for person in table.players() if table.people[person].here}
    return here - set(draft.absent) if what == ABANDON else here


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
