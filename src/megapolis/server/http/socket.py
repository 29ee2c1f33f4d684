"""Play over WebSocket, and the same messages as an NDJSON stream and POST requests for external bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from functools import partial

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from megapolis.analysis.hints import Sentence, WhyNot
from megapolis.analysis.reasons import round_figure
from megapolis.engine.errors import MegapolisError
from megapolis.engine.i18n import seat_word
from megapolis.server.domain import commands
from megapolis.server.domain.commands import ClientMessage, FromPerson, Message
from megapolis.server.domain.companion import ask_about_line, ask_box, consider, unseen_moves
from megapolis.server.domain.diff import ServerMessage, Subscription
from megapolis.server.domain.gains import weigh
from megapolis.server.domain.picture import Viewer, Words
from megapolis.server.domain.requirements import require_own_seat, require_person, require_room, require_status
from megapolis.server.domain.results import why_unrated
from megapolis.server.domain.sales import ask_sale, is_on_sale
from megapolis.server.domain.sharing import shown_by
from megapolis.server.domain.table import OVER, PLAYING, Table
from megapolis.server.domain.translator import Translator, names_at
from megapolis.server.errors import Fault, Malformed, NotAllowed, Refused, TooMuch, code_of, problem
from megapolis.server.http import messages
from megapolis.server.http.endpoint import Call, Site, address_of, check_origin, decode, while_connected
from megapolis.server.store import reports
from megapolis.server.worker.bot_pool import COACH, advise, look_longer, request_bot, say_why_not
from megapolis.server.worker.budgets import think
from megapolis.server.worker.fair_queue import HINT
from megapolis.server.worker.service import CachedTable, identify

HELLO_WITHIN = 10.0
"""Seconds in which a new connection must send `hello`."""
BRIEF, CHANGED = Sentence("coach-brief"), Sentence("coach-changed")
MAX_WEIGHED = 12
"""How many moves a hint lists with their figures."""
MAX_LINES = 4
"""How many score lines are compared."""
MAX_UNSENT = 256
"""A connection with this many unsent messages is closed; the client reconnects and gets a snapshot."""
STREAM_BEAT = 5.0
"""Seconds between the empty lines that keep a stream alive."""
GOING_AWAY, REFUSED, FAILED = 1001, 1008, 1011
ABOUT_OTHERS = (commands.SeatBot, commands.Remove, commands.Close, commands.Ask, commands.Answer)
"""The messages that are decided by who has been gone for long."""
_ENCODER = msgspec.json.Encoder()


class Connection:
    """One connection to a table. Messages wait in a queue, so that a slow connection delays nobody else."""

    def __init__(self, subscription: Subscription) -> None:
        self.subscription = subscription
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.end = GOING_AWAY
        self.answering = self.dismissed = False
        self.hints: set[asyncio.Task[None]] = set()
        """Hints that are being thought about; the connection goes on meanwhile."""

    def push(self, data: bytes) -> None:
        """Queue a message; end the connection if too many wait."""
        if self.queue.qsize() >= MAX_UNSENT:
            self.give_up()
        else:
            self.queue.put_nowait(data)

    def begin(self, hint: Coroutine[None, None, None]) -> None:
        """Answer later, while other messages are heard."""
        task = asyncio.create_task(hint)
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    def give_up(self) -> None:
        """End the connection after what waits already; the client reconnects and gets a snapshot."""
        self.queue.put_nowait(None)

    def dismiss(self) -> None:
        """End the connection of a person who is no longer at the table, but not before their message is answered."""
        self.dismissed = True
        if self.answering:
            return
        self.push(encode_failure("", NotAllowed("table-not-at-table"), self.subscription.viewer.words))
        self.end = REFUSED
        self.give_up()


def encode_failure(message: str, error: MegapolisError, words: str = "", names: Sequence[str] = ()) -> bytes:
    """A refusal of the message with this id, encoded; seats are called by `names`."""
    return _ENCODER.encode(messages.Failed(message, problem(error, words, names)))


def find_id(text: bytes) -> str:
    """The id of a message that could not be read, if that much of it can."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given[:64] if isinstance(given, str) else ""


