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
CLAIM = 1800.0
"""For how many seconds a worker may play a bot's game of a daily deal before another one begins it again."""


def record(
    cursor: Cursor, spec: TableSpec, played: Sequence[Outcome], at: float, *, rated: str, bots: Sequence[str] = ()
) -> None:
    """Store the outcomes of a game, in the transaction that ends it; `rated`: in which class, "" for none."""
    levels = " ".join(bots)
    for each in played:
        who = each.account or each.guest
        if spec.daily and who:
            cursor.run(
                "UPDATE daily SET points = ?, name = ? WHERE game = ? AND date = ? AND who = ? AND table_id = ?",
                (each.points, each.name, spec.game, spec.daily, who, spec.id),
            )
        if who:
            # A guest's results are kept under the hash of their device.
            row = (spec.id, each.seat, who, spec.game, each.points, int(each.won), spec.players, at)
            cursor.run(
                "INSERT INTO results (table_id, seat, account, game, points, won, players, at, bots, daily)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO NOTHING",
                (*row, levels, spec.daily),
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


def list_games(cursor: Cursor, who: str, limit: int) -> list[Row]:
    """Table, game, points, won, players, time, levels of bots and daily date of somebody's games, the last first."""
    return cursor.run(
        "SELECT table_id, game, points, won, players, at, bots, daily FROM results WHERE account = ?"
        " ORDER BY at DESC, table_id LIMIT ?",
        (who, limit),
    )


def has_account(cursor: Cursor, who: str) -> bool:
    """Whether somebody is an account, and no guest's device."""
    return bool(cursor.run("SELECT 1 FROM accounts WHERE id = ?", (who,)))


def bot_means(cursor: Cursor, game: str, days: Sequence[str]) -> list[tuple[str, float, int]]:
    """Level, mean points and number of deals of the bots that have played the deals of these days."""
    rows = cursor.run(
        f"SELECT name, AVG(points), COUNT(*) FROM daily WHERE game = ? AND {IS_BOT} AND points IS NOT NULL"
        f" AND date IN ({_marks(days)}) GROUP BY name ORDER BY AVG(points) DESC, name",
        (game, *days),
    )
    return [(str(name), float(mean), int(count)) for name, mean, count in rows]


def forget_guests(cursor: Cursor, before: float) -> None:
    """Delete the results of devices without an account, of games that ended before a time."""
    cursor.run("DELETE FROM results WHERE at < ? AND account NOT IN (SELECT id FROM accounts)", (before,))


def forget_device(cursor: Cursor, who: str, today: str) -> None:
    """Delete what a guest's device has played. Today's deals stay used up, without a name and a result."""
    cursor.run("DELETE FROM results WHERE account = ?", (who,))
    cursor.run("DELETE FROM daily WHERE who = ? AND date < ?", (who, today))
    cursor.run("UPDATE daily SET name = '', points = NULL, table_id = '' WHERE who = ?", (who,))


def daily_results(cursor: Cursor, game: str, date: str, limit: int) -> list[tuple[str, int, str, bool]]:
    """Name, points, table and whether it is a guest's: a day's results, accounts before guests, the best first."""
    rows = cursor.run(
        "SELECT name, points, table_id,"
        " CASE WHEN EXISTS (SELECT 1 FROM accounts WHERE accounts.id = daily.who) THEN 0 ELSE 1 END AS guest"
        f" FROM daily WHERE game = ? AND date = ? AND points IS NOT NULL AND name <> '' AND NOT {IS_BOT}"
        " ORDER BY guest, points DESC, table_id LIMIT ?",
        (game, date, limit),
    )
    return [(row[0], row[1], row[2], bool(row[3])) for row in rows]


def finished_daily(cursor: Cursor, game: str, date: str, who: Sequence[str]) -> tuple[str, int, str] | None:
    """Table, points and name of the first of these who has finished a day's deal."""
    rows = cursor.run(
        "SELECT table_id, points, name FROM daily"
        f" WHERE game = ? AND date = ? AND points IS NOT NULL AND who IN ({_marks(who)})",
        (game, date, *who),
    )
    return tuple(rows[0]) if rows else None


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" for _ in values) or "''"


def daily_attempts(cursor: Cursor, date: str, who: Sequence[str]) -> dict[str, Row]:
    """By game: table, points (None: not finished) and status of the table ("": gone) of somebody's deals of a day."""
    rows = cursor.run(
        "SELECT daily.game, daily.table_id, daily.points, tables.status FROM daily"
        f" LEFT JOIN tables ON tables.id = daily.table_id WHERE daily.date = ? AND daily.who IN ({_marks(who)})"
        " ORDER BY CASE WHEN daily.points IS NULL THEN 0 ELSE 1 END",
        (date, *who),
    )
    return {game: (table, points, status or "") for game, table, points, status in rows}


def daily_points(cursor: Cursor, game: str, date: str) -> list[int]:
    """All results of a day's deal, the best first."""
    rows = cursor.run(
        f"SELECT points FROM daily WHERE game = ? AND date = ? AND points IS NOT NULL AND NOT {IS_BOT}"
        " ORDER BY points DESC",
        (game, date),
    )
    return [int(row[0]) for row in rows]


def daily_days(cursor: Cursor, who: Sequence[str], since: str) -> dict[str, int]:
    """How many daily deals of their own day somebody has finished, by day."""
    rows = cursor.run(
        "SELECT date, COUNT(DISTINCT game) FROM daily"
        f" WHERE who IN ({_marks(who)}) AND date >= ? AND points IS NOT NULL GROUP BY date ORDER BY date",
        (*who, since),
    )
    return {str(day): int(count) for day, count in rows}


def daily_bots(cursor: Cursor, game: str, date: str) -> list[tuple[str, int]]:
    """Level and points of the bots that have played a day's deal, the best first."""
    rows = cursor.run(
        f"SELECT name, points FROM daily WHERE game = ? AND date = ? AND {IS_BOT} AND points IS NOT NULL"
        " ORDER BY points DESC, name",
        (game, date),
    )
    return [(row[0], row[1]) for row in rows]


def daily_bot_table(cursor: Cursor, game: str, date: str, level: str) -> str:
    """The table of a bot's game of a day's deal; "" while there is none."""
    rows = cursor.run(
        "SELECT table_id FROM daily WHERE game = ? AND date = ? AND who = ? AND points IS NOT NULL",
        (game, date, BOT + level),
    )
    return str(rows[0][0]) if rows else ""


def claim_daily_bot(cursor: Cursor, game: str, date: str, level: str) -> bool:
    """Whether a bot's game of a day's deal is to be played here: it is neither played nor being played elsewhere."""
    now = cursor.now()
    claimed = cursor.run(
        "INSERT INTO daily (game, date, who, table_id, name, at) VALUES (?, ?, ?, '', ?, ?)"
        " ON CONFLICT (game, date, who) DO UPDATE SET at = excluded.at"
        " WHERE daily.points IS NULL AND daily.at < ? RETURNING game",
        (game, date, BOT + level, level, now, now - CLAIM),
    )
    return bool(claimed)


def keep_daily_bot(cursor: Cursor, spec: TableSpec, level: str, points: int) -> None:
    """Keep what a bot has made of a day's deal, and at which table that can be seen."""
    cursor.run(
        "UPDATE daily SET points = ?, table_id = ? WHERE game = ? AND date = ? AND who = ?",
        (points, spec.id, spec.game, spec.daily, BOT + level),
    )


def release_daily_bot(cursor: Cursor, game: str, date: str, level: str) -> None:
    """Leave a bot's game of a day's deal to others: it could not be played to its end."""
    cursor.run(
        "DELETE FROM daily WHERE game = ? AND date = ? AND who = ? AND points IS NULL", (game, date, BOT + level)
    )


def is_daily_used(cursor: Cursor, game: str, date: str, who: Sequence[str], table: str = "-") -> bool:
    """Whether one of these has begun a day's deal before, at another table than this."""
    rows = cursor.run(
        f"SELECT 1 FROM daily WHERE game = ? AND date = ? AND who IN ({_marks(who)}) AND table_id <> ?",
        (game, date, *who, table),
    )
    return bool(rows)


def enter_daily(cursor: Cursor, spec: TableSpec, account: str, guest: str, name: str) -> None:
    """Enter a table for the day's list; only the first of an account and of a device counts."""
    known = [who for who in (account, guest) if who]
    if is_daily_used(cursor, spec.game, spec.daily, known, spec.id):
        return
    for who in known:
        # The row of a device without points says that it has been used up, by an account.
        cursor.run(
            "INSERT INTO daily (game, date, who, table_id, name, at) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, date, who) DO NOTHING",
            (spec.game, spec.daily, who, spec.id, name, spec.created),
        )


def secret(cursor: Cursor, name: str, value: str = "") -> str:
    """A secret of this server, made on first use; or a value that is none, where one is given then."""
    cursor.run(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        (name, value or secrets.token_hex(32)),
    )
    return str(cursor.run("SELECT value FROM secrets WHERE name = ?", (name,))[0][0])
