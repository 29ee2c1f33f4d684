"""Tables cached by this worker, the single write path, and their subscribers."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from megapolis.analysis import Verdict
from megapolis.catalog import find_game
from megapolis.engine.dealer import new_seed
from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import events
from megapolis.server.domain.commands import Command, LinkRematch
from megapolis.server.domain.daily import daily_seed, daily_table
from megapolis.server.domain.decide import Transition, decide
from megapolis.server.domain.diff import SnapshotCache, Subscription
from megapolis.server.domain.events import Event, TableSpec
from megapolis.server.domain.load import load_table
from megapolis.server.domain.people import owner_of
from megapolis.server.domain.results import outcomes, rating_class, why_unrated
from megapolis.server.domain.table import LOBBY, OVER, PLAYING, Table
from megapolis.server.errors import NotAllowed, Refused, Unavailable, Unknown
from megapolis.server.settings import Settings
from megapolis.server.store import archive, log, results
from megapolis.server.store.database import MOVED, PRESENCE, SHOWN, Cursor, Database, Unreachable, connect
from megapolis.server.store.log import Summary
from megapolis.server.worker.archiver import Archiver
from megapolis.server.worker.bot_pool import BotPool
from megapolis.server.worker.budgets import Budgets
from megapolis.server.worker.daily_bots import DailyBots
from megapolis.server.worker.jobs import JobRunner
from megapolis.server.worker.metrics import Metrics
from megapolis.server.worker.partners import Partners
from megapolis.server.worker.presence import PresenceTracker
from megapolis.server.worker.threads import run_in_thread

T = TypeVar("T")
TRIES = 40
"""How often a command is decided again because another worker appended first."""


TABLE_ID = re.compile(r"[\w-]{1,64}", re.ASCII)


def hash_token(token: str) -> str:
    """What is stored of a token; "" for none."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: short enough for a link, too long to be guessed."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass  # A command line would take it for an option.
    return made


class Listener(Protocol):
    """A connection that receives what changes at a table."""

    subscription: Subscription

    def push(self, data: bytes) -> None:
        """Queue bytes to be sent."""

    def dismiss(self) -> None:
        """Say that its person is not at the table any more, and end the connection."""

    def give_up(self) -> None:
        """End the connection; the client reconnects and gets a snapshot."""


