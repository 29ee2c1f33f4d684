"""First games: a table of one's own where the opening teaches the game."""

from __future__ import annotations

from megapolis.catalog import first_game
from megapolis.engine.first_game import BOT, LEARNER, LEVEL
from megapolis.server.domain import events
from megapolis.server.domain.commands import StartFrom
from megapolis.server.domain.events import Event
from megapolis.server.domain.guide import opening_entries
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.worker.service import hash_token, new_spec, new_token


async def begin(call: Call) -> schemas.Welcome:
    """Create a table for the first game of a box and start it. Nobody else can sit there, and it is not rated."""
    first = first_game(str(call.request.path_params["game"]))
    wish: schemas.BeginFirstGame = call.body
    account, guest = await call.admit(wish.guest)
    call.limits.new_tables.take(call.address)
    spec = new_spec(first.game.id, first.players, first.options, first_game=True, onlookers=False)
    token = new_token()
    joined = events.Joined(0, wish.name.strip(), hash_token(token), account, guest)
    seated: list[Event] = [joined, events.Sat(LEARNER, 0)]
    seated += [events.BotSat(seat, LEVEL) for seat in range(BOT, first.players)]
    await call.service.create(spec, seated)
    await call.service.change(spec.id, "first-game", StartFrom(opening_entries(first)))
    return schemas.Welcome(spec.id, token, 0, call.link(spec))


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/first-games/{game}",
        begin,
        "Begins the first game of a box.",
        schemas.BeginFirstGame,
        schemas.Welcome,
    ),
]
