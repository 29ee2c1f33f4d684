"""What has to be done without anybody asking: bots' moves, clocks that run out, tables that expire.

Each is a row with a lease. A worker that dies loses its lease, another takes over, and the append's uniqueness makes
a double harmless.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import decide, events
from megapolis.server.domain.events import Event
from megapolis.server.domain.table import LOBBY, PLAYING, Live
from megapolis.server.settings import Settings
from megapolis.server.store import log
from megapolis.server.store.database import Cursor
from megapolis.server.worker import presence
from megapolis.server.worker.bot_pool import Thinkers, question
from megapolis.server.worker.tables import Tables

LOG = logging.getLogger("megapolis.server")
TICK = 0.5
"""Seconds between looks at what is due, when nothing wakes it earlier."""
SWEEP = 300.0
"""Seconds between looks for tables that have expired."""


class Errands:
    """The errand loop of one worker."""

    def __init__(self, tables: Tables, thinkers: Thinkers, settings: Settings) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.settings = settings
        self.thinking: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        tables.changed.append(self._changed)

    def _changed(self, live: Live, new: Sequence[Event]) -> None:
        if live.bots_awaited():
            self._wake.set()

    async def start(self) -> None:
        """Takes up what was left undone, and begins."""
        if not self.tables.database.shared:
            await self.tables.write(log.free_leases)
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stops; what was leased is taken up again by whoever comes next."""
        for task in [*self._tasks, *([self._loop] if self._loop else [])]:
            task.cancel()
        await asyncio.gather(*self._tasks, *([self._loop] if self._loop else []), return_exceptions=True)

    async def _run(self) -> None:
        swept = -SWEEP
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self._look()
                if loop.time() - swept > SWEEP:
                    swept = loop.time()
                    await self._expire()
            except MegapolisError as error:
                LOG.warning("errands wait: %s", error)
                await asyncio.sleep(TICK)
            except Exception as error:
                self.tables.metrics.fault("an errand", error)
                await asyncio.sleep(TICK)
            try:
                await asyncio.wait_for(self._wake.wait(), TICK)
            except TimeoutError:
                continue
            self._wake.clear()

    async def _look(self) -> None:
        free = 4 * self.settings.bot_processes - len(self.thinking)
        if free > 0:
            lease = self.settings.bot_lease
            for table, due in await self.tables.write(lambda cursor: log.claim(cursor, log.BOT, lease, free)):
                if table not in self.thinking:
                    self.thinking.add(table)
                    self._begin(self._move(table, due))
        for table, due in await self.tables.write(lambda cursor: log.claim(cursor, log.CLOCK, 10, 100)):
            self._begin(self._time_out(table, due))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._wake.set()
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.tables.metrics.fault("an errand", error)

    async def _move(self, table: str, due: float) -> None:
        """Lets the bots of a table move while it is their turn."""
        try:
            room = await self.tables.room(table)
            for seat in room.live.bots_awaited():
                live = room.live
                if seat not in live.bots_awaited():
                    continue
                decision = live.decision(seat)
                action = await self.thinkers.choose(question(live, seat, live.seats[seat].bot))
                message = f"bot:{seat}:{live.steps[seat]}:{live.rewritten}:{decision}"

                def play(
                    now: Live, seat: int = seat, decision: str = decision, action: int = action
                ) -> Sequence[Event]:
                    if seat not in now.bots_awaited() or now.decision(seat) != decision:
                        return []
                    return decide.acted(now, seat, action)

                await self.tables.change(table, message, play)
            more = bool(room.live.bots_awaited())
            await self.tables.write(lambda cursor: log.settle_job(cursor, table, log.BOT, due, more))
        finally:
            self.thinking.discard(table)

    async def _time_out(self, table: str, due: float) -> None:
        """Ends the time of every seat whose clock has run out."""
        now = await self.tables.read(lambda cursor: cursor.now())

        def time_out(live: Live) -> Sequence[Event]:
            first = live.clocks.next_due(live.people_awaited())
            if first is None or first[0] > now:
                return []
            seat = first[1]
            if live.head.clock.then == "resign":
                return [events.Resigned(seat, timeout=True)]
            return [events.TimedOut(seat)]

        live = await self.tables.change(table, f"clock:{now:.3f}", time_out)
        more = bool(live.people_awaited())
        await self.tables.write(lambda cursor: log.settle_job(cursor, table, log.CLOCK, due, more))

    async def _expire(self) -> None:
        await self.tables.write(lambda cursor: presence.forget(cursor, self.settings.game_days * 86400))
        for status, age in ((LOBBY, self.settings.lobby_hours * 3600), (PLAYING, self.settings.game_days * 86400)):

            def find(cursor: Cursor, status: str = status, age: float = age) -> list[str]:
                return log.idle(cursor, status, age, 200)

            for table in await self.tables.read(find):
                await self.tables.change(
                    table,
                    "expired",
                    lambda live: [events.Closed(expired=True)] if live.status in (LOBBY, PLAYING) else [],
                )