class CachedTable:
    """A table, the connections to it at this worker, and the lock for changing it here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []


class TableService:
    """Everything that one worker holds. A database and bots that are not given are those of a server's process."""

    def __init__(self, settings: Settings, database: Database | None = None, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.database = database or connect(settings.database)
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()
        self.on_change: list[Callable[[Table, Sequence[Event]], None]] = []
        """Called after every change made here, once it is committed."""
        self.on_attendance: list[Callable[[CachedTable, Listener, bool], None]] = []
        """Called when a connection has come (True) or gone (False)."""
        self.metrics = Metrics()
        self.bots = bots or _processes(settings)
        self.budgets = Budgets(self, settings.thinking_seconds)
        self.presence = PresenceTracker(self, settings.away_after)
        self.partners = Partners(self)
        self.jobs = JobRunner(self)
        self.archiver = Archiver(self)
        self.daily_bots = DailyBots(self)
        self.reviews: OrderedDict[tuple[str, int], Verdict] = OrderedDict()
        """Reviews of decisions of finished games, by table and place in the log."""
        self.appended = self.conflicts = 0
        self._clock_offset = 0.0
        self._loading: dict[str, asyncio.Lock] = {}

    async def start(self) -> None:
        """Open the database and start background work."""
        await self.database.open(self._on_notify)
        await self.sync_clock()
        await self.presence.start()
        await self.jobs.start()
        await self.archiver.start()

    async def stop(self) -> None:
        """Stop; everything acknowledged is in the database already."""
        await self.presence.stop()
        await self.archiver.stop()
        await self.daily_bots.stop()
        await self.jobs.stop()
        await self.bots.close()
        await self.budgets.stop()
        await self.database.close()

    # ------------------------------------------------------------------ database and its clock

    async def read(self, work: Callable[[Cursor], T]) -> T:
        """Read from the database; `Unavailable` if it does not answer."""
        try:
            return await self.database.read(work)
        except Unreachable:
            raise Unavailable("table-unavailable") from None

    async def write(self, work: Callable[[Cursor], T]) -> T:
        """Write to the database; `Unavailable` if it does not answer."""
        try:
            return await self.database.write(work)
        except Unreachable:
            raise Unavailable("table-unavailable") from None

    async def sync_clock(self) -> None:
        """Compare this worker's clock with the database's."""
        self._clock_offset = await self.read(lambda cursor: cursor.clock_offset())

    def now(self, table: Table | None = None) -> float:
        """The database's time, and never earlier than a table's last event."""
        now = time.time() + self._clock_offset
        return now if table is None else max(now, table.at)

    # ------------------------------------------------------------------ cache

    async def load(self, table_id: str) -> CachedTable:
        """A table from the cache or the database; `Unknown` if there is none."""
        if not TABLE_ID.fullmatch(table_id):
            raise Unknown("table-unknown", table=table_id[:40])
        cached = self.tables.get(table_id)
        if cached is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    cached = self.tables.get(table_id) or await self._read_table(table_id)
            finally:
                self._loading.pop(table_id, None)
        self.tables.move_to_end(table_id)
        self._shrink()
        return cached

    async def _read_table(self, table_id: str) -> CachedTable:
        found = await self.read(partial(log.load, table=table_id))
        folder = Path(self.settings.archive_folder)
        archived = await run_in_thread(archive.get, folder, table_id) if found is None else None
        cached = CachedTable(archived or table_from(found, table_id))
        self.tables[table_id] = cached
        return cached

    def drop(self, table_id: str) -> None:
        """Forget a table that has left the database; whoever is connected sees it as it was."""
        cached = self.tables.get(table_id)
        if cached is not None and not cached.listeners and not cached.lock.locked():
            del self.tables[table_id]

    def _shrink(self) -> None:
        excess = len(self.tables) - self.settings.cached_tables
        for table_id in list(self.tables)[: max(0, excess)]:
            cached = self.tables[table_id]
            if not cached.listeners and not cached.lock.locked():
                del self.tables[table_id]

    async def refresh(self, cached: CachedTable) -> None:
        """Apply what other workers have appended, and send it to everybody here. The caller holds the lock."""
        table = cached.table
        stored = await self.read(partial(log.since, table=table.spec.id, place=table.count))
        if stored:
            after = table.draft()
            for event, at in stored:
                after.fold(event, at)
            cached.table = after
            self._announce(cached)

    def _on_notify(self, table_id: str, topic: str, body: str = "") -> None:
        if topic == SHOWN:
            self.partners.on_notify(table_id, body)
            return
        if topic != PRESENCE:
            self._on_moved(table_id)
        if topic != MOVED:
            self.presence.on_notify(table_id)

    def _on_moved(self, table_id: str) -> None:
        """Another worker has appended to a table ("": maybe to any)."""
        for name in [table_id] if table_id else list(self.tables):
            cached = self.tables.get(name)
            if cached is not None and cached.listeners:
                task = asyncio.ensure_future(self._catch_up(cached))
                task.add_done_callback(self._on_caught_up)
            else:
                # Nobody is connected: it is read again when somebody asks for it.
                self.drop(name)

    async def _catch_up(self, cached: CachedTable) -> None:
        async with cached.lock:
            await self.refresh(cached)

    def _on_caught_up(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        # Where the database is away, the table is read again when it is back.
        if error is not None and not isinstance(error, MegapolisError):
            self.metrics.fault("catching up", error)

    # ------------------------------------------------------------------ changing tables

    async def daily_spec(self, game: str, day: str) -> TableSpec:
        """The spec of a table with a day's deal."""
        secret = await self.write(partial(results.secret, name="daily"))
        players, _ = daily_table(game)
        seed = daily_seed(secret, day, game)
        return new_spec(game, players, {}, seed=seed, daily=day, onlookers=False, hints=False)

    async def create(self, spec: TableSpec, first: Sequence[Event]) -> CachedTable:
        """Create a table with its first events."""
        dated = msgspec.structs.replace(spec, created=self.now())
        await self.write(partial(log.create, spec=dated, first=first))
        return await self.load(spec.id)

    async def change(self, table_id: str, message: str, command: Command) -> Table:
        """The only way to change a table; the table afterwards.

        Nothing is acknowledged before the commit. If another worker appended first, the command is decided again on
        the new head of the log. A message that was appended before counts as done.
        """
        cached = await self.load(table_id)
        async with cached.lock:
            for _ in range(TRIES):
                table = cached.table
                now = self.now(table)
                try:
                    transition = decide(table, command, now)
                except MegapolisError:
                    if await self.read(partial(log.is_known, table=table_id, message=message)):
                        return table
                    raise
                if not transition.events:
                    return table
                try:
                    await self._append(table, transition, now, message)
                except log.Conflict:
                    self.conflicts += 1
                    await self.refresh(cached)
                    continue
                except log.Repeated:
                    await self.refresh(cached)
                    return cached.table
                self.appended += 1
                cached.table = transition.after
                self._announce(cached)
                for on_change in self.on_change:
                    on_change(cached.table, transition.events)
                return cached.table
        raise Unavailable("table-unavailable")

    async def _append(self, table: Table, transition: Transition, now: float, message: str) -> None:
        append = partial(
            log.append,
            spec=table.spec,
            place=table.count,
            new=[table.numbering.write(event) for event in transition.events],
            at=now,
            message=message,
            summary=summarize(table, transition.after),
        )
        await self.write(append)

    async def rematch(self, table_id: str, person: int, message: str) -> str:
        """Open a new table for the same people, whose tokens work there too; its id."""
        old = (await self.load(table_id)).table
        if old.rematch:
            return old.rematch
        if person not in old.players():
            raise NotAllowed("table-not-seated")
        if old.status in (LOBBY, PLAYING):
            raise Refused(f"table-not-while-{old.status}")
        new = new_spec(old.spec.game, old.spec.players, old.spec.options, components=old.spec.components)
        # The rules may have changed since: a new game is played by those of today.
        today = {name: getattr(new, name) for name in ("id", "rules", "options", "data", "seed", "invite")}
        spec = msgspec.structs.replace(
            old.spec, **today, origin=None, start="", daily="", for_oneself=False, first_game=False
        )
        await self.create(spec, rematch_events(old))
        return (await self.change(table_id, message, LinkRematch(spec.id))).rematch

    # ------------------------------------------------------------------ connections

    def _announce(self, cached: CachedTable) -> None:
        """Send every connection here what has changed for it."""
        table = cached.table
        cache = SnapshotCache(table)
        for listener in cached.listeners:
            person = listener.subscription.viewer.person
            if person is not None and not table.people[person].here:
                listener.dismiss()
                continue
            try:
                data = listener.subscription.update(table, cache)
            except Exception as error:
                # The change is committed: whoever made it, and everybody else, hears of it all the same.
                self.metrics.fault("an update", error)
                listener.give_up()
                continue
            if data:
                listener.push(data)
        self._keep_logs(cached)

    def _keep_logs(self, cached: CachedTable) -> None:
        cached.table.keep_logs({listener.subscription.viewer.seat for listener in cached.listeners})

    def enter(self, cached: CachedTable, listener: Listener) -> None:
        """Add a connection and send it a snapshot. The caller holds the lock."""
        first = listener.subscription.snapshot(cached.table)
        cached.listeners.append(listener)
        listener.push(first)
        for on_attendance in self.on_attendance:
            on_attendance(cached, listener, True)

    def leave(self, cached: CachedTable, listener: Listener) -> None:
        """Remove a connection."""
        if listener in cached.listeners:
            cached.listeners.remove(listener)
            for on_attendance in self.on_attendance:
                on_attendance(cached, listener, False)
        self._keep_logs(cached)

    def counters(self) -> dict[str, float]:
        """What this worker has counted since it started."""
        counted = {"megapolis_appends_total": self.appended, "megapolis_append_conflicts_total": self.conflicts}
        return counted | self.metrics.figures()

    def gauges(self) -> dict[str, float]:
        """What this worker holds now."""
        cached = self.tables.values()
        held = {
            "tables_cached": len(cached),
            "tables_running": sum(each.table.status == PLAYING for each in cached),
            "connections": sum(len(each.listeners) for each in cached),
            "bots_thinking": len(self.jobs.thinking),
            **self.bots.gauges(),
        }
        return {f"megapolis_{name}": value for name, value in held.items()}


def _processes(settings: Settings) -> BotPool:
    # Imported here: not every place where a table can run has processes.
    from megapolis.server.worker.bot_processes import process_pool

    return process_pool(settings.bot_processes, settings.bot_lease)


def table_from(found: log.Stored | None, table_id: str) -> Table:
    """A table from what is stored of it; `Unknown` if nothing is."""
    if found is None:
        raise Unknown("table-unknown", table=table_id[:40])
    spec, last_view, stored = found
    return load_table(spec, stored, last_view)


def identify(table: Table, token: str) -> int | None:
    """The person with this token; None without a token (an onlooker). A wrong token is refused."""
    if not token:
        if not table.spec.onlookers:
            raise NotAllowed("table-no-onlookers")
        return None
    key = hash_token(token)
    person = table.person_with(key)
    if person is None:
        was_removed = any(each.removed and key in each.keys for each in table.people.values())
        raise NotAllowed("table-removed" if was_removed else "table-wrong-token")
    return person.id


def new_spec(
    game: str,
    players: int,
    options: Mapping[str, object],
    *,
    seed: str = "",
    components: str = "",
    rules: int = 0,
    **rest: object,
) -> TableSpec:
    """The spec of a new table, its options validated. `rules`: an earlier version of the rules, not that of today."""
    box = find_game(game)
    setup = box.setup(players, options, box.data_from(components, rules), rules)
    return TableSpec(
        id=new_id(),
        game=game,
        rules=setup.rules,
        players=players,
        options=setup.own_options,
        data=setup.data.digest,
        components=components,
        seed=seed or new_seed(),
        invite=new_token(),
        **rest,  # type: ignore[arg-type]
    )


def rematch_events(old: Table) -> list[Event]:
    """The first events of a rematch: everybody who is still here, on all their devices, in the same seats."""
    people = [each for each in old.people.values() if each.here and each.keys]
    first: list[Event] = [
        events.Joined(at, each.name, each.keys[0], each.account, each.guest) for at, each in enumerate(people)
    ]
    first += [events.Keyed(at, key) for at, each in enumerate(people) for key in each.keys[1:]]
    new_number = {each.id: at for at, each in enumerate(people)}
    for at, seat in enumerate(old.seats):
        if seat.person is not None and seat.person in new_number:
            first.append(events.Sat(at, new_number[seat.person]))
        elif seat.bot and seat.person is None:
            first.append(events.BotSat(at, seat.bot))
    return first


def summarize(before: Table, after: Table) -> Summary:
    """What is committed together with the events that lead from one table to the next."""
    view = ""
    if after.match is not None and (before.match is None or after.state.phase() != before.state.phase()):
        view = msgspec.json.encode(after.game.show.view(after.state, None)).decode()
    due = after.clocks.next_due(after.people_awaited())
    ended = after.status == OVER and before.status != OVER
    return Summary(
        status=after.status,
        listed=after.spec.public and after.status == LOBBY,
        view=view,
        bot=bool(after.bots_awaited()),
        owner=owner_of(after),
        clock=None if due is None else due[0],
        outcomes=outcomes(after) if ended else [],
        rated="" if why_unrated(after) else rating_class(after),
        bots=sorted({seat.bot for seat in after.seats if seat.bot and seat.person is None}),
    )
