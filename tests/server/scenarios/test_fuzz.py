"""Malformed, oversized, replayed, reordered and concurrent messages get a typed error and change nothing.

A fixed budget in `make test`, a longer one in `make fuzz`.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from contextlib import suppress
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from guests import message, picture, two_people
from megapolis.catalog import game_ids
from megapolis.server.domain.commands import ClientMessage, Hello
from megapolis.server.http.app import endpoints
from megapolis.server.http.openapi import openapi
from serving import Served
from waiting import soon

SECONDS = float(os.environ.get("MEGAPOLIS_FUZZ_SECONDS", "0"))
MESSAGES = 400
"""As many as this are sent in any case, however long it takes."""
LONG = SECONDS >= 60
MOST = int(os.environ.get("MEGAPOLIS_FUZZ_MESSAGES", "300"))
"""How many messages of every kind those who play send."""
EACH = 800 if LONG else 40
"""How many of them at one table, unless its game ends before."""
BURST = 40 if LONG else 8
"""How many of them are sent before the first is answered, by each of the two."""
AT_ONCE = 8 if LONG else 1
"""At how many tables at the same time."""
EXAMPLES = 300 if LONG else 4
NONSENSE: list[Any] = [
    None,
    True,
    -1,
    0,
    2**70,
    1e308,
    "",
    "\u0000",
    "x" * 5000,
    [],
    {},
    [[[]]],
    {"do": "act"},
    "Ж" * 50,
]


def good(rng: random.Random, now: Any) -> dict[str, Any]:
    """A message that could be right."""
    moves = now["moves"] or [{"action": {"do": "pass"}}]
    return rng.choice(
        [
            {"do": "act", "seat": 0, "decision": now["decision"], "action": rng.choice(moves)["action"]},
            {"do": "undo", "seat": 0},
            {"do": "say", "text": "hi"},
            {"do": "sync"},
            {"do": "preview", "seat": 0, "action": rng.choice(moves)["action"]},
            {"do": "answer", "yes": True},
            {"do": "sit", "seat": 1},
            {"do": "look", "seat": 0},
            {"do": "correct", "line": 1, "action": {"do": "pass"}},
        ]
    )


def spoiled(rng: random.Random, now: Any) -> str | bytes:
    """A message with something wrong in it."""
    content = {"id": f"{rng.getrandbits(40):x}", **good(rng, now)}
    what = rng.randrange(7)
    if what == 0:
        content[rng.choice(list(content))] = rng.choice(NONSENSE)
    elif what == 1:
        del content[rng.choice(list(content))]
    elif what == 2:
        content[rng.choice(["extra", "seat", "decision"])] = rng.choice(NONSENSE)
    elif what == 3:
        content["seat"] = rng.choice([1, 63, 64, -1, -2])
    elif what == 4 and isinstance(content.get("action"), dict):
        content["action"][rng.choice(["do", "section", "x"])] = rng.choice(NONSENSE)
    text = json.dumps(content)
    if what == 5:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(['"', "{", "\\", "\u2028", "]"]) + text[at + 1 :]
    return text.encode()[: rng.randrange(1, len(text))] if what == 6 else text


@pytest.mark.parametrize("seed", range(2))
def test_a_stream_of_nonsense_changes_nothing(server: Served, seed: int) -> None:
    host, guest = two_people(server)
    message(server, host, "start")
    rng = random.Random(seed)

    async def main() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{host['table']}/socket"
        # The other seat never acts, so whatever is refused must leave its picture as it is.
        before = picture(server, guest)
        deadline = time.monotonic() + SECONDS / 2
        told = answered = accepted = 0
        while told < MESSAGES or time.monotonic() < deadline:
            try:
                async with connect(url) as socket:
                    await socket.send(json.dumps({"do": "hello", "id": "h", "token": host["token"]}))
                    await socket.recv()
                    now = json.loads(await socket.recv())["picture"]
                    for _ in range(50):
                        await socket.send(spoiled(rng, now))
                        told += 1
                        answer = json.loads(await soon(socket.recv()))
                        while answer["is"] in ("event", "snapshot", "presence"):
                            answer = json.loads(await soon(socket.recv()))
                        assert answer["is"] in ("ack", "error", "preview"), answer
                        answered += 1
                        accepted += answer["is"] == "ack"
            except ConnectionClosed:
                continue
        assert answered > MESSAGES / 4
        after = picture(server, guest)
        # What is wrong may be harmless (a field too many): then the host has acted, and others see that it is done.
        public = () if accepted else ("view", "table")
        for field in (*public, "sheets", "moves", "decision", "log"):
            assert after[field] == before[field], field

    asyncio.run(main())
    assert server.call("GET", "/health")["status"] == "ok"
    assert "Traceback" not in server.said(), server.said()[-3000:]


def wild(rng: random.Random, kind: Any, now: Any) -> dict[str, Any]:
    """A message of a kind, with values that it could have in most of its fields."""
    moves = now["moves"] or [{"action": {"do": "pass"}}]
    fitting: dict[str, Any] = {
        "seat": rng.choice([0, 1, 1, 2, 63]),
        "person": rng.choice([0, 1, 2, -1]),
        "decision": now["decision"],
        "action": rng.choice(moves)["action"],
        "text": rng.choice(["hi", "\u202e", "Ж" * 300]),
        "phrase": rng.choice(["", "hello", "x"]),
        "what": rng.choice(["takeback", "abandon", "x"]),
        "level": rng.choice(["greedy", "easy", "expert:iterations=9", ""]),
        "line": rng.choice([0, 1, 10**6]),
        "yes": rng.random() < 0.5,
        "on": rng.random() < 0.5,
        "players": rng.choice([1, 2, 4, 64]),
        "options": rng.choice([{}, {"powers": True}, {"powers": [1]}, {"x": {"y": None}}]),
    }
    out = {"do": kind.__struct_config__.tag, "id": f"{rng.getrandbits(60):x}"}
    for field in kind.__struct_fields__:
        if field in fitting and rng.random() < 0.95:
            out[field] = rng.choice(NONSENSE) if rng.random() < 0.1 else fitting[field]
    return out


KINDS = [kind for kind in get_args(ClientMessage) if kind is not Hello]
SELDOM = {"hint": 0.02, **dict.fromkeys(("leave", "remove", "close", "resign"), 0.05)}
"""A hint takes more than a second, and the others end a game: how often they are sent of the times they could be."""


def some_kind(rng: random.Random, told: Counter[str]) -> Any:
    """A kind of message; some are rare once there was one."""
    while True:
        kind = rng.choice(KINDS)
        tag = str(kind.__struct_config__.tag)
        if tag not in SELDOM or not told[tag] or rng.random() < SELDOM[tag]:
            return kind


def test_messages_of_every_kind_by_those_who_play_never_fail(server: Served) -> None:
    rng = random.Random(3)
    told: Counter[str] = Counter()

    async def play(game: str) -> None:
        """Everything two people can send at one table, at once, until it has ended or enough was said."""
        host, guest = await asyncio.to_thread(two_people, server, game=game)
        await asyncio.to_thread(message, server, host, "start")
        url = f"{server.url.replace('http', 'ws')}/api/tables/{host['table']}/socket"
        async with connect(url, max_size=None) as one, connect(url, max_size=None) as other:
            for socket, person in ((one, host), (other, guest)):
                await socket.send(json.dumps({"do": "hello", "id": "h", "token": person["token"]}))
            for _ in range(EACH // BURST):
                now = await asyncio.to_thread(picture, server, rng.choice((host, guest)))
                if "moves" not in now:  # removed, or gone
                    return
                sent: dict[Any, set[str]] = {one: set(), other: set()}
                for socket in rng.choices((one, other), k=2 * BURST):
                    content = wild(rng, some_kind(rng, told), now)
                    told[content["do"]] += 1
                    sent[socket].add(content["id"])
                    await socket.send(json.dumps(content))
                for socket, waiting in sent.items():
                    while waiting:
                        answer = json.loads(await soon(socket.recv()))
                        failed = answer["is"] == "error" and answer["error"]["code"] == "internal"
                        assert not failed, server.said()[-3000:]
                        waiting.discard(answer.get("id"))

    async def play_all() -> None:
        while told.total() < MOST or len(told) < len(KINDS):
            with suppress(ConnectionClosed):  # who leaves or is removed is sent away
                await play(rng.choice(game_ids()))
            if LONG:
                # Ten minutes and more: with pytest -s one sees that it goes on.
                print(f"{told.total()} messages", end="\r", flush=True)

    async def main() -> None:
        await asyncio.gather(*(play_all() for _ in range(AT_ONCE)))

    asyncio.run(main())
    print(f"{told.total()} messages of {len(told)} kinds")
    assert server.call("GET", "/health")["status"] == "ok"
    assert "Traceback" not in server.said(), server.said()[-3000:]


def test_replayed_and_reordered_messages_are_done_once(server: Served) -> None:
    welcome = server.table(players=1, options={"random_pencils": True})
    message(server, welcome, "start")
    rng = random.Random(1)
    path = f"/api/tables/{welcome['table']}/messages"
    sent: list[Any] = []
    for _ in range(25):
        now = picture(server, welcome)
        move = rng.choice(now["moves"])
        fresh = {"do": "act", "id": f"m{len(sent)}", "seat": 0, "decision": now["decision"], "action": move["action"]}
        sent.append(fresh)
        assert server.call("POST", path, fresh, welcome["token"])["is"] == "ack"
        log = picture(server, welcome)["log"]
        again = rng.sample(sent, min(4, len(sent)))
        assert all(server.call("POST", path, old, welcome["token"])["is"] == "ack" for old in again)
        changed = {**rng.choice(sent), "id": f"other{len(sent)}"}
        assert server.call("POST", path, changed, welcome["token"])["is"] == "error"
        assert picture(server, welcome)["log"] == log


def test_concurrent_actions_of_one_seat_make_one(server: Served) -> None:
    welcome = server.table(players=1, options={"random_pencils": True})
    message(server, welcome, "start")
    now = picture(server, welcome)

    async def main() -> list[Any]:
        act = {"seat": 0, "decision": now["decision"], "action": now["moves"][0]["action"]}
        calls = [asyncio.to_thread(message, server, welcome, "act", **act) for _ in range(20)]
        return await asyncio.gather(*calls)

    answers = asyncio.run(main())
    assert sorted(answer["is"] for answer in answers) == ["ack"] + ["error"] * 19
    assert {answer["error"]["code"] for answer in answers if answer["is"] == "error"} == {"stale"}


TOO_LARGE = 413
SCHEMA = schemathesis.openapi.from_dict(openapi(endpoints(), "test"))


@SCHEMA.exclude(path="/api/tables/{table}/stream").parametrize()
@settings(max_examples=EXAMPLES, derandomize=not LONG, deadline=None, suppress_health_check=list(HealthCheck))
def test_http_keeps_to_its_schema(case: Any, server: Served) -> None:
    # A well-formed wish may still be one that the rules or the table refuse.
    excluded = [positive_data_acceptance]
    answer = case.call(base_url=server.url)
    if answer.status_code == TOO_LARGE:
        # A refusal too, of which the check of refusals does not know.
        excluded.append(negative_data_rejection)
    case.validate_response(answer, excluded_checks=excluded)
