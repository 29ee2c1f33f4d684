"""What happens to a server over years: its disk is full, it is backed up, it is replaced, while games go on.

By `make faults`; `make test` has shorter tests of the same: tests/server/scenarios/test_bad_input.py (full disk),
tests/server/test_backup.py, and tests/server/store/test_schema.py (a migration killed in the middle).
"""

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from faults.storm import GAMES, check, open_tables, own_actions, storm
from guests import picture
from sampling import FULL
from serving import Postgres, Served, postgres, served
from waiting import PATIENCE, until

pytestmark = pytest.mark.skipif(not FULL, reason="make faults")
TABLES = GAMES // 5
FILLER = 125_000_000
"""As many bytes as were in the database whose backup once made writes fail."""


@contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """A disk of this size, in memory, which everybody may write to: PostgreSQL does not run as root."""
    folder = Path(tempfile.mkdtemp(prefix="megapolis-disk-"))
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], check=False).returncode:
        pytest.skip("this user may not mount a small disk")
    try:
        folder.chmod(0o777)
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


def fill(disk: Path) -> Path:
    """Write to a disk until nothing more fits."""
    path = disk / "filler"
    with path.open("wb", buffering=0) as filler:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while True:
                    filler.write(b"x" * size)
            except OSError:
                continue
    return path


def full_for_a_while(server: Served, disk: Path, revive: Callable[[], None]) -> Callable[[], None]:
    """A fault: the disk fills up, the server says so, and then there is room again."""

    def strike() -> None:
        filler = fill(disk)
        until(lambda: status(server) == "unavailable", "nobody notices that the disk is full")
        filler.unlink()
        revive()
        until(lambda: status(server) == "ok", "the server does not find the room")

    return strike


def status(server: Served) -> str:
    return str(server.call("GET", "/health")["status"])


def test_a_full_disk_loses_nothing_on_sqlite() -> None:
    with small_disk("16m") as disk, served(f"sqlite:///{disk / 't.db'}") as server:
        tables = open_tables(server, TABLES)
        strike = full_for_a_while(server, disk, lambda: None)
        check(server, tables, asyncio.run(storm(server.url, tables, [strike, strike], hurts=False)))
        assert "Traceback" not in server.said()


def test_a_full_disk_loses_nothing_on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    with small_disk("400m") as disk:
        monkeypatch.setattr(tempfile, "tempdir", str(disk))
        with postgres() as database:
            monkeypatch.setattr(tempfile, "tempdir", None)
            with served(database.url, bot_processes="0") as server:
                tables = open_tables(server, TABLES)

                def revive() -> None:
                    # PostgreSQL gives up where it cannot write its log; a service manager would start it again.
                    assert database.process is not None
                    if database.process.poll() is not None:
                        database.start()

                strike = full_for_a_while(server, disk, revive)
                check(server, tables, asyncio.run(storm(server.url, tables, [strike], hurts=False)))


def enlarge(url: str) -> None:
    """Put as much into a database as made its backup slow once."""
    rows = [(0.0, "somebody", os.urandom(500_000).hex()) for _ in range(FILLER // 1_000_000)]
    statement = "INSERT INTO acts (at, by, what) VALUES (?, ?, ?)"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///"), timeout=PATIENCE) as file:
            file.executemany(statement, rows)
    else:
        with psycopg.connect(url) as running, running.cursor() as cursor:
            cursor.executemany(statement.replace("?", "%s").encode(), rows)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_under_load_is_whole_and_stops_nobody(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        run_with_backup(f"sqlite:///{tmp_path / 't.db'}", tmp_path)
    else:
        with postgres() as database:
            run_with_backup(database.url, tmp_path)


def run_with_backup(url: str, folder: Path) -> None:
    file, restored = folder / "backup.gz", f"sqlite:///{folder / 'restored.db'}"
    with served(url, bot_processes="0") as server:
        enlarge(url)
        tables = open_tables(server, TABLES)
        before: dict[str, list[Any]] = {}

        def back_up() -> None:
            before.update({welcome["table"]: own_actions(picture(server, welcome)) for welcome in tables})
            began = time.monotonic()
            megapolis("backup", str(file), "--database", url)
            print(f"{kind_of(url)}: backup of {file.stat().st_size / 1e6:.0f} MB in {time.monotonic() - began:.1f} s")

        acknowledged = asyncio.run(storm(server.url, tables, [back_up], hurts=False))
        check(server, tables, acknowledged)
        assert sum(map(len, acknowledged)) > sum(map(len, before.values())), "play went on meanwhile"
        with urllib.request.urlopen(server.url + "/metrics", timeout=PATIENCE) as answer:
            said = answer.read().decode().splitlines()
        assert [line for line in said if "faults" in line or "unavailable" in line] == []
    megapolis("restore", str(file), "--database", restored)
    with served(restored, bot_processes="0") as server:
        for welcome, noted in zip(tables, acknowledged, strict=True):
            kept = own_actions(picture(server, welcome))
            assert len(before[welcome["table"]]) <= len(kept)
            assert kept == noted[: len(kept)], "a backup is as of one moment"


def kind_of(url: str) -> str:
    return url.partition(":")[0]


def megapolis(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "megapolis", *arguments], check=True, timeout=PATIENCE)


def test_two_servers_on_one_postgresql_are_replaced_one_after_the_other() -> None:
    with postgres() as database:
        servers = [Served(database.url, bot_processes="0").start() for _ in range(2)]

        def replace(server: Served) -> Callable[[], None]:
            def strike() -> None:
                assert server.stop() == 0
                server.start()

            return strike

        def crash(server: Served) -> Callable[[], None]:
            def strike() -> None:
                server.kill()
                server.start()

            return strike

        try:
            roll(servers, database, [*map(replace, servers), *map(crash, servers)])
        finally:
            for server in servers:
                server.stop()
                server.log.close()


def roll(servers: list[Served], database: Postgres, faults: list[Callable[[], None]]) -> None:
    """Play at two servers, which clients use in turn, as behind a proxy that remembers nobody."""
    one, two = servers
    tables = open_tables(one, TABLES)
    acknowledged = asyncio.run(storm(f"{one.url} {two.url}", tables, faults))
    check(two, tables, acknowledged)
    check(one, tables, acknowledged)
    assert database.process is not None
    assert database.process.poll() is None
