"""Who is at the table: told to those who are there, not before a short break is over, and to nobody else."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from guests import message, two_people
from megapolis.server.client import Client, Json
from serving import Served, served

AWAY_AFTER = 1.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path = tmp_path_factory.mktemp("attendance") / "table.db"
    with served(f"sqlite:///{path}", away_after=str(AWAY_AFTER)) as running:
        yield running


async def told(client: Client, ready: Callable[[Json], bool], seconds: float = 10) -> Json:
    """Waits until what a client was last told of the people there is as it should be."""

    async def wait() -> None:
        while not client.presence or not ready(client.presence):
            client.changed.clear()
            await client.changed.wait()

    await asyncio.wait_for(wait(), seconds)
    return client.presence


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
            went = time.time()
            gone = await told(ada, lambda now: away(now) == [1])
            assert gone["here"] == [0]
            assert abs(gone["away"][0]["since"] - went) < 0.5, "since the connection broke, not since it was noticed"
            assert time.time() - went >= AWAY_AFTER
            async with Client(server.url, host["table"], guest["token"]) as ben:
                await told(ada, lambda now: now["here"] == [0, 1])
                await told(ben, lambda now: now["here"] == [0, 1])

    asyncio.run(main())


def test_a_short_break_is_not_told(server: Served) -> None:
    host, guest = two_people(server)

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as ada:
            heard: list[Any] = []
            async with Client(server.url, host["table"], guest["token"]):
                await told(ada, lambda now: now["here"] == [0, 1])
            for _ in range(3):
                async with Client(server.url, host["table"], guest["token"]):
                    heard.append(ada.presence)
                    await asyncio.sleep(0.4)
                heard.append(ada.presence)
            assert all(each["here"] == [0, 1] for each in heard)
            await told(ada, lambda now: away(now) == [1])

    asyncio.run(main())


def test_two_devices_are_one_person_and_a_stream_counts_too(server: Served) -> None:
    host, guest = two_people(server)

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as ada:
            async with Client(server.url, host["table"], guest["token"]):
                async with Client(server.url, host["table"], guest["token"]):
                    await told(ada, lambda now: now["here"] == [0, 1])
                await asyncio.sleep(2 * AWAY_AFTER)
                assert ada.presence["here"] == [0, 1], "the other device is still there"
            await told(ada, lambda now: away(now) == [1])
            # One device soon after the other: counted from the last one.
            async with Client(server.url, host["table"], guest["token"]):
                async with Client(server.url, host["table"], guest["token"]):
                    await told(ada, lambda now: now["here"] == [0, 1])
                await asyncio.sleep(0.3 * AWAY_AFTER)
            await told(ada, lambda now: away(now) == [1])
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            asked = (
                f"GET /api/tables/{host['table']}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {guest['token']}"
            )
            writer.write(f"{asked}\r\n\r\n".encode())
            await told(ada, lambda now: now["here"] == [0, 1])
            await asyncio.wait_for(reader.readuntil(b'"is":"presence","here":[0,1]'), 5)
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
    with served(url, away_after=str(AWAY_AFTER)) as server:
        host, guest = two_people(server)

        async def both() -> None:
            async with (
                Client(server.url, host["table"], host["token"]) as ada,
                Client(server.url, host["table"], guest["token"]),
            ):
                await told(ada, lambda now: now["here"] == [0, 1])
                await asyncio.to_thread(server.kill)

        asyncio.run(both())
        killed = time.time()
        server.start()

        async def one() -> None:
            async with Client(server.url, host["table"], host["token"]) as ada:
                gone = await told(ada, lambda now: away(now) == [1])
                assert killed - AWAY_AFTER < gone["away"][0]["since"] < killed, "the last sign of life before the crash"

        asyncio.run(one())
