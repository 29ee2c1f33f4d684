"""Whatever is sent or goes wrong outside, the answer is a typed error: bad files, NULs, absurd paths, a full disk.

A few of each in `make test`, many in `make fuzz`.
"""

import asyncio
import json
import os
import random
import re
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from inprocess import InProcess
from megapolis.catalog import find_game, game_ids
from megapolis.server.http.app import endpoints
from megapolis.server.store import sqlite
from serving import postgres

LONG = float(os.environ.get("MEGAPOLIS_FUZZ_SECONDS", "0")) >= 60
MUTATIONS = 500 if LONG else 12
VALUES = [
    *("nan", "inf", "-inf", "-1", "0", "1.5", "1e400", "true", "1979-05-27", "07:32:00"),
    *("9223372036854775807", "-9223372036854775808", "99999999999999999999"),
    *('""', '"x"', '"\\u0000"', "[]", "{}", "[[]]", '["a"]'),
]
"""What stands where something else should."""
VALUE = re.compile(r"(?:=|,|\[)\s*([-\w.\"']+)")
ODD = ["%00", "a%00b", "x" * 5000, "..%2f..%2fetc%2fpasswd", "%ff", "-1", "99999999999999999999", "nan", "%20", "'"]
"""What stands in a path where a name or a number should."""


def mutate(source: str, rng: random.Random) -> str:
    """A data file with something wrong in it, or at least odd."""
    lines = source.split("\n")
    kind = rng.randrange(10)
    if kind < 6:
        start, end = rng.choice([found.span(1) for found in VALUE.finditer(source)])
        return source[:start] + rng.choice(VALUES) + source[end:]
    if kind < 8:
        del lines[rng.randrange(len(lines))]
    else:
        lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return "\n".join(lines)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
    else:
        with postgres() as running:
            yield running.url


@pytest.mark.parametrize("game", game_ids())
def test_a_bad_data_file_is_refused_or_played_with(game: str, tmp_path: Path) -> None:
    source = find_game(game).default_data().source
    rng = random.Random(game)

    async def main() -> None:
        async with InProcess(f"sqlite:///{tmp_path / 'table.db'}", bot_processes=0) as server:
            for _ in range(MUTATIONS):
                own = mutate(source, rng)
                if len(own) > 15_000:  # more than a message may hold
                    own = "\n".join(line for line in own.split("\n") if not line.startswith("#"))
                wish = {"game": game, "name": "Host", "players": find_game(game).seats[0], "components": own}
                seats = find_game(game).seats[0]
                status, text = await server.call("POST", "/api/tables", json.dumps({**wish, "seats": seats}))
                assert status in (200, 413, 422), text
                check = {"players": seats, "components": own}
                assert (await server.call("POST", f"/api/games/{game}/check", json.dumps(check)))[0] in (200, 413)
                if status == 200:
                    welcome = json.loads(text)
                    path = f"/api/tables/{welcome['table']}"
                    start = json.dumps({"do": "start", "id": "start"})
                    assert (await server.call("POST", f"{path}/messages", start, welcome["token"]))[0] == 200
                    assert (await server.call("GET", f"{path}/snapshot?draw", token=welcome["token"]))[0] == 200
            faults = [name for name in server.app.state.service.metrics.counts if name.startswith("faults")]
            assert faults == []

    asyncio.run(main())


def test_odd_ids_and_paths_are_refused(url: str) -> None:
    async def main() -> None:
        async with InProcess(url, bot_processes=0) as server:
            for endpoint in endpoints():
                if endpoint.method != "GET" or "{" not in endpoint.path:
                    continue
                for odd in ODD:
                    path = unquoted(odd).join(re.split(r"\{\w+\}", endpoint.path))
                    status, text = await server.call("GET", path)
                    assert status in (400, 403, 404, 422), (path[:80], status, text)
            for odd in ODD:
                assert (await server.call("GET", f"/page/{unquoted(odd)}"))[0] == 404
            mine = {"tables": {"\0": "token", "'": ""}}
            assert await server.ask("POST", "/api/mine", mine) == []

    asyncio.run(main())


