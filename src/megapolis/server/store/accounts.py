"""Accounts, their sessions and the tables they have joined."""

from __future__ import annotations

from megapolis.server.store.database import Cursor, Row


def create(cursor: Cursor, account: str, name: str, folded: str, password: str) -> None:
    """Create an account with a hashed password; `Broken` if the folded name is taken."""
    cursor.run(
        "INSERT INTO accounts (id, name, folded, password) VALUES (?, ?, ?, ?)", (account, name, folded, password)
    )


def find(cursor: Cursor, folded: str) -> Row | None:
    """Id, name and hashed password of the account with this folded name."""
    rows = cursor.run("SELECT id, name, password FROM accounts WHERE folded = ?", (folded,))
    return rows[0] if rows else None


def name_of(cursor: Cursor, account: str) -> str:
    """The name of an account."""
    return str(cursor.run("SELECT name FROM accounts WHERE id = ?", (account,))[0][0])


def open_session(cursor: Cursor, key: str, account: str) -> None:
    """Store a session by the hash of its token."""
    cursor.run("INSERT INTO sessions (key, account, made) VALUES (?, ?, ?)", (key, account, cursor.now()))


def account_of(cursor: Cursor, key: str) -> str:
    """The account of a session; "" if there is no such session."""
    rows = cursor.run("SELECT account FROM sessions WHERE key = ?", (key,))
    return str(rows[0][0]) if rows else ""


def close_session(cursor: Cursor, key: str) -> None:
    """Delete a session."""
    cursor.run("DELETE FROM sessions WHERE key = ?", (key,))


def tables_of(cursor: Cursor, account: str, limit: int) -> list[tuple[str, str]]:
    """The tables that an account has joined and their status, the last changed first."""
    rows = cursor.run(
        "SELECT tables.id, tables.status FROM members JOIN tables ON tables.id = members.table_id"
        " WHERE members.account = ? ORDER BY tables.updated DESC LIMIT ?",
        (account, limit),
    )
    return [(row[0], row[1]) for row in rows]


def delete(cursor: Cursor, account: str) -> None:
    """Delete an account with its sessions, results and ratings."""
    for name, column in (
        ("results", "account"),
        ("ratings", "account"),
        ("class_ratings", "account"),
        ("daily", "who"),
        ("sessions", "account"),
    ):
        cursor.run(f"DELETE FROM {name} WHERE {column} = ?", (account,))
    cursor.run("DELETE FROM accounts WHERE id = ?", (account,))
