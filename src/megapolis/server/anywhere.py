"""The table inside a page: the same application, without sockets, threads or processes.

A browser's worker runs this under Pyodide, and the page talks to it as it talks to a server: requests, and connections
that carry messages. docs/anywhere.md tells what is around it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, NamedTuple

import msgspec

from megapolis.engine.errors import MegapolisError
from megapolis.server.errors import problem, status_of
from megapolis.server.games_file import add_games, pack_game, pack_games
from megapolis.server.http.app import make_app
from megapolis.server.settings import Settings
from megapolis.server.store import results
from megapolis.server.store.inline import InlineSqlite
from megapolis.server.worker.bot_neighbours import Call, Renew, neighbour_pool
from megapolis.server.worker.service import TableService

HOST = "anywhere"
PLENTY = 1_000_000.0
"""No limits: whoever plays here has the whole machine."""
DAILY = "the same on every device"
"""In the place of a server's secret: the deal of a day follows from its date alone."""
Tell = Callable[[str, int, str], None]
"""Called with `open`, `say` or `close`, the number of a connection, and a text: a message, or the code of a close."""


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    media: str
    body: bytes


def refuse(error: MegapolisError) -> Reply:
    """The answer that says why something is refused."""
    return Reply(status_of(error), "application/json", msgspec.json.encode(problem(error)))


class LocalTable:
    """The application, its database in a file, and the connections of the pages that are open."""

    def __init__(self, path: str, call: Call, renew: Renew, store: Callable[[], None] = lambda: None) -> None:
        settings = Settings(
            log_level="warning",
            requests_per_second=PLENTY,
            messages_per_second=PLENTY,
            tables_per_address=int(PLENTY),
            connections_per_address=int(PLENTY),
            thinking_seconds=PLENTY,
            # Nobody keeps these games but their player: they stay until they are deleted.
            game_days=PLENTY,
            lobby_hours=PLENTY,
        )
        self.database = InlineSqlite(path, store)
        self.service = TableService(settings, self.database, neighbour_pool(call, renew, settings.bot_lease))
        self.app = make_app(settings, self.service)
        self._stack = AsyncExitStack()
        self._inboxes: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database and begin background work."""
        await self._stack.enter_async_context(self.app.router.lifespan_context(self.app))
        await self.service.write(partial(results.secret, name="daily", value=DAILY))

    async def stop(self) -> None:
        """End all connections and close the database."""
        for number in list(self._inboxes):
            self.disconnect(number)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._stack.aclose()

    async def request(self, method: str, path: str, headers: Iterable[Iterable[str]] = (), body: str = "") -> Reply:
        """Answer one request."""
        status, media, parts = 500, "", list[bytes]()
        is_read = False

        async def receive() -> dict[str, Any]:
            nonlocal is_read
            if is_read:
                await asyncio.Event().wait()
            is_read = True
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, media
            if message["type"] == "http.response.start":
                status = message["status"]
                media = dict(message["headers"]).get(b"content-type", b"").decode()
            else:
                parts.append(message.get("body", b""))

        await self.app({**scope_of("http", path, headers), "method": method}, receive, send)
        return Reply(status, media, b"".join(parts))

    async def save(self) -> Reply:
        """All games, as one file."""
        return Reply(200, "application/gzip", await self.service.read(pack_games))

    async def load(self, packed: bytes) -> Reply:
        """Add the games of such a file; how many were added."""
        try:
            added = await self.service.write(partial(add_games, packed=packed))
        except MegapolisError as error:
            return refuse(error)
        return Reply(200, "application/json", msgspec.json.encode({"added": added}))

    async def send(self, table: str) -> Reply:
        """One game, as a replay file for a server; the deals to come are left to that server."""
        try:
            text = pack_game((await self.service.load(table)).table)
        except MegapolisError as error:
            return refuse(error)
        return Reply(200, "application/json", text.encode())

    def connect(self, number: int, path: str, tell: Tell) -> None:
        """Open a connection, which the page has given a number."""
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self._inboxes[number] = inbox

        async def send(message: Any) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                tell("open", number, "")
            elif kind == "websocket.send":
                text = message.get("text")
                tell("say", number, message["bytes"].decode() if text is None else text)
            else:
                tell("close", number, str(message.get("code", 1000)))

        async def run() -> None:
            try:
                await self.app(scope_of("websocket", path, ()), inbox.get, send)
            finally:
                self._inboxes.pop(number, None)

        task = asyncio.ensure_future(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def receive(self, number: int, text: str) -> None:
        """Pass on what a page says; nothing if the connection has ended meanwhile."""
        if number in self._inboxes:
            self._inboxes[number].put_nowait({"type": "websocket.receive", "text": text})

    def disconnect(self, number: int) -> None:
        """A page has closed a connection, or has gone."""
        if number in self._inboxes:
            self._inboxes[number].put_nowait({"type": "websocket.disconnect", "code": 1000})


def scope_of(kind: str, path: str, headers: Iterable[Iterable[str]]) -> dict[str, Any]:
    """What an application is told about a request or a connection that no socket brought."""
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers],
        "client": (HOST, 0),
        "server": (HOST, 0),
        "subprotocols": [],
        "state": {},
    }
