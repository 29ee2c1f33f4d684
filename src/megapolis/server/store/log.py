"""Tables and their logs, as units of work on a cursor. Every one of them is harmless when repeated."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from megapolis.server.domain import events
from megapolis.server.domain.events import Event, TableSpec
from megapolis.server.domain.results import Outcome
from megapolis.server.errors import Unknown
from megapolis.server.store import jobs, results
from megapolis.server.store.database import Broken, Cursor

ENDED = ("over", "closed")
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without the letters and digits that are easily confused: of 0 and O, of 1, I and L, of U and V at most one."""
CODE_LENGTH = 6

Dated = tuple[Event, float]
"""An event and when it happened."""
Stored = tuple[TableSpec, str, list[Dated]]
"""A table's spec, its last stored view and all its events."""
ATTACHED = ("events", "jobs", "members", "presence", "codes", "reviews")
"""Where rows belong to a table and go with it, but for results and daily deals, which people keep."""


class Conflict(Exception):
    """Another worker appended first."""


class Repeated(Exception):
    """A message with this id was appended before."""


class Summary(msgspec.Struct, frozen=True):
    """What is committed together with events: how the table is listed, and what is due next."""

    status: str
    listed: bool
    view: str
    """What an onlooker sees now, if the game has reached a new phase; "" otherwise."""
    bot: bool
    """Whether a bot has to move."""
    clock: float | None
    """When the first clock runs out."""
    outcomes: list[Outcome] = []
    """The outcomes of a game that these events ended."""
    rated: str = ""
    """The class of games in which they change ratings; "" if they change none."""
    bots: list[str] = []
    """The levels of the bots that the people of such a game played with."""
    owner: str = ""
    """For whom the bots of the table think."""


# ---------------------------------------------------------------------- writing


def create(cursor: Cursor, spec: TableSpec, first: Sequence[Event]) -> None:
    """Create a table with its first events. A table that already exists stays as it is."""
    made = cursor.run(
        "INSERT INTO tables (id, head, status, listed, updated) VALUES (?, ?, 'lobby', ?, ?)"
        " ON CONFLICT (id) DO NOTHING RETURNING id",
        (spec.id, msgspec.json.encode(spec).decode(), int(spec.public), spec.created),
    )
    if made:
        _insert(cursor, spec.id, 0, first, spec.created, None)


def _insert(cursor: Cursor, table: str, place: int, new: Sequence[Event], at: float, message: str | None) -> None:
    for offset, event in enumerate(new):
        cursor.run(
            "INSERT INTO events (table_id, place, body, at, message) VALUES (?, ?, ?, ?, ?)",
            (table, place + offset, events.dump(event), at, message if offset == 0 else None),
        )
        if isinstance(event, events.Joined) and event.account:
            cursor.run(
                "INSERT INTO members (account, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (event.account, table)
            )


def append(
    cursor: Cursor, spec: TableSpec, place: int, new: Sequence[Event], at: float, message: str, summary: Summary
) -> None:
    """Append events at `place` of a log, with their summary. `Conflict`, `Repeated`, `Unknown` change nothing."""
    if is_known(cursor, spec.id, message):
        raise Repeated
    try:
        _insert(cursor, spec.id, place, new, at, message)
    except Broken:
        raise Conflict from None
    known = cursor.run(
        "UPDATE tables SET status = ?, listed = ?, updated = ?, last_view = CASE WHEN ? = '' THEN last_view ELSE ? END"
        " WHERE id = ? RETURNING id",
        (summary.status, int(summary.listed), at, summary.view, summary.view, spec.id),
    )
    if not known:
        # It was deleted or archived while somebody still looked at it.
        raise Unknown("table-unknown", table=spec.id)
    if summary.status in ENDED:
        cursor.run("DELETE FROM codes WHERE table_id = ?", (spec.id,))
    if summary.outcomes:
        results.record(cursor, spec, summary.outcomes, at, rated=summary.rated, bots=summary.bots)
    jobs.schedule(cursor, spec.id, jobs.BOT, at if summary.bot else None, summary.owner)
    jobs.schedule(cursor, spec.id, jobs.CLOCK, summary.clock)
    cursor.notify(spec.id)


