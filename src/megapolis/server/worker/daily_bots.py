"""What bots make of the daily deal: each plays it once a day and game, at midnight or when somebody has finished it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from megapolis.catalog import game_ids
from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import events
from megapolis.server.domain.daily import daily_table
from megapolis.server.domain.events import Event
from megapolis.server.domain.results import day_of
from megapolis.server.domain.table import OVER, PLAYING, Table
from megapolis.server.store import log, results
from megapolis.server.store.database import Cursor
from megapolis.server.worker import bot_pool

if TYPE_CHECKING:
    from megapolis.server.worker.service import TableService

EXPERT = "expert"
LEVELS = {EXPERT: "expert:iterations=400", "medium": "medium", "easy": "easy"}
"""The bots that play it, the most wanted first. They think in iterations, so that every machine finds the same."""
OWNER = "daily"


class DailyBots:
    """Lets bots play the deals of a new day, and those that people have finished at this worker."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._day = ""
        service.on_change.append(self._on_change)

    def _on_change(self, table: Table, new: Sequence[Event]) -> None:
        if table.spec.daily and table.status == OVER:
            self.begin(table.spec.game, table.spec.daily)

    def note_day(self) -> None:
        """Play all deals of a day that has just begun; a worker that was started later waits until somebody asks."""
        day = day_of(self.service.now())
        if self._day and day != self._day:
            for game in game_ids():
                self.begin(game, day)
        self._day = day

    def begin(self, game: str, day: str) -> None:
        """Play a deal, unless that is being done; a worker without processes leaves it to others."""
        deal = game, day
        if deal not in self._tasks and self.service.settings.bot_processes:
            self._tasks[deal] = asyncio.create_task(self._play_all(game, day))
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

    async def _play_all(self, game: str, day: str) -> None:
        for level, bot in LEVELS.items():
            if not await self.service.write(partial(results.claim_daily_bot, game=game, date=day, level=level)):
                continue
            try:
                await self._play(game, day, level, bot)
            except BaseException:
                await self.service.write(partial(results.release_daily_bot, game=game, date=day, level=level))
                raise

    async def _play(self, game: str, day: str, level: str, bot: str) -> None:
        """Play a deal with a bot in the first seat, and the same bots in the others as people have there; keep it."""
        # Nobody learns of the table before the day is over; then everybody may look.
        spec = replace(await self.service.daily_spec(game, day), onlookers=True, created=self.service.now())
        table = Table(spec)
        now = self.service.now()
        _, others = daily_table(game)
        sitting: list[Event] = [events.BotSat(seat, each) for seat, each in enumerate([bot, *others])]
        for event in sitting:
            table.apply(event, now)
        moves: list[Event] = [table.start_game([], now)]
        while table.status == PLAYING:
            [seat, *_] = table.awaited()
            asked = bot_pool.request_bot(table, seat, table.seats[seat].bot)
            action = await self.service.bots.run(bot_pool.choose, asked, OWNER, spent=True)
            moves.append(table.play_action(seat, action, now))
        view = msgspec.json.encode(table.game.show.view(table.state, None)).decode()
        summary = log.Summary(table.status, listed=False, view=view, bot=False, clock=None)
        points = int(table.state.points(0))

        def keep(cursor: Cursor) -> None:
            log.create(cursor, spec, sitting)
            log.append(cursor, spec, len(sitting), moves, now, OWNER, summary)
            results.keep_daily_bot(cursor, spec, level, points)

        await self.service.write(keep)
