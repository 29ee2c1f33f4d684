"""Accounts, their sessions and the tables they have joined."""

from __future__ import annotations

from megapolis.server.domain.names import fold_name, skeleton
from megapolis.server.store.database import Broken, Cursor, Row

DAY = 86400.0


class NameTaken(Exception):
    """An account has this name, or one that looks like it."""


def create(cursor: Cursor, account: str, name: str, password: str, recovery: str) -> None:
    """Create an account with a hashed password and recovery code; `NameTaken` if the name looks like another's."""
    alike = cursor.run("SELECT 1 FROM accounts WHERE skeleton = ?", (skeleton(name),))
    if alike or find(cursor, fold_name(name)):
        raise NameTaken
    try:
        cursor.run(
            "INSERT INTO accounts (id, name, folded, password, skeleton, recovery) VALUES (?, ?, ?, ?, ?, ?)",
            (account, name, fold_name(name), password, skeleton(name), recovery),
        )
    except Broken:
        raise NameTaken from None


def set_secrets(cursor: Cursor, account: str, password: str, recovery: str) -> None:
    """Give an account another password or another recovery code, hashed; "" leaves the one it has."""
    for column, value in (("password", password), ("recovery", recovery)):
        if value:
            cursor.run(f"UPDATE accounts SET {column} = ? WHERE id = ?", (value, account))


def account_to_recover(cursor: Cursor, folded: str, recovery: str) -> Row | None:
    """Id and name of the account with this folded name and hashed recovery code."""
    rows = cursor.run(
        "SELECT id, name FROM accounts WHERE folded = ? AND recovery = ? AND recovery <> ''", (folded, recovery)
    )
    return rows[0] if rows else None


def secrets_of(cursor: Cursor, account: str) -> tuple[str, bool]:
    """The hashed password of an account, and whether it has a recovery code."""
    [(password, recovery)] = cursor.run("SELECT password, recovery FROM accounts WHERE id = ?", (account,))
    return password, bool(recovery)


def find(cursor: Cursor, folded: str) -> Row | None:
    """Id, name and hashed password of the account with this folded name."""
    rows = cursor.run("SELECT id, name, password FROM accounts WHERE folded = ?", (folded,))
    return rows[0] if rows else None


def name_of(cursor: Cursor, account: str) -> str:
    """The name of an account."""
    return str(cursor.run("SELECT name FROM accounts WHERE id = ?", (account,))[0][0])


def open_session(cursor: Cursor, key: str, account: str, device: str) -> None:
    """Store a session by the hash of its token, with what the device calls itself."""
    now = cursor.now()
    cursor.run(
        "INSERT INTO sessions (key, account, made, seen, device) VALUES (?, ?, ?, ?, ?)",
        (key, account, now, now, device),
    )


def account_of(cursor: Cursor, key: str, days: float) -> tuple[str, bool]:
    """The account of a session ("": there is none, or it was not used for so many days), and whether to note its use.

    The use is noted once a day, so that reading stays reading.
    """
    now = cursor.now()
    rows = cursor.run("SELECT account, made, seen FROM sessions WHERE key = ?", (key,))
    if not rows:
        return "", False
    account, made, seen = rows[0]
    # 0.1 wrote down only when a session was made.
    idle = now - (seen or made)
    return ("", False) if idle > days * DAY else (str(account), not seen or idle > DAY)


def note_use(cursor: Cursor, key: str, days: float) -> None:
    """Write down that a session is used, and delete all that were not for so many days."""
    now = cursor.now()
    cursor.run("UPDATE sessions SET seen = ? WHERE key = ?", (now, key))
    cursor.run(
        "DELETE FROM sessions WHERE (seen > 0 AND seen < ?) OR (seen = 0 AND made < ?)",
        (now - days * DAY, now - days * DAY),
    )


def sessions_of(cursor: Cursor, account: str) -> list[Row]:
    """Key, time made, time last seen and device of an account's sessions, the last used first."""
    return cursor.run(
        "SELECT key, made, seen, device FROM sessions WHERE account = ? ORDER BY seen DESC, made DESC", (account,)
    )


def close_session(cursor: Cursor, key: str) -> None:
    """Delete a session."""
    cursor.run("DELETE FROM sessions WHERE key = ?", (key,))


def close_other_sessions(cursor: Cursor, account: str, key: str) -> None:
    """Delete all sessions of an account but this one ("": all)."""
    cursor.run("DELETE FROM sessions WHERE account = ? AND key <> ?", (account, key))


def tables_of(cursor: Cursor, account: str, limit: int) -> list[tuple[str, str]]:
    """The tables that an account has joined and their status, the last changed first."""
    rows = cursor.run(
        "SELECT tables.id, tables.status FROM members JOIN tables ON tables.id = members.table_id"
        " WHERE members.account = ? ORDER BY tables.updated DESC LIMIT ?",
        (account, limit),
    )
    return [(row[0], row[1]) for row in rows]


def delete(cursor: Cursor, account: str) -> None:
    """Delete an account with its sessions, results, ratings and training."""
    for name, column in (
        ("results", "account"),
        ("ratings", "account"),
        ("class_ratings", "account"),
        ("daily", "who"),
        ("training", "account"),
        ("sessions", "account"),
    ):
        cursor.run(f"DELETE FROM {name} WHERE {column} = ?", (account,))
    cursor.run("DELETE FROM accounts WHERE id = ?", (account,))
