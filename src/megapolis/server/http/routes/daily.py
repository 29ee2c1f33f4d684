"""The daily deal: one deal per day and game for everybody, which nobody can compute in advance."""

from __future__ import annotations

import hmac
from functools import partial

from megapolis.catalog import find_game
from megapolis.server.domain import events
from megapolis.server.domain.commands import StartFrom
from megapolis.server.domain.events import Event
from megapolis.server.domain.results import day_of
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.store import results
from megapolis.server.worker.service import hash_token, new_spec, new_token

MAX_LISTED = 100
"""How many results of a day are listed."""
DAILY_BOT = "medium"
"""Its budget is iterations, not seconds: it answers the same to everybody who plays the same, on any machine."""


def daily_seed(secret: str, date: str, game: str) -> str:
    """The seed of a day's deal: an HMAC with the server's secret."""
    return hmac.new(secret.encode(), f"{date}|{game}".encode(), "sha256").hexdigest()


def daily_table(game: str) -> tuple[int, list[str]]:
    """How many seats a game's daily deal has, and its bots if the game has no solo mode."""
    seats = find_game(game).seats
    return (1, []) if 1 in seats else (seats[0], [DAILY_BOT] * (seats[0] - 1))


async def today(call: Call) -> schemas.DailyToday:
    """List today's results of a game, best first."""
    game = find_game(str(call.request.path_params["game"])).id
    date = day_of(call.service.now())
    rows = await call.service.read(partial(results.daily_results, game=game, date=date, limit=MAX_LISTED))
    players, bots = daily_table(game)
    listed = [schemas.DailyResult(*row) for row in rows]
    return schemas.DailyToday(game, date, players, bots, listed, await _bot_results(call, game, date))


async def _bot_results(call: Call, game: str, date: str) -> list[schemas.BotResult]:
    """What bots have made of the deal, for somebody who has finished it."""
    who = [known for known in (await call.account(), hash_token(call.request.headers.get("x-guest", ""))) if known]
    if not who:
        return []
    table_id = await call.service.read(partial(results.finished_daily, game=game, date=date, who=who))
    if not table_id:
        return []
    found = await call.service.read(partial(results.daily_bots, game=game, date=date))
    if not found:
        # The worker where it was finished may have no processes for bots, or has been stopped.
        call.service.daily_bots.begin((await call.service.load(table_id)).table)
    return [schemas.BotResult(*row) for row in found]


async def play(call: Call) -> schemas.Welcome:
    """Create a table with today's deal and start it. Only the first one of an account or guest is listed."""
    game = find_game(str(call.request.path_params["game"])).id
    wish: schemas.Daily = call.body
    account, guest = await call.admit(wish.guest)
    call.limits.new_tables.take(call.address)
    secret = await call.service.write(partial(results.secret, name="daily"))
    date = day_of(call.service.now())
    players, bots = daily_table(game)
    seed = daily_seed(secret, date, game)
    spec = new_spec(game, players, {}, seed=seed, daily=date, onlookers=False, hints=False)
    token = new_token()
    first: list[Event] = [events.Joined(0, wish.name.strip(), hash_token(token), account, guest), events.Sat(0, 0)]
    first += [events.BotSat(1 + at, level) for at, level in enumerate(bots)]
    await call.service.create(spec, first)
    await call.service.change(spec.id, "daily", StartFrom([]))
    if account or guest:
        enter = partial(results.enter_daily, spec=spec, account=account, guest=guest, name=wish.name.strip())
        await call.service.write(enter)
    return schemas.Welcome(spec.id, token, 0, call.link(spec))


ENDPOINTS = [
    Endpoint("GET", "/api/daily/{game}", today, "Today's deal and its results.", None, schemas.DailyToday),
    Endpoint("POST", "/api/daily/{game}", play, "Plays today's deal.", schemas.Daily, schemas.Welcome),
]
