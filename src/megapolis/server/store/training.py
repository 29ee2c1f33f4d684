"""What accounts have solved, and how many people have solved each puzzle."""

from __future__ import annotations

from megapolis.server.store.database import Cursor


def find(cursor: Cursor, account: str) -> str:
    """The record of an account as JSON; "" if it has none."""
    rows = cursor.run("SELECT body FROM training WHERE account = ?", (account,))
    return str(rows[0][0]) if rows else ""


def keep(cursor: Cursor, account: str, body: str) -> None:
    """Store the record of an account."""
    cursor.run(
        "INSERT INTO training (account, body) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET body = excluded.body",
        (account, body),
    )


def count(cursor: Cursor, puzzle: str, *, solved: bool) -> None:
    """Count somebody's first answer to a puzzle."""
    cursor.run(
        "INSERT INTO puzzles (id, tried, solved) VALUES (?, 1, ?) ON CONFLICT (id) DO UPDATE SET"
        " tried = puzzles.tried + 1, solved = puzzles.solved + excluded.solved",
        (puzzle, int(solved)),
    )


def counts(cursor: Cursor, puzzle: str) -> tuple[int, int]:
    """How many people have tried a puzzle, and how many found its answer at once."""
    rows = cursor.run("SELECT tried, solved FROM puzzles WHERE id = ?", (puzzle,))
    return (int(rows[0][0]), int(rows[0][1])) if rows else (0, 0)
