"""Versions of the schema: databases are migrated forward, once, whole or not at all; a newer one is refused."""

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg

from guests import first_move, message, picture
from megapolis.server.store import schema
from megapolis.server.store.sqlite import SqliteCursor
from serving import Served, postgres, served
from waiting import PATIENCE, until

SLOW = """
import pathlib, time
from megapolis.server.store import schema
def slow(cursor):
    cursor.run("CREATE TABLE half (done BIGINT)")
    cursor.run("UPDATE tables SET status = 'lost'")
    cursor.run("DELETE FROM events")
    pathlib.Path({marker!r}).touch()
    time.sleep(600)
schema.MIGRATIONS += (slow,)
"""
"""A program with one migration more, which is killed in the middle of it."""
FURTHER = """
from megapolis.server.store import schema
schema.MIGRATIONS += (lambda cursor: cursor.run("CREATE TABLE further (done BIGINT)"),)
"""


def query(url: str, statement: str) -> list[tuple[object, ...]]:
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            return connection.execute(statement).fetchall()
    with psycopg.connect(url) as running:
        return running.execute(statement.encode()).fetchall()


def test_a_migration_killed_in_the_middle_leaves_a_database_that_works(url: str, tmp_path: Path) -> None:
    marker = tmp_path / "half-way"
    with served(url) as server:
        welcome = server.table(players=1, options={"random_pencils": True})
        message(server, welcome, "start")
        before = picture(server, welcome)
    command = ["-c", SLOW.format(marker=str(marker)) + "import sys\nfrom megapolis.cli import main\nsys.exit(main())"]
    program = subprocess.Popen([sys.executable, *command, "serve", "--port", "0", "--database", url])
    until(marker.exists, "the migration does not begin")
    program.send_signal(signal.SIGKILL)
    program.wait()
    with served(url) as server:
        assert picture(server, welcome) == before
        assert first_move(server, welcome)["is"] == "ack"
        now = picture(server, welcome)
    # The next try goes through, and what was played in between is still there.
    with served(url, FURTHER) as server:
        assert picture(server, welcome) == now
    assert query(url, "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS) + 1,)]
    # From now on the program without that migration refuses the database, in one sentence.
    refused = run("serve", "--port", "0", "--database", url)
    assert refused.returncode == 2
    assert refused.stderr.strip().splitlines() == [
        f"megapolis: This database has schema version {len(schema.MIGRATIONS) + 1} and was written by a newer program;"
        f" this one knows versions up to {len(schema.MIGRATIONS)}."
    ]
    assert "newer program" in run("backup", str(tmp_path / "no.gz"), "--database", url).stderr
    assert not (tmp_path / "no.gz").exists()


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "megapolis", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_database_of_another_encoding_is_refused_in_one_sentence() -> None:
    with postgres() as running:
        with psycopg.connect(running.url, autocommit=True) as connection:
            # As PostgreSQL makes it on a machine without a language.
            connection.execute(b"CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE 'C'")
        refused = run("serve", "--port", "0", "--database", running.url.replace("/postgres", "/plain"))
    assert refused.returncode == 2
    [said] = refused.stderr.strip().splitlines()
    assert "SQL_ASCII" in said
    assert "createdb -E UTF8" in said


def test_workers_that_start_together_migrate_once() -> None:
    with postgres() as running:
        servers = [Served(running.url, bot_processes="0") for _ in range(3)]
        for server in servers:
            server.launch()
        for server in servers:
            server.ready()
        assert query(running.url, "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS),)]
        for server in servers:
            server.stop()
            server.log.close()


def test_a_file_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    with served(f"sqlite:///{path}") as server:
        welcome = server.table(players=1)
    assert sorted(each.name for each in tmp_path.glob("table.db.*")) == [], "a new database needs no copy"
    with served(f"sqlite:///{path}", FURTHER):
        pass
    [copy] = tmp_path.glob("table.db.v*")
    assert copy.name == f"table.db.v{len(schema.MIGRATIONS)}"
    assert copy.stat().st_mode & 0o077 == 0
    assert query(f"sqlite:///{copy}", "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS),)]
    assert query(f"sqlite:///{copy}", "SELECT id FROM tables") == [(welcome["table"],)]


def test_every_version_can_be_reached_from_every_earlier_one() -> None:
    wanted = _tables(0, len(schema.MIGRATIONS))
    for version in range(1, len(schema.MIGRATIONS)):
        assert _tables(version, len(schema.MIGRATIONS)) == wanted
    # A second time there is nothing to do.
    assert _tables(len(schema.MIGRATIONS), len(schema.MIGRATIONS)) == wanted


def _tables(*versions: int) -> dict[str, list[str]]:
    """The tables of a database that was brought to these versions, one after the other."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    cursor = SqliteCursor(connection)
    for version in versions:
        if version:
            schema.migrate(cursor, version)
            assert schema.version_of(cursor) == version
    found = {name: cursor.columns(name) for name in cursor.table_names()}
    connection.close()
    return found