async def serve_socket(site: Site, socket: WebSocket) -> None:
    """Serve one WebSocket connection from its first message to its end."""
    address = address_of(site, socket)
    try:
        check_origin(site, socket)
        site.limits.requests.take(address)
        site.limits.connect(address)
    except MegapolisError:
        await socket.close(REFUSED)
        return
    try:
        await socket.accept()
        await _converse(site, socket)
    except (TimeoutError, WebSocketDisconnect):
        pass
    except Exception as error:
        site.service.metrics.fault("a connection", error)
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(FAILED)
    finally:
        site.limits.disconnect(address)


async def _receive(socket: WebSocket) -> bytes:
    """The next message, as text or bytes."""
    got = await socket.receive()
    if got["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(got.get("code", 1000))
    text = got.get("text")
    return bytes(got.get("bytes") or b"") if text is None else text.encode()


async def _converse(site: Site, socket: WebSocket) -> None:
    service = site.service
    try:
        hello = decode(await asyncio.wait_for(_receive(socket), HELLO_WITHIN), ClientMessage)
        if not isinstance(hello, commands.Hello):
            raise Malformed("table-hello-first")
        cached = await service.load(str(socket.path_params["table"]))
        person = identify(cached.table, hello.token)
        connection = Connection(Subscription(cached.table, Viewer(person, None, hello.words, hello.draw)))
        connection.push(_ENCODER.encode(messages.Ack(hello.id)))
        async with cached.lock:
            service.enter(cached, connection)
    except MegapolisError as error:
        await socket.send_text(encode_failure("", error).decode())
        await socket.close(REFUSED)
        return
    except (TimeoutError, WebSocketDisconnect):
        raise
    except Exception:
        await socket.send_text(encode_failure("", Fault("table-fault")).decode())
        raise
    sending = asyncio.create_task(_send(socket, connection))
    try:
        while not sending.done():
            await _hear(site, cached, connection, person, await _receive(socket), address_of(site, socket))
    finally:
        service.leave(cached, connection)
        for task in (sending, *connection.hints):
            task.cancel()
        await asyncio.gather(sending, *connection.hints, return_exceptions=True)


async def _send(socket: WebSocket, connection: Connection) -> None:
    while (data := await connection.queue.get()) is not None:
        await socket.send_text(data.decode())
    await socket.close(connection.end)


async def _hear(
    site: Site, cached: CachedTable, connection: Connection, person: int | None, text: bytes, address: str
) -> None:
    """Answer one message of a connection, which outlives whatever goes wrong with it."""
    try:
        await _respond(site, cached, connection, person, text, address)
    except Exception as error:
        site.service.metrics.fault("a message", error)
        connection.push(encode_failure(find_id(text), Fault("table-fault"), connection.subscription.viewer.words))


async def _respond(
    site: Site, cached: CachedTable, connection: Connection, person: int | None, text: bytes, address: str
) -> None:
    words = connection.subscription.viewer.words
    try:
        message = decode(text, ClientMessage)
    except MegapolisError as unreadable:
        try:
            _limit(site, cached.table, person)
            connection.push(encode_failure(find_id(text), unreadable, words))
        except TooMuch as much:
            connection.push(encode_failure(find_id(text), much, words))
        return
    try:
        if person is not None and not cached.table.people[person].here:
            raise NotAllowed("table-not-seated")
        if isinstance(message, commands.Hello):
            raise Malformed("table-hello-first")
        if isinstance(message, commands.Look | commands.Sync):
            await _resend(site, cached, connection, person, message)
            return
    except MegapolisError as error:
        connection.push(encode_failure(message.id, error, words))
        return
    if isinstance(message, commands.Hint):
        connection.begin(_answer_later(site, cached, connection, person, message, address))
        return
    connection.answering = True
    connection.push(await answer(site, cached, person, message, words, address))
    connection.answering = False
    if connection.dismissed:
        connection.dismiss()


async def _answer_later(
    site: Site, cached: CachedTable, connection: Connection, person: int | None, message: Message, address: str
) -> None:
    connection.push(await answer(site, cached, person, message, connection.subscription.viewer.words, address))


async def _resend(
    site: Site, cached: CachedTable, connection: Connection, person: int | None, message: commands.Look | commands.Sync
) -> None:
    """Send the whole picture again, for `look` as another seat."""
    if isinstance(message, commands.Look):
        require_own_seat(cached.table, person, message.seat)
    _limit(site, cached.table, person)
    connection.push(_ENCODER.encode(messages.Ack(message.id)))
    async with cached.lock:
        if isinstance(message, commands.Look):
            connection.subscription.look(message.seat)
        connection.push(connection.subscription.snapshot(cached.table))


# ---------------------------------------------------------------------- answers


def _limit(site: Site, table: Table, person: int | None) -> None:
    site.limits.messages.take(f"{table.spec.id}:{person}")


async def answer(
    site: Site, cached: CachedTable, person: int | None, message: Message, words: str = "", address: str = ""
) -> bytes:
    """Answer a message: with an acknowledgement, with what was asked for, or with a typed error."""
    began = time.perf_counter()
    metrics = site.service.metrics
    try:
        said = _ENCODER.encode(await _answer(site, cached, person, message, words, address))
    except MegapolisError as error:
        metrics.count("refused", code=code_of(error))
        said = encode_failure(message.id, error, words, names_at(cached.table, words))
    except Exception as error:
        metrics.fault(str(message.__struct_config__.tag), error)
        said = encode_failure(message.id, Fault("table-fault"), words)
    metrics.took(time.perf_counter() - began)
    return said


async def _answer(
    site: Site, cached: CachedTable, person: int | None, message: Message, words: str, address: str
) -> ServerMessage:
    table, service = cached.table, site.service
    _limit(site, table, person)
    site.limits.messages_here.take(address)
    if isinstance(message, commands.Say):
        site.limits.talk.take(f"{table.spec.id}:{person}")
    if isinstance(message, commands.Hint):
        return await _hint(site, table, person, message, words, address)
    if isinstance(message, commands.Preview):
        require_status_of_game(table, person)
        seat = require_own_seat(table, person, message.seat)
        action = table.game.actions.number(message.action, table.labels)
        return messages.PreviewGiven(message.id, Translator(table, words).changes(table.state, seat, action))
    if isinstance(message, commands.Weigh):
        require_status_of_game(table, person)
        seat = require_own_seat(table, person, message.seat)
        return messages.WeighGiven(message.id, weigh(table.state, seat))
    if isinstance(message, commands.Try | commands.Point):
        require_status_of_game(table, person)
        site.limits.trials.take(f"{table.spec.id}:{person}")
        await service.partners.show(cached, shown_by(table, person, message))
        return messages.Ack(message.id)
    if isinstance(message, commands.Question | commands.Consider | commands.Unseen):
        return _tell_about_box(table, person, message, words)
    key = f"{person}:{message.id}"
    if isinstance(message, commands.Rematch):
        if person is None:
            raise NotAllowed("table-not-seated")
        require_room(table)
        return messages.Ack(message.id, await service.rematch(table.spec.id, person, key))
    if isinstance(message, commands.Report):
        if person is None:
            raise NotAllowed("table-not-seated")
        reported = require_person(table, message.person)
        site.limits.talk.take(f"{table.spec.id}:{person}")
        await service.write(partial(reports.add, table=table, person=reported, by=person))
        return messages.Ack(message.id)
    asks = isinstance(message, ABOUT_OTHERS)
    absent = await service.presence.absent_from(cached) if asks else []
    await service.change(table.spec.id, key, FromPerson(person, message, absent))
    service.metrics.count("acknowledged", do=str(message.__struct_config__.tag))
    return messages.Ack(message.id)


def _tell_about_box(
    table: Table, person: int | None, message: commands.Question | commands.Consider | commands.Unseen, words: str
) -> ServerMessage:
    """What may be entered or corrected at a table with a physical box."""
    if person is None:
        raise NotAllowed("table-not-seated")
    require_status(table, PLAYING, OVER)
    translator = Translator(table, words)
    if isinstance(message, commands.Consider):
        told = consider(
            table, translator, person, message.line, message.action, message.seat, message.before, message.eye
        )
        return messages.Considered(message.id, *told)
    if isinstance(message, commands.Unseen):
        return messages.UnseenGiven(message.id, unseen_moves(table, translator, person, message.eye, message.since))
    if message.line < 0 and is_on_sale(table):
        return messages.QuestionGiven(message.id, ask_sale(table, translator, person))
    if message.line < 0:
        return messages.QuestionGiven(message.id, ask_box(table, translator, person, message.seat))
    asked = ask_about_line(table, translator, person, message.line, message.seat, message.eye)
    return messages.QuestionGiven(message.id, asked)


def require_status_of_game(table: Table, person: int | None) -> None:
    """Refuse onlookers, and questions about a game that is not being played."""
    if person is None:
        raise NotAllowed("table-not-seated")
    require_status(table, PLAYING)


async def _hint(
    site: Site, table: Table, person: int | None, message: commands.Hint, words: str, address: str
) -> messages.HintGiven | messages.WhyNotGiven:
    seat = require_own_seat(table, person, message.seat)
    if not table.spec.hints:
        raise NotAllowed("table-no-hints")
    if seat not in table.awaited():
        raise Refused("error-not-your-turn", seat=seat_word(seat))
    assert person is not None
    if not why_unrated(table):
        # Whoever asks gives the rating up, before anything is told.
        await site.service.change(table.spec.id, f"{person}:{message.id}", FromPerson(person, message))
    asked = request_bot(table, seat, COACH)
    ask = partial(think, site.service, request=asked, person=table.people[person], address=address, kind=HINT)
    translator = Translator(table, words)
    if message.against is not None:
        action = table.game.actions.number(message.against, table.labels)
        table.state.clone().apply(seat, action)
        return why_not_given(translator, message, await ask(partial(say_why_not, action=action)))
    hint, lines, changed = await ask(look_longer if message.more else advise)
    why = [*([CHANGED] if changed else []), *hint.why(), *([BRIEF] if hint.is_brief and not message.more else [])]
    state = table.state
    advice = [
        translator.describe_advice(state, seat, hint, move, why, lines[move], hint.reasons)
        if move == hint.best
        else translator.describe_advice(state, seat, hint, move, lines=lines[move])
        for move in lines
    ]
    moves = []
    for each in [each for each in hint.moves if each.same_as is None][:MAX_WEIGHED]:
        named = translator.move(state, seat, each.action)
        moves.append(messages.Weighed(named.action, named.words, round(each.value, 2), round(each.error, 2)))
    return messages.HintGiven(message.id, hint.level, hint.scale, advice, hint.futures, moves)


def why_not_given(translator: Translator, message: commands.Hint, reply: WhyNot) -> messages.WhyNotGiven:
    """The answer to the question why a move is not the best."""
    assert message.against is not None
    lines = [
        messages.LineCompared(
            translator.sentence(Sentence(f"coach-line-{each.line.key}")),
            round_figure(each.points),
            round_figure(each.instead),
        )
        for each in reply.lines[:MAX_LINES]
    ]
    reason = reply.reason
    return messages.WhyNotGiven(
        id=message.id,
        action=message.against,
        move=translator.words("move", (reply.move.key, reply.move.args)),
        said=Words(reply.key, reply.args),
        reason=None if reason is None else translator.sentence(Sentence(f"coach-{reason.key}", reason.args)),
        gap=round_figure(reply.gap),
        error=round_figure(reply.error),
        as_good=reply.key == "coach-as-good",
        lines=lines,
    )


# ---------------------------------------------------------------------- external bots


async def stream(call: Call) -> Response:
    """Send everything that a seat is sent, one message per line; an empty line every few seconds keeps it alive."""
    identify(await call.table(), call.token)

    async def lines() -> AsyncIterator[bytes]:
        # Loaded when the response begins: until then nothing keeps the table in the cache.
        try:
            cached = await call.service.load(call.table_id)
            viewer = Viewer(identify(cached.table, call.token))
            connection = Connection(Subscription(cached.table, viewer))
            async with cached.lock:
                call.service.enter(cached, connection)
        except MegapolisError as error:
            yield encode_failure("", error) + b"\n"
            return
        except Exception as error:
            call.service.metrics.fault("a stream", error)
            yield encode_failure("", Fault("table-fault")) + b"\n"
            return
        try:
            while True:
                try:
                    data = await asyncio.wait_for(connection.queue.get(), STREAM_BEAT)
                except TimeoutError:
                    data = b""
                if data is None:
                    return
                yield data + b"\n"
        finally:
            call.service.leave(cached, connection)

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


async def post_message(call: Call) -> Response:
    """Answer one message of a person as the WebSocket would."""
    cached = await call.service.load(call.table_id)
    person = identify(cached.table, call.token)
    if isinstance(call.body, commands.Hello | commands.Look | commands.Sync):
        raise Malformed("table-socket-only")
    answered = answer(call.site, cached, person, call.body, address=call.address)
    if isinstance(call.body, commands.Hint):
        answered = while_connected(call.request, answered)
    return Response(await answered, media_type="application/json")
