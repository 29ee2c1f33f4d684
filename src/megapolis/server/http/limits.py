"""How much one address or person may do: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from megapolis.server.errors import TooMuch

MOST = 20_000
"""How many buckets are remembered; the oldest, which have long been full, are forgotten first."""


class Limit:
    """So many a second on average, and bursts up to a size."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, now: float | None = None) -> None:
        """Takes one, or raises `TooMuch`."""
        at = time.monotonic() if now is None else now
        level, last = self._buckets.pop(who, (self.burst, at))
        level = min(self.burst, level + (at - last) * self.rate)
        self._buckets[who] = (level - 1 if level >= 1 else level, at)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        if level < 1:
            raise TooMuch("table-too-much")
