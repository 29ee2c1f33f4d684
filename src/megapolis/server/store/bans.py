"""Accounts and devices that may not use this server, and what its owner has done (every act is written down)."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.server.store.database import Cursor, Row


def is_banned(cursor: Cursor, who: Sequence[str]) -> bool:
    """Whether one of these accounts or devices (`account:…`, `guest:…`) is banned."""
    marks = ", ".join("?" for _ in who)
    return bool(cursor.run(f"SELECT 1 FROM bans WHERE who IN ({marks})", who))


def ban(cursor: Cursor, who: str) -> None:
    """Ban an account or a device; the sessions of an account end."""
    cursor.run("INSERT INTO bans (who, at) VALUES (?, ?) ON CONFLICT (who) DO NOTHING", (who, cursor.now()))
    cursor.run("DELETE FROM sessions WHERE account = ?", (who.removeprefix("account:"),))


def unban(cursor: Cursor, who: str) -> None:
    """Lift a ban."""
    cursor.run("DELETE FROM bans WHERE who = ?", (who,))


def all_bans(cursor: Cursor) -> list[Row]:
    """Who is banned, since when, and the name of the account, if it is one."""
    return cursor.run(
        "SELECT bans.who, bans.at, COALESCE(accounts.name, '') FROM bans"
        " LEFT JOIN accounts ON 'account:' || accounts.id = bans.who ORDER BY bans.at DESC"
    )


def note_act(cursor: Cursor, by: str, what: str) -> None:
    """Write down what the owner of the server has done."""
    cursor.run("INSERT INTO acts (at, by, what) VALUES (?, ?, ?)", (cursor.now(), by, what))


def last_acts(cursor: Cursor, limit: int) -> list[Row]:
    """Time, who and what of the last acts, the newest first."""
    return cursor.run("SELECT at, by, what FROM acts ORDER BY at DESC LIMIT ?", (limit,))
