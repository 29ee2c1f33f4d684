"""Background jobs."""

import asyncio
from pathlib import Path

import pytest

from guests import message, picture
from megapolis.server.settings import read
from megapolis.server.worker.jobs import TICK
from megapolis.server.worker.service import TableService
from serving import served
from waiting import PATIENCE, until


def test_tables_that_nobody_touches_are_closed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'old.db'}"
    with served(database) as server:
        waiting, playing = server.table(players=2), server.table(players=1)
        message(server, playing, "start")
    with served(database, lobby_hours="0.00001") as server:
        until(lambda: picture(server, waiting)["table"]["status"] == "closed")
        assert picture(server, playing)["table"]["status"] == "playing", "a game may take its days"
        assert "expired" in picture(server, waiting)["talk"][-1]["key"]
    with served(database, game_days="0.0000001") as server:
        until(lambda: picture(server, playing)["table"]["status"] == "closed")
        assert picture(server, playing)["table"]["ending"] == "closed"


@pytest.mark.parametrize("steps", range(6))
def test_stopping_ends_the_loop_also_while_it_wakes_up(steps: int, tmp_path: Path) -> None:
    """A job that ends wakes the loop; whatever step of that a stop falls into, it is not lost."""

    async def work() -> None:
        service = TableService(read({"database": f"sqlite:///{tmp_path / 'stop.db'}"}))
        await service.start()
        # The loop has looked for jobs and waits to be woken.
        await asyncio.sleep(TICK / 2)
        service.jobs._wake.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await service.jobs.stop()
            await service.stop()

    asyncio.run(work())
