"""What somebody has played: results over time, wins by level, habits and days. A guest is known by their device."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

import msgspec

from megapolis import puzzles
from megapolis.analysis.habits import LAST, Habit, find_habits
from megapolis.analysis.puzzles import THEMES
from megapolis.analysis.reasons import round_figure
from megapolis.analysis.reviews import VERSION, Review
from megapolis.bots.core.settings import LEVELS
from megapolis.server.domain.daily import find_streak
from megapolis.server.domain.results import day_of
from megapolis.server.errors import NotAllowed
from megapolis.server.http import daily_schemas, messages
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.routes.daily import identities, since
from megapolis.server.store import accounts, results, reviews
from megapolis.server.store.database import Cursor, Row

MOST_RESULTS = 500
"""How many of the last games are told."""


async def whose(call: Call) -> tuple[str, list[str]]:
    """The account or, without one, the device whose games are asked for; and all that may have played for them."""
    known = await identities(call)
    if not known:
        raise NotAllowed("table-no-session")
    return known[0], known


async def look(call: Call) -> daily_schemas.Me:
    """Tell what one has played."""
    who, known = await whose(call)
    day = day_of(call.service.now())

    def find(cursor: Cursor) -> daily_schemas.Me:
        rows = results.list_games(cursor, who, MOST_RESULTS)
        said = [msgspec.json.decode(body, type=Review) for body in reviews.last_of(cursor, who, VERSION, LAST)]
        days = results.daily_days(cursor, known, since(day))
        return daily_schemas.Me(
            name=accounts.name_of(cursor, who) if results.has_account(cursor, who) else "",
            games=[_game(cursor, game, rows) for game in dict.fromkeys(row[1] for row in rows)],
            levels=_levels(rows),
            habits=[_habit(habit, len(said)) for habit in find_habits(said)],
            reviewed=len(said),
            streak=find_streak(days, date.fromisoformat(day)),
            days=days,
            day=day,
        )

    return await call.service.read(find)


def _game(cursor: Cursor, game: str, rows: Sequence[Row]) -> daily_schemas.MyGame:
    own = [row for row in rows if row[1] == game]
    played = [
        daily_schemas.MyResult(table, points, bool(won), players, at, day)
        for table, _, points, won, players, at, _, day in reversed(own)
    ]
    days = sorted({each.daily for each in played if each.daily})
    means = [
        daily_schemas.BotMean(bot, round_figure(mean), count)
        for bot, mean, count in results.bot_means(cursor, game, days)
        if bot in LEVELS
    ]
    return daily_schemas.MyGame(
        game, max(each.points for each in played), sum(each.won for each in played), played, means
    )


def _levels(rows: Sequence[Row]) -> list[daily_schemas.LevelWins]:
    """Wins by level: a game against several levels counts for each of them."""
    out = []
    for level in LEVELS:
        against = [bool(row[3]) for row in rows if level in row[6].split()]
        if against:
            out.append(daily_schemas.LevelWins(level, sum(against), len(against)))
    return out


def _habit(habit: Habit, of: int) -> daily_schemas.MyHabit:
    theme = habit.kind if habit.kind in THEMES and puzzles.every(habit.game, habit.kind) else ""
    count = len(puzzles.every(habit.game, theme))
    return daily_schemas.MyHabit(habit.game, habit.kind, habit.games, of, round_figure(habit.cost), theme, count)


async def forget_device(call: Call) -> messages.Ack:
    """Delete the results and days of a guest's device. An account is deleted by itself."""
    who, _ = await whose(call)
    if await call.account():
        raise NotAllowed("table-no-session")
    today = day_of(call.service.now())
    await call.service.write(partial(results.forget_device, who=who, today=today))
    return messages.Ack("")


ENDPOINTS = [
    Endpoint("GET", "/api/me", look, "What one has played.", None, daily_schemas.Me),
    Endpoint("DELETE", "/api/me", forget_device, "Deletes a guest's results.", None, messages.Ack),
]
