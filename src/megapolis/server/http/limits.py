"""How much one address or person may do: buckets that refill with time, shared by all workers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any

from megapolis.engine.errors import MegapolisError
from megapolis.server.errors import TooMuch
from megapolis.server.settings import Settings
from megapolis.server.store import usage
from megapolis.server.worker.service import TableService

LOG = logging.getLogger("megapolis.server")
MAX_BUCKETS = 20_000
"""How many buckets are remembered; the least recently used, which have long been full, are forgotten first."""
GUESSES = 0.2, 10
"""How many passwords or table codes an address may try: per second on average, and in a burst."""
TALK = 0.5, 10
"""How many lines a person may say at a table: per second on average, and in a burst."""
TRIALS = 5.0, 5
"""How often a person may show partners what they try: per second on average, and in a burst."""
SHARED_AT = 0.05
"""The share of a burst from which on other workers are told: what is used more slowly hardly matters to them."""
EXCHANGE = 1.0
"""Seconds between two exchanges with other workers."""
CONNECTIONS = "connections"


class Limit:
    """A rate per second on average, and bursts up to a size."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}
        self._untold: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def take(self, who: str, now: float | None = None) -> None:
        """Take one, or raise `TooMuch`."""
        level = self._refill(who, now)
        if level < 1:
            raise TooMuch("table-too-much")
        self._lower(who, 1)
        self._untold[who] += 1
        _forget_oldest(self._untold)

    def take_elsewhere(self, who: str, amount: float, now: float | None = None) -> None:
        """Others have given this much to somebody; they may be in debt here by a burst at most."""
        self._refill(who, now)
        self._lower(who, amount)

    def totals(self) -> dict[str, float]:
        """What other workers should know: the totals that have grown enough since they were last told."""
        out = {}
        for who, amount in list(self._untold.items()):
            if amount >= self.burst * SHARED_AT:
                del self._untold[who]
                self._told[who] = out[who] = self._told.pop(who, 0.0) + amount
                _forget_oldest(self._told)
        return out

    def _refill(self, who: str, now: float | None) -> float:
        at = time.monotonic() if now is None else now
        level, last = self._buckets.pop(who, (self.burst, at))
        level = min(self.burst, level + (at - last) * self.rate)
        self._buckets[who] = (level, at)
        _forget_oldest(self._buckets)
        return level

    def _lower(self, who: str, amount: float) -> None:
        level, at = self._buckets[who]
        self._buckets[who] = (max(-self.burst, level - amount), at)


def _forget_oldest(buckets: dict[str, Any]) -> None:
    """Keep as many buckets as are remembered; those that were put in first go first."""
    while len(buckets) > MAX_BUCKETS:
        del buckets[next(iter(buckets))]


class Limits:
    """All limits of one worker, and what the other workers have given."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.requests_per_second, settings.requests_per_second * 10)
        self.messages = Limit(settings.messages_per_second, settings.messages_per_second * 5)
        self.messages_here = Limit(settings.messages_per_second * 10, settings.messages_per_second * 50)
        """The messages of one address, behind which many people may be."""
        self.new_tables = Limit(settings.tables_per_address / 3600, settings.tables_per_address)
        self.passwords, self.guesses = Limit(*GUESSES), Limit(*GUESSES)
        self.talk, self.trials = Limit(*TALK), Limit(*TRIALS)
        self.most_connections = settings.connections_per_address
        self._connections: Counter[str] = Counter()
        self._told_connections: dict[str, int] = {}
        self._connections_elsewhere: Counter[str] = Counter()
        self._seen: dict[tuple[str, str], float] | None = None

    def connect(self, address: str) -> None:
        """Count a connection of an address, or raise `TooMuch`."""
        if self._connections[address] + self._connections_elsewhere[address] >= self.most_connections:
            raise TooMuch("table-too-much")
        self._connections[address] += 1

    def disconnect(self, address: str) -> None:
        """A connection of an address has ended."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def rates(self) -> dict[str, Limit]:
        """The limits of rate, by name."""
        return {name: each for name, each in vars(self).items() if isinstance(each, Limit)}

    def totals_to_share(self) -> dict[str, float]:
        """What other workers should be told now: totals, and the connections of those who have many."""
        out: dict[str, float] = {}
        for name, limit in self.rates().items():
            out.update({f"{name} {who}": total for who, total in limit.totals().items()})
        many = {who: number for who, number in self._connections.items() if number >= self.most_connections * SHARED_AT}
        for who in {*many, *self._told_connections}:
            if many.get(who, 0) != self._told_connections.get(who, 0):
                out[f"{CONNECTIONS} {who}"] = many.get(who, 0)
        self._told_connections = many
        return out

    def hear(self, amounts: dict[tuple[str, str], float]) -> None:
        """Take over what other workers tell. What they gave before this worker listened does not count."""
        self._connections_elsewhere.clear()
        rates = self.rates()
        seen = amounts if self._seen is None else self._seen
        for (worker, what), amount in amounts.items():
            name, _, who = what.partition(" ")
            if name == CONNECTIONS:
                self._connections_elsewhere[who] += int(amount)
            elif name in rates and amount > (before := seen.get((worker, what), 0.0)):
                rates[name].take_elsewhere(who, amount - before)
        self._seen = amounts


async def share(limits: Limits, service: TableService) -> None:
    """Exchange what is used with the other workers, for as long as this one runs."""
    worker, away_after = service.presence.worker, service.presence.away_after
    try:
        while True:
            await asyncio.sleep(EXCHANGE)
            try:
                exchange = partial(
                    usage.exchange, worker=worker, away_after=away_after, amounts=limits.totals_to_share()
                )
                limits.hear(await service.write(exchange))
                service.metrics.count("exchanges")
            except MegapolisError as error:
                LOG.warning("limits are not shared: %s", error)
            except Exception as error:
                service.metrics.fault("sharing limits", error)
    finally:
        with suppress(MegapolisError):
            await service.write(partial(usage.forget, worker=worker))
