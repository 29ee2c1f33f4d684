"""How many seconds were thought for somebody today, by all workers together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.server.store.database import Cursor


def add(cursor: Cursor, day: str, seconds: Mapping[str, float]) -> None:
    """Add what was used on a day; earlier days are forgotten."""
    for who, used in seconds.items():
        cursor.run(
            "INSERT INTO budgets (who, day, seconds) VALUES (?, ?, ?)"
            " ON CONFLICT (day, who) DO UPDATE SET seconds = budgets.seconds + excluded.seconds",
            (who, day, used),
        )
    cursor.run("DELETE FROM budgets WHERE day < ?", (day,))


def most_used(cursor: Cursor, day: str, who: Sequence[str]) -> float:
    """The most that one of these has used on a day."""
    marks = ", ".join("?" for _ in who)
    rows = cursor.run(f"SELECT MAX(seconds) FROM budgets WHERE day = ? AND who IN ({marks})", (day, *who))
    return float(rows[0][0] or 0.0)
