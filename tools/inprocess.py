"""A server in this process, for recordings: its clock stands still and its secrets are predictable.

Requests and messages are passed to the ASGI application as uvicorn would pass them, without a port.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter, deque
from collections.abc import Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, TypeVar
from unittest.mock import patch

from megapolis.server.anywhere import scope_of
from megapolis.server.http.app import make_app
from megapolis.server.settings import read

T = TypeVar("T")
PATIENCE = 30.0
"""The seconds within which an expected message must arrive."""
START = 1_800_000_000.0
"""The time of all recordings, in seconds since 1970."""
GENEROUS = {"requests_per_second": 5000, "messages_per_second": 2000, "tables_per_address": 100_000}
"""Higher limits, because recordings send more requests than people do."""


class Clock:
    """A clock that moves only when its `now` is set."""

    def __init__(self) -> None:
        self.now = START

    def time(self) -> float:
        """The time, as a replacement for `time.time`."""
        return self.now


@contextmanager
def pin_secrets_and_time() -> Iterator[Clock]:
    """Make secrets and times the same in every run: seeds, ids, tokens, codes, timestamps."""
    made: Counter[str] = Counter()
    clock = Clock()

    def token_hex(size: int) -> str:
        made[f"hex{size}"] += 1
        return blake2b(f"{size}|{made[f'hex{size}']}".encode(), digest_size=size).hexdigest()

    def token_urlsafe(size: int) -> str:
        made[f"url{size}"] += 1
        return f"{'id' if size == 12 else 'token'}-{made[f'url{size}']}"

    def choice(options: Sequence[T]) -> T:
        made["choice"] += 1
        return options[blake2b(f"{made['choice']}".encode(), digest_size=1).digest()[0] % len(options)]

    with (
        patch.object(secrets, "token_hex", token_hex),
        patch.object(secrets, "token_urlsafe", token_urlsafe),
        patch.object(secrets, "choice", choice),
        patch.object(time, "time", clock.time),
    ):
        yield clock


def _scope(kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    return {**scope_of(kind, path, headers.items()), "client": ("127.0.0.1", 1), "server": ("table.test", 80)}


class Wire:
    """One WebSocket. Messages wait in `inbox`; presence is kept separately, because it may come at any time."""

    def __init__(self, app: Any, table: str) -> None:
        self.inbox: deque[str] = deque()
        self.presence = ""
        self._came = asyncio.Event()
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outbox.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", f"/api/tables/{table}/socket", {"Host": "table.test"})
        self._task = asyncio.create_task(app(scope, self._outbox.get, self._receive))

    async def _receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            if message["text"].startswith('{"is":"presence"'):
                self.presence = message["text"]
            else:
                self.inbox.append(message["text"])
        elif message["type"] == "websocket.close":
            self.inbox.append(f"closed {message['code']}")
            self._outbox.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
        self._came.set()

    def send(self, text: str) -> None:
        """Send a message."""
        self._outbox.put_nowait({"type": "websocket.receive", "text": text})

    async def wait(self) -> None:
        """Wait until something arrives."""
        self._came.clear()
        await asyncio.wait_for(self._came.wait(), PATIENCE)

    async def next(self) -> str:
        """The next message."""
        while not self.inbox:
            await self.wait()
        return self.inbox.popleft()

    async def close(self) -> None:
        """Close the connection."""
        self._outbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)


class InProcess:
    """A running server with its own database."""

    def __init__(self, database: str, **given: object) -> None:
        settings = {"database": database, "public_url": "http://table.test", **GENEROUS, **given}
        self.app = make_app(read(settings, environment={}))
        self.hang_up = False
        """Whether whoever makes a request goes away at once."""

    async def __aenter__(self) -> InProcess:
        # Do not use the application's lifespan, which would also configure this process's logging and collector.
        await self.app.state.service.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.app.state.service.stop()

    def connect(self, table: str) -> Wire:
        """A new WebSocket to a table."""
        return Wire(self.app, table)

    async def call(self, method: str, path: str, body: str = "", token: str = "", account: str = "") -> tuple[int, str]:
        """Send one HTTP request. Return the status and the body of its answer."""
        headers = {"Host": "table.test", "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if account:
            headers["X-Account"] = account
        sent: list[MutableMapping[str, Any]] = []

        async def receive() -> dict[str, Any]:
            if self.hang_up:
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": body.encode()}

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        scope = {**_scope("http", path, headers), "method": method}
        await asyncio.wait_for(self.app(scope, receive, send), PATIENCE)
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:]).decode()

    async def ask(self, method: str, path: str, body: object = None, token: str = "", account: str = "") -> Any:
        """Like `call`, but with JSON in both directions; the answer must not be an error."""
        text = "" if body is None else json.dumps(body)
        status, answer = await self.call(method, path, text, token, account)
        assert status == 200, answer
        return json.loads(answer)
