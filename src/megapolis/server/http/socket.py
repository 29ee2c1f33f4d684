"""Play over WebSocket, and the same messages as an NDJSON stream with POST for bots outside the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain.decide import seat_of
from megapolis.server.domain.diff import Channel
from megapolis.server.domain.snapshot import Viewer
from megapolis.server.errors import Fault, Malformed, NotAllowed, TooMuch, problem
from megapolis.server.http import messages
from megapolis.server.http.endpoint import Call, address_of, check_origin, decode
from megapolis.server.worker.service import Server
from megapolis.server.worker.tables import Room

HELLO_WITHIN = 10.0
"""Seconds in which a new connection must say who it is."""
BEHIND = 256
"""A connection with so many unsent messages is given up; it will come back and get a snapshot."""
STREAM_BEAT = 5.0
"""Seconds between the empty lines that keep a stream alive."""
GOING_AWAY, REFUSED, FAILED = 1001, 1008, 1011
_ENCODER = msgspec.json.Encoder()


class Connection:
    """One viewer of a table: what is to be sent waits in a queue, so that nobody waits for a slow connection."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.end = GOING_AWAY
        self.answering = self.dismissed = False

    def push(self, data: bytes) -> None:
        """Queues a message; gives the connection up where too many wait."""
        if self.queue.qsize() >= BEHIND:
            self.give_up()
        else:
            self.queue.put_nowait(data)

    def give_up(self) -> None:
        """Ends the connection after what waits already; it will come back and get a snapshot."""
        self.queue.put_nowait(None)

    def dismiss(self) -> None:
        """Its person has left the table or was removed: nothing more is for them, after what answers them."""
        self.dismissed = True
        if self.answering:
            return
        self.push(failed("", NotAllowed("table-not-at-table"), self.channel.viewer.words))
        self.end = REFUSED
        self.give_up()


def failed(message: str, error: MegapolisError, words: str = "") -> bytes:
    """A refusal as a message."""
    return _ENCODER.encode(messages.Failed(message, problem(error, words)))


def message_id(text: bytes) -> str:
    """The id of a message that could not be read, if that much of it can."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given[:64] if isinstance(given, str) else ""


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """One WebSocket connection from its first message to its end."""
    address = address_of(server, socket)
    try:
        check_origin(server, socket)
        if server.connections.get(address, 0) >= server.settings.connections_per_address:
            raise TooMuch("table-too-much")
        server.requests.take(address)
    except MegapolisError:
        await socket.close(REFUSED)
        return
    await socket.accept()
    server.connections[address] = server.connections.get(address, 0) + 1
    try:
        await _converse(server, socket)
    except (TimeoutError, WebSocketDisconnect):
        pass
    except Exception as error:
        server.metrics.fault("a connection", error)
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(FAILED)
    finally:
        server.connections[address] -= 1
        if not server.connections[address]:
            del server.connections[address]


async def _receive(socket: WebSocket) -> bytes:
    """The next message, as text or bytes."""
    got = await socket.receive()
    if got["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(got.get("code", 1000))
    text = got.get("text")
    return bytes(got.get("bytes") or b"") if text is None else text.encode()


async def _converse(server: Server, socket: WebSocket) -> None:
    try:
        hello = decode(await asyncio.wait_for(_receive(socket), HELLO_WITHIN), messages.ClientMessage)
        if not isinstance(hello, messages.Hello):
            raise Malformed("table-hello-first")
        room = await server.tables.room(str(socket.path_params["table"]))
        person = server.person(room.live, hello.token)
        connection = Connection(Channel(room.live, Viewer(person, None, hello.words, hello.draw)))
        connection.push(_ENCODER.encode(messages.Ack(hello.id)))
        async with room.lock:
            server.tables.enter(room, connection)
    except MegapolisError as error:
        await socket.send_bytes(failed("", error))
        await socket.close(REFUSED)
        return
    except (TimeoutError, WebSocketDisconnect):
        raise
    except Exception:
        await socket.send_bytes(failed("", Fault("table-fault")))
        raise
    sending = asyncio.create_task(_send(socket, connection))
    try:
        while not sending.done():
            await _hear(server, room, connection, person, await _receive(socket))
    finally:
        server.tables.leave(room, connection)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket, connection: Connection) -> None:
    while (data := await connection.queue.get()) is not None:
        await socket.send_text(data.decode())
    await socket.close(connection.end)


async def _hear(server: Server, room: Room, connection: Connection, person: int | None, text: bytes) -> None:
    """Answers one message of a connection, which outlives whatever goes wrong with it."""
    try:
        await _respond(server, room, connection, person, text)
    except Exception as error:
        server.metrics.fault("a message", error)
        connection.push(failed(message_id(text), Fault("table-fault"), connection.channel.viewer.words))


async def _respond(server: Server, room: Room, connection: Connection, person: int | None, text: bytes) -> None:
    words = connection.channel.viewer.words
    try:
        message = decode(text, messages.ClientMessage)
    except MegapolisError as unreadable:
        try:
            server.messages.take(f"{room.live.head.id}:{person}")
            connection.push(failed(message_id(text), unreadable, words))
        except TooMuch as much:
            connection.push(failed(message_id(text), much, words))
        return
    try:
        current = person if person is None or room.live.people[person].here else None
        if current != person:
            raise NotAllowed("table-not-seated")
        if isinstance(message, messages.Hello):
            raise Malformed("table-hello-first")
        if isinstance(message, messages.Look):
            if person is None:
                raise NotAllowed("table-not-seated")
            connection.channel.look(seat_of(room.live, person, message.seat))
        if isinstance(message, messages.Look | messages.Sync):
            server.messages.take(f"{room.live.head.id}:{person}")
            connection.push(_ENCODER.encode(messages.Ack(message.id)))
            async with room.lock:
                connection.push(connection.channel.snapshot(room.live))
            return
    except MegapolisError as error:
        connection.push(failed(message.id, error, words))
        return
    connection.answering = True
    connection.push(await server.answer(room, person, message, words))
    connection.answering = False
    if connection.dismissed:
        connection.dismiss()


# ---------------------------------------------------------------------- bots outside


async def stream(call: Call) -> Response:
    """Everything that a seat is told, a message a line; an empty line every few seconds shows that it lives."""
    call.server.person((await call.room()).live, call.token)

    async def lines() -> AsyncIterator[bytes]:
        # Taken when the answer begins: until then nothing keeps the table at hand.
        try:
            room = await call.room()
            connection = Connection(Channel(room.live, Viewer(call.server.person(room.live, call.token))))
            async with room.lock:
                call.server.tables.enter(room, connection)
        except MegapolisError as error:
            yield failed("", error) + b"\n"
            return
        except Exception as error:
            call.server.metrics.fault("a stream", error)
            yield failed("", Fault("table-fault")) + b"\n"
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
            call.server.tables.leave(room, connection)

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


async def post_message(call: Call) -> Response:
    """One message of a person; the answer that a WebSocket would have brought."""
    room = await call.room()
    person = call.server.person(room.live, call.token)
    if isinstance(call.body, messages.Hello | messages.Look | messages.Sync):
        raise Malformed("table-socket-only")
    said = await call.server.answer(room, person, call.body)
    return Response(said, media_type="application/json")
