"""The archive: games that ended long ago leave the database as compressed replay files, which name nobody.

A table that onlookers could watch can still be opened by its link: its file lies under `open`, others under `private`.
"""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any

import msgspec

from megapolis.engine import replay
from megapolis.engine.errors import cannot_write
from megapolis.engine.files import PRIVATE, written_whole
from megapolis.server.domain.events import TableSpec
from megapolis.server.domain.people import Seat
from megapolis.server.domain.table import CLOSED, OVER, Table
from megapolis.server.store.database import Cursor
from megapolis.server.store.log import ATTACHED


class Note(msgspec.Struct, frozen=True):
    """What the head of an archived game says about its table."""

    id: str
    status: str
    ending: str
    bots: list[str]
    resigned: list[int]
    created: float
    ended: float
    daily: str = ""


def replay_text(table: Table, note: Note | None = None) -> str:
    """The replay file of a game that has ended; its deal is no secret any more."""
    assert table.match is not None
    published = table.match.copy()
    published.seed = None if table.spec.companion else table.spec.seed
    return replay.dump(published, notes=None if note is None else {"table": msgspec.to_builtins(note)})


# ---------------------------------------------------------------------- files


def _path(folder: Path, table_id: str, kind: str) -> Path:
    return folder / kind / table_id[:2] / f"{table_id}.json.gz"


def put(folder: Path, table: Table) -> Path:
    """Write the file of a table, safely on disk when this returns; it is as old as the end of the game."""
    spec = table.spec
    note = Note(
        id=spec.id,
        status=table.status,
        ending=table.ending,
        bots=[seat.bot if seat.person is None else "" for seat in table.seats],
        resigned=[at for at, seat in enumerate(table.seats) if seat.resigned],
        created=spec.created,
        ended=table.at,
        daily=spec.daily,
    )
    content = gzip.compress(replay_text(table, note).encode(), mtime=0)
    path = _path(folder, spec.id, "open" if spec.onlookers else "private")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise cannot_write(path, error) from None
    with written_whole(path, PRIVATE) as part:
        part.write_bytes(content)
        os.utime(part, (table.at, table.at))
    return path


def get(folder: Path, table_id: str) -> Table | None:
    """An archived table that everybody with its link may look at; None if there is none."""
    path = _path(folder, table_id, "open")
    return read(path) if path.is_file() else None


def read(path: Path) -> Table:
    """The table of a file: its game and its bots, and no people."""
    text = replay.read_text(path)
    match = replay.parse(text)
    head: dict[str, Any] = json.loads(text)
    note = msgspec.convert(head["table"], Note)
    setup = match.setup
    spec = TableSpec(
        id=note.id,
        game=setup.game.id,
        rules=setup.rules,
        players=setup.players,
        options=setup.own_options,
        data=setup.data.digest,
        components=str(head.get("components", "")),
        seed=str(match.seed or ""),
        companion=match.seed is None,
        created=note.created,
        invite="",
        start=str(match.start or ""),
        daily=note.daily,
    )
    table = Table(spec)
    table.match, table.status, table.ending, table.at = match, note.status, note.ending, note.ended
    table.seats = [Seat(None, bot, at in note.resigned) for at, bot in enumerate(note.bots)]
    return table


def forget(folder: Path, before: float) -> int:
    """Delete the files of games that ended before a time; how many there were."""
    old = [path for path in folder.glob("*/*/*.json.gz") if path.stat().st_mtime < before]
    for path in old:
        path.unlink(missing_ok=True)
    return len(old)


# ---------------------------------------------------------------------- the database


def find_ended(cursor: Cursor, before: float, after: tuple[float, str], limit: int) -> list[tuple[float, str]]:
    """Tables that have ended and did not change since `before`, the oldest first, from `after` on."""
    rows = cursor.run(
        "SELECT updated, id FROM tables WHERE status IN (?, ?) AND updated < ?"
        " AND (updated > ? OR updated = ? AND id > ?) ORDER BY updated, id LIMIT ?",
        (OVER, CLOSED, before, after[0], *after, limit),
    )
    return [(at, name) for at, name in rows]


def remove(cursor: Cursor, table_id: str, before: float) -> bool:
    """Remove a table that did not change since `before`, but for its results; whether it was there."""
    rows = cursor.run("DELETE FROM tables WHERE id = ? AND updated < ? RETURNING id", (table_id, before))
    if rows:
        for name in ATTACHED:
            cursor.run(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
        cursor.notify(table_id)
    return bool(rows)
