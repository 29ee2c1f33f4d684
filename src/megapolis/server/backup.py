"""Backup and restore: one compressed file with one line of JSON per row, the same for both databases.

The first line names the version of the schema and the columns of every table. A backup is restored into the schema that
it was made from and then migrated, so that one of any earlier version can be restored.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import IO

import msgspec

from megapolis.engine.files import PRIVATE, written_whole
from megapolis.server.errors import BadSetting
from megapolis.server.store.database import Cursor, use
from megapolis.server.store.schema import check_version, drop_all, migrate, version_of

FORMAT_1 = "megapolis-backup-1"
"""The first line of a backup of 0.1, whose columns are those of its schema, in their order."""
HELD = ("tables", "accounts")
"""The tables of the database that say whether it holds anything."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a backup."""

    backup: int
    schema: int
    tables: dict[str, list[str]]


def backup(url: str, path: Path) -> None:
    """Copy a database as it is at one moment, while the server goes on writing."""

    def dump(cursor: Cursor) -> None:
        if cursor.shared:
            cursor.run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        with written_whole(path, PRIVATE) as part, gzip.open(part, "wt", encoding="utf-8") as out:
            write_rows(cursor, out)

    asyncio.run(use(url, lambda database: database.read(dump)))


def write_rows(cursor: Cursor, out: IO[str]) -> None:
    """Write the lines of a backup."""
    head = Head(2, version_of(cursor), {name: cursor.columns(name) for name in cursor.table_names()})
    out.write(msgspec.json.encode(head).decode() + "\n")
    for name, columns in head.tables.items():
        for row in cursor.stream(f"SELECT {', '.join(columns)} FROM {name}"):
            out.write(json.dumps([name, *row], ensure_ascii=False) + "\n")


def restore(url: str, path: Path) -> None:
    """Fill an empty database from a backup; refuse one that holds anything."""

    def fill(cursor: Cursor) -> None:
        names = cursor.table_names()
        if any(name in names and cursor.run(f"SELECT 1 FROM {name} LIMIT 1") for name in HELD):
            raise BadSetting("table-restore-exists", path=url)
        drop_all(cursor)
        try:
            with gzip.open(path, "rt", encoding="utf-8") as lines:
                read_rows(cursor, lines)
        except BadSetting:
            raise
        except (OSError, EOFError, ValueError, StopIteration) as error:
            raise BadSetting("table-backup-file", path=f"{path}") from error
        cursor.run("UPDATE jobs SET leased = 0")

    asyncio.run(use(url, lambda database: database.write(fill)))


def read_rows(cursor: Cursor, lines: IO[str]) -> None:
    """Fill an empty database with the lines of a backup, and bring it up to date."""
    first = next(lines)
    old = json.loads(first) == FORMAT_1
    head = Head(1, 1, {}) if old else msgspec.json.decode(first, type=Head)
    if check_version(head.schema):
        migrate(cursor, head.schema)
    known = {name: cursor.columns(name) for name in cursor.table_names()}
    columns = known if old else head.tables
    if any(name not in known or not set(columns[name]) <= set(known[name]) for name in columns):
        raise ValueError("not the tables of this schema")
    if "schema_version" in known:
        cursor.run("DELETE FROM schema_version")
    for line in lines:
        name, *row = json.loads(line)
        marks = ", ".join("?" for _ in columns[name])
        cursor.run(f"INSERT INTO {name} ({', '.join(columns[name])}) VALUES ({marks})", row)
    migrate(cursor)
