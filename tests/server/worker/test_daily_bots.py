"""The game of the expert on the deal of a new day: from midnight to the game that everybody may look at later."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from megapolis.server.domain.daily import daily_table
from megapolis.server.domain.results import day_of
from megapolis.server.domain.table import OVER
from megapolis.server.settings import Settings
from megapolis.server.store import results
from megapolis.server.worker import daily_bots
from megapolis.server.worker.daily_bots import EXPERT
from megapolis.server.worker.service import TableService
from waiting import PATIENCE

MIDNIGHT = 1_763_251_200.0
TODAY = "2025-11-16"
PLAYED = ("next_station", "capital_lux")
"""Alone, and among others who are bots as well."""


def set_clock(service: TableService, at: float) -> None:
    """Let a worker believe that it is that time, from now on."""
    service.now = lambda table=None: at  # type: ignore[method-assign]


async def begin(database: Path, at: float) -> TableService:
    """A worker whose clock stands still, without background jobs."""
    service = TableService(Settings(database=f"sqlite:///{database}", bot_processes=1))
    await service.database.open(lambda *_: None)
    await service.sync_clock()
    set_clock(service, at)
    return service


async def end(service: TableService) -> None:
    await service.daily_bots.stop()
    await service.bots.close()
    await service.database.close()


def test_at_midnight_one_worker_plays_each_deal_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_bots, "game_ids", lambda: list(PLAYED))
    monkeypatch.setattr(daily_bots, "LEVELS", {EXPERT: "expert:iterations=8"})

    async def pass_midnight() -> None:
        workers = [await begin(tmp_path / "daily.db", MIDNIGHT - 1) for _ in range(2)]
        try:
            assert day_of(MIDNIGHT) == TODAY
            for worker in workers:
                worker.daily_bots.note_day()
                assert not worker.daily_bots._tasks
                set_clock(worker, MIDNIGHT + 1)
                worker.daily_bots.note_day()
                assert {game for game, _ in worker.daily_bots._tasks} == set(PLAYED)
            tasks = [task for worker in workers for task in worker.daily_bots._tasks.values()]
            await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
            assert not any(name.startswith("faults") for worker in workers for name in worker.metrics.counts)
            first = workers[0]
            made = await first.read(lambda cursor: cursor.run("SELECT COUNT(*) FROM tables", ()))
            assert made == [(len(PLAYED),)], "both workers passed midnight: one of them played"
            for game in PLAYED:
                [(level, points)] = await first.read(partial(results.daily_bots, game=game, date=TODAY))
                name = await first.read(partial(results.daily_bot_table, game=game, date=TODAY, level=EXPERT))
                table = (await first.load(name)).table
                assert (level, table.status, table.spec.daily) == (EXPERT, OVER, TODAY)
                assert points == int(table.state.points(0))
                assert table.state.is_over()
                assert [seat.bot for seat in table.seats] == ["expert:iterations=8", *daily_table(game)[1]]
                spec = await first.daily_spec(game, TODAY)
                assert table.spec.seed == spec.seed, "the deal that people play"
        finally:
            for worker in workers:
                await end(worker)

    asyncio.run(pass_midnight())


def test_a_game_that_is_broken_off_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that stops in the middle leaves the deal to others, and nothing of its own game."""
    monkeypatch.setattr(daily_bots, "LEVELS", {EXPERT: "greedy"})

    async def break_off() -> None:
        worker = await begin(tmp_path / "broken.db", MIDNIGHT)
        try:
            worker.daily_bots.begin("sprawlopolis", TODAY)
            [task] = worker.daily_bots._tasks.values()
            while not await worker.read(lambda cursor: cursor.run("SELECT 1 FROM daily", ())):
                await asyncio.sleep(0)
            await worker.daily_bots.stop()
            assert task.cancelled()
            assert await worker.read(lambda cursor: cursor.run("SELECT 1 FROM daily", ())) == []
            worker.daily_bots.begin("sprawlopolis", TODAY)
            await asyncio.wait_for(asyncio.gather(*worker.daily_bots._tasks.values()), PATIENCE)
            assert await worker.read(lambda cursor: results.daily_bot_table(cursor, "sprawlopolis", TODAY, EXPERT))
        finally:
            await end(worker)

    asyncio.run(break_off())
