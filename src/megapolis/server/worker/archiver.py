"""Moves tables that ended long ago from the database into the archive, one by one, while others are played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain.load import load_table
from megapolis.server.store import archive, log, results
from megapolis.server.store.database import Database, Unreachable
from megapolis.server.worker.threads import run_in_thread

if TYPE_CHECKING:
    from megapolis.server.worker.service import TableService

LOG = logging.getLogger("megapolis.server")
DAY = 86400.0
FIRST = 60.0
"""Seconds after the start until the first look, so that people who come back are served before."""
EVERY = 3600.0
"""Seconds between looks for tables that are old enough."""
AT_ONCE = 100
"""How many tables are looked up at once."""


class Done(msgspec.Struct):
    """What became of tables that were old enough."""

    archived: int = 0
    removed: int = 0
    """Tables where no game had begun: nothing of them is kept."""
    unreadable: int = 0
    """Tables whose game does not replay any more: they stay in the database."""
    forgotten: int = 0
    """Files that were old enough to be deleted."""


async def archive_old(
    database: Database, folder: Path, days: int, keep_days: int = 0, on_removed: Callable[[str], None] = lambda _: None
) -> Done:
    """Archive what ended more than `days` ago, and delete files of games that ended more than `keep_days` ago; 0: none.

    A file is safely on disk before its table is removed; whatever is interrupted is done again. What guests have
    played is forgotten together with their tables.
    """
    done = Done()
    now = await database.read(lambda cursor: cursor.now())
    before, place = now - days * DAY, (0.0, "")
    more = bool(days)
    while more:
        found = await database.read(partial(archive.find_ended, before=before, after=place, limit=AT_ONCE))
        for place in found:
            if await _archive(database, folder, place[1], before, done):
                on_removed(place[1])
        more = len(found) == AT_ONCE
    if days:
        await database.write(partial(results.forget_guests, before=before))
    if keep_days:
        done.forgotten = await run_in_thread(archive.forget, folder, now - keep_days * DAY)
    return done


async def _archive(database: Database, folder: Path, table_id: str, before: float, done: Done) -> bool:
    """Archive one table; whether it has left the database."""
    stored = await database.read(partial(log.load, table=table_id))
    if stored is None:
        return False
    spec, last_view, entries = stored
    table = await run_in_thread(load_table, spec, entries, last_view)
    if table.frozen:
        done.unreadable += 1
        return False
    if table.match is not None:
        await run_in_thread(archive.put, folder, table)
    if not await database.write(partial(archive.remove, table_id=table_id, before=before)):
        return False
    if table.match is None:
        done.removed += 1
    else:
        done.archived += 1
    return True


class Archiver:
    """The periodic job of one worker; several workers do each other's work again without harm."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start looking, if the settings ask for it."""
        settings = self.service.settings
        if settings.archive_after_days or settings.archive_keep_days:
            self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; a table that is half done is done again next time."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.look()
            except (MegapolisError, Unreachable) as error:
                LOG.warning("the archive waits: %s", error)
            except Exception as error:
                self.service.metrics.fault("the archive", error)
            await asyncio.sleep(EVERY)

    async def look(self) -> Done:
        """Archive what is old enough now."""
        settings = self.service.settings
        done = await archive_old(
            self.service.database,
            Path(settings.archive_folder),
            settings.archive_after_days,
            settings.archive_keep_days,
            self.service.drop,
        )
        LOG.info("archived %d tables, removed %d, deleted %d files", done.archived, done.removed, done.forgotten)
        if done.unreadable:
            LOG.warning("%d tables do not replay any more and stay in the database", done.unreadable)
        return done
