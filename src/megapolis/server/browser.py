"""What workers of a browser call: the table inside a page. Only Pyodide can import this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import invalidate_caches
from typing import Any

from pyodide.ffi import JsException, to_js

from megapolis.compiled import add_groups
from megapolis.server.anywhere import LocalTable, Reply
from megapolis.server.worker.bot_neighbours import answer_request

Ask = Callable[[Any], Awaitable[Any]]
"""Takes and gives JavaScript's bytes; fails if the other worker has died."""


class BrowserTable(LocalTable):
    """A table whose bytes come from JavaScript."""

    async def load(self, packed: Any) -> Reply:
        """Add the games of a file."""
        return await super().load(packed.to_bytes())


def open_table(path: str, ask: Ask, renew: Callable[[], None], store: Callable[[], None]) -> BrowserTable:
    """The table in this worker; `ask` carries requests to the worker in which bots think."""

    async def call(packed: bytes) -> bytes:
        try:
            answer: bytes = (await ask(to_js(packed))).to_bytes()
        except JsException as error:
            raise OSError(str(error)) from None
        return answer

    return BrowserTable(path, call, renew, store)


def find_new_games() -> None:
    """Let games be found whose files have come since the table was opened."""
    invalidate_caches()
    add_groups()


def think(packed: Any) -> bytes:
    """Answer a request, in the worker in which bots think."""
    return answer_request(packed.to_bytes())
