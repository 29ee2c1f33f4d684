"""One SQLite file without threads, for a table that runs inside a page: statements run where they are called."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from megapolis.server.store.database import Cursor, Database, OnNotify
from megapolis.server.store.schema import MIGRATIONS, migrate, version_of
from megapolis.server.store.sqlite import SqliteCursor, unreachable

T = TypeVar("T")


class InlineSqlite(Database):
    """A file that nobody else has open.

    Its journal is one file that is kept and emptied, so that a file system that knows no more than these two names will
    do. `store` is called after every commit, and returns when everything that was written is safe.
    """

    shared = False

    def __init__(self, path: str, store: Callable[[], None] = lambda: None) -> None:
        self.path = path
        self._store = store
        self._connection: sqlite3.Connection | None = None

    @property
    def connection(self) -> sqlite3.Connection:
        """The one connection."""
        assert self._connection is not None, "the database is not open"
        return self._connection

    async def open(self, on_notify: OnNotify, *, migrates: bool = True) -> None:
        self._connection = sqlite3.connect(self.path, isolation_level=None)
        # Exclusive, so that no shared memory and no locks are needed.
        self._connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        self._connection.execute("PRAGMA journal_mode=PERSIST")
        self._connection.execute("PRAGMA synchronous=FULL")
        if migrates and await self.read(version_of) < len(MIGRATIONS):
            await self.write(migrate)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def write(self, work: Callable[[Cursor], T]) -> T:
        out = self._run("IMMEDIATE", work)
        self._store()
        return out

    async def read(self, work: Callable[[Cursor], T]) -> T:
        return self._run("DEFERRED", work)

    def _run(self, kind: str, work: Callable[[Cursor], T]) -> T:
        connection = self.connection
        try:
            connection.execute(f"BEGIN {kind}")
            try:
                out = work(SqliteCursor(connection))
                connection.execute("COMMIT")
            finally:
                # After a failure, also of the commit itself: a full disk.
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise unreachable(error) from error
        return out
