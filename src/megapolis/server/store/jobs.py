"""Jobs: what the server has to do for a table without being asked, one row per table and kind, with a lease."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.server.store.database import Cursor, Row

BOT, CLOCK, REVIEW = "bot", "clock", "review"


def schedule(cursor: Cursor, table: str, kind: str, due: float | None, owner: str = "") -> None:
    """Set when a job is due (None: there is nothing to do), and for whom it is done.

    The lease of a bot's job or a review is kept: the worker that holds it looks at the table again when it is done.
    """
    if due is None:
        cursor.run("DELETE FROM jobs WHERE table_id = ? AND kind = ?", (table, kind))
    else:
        cursor.run(
            "INSERT INTO jobs (table_id, kind, due, owner) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, kind)"
            f" DO UPDATE SET due = excluded.due, owner = excluded.owner{', leased = 0' if kind == CLOCK else ''}",
            (table, kind, due, owner),
        )


def settle(cursor: Cursor, table: str, kind: str, due: float, more: bool) -> None:
    """Give a claimed job back as done. If there is more to do, or it became due again, any worker may claim it."""
    if not more:
        cursor.run("DELETE FROM jobs WHERE table_id = ? AND kind = ? AND due = ?", (table, kind, due))
    cursor.run("UPDATE jobs SET leased = 0 WHERE table_id = ? AND kind = ?", (table, kind))


def claim(cursor: Cursor, kind: str, lease: float, limit: int) -> list[tuple[str, float]]:
    """Claim jobs that are due: their tables and due times. Nobody else gets them for `lease` seconds.

    Owners take turns, so that nobody's many tables keep another's from being claimed.
    """
    now = cursor.now()
    rows = cursor.run(
        "SELECT table_id, ROW_NUMBER() OVER (PARTITION BY owner ORDER BY due) AS turn FROM jobs"
        " WHERE kind = ? AND due <= ? AND leased <= ? ORDER BY turn, due LIMIT ?",
        (kind, now, now, limit),
    )
    claimed: list[Row] = []
    for table, _ in rows:
        claimed += cursor.run(
            "UPDATE jobs SET leased = ? WHERE table_id = ? AND kind = ? AND due <= ? AND leased <= ?"
            " RETURNING table_id, due",
            (now + lease, table, kind, now, now),
        )
    return [(row[0], row[1]) for row in claimed]


def renew(cursor: Cursor, kind: str, lease: float, tables: Sequence[str]) -> None:
    """Keep jobs that this worker has claimed and still has in its queue."""
    until = cursor.now() + lease
    for table in tables:
        cursor.run("UPDATE jobs SET leased = ? WHERE table_id = ? AND kind = ? AND leased > 0", (until, table, kind))


def free_leases(cursor: Cursor) -> None:
    """Free all leases. Only for a server that is alone: what its predecessor began must be done again."""
    cursor.run("UPDATE jobs SET leased = 0")
