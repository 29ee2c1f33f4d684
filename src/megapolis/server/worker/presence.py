"""Who of the people at a table is connected now, and since when the others are away.

Every worker notes its own connections in the database, those of many tables in one transaction, and notifies the other
workers. Presence is not part of a table's log: it says nothing about the game, and losing it in a crash does no harm.
A short disconnect is not announced: people count as away only after `away_after` seconds.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import events
from megapolis.server.domain.diff import Away, Presence
from megapolis.server.domain.events import Event
from megapolis.server.domain.table import Table
from megapolis.server.store import presence as store
from megapolis.server.store.presence import Figures, Note, Seen

if TYPE_CHECKING:
    from megapolis.server.worker.service import CachedTable, Listener, TableService

LOG = logging.getLogger("megapolis.server")
TICK = 0.25
"""Seconds for which changes are collected before they are stored together."""
BEATS = 4
"""Heartbeats per `away_after`."""
BATCH = 200
"""The most tables in one transaction."""
ONLOOKER = -1
"""Stands for all onlookers together among the numbers of people."""
_ENCODER = msgspec.json.Encoder()


class KnownPresence:
    """What this worker has stored and announced about one table."""

    def __init__(self) -> None:
        self.stored: Counter[int] = Counter()
        self.left: dict[int, float] = {}
        """When a person's last connection here closed, unless they have come back."""
        self.announced = b""


