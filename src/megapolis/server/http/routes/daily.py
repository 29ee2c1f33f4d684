"""The daily deal: one deal per day and game for everybody, which nobody can compute in advance."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import partial
from statistics import median_low

from msgspec.structs import replace

from megapolis.catalog import find_game, game_ids
from megapolis.server.domain import events
from megapolis.server.domain.commands import StartFrom
from megapolis.server.domain.daily import (
    BEGUN,
    LEFT,
    PLAYED,
    SEALED,
    daily_table,
    distribution,
    find_streak,
    standing,
)
from megapolis.server.domain.events import Event
from megapolis.server.domain.results import day_of
from megapolis.server.domain.table import PLAYING
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import Malformed, Unknown
from megapolis.server.http import daily_schemas, schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.store import results
from megapolis.server.store.database import Cursor
from megapolis.server.worker.daily_bots import EXPERT
from megapolis.server.worker.service import hash_token, new_token

MAX_LISTED = 100
"""How many results of a day are listed."""
SHOWN_DAYS = 400
"""How many days back it is told on which one played."""
DAY = re.compile(r"\d{4}-\d\d-\d\d")


async def identities(call: Call) -> list[str]:
    """Whose deals are asked for: the account of `X-Account` and the hashed device of `X-Guest`."""
    device = call.request.headers.get("x-guest", "")
    return [known for known in (await call.account(), hash_token(device) if device else "") if known]


def end_of(day: str) -> float:
    """When a day ends, by the server's clock."""
    return datetime.combine(date.fromisoformat(day) + timedelta(1), datetime.min.time(), UTC).timestamp()


def since(day: str) -> str:
    """The first day of which it is told whether one played."""
    return (date.fromisoformat(day) - timedelta(SHOWN_DAYS)).isoformat()


async def board(call: Call) -> daily_schemas.DailyBoard:
    """List today's deals with what one has done with them, and the days on which one played."""
    who = await identities(call)
    day = day_of(call.service.now())

    def find(cursor: Cursor) -> daily_schemas.DailyBoard:
        attempts = results.daily_attempts(cursor, day, who)
        tickets = []
        for game in game_ids():
            points = results.daily_points(cursor, game, day)
            players, bots = daily_table(game)
            table, own, status = attempts.get(game, ("", None, ""))
            state = PLAYED if own is not None else BEGUN if status == PLAYING else LEFT if game in attempts else SEALED
            ticket = daily_schemas.DailyTicket(game, players, bots, len(points), state, table)
            if own is not None:
                ticket = replace(ticket, points=own, standing=standing(own, points))
            tickets.append(ticket)
        days = results.daily_days(cursor, who, since(day))
        return daily_schemas.DailyBoard(day, end_of(day), tickets, find_streak(days, date.fromisoformat(day)), days)

    return await call.service.read(find)


async def look(call: Call) -> daily_schemas.DailyToday:
    """Tell what came of a day's deal: of today's, or that of `date`."""
    game = find_game(str(call.request.path_params["game"])).id
    today = day_of(call.service.now())
    day = call.request.query_params.get("date", today)
    if DAY.fullmatch(day) is None or day > today:
        raise Malformed("table-malformed", detail="date")
    who = await identities(call)
    own = await call.service.read(partial(results.finished_daily, game=game, date=day, who=who))
    points = await call.service.read(partial(results.daily_points, game=game, date=day))
    players, bots = daily_table(game)
    told = daily_schemas.DailyToday(game, day, end_of(day), players, bots, len(points))
    is_open = day < today
    if own is None and not is_open:
        return told
    rows = await call.service.read(partial(results.daily_results, game=game, date=day, limit=MAX_LISTED))
    found = await call.service.read(partial(results.daily_bots, game=game, date=day))
    expert = await _expert_game(call, game, day, dict(found), is_open)
    if own is not None:
        table, mine, _ = own
        told = replace(told, mine=await _game(call, table, mine, is_open=True), standing=standing(mine, points))
    also = [expert.points] if expert is not None else []
    return replace(
        told,
        results=[daily_schemas.DailyResult(*row) for row in rows],
        bot_results=[daily_schemas.BotResult(*row) for row in found],
        bars=distribution(points, *also),
        middle=median_low(points) if points else 0,
        expert=expert,
    )


async def _expert_game(
    call: Call, game: str, day: str, found: dict[str, int], is_open: bool
) -> daily_schemas.DailyGame | None:
    """The expert's game of a deal; where it has not played yet, it begins."""
    if EXPERT not in found:
        # The worker that saw midnight may have had no processes for bots, or was not running then.
        call.service.daily_bots.begin(game, day)
        return None
    table = await call.service.read(partial(results.daily_bot_table, game=game, date=day, level=EXPERT))
    return await _game(call, table, found[EXPERT], is_open=is_open)


async def _game(call: Call, table_id: str, points: int, *, is_open: bool) -> daily_schemas.DailyGame:
    """The score sheet of somebody's game; an empty one where the table is gone."""
    try:
        table = (await call.service.load(table_id)).table
    except Unknown:
        return daily_schemas.DailyGame(points, [], "")
    if table.match is None or table.frozen:
        return daily_schemas.DailyGame(points, [], "")
    sheet = Translator(table, call.language).sheet(table.state.visible_score(0, 0))
    return daily_schemas.DailyGame(points, sheet, table_id if is_open else "")


async def play(call: Call) -> schemas.Welcome:
    """Create a table with today's deal and start it. Only the first one of an account or guest is listed."""
    game = find_game(str(call.request.path_params["game"])).id
    wish: schemas.Daily = call.body
    account, guest = await call.admit(wish.guest)
    call.limits.new_tables.take(call.address)
    day = day_of(call.service.now())
    _, bots = daily_table(game)
    known = [who for who in (account, guest) if who]
    is_used = await call.service.read(partial(results.is_daily_used, game=game, date=day, who=known))
    spec = replace(await call.service.daily_spec(game, day), for_oneself=is_used or not known)
    token = new_token()
    first: list[Event] = [events.Joined(0, wish.name.strip(), hash_token(token), account, guest), events.Sat(0, 0)]
    first += [events.BotSat(1 + at, level) for at, level in enumerate(bots)]
    await call.service.create(spec, first)
    await call.service.change(spec.id, "daily", StartFrom([]))
    if known:
        enter = partial(results.enter_daily, spec=spec, account=account, guest=guest, name=wish.name.strip())
        await call.service.write(enter)
    return schemas.Welcome(spec.id, token, 0, call.link(spec))


_DEAL = "/api/daily/{game}"
ENDPOINTS = [
    Endpoint("GET", "/api/daily", board, "Today's deals, and one's own days.", None, daily_schemas.DailyBoard),
    Endpoint("GET", _DEAL, look, "A day's deal and its results.", None, daily_schemas.DailyToday),
    Endpoint("POST", _DEAL, play, "Plays today's deal.", schemas.Daily, schemas.Welcome),
]
