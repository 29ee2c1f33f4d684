"""The database of a table inside a page: one file, no threads, the same schema and the same promises."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from megapolis.server.store.database import Broken, Cursor, Unreachable
from megapolis.server.store.inline import InlineSqlite
from megapolis.server.store.schema import MIGRATIONS, version_of


def opened(path: Path, work: Callable[[InlineSqlite], Awaitable[None]]) -> None:
    """Does something with a database."""

    async def main() -> None:
        database = InlineSqlite(str(path))
        await database.open(lambda *_: None)
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(main())


def put(key: str) -> Callable[[Cursor], object]:
    return lambda cursor: cursor.run("INSERT INTO bans (who, at) VALUES (?, 1.0)", (key,))


def count(cursor: Cursor) -> int:
    return int(cursor.run("SELECT COUNT(*) FROM bans")[0][0])


def test_what_is_written_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    async def first(database: InlineSqlite) -> None:
        assert await database.read(version_of) == len(MIGRATIONS)
        await database.write(put("one"))

    async def second(database: InlineSqlite) -> None:
        assert await database.read(count) == 1

    opened(tmp_path / "t.db", first)
    opened(tmp_path / "t.db", second)


def test_a_write_returns_when_it_is_stored(tmp_path: Path) -> None:
    stored: list[int] = []

    async def main() -> None:
        def store() -> None:
            with sqlite3.connect(tmp_path / "copy.db") as copy:
                database.connection.backup(copy)
                stored.append(copy.execute("SELECT COUNT(*) FROM bans").fetchone()[0])

        database = InlineSqlite(str(tmp_path / "t.db"), store)
        await database.open(lambda *_: None)
        stored.clear()
        await database.write(put("one"))
        assert stored == [1]
        with pytest.raises(Broken):
            await database.write(put("one"))
        assert stored == [1], "nothing was written"
        await database.close()

    asyncio.run(main())


def test_no_thread_is_started(tmp_path: Path) -> None:
    async def work(database: InlineSqlite) -> None:
        await database.write(put("one"))
        assert await database.read(lambda _: threading.current_thread()) is threading.current_thread()
        assert [each.name for each in threading.enumerate() if "sqlite" in each.name] == []

    opened(tmp_path / "t.db", work)


def test_two_files_are_all_it_needs(tmp_path: Path) -> None:
    """A browser's file system has to be told the names of all files beforehand."""

    async def work(database: InlineSqlite) -> None:
        for name in "abc":
            await database.write(put(name))
            assert {each.name for each in tmp_path.iterdir()} == {"t.db", "t.db-journal"}

    opened(tmp_path / "t.db", work)


def test_work_that_fails_leaves_nothing(tmp_path: Path) -> None:
    async def work(database: InlineSqlite) -> None:
        def fail(cursor: Cursor) -> None:
            put("one")(cursor)
            raise LookupError

        with pytest.raises(LookupError):
            await database.write(fail)
        assert await database.read(count) == 0
        await database.write(put("one"))
        with pytest.raises(Broken):
            await database.write(put("one"))
        assert await database.read(count) == 1

    opened(tmp_path / "t.db", work)


def test_a_full_disk_is_a_database_that_does_not_answer(tmp_path: Path) -> None:
    async def work(database: InlineSqlite) -> None:
        [(pages,)] = database.connection.execute("PRAGMA page_count").fetchall()
        database.connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Unreachable):
            await database.write(lambda cursor: [put(f"{at:0200}")(cursor) for at in range(200)])
        assert await database.read(count) == 0
        with pytest.raises(sqlite3.Error):
            await database.read(lambda cursor: cursor.run("SELECT nonsense"))

    opened(tmp_path / "t.db", work)
