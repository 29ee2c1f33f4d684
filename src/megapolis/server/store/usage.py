"""How much addresses and people have used at each worker, so that limits hold for all workers together."""

from __future__ import annotations

from collections.abc import Mapping

from megapolis.server.store.database import Cursor
from megapolis.server.store.presence import DEAD_AFTER, alive_workers

FORGET_AFTER = 3600.0
"""Seconds after which an amount that has not changed is forgotten: by then every limit has refilled."""


def exchange(
    cursor: Cursor, worker: str, away_after: float, amounts: Mapping[str, float]
) -> dict[tuple[str, str], float]:
    """Store what has changed at this worker; the amounts of all others, by worker and what they are amounts of."""
    now = cursor.now()
    for what, amount in amounts.items():
        cursor.run(
            "INSERT INTO usage (worker, what, amount, at) VALUES (?, ?, ?, ?) ON CONFLICT (worker, what)"
            " DO UPDATE SET amount = excluded.amount, at = excluded.at",
            (worker, what, amount, now),
        )
    cursor.run("DELETE FROM usage WHERE at < ?", (now - FORGET_AFTER,))
    rows = cursor.run("SELECT worker, what, amount FROM usage WHERE worker <> ?", (worker,))
    alive = alive_workers(cursor, worker, now - DEAD_AFTER * away_after)
    return {(other, what): amount for other, what, amount in rows if other in alive}


def forget(cursor: Cursor, worker: str) -> None:
    """Delete the amounts of a worker that stops."""
    cursor.run("DELETE FROM usage WHERE worker = ?", (worker,))