def unquoted(odd: str) -> str:
    """A part of a path as the server gets it: decoded."""
    return bytes.fromhex(odd[1:]).decode("latin-1") if re.fullmatch(r"%\w\w", odd) else odd.replace("%00", "\0")


async def say(server: InProcess, welcome: Any, text: str, number: int) -> Any:
    body = json.dumps({"do": "say", "id": f"m{number}", "text": text})
    path = f"/api/tables/{welcome['table']}/messages"
    return json.loads((await server.call("POST", path, body, welcome["token"]))[1])


@contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """As on a full disk, writing fails."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_answers_unavailable_and_health_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with InProcess(f"sqlite:///{tmp_path / 'table.db'}", bot_processes=0) as server:
            wish = {"game": "next_station", "name": "Host", "players": 1}
            welcome = await server.ask("POST", "/api/tables", wish)
            service = server.app.state.service
            written = (tmp_path / "table.db-wal").stat().st_size
            with no_file_grows_beyond(written + 16_384):
                for number in range(200):
                    answer = await say(server, welcome, "x" * 300, number)
                    if answer["is"] == "error":
                        break
                assert answer["error"]["code"] == "unavailable"
                # A heartbeat is small: a few of them may still find room.
                checks = [await server.call("GET", "/health") for _ in range(10)]
                assert (checks[-1][0], json.loads(checks[-1][1])["status"]) == (503, "unavailable")
                assert (await server.call("POST", "/api/tables", json.dumps(wish)))[0] == 503
            before = await server.ask("GET", f"/api/tables/{welcome['table']}/snapshot", token=welcome["token"])
            assert [line["text"] for line in before["picture"]["talk"][1:]] == ["x" * 300] * number
            assert (await server.ask("GET", "/health"))["status"] == "ok"
            assert (await say(server, welcome, "x" * 300, number))["is"] == "ack", "nothing was half done"
            faults = [name for name in service.metrics.counts if name.startswith("faults")]
            assert faults == []

    asyncio.run(main())


def test_a_locked_database_answers_unavailable_and_health_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)
    path = tmp_path / "table.db"

    async def main() -> None:
        async with InProcess(f"sqlite:///{path}", bot_processes=0) as server:
            welcome = await server.ask("POST", "/api/tables", {"game": "next_station", "name": "Host", "players": 1})
            assert (await server.ask("GET", "/health"))["status"] == "ok"
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert (await say(server, welcome, "hello", 1))["error"]["code"] == "unavailable"
            status, text = await server.call("GET", "/health")
            assert (status, json.loads(text)["status"]) == (503, "unavailable")
            other.execute("ROLLBACK")
            other.close()
            assert (await say(server, welcome, "hello", 1))["is"] == "ack"
            assert (await server.ask("GET", "/health"))["status"] == "ok"

    asyncio.run(main())


def test_numbers_that_no_machine_holds_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with InProcess(f"sqlite:///{tmp_path / 'table.db'}", bot_processes=0) as server:
            wish = '{"game": "next_station", "name": "Host", "players": %s, "clock": {"move": %s}}'
            for players, move in (
                ("1e999", "0"),
                ("NaN", "0"),
                ("1", "NaN"),
                ("1", "1e999"),
                ("1", "-1"),
                ("9" * 40, "0"),
            ):
                assert (await server.call("POST", "/api/tables", wish % (players, move)))[0] == 400, (players, move)
            options = '{"game": "next_station", "name": "Host", "players": 1, "options": {"powers": %s}}'
            for value in ("1e308", "9" * 40, "[[]]", "{}", '"\\u0000"'):
                assert (await server.call("POST", "/api/tables", options % value))[0] == 422, value

    asyncio.run(main())
