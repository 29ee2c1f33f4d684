"""What bots make of the daily deal: played once a day and game, when somebody has finished it and nobody else waits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import events
from megapolis.server.domain.events import Event, TableSpec
from megapolis.server.domain.table import OVER, PLAYING, Table
from megapolis.server.store import results
from megapolis.server.worker import bot_pool

if TYPE_CHECKING:
    from megapolis.server.worker.service import TableService

LEVELS = ("easy", "medium")
"""The bots that play it. They think in iterations, so that every machine finds the same."""
OWNER = "daily"


class DailyBots:
    """Lets bots play the deals that people have finished at this worker."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        service.on_change.append(self._on_change)

    def _on_change(self, table: Table, new: Sequence[Event]) -> None:
        if table.spec.daily and table.status == OVER:
            self.begin(table)

    def begin(self, table: Table) -> None:
        """Play the deal of a table, unless that is being done; a worker without processes leaves it to others."""
        deal = table.spec.game, table.spec.daily
        if deal not in self._tasks and self.service.settings.bot_processes:
            self._tasks[deal] = asyncio.create_task(self._play_all(table))
            self._tasks[deal].add_done_callback(lambda task: self._on_done(deal, task))

    def _on_done(self, deal: tuple[str, str], task: asyncio.Task[None]) -> None:
        del self._tasks[deal]
        error = None if task.cancelled() else task.exception()
        # Where the database is away, the next who finishes the deal begins again.
        if error is not None and not isinstance(error, MegapolisError):
            self.service.metrics.fault("a daily deal", error)

    async def stop(self) -> None:
        """Stop; whoever finishes the deal next begins again."""
        running = list(self._tasks.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _play_all(self, table: Table) -> None:
        game, date = table.spec.game, table.spec.daily
        known = await self.service.read(partial(results.daily_bots, game=game, date=date))
        for level in LEVELS:
            if level not in dict(known):
                points = await self._play(table, level)
                add = partial(results.add_daily_bot, game=game, date=date, level=level, points=points)
                await self.service.write(add)

    async def _play(self, finished: Table, level: str) -> int:
        """The points of a bot in the first seat, with the same bots in the others as people have there."""
        spec: TableSpec = replace(finished.spec, id=f"daily-{finished.spec.game}-{finished.spec.daily}-{level}")
        table = Table(spec)
        now = self.service.now()
        for seat in range(spec.players):
            table.apply(events.BotSat(seat, finished.seats[seat].bot if seat else level), now)
        table.start_game([], now)
        while table.status == PLAYING:
            [seat, *_] = table.awaited()
            asked = bot_pool.request_bot(table, seat, table.seats[seat].bot)
            action = await self.service.bots.run(bot_pool.choose, asked, OWNER, spent=True)
            table.play_action(seat, action, now)
        return int(table.state.points(0))
