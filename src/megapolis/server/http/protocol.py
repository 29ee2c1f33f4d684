"""HTTP connections that send half a request are closed, and one address has only so many."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from megapolis.server.settings import Settings, read


@cache
def settings_here() -> Settings:
    """The settings of this process, from its environment."""
    return read({})


class BoundedProtocol(H11Protocol):
    """A connection whose requests must begin and be named in full before long. Sockets are counted elsewhere."""

    open: Counter[str] = Counter()
    """The connections of every address at this worker that carry HTTP."""

    _counted = ""
    _waits: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, unless the address has too many connections already."""
        super().connection_made(transport)
        settings = settings_here()
        address = self.client[0] if self.client else ""
        if not settings.is_proxy(address):
            if self.open[address] >= settings.connections_per_address:
                transport.abort()
                return
            self._counted = address
            self.open[address] += 1
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Read on; the head of a request must follow its first byte before long."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self._release()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket."""
        self._release()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Time the head of a request while it is not whole."""
        is_waiting = self.conn.their_state is h11.IDLE and not self.transport.is_closing()
        if not is_waiting:
            self._stop()
        elif self._waits is None:
            self._waits = self.loop.call_later(settings_here().request_within, self.transport.close)

    def _stop(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def _release(self) -> None:
        self._stop()
        if self._counted:
            self.open[self._counted] -= 1
            if not self.open[self._counted]:
                del self.open[self._counted]
            self._counted = ""
