"""Tables: creating, finding, joining, looking at them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import segno
from starlette.responses import Response

from megapolis.bots import BOTS, bots_of
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import BadOption, BadPosition
from megapolis.engine.i18n import Text
from megapolis.engine.notation import from_text, game_of, visible_text
from megapolis.server.domain import companion, decide, events, requirements
from megapolis.server.domain.arrangement import check_clock
from megapolis.server.domain.commands import ClientMessage, Join
from megapolis.server.domain.diff import Snapshot
from megapolis.server.domain.events import Event, Origin
from megapolis.server.domain.picture import Move, TableInfo, Viewer
from megapolis.server.domain.recap import Recap, recap
from megapolis.server.domain.results import is_sealed
from megapolis.server.domain.snapshot import snapshot, table_info
from megapolis.server.domain.table import LOBBY, OVER
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import NotAllowed, Refused, Unknown
from megapolis.server.http import messages, schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.listing import MyTable, my_table, names
from megapolis.server.http.socket import post_message, stream
from megapolis.server.store import log
from megapolis.server.worker.service import hash_token, identify, new_spec, new_token

MAX_LISTED = 50
"""How many public tables the lobby lists."""


class ChoiceInfo(msgspec.Struct, frozen=True):
    """A value that an option can have, and its label."""

    value: str
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game as it is declared, with its texts."""

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
    """A game that can be played."""

    id: str
    title: str
    blurb: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    """Bots that play only this game, beside those that play every game."""


class Shelf(msgspec.Struct, frozen=True):
    """All games, the bots that play every game, and the preset phrases."""

    games: list[GameInfo]
    bots: list[str]
    phrases: dict[str, str]


async def shelf(call: Call) -> Shelf:
    """List every game with its declared options."""
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
    """Create a table; whoever creates it is its host."""
    wish: schemas.CreateTable = call.body
    account, device = await call.admit(wish.guest)
    call.limits.new_tables.take(call.address)
    if wish.seats + len(wish.bots) > wish.players:
        raise BadOption("table-too-many-seats", players=wish.players)
    for level in wish.bots:
        requirements.check_level(level, find_game(wish.game))
    check_clock(wish.clock)
    start = check_start(wish)
    spec = new_spec(
        wish.game,
        wish.players,
        wish.options,
        components=wish.components,
        public=wish.public,
        onlookers=wish.onlookers,
        hints=wish.hints,
        several_seats=wish.several_seats,
        companion=wish.companion,
        clock=wish.clock,
        start=start,
        origin=Origin("", 0) if start else None,
    )
    token = new_token()
    first: list[Event] = [events.Joined(0, wish.name.strip(), hash_token(token), account, device)]
    first += [events.Sat(seat, 0) for seat in range(wish.seats)]
    first += [events.BotSat(wish.players - 1 - at, level) for at, level in enumerate(reversed(wish.bots))]
    await call.service.create(spec, first)
    return schemas.Welcome(spec.id, token, 0, call.link(spec))


def check_start(wish: schemas.CreateTable) -> str:
    """The text of the position to begin at, as this version writes it; refuses one of another game or set-up."""
    if not wish.start:
        return ""
    game = find_game(wish.game)
    data = game.data_from(wish.components)
    state = from_text(game, wish.start, data)
    if state.setup.digest != game.setup(wish.players, wish.options, data).digest:
        raise BadPosition("error-position-setup")
    if state.is_over():
        raise BadPosition("error-position-over")
    return str(state)


async def lobby(call: Call) -> list[schemas.OpenTable]:
    """List public tables with free seats."""
    out = []
    for table_id in await call.service.read(partial(log.lobby, limit=MAX_LISTED)):
        table = (await call.service.load(table_id)).table
        free = len(table.free_seats())
        if table.status == LOBBY and free:
            spec = table.spec
            out.append(schemas.OpenTable(table_id, spec.game, spec.options, names(table), free, spec.players))
    return out


async def info(call: Call) -> TableInfo:
    """Describe a table to anybody who knows its id."""
    return table_info(await call.table())


async def join(call: Call) -> schemas.Welcome:
    """Join a table by its invitation."""
    wish: schemas.JoinTable = call.body
    token = new_token()
    key = hash_token(token)
    account, device = await call.admit(wish.guest)
    command = Join(wish.name.strip(), key, wish.invite, account, device, wish.sit)
    table = await call.service.change(call.table_id, f"join:{key}", command)
    person = table.person_with(key)
    assert person is not None
    return schemas.Welcome(call.table_id, token, person.id, call.link(table.spec))


async def send_snapshot(call: Call) -> Snapshot:
    """Send the whole picture, as the holder of the token sees it."""
    table = await call.table()
    person = identify(table, call.token)
    seat = next(iter(table.seats_of(person)), None)
    words = call.request.query_params.get("words", "")
    return Snapshot(1, snapshot(table, Viewer(person, seat, words[:2], "draw" in call.request.query_params)))


