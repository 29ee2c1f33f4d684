"""What a command needs; each function raises why it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from megapolis.bots import UnknownBot, bots_of, check_bot
from megapolis.engine.game import Game
from megapolis.engine.i18n import seat_word
from megapolis.server.domain.table import PLAYING, Table
from megapolis.server.errors import NotAllowed, Refused, TooMuch, Unknown

if TYPE_CHECKING:
    from megapolis.server.domain.decide import Draft

MAX_EVENTS = 20_000
"""How many events a log may have, talk aside."""


def require_seat(table: Table, seat: int) -> int:
    """The seat, if it exists."""
    if not 0 <= seat < table.spec.players:
        raise Unknown("error-no-such-seat", seat=seat + 1, seats=table.spec.players)
    return seat


def require_own_seat(table: Table, person: int | None, seat: int) -> int:
    """The seat, if this person holds it."""
    if person is None:
        raise NotAllowed("table-not-seated")
    if table.seats[require_seat(table, seat)].person != person:
        raise NotAllowed("table-not-your-seat", seat=seat_word(seat))
    return seat


def require_status(table: Table, *statuses: str) -> None:
    """Refuse what is not possible at this stage."""
    if table.status not in statuses:
        raise Refused(f"table-not-while-{table.status}")


def require_host(table: Table, person: int) -> None:
    """Refuse everybody but the host."""
    if table.host != person:
        raise NotAllowed("table-host-only")


def require_person(table: Table, person: int) -> int:
    """The person, if they are at the table."""
    if person not in table.people or not table.people[person].here:
        raise Unknown("table-no-such-person")
    return person


def require_room(table: Table) -> None:
    """Refuse what people do at a table whose log has become too long."""
    if table.count - sum(table.said.values()) > MAX_EVENTS:
        raise TooMuch("table-log-full")


def require_absent(draft: Draft, person: int | None) -> None:
    """Refuse to act for somebody who plays and is there."""
    table = draft.table
    plays = table.status == PLAYING and person in table.players()
    if person is not None and plays and table.people[person].here and person not in draft.absent:
        raise Refused("table-person-present")


def check_level(level: str, game: Game) -> None:
    """Refuse bots that the server does not offer; players may not choose a bot's parameters."""
    name = level.partition(":")[0]
    check_bot(name, game)
    if name != level:
        raise UnknownBot("error-unknown-bot", name=level, bots=", ".join(bots_of(game)))
