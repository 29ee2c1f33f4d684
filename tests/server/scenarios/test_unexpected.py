"""What nobody expected: an exception inside the server costs the one message that it belongs to."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from guests import code, message
from megapolis.server.client import Client
from serving import Served, served

# Weighing, QR codes and the page itself fail always; snapshots at tables for four; updates for who reads Russian.
FAULT = """
from megapolis.server.domain import diff
from megapolis.server.http import app, socket
from megapolis.server.http.routes import tables

def fail(*_, **__):
    raise RuntimeError("nobody expected this")

def snapshot(self, table, known=diff.Subscription.snapshot):
    return fail() if table.spec.players == 4 else known(self, table)

def update(self, table, cache, known=diff.Subscription.update):
    return fail() if self.viewer.words == "ru" else known(self, table, cache)

socket.weigh = tables.segno.make = app.mimetypes.guess_type = fail
diff.Subscription.snapshot, diff.Subscription.update = snapshot, update
"""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('faulty') / 'table.db'}", FAULT) as running:
        yield running


PATIENCE = 20.0
"""Seconds after which what should have been answered was not."""


def begun(server: Served, players: int = 1) -> Any:
    welcome = server.table(players=players, seats=players)
    assert code(message(server, welcome, "start")) == "ack"
    return welcome


def faults(server: Served, where: str) -> int:
    """How often something failed there, as the metrics say."""
    with urllib.request.urlopen(server.url + "/metrics") as answer:
        counted = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines())
    return int(counted.get(f'megapolis_faults{{where="{where}"}}', 0))


def failed_page(server: Served, path: str, token: str) -> Any:
    asked = urllib.request.Request(server.url + path, headers={"Authorization": f"Bearer {token}"})
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(asked)
    with caught.value as answer:
        assert answer.status == 500
        return json.loads(answer.read())


def test_a_connection_outlives_the_fault_of_a_message(faulty: Served) -> None:
    welcome = begun(faulty)
    before = faults(faulty, "weigh")

    async def main() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            Client(faulty.url, welcome["table"], welcome["token"], words="en") as client,
        ):
            answer = await client.send("weigh", seat=0)
            assert (answer["is"], answer["error"]["code"], answer["error"]["key"]) == (
                "error",
                "internal",
                "table-fault",
            )
            assert "went wrong on the server" in answer["error"]["text"]
            assert (await client.act(0, client.picture["moves"][0]["action"]))["is"] == "ack"
            assert client.connections == 1

    asyncio.run(main())
    assert code(message(faulty, welcome, "weigh", seat=0)) == "table-fault"
    assert faults(faulty, "weigh") == before + 2
    said = [json.loads(line) for line in faulty.said().splitlines() if line.startswith("{")]
    stacks = [line["exception"] for line in said if line["message"] == "weigh failed"]
    assert len(stacks) == before + 2
    assert all("_weigh" in stack and "nobody expected this" in stack for stack in stacks)


def test_a_request_that_fails_is_answered_with_a_typed_error(faulty: Served) -> None:
    welcome = begun(faulty)
    path = f"/api/tables/{welcome['table']}/qr.svg"
    assert failed_page(faulty, path, welcome["token"])["code"] == "internal"
    assert faults(faulty, "GET /api/tables/{table}/qr.svg") == 1
    assert failed_page(faulty, "/", "")["key"] == "table-fault"
    assert faults(faulty, "a page") == 1


def test_whoever_cannot_be_told_comes_back_and_everybody_else_goes_on(faulty: Served) -> None:
    welcome = begun(faulty)

    async def main() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            Client(faulty.url, welcome["table"], welcome["token"]) as player,
            Client(faulty.url, welcome["table"], words="ru") as onlooker,
        ):
            lines = len(onlooker.picture["log"])
            assert (await player.act(0, player.picture["moves"][0]["action"]))["is"] == "ack"
            await onlooker.until(lambda now: len(now["log"]) > lines)
            assert (player.connections, onlooker.connections) == (1, 2)

    asyncio.run(main())
    assert faults(faulty, "an update") == 1


def test_a_table_that_cannot_be_shown_says_so_before_the_connection_ends(faulty: Served) -> None:
    welcome = begun(faulty, players=4)

    async def main() -> None:
        url = f"{faulty.url.replace('http', 'ws')}/api/tables/{welcome['table']}/socket"
        async with connect(url) as socket:
            await socket.send(json.dumps({"do": "hello", "id": "h", "token": welcome["token"]}))
            assert json.loads(await socket.recv())["error"]["code"] == "internal"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011

    asyncio.run(main())
    assert faults(faulty, "a connection") == 1
    asked = urllib.request.Request(
        f"{faulty.url}/api/tables/{welcome['table']}/stream", headers={"Authorization": f"Bearer {welcome['token']}"}
    )
    with urllib.request.urlopen(asked, timeout=30) as stream:
        assert [json.loads(line)["error"]["code"] for line in stream] == ["internal"]
    assert faults(faulty, "a stream") == 1
