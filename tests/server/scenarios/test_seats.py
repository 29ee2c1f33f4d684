"""Beside the game: seats before the start, thinking bots, slow connections, messages that keep to their types."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import jsonschema_rs
from websockets.asyncio.client import connect

from guests import code, message, picture, sign_up, two_people
from megapolis import server as server_package
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.server.client import Client
from serving import Served, served
from waiting import soon

SOURCES = Path(server_package.__file__).parent


def test_seats_are_taken_and_given_free_before_the_start(server: Served) -> None:
    host = server.table(players=3)
    join = f"/api/tables/{host['table']}/join"
    invite = host["link"].split("invite=")[1]
    guest = server.call("POST", join, {"name": "Guest", "invite": invite})
    watcher = server.call("POST", join, {"name": "Watcher", "invite": invite, "sit": False})
    assert picture(server, watcher)["you"]["seats"] == []
    assert code(message(server, host, "start")) == "table-seats-open"
    assert code(message(server, guest, "sit", seat=0)) == "table-seat-taken"
    assert message(server, guest, "sit", seat=2)["is"] == "ack"
    assert picture(server, guest)["you"]["seats"] == [2], "a guest changes seats"
    assert code(message(server, guest, "stand", seat=0)) == "table-not-your-seat"
    assert code(message(server, guest, "stand", seat=1)) == "table-not-your-seat"
    assert message(server, host, "stand", seat=2)["is"] == "ack", "the host may give any seat free"
    assert message(server, watcher, "sit", seat=1)["is"] == "ack"
    assert message(server, host, "seat-bot", seat=2, level="random")["is"] == "ack"
    assert code(message(server, guest, "sit", seat=2)) == "table-seat-taken"
    assert code(message(server, guest, "act", seat=2, decision="", action={"do": "pass"})) == "table-not-while-lobby"
    assert message(server, host, "start")["is"] == "ack"
    assert [seat["person"] for seat in picture(server, host)["seats"]] == [0, watcher["person"], None]
    for late in (("sit", 2), ("stand", 1)):
        assert code(message(server, watcher, late[0], seat=late[1])) in (
            "table-not-your-seat",
            "table-not-while-playing",
        )


def test_every_message_keeps_to_the_published_schema(server: Served) -> None:
    schema = server.call("GET", "/api/schema.json")
    check = {
        side: jsonschema_rs.validator_for({**schema["properties"][side], "$defs": schema["$defs"]})
        for side in ("client", "server")
    }
    welcome = server.table(players=2, bots=["greedy"])
    kinds: set[str] = set()

    async def main() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{welcome['table']}/socket"
        async with connect(url, max_size=None) as socket:
            now: dict[str, Any] = {}

            async def ask(**said: Any) -> None:
                said.setdefault("id", f"m{len(kinds)}-{said['do']}")
                check["client"].validate(said)
                await socket.send(json.dumps(said))
                while True:
                    heard = json.loads(await soon(socket.recv()))
                    check["server"].validate(heard)
                    kinds.add(heard["is"])
                    now.update(heard.get("picture", heard.get("changes", {})))
                    if heard.get("id") == said["id"]:
                        return

            await ask(do="hello", token=welcome["token"], words="uk", draw=True)
            await ask(do="start")
            await ask(do="sync")
            action = now["moves"][0]["action"]
            for said in ({"do": "hint"}, {"do": "preview", "action": action}, {"do": "weigh"}, {"do": "undo"}):
                await ask(seat=0, **said)
            await ask(do="act", seat=0, decision=now["decision"], action=action)
            await ask(do="say", phrase="hello")
            while not kinds >= {"event", "presence"}:
                kinds.add(json.loads(await soon(socket.recv()))["is"])

    asyncio.run(main())
    assert kinds == {"ack", "snapshot", "event", "presence", "hint", "preview", "weighed", "error"}
    assert not check["server"].is_valid({"is": "ack"})


def test_every_refusal_has_words_in_every_language() -> None:
    keys = set()
    for source in SOURCES.rglob("*.py"):
        for key in re.findall(r'\(\s*"(table-[a-z-]+)"', source.read_text(encoding="utf-8")):
            keys.add(key)
            assert all(key in Text(language) for language in LANGUAGES), f"{source.name}: {key}"
    assert {"table-stale", "table-unavailable", "table-hello-first"} <= keys, "in every folder"


def test_a_bot_that_thinks_keeps_nobody_waiting(server: Served) -> None:
    host, guest = two_people(server)
    message(server, host, "start")

    async def main() -> None:
        order: list[str] = []

        async def note(name: str, client: Client, do: str, **fields: Any) -> None:
            answer = await client.send(do, **fields)
            assert answer["is"] != "error", answer
            order.append(name)

        async with (
            Client(server.url, host["table"], host["token"]) as ada,
            Client(server.url, host["table"], guest["token"]) as ben,
        ):
            await asyncio.gather(note("hint", ada, "hint", seat=0), note("talk", ben, "say", phrase="one-moment"))
        assert order == ["talk", "hint"]

    asyncio.run(main())


def test_a_slow_connection_keeps_nobody_waiting(server: Served) -> None:
    host, guest = two_people(server)

    async def main() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{host['table']}/socket"
        # It reads nothing after its hello, so that what it is told piles up.
        async with connect(url, max_queue=1, ping_interval=None, close_timeout=0.1) as slow:
            await slow.send(json.dumps({"do": "hello", "id": "h", "token": guest["token"]}))
            async with Client(server.url, host["table"], host["token"]) as ada:
                for at in range(400):
                    answer = await soon(ada.send("mute", person=1, on=at % 2 == 0))
                    assert answer["is"] == "ack"
            slow.transport.abort()

    asyncio.run(main())


def test_what_a_box_dealt_is_entered_by_who_may_see_it(server: Served) -> None:
    host, guest = two_people(server, game="capital_lux", companion=True)
    message(server, host, "start")
    refused = 0
    for _ in range(60):
        seen = [(each, picture(server, each)["chance"]) for each in (host, guest)]
        able = [(each, chance) for each, chance in seen if chance]
        if not able:
            break
        if len(able) == 1:
            blind = guest if able[0][0] is host else host
            stolen = {"seat": -1, "decision": "", "action": able[0][1][0]["action"]}
            assert code(message(server, blind, "act", **stolen)) == "table-not-yours-to-deal"
            refused += 1
        # What others hold is offered, too: nobody can know that, until the table refuses it.
        assert any(
            message(server, able[0][0], "act", seat=-1, decision="", action=move["action"])["is"] == "ack"
            for move in able[0][1]
        )
    assert refused > 5, "hands are dealt face down"


def test_forgetting_somebody_leaves_the_others_connected(server: Served) -> None:
    host, guest = two_people(server)
    message(server, guest, "say", text="my words")

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as ada:
            path = f"/api/tables/{host['table']}"
            await asyncio.to_thread(server.call, "DELETE", path, None, guest["token"])
            await soon(ada.until(lambda now: now["people"][1]["name"] == ""))
            assert "my words" not in json.dumps(ada.picture)
            assert (await ada.send("say", text="still here"))["is"] == "ack"
            await soon(ada.until(lambda now: now["talk"][-1]["text"] == "still here"))

    asyncio.run(main())


def test_passwords_are_hashed_requests_are_limited_and_logs_are_json(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with served(f"sqlite:///{path}", requests_per_second="0.5", log_level="debug") as server:
        session = sign_up(server, "Ann")["session"]
        # Five at once, then one in two seconds.
        said = [code(server.call("GET", "/api/tables/unknown")) for _ in range(12)]
        assert said[0] == "table-unknown"
        assert "table-too-much" in said
        server.stop()
        lines = server.said().splitlines()[1:]
        assert lines
        assert all({"time", "level", "logger", "message"} <= json.loads(line).keys() for line in lines)
    with sqlite3.connect(path) as database:
        [(password,)] = database.execute("SELECT password FROM accounts").fetchall()
        assert password.startswith("$argon2id$")
        assert session not in str(database.execute("SELECT * FROM sessions").fetchall())
    database.close()
