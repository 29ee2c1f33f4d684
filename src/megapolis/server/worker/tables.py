"""The tables of one worker: a cache of positions, the one way to change a table, and who is to be told."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import events, results
from megapolis.server.domain.diff import Channel, Rendering
from megapolis.server.domain.events import Event, Head
from megapolis.server.domain.table import LOBBY, OVER, PLAYING, Live
from megapolis.server.errors import Refused, Unavailable, Unknown
from megapolis.server.store import log
from megapolis.server.store.database import Cursor, Database, Row, Unreachable
from megapolis.server.worker.metrics import Metrics

T = TypeVar("T")
LOG = logging.getLogger("megapolis.server")
TRIES = 40
"""How often an append is tried again after another worker was first."""

Decide = Callable[[Live], Sequence[Event]]


def key_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a table: short enough for a link, too long to be guessed."""
    return secrets.token_urlsafe(12)


class Listener(Protocol):
    """A connection that is told about a table."""

    channel: Channel

    def push(self, data: bytes) -> None:
        """Queues bytes to be sent."""

    def dismiss(self) -> None:
        """Says that its person is not at the table any more, and ends the connection."""

    def give_up(self) -> None:
        """Ends the connection; it will come back and get a snapshot."""


class Room:
    """A table in the cache: its fold, who is connected to it here, and a lock for changes made here."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []


class Tables:
    """All tables that this worker has at hand."""

    def __init__(self, database: Database, metrics: Metrics, most: int = 5000) -> None:
        self.database = database
        self.metrics = metrics
        self.most = most
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.changed: list[Callable[[Live, Sequence[Event]], None]] = []
        """Called after every change made here, once it is committed."""
        self.attended: list[Callable[[Room, Listener, bool], None]] = []
        """Called when a connection has come (True) or gone."""
        self.appended = 0
        self.conflicts = 0
        self._loading: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------------ reading

    async def room(self, table: str) -> Room:
        """A table from the cache or the database; `Unknown` if there is none."""
        room = self.rooms.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        self.rooms.move_to_end(table)
        self._shrink()
        return room

    async def _load(self, table: str) -> Room:
        found = await self.read(lambda cursor: log.load(cursor, table))
        if found is None:
            raise Unknown("table-unknown", table=table)
        head, last_view, rows = found
        room = Room(folded(head, rows))
        room.live.last_view = last_view
        self.rooms[table] = room
        return room

    def _shrink(self) -> None:
        for table in list(self.rooms)[: max(0, len(self.rooms) - self.most)]:
            room = self.rooms[table]
            if not room.listeners and not room.lock.locked():
                del self.rooms[table]

    async def read(self, work: Callable[[Cursor], T]) -> T:
        """Reads from the database; `Unavailable` where it is away."""
        try:
            return await self.database.read(work)
        except Unreachable:
            raise Unavailable("table-unavailable") from None

    async def write(self, work: Callable[[Cursor], T]) -> T:
        """Writes to the database; `Unavailable` where it is away."""
        try:
            return await self.database.write(work)
        except Unreachable:
            raise Unavailable("table-unavailable") from None

    async def refresh(self, room: Room) -> None:
        """Reads what other workers have appended, and tells everybody here."""
        live = room.live
        count = live.count
        rows = await self.read(lambda cursor: log.since(cursor, live.head.id, count))
        for body, at in rows[live.count - count :]:
            live.fold(events.parse(body), at)
        if rows:
            self.announce(room)

    def hinted(self, table: str) -> None:
        """A table has moved on somewhere ("": any may have, the hints were interrupted)."""
        for name in [table] if table else list(self.rooms):
            room = self.rooms.get(name)
            if room is not None and room.listeners:
                task = asyncio.ensure_future(self._catch_up(room))
                task.add_done_callback(self._caught_up)
            elif room is not None and not room.lock.locked():
                # Nobody looks: it is read again when somebody asks.
                del self.rooms[name]

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            await self.refresh(room)

    def _caught_up(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        # Where the database is away, the table is read again when it is back.
        if error is not None and not isinstance(error, MegapolisError):
            self.metrics.fault("catching up", error)

    # ------------------------------------------------------------------ changing

    async def create(self, head: Head, first: Sequence[Event]) -> Room:
        """A new table."""
        await self.write(lambda cursor: log.create(cursor, head, first))
        return await self.room(head.id)

    async def change(self, table: str, message: str, decide: Decide) -> Live:
        """The one way to change a table.

        `decide` looks at the head of the log and says what to append, or refuses; nothing is acknowledged before
        the commit. Where another worker was first, it is asked again. A message that was appended before counts as
        done.
        """
        room = await self.room(table)
        async with room.lock:
            for _ in range(TRIES):
                live = room.live
                try:
                    new = decide(live)
                except MegapolisError:
                    if await self.read(lambda cursor: log.is_known(cursor, table, message)):
                        return live
                    raise
                if not new:
                    return live
                try:
                    await self._append(room, new, message)
                except log.Conflict:
                    self.conflicts += 1
                    await self.refresh(room)
                    continue
                except log.Repeated:
                    await self.refresh(room)
                    return room.live
                self.appended += 1
                for told in self.changed:
                    told(live, new)
                return live
        raise Unavailable("table-unavailable")

    async def _append(self, room: Room, new: Sequence[Event], message: str) -> None:
        live = room.live
        place = live.count
        work = partial(_append, live, place, new, message)
        at = await self.write(work)
        for event in new:
            live.fold(event, at)
        self.announce(room)

    # ------------------------------------------------------------------ telling

    def announce(self, room: Room) -> None:
        """Tells every connection here what has changed for it."""
        rendering = Rendering(room.live)
        for listener in room.listeners:
            person = listener.channel.viewer.person
            if person is not None and not room.live.people[person].here:
                listener.dismiss()
                continue
            try:
                data = listener.channel.update(room.live, rendering)
            except Exception as error:
                # The change is committed: whoever made it, and everybody else, hears of it all the same.
                self.metrics.fault("an update", error)
                listener.give_up()
                continue
            if data:
                listener.push(data)
        room.live.told(list(room.live.witnesses))

    def enter(self, room: Room, listener: Listener) -> None:
        """A connection is told from now on, beginning with a snapshot."""
        first = listener.channel.snapshot(room.live)
        room.listeners.append(listener)
        listener.push(first)
        for told in self.attended:
            told(room, listener, True)

    def leave(self, room: Room, listener: Listener) -> None:
        """A connection is gone."""
        if listener in room.listeners:
            room.listeners.remove(listener)
            for told in self.attended:
                told(room, listener, False)
        watched = {each.channel.viewer.seat for each in room.listeners}
        for viewer in set(room.live.witnesses) - watched:
            room.live.forget_witness(viewer)

    def running(self) -> int:
        """How many tables in the cache are being played."""
        return sum(room.live.status == PLAYING for room in self.rooms.values())


def _append(live: Live, place: int, new: Sequence[Event], message: str, cursor: Cursor) -> float:
    return log.append(cursor, live.head.id, place, new, message, partial(lead, live, new))


def lead(live: Live, new: Sequence[Event], at: float) -> log.After:
    """Where these events lead, seen from a copy."""
    after = live.copy()
    for event in new:
        after.fold(event, at)
    if after.frozen:
        raise Refused(after.frozen)
    view = ""
    if after.match is not None and (live.match is None or after.state.phase() != live.state.phase()):
        view = msgspec.json.encode(live.game.show.view(after.state, None)).decode()
    due = after.clocks.next_due(after.people_awaited())
    over = after.status == OVER and live.status != OVER
    return log.After(
        head=live.head,
        status=after.status,
        listed=live.head.public and after.status == LOBBY,
        view=view,
        bot=bool(after.bots_awaited()),
        clock=None if due is None else due[0],
        results=results.outcomes(after) if over else [],
    )


def folded(head: Head, rows: Sequence[Row]) -> Live:
    """A table from its stored events."""
    live = Live(head)
    if not live.is_same_game():
        live.frozen = "table-frozen"
    for body, at in rows:
        live.fold(events.parse(body), at)
    return live
