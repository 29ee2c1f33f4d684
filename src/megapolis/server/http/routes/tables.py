"""The endpoints of tables: making, finding, joining, looking."""

from __future__ import annotations

from typing import Any

import msgspec
import segno
from starlette.responses import Response

from megapolis.bots import BOTS, bots_of
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.server.domain import decide
from megapolis.server.domain.snapshot import Speaker, Viewer, picture, table_info
from megapolis.server.domain.table import LOBBY, Live
from megapolis.server.errors import NotAllowed, Unknown
from megapolis.server.http import messages, schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.socket import post_message, stream
from megapolis.server.store import log
from megapolis.server.worker.tables import key_of

LISTED = 50
"""How many public tables the lobby shows."""


class ChoiceInfo(msgspec.Struct, frozen=True):
    """A value that an option can have, in words."""

    value: str
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, in words, as it was declared."""

    name: str
    kind: str
    default: Any
    choices: list[ChoiceInfo]
    low: int
    high: int
    ruling: bool
    text: str
    help: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    id: str
    title: str
    blurb: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    """Bots that play this game alone, beside those that play every game."""


class Shelf(msgspec.Struct, frozen=True):
    """What can be played, and by which bots: these play every game."""

    games: list[GameInfo]
    bots: list[str]
    phrases: dict[str, str]


async def shelf(call: Call) -> Shelf:
    """Every game with its declared options."""
    text = Text(call.language)
    phrases = {phrase: text(f"table-phrase-{phrase}") for phrase in decide.PHRASES}
    return Shelf([_game(name, call.language) for name in game_ids()], list(BOTS), phrases)


def _game(name: str, language: str) -> GameInfo:
    game, text = find_game(name), Text(language, name)
    options = []
    for option in game.options.options.values():
        choices = []
        for choice in option.choices:
            key = f"option-{option.name}-{choice}"
            choices.append(ChoiceInfo(choice, text(key) if key in text else choice))
        options.append(
            OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                choices=choices,
                low=option.low,
                high=option.high,
                ruling=option.ruling,
                text=text(f"option-{option.name}"),
                help=text(f"option-{option.name}-help"),
            )
        )
    return GameInfo(
        name, text("title"), text("blurb"), game.seats[0], game.seats[-1], options, list(bots_of(game)[len(BOTS) :])
    )


async def create(call: Call) -> schemas.Welcome:
    """Makes a table; who makes it is its host."""
    account = await call.account()
    call.server.new_tables.take(call.address)
    return await call.server.create(call.body, account)


async def lobby(call: Call) -> list[schemas.OpenTable]:
    """Public tables that wait for people."""
    out = []
    for table in await call.server.tables.read(lambda cursor: log.lobby(cursor, LISTED)):
        live = (await call.server.tables.room(table)).live
        free = sum(seat.person is None and not seat.bot for seat in live.seats)
        if live.status == LOBBY and free:
            head = live.head
            out.append(schemas.OpenTable(table, head.game, head.options, names(live), free, head.players))
    return out


def names(live: Live) -> list[str]:
    """The people at a table."""
    return [person.name for person in live.people.values() if person.here]


async def info(call: Call) -> messages.TableInfo:
    """What is known of a table from outside."""
    return table_info((await call.room()).live)


async def join(call: Call) -> schemas.Welcome:
    """Comes to a table by its invitation."""
    return await call.server.join(call.table, call.body, await call.account())


async def snapshot(call: Call) -> messages.Snapshot:
    """The whole picture, as the holder of the token sees it."""
    live = (await call.room()).live
    person = call.server.person(live, call.token)
    seat = next(iter(live.seats_of(person)), None)
    words = call.request.query_params.get("words", "")
    return messages.Snapshot(1, picture(live, Viewer(person, seat, words[:2], "draw" in call.request.query_params)))


async def mine(call: Call) -> list[schemas.MyTable]:
    """One's tables, and where it is one's turn. A token that does not fit is passed over."""
    out = []
    for table, token in call.body.tables.items():
        try:
            live = (await call.server.tables.room(table)).live
        except Unknown:
            continue
        person = live.person_with(key_of(token))
        if person is not None:
            out.append(my_table(live, person.id))
    return out


def my_table(live: Live, person: int) -> schemas.MyTable:
    """A table as one of its people lists it."""
    turn = any(seat in live.people_awaited() for seat in live.seats_of(person))
    return schemas.MyTable(live.head.id, live.head.game, live.status, turn, names(live))


async def others(call: Call) -> list[messages.Move]:
    """What a line of one's log could say instead, at a table whose cards are entered by hand."""
    live = (await call.room()).live
    person = call.server.person(live, call.token)
    if person is None:
        raise NotAllowed("table-not-seated")
    line = call.number("line")
    possible = decide.could_be(live, person, line)
    assert live.match is not None
    state = live.match.replayed(decide.place_of(live, person, line)[1])
    return [Speaker(live, call.language).move(state, CHANCE, action) for action in possible]


async def qr(call: Call) -> Response:
    """The invitation as a QR code; only for people of the table, who know it."""
    live = (await call.room()).live
    if call.server.person(live, call.token) is None:
        raise NotAllowed("table-not-seated")
    code = segno.make(call.server.link(live.head), micro=False)
    return Response(code.svg_inline(scale=4, border=2), media_type="image/svg+xml")


ENDPOINTS = [
    Endpoint("GET", "/api/games", shelf, "The games on the shelf with their options, in `lang`.", None, Shelf),
    Endpoint("POST", "/api/tables", create, "Makes a table.", schemas.CreateTable, schemas.Welcome),
    Endpoint("GET", "/api/tables", lobby, "Public tables that wait for people.", None, list[schemas.OpenTable]),
    Endpoint("GET", "/api/tables/{table}", info, "A table from outside.", None, messages.TableInfo),
    Endpoint("POST", "/api/tables/{table}/join", join, "Comes to a table.", schemas.JoinTable, schemas.Welcome),
    Endpoint(
        "GET", "/api/tables/{table}/snapshot", snapshot, "The whole picture, as one sees it.", None, messages.Snapshot
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/messages",
        post_message,
        "One message, as over the WebSocket; answers it.",
        messages.ClientMessage,
        messages.Server,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/stream",
        stream,
        "Everything one is told, a message a line.",
        None,
        None,
        "application/x-ndjson",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/lines/{line}/others",
        others,
        "What else the real box may have dealt there.",
        None,
        list[messages.Move],
    ),
    Endpoint("GET", "/api/tables/{table}/qr.svg", qr, "The link as a QR code.", None, None, "image/svg+xml"),
    Endpoint(
        "POST",
        "/api/mine",
        mine,
        "One's tables, with a mark where it is one's turn.",
        schemas.Mine,
        list[schemas.MyTable],
    ),
]
