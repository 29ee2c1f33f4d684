"""PostgreSQL, for any number of workers. LISTEN/NOTIFY only says which table has news."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolTimeout

from megapolis.server.errors import BadSetting, Malformed
from megapolis.server.store.database import MOVED, Broken, Cursor, Database, OnNotify, Row, Unreachable
from megapolis.server.store.schema import migrate, version_of

T = TypeVar("T")
THREADS = 6
"""How many transactions one worker may run at once."""
CHANNEL = "megapolis"
SCHEMA_LOCK = 7263
UTF8 = "UTF8"
CONNECT_SECONDS = 5
RETRY_SECONDS = 0.25


class PostgresCursor(Cursor):
    """A transaction on a connection of the pool."""

    shared = True

    def __init__(self, cursor: psycopg.Cursor[Row], worker: str) -> None:
        self.cursor = cursor
        self.worker = worker

    def run(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        try:
            self.cursor.execute(statement.replace("?", "%s").encode(), tuple(values))
        except errors.UniqueViolation as error:
            raise Broken(str(error)) from None
        except psycopg.DataError as error:
            # A text with a NUL, say, which SQLite would take: nothing that the statement asks for is there.
            raise Malformed("table-malformed", detail=str(error)[:100]) from None
        return self.cursor.fetchall() if self.cursor.description is not None else []

    def require_utf8(self) -> None:
        """Refuse a database of another encoding, in which names and words would be lost."""
        found = self.cursor.connection.info.parameter_status("server_encoding")
        if found != UTF8:
            raise BadSetting("table-database-encoding", found=str(found))

    def stream(self, statement: str) -> Iterator[Row]:
        with self.cursor.connection.cursor(name=f"stream_{secrets.token_hex(4)}") as cursor:
            yield from cursor.execute(statement.encode())

    def table_names(self) -> list[str]:
        rows = self.run("SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename")
        return [row[0] for row in rows]

    def columns(self, name: str) -> list[str]:
        rows = self.run(
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position",
            (name,),
        )
        return [row[0] for row in rows]

    def now(self) -> float:
        return float(self.run("SELECT EXTRACT(EPOCH FROM clock_timestamp())")[0][0])

    def notify(self, table: str, topic: str = MOVED, body: str = "") -> None:
        self.run("SELECT pg_notify(?, ?)", (CHANNEL, f"{table} {self.worker} {topic} {body}"))


class Postgres(Database):
    """A database server, which may be unreachable for a while."""

    shared = True

    def __init__(self, url: str, patience: float) -> None:
        self.url = url
        self.patience = patience
        self._pool = ConnectionPool(url, min_size=1, max_size=THREADS, open=False, timeout=2, reconnect_timeout=5)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="postgres")
        self._closing = threading.Event()
        self._worker = secrets.token_hex(4)
        """Sent with every notification: a worker ignores its own."""
        self._listener: threading.Thread | None = None

    async def open(self, on_notify: OnNotify, *, migrates: bool = True) -> None:
        await asyncio.to_thread(self._reach)
        self._pool.open()

        def prepare(cursor: Cursor) -> None:
            assert isinstance(cursor, PostgresCursor)
            cursor.require_utf8()
            # Workers that start together must not migrate twice.
            cursor.run("SELECT pg_advisory_xact_lock(?)", (SCHEMA_LOCK,))
            if migrates:
                migrate(cursor)
            else:
                version_of(cursor)

        await self.write(prepare)
        loop = asyncio.get_running_loop()

        def pass_on(table: str, topic: str, body: str) -> None:
            if not self._closing.is_set():
                loop.call_soon_threadsafe(on_notify, table, topic, body)

        self._listener = threading.Thread(target=self._listen, args=(pass_on,), name="postgres-listener", daemon=True)
        self._listener.start()

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join, 3)

    async def write(self, work: Callable[[Cursor], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    async def read(self, work: Callable[[Cursor], T]) -> T:
        return await self.write(work)

    def _reach(self) -> None:
        """Wait until the server answers: it says why it does not, while the pool would only say how long it tried."""
        deadline = time.monotonic() + self.patience
        while True:
            try:
                psycopg.connect(self.url, connect_timeout=CONNECT_SECONDS).close()
                return
            except psycopg.OperationalError as error:
                if time.monotonic() + RETRY_SECONDS > deadline:
                    raise Unreachable(" ".join(str(error).split())) from None
            time.sleep(RETRY_SECONDS)

    def _run(self, work: Callable[[Cursor], T]) -> T:
        """Run a unit of work, again while the server is away: all work is harmless when repeated."""
        deadline = time.monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                with self._pool.connection() as connection, connection.cursor() as cursor:
                    return work(PostgresCursor(cursor, self._worker))
            except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout) as error:
                if time.monotonic() + pause > deadline:
                    raise Unreachable(str(error)) from None
                self._pool.check()
            time.sleep(pause)
            pause = min(1.0, pause * 2)

    def _listen(self, on_notify: OnNotify) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, connect_timeout=3) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    on_notify("", "", "")
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            table, worker, topic, body = (*notice.payload.split(" ", 3), "", "", "")[:4]
                            if worker != self._worker:
                                on_notify(table, topic, body)
            except psycopg.Error:
                self._closing.wait(0.5)
