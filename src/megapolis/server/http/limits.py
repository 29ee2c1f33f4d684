"""How much one address or person may do: buckets that refill with time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from megapolis.server.errors import TooMuch
from megapolis.server.settings import Settings

MAX_BUCKETS = 20_000
"""How many buckets are remembered; the least recently used, which have long been full, are forgotten first."""
GUESSES = 0.2, 10
"""How many passwords or table codes an address may try: per second on average, and in a burst."""


class Limit:
    """A rate per second on average, and bursts up to a size."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, now: float | None = None) -> None:
        """Take one, or raise `TooMuch`."""
        at = time.monotonic() if now is None else now
        level, last = self._buckets.pop(who, (self.burst, at))
        level = min(self.burst, level + (at - last) * self.rate)
        self._buckets[who] = (level - 1 if level >= 1 else level, at)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if level < 1:
            raise TooMuch("table-too-much")


class Limits:
    """All limits of one worker."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.requests_per_second, settings.requests_per_second * 10)
        self.messages = Limit(settings.messages_per_second, settings.messages_per_second * 5)
        self.new_tables = Limit(settings.tables_per_address / 3600, settings.tables_per_address)
        self.passwords, self.guesses = Limit(*GUESSES), Limit(*GUESSES)
        self.most_connections = settings.connections_per_address
        self._connections: Counter[str] = Counter()

    def connect(self, address: str) -> None:
        """Count a connection of an address, or raise `TooMuch`."""
        if self._connections[address] >= self.most_connections:
            raise TooMuch("table-too-much")
        self._connections[address] += 1

    def disconnect(self, address: str) -> None:
        """A connection of an address has ended."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]
