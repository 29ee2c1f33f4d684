"""Passes on what partners show each other, to the connections of this worker and, by notification, of all others."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain.sharing import Shown, news_of
from megapolis.server.store.database import SHOWN, Cursor

if TYPE_CHECKING:
    from megapolis.server.worker.service import CachedTable, TableService

_ENCODER = msgspec.json.Encoder()


class Partners:
    """What is shown is neither stored nor repeated: whoever comes later sees what is shown next."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._telling: set[asyncio.Task[None]] = set()

    async def show(self, cached: CachedTable, shown: Shown) -> None:
        """Tell everybody at a table; `shown` has been checked."""
        tell(cached, shown)
        if self.service.database.shared:
            body = _ENCODER.encode(shown).decode()
            await self.service.write(partial(_notify, table=cached.table.spec.id, body=body))

    def on_notify(self, table: str, body: str) -> None:
        """Somebody at another worker shows something."""
        cached = self.service.tables.get(table)
        if cached is not None and cached.listeners:
            task = asyncio.ensure_future(self._tell_later(cached, msgspec.json.decode(body, type=Shown)))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell_later(self, cached: CachedTable, shown: Shown) -> None:
        # After the step that it follows, if that is being read just now.
        async with cached.lock:
            try:
                tell(cached, shown)
            except MegapolisError:
                # The table has gone on, here or there: nobody tries this any more.
                return


def tell(cached: CachedTable, shown: Shown) -> None:
    """Send it to the connections of this worker: a trial not to whoever makes it."""
    table = cached.table
    person = table.seats[shown.seat].person
    encoded: dict[str, bytes] = {}
    for listener in cached.listeners:
        subscription = listener.subscription
        viewer = subscription.viewer
        if (shown.answer or viewer.person != person) and subscription.sees_game(table):
            if viewer.words not in encoded:
                encoded[viewer.words] = _ENCODER.encode(news_of(table, shown, viewer.words))
            listener.push(encoded[viewer.words])


def _notify(cursor: Cursor, table: str, body: str) -> None:
    cursor.notify(table, SHOWN, body)
