"""What people reported about others: the lines in question are kept for whoever runs the server."""

from __future__ import annotations

import msgspec

from megapolis.server.domain.people import Talk, identity
from megapolis.server.domain.table import Table
from megapolis.server.store.database import Cursor

MAX_REPORTS = 1000
"""How many reports are kept; the oldest are forgotten first."""


class Report(msgspec.Struct, frozen=True):
    """Somebody reported a person of a table, with what was said there last."""

    id: int
    table: str
    at: float
    by: str
    person: int
    name: str
    who: str
    """The account or device of the person who was reported; "" if unknown."""
    talk: list[Talk]


def add(cursor: Cursor, table: Table, person: int, by: int | None) -> None:
    """Keep what was said at a table, because of a person; again by the same reporter, the newer takes its place."""
    reported = table.people[person]
    reporter = "" if by is None else identity(table.people[by]) or f"{table.spec.id}:{by}"
    cursor.run("DELETE FROM reports WHERE table_id = ? AND person = ? AND by = ?", (table.spec.id, person, reporter))
    [(last,)] = cursor.run("SELECT COALESCE(MAX(id), 0) FROM reports")
    talk = msgspec.json.encode(list(table.talk)).decode()
    cursor.run(
        "INSERT INTO reports (id, table_id, at, by, person, name, who, talk) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (last + 1, table.spec.id, cursor.now(), reporter, person, reported.name, identity(reported), talk),
    )
    cursor.run("DELETE FROM reports WHERE id <= ?", (last + 1 - MAX_REPORTS,))


def all_reports(cursor: Cursor) -> list[Report]:
    """Every report, the newest first."""
    rows = cursor.run("SELECT id, table_id, at, by, person, name, who, talk FROM reports ORDER BY id DESC")
    return [
        Report(number, table, at, by, person, name, who, msgspec.json.decode(talk, type=list[Talk]))
        for number, table, at, by, person, name, who, talk in rows
    ]


def settle(cursor: Cursor, number: int) -> bool:
    """Delete a report that was dealt with; whether it was there."""
    known = bool(cursor.run("SELECT 1 FROM reports WHERE id = ?", (number,)))
    cursor.run("DELETE FROM reports WHERE id = ?", (number,))
    return known