async def position(call: Call) -> schemas.Position:
    """Write the position as text: of a running game as one's own seat knows it, of a finished one all of it."""
    table = await call.table()
    person = identify(table, call.token)
    if table.match is None or table.frozen:
        raise Refused(table.frozen or f"table-not-while-{table.status}")
    if table.status == OVER and not is_sealed(table, call.service.now()):
        return schemas.Position(str(table.state))
    seat = asked_seat(call, table.seats_of(person))
    return schemas.Position(visible_text(table.state, seat, Rng(secrets.randbits(60))))


def asked_seat(call: Call, seats: Sequence[int]) -> int:
    """Which of one's own seats is meant, by default the first: on a device that is passed round, whose turn it is."""
    asked = call.request.query_params.get("seat", "")
    seat = int(asked) if asked.isdecimal() else next(iter(seats), -1)
    if seat not in seats:
        raise NotAllowed("table-not-seated")
    return seat


async def read_position(call: Call) -> schemas.PositionInfo:
    """Read a position's text: whose game it is, and how it looks."""
    wish: schemas.ReadPosition = call.body
    game = find_game(game_of(wish.text))
    state = from_text(game, wish.text, game.data_from(wish.components))
    setup = state.setup
    svg = game.show.svg(state, None)
    return schemas.PositionInfo(game.id, setup.players, setup.options, str(state), svg, state.is_over())


async def mine(call: Call) -> list[MyTable]:
    """List one's own tables, and whether it is one's turn. Tokens that do not match are ignored."""
    out = []
    for table_id, token in call.body.tables.items():
        try:
            table = (await call.service.load(table_id)).table
        except Unknown:
            continue
        person = table.person_with(hash_token(token))
        if person is not None:
            out.append(my_table(table, person.id))
    return out


async def what_happened(call: Call) -> Recap:
    """Show again what one's seat has seen happen since its log had so many lines."""
    table = await call.table()
    seats = table.seats_of(identify(table, call.token))
    if table.match is None or table.frozen:
        raise Refused(table.frozen or f"table-not-while-{table.status}")
    return recap(table, asked_seat(call, seats), call.number("lines"), call.language)


async def corrections(call: Call) -> list[Move]:
    """List what a line of one's own log could say instead, at a table whose cards are entered by hand."""
    table = await call.table()
    person = identify(table, call.token)
    if person is None:
        raise NotAllowed("table-not-seated")
    line = call.number("line")
    possible = companion.possible_corrections(table, person, line)
    assert table.match is not None
    state = table.match.state_at(companion.find_entry(table, person, line)[1])
    return [Translator(table, call.language).move(state, CHANCE, action) for action in possible]


async def qr(call: Call) -> Response:
    """Draw the invitation as a QR code, only for people of the table."""
    table = await call.table()
    if identify(table, call.token) is None:
        raise NotAllowed("table-not-seated")
    code = segno.make(call.link(table.spec), micro=False)
    return Response(code.svg_inline(scale=4, border=2), media_type="image/svg+xml")


ENDPOINTS = [
    Endpoint("GET", "/api/games", shelf, "The games with their options, in `lang`.", None, Shelf),
    Endpoint("POST", "/api/tables", create, "Creates a table.", schemas.CreateTable, schemas.Welcome),
    Endpoint("GET", "/api/tables", lobby, "Public tables with free seats.", None, list[schemas.OpenTable]),
    Endpoint("GET", "/api/tables/{table}", info, "What anybody may know about a table.", None, TableInfo),
    Endpoint("POST", "/api/tables/{table}/join", join, "Joins a table.", schemas.JoinTable, schemas.Welcome),
    Endpoint("GET", "/api/tables/{table}/snapshot", send_snapshot, "The whole picture as one sees it.", None, Snapshot),
    Endpoint(
        "POST",
        "/api/tables/{table}/messages",
        post_message,
        "Answers one message, as over the WebSocket.",
        ClientMessage,
        messages.Server,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/stream",
        stream,
        "Everything that one is sent, one message per line.",
        None,
        None,
        "application/x-ndjson",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/lines/{line}/others",
        corrections,
        "What else the physical box may have dealt there.",
        None,
        list[Move],
    ),
    Endpoint("GET", "/api/tables/{table}/since/{lines}", what_happened, "What one has seen since.", None, Recap),
    Endpoint("GET", "/api/tables/{table}/position", position, "The position as text.", None, schemas.Position),
    Endpoint(
        "POST", "/api/positions", read_position, "Reads a position's text.", schemas.ReadPosition, schemas.PositionInfo
    ),
    Endpoint("GET", "/api/tables/{table}/qr.svg", qr, "The link as a QR code.", None, None, "image/svg+xml"),
    Endpoint(
        "POST",
        "/api/mine",
        mine,
        "One's own tables, and whether it is one's turn.",
        schemas.Mine,
        list[MyTable],
    ),
]
