"""Presence: which worker has how many connections of which person, and which workers are alive."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megapolis.server.store.database import PRESENCE, Cursor, Row

DEAD_AFTER = 2
"""A worker counts as dead after this many times `away_after` without a heartbeat."""


class Note(msgspec.Struct, frozen=True):
    """How many connections of a person this worker has, and for how many seconds that has been so."""

    table: str
    person: int
    connections: int
    seconds: float


class Seen(msgspec.Struct, frozen=True):
    """What one worker has noted about a person at a table."""

    person: int
    connections: int
    """Open connections at a worker that is alive."""
    gone: float
    """When the last connection closed, or when the worker gave its last heartbeat."""


class Figures(msgspec.Struct, frozen=True):
    """What one worker has counted since it started, and what it holds now; by the names that metrics have."""

    counted: dict[str, float]
    held: dict[str, float]


def beat(cursor: Cursor, worker: str, away_after: float, figures: Figures, *, stopped: bool = False) -> set[str]:
    """Store a worker's heartbeat and figures; the workers that are alive."""
    now = cursor.now()
    cursor.run(
        "INSERT INTO workers (id, seen, stopped, figures) VALUES (?, ?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET seen = excluded.seen, stopped = excluded.stopped, figures = excluded.figures",
        (worker, now, int(stopped), msgspec.json.encode(figures).decode()),
    )
    return alive_workers(cursor, worker, now - DEAD_AFTER * away_after)


def others(cursor: Cursor, worker: str, away_after: float) -> list[Figures]:
    """The figures of all other workers; those that have ended hold nothing any more, but what they counted counts."""
    alive = alive_workers(cursor, worker, cursor.now() - DEAD_AFTER * away_after)
    out = []
    for other, text in cursor.run("SELECT id, figures FROM workers WHERE id <> ? AND figures <> ''", (worker,)):
        figures = msgspec.json.decode(text, type=Figures)
        out.append(figures if other in alive else Figures(figures.counted, {}))
    return out


def alive_workers(cursor: Cursor, worker: str, since: float) -> set[str]:
    """The workers with a heartbeat since then; a database that is not shared has only one."""
    if not cursor.shared:
        return {worker}
    return {row[0] for row in cursor.run("SELECT id FROM workers WHERE stopped = 0 AND seen > ?", (since,))}


def record(
    cursor: Cursor, worker: str, away_after: float, notes: Sequence[Note], tables: Sequence[str]
) -> tuple[float, dict[str, list[Seen]]]:
    """Store one worker's notes; the time, and what all workers together know about these tables."""
    now = cursor.now()
    for note in notes:
        cursor.run(
            "INSERT INTO presence (table_id, person, worker, connections, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, person, worker)"
            " DO UPDATE SET connections = excluded.connections, at = excluded.at",
            (note.table, note.person, worker, note.connections, now - note.seconds),
        )
    for table in {note.table for note in notes}:
        cursor.notify(table, PRESENCE)
    alive = alive_workers(cursor, worker, now - DEAD_AFTER * away_after)
    rows = cursor.run(
        "SELECT presence.table_id, person, connections, at, worker, workers.seen FROM presence"
        " LEFT JOIN workers ON workers.id = presence.worker"
        f" WHERE presence.table_id IN ({', '.join('?' for _ in tables)})",
        tables,
    )
    found: dict[str, list[Seen]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(_read_presence(row, alive))
    return now, found


def _read_presence(row: Row, alive: set[str]) -> Seen:
    _, person, connections, at, worker, heard = row
    if connections and worker not in alive:
        return Seen(person, 0, at if heard is None else max(at, heard))
    return Seen(person, connections, at)


def seen_at(cursor: Cursor, table: str, worker: str, away_after: float) -> list[Seen]:
    """What all workers know about the people at a table."""
    alive = alive_workers(cursor, worker, cursor.now() - DEAD_AFTER * away_after)
    rows = cursor.run(
        "SELECT presence.table_id, person, connections, at, worker, workers.seen FROM presence"
        " LEFT JOIN workers ON workers.id = presence.worker WHERE presence.table_id = ?",
        (table,),
    )
    return [_read_presence(row, alive) for row in rows]


def is_anybody_here(cursor: Cursor, table: str, worker: str, away_after: float) -> bool:
    """Whether a person, not only an onlooker, is connected to a table at any worker that is alive."""
    return any(each.person >= 0 and each.connections for each in seen_at(cursor, table, worker, away_after))


def forget(cursor: Cursor, age: float) -> None:
    """Delete workers without a heartbeat for `age` seconds, and what they noted."""
    before = cursor.now() - age
    cursor.run("DELETE FROM workers WHERE seen < ?", (before,))
    cursor.run("DELETE FROM presence WHERE at < ? AND worker NOT IN (SELECT id FROM workers)", (before,))
