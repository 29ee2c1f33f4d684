"""The database: one SQLite file, or PostgreSQL for any number of workers. Both run the same statements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        status TEXT NOT NULL,
        listed BIGINT NOT NULL,
        updated DOUBLE PRECISION NOT NULL,
        last_view TEXT NOT NULL DEFAULT '')""",
    "CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, updated)",
    """CREATE TABLE IF NOT EXISTS events (
        table_id TEXT NOT NULL,
        place BIGINT NOT NULL,
        body TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        message TEXT,
        PRIMARY KEY (table_id, place))""",
    "CREATE UNIQUE INDEX IF NOT EXISTS events_by_message ON events (table_id, message) WHERE message IS NOT NULL",
    """CREATE TABLE IF NOT EXISTS jobs (
        table_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        due DOUBLE PRECISION NOT NULL,
        leased DOUBLE PRECISION NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, kind))""",
    "CREATE INDEX IF NOT EXISTS jobs_by_due ON jobs (due)",
    "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS accounts (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, password TEXT NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS sessions (key TEXT PRIMARY KEY, account TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)",
    """CREATE TABLE IF NOT EXISTS members (
        account TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (account, table_id))""",
    """CREATE TABLE IF NOT EXISTS results (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, account TEXT NOT NULL, game TEXT NOT NULL,
        points BIGINT NOT NULL, won BIGINT NOT NULL, players BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX IF NOT EXISTS results_by_account ON results (account, at)",
    """CREATE TABLE IF NOT EXISTS ratings (
        account TEXT NOT NULL, game TEXT NOT NULL, value DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, game))""",
    """CREATE TABLE IF NOT EXISTS daily (
        game TEXT NOT NULL, date TEXT NOT NULL, who TEXT NOT NULL, table_id TEXT NOT NULL,
        name TEXT NOT NULL, points BIGINT, PRIMARY KEY (game, date, who))""",
    "CREATE TABLE IF NOT EXISTS codes (table_id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE)",
    """CREATE TABLE IF NOT EXISTS presence (
        table_id TEXT NOT NULL, person BIGINT NOT NULL, worker TEXT NOT NULL, connections BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, person, worker))""",
    "CREATE TABLE IF NOT EXISTS workers (id TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL, stopped BIGINT NOT NULL)",
)
"""Created at the start of every server, as far as it does not exist yet."""
MOVED, PRESENCE = "moved", "presence"
"""The topics of notifications: a table has new events, or somebody came to it or left."""
OnNotify = Callable[[str, str], None]
"""Called with a table ("": any, because notifications were interrupted) and the topic."""


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
    def now(self) -> float:
        """The database's time: the only one that counts at a table."""

    @abstractmethod
    def notify(self, table: str, topic: str = MOVED) -> None:
        """Tell every other worker, after the commit, that there is something new at a table."""


class Database(ABC):
    """Runs units of work, each in a transaction of its own, off the event loop."""

    shared: bool
    """Whether several workers may use it."""

    @abstractmethod
    async def open(self, on_notify: OnNotify) -> None:
        """Connect and create the schema; `on_notify` is called with the notifications of other workers."""

    @abstractmethod
    async def close(self) -> None:
        """Finish running work and disconnect."""

    @abstractmethod
    async def write(self, work: Callable[[Cursor], T]) -> T:
        """Run `work` and commit; return only when what it wrote is safe. `work` may run again after a failure."""

    @abstractmethod
    async def read(self, work: Callable[[Cursor], T]) -> T:
        """Run `work`, which only reads."""


def connect(url: str, *, patience: float = 20.0) -> Database:
    """The database of a URL: `sqlite:///file` or `postgresql://...`."""
    from megapolis.server.errors import BadSetting
    from megapolis.server.store.postgres import Postgres
    from megapolis.server.store.sqlite import Sqlite

    if url.startswith("sqlite:///"):
        return Sqlite(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url, patience)
    raise BadSetting("table-setting-database", url=url)
