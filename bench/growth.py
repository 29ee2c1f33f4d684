"""Measure how much the database grows with finished games, and what is left of them in the archive.

Plays games of every box at tables of a service in this process, without a network, and archives them. Prints the
table of docs/scale.md (`--games 20`); with `--database URL` in PostgreSQL instead of a SQLite file.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path

import psycopg

from megapolis.catalog import find_game, game_ids
from megapolis.server.domain import commands, events
from megapolis.server.domain.commands import FromPerson
from megapolis.server.domain.table import PLAYING
from megapolis.server.settings import Settings
from megapolis.server.store import archive
from megapolis.server.worker.archiver import archive_old
from megapolis.server.worker.service import TableService, new_spec

AGED = b"UPDATE tables SET updated = updated - 86400 * 10"


async def play(service: TableService, game: str, rng: random.Random) -> int:
    """Play one game of as few people as the box allows, at least two where it can; how many events it took."""
    players = min(seat for seat in find_game(game).seats if seat >= 2)
    spec = new_spec(game, players, {})
    first: list[events.Event] = [
        events.Joined(seat, f"Player {seat}", f"{rng.getrandbits(256):064x}") for seat in range(players)
    ]
    first += [events.Sat(seat, seat) for seat in range(players)]
    await service.create(spec, first)
    table = await service.change(spec.id, "start", FromPerson(0, commands.Start(id="start")))
    at = 0
    while table.status == PLAYING:
        seat = table.awaited()[0]
        action = rng.choice(table.state.legal_actions(seat))
        named = table.game.actions.to_fields(action, table.labels)
        act = commands.Act(id=f"{at}", seat=seat, decision=table.decision(seat), action=named)
        table = await service.change(spec.id, f"{rng.getrandbits(96):x}", FromPerson(seat, act))
        at += 1
    return table.count


def pages(url: str) -> int:
    """The bytes that a database uses, without free pages."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            count, free, size = (
                file.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
            )
            return int((count - free) * size)
    with psycopg.connect(url, autocommit=True) as running:
        running.execute(b"VACUUM FULL")
        found = running.execute(b"SELECT pg_database_size(current_database())").fetchone()
        assert found is not None
        return int(found[0])


def age(url: str) -> None:
    """Make every table ten days older."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            file.execute(AGED.decode())
    else:
        with psycopg.connect(url) as running:
            running.execute(AGED)


async def measure(url: str, folder: Path, game: str, games: int) -> tuple[float, ...]:
    """Events, bytes in the database, bytes that stay there and bytes of the file, all for one game."""
    service = TableService(Settings(database=url))
    await service.database.open(lambda *_: None)
    await service.sync_clock()
    try:
        empty = pages(url)
        count = sum([await play(service, game, random.Random(at)) for at in range(games)])
        full = pages(url)
        age(url)
        done = await archive_old(service.database, folder, 1)
        assert done.archived == games
        left = pages(url)
    finally:
        await service.bots.close()
        await service.database.close()
    files = [path.stat().st_size for path in folder.rglob("*.gz")]
    assert all(archive.read(path).match is not None for path in folder.rglob("*.gz"))
    return count / games, (full - empty) / games, (left - empty) / games, sum(files) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    print("| game, two people | events | KB in the database | KB left there | KB in the archive |")
    print("|---|---:|---:|---:|---:|")
    for game in game_ids():
        with tempfile.TemporaryDirectory() as name:
            url = arguments.database or f"sqlite:///{name}/table.db"
            count, full, left, file = asyncio.run(measure(url, Path(name) / "archive", game, arguments.games))
        print(f"| {game} | {count:.0f} | {full / 1000:.1f} | {left / 1000:.1f} | {file / 1000:.1f} |", flush=True)


if __name__ == "__main__":
    main()