class PresenceTracker:
    """Stores who connects to the tables of one worker, and announces it to everybody connected there."""

    def __init__(self, service: TableService, away_after: float) -> None:
        self.service = service
        self.away_after = away_after
        self.worker = secrets.token_hex(6)
        self._known: dict[str, KnownPresence] = {}
        self._due: dict[str, float] = {}
        """Which tables to look at, and when."""
        self.on_arrival: list[Callable[[str], None]] = []
        """Called with a table when it is stored that a person is there."""
        self._workers: set[str] = set()
        self._loop: asyncio.Task[None] | None = None
        service.on_attendance.append(self._on_attendance)
        service.on_change.append(self._on_change)

    async def start(self) -> None:
        """Give the first heartbeat and start the loop."""
        await self.beat()
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; people connected here count as away from now on, until they come back."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
            with suppress(MegapolisError, TimeoutError):  # an unreachable database must not prevent stopping
                await asyncio.wait_for(self._write_beat(stopped=True), self.away_after)

    def on_notify(self, table: str) -> None:
        """Somebody came or went at another worker ("": maybe anywhere)."""
        for name in [table] if table else list(self.service.tables):
            cached = self.service.tables.get(name)
            if cached is not None and cached.listeners:
                self._look_at(name)

    def _look_at(self, table: str, after: float = 0) -> None:
        at = time.monotonic() + after
        self._due[table] = min(at, self._due.get(table, at))

    def _on_attendance(self, cached: CachedTable, listener: Listener, came: bool) -> None:
        table = cached.table.spec.id
        known = self._known.setdefault(table, KnownPresence())
        person = number_of(listener)
        if came:
            known.left.pop(person, None)
            if known.announced:
                listener.push(known.announced)
            self._look_at(table)
        else:
            known.left[person] = time.monotonic()
            self._look_at(table, self.away_after)

    def _on_change(self, table: Table, new: Sequence[Event]) -> None:
        if any(isinstance(event, events.Joined | events.Left) for event in new):
            self.on_notify(table.spec.id)

    async def _run(self) -> None:
        beaten = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            try:
                if time.monotonic() - beaten >= self.away_after / BEATS:
                    beaten = time.monotonic()
                    await self.beat()
                await self._look()
            except MegapolisError as error:
                LOG.warning("presence waits: %s", error)
            except Exception as error:
                self.service.metrics.fault("presence", error)

    async def _write_beat(self, *, stopped: bool = False) -> set[str]:
        figures = self._figures()
        beat = partial(store.beat, worker=self.worker, away_after=self.away_after, figures=figures, stopped=stopped)
        return await self.service.write(beat)

    async def beat(self) -> None:
        """Give a heartbeat, and notice workers that have fallen silent."""
        workers = await self._write_beat()
        if self._workers - workers:
            # People connected at a worker that is gone may be away now.
            self.on_notify("")
        self._workers = workers

    def _figures(self) -> Figures:
        return Figures(self.service.counters(), self.service.gauges())

    async def figures(self) -> dict[str, float]:
        """The metrics of all workers together; others tell theirs with every heartbeat."""
        others = await self.service.read(partial(store.others, worker=self.worker, away_after=self.away_after))
        total: dict[str, float] = {}
        for each in (self._figures(), *others):
            for name, value in (*each.counted.items(), *each.held.items()):
                total[name] = total.get(name, 0) + value
        return total

    async def absent_from(self, cached: CachedTable) -> list[int]:
        """The people of a table who have been gone and have done nothing for so long that others may act for them."""
        table = cached.table
        look = partial(store.seen_at, table=table.spec.id, worker=self.worker, away_after=self.away_after)
        seen = await self.service.read(look)
        since = self.service.now() - self.service.settings.absent_after
        here = {number_of(listener) for listener in cached.listeners}
        here |= {each.person for each in seen if each.connections or each.gone > since}
        here |= {person for person, at in table.last_acts.items() if at > since}
        return [person for person in table.people if person not in here]

    async def _look(self) -> None:
        """Store what has changed at the tables that are due, and announce there what all workers know."""
        now = time.monotonic()
        due = [table for table, at in self._due.items() if at <= now][:BATCH]
        if not due:
            return
        for table in due:
            del self._due[table]
        notes = [note for table in due for note in self._notes(table, now)]
        record = partial(store.record, worker=self.worker, away_after=self.away_after, notes=notes, tables=due)
        try:
            at, found = await self.service.write(record)
        except Exception:
            for table in due:
                self._look_at(table)
            raise
        for note in notes:
            self._known[note.table].stored[note.person] = note.connections
            if note.connections and note.person != ONLOOKER:
                for on_arrival in self.on_arrival:
                    on_arrival(note.table)
        for table in due:
            self._announce(table, found.get(table, []), at)

    def _notes(self, table: str, now: float) -> list[Note]:
        """What to store; somebody who has just gone gets some time to come back."""
        known = self._known.setdefault(table, KnownPresence())
        cached = self.service.tables.get(table)
        counts = Counter(number_of(listener) for listener in cached.listeners) if cached is not None else Counter()
        notes = []
        for person in {*counts, *known.stored, *known.left}:
            count = counts[person] if person == ONLOOKER else min(1, counts[person])
            gone = now - known.left.get(person, now)
            may_come_back = person in known.left and gone < self.away_after
            if count < known.stored[person] and may_come_back:
                self._look_at(table, self.away_after - gone)
            elif count != known.stored[person] or (person in known.left and person not in known.stored):
                # Also somebody who came and went between two looks: they count as here until `away_after` is over.
                notes.append(Note(table, person, count, gone))
        return notes

    def _announce(self, table: str, seen: list[Seen], at: float) -> None:
        known = self._known[table]
        cached = self.service.tables.get(table)
        if cached is None or not cached.listeners:
            known.announced = b""
            if not any(known.stored.values()):
                del self._known[table]
            return
        # Connections that opened while the notes were read are not in them yet.
        here = [Seen(number_of(listener), 1, 0.0) for listener in cached.listeners if number_of(listener) != ONLOOKER]
        message, again = find_presence(cached.table, [*seen, *here], at, self.away_after)
        if again is not None:
            self._look_at(table, again)
        data = _ENCODER.encode(message)
        if data != known.announced:
            known.announced = data
            for listener in cached.listeners:
                listener.push(data)


def number_of(listener: Listener) -> int:
    """The number under which a connection is counted: its person's, or `ONLOOKER`."""
    person = listener.subscription.viewer.person
    return ONLOOKER if person is None else person


def find_presence(table: Table, seen: Iterable[Seen], at: float, away_after: float) -> tuple[Presence, float | None]:
    """Who is present at `at`, and after how many seconds that may change although nobody comes or goes."""
    connections: Counter[int] = Counter()
    gone: dict[int, float] = {}
    for each in seen:
        connections[each.person] += each.connections
        gone[each.person] = max(each.gone, gone.get(each.person, 0.0))
    here, away = [], []
    again: float | None = None
    for person in (each.id for each in table.people.values() if each.here):
        left = gone.get(person)
        wait = 0.0 if left is None else left + away_after - at
        if connections[person] or wait > 0:
            here.append(person)
        else:
            away.append(Away(person, left))
        if not connections[person] and wait > 0:
            again = wait if again is None else min(wait, again)
    return Presence(here, away, connections[ONLOOKER]), again
