"""Backup and restore: one compressed file with one line of JSON per row, the same for both databases."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

from megapolis.server.errors import BadSetting
from megapolis.server.store.database import SCHEMA, Cursor, Database, connect
from megapolis.server.store.postgres import Postgres

FORMAT = "megapolis-backup-1"
_NAMES = [name for statement in SCHEMA for name in re.findall(r"CREATE TABLE IF NOT EXISTS (\w+)", statement)]


def _columns(name: str) -> list[str]:
    """The columns of a table, in the order of the schema."""
    statement = next(each for each in SCHEMA if f"CREATE TABLE IF NOT EXISTS {name} " in each)
    inside = statement.split("(", 1)[1]
    return re.findall(r"(\w+) (?:TEXT|BIGINT|DOUBLE)", inside)


async def _with(url: str, work: Any) -> None:
    database: Database = connect(url)
    await database.open(lambda *_: None)
    try:
        await database.write(work)
    finally:
        await database.close()


def backup(url: str, path: Path) -> None:
    """Copy a database as it is at one moment, while the server may be running."""
    part = path.with_name(path.name + ".part")
    shared = isinstance(connect(url), Postgres)

    def dump(cursor: Cursor) -> None:
        if shared:
            cursor.run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        with gzip.open(part, "wt", encoding="utf-8") as out:
            out.write(json.dumps(FORMAT) + "\n")
            for name in _NAMES:
                columns = ", ".join(_columns(name))
                for row in cursor.run(f"SELECT {columns} FROM {name}"):
                    out.write(json.dumps([name, *row], ensure_ascii=False) + "\n")

    asyncio.run(_with(url, dump))
    part.replace(path)


def restore(url: str, path: Path) -> None:
    """Fill an empty database from a backup; refuse one that holds tables."""

    def fill(cursor: Cursor) -> None:
        if cursor.run("SELECT 1 FROM tables LIMIT 1"):
            raise BadSetting("table-restore-exists", path=url)
        try:
            with gzip.open(path, "rt", encoding="utf-8") as lines:
                if json.loads(next(lines, "null")) != FORMAT:
                    raise BadSetting("table-backup-file", path=str(path))
                for line in lines:
                    name, *row = json.loads(line)
                    columns = _columns(name) if name in _NAMES else []
                    marks = ", ".join("?" for _ in row)
                    cursor.run(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", row)
        except (OSError, ValueError) as error:
            raise error if isinstance(error, BadSetting) else BadSetting("table-backup-file", path=str(path)) from None
        cursor.run("UPDATE jobs SET leased = 0")

    asyncio.run(_with(url, fill))
