"""What is written and read, as units of work on a cursor. Every one of them is harmless when repeated."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import msgspec

from megapolis.server.domain import events, results
from megapolis.server.domain.events import Event, Head
from megapolis.server.store.database import Broken, Cursor, Row

BOT, CLOCK = "bot", "clock"
ENDED = ("over", "closed")


class Conflict(Exception):
    """Another worker appended first."""


class Repeated(Exception):
    """A message with this id was appended before."""


class After(msgspec.Struct, frozen=True):
    """Where an append leads: goes with the same commit."""

    head: Head
    status: str
    listed: bool
    view: str
    """What an onlooker sees then, where the game has come to a new phase; "" otherwise."""
    bot: bool
    """Whether a bot is to move."""
    clock: float | None
    """When the first clock runs out."""
    results: list[results.Outcome] = []
    """What a game that has just ended was worth to those who keep their results."""


def create(cursor: Cursor, head: Head, first: Sequence[Event]) -> float:
    """A new table with its first events; when it was made. A table that exists already is left alone."""
    at = cursor.now()
    dated = msgspec.structs.replace(head, created=at)
    made = cursor.run(
        "INSERT INTO tables (id, head, status, listed, updated) VALUES (?, ?, 'lobby', ?, ?)"
        " ON CONFLICT (id) DO NOTHING RETURNING id",
        (head.id, msgspec.json.encode(dated).decode(), int(head.public), at),
    )
    if made:
        _insert(cursor, head.id, 0, first, at, None)
    return at


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
    cursor: Cursor, table: str, place: int, new: Sequence[Event], message: str, lead: Callable[[float], After]
) -> float:
    """Appends events at `place` of a table's log; their time. `Conflict` or `Repeated` change nothing.

    `lead` says where they lead: what the table is listed as, and what is due next.
    """
    at = cursor.now()
    if is_known(cursor, table, message):
        raise Repeated
    try:
        _insert(cursor, table, place, new, at, message)
    except Broken:
        raise Conflict from None
    after = lead(at)
    cursor.run(
        "UPDATE tables SET status = ?, listed = ?, updated = ?, last_view = CASE WHEN ? = '' THEN last_view ELSE ? END"
        " WHERE id = ?",
        (after.status, int(after.listed), at, after.view, after.view, table),
    )
    if after.status in ENDED:
        cursor.run("DELETE FROM codes WHERE table_id = ?", (table,))
    if after.results:
        results.record(cursor, after.head, after.results, at)
    _set_job(cursor, table, BOT, at if after.bot else None)
    _set_job(cursor, table, CLOCK, after.clock)
    cursor.hint(table)
    return at


def _set_job(cursor: Cursor, table: str, kind: str, due: float | None) -> None:
    """Notes what is due. A bot's lease stays: whoever thinks for this table now will look again when done."""
    if due is None:
        cursor.run("DELETE FROM jobs WHERE table_id = ? AND kind = ?", (table, kind))
    else:
        cursor.run(
            "INSERT INTO jobs (table_id, kind, due) VALUES (?, ?, ?) ON CONFLICT (table_id, kind)"
            f" DO UPDATE SET due = excluded.due{'' if kind == BOT else ', leased = 0'}",
            (table, kind, due),
        )


def settle_job(cursor: Cursor, table: str, kind: str, due: float, more: bool) -> None:
    """What was claimed is done. What has become due since, or still is, is anybody's to take."""
    if not more:
        cursor.run("DELETE FROM jobs WHERE table_id = ? AND kind = ? AND due = ?", (table, kind, due))
    cursor.run("UPDATE jobs SET leased = 0 WHERE table_id = ? AND kind = ?", (table, kind))


def claim(cursor: Cursor, kind: str, lease: float, most: int) -> list[tuple[str, float]]:
    """Tables for which something is due now, and since when; nobody else gets them while the lease lasts."""
    now = cursor.now()
    rows = cursor.run(
        "SELECT table_id FROM jobs WHERE kind = ? AND due <= ? AND leased <= ? ORDER BY due LIMIT ?",
        (kind, now, now, most),
    )
    claimed: list[Row] = []
    for (table,) in rows:
        claimed += cursor.run(
            "UPDATE jobs SET leased = ? WHERE table_id = ? AND kind = ? AND due <= ? AND leased <= ?"
            " RETURNING table_id, due",
            (now + lease, table, kind, now, now),
        )
    return [(row[0], row[1]) for row in claimed]


