"""Who is at the table: told to those who are there, not before a short break is over, and to nobody else."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from guests import message, two_people
from megapolis.server.client import Client, Json
from megapolis.server.worker.service import TableService
from server.worker.test_service import Listener, with_services
from serving import Served, served
from waiting import soon, until_soon

AWAY_AFTER = 1.0
CLOCKS = 0.1
"""Seconds by which the clocks of test and server may differ."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path = tmp_path_factory.mktemp("attendance") / "table.db"
    with served(f"sqlite:///{path}", away_after=str(AWAY_AFTER)) as running:
        yield running


def watched_by(count: int) -> Callable[[Json], bool]:
    return lambda now: bool(now["onlookers"] == count)


async def told(client: Client, ready: Callable[[Json], bool]) -> Json:
    """Waits until what a client was last told of the people there is as it should be."""

    async def wait() -> None:
        while not client.presence or not ready(client.presence):
            client.changed.clear()
            await client.changed.wait()

    await soon(wait())
    return client.presence


async def onlooker_passes(server: Served, table: str, ada: Client) -> None:
    """Somebody looks on and goes. When that is told, whoever went before must have been told of, too."""
    async with Client(server.url, table):
        await told(ada, lambda now: now["onlookers"] == 1)
    await told(ada, lambda now: now["onlookers"] == 0)


def stored_people(path: Path) -> set[int]:
    """The people whose connections the database knows."""
    with closing(sqlite3.connect(path)) as database:
        return {person for (person,) in database.execute("SELECT person FROM presence WHERE connections > 0")}


def away(presence: Json) -> list[int]:
    return [each["person"] for each in presence["away"]]


def test_people_come_and_go(server: Served) -> None:
    host, guest = two_people(server)

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as ada:
            first = await told(ada, lambda now: now["here"] == [0])
            assert first["away"] == [{"person": 1, "since": None}], "who has not come yet has not gone either"
            async with Client(server.url, host["table"], guest["token"]):
                everybody = await told(ada, lambda now: now["here"] == [0, 1])
                assert everybody["away"] == []
                leaves = time.time()
            gone = await told(ada, lambda now: away(now) == [1])
            assert gone["here"] == [0]
            since = gone["away"][0]["since"]
            noticed = time.time()
            assert leaves - CLOCKS <= since <= noticed - AWAY_AFTER + CLOCKS, "since it broke, not since it was noticed"
            async with Client(server.url, host["table"], guest["token"]) as ben:
                await told(ada, lambda now: now["here"] == [0, 1])
                await told(ben, lambda now: now["here"] == [0, 1])

    asyncio.run(main())


def test_a_short_break_is_not_told(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}", away_after="3600") as server:
        host, guest = two_people(server)

        async def main() -> None:
            async with Client(server.url, host["table"], host["token"]) as ada:
                async with Client(server.url, host["table"], guest["token"]):
                    await told(ada, lambda now: now["here"] == [0, 1])
                async with AsyncExitStack() as onlookers:
                    for count in range(1, 4):
                        # Whenever somebody else comes, everybody is told anew who is there.
                        await onlookers.enter_async_context(Client(server.url, host["table"]))
                        news = await told(ada, watched_by(count))
                        assert (news["here"], news["away"]) == ([0, 1], [])
                        async with Client(server.url, host["table"], guest["token"]) as ben:
                            assert (await told(ben, lambda now: True))["here"] == [0, 1]

        asyncio.run(main())


def test_two_devices_are_one_person_and_a_stream_counts_too(server: Served) -> None:
    host, guest = two_people(server)

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as ada:
            async with Client(server.url, host["table"], guest["token"]):
                async with Client(server.url, host["table"], guest["token"]):
                    await told(ada, lambda now: now["here"] == [0, 1])
                await onlooker_passes(server, host["table"], ada)
                assert ada.presence["here"] == [0, 1], "the other device is still there"
                leaves = time.time()
            gone = await told(ada, lambda now: away(now) == [1])
            assert gone["away"][0]["since"] >= leaves - CLOCKS, "counted from the last device"
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            asked = (
                f"GET /api/tables/{host['table']}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {guest['token']}"
            )
            writer.write(f"{asked}\r\n\r\n".encode())
            await told(ada, lambda now: now["here"] == [0, 1])
            await soon(reader.readuntil(b'"is":"presence","here":[0,1]'))
            writer.close()
            await writer.wait_closed()
            await told(ada, lambda now: away(now) == [1])

    asyncio.run(main())


def test_onlookers_are_counted_and_those_who_left_are_not_named(server: Served) -> None:
    host, guest = two_people(server)

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as ada:
            async with Client(server.url, host["table"]) as one, Client(server.url, host["table"]):
                await told(ada, lambda now: now["onlookers"] == 2)
                assert (await told(one, lambda now: now["onlookers"] == 2))["here"] == [0]
            await told(ada, lambda now: now["onlookers"] == 0)
            await asyncio.to_thread(message, server, guest, "leave")
            assert (await told(ada, lambda now: now["away"] == []))["here"] == [0]

    asyncio.run(main())


def test_nobody_else_is_told(server: Served) -> None:
    closed, _ = two_people(server, onlookers=False)

    async def main() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{closed['table']}/socket"
        async with Client(server.url, closed["table"], closed["token"]) as ada:
            await told(ada, lambda now: now["here"] == [0])
            for token in ("", "guessed"):
                async with connect(url) as stranger:
                    await stranger.send(json.dumps({"do": "hello", "id": "h", "token": token}))
                    assert json.loads(await stranger.recv())["is"] == "error"
                    with pytest.raises(ConnectionClosed):
                        await stranger.recv()
            assert ada.presence["onlookers"] == 0

    asyncio.run(main())


def test_a_restarted_server_knows_since_when_people_are_away(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.db'}"
    began = time.time()
    with served(url, away_after=str(AWAY_AFTER)) as server:
        host, guest = two_people(server)

        async def both() -> None:
            async with (
                Client(server.url, host["table"], host["token"]) as ada,
                Client(server.url, host["table"], guest["token"]),
            ):
                await told(ada, lambda now: now["here"] == [0, 1])
                # What is told at once is stored a little later; a crash in between forgets that the guest was here.
                await until_soon(lambda: stored_people(tmp_path / "t.db") == {0, 1})
                await asyncio.to_thread(server.kill)

        asyncio.run(both())
        killed = time.time()
        server.start()

        async def one() -> None:
            async with Client(server.url, host["table"], host["token"]) as ada:
                gone = await told(ada, lambda now: away(now) == [1])
                assert began < gone["away"][0]["since"] < killed, "the last sign of life before the crash"

        asyncio.run(one())


def test_who_came_and_went_between_two_looks_counts_as_here(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        cached = await service.load("table")
        host, guest = Listener(cached.table, 0), Listener(cached.table, 1)
        for listener in (host, guest):
            service.enter(cached, listener)
        service.leave(cached, guest)
        await service.presence._look()
        assert json.loads(host.sent[-1])["here"] == [0, 1]

    with_services(tmp_path, 1, work)
