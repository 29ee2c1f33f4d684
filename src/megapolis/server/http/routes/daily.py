"""The daily deal: one deal a day and game for everybody, which nobody can compute before."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime

from megapolis.catalog import find_game
from megapolis.server.domain import decide, events
from megapolis.server.domain.events import Event
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.store import log
from megapolis.server.store.database import Cursor
from megapolis.server.worker.tables import key_of, new_token

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


async def today(call: Call) -> schemas.DailyToday:
    """Today's results of a game, the best first."""
    game = find_game(str(call.request.path_params["game"])).id

    def find(cursor: Cursor) -> schemas.DailyToday:
        date = day_of(cursor.now())
        rows = cursor.run(
            "SELECT name, points, table_id FROM daily WHERE game = ? AND date = ? AND points IS NOT NULL"
            " ORDER BY points DESC, table_id LIMIT ?",
            (game, date, SHOWN),
        )
        players, bots = daily_table(game)
        return schemas.DailyToday(game, date, players, bots, [schemas.DailyResult(*row) for row in rows])

    return await call.server.tables.read(find)


async def play(call: Call) -> schemas.Welcome:
    """A table with today's deal, begun at once. Only the first of an account or guest counts for the list."""
    game = find_game(str(call.request.path_params["game"])).id
    wish: schemas.Daily = call.body
    account = await call.account()
    call.server.new_tables.take(call.address)
    secret, now = await call.server.tables.write(lambda cursor: (log.secret(cursor, "daily"), cursor.now()))
    date = day_of(now)
    players, bots = daily_table(game)
    seed = daily_seed(secret, date, game)
    head = call.server.head(game, players, {}, seed=seed, daily=date, onlookers=False, hints=False)
    token, guest = new_token(), key_of(wish.guest)
    first: list[Event] = [events.Joined(0, wish.name.strip(), key_of(token), account, guest), events.Sat(0, 0)]
    first += [events.BotSat(1 + at, level) for at, level in enumerate(bots)]
    await call.server.tables.create(head, first)
    await call.server.tables.change(head.id, "daily", lambda live: [decide.started(live, [])])
    who = account or guest
    if who:
        await call.server.tables.write(
            lambda cursor: cursor.run(
                "INSERT INTO daily (game, date, who, table_id, name) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (game, date, who) DO NOTHING",
                (game, date, who, head.id, wish.name.strip()),
            )
        )
    return schemas.Welcome(head.id, token, 0, call.server.link(head))


ENDPOINTS = [
    Endpoint("GET", "/api/daily/{game}", today, "Today's deal and its results.", None, schemas.DailyToday),
    Endpoint("POST", "/api/daily/{game}", play, "Plays today's deal.", schemas.Daily, schemas.Welcome),
]