def free_leases(cursor: Cursor) -> None:
    """At the start of the only worker: what its predecessor had begun is to be done again."""
    cursor.run("UPDATE jobs SET leased = 0")


def load(cursor: Cursor, table: str) -> tuple[Head, str, list[Row]] | None:
    """A table's head, its last stored view and all its events."""
    rows = cursor.run("SELECT head, last_view FROM tables WHERE id = ?", (table,))
    if not rows:
        return None
    head = msgspec.json.decode(rows[0][0], type=Head)
    return head, rows[0][1], since(cursor, table, 0)


def since(cursor: Cursor, table: str, place: int) -> list[Row]:
    """The events of a table from `place` on: body and time."""
    return cursor.run("SELECT body, at FROM events WHERE table_id = ? AND place >= ? ORDER BY place", (table, place))


def is_known(cursor: Cursor, table: str, message: str) -> bool:
    """Whether a message was appended before."""
    return bool(cursor.run("SELECT 1 FROM events WHERE table_id = ? AND message = ?", (table, message)))


def lobby(cursor: Cursor, most: int) -> list[str]:
    """Public tables that wait for people, the newest first."""
    rows = cursor.run(
        "SELECT id FROM tables WHERE status = 'lobby' AND listed = 1 ORDER BY updated DESC LIMIT ?", (most,)
    )
    return [row[0] for row in rows]


def idle(cursor: Cursor, status: str, age: float, most: int) -> list[str]:
    """Tables in this state that nobody has touched for so many seconds."""
    rows = cursor.run(
        "SELECT id FROM tables WHERE status = ? AND updated < ? ORDER BY updated LIMIT ?",
        (status, cursor.now() - age, most),
    )
    return [row[0] for row in rows]


def tables_of(cursor: Cursor, account: str, most: int) -> list[tuple[str, str]]:
    """The tables that an account has come to and their status, the last touched first."""
    rows = cursor.run(
        "SELECT tables.id, tables.status FROM members JOIN tables ON tables.id = members.table_id"
        " WHERE members.account = ? ORDER BY tables.updated DESC LIMIT ?",
        (account, most),
    )
    return [(row[0], row[1]) for row in rows]


def secret(cursor: Cursor, name: str) -> str:
    """A secret of this server, made when first asked for."""
    cursor.run(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, secrets.token_hex(32))
    )
    return str(cursor.run("SELECT value FROM secrets WHERE name = ?", (name,))[0][0])


def delete(cursor: Cursor, table: str) -> None:
    """Forgets a table wholly."""
    for name in ("events", "jobs", "results", "daily", "members", "presence", "codes"):
        cursor.run(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    cursor.run("DELETE FROM tables WHERE id = ?", (table,))


def rewrite_name(cursor: Cursor, table: str, person: int, name: str) -> None:
    """Takes a person's name out of the log itself; the one change a log ever sees."""
    for place, body in cursor.run("SELECT place, body FROM events WHERE table_id = ?", (table,)):
        event = events.parse(body)
        if isinstance(event, events.Joined) and event.person == person:
            cursor.run("DELETE FROM members WHERE account = ? AND table_id = ?", (event.account, table))
            changed = events.dump(msgspec.structs.replace(event, name=name, account="", guest="", key=""))
            cursor.run("UPDATE events SET body = ? WHERE table_id = ? AND place = ?", (changed, table, place))
        elif isinstance(event, events.Keyed) and event.person == person:
            changed = events.dump(msgspec.structs.replace(event, key=""))
            cursor.run("UPDATE events SET body = ? WHERE table_id = ? AND place = ?", (changed, table, place))
        elif isinstance(event, events.Said) and event.person == person:
            changed = events.dump(msgspec.structs.replace(event, text=""))
            cursor.run("UPDATE events SET body = ? WHERE table_id = ? AND place = ?", (changed, table, place))
