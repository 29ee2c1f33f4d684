"""Reviews of finished games, one per seat: those that are wanted, how far they are, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from megapolis.server.store import jobs
from megapolis.server.store.database import Cursor


class Stored(NamedTuple):
    """A review that somebody wanted: which part of it is done, and what it says when all of it is."""

    part: float
    body: str


class Wanted(NamedTuple):
    """A seat whose review is to be made, and who is charged for it: whose it is first."""

    seat: int
    payers: list[str]


def find(cursor: Cursor, table: str, seat: int, version: int) -> Stored | None:
    """The review of a seat, by this version of the coach."""
    rows = cursor.run(
        "SELECT part, body FROM reviews WHERE table_id = ? AND seat = ? AND version = ?", (table, seat, version)
    )
    return Stored(*rows[0]) if rows else None


def want(cursor: Cursor, table: str, seat: int, version: int, payers: Sequence[str]) -> Stored:
    """Have a review made, unless it is there or being made. One by another version of the coach is made anew."""
    known = find(cursor, table, seat, version)
    if known is not None:
        return known
    cursor.run(
        "INSERT INTO reviews (table_id, seat, version, payers, part, body) VALUES (?, ?, ?, ?, 0, '')"
        " ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, payers = excluded.payers,"
        " part = 0, body = ''",
        (table, seat, version, " ".join(payers)),
    )
    jobs.schedule(cursor, table, jobs.REVIEW, cursor.now(), payers[0])
    return Stored(0.0, "")


def list_wanted(cursor: Cursor, table: str, version: int) -> list[Wanted]:
    """The seats of a table whose review is not made yet."""
    rows = cursor.run(
        "SELECT seat, payers FROM reviews WHERE table_id = ? AND version = ? AND body = '' ORDER BY seat",
        (table, version),
    )
    return [Wanted(seat, payers.split()) for seat, payers in rows]


def note_progress(cursor: Cursor, table: str, seat: int, part: float) -> None:
    """Store which part of a review is done."""
    cursor.run("UPDATE reviews SET part = ? WHERE table_id = ? AND seat = ? AND body = ''", (part, table, seat))


def keep(cursor: Cursor, table: str, seat: int, version: int, body: str) -> None:
    """Store what a review says."""
    cursor.run(
        "UPDATE reviews SET part = 1, body = ? WHERE table_id = ? AND seat = ? AND version = ?",
        (body, table, seat, version),
    )


def last_of(cursor: Cursor, who: str, version: int, limit: int) -> list[str]:
    """What reviews of somebody's own seats say, the last game first."""
    rows = cursor.run(
        "SELECT reviews.body FROM results JOIN reviews ON reviews.table_id = results.table_id"
        " AND reviews.seat = results.seat WHERE results.account = ? AND reviews.version = ? AND reviews.body <> ''"
        " ORDER BY results.at DESC, results.table_id LIMIT ?",
        (who, version, limit),
    )
    return [str(row[0]) for row in rows]


def give_up(cursor: Cursor, table: str, seat: int) -> None:
    """Forget that a review was wanted, because it cannot be made."""
    cursor.run("DELETE FROM reviews WHERE table_id = ? AND seat = ? AND body = ''", (table, seat))