def delete(cursor: Cursor, table: str) -> None:
    """Delete everything about a table."""
    for name in (*ATTACHED, "results"):
        cursor.run(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    # The attempt at a daily deal is used up, or one could try again; nothing says any more whose it was but the hash.
    cursor.run("UPDATE daily SET table_id = '', name = '' WHERE table_id = ?", (table,))
    cursor.run("DELETE FROM tables WHERE id = ?", (table,))


def erase_person(cursor: Cursor, table: str, person: int) -> None:
    """Remove a person's name, tokens and words from the log itself; the only change that a log ever sees."""
    for place, body in cursor.run("SELECT place, body FROM events WHERE table_id = ?", (table,)):
        event = events.parse(body)
        if isinstance(event, events.Joined) and event.person == person:
            cursor.run("DELETE FROM members WHERE account = ? AND table_id = ?", (event.account, table))
            erased: Event = msgspec.structs.replace(event, name="", account="", guest="", key="")
        elif isinstance(event, events.Keyed) and event.person == person:
            erased = msgspec.structs.replace(event, key="")
        elif isinstance(event, events.Said) and event.person == person:
            erased = msgspec.structs.replace(event, text="")
        else:
            continue
        cursor.run("UPDATE events SET body = ? WHERE table_id = ? AND place = ?", (events.dump(erased), table, place))


# ---------------------------------------------------------------------- reading


def load(cursor: Cursor, table: str) -> Stored | None:
    """A table's spec, its last stored view and all its events."""
    rows = cursor.run("SELECT head, last_view FROM tables WHERE id = ?", (table,))
    if not rows:
        return None
    spec = msgspec.json.decode(rows[0][0], type=TableSpec)
    return spec, rows[0][1], since(cursor, table, 0)


def since(cursor: Cursor, table: str, place: int) -> list[Dated]:
    """The events of a table from `place` on."""
    rows = cursor.run("SELECT body, at FROM events WHERE table_id = ? AND place >= ? ORDER BY place", (table, place))
    return [(events.parse(body), at) for body, at in rows]


def is_known(cursor: Cursor, table: str, message: str) -> bool:
    """Whether a message was appended before."""
    return bool(cursor.run("SELECT 1 FROM events WHERE table_id = ? AND message = ?", (table, message)))


# ---------------------------------------------------------------------- finding tables


def lobby(cursor: Cursor, limit: int) -> list[str]:
    """Public tables that wait for people, the newest first."""
    rows = cursor.run(
        "SELECT id FROM tables WHERE status = 'lobby' AND listed = 1 ORDER BY updated DESC LIMIT ?", (limit,)
    )
    return [row[0] for row in rows]


def idle(cursor: Cursor, status: str, age: float, limit: int) -> list[str]:
    """Tables with this status that nobody has changed for `age` seconds."""
    rows = cursor.run(
        "SELECT id FROM tables WHERE status = ? AND updated < ? ORDER BY updated LIMIT ?",
        (status, cursor.now() - age, limit),
    )
    return [row[0] for row in rows]


def code_of(cursor: Cursor, table: str) -> str:
    """The short code of a table, made on first use."""
    while True:
        found = cursor.run("SELECT code FROM codes WHERE table_id = ?", (table,))
        if found:
            return str(found[0][0])
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        cursor.run("INSERT INTO codes (table_id, code) VALUES (?, ?) ON CONFLICT DO NOTHING", (table, code))


def table_of(cursor: Cursor, code: str) -> str:
    """The table with this code; "" for none."""
    found = cursor.run("SELECT table_id FROM codes WHERE code = ?", (code,))
    return str(found[0][0]) if found else ""
