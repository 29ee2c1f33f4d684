"""The daily deal: one deal a day and game for everybody, which nobody can compute before."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime

from megapolis.shelf import find_game
from megapolis.table import bodies, conduct, events, store
from megapolis.table.database import Cursor
from megapolis.table.events import Event
from megapolis.table.tables import key_of, new_token
from megapolis.table.web import Call, Endpoint

SHOWN = 100
"""How many results of a day are listed."""
DAILY_BOT = "medium"
"""Thinks for so many iterations, not seconds: on every machine it answers the same to everybody who plays the same."""


def daily_seed(secret: str, date: str, game: str) -> str:
    """The seed of a day's deal: an HMAC of the server's secret."""
    return hmac.new(secret.encode(), f"{date}|{game}".encode(), "sha256").hexdigest()


def daily_table(game: str) -> tuple[int, list[str]]:
    """How many play a game's daily deal, and the fixed bots among them where it has no solo mode."""
    seats = find_game(game).seats
    return (1, []) if 1 in seats else (seats[0], [DAILY_BOT] * (seats[0] - 1))


def day_of(now: float) -> str:
    """The date of a moment of the database's clock, in UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


async def today(call: Call) -> bodies.DailyToday:
    """Today's results of a game, the best first."""
    game = find_game(str(call.request.path_params["game"])).id

    def find(cursor: Cursor) -> bodies.DailyToday:
        date = day_of(cursor.now())
        rows = cursor.run(
            "SELECT name, points, table_id FROM daily WHERE game = ? AND date = ? AND points IS NOT NULL"
            " ORDER BY points DESC, table_id LIMIT ?",
            (game, date, SHOWN),
        )
        players, bots = daily_table(game)
        return bodies.DailyToday(game, date, players, bots, [bodies.DailyResult(*row) for row in rows])

    return await call.server.tables.read(find)


async def play(call: Call) -> bodies.Welcome:
    """A table with today's deal, begun at once. Only the first of an account or guest counts for the list."""
    game = find_game(str(call.request.path_params["game"])).id
    wish: bodies.Daily = call.body
    account = await call.account()
    call.server.new_tables.take(call.address)
    secret, now = await call.server.tables.write(lambda cursor: (store.secret(cursor, "daily"), cursor.now()))
    date = day_of(now)
    players, bots = daily_table(game)
    seed = daily_seed(secret, date, game)
    head = call.server.head(game, players, {}, seed=seed, daily=date, onlookers=False, hints=False)
    token, guest = new_token(), key_of(wish.guest)
    first: list[Event] = [events.Joined(0, wish.name.strip(), key_of(token), account, guest), events.Sat(0, 0)]
    first += [events.BotSat(1 + at, level) for at, level in enumerate(bots)]
    await call.server.tables.create(head, first)
    await call.server.tables.change(head.id, "daily", lambda live: [conduct.started(live, [])])
    who = account or guest
    if who:
        await call.server.tables.write(
            lambda cursor: cursor.run(
                "INSERT INTO daily (game, date, who, table_id, name) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (game, date, who) DO NOTHING",
                (game, date, who, head.id, wish.name.strip()),
            )
        )
    return bodies.Welcome(head.id, token, 0, call.server.link(head))


ENDPOINTS = [
    Endpoint("GET", "/api/daily/{game}", today, "Today's deal and its results.", None, bodies.DailyToday),
    Endpoint("POST", "/api/daily/{game}", play, "Plays today's deal.", bodies.Daily, bodies.Welcome),
]
