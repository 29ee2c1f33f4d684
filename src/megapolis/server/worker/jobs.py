"""Background jobs: bot moves, clock timeouts, reviews, expired tables.

Each job is a row with a lease. If a worker dies, its leases run out and another worker takes over; the log accepts
only one event at each place, so a job that runs twice does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain.commands import Expire, MoveBot, TimeOut
from megapolis.server.domain.events import Event
from megapolis.server.domain.guide import scripted_action
from megapolis.server.domain.people import owner_of
from megapolis.server.domain.table import LOBBY, PLAYING, Table
from megapolis.server.store import jobs, log, presence
from megapolis.server.worker import bot_pool, reviews

if TYPE_CHECKING:
    from megapolis.server.worker.service import TableService

LOG = logging.getLogger("megapolis.server")
TICK = 0.5
"""Seconds between looks for due jobs, if nothing wakes the loop earlier."""
SYNC = 5.0
"""Seconds between readings of the database's clock."""
SWEEP = 300.0
"""Seconds between searches for expired tables."""
CLAIMED = 8
"""How many tables' bots a worker claims for each of its processes; more would wait here while others are idle."""
CLOCK_LEASE = 10.0
AT_ONCE = 100
"""How many clocks are claimed at once."""


class JobRunner:
    """Runs the jobs that this worker has leased."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.settings = service.settings
        self.thinking: set[str] = set()
        """Tables whose bots this worker is moving."""
        self.reviewing: set[str] = set()
        """Tables that this worker is making reviews of."""
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        service.on_change.append(self._on_change)
        service.presence.on_arrival.append(self._on_arrival)

    def _on_change(self, table: Table, new: Sequence[Event]) -> None:
        if table.bots_awaited():
            self._wake.set()

    def _on_arrival(self, table_id: str) -> None:
        """Bots that paused because nobody was here go on."""
        cached = self.service.tables.get(table_id)
        if cached is not None and cached.table.bots_awaited():
            self._begin(self._resume(cached.table))

    async def _resume(self, table: Table) -> None:
        due, owner = self.service.now(), owner_of(table)
        schedule = partial(jobs.schedule, table=table.spec.id, kind=jobs.BOT, due=due, owner=owner)
        await self.service.write(schedule)
        self._wake.set()

    async def start(self) -> None:
        """Resume interrupted jobs and start the loop."""
        if not self.service.database.shared:
            await self.service.write(jobs.free_leases)
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; another worker takes over what was leased."""
        running = [*self._tasks, *([self._loop] if self._loop else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        swept, synced = -SWEEP, loop.time()
        while True:
            try:
                await self._look()
                if loop.time() - synced > SYNC:
                    synced = loop.time()
                    await self.service.sync_clock()
                    await self.service.budgets.store()
                    await self._renew()
                    self.service.daily_bots.note_day()
                if loop.time() - swept > SWEEP:
                    swept = loop.time()
                    await self._expire()
            except MegapolisError as error:
                LOG.warning("jobs wait: %s", error)
                await asyncio.sleep(TICK)
            except Exception as error:
                self.service.metrics.fault("a job", error)
                await asyncio.sleep(TICK)
            try:
                # Not wait_for: Python 3.11's loses a cancellation that comes together with what it waits for.
                async with asyncio.timeout(TICK):
                    await self._wake.wait()
            except TimeoutError:
                continue
            self._wake.clear()

    async def _look(self) -> None:
        """Claim due jobs and start them."""
        free = CLAIMED * self.settings.bot_processes - len(self.thinking)
        if free > 0:
            claim = partial(jobs.claim, kind=jobs.BOT, lease=self.settings.bot_lease, limit=free)
            for table, due in await self.service.write(claim):
                if table not in self.thinking:
                    self.thinking.add(table)
                    self._begin(self._move_bots(table, due))
        free = self.settings.bot_processes - len(self.reviewing)
        if free > 0:
            claim = partial(jobs.claim, kind=jobs.REVIEW, lease=self.settings.bot_lease, limit=free)
            for table, due in await self.service.write(claim):
                if table not in self.reviewing:
                    self.reviewing.add(table)
                    self._begin(self._review(table, due))
        claim = partial(jobs.claim, kind=jobs.CLOCK, lease=CLOCK_LEASE, limit=AT_ONCE)
        for table, due in await self.service.write(claim):
            self._begin(self._time_out(table, due))

    async def _renew(self) -> None:
        """Keep the leases of tables whose bots or reviews wait in the queue."""
        lease = self.settings.bot_lease
        for kind, tables in ((jobs.BOT, self.thinking), (jobs.REVIEW, self.reviewing)):
            if tables:
                await self.service.write(partial(jobs.renew, kind=kind, lease=lease, tables=sorted(tables)))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._wake.set()
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.service.metrics.fault("a job", error)

    async def _move_bots(self, table_id: str, due: float) -> None:
        """Let each awaited bot of a table make one step."""
        try:
            cached = await self.service.load(table_id)
            if not await self._is_watched(cached.table):
                await self.service.write(partial(jobs.settle, table=table_id, kind=jobs.BOT, due=due, more=False))
                return
            for seat in cached.table.bots_awaited():
                table = cached.table
                if seat not in table.bots_awaited():
                    continue
                decision = table.decision(seat)
                action = await self._choose(table, seat)
                message = f"bot:{seat}:{table.steps[seat]}:{table.rewritten}:{decision}"
                await self.service.change(table_id, message, MoveBot(seat, decision, action))
            more = bool(cached.table.bots_awaited())
            await self.service.write(partial(jobs.settle, table=table_id, kind=jobs.BOT, due=due, more=more))
        finally:
            self.thinking.discard(table_id)

    async def _review(self, table_id: str, due: float) -> None:
        """Make the reviews that are wanted of a finished game."""
        try:
            cached = await self.service.load(table_id)
            await reviews.make_reviews(self.service, cached.table)
            await self.service.write(partial(jobs.settle, table=table_id, kind=jobs.REVIEW, due=due, more=False))
        finally:
            self.reviewing.discard(table_id)

    def wake(self) -> None:
        """Look for due jobs at once."""
        self._wake.set()

    async def _choose(self, table: Table, seat: int) -> int:
        """The action of the bot of a seat; of a quick one where the bot itself does not answer in time."""
        scripted = scripted_action(table, seat)
        if scripted is not None:
            return scripted
        owner = owner_of(table)
        spent = await self.service.budgets.is_spent(owner)
        think = partial(self.service.bots.run, bot_pool.choose, owner=owner, spent=spent)
        try:
            return await think(bot_pool.request_bot(table, seat, table.seats[seat].bot))
        except bot_pool.TooSlow as error:
            self.service.metrics.fault("a bot", error)
            return await think(bot_pool.request_bot(table, seat, bot_pool.QUICK[-1]))

    async def _is_watched(self, table: Table) -> bool:
        """Whether somebody is at the table, or has been a moment ago; otherwise its bots pause."""
        if self.service.now() - table.active < self.settings.bots_pause_after:
            return True
        look = partial(
            presence.is_anybody_here,
            table=table.spec.id,
            worker=self.service.presence.worker,
            away_after=self.settings.away_after,
        )
        return await self.service.read(look)

    async def _time_out(self, table_id: str, due: float) -> None:
        """End the time of a seat whose clock has run out."""
        table = await self.service.change(table_id, f"clock:{self.service.now():.3f}", TimeOut())
        more = bool(table.people_awaited())
        await self.service.write(partial(jobs.settle, table=table_id, kind=jobs.CLOCK, due=due, more=more))

    async def _expire(self) -> None:
        """Close tables that nobody uses any more."""
        oldest = self.settings.game_days * 86400
        await self.service.write(partial(presence.forget, age=oldest))
        for status, age in ((LOBBY, self.settings.lobby_hours * 3600), (PLAYING, oldest)):
            for table in await self.service.read(partial(log.idle, status=status, age=age, limit=200)):
                await self.service.change(table, "expired", Expire())
