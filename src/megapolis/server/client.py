"""A client: keeps its picture current, reconnects by itself, and repeats messages until they are answered.

Load and fault tests play with it; so can a bot.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]


class Gap(Exception):
    """An event is missing before the one that arrived."""


def request(method: str, url: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
    """Make one HTTP request of the API; its answer, which may be a typed error."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"Content-Type": "application/json", **(headers or {})}, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return json.loads(error.read())


class Client:
    """One person at one table."""

    def __init__(self, server: str, table: str, token: str = "", **hello: Any) -> None:
        self.servers = itertools.cycle(server.split())
        self.table = table
        self.hello = {"do": "hello", "id": "hello", "token": token, **hello}
        self.picture: Json = {}
        self.presence: Json = {}
        self.shown: list[Json] = []
        """What partners have shown: trials and answers to them."""
        self.version = 0
        self.changed = asyncio.Event()
        self.connections = 0
        self._run = f"{random.getrandbits(48):x}"
        self._number = 0
        self._pending: dict[str, tuple[str, asyncio.Future[Json]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        self._task = asyncio.create_task(self._stay())
        while not self.picture and not self._task.done():
            self.changed.clear()
            await asyncio.wait({self._task, asyncio.create_task(self.changed.wait())}, return_when="FIRST_COMPLETED")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def send(self, do: str, **fields: Any) -> Json:
        """Send a message, over as many connections as it takes, until it is answered; the answer."""
        self._number += 1
        message = f"{self._run}-{self._number}"
        text = json.dumps({"do": do, "id": message, **fields})
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._pending[message] = (text, answer)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)
        return await answer

    async def act(self, seat: int, action: Json) -> Json:
        """Play an action for the decision that the picture names."""
        return await self.send("act", seat=seat, decision=self.picture["decision"], action=action)

    async def until(self, ready: Any) -> None:
        """Wait until `ready(picture)` is true."""
        while not ready(self.picture):
            self.changed.clear()
            await self.changed.wait()

    async def _stay(self) -> None:
        pause = 0.1
        while True:
            server = next(self.servers).replace("http", "ws", 1)
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, Gap):
                async with connect(
                    f"{server}/api/tables/{self.table}/socket", compression=None, max_size=None, open_timeout=5
                ) as socket:
                    await self._talk(socket)
            self._socket = None
            pause = 0.1 if self.connections else min(2.0, pause * 2)
            await asyncio.sleep(pause * (0.5 + random.random()))

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps(self.hello))
        self.connections += 1
        async for text in socket:
            message = json.loads(text)
            kind = message["is"]
            if kind == "snapshot":
                self.version, self.picture = message["version"], message["picture"]
                if self._socket is None:
                    self._socket = socket
                    for waiting, _ in list(self._pending.values()):
                        await socket.send(waiting)
            elif kind == "event":
                self._follow(message)
            elif kind == "presence":
                self.presence = message
            elif kind in ("trial", "pointed"):
                self.shown.append(message)
            elif message["id"] in self._pending and not (kind == "error" and message["error"]["code"] == "unavailable"):
                self._pending.pop(message["id"])[1].set_result(message)
            elif message["id"] in self._pending:
                raise Gap
            self.changed.set()

    def _follow(self, event: Json) -> None:
        if event["version"] != self.version + 1:
            raise Gap
        self.version += 1
        self.picture.update(event["changes"])
        self.picture["log"] = self.picture["log"][: event["keep"]] + event["log"]
