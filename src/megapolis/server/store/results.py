"""Results and ratings of accounts, and the list of the daily deal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from megapolis.server.domain.events import TableSpec
from megapolis.server.domain.results import START_RATING, Outcome, new_ratings, several_accounts
from megapolis.server.store.database import Cursor, Row


def record(cursor: Cursor, spec: TableSpec, played: Sequence[Outcome], at: float, *, rated: bool) -> None:
    """Store the outcomes of a game, in the transaction that ends it."""
    for each in played:
        who = each.account or each.guest
        if spec.daily and who:
            cursor.run(
                "UPDATE daily SET points = ?, name = ? WHERE game = ? AND date = ? AND who = ? AND table_id = ?",
                (each.points, each.name, spec.game, spec.daily, who, spec.id),
            )
        if each.account:
            cursor.run(
                "INSERT INTO results (table_id, seat, account, game, points, won, players, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO NOTHING",
                (spec.id, each.seat, each.account, spec.game, each.points, int(each.won), spec.players, at),
            )
    counted = several_accounts(played) if rated else []
    old = {each.account: rating(cursor, each.account, spec.game) for each in counted}
    for account, value in new_ratings(old, counted).items():
        cursor.run(
            "INSERT INTO ratings (account, game, value) VALUES (?, ?, ?)"
            " ON CONFLICT (account, game) DO UPDATE SET value = excluded.value",
            (account, spec.game, value),
        )


def rating(cursor: Cursor, account: str, game: str) -> float:
    """An account's rating in a game."""
    rows = cursor.run("SELECT value FROM ratings WHERE account = ? AND game = ?", (account, game))
    return float(rows[0][0]) if rows else START_RATING


def ratings(cursor: Cursor, account: str) -> dict[str, float]:
    """An account's ratings by game."""
    return dict(cursor.run("SELECT game, value FROM ratings WHERE account = ?", (account,)))


def results_of(cursor: Cursor, account: str, limit: int) -> list[Row]:
    """Table, game, seat, points, won, players and time of an account's games, the last one first."""
    return cursor.run(
        "SELECT table_id, game, seat, points, won, players, at FROM results WHERE account = ? ORDER BY at DESC LIMIT ?",
        (account, limit),
    )


def daily_results(cursor: Cursor, game: str, date: str, limit: int) -> list[tuple[str, int, str, bool]]:
    """Name, points, table and whether it is a guest's: a day's results, accounts before guests, the best first."""
    rows = cursor.run(
        "SELECT name, points, table_id,"
        " CASE WHEN EXISTS (SELECT 1 FROM accounts WHERE accounts.id = daily.who) THEN 0 ELSE 1 END AS guest"
        " FROM daily WHERE game = ? AND date = ? AND points IS NOT NULL"
        " ORDER BY guest, points DESC, table_id LIMIT ?",
        (game, date, limit),
    )
    return [(row[0], row[1], row[2], bool(row[3])) for row in rows]


def enter_daily(cursor: Cursor, spec: TableSpec, account: str, guest: str, name: str) -> None:
    """Enter a table for the day's list; only the first of an account and of a device counts."""
    known = [who for who in (account, guest) if who]
    marks = ", ".join("?" for _ in known)
    before = cursor.run(
        f"SELECT 1 FROM daily WHERE game = ? AND date = ? AND who IN ({marks}) AND table_id <> ?",
        (spec.game, spec.daily, *known, spec.id),
    )
    if before:
        return
    for who in known:
        # The row of a device without points says that it has been used up, by an account.
        cursor.run(
            "INSERT INTO daily (game, date, who, table_id, name) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (game, date, who) DO NOTHING",
            (spec.game, spec.daily, who, spec.id, name),
        )


def secret(cursor: Cursor, name: str) -> str:
    """A secret of this server, made on first use."""
    cursor.run(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, secrets.token_hex(32))
    )
    return str(cursor.run("SELECT value FROM secrets WHERE name = ?", (name,))[0][0])
