"""Results and ratings of accounts, and the list of the daily deal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from megapolis.server.domain.events import TableSpec
from megapolis.server.domain.results import (
    SETTLED_AFTER,
    START_RATING,
    Outcome,
    Rating,
    new_ratings,
    several_accounts,
)
from megapolis.server.store.database import Cursor, Row

BOT = "bot:"
IS_BOT = f"SUBSTR(who, 1, {len(BOT)}) = '{BOT}'"
"""Entries of bots in the daily list, beside those of accounts and devices."""


def record(cursor: Cursor, spec: TableSpec, played: Sequence[Outcome], at: float, *, rated: str) -> None:
    """Store the outcomes of a game, in the transaction that ends it; `rated`: in which class, "" for none."""
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
    old = {each.account: rating(cursor, each.account, spec.game, rated) for each in counted}
    for account, value in new_ratings(old, counted).items():
        cursor.run(
            "INSERT INTO class_ratings (account, game, class, value, games) VALUES (?, ?, ?, ?, 1)"
            " ON CONFLICT (account, game, class) DO UPDATE SET value = excluded.value, games = class_ratings.games + 1",
            (account, spec.game, rated, value),
        )


def rating(cursor: Cursor, account: str, game: str, kind: str) -> float:
    """An account's rating in a class of games."""
    rows = cursor.run(
        "SELECT value FROM class_ratings WHERE account = ? AND game = ? AND class = ?", (account, game, kind)
    )
    return float(rows[0][0]) if rows else START_RATING


def ratings(cursor: Cursor, account: str) -> list[Rating]:
    """An account's ratings, by game and class."""
    rows = cursor.run(
        "SELECT game, class, value, games FROM class_ratings WHERE account = ? ORDER BY game, class", (account,)
    )
    return [Rating(game, kind, value, games, games < SETTLED_AFTER) for game, kind, value, games in rows]


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
        f" FROM daily WHERE game = ? AND date = ? AND points IS NOT NULL AND NOT {IS_BOT}"
        " ORDER BY guest, points DESC, table_id LIMIT ?",
        (game, date, limit),
    )
    return [(row[0], row[1], row[2], bool(row[3])) for row in rows]


def finished_daily(cursor: Cursor, game: str, date: str, who: Sequence[str]) -> str:
    """The table at which one of these has finished a day's deal; "" for none."""
    marks = ", ".join("?" for _ in who)
    rows = cursor.run(
        f"SELECT table_id FROM daily WHERE game = ? AND date = ? AND points IS NOT NULL AND who IN ({marks})",
        (game, date, *who),
    )
    return str(rows[0][0]) if rows else ""


def daily_bots(cursor: Cursor, game: str, date: str) -> list[tuple[str, int]]:
    """Level and points of the bots that have played a day's deal, the best first."""
    rows = cursor.run(
        f"SELECT name, points FROM daily WHERE game = ? AND date = ? AND {IS_BOT} ORDER BY points DESC, name",
        (game, date),
    )
    return [(row[0], row[1]) for row in rows]


def add_daily_bot(cursor: Cursor, game: str, date: str, level: str, points: int) -> None:
    """Keep what a bot has made of a day's deal."""
    cursor.run(
        "INSERT INTO daily (game, date, who, table_id, name, points) VALUES (?, ?, ?, '', ?, ?)"
        " ON CONFLICT (game, date, who) DO NOTHING",
        (game, date, BOT + level, level, points),
    )


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


def secret(cursor: Cursor, name: str, value: str = "") -> str:
    """A secret of this server, made on first use; or a value that is none, where one is given then."""
    cursor.run(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        (name, value or secrets.token_hex(32)),
    )
    return str(cursor.run("SELECT value FROM secrets WHERE name = ?", (name,))[0][0])
