"""Carries games out of a table inside a page: all of them to another browser, or one of them to a server."""

from __future__ import annotations

import gzip
import io
import sqlite3

from megapolis.engine import replay
from megapolis.server.backup import read_rows, write_rows
from megapolis.server.domain.table import OVER, PLAYING, Table
from megapolis.server.errors import BadSetting, Refused
from megapolis.server.store.database import Cursor
from megapolis.server.store.sqlite import SqliteCursor

SENT = (PLAYING, OVER)
"""In which state a game can be sent to a server."""
KEPT = ("tables", "events", "jobs", "results", "daily", "codes", "reviews")
"""The tables of the database that hold games. `tables` comes first: what it has already is left as it is."""


def pack_games(cursor: Cursor) -> bytes:
    """All games, as a backup."""
    out = io.BytesIO()
    with gzip.open(out, "wt", encoding="utf-8") as lines:
        write_rows(cursor, lines)
    return out.getvalue()


def add_games(cursor: Cursor, packed: bytes) -> int:
    """Add the games of a backup, of this version or an earlier one, that are not here yet; how many there were."""
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        given = SqliteCursor(connection)
        try:
            with gzip.open(io.BytesIO(packed), "rt", encoding="utf-8") as lines:
                read_rows(given, lines)
        except (OSError, EOFError, ValueError, LookupError, StopIteration, BadSetting, sqlite3.Error) as error:
            raise Refused("table-no-games-file") from error
        here = {row[0] for row in cursor.run("SELECT id FROM tables")}
        new = {row[0] for row in given.run("SELECT id FROM tables")} - here
        for name in KEPT:
            columns = given.columns(name)
            place = columns.index("id" if name == "tables" else "table_id")
            marks = ", ".join("?" for _ in columns)
            for row in given.stream(f"SELECT {', '.join(columns)} FROM {name}"):
                if row[place] in new:
                    insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
                    cursor.run(insert, row)
        cursor.run("UPDATE jobs SET leased = 0")
    connection.close()
    return len(new)


def pack_game(table: Table) -> str:
    """One game as a replay file for a server: its log, its bots, and not the seed of what is still to be dealt."""
    if table.match is None or table.frozen or table.status not in SENT or table.spec.companion:
        raise Refused("table-not-sent")
    sent = table.match.copy()
    sent.seed = None
    return replay.dump(sent, [seat.bot if seat.person is None else "" for seat in table.seats])
