"""The database: one SQLite file, or PostgreSQL for any number of workers. Both run the same statements."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]

MOVED, PRESENCE, SHOWN = "moved", "presence", "shown"
"""The topics of notifications: a table has new events, somebody came to it or left, a partner shows something."""
READINGS = 3
"""How often the clocks are compared: at least one comparison is hardly ever interrupted."""
PATIENCE, SHORT_PATIENCE = 20.0, 2.0
"""Seconds that a server and a command wait for a database that is away."""
OnNotify = Callable[[str, str, str], None]
"""Called with a table ("": any, because notifications were interrupted), the topic, and what is said itself, if it is
nowhere in the database."""


class Unreachable(Exception):
    """The database did not answer in time. The last statement may or may not have taken effect."""


class Broken(Exception):
    """A uniqueness constraint refused a row."""


class Cursor(ABC):
    """Runs statements inside one transaction. Placeholders are question marks."""

    shared: bool
    """Whether several workers may use the database."""

    @abstractmethod
    def run(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a statement; the rows it returns. `Broken` if a uniqueness constraint refuses."""

    @abstractmethod
    def stream(self, statement: str) -> Iterator[Row]:
        """Run a query; its rows one after another, however many there are."""

    @abstractmethod
    def table_names(self) -> list[str]:
        """The tables that the database has, sorted."""

    @abstractmethod
    def columns(self, name: str) -> list[str]:
        """The columns of a table, in their order."""

    @abstractmethod
    def now(self) -> float:
        """The database's time: the only one that counts at a table."""

    def clock_offset(self) -> float:
        """How far the database's clock is ahead of this machine's, by the quickest of a few comparisons.

        The own clock is read after the database has answered, so that times do not run ahead of the database. A
        process that waits for a core between the two would take its wait for an offset.
        """
        readings: list[tuple[float, float]] = []
        for _ in range(READINGS):
            began = time.monotonic()
            offset = self.now() - time.time()
            readings.append((time.monotonic() - began, offset))
        return min(readings)[1]

    @abstractmethod
    def notify(self, table: str, topic: str = MOVED, body: str = "") -> None:
        """Tell every other worker, after the commit, that there is something new at a table; `body` is short."""


class Database(ABC):
    """Runs units of work, each in a transaction of its own, off the event loop."""

    shared: bool
    """Whether several workers may use it."""

    @abstractmethod
    async def open(self, on_notify: OnNotify, *, migrates: bool = True) -> None:
        """Connect and bring the schema up to date; `on_notify` is called with the notifications of other workers.

        `BadSetting` if the database is newer than this program.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish running work and disconnect."""

    @abstractmethod
    async def write(self, work: Callable[[Cursor], T]) -> T:
        """Run `work` and commit; return only when what it wrote is safe. `work` may run again after a failure."""

    @abstractmethod
    async def read(self, work: Callable[[Cursor], T]) -> T:
        """Run `work`, which only reads."""


def connect(url: str, *, patience: float = PATIENCE) -> Database:
    """The database of a URL: `sqlite:///file` or `postgresql://...`."""
    from megapolis.server.errors import BadSetting
    from megapolis.server.store.postgres import Postgres
    from megapolis.server.store.sqlite import Sqlite

    if url.startswith("sqlite:///"):
        return Sqlite(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url, patience)
    raise BadSetting("table-setting-database", url=url)


async def use(
    url: str, work: Callable[[Database], Awaitable[T]], *, migrates: bool = False, patience: float = SHORT_PATIENCE
) -> T:
    """Open a database, do something with it and close it; a sentence says why it cannot be used.

    Somebody waits for what a command says, so it waits only shortly for a database that is away unless told to.
    """
    from megapolis.server.errors import BadSetting

    database = connect(url, patience=patience)
    try:
        await database.open(lambda *_: None, migrates=migrates)
        return await work(database)
    except Unreachable as error:
        raise BadSetting("table-database-away", detail=str(error)) from None
    finally:
        await database.close()
