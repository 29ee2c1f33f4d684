"""One SQLite file: WAL, every commit synced, one writer thread that commits all waiting work together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from megapolis.engine.files import PRIVATE, written_whole
from megapolis.server.store.database import MOVED, Broken, Cursor, Database, OnNotify, Row, Unreachable
from megapolis.server.store.schema import MIGRATIONS, migrate, version_of

T = TypeVar("T")
Job = tuple[Callable[[Cursor], Any], Future[Any]]
Answer = tuple[Future[Any], Any, BaseException | None]
PATIENCE = 10.0
"""Seconds to wait for another program that holds the file."""
BATCH = 64
"""The most units of work in one commit."""


def unreachable(error: sqlite3.Error) -> Exception:
    """What a failure means: the file cannot be used now (locked, disk full, no database), or a fault of ours."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    ours = code in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE, sqlite3.SQLITE_MISMATCH)
    return error if ours else Unreachable(str(error))


class SqliteCursor(Cursor):
    """A transaction on the one connection of its thread."""

    shared = False

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        try:
            return self.connection.execute(statement, tuple(values)).fetchall()
        except sqlite3.IntegrityError as error:
            raise Broken(str(error)) from None

    def stream(self, statement: str) -> Iterator[Row]:
        yield from self.connection.execute(statement)

    def table_names(self) -> list[str]:
        rows = self.run("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return [row[0] for row in rows]

    def columns(self, name: str) -> list[str]:
        return [row[0] for row in self.run("SELECT name FROM pragma_table_info(?) ORDER BY cid", (name,))]

    def now(self) -> float:
        return time.time()

    def notify(self, table: str, topic: str = MOVED, body: str = "") -> None:
        """Do nothing: there is no other worker."""


class Sqlite(Database):
    """A file, for one server process."""

    shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.Queue[Job | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._reading: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    async def open(self, on_notify: OnNotify, *, migrates: bool = True) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._writer.start()
        version = await self.read(version_of)
        if migrates and version < len(MIGRATIONS):
            if version:
                await asyncio.to_thread(self._copy, version)
            await self.write(migrate)

    def _copy(self, version: int) -> Path:
        """Copy the database beside itself, as it is before a migration."""
        target = Path(f"{self.path}.v{version}")
        count = 1
        while target.exists():
            count += 1
            target = Path(f"{self.path}.v{version}-{count}")
        with (
            written_whole(target, PRIVATE) as part,
            closing(self._connect()) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
        return target

    async def close(self) -> None:
        self._jobs.put(None)
        if self._writer.is_alive():
            await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    async def write(self, work: Callable[[Cursor], T]) -> T:
        done: Future[T] = Future()
        self._jobs.put((work, done))
        return await asyncio.wrap_future(done)

    async def read(self, work: Callable[[Cursor], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    def _read(self, work: Callable[[Cursor], T]) -> T:
        try:
            if self._reading is None:
                self._reading = self._connect()
            self._reading.execute("BEGIN")
            try:
                return work(SqliteCursor(self._reading))
            finally:
                self._reading.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise unreachable(error) from error

    def _write_all(self) -> None:
        connection: sqlite3.Connection | None = None
        while True:
            batch = [self._jobs.get()]
            while len(batch) < BATCH and batch[-1] is not None:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            jobs = [job for job in batch if job is not None]
            try:
                connection = connection or self._connect()
            except sqlite3.Error as error:
                _answer([(done, None, unreachable(error)) for _, done in jobs])
            else:
                self._commit(connection, jobs)
            if batch[-1] is None:
                if connection is not None:
                    connection.close()
                return

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """Run each job in its own savepoint, commit them together, and only then answer."""
        answers: list[Answer] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for work, done in jobs:
                connection.execute("SAVEPOINT one")
                try:
                    answers.append((done, work(SqliteCursor(connection)), None))
                except Exception as error:
                    # A full disk ends the whole transaction; then this fails, too.
                    connection.execute("ROLLBACK TO one")
                    answers.append((done, None, unreachable(error) if isinstance(error, sqlite3.Error) else error))
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            answers = [(done, None, unreachable(error)) for _, done in jobs]
        _answer(answers)


def _answer(answers: Iterable[Answer]) -> None:
    for done, value, failure in answers:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(value)
        else:
            done.set_exception(failure)
