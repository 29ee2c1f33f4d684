"""Games that come from elsewhere: a replay file becomes a table, where others can take seats or look at the end.

Nobody vouches for such a file. It is played through the rules, action by action, and what comes of it is never rated.
"""

from __future__ import annotations

import msgspec

from megapolis.engine import replay
from megapolis.engine.errors import BadReplay, MegapolisError
from megapolis.engine.match import Match
from megapolis.server.domain import events, requirements
from megapolis.server.domain.commands import Components, StartFrom
from megapolis.server.domain.events import Event, Origin, TableSpec
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint, decode
from megapolis.server.worker.service import hash_token, new_spec, new_token
from megapolis.server.worker.threads import run_in_thread

LARGEST_GAME = 512 * 1024
"""The most bytes of a file with its envelope: five times the longest game that was seen."""


class Head(msgspec.Struct, frozen=True):
    """What the head of a replay file says beside the match."""

    bots: list[str] = []
    """The bot of each seat; "" where a person played."""
    components: Components = ""


def read_game(text: str) -> tuple[Match, Head]:
    """The match of a replay file, played through the rules, and its head; `BadReplay` says what is wrong with it."""
    head = decode(text.encode(), Head)
    try:
        match = replay.parse(text)
    except MegapolisError:
        raise
    except (ValueError, OverflowError, RecursionError) as error:
        # The reader of files trusts that a file was written as one; this one may have been made to hurt.
        raise BadReplay("error-replay-json", detail=str(error)[:200]) from None
    return match, head


def sitters_of(match: Match, head: Head) -> list[Event]:
    """Who sits where: the bots of the file, and whoever brings it on the first seat that has none."""
    levels = [*head.bots, *[""] * match.setup.players][: match.setup.players]
    for level in filter(None, levels):
        requirements.check_level(level, match.setup.game)
    own = levels.index("") if "" in levels else 0
    seated: list[Event] = [events.Sat(own, 0)]
    return seated + [events.BotSat(seat, level) for seat, level in enumerate(levels) if level and seat != own]


def spec_of(match: Match, head: Head) -> TableSpec:
    """The spec of a table that goes on after a match, with deals of its own."""
    setup = match.setup
    return new_spec(
        setup.game.id,
        setup.players,
        setup.own_options,
        components=head.components,
        rules=setup.rules,
        start="" if match.start is None else str(match.start),
        origin=Origin("", len(match.log)),
        prefix=[(entry.actor, entry.action) for entry in match.log],
    )


async def bring(call: Call) -> schemas.Welcome:
    """Open a table with a game from elsewhere: it goes on when its host starts it. One that is over is looked at."""
    wish: schemas.BringGame = call.body
    account, guest = await call.admit(wish.guest)
    call.limits.new_tables.take(call.address)
    match, head = await run_in_thread(read_game, wish.game)
    token = new_token()
    first: list[Event] = [events.Joined(0, wish.name.strip(), hash_token(token), account, guest)]
    first += sitters_of(match, head)
    spec = spec_of(match, head)
    await call.service.create(spec, first)
    if match.state.is_over():
        await call.service.change(spec.id, "brought", StartFrom(spec.prefix))
    return schemas.Welcome(spec.id, token, 0, call.link(spec))


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/arrivals",
        bring,
        "Opens a table with a game from elsewhere.",
        schemas.BringGame,
        schemas.Welcome,
        largest=LARGEST_GAME,
    ),
]
