"""One SQLite file: WAL, every commit synced, one writer thread that commits all waiting work together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from megapolis.server.store.database import MOVED, SCHEMA, Broken, Cursor, Database, OnNotify, Row

T = TypeVar("T")
BATCH = 64
"""The most units of work in one commit."""


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

    def now(self) -> float:
        return time.time()

    def notify(self, table: str, topic: str = MOVED) -> None:
        """Do nothing: there is no other worker."""


class Sqlite(Database):
    """A file, for one server process."""

    shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.Queue[tuple[Callable[[Cursor], Any], Future[Any]] | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._reading: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    async def open(self, on_notify: OnNotify) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._writer.start()

        def make(cursor: Cursor) -> None:
            for statement in SCHEMA:
                cursor.run(statement)

        await self.write(make)

    async def close(self) -> None:
        self._jobs.put(None)
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
        if self._reading is None:
            self._reading = self._connect()
        self._reading.execute("BEGIN")
        try:
            return work(SqliteCursor(self._reading))
        finally:
            self._reading.execute("ROLLBACK")

    def _write_all(self) -> None:
        connection = self._connect()
        while True:
            batch = [self._jobs.get()]
            while len(batch) < BATCH and batch[-1] is not None:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            self._commit(connection, [job for job in batch if job is not None])
            if batch[-1] is None:
                connection.close()
                return

    def _commit(self, connection: sqlite3.Connection, jobs: list[tuple[Callable[[Cursor], Any], Future[Any]]]) -> None:
        """Run each job in its own savepoint, commit them together, and only then answer."""
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for work, done in jobs:
                connection.execute("SAVEPOINT one")
                try:
                    answers.append((done, work(SqliteCursor(connection)), None))
                except Exception as error:
                    connection.execute("ROLLBACK TO one")
                    answers.append((done, None, error))
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            answers = [(done, None, error) for _, done in jobs]
        for done, value, failure in answers:
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(value)
            else:
                done.set_exception(failure)
