"""Nobody gets in who should not, and nobody gets too much."""

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from guests import code, message, picture, two_people
from serving import Served, served
from waiting import soon


def test_a_table_needs_its_invitation_and_a_seat_its_token(server: Served) -> None:
    host, guest = two_people(server)
    path = f"/api/tables/{host['table']}"
    assert code(server.call("POST", f"{path}/join", {"name": "Thief"})) == "table-not-invited"
    assert code(server.call("POST", f"{path}/join", {"name": "Thief", "invite": "guessed"})) == "table-not-invited"
    assert code(picture(server, host, "guessed")) == "table-wrong-token"
    assert code(message(server, host, "start", "guessed")) == "table-wrong-token"
    message(server, host, "start")
    now = picture(server, guest)
    stolen = {"seat": 0, "decision": picture(server, host)["decision"], "action": now["moves"][0]["action"]}
    assert code(message(server, guest, "act", **stolen)) == "table-not-your-seat"
    for do, fields in (
        ("hint", {"seat": 0}),
        ("preview", {"seat": 0, "action": {"do": "pass"}}),
        ("undo", {"seat": 0}),
    ):
        assert code(message(server, guest, do, **fields)) == "table-not-your-seat"
    assert code(server.call("POST", f"{path}/messages", {"do": "say", "id": "1", "text": "x"})) == "table-not-seated"
    assert code(server.call("GET", f"{path}/qr.svg")) == "table-not-seated"
    assert code(server.call("GET", "/api/tables/nothing")) == "table-unknown"


def test_onlookers_only_where_they_are_welcome(server: Served) -> None:
    private = server.table(players=1, onlookers=False)
    assert code(server.call("GET", f"/api/tables/{private['table']}/snapshot")) == "table-no-onlookers"
    seen = server.call("GET", f"/api/tables/{server.table(players=1)['table']}/snapshot")
    assert seen["picture"]["you"] == {"person": None, "seats": [], "host": False}
    assert "invite" not in json.dumps(seen)
    assert "seed" not in json.dumps(seen)


def test_pages_of_other_sites_are_refused(server: Served) -> None:
    wish = {"game": "next_station", "name": "A", "players": 1}
    assert code(server.call("POST", "/api/tables", wish, Origin="http://evil.example")) == "table-origin"
    assert "table" in server.call("POST", "/api/tables", wish, Origin=server.url)
    table = server.table(players=1)["table"]

    async def main() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(url, origin="http://evil.example"):  # type: ignore[arg-type]
                pass

    asyncio.run(main())


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"name": ""}, "table-malformed"),
        ({"name": "x" * 41}, "table-malformed"),
        ({"name": "a\u0007b"}, "table-malformed"),
        ({"game": "chess"}, "error-unknown-game"),
        ({"players": 9}, "error-players"),
        ({"players": True}, "table-malformed"),
        ({"options": {"speed": 1}}, "error-unknown-option"),
        ({"options": {"objectives": "maybe"}}, "error-option-value"),
        ({"bots": ["clever"]}, "error-bot-of-game"),
        ({"bots": ["random:x=1"]}, "error-unknown-bot"),
        ({"bots": ["random"] * 3}, "table-too-many-seats"),
        ({"clock": {"move": -1}}, "table-malformed"),
        ({"seed": "mine"}, "table-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Served, change: dict[str, Any], key: str) -> None:
    wish = {"game": "next_station", "name": "A", "players": 2, **change}
    assert code(server.call("POST", "/api/tables", wish)) == key


async def drain(socket: ClientConnection, heard: list[Any]) -> None:
    while True:
        heard.append(json.loads(await soon(socket.recv())))


def test_too_long_too_many_too_fast(tmp_path: Path) -> None:
    limits = {"tables_per_address": "3", "messages_per_second": "0.2", "connections_per_address": "2"}
    with served(f"sqlite:///{tmp_path / 't.db'}", **limits) as server:
        tables = [server.table(players=1) for _ in range(4)]
        assert code(tables[3]) == "table-too-much"
        long = server.call("POST", "/api/tables", {"game": "next_station", "name": "A" * 20_000, "players": 1})
        assert code(long) == "table-too-large"
        welcome = tables[0]
        # One message in five seconds.
        said = [code(message(server, welcome, "say", text=f"{at}")) for at in range(6)]
        assert said[0] == "ack"
        assert "table-too-much" in said

        async def main() -> None:
            url = f"{server.url.replace('http', 'ws')}/api/tables/{welcome['table']}/socket"
            hello = json.dumps({"do": "hello", "id": "h", "token": welcome["token"]})
            async with connect(url) as one, connect(url) as two:
                await one.send(hello)
                await two.send(hello)
                await one.recv()
                with pytest.raises(InvalidStatus):
                    await connect(url)
                await one.send("x" * 40_000)
                with pytest.raises(ConnectionClosed):
                    await drain(one, [])

        asyncio.run(main())


def test_who_is_removed_is_told_nothing_more(server: Served) -> None:
    host, guest = two_people(server)

    async def main() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{host['table']}/socket"
        async with connect(url) as socket:
            await socket.send(json.dumps({"do": "hello", "id": "h", "token": guest["token"]}))
            while json.loads(await socket.recv())["is"] != "snapshot":
                pass
            removed = await asyncio.to_thread(message, server, host, "remove", person=1)
            assert removed["is"] == "ack"
            said: list[Any] = []
            with pytest.raises(ConnectionClosed) as closed:
                await drain(socket, said)
            assert [each["error"]["key"] for each in said if each["is"] == "error"] == ["table-not-at-table"]
            assert not [each for each in said if each["is"] == "event"]
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008

    asyncio.run(main())


def test_a_connection_begins_with_hello(server: Served) -> None:
    welcome = server.table(players=1)

    async def main() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{welcome['table']}/socket"
        for first, key in (
            ("nonsense", "table-malformed"),
            ('{"do": "sync", "id": "1"}', "table-hello-first"),
            ('{"do": "hello", "id": "1", "token": "wrong"}', "table-wrong-token"),
        ):
            async with connect(url) as socket:
                await socket.send(first)
                said = await socket.recv()
                assert isinstance(said, str), "pages read text"
                assert json.loads(said)["error"]["key"] == key
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    asyncio.run(main())


def test_health_metrics_and_schema(server: Served) -> None:
    assert server.call("GET", "/health")["status"] == "ok"
    assert "Act" in server.call("GET", "/api/schema.json")["$defs"]
    with urllib.request.urlopen(server.url + "/metrics") as answer:
        text = answer.read().decode()
    assert "megapolis_tables_cached" in text
    assert 'megapolis_message_seconds_bucket{le="+Inf"}' in text
