"""Who of the people at a table is connected now, and since when the others are away.

Every worker notes its own connections in the database, those of many tables in one go, and a hint lets the others look.
It is not part of a table's log: it says nothing about the game, and a crash forgets it without harm. A short break is
no absence: whoever is back within the time that the settings name (`away_after`) was never away.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import events
from megapolis.server.domain.events import Event
from megapolis.server.domain.table import Live
from megapolis.server.http.messages import Away, Presence
from megapolis.server.store.database import PRESENCE, Cursor, Row
from megapolis.server.worker.tables import Listener, Room, Tables

LOG = logging.getLogger("megapolis.server")
TICK = 0.25
"""Seconds for which comings and goings gather, to be noted together."""
BEATS, DEAD = 4, 2
"""Signs of life that a worker gives in `away_after`, and after how many such times of silence it counts as dead."""
MOST = 200
"""How many tables are looked at in one transaction."""
ONLOOKER = -1
"""Stands for all onlookers together, among the numbers of people."""
_ENCODER = msgspec.json.Encoder()


class Note(msgspec.Struct, frozen=True):
    """Of how many connections of a person this worker knows, and for how many seconds that has been so."""

    table: str
    person: int
    connections: int
    seconds: float


class Seen(msgspec.Struct, frozen=True):
    """What the database says of a person at a table: the notes of one worker."""

    person: int
    connections: int
    """Open ones, at a worker that lives."""
    gone: float
    """When the last one was closed, or the worker was last heard of."""


class Book:
    """What this worker has noted and told of one table."""

    def __init__(self) -> None:
        self.noted: Counter[int] = Counter()
        self.left: dict[int, float] = {}
        """When a connection of a person last closed, where none has come since."""
        self.told = b""


class Attendance:
    """Notes who comes to and goes from the tables of one worker, and tells those who are there."""

    def __init__(self, tables: Tables, away_after: float) -> None:
        self.tables = tables
        self.away_after = away_after
        self.worker = secrets.token_hex(6)
        self._books: dict[str, Book] = {}
        self._due: dict[str, float] = {}
        """Which tables are to be looked at, and when."""
        self._workers: set[str] = set()
        self._loop: asyncio.Task[None] | None = None
        tables.attended.append(self._attended)
        tables.changed.append(self._changed)

    async def start(self) -> None:
        """Begins to note and tell."""
        await self._beat()
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stops; whoever was connected here is away from now on, until they come back."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
            with suppress(MegapolisError, TimeoutError):  # a database that is away keeps nobody from stopping
                last = self.tables.write(lambda cursor: beat(cursor, self.worker, self.away_after, stopped=True))
                await asyncio.wait_for(last, self.away_after)

    def hinted(self, table: str) -> None:
        """Somebody came or went at another worker ("": anybody may have)."""
        for name in [table] if table else list(self.tables.rooms):
            room = self.tables.rooms.get(name)
            if room is not None and room.listeners:
                self._look_at(name)

    def _look_at(self, table: str, after: float = 0) -> None:
        at = time.monotonic() + after
        self._due[table] = min(at, self._due.get(table, at))

    def _attended(self, room: Room, listener: Listener, came: bool) -> None:
        table = room.live.head.id
        book = self._books.setdefault(table, Book())
        person = key_of(listener)
        if came:
            book.left.pop(person, None)
            if book.told:
                listener.push(book.told)
            self._look_at(table)
        else:
            book.left[person] = time.monotonic()
            self._look_at(table, self.away_after)

    def _changed(self, live: Live, new: Sequence[Event]) -> None:
        if any(isinstance(event, events.Joined | events.Left) for event in new):
            self.hinted(live.head.id)

    async def _run(self) -> None:
        beaten = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            try:
                if time.monotonic() - beaten >= self.away_after / BEATS:
                    beaten = time.monotonic()
                    await self._beat()
                await self._look()
            except MegapolisError as error:
                LOG.warning("attendance waits: %s", error)
            except Exception as error:
                self.tables.metrics.fault("attendance", error)

    async def _beat(self) -> None:
        workers = await self.tables.write(lambda cursor: beat(cursor, self.worker, self.away_after))
        if self._workers - workers:
            # Whoever was connected at a worker that is gone may be away now.
            self.hinted("")
        self._workers = workers

    async def _look(self) -> None:
        """Notes what has changed here at the tables that are due, and tells everybody there what is so now."""
        now = time.monotonic()
        due = [table for table, at in self._due.items() if at <= now][:MOST]
        if not due:
            return
        for table in due:
            del self._due[table]
        notes = [note for table in due for note in self._notes(table, now)]
        try:
            at, found = await self.tables.write(
                lambda cursor: write_down(cursor, self.worker, self.away_after, notes, due)
            )
        except Exception:
            for table in due:
                self._look_at(table)
            raise
        for note in notes:
            self._books[note.table].noted[note.person] = note.connections
        for table in due:
            self._tell(table, found.get(table, []), at)

    def _notes(self, table: str, now: float) -> list[Note]:
        """What is to be noted; who has just gone is given some time to come back."""
        book = self._books.setdefault(table, Book())
        room = self.tables.rooms.get(table)
        counts = Counter(key_of(listener) for listener in room.listeners) if room is not None else Counter()
        notes = []
        for person in {*counts, *book.noted}:
            count = counts[person] if person == ONLOOKER else min(1, counts[person])
            gone = now - book.left.get(person, now)
            may_come_back = person in book.left and gone < self.away_after
            if count < book.noted[person] and may_come_back:
                self._look_at(table, self.away_after - gone)
            elif count != book.noted[person]:
                notes.append(Note(table, person, count, gone))
        return notes

    def _tell(self, table: str, seen: list[Seen], at: float) -> None:
        book = self._books[table]
        room = self.tables.rooms.get(table)
        if room is None or not room.listeners:
            book.told = b""
            if not any(book.noted.values()):
                del self._books[table]
            return
        # Whoever has come while the notes were read is not in them yet.
        here = [Seen(key_of(listener), 1, 0.0) for listener in room.listeners if key_of(listener) != ONLOOKER]
        said, again = presence(room.live, [*seen, *here], at, self.away_after)
        if again is not None:
            self._look_at(table, again)
        data = _ENCODER.encode(said)
        if data != book.told:
            book.told = data
            for listener in room.listeners:
                listener.push(data)


def key_of(listener: Listener) -> int:
    """Under which number a connection is counted."""
    person = listener.channel.viewer.person
    return ONLOOKER if person is None else person


def presence(live: Live, seen: Iterable[Seen], at: float, away_after: float) -> tuple[Presence, float | None]:
    """What is told, and after how many seconds it may be something else although nobody comes or goes."""
    connections: Counter[int] = Counter()
    gone: dict[int, float] = {}
    for each in seen:
        connections[each.person] += each.connections
        gone[each.person] = max(each.gone, gone.get(each.person, 0.0))
    here, away = [], []
    again: float | None = None
    for person in (each.id for each in live.people.values() if each.here):
        left = gone.get(person)
        wait = 0.0 if left is None else left + away_after - at
        if connections[person] or wait > 0:
            here.append(person)
        else:
            away.append(Away(person, left))
        if not connections[person] and wait > 0:
            again = wait if again is None else min(wait, again)
    return Presence(here, away, connections[ONLOOKER]), again


# ---------------------------------------------------------------------- units of work


def beat(cursor: Cursor, worker: str, away_after: float, *, stopped: bool = False) -> set[str]:
    """A sign of life of a worker; those that live."""
    now = cursor.now()
    cursor.run(
        "INSERT INTO workers (id, seen, stopped) VALUES (?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET seen = excluded.seen, stopped = excluded.stopped",
        (worker, now, int(stopped)),
    )
    return living(cursor, worker, now - DEAD * away_after)


def living(cursor: Cursor, worker: str, since: float) -> set[str]:
    """The workers that were heard of since then; a database that is not shared has one only."""
    if not cursor.shared:
        return {worker}
    return {row[0] for row in cursor.run("SELECT id FROM workers WHERE stopped = 0 AND seen > ?", (since,))}


def write_down(
    cursor: Cursor, worker: str, away_after: float, notes: Sequence[Note], tables: Sequence[str]
) -> tuple[float, dict[str, list[Seen]]]:
    """Notes one worker's connections; the time, and what all workers together know of these tables."""
    now = cursor.now()
    for note in notes:
        cursor.run(
            "INSERT INTO presence (table_id, person, worker, connections, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, person, worker)"
            " DO UPDATE SET connections = excluded.connections, at = excluded.at",
            (note.table, note.person, worker, note.connections, now - note.seconds),
        )
    for table in {note.table for note in notes}:
        cursor.hint(table, PRESENCE)
    alive = living(cursor, worker, now - DEAD * away_after)
    rows = cursor.run(
        "SELECT presence.table_id, person, connections, at, worker, workers.seen FROM presence"
        " LEFT JOIN workers ON workers.id = presence.worker"
        f" WHERE presence.table_id IN ({', '.join('?' for _ in tables)})",
        tables,
    )
    found: dict[str, list[Seen]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(_seen(row, alive))
    return now, found


def _seen(row: Row, alive: set[str]) -> Seen:
    _, person, connections, at, worker, heard = row
    if connections and worker not in alive:
        return Seen(person, 0, at if heard is None else max(at, heard))
    return Seen(person, connections, at)


def forget(cursor: Cursor, age: float) -> None:
    """Old notes of those who are gone, and workers that have long been silent."""
    before = cursor.now() - age
    cursor.run("DELETE FROM workers WHERE seen < ?", (before,))
    cursor.run("DELETE FROM presence WHERE at < ? AND worker NOT IN (SELECT id FROM workers)", (before,))
