"""Many games at once while something goes wrong: what was acknowledged must be there afterwards, once."""

import asyncio
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from guests import message, picture
from megapolis.server.client import Client
from sampling import FULL
from serving import Served
from waiting import soon, until_soon

GAMES = int(os.environ.get("MEGAPOLIS_FAULT_GAMES", "1000" if FULL else "60"))
"""`make faults` plays a thousand (GAMES=200: fewer)."""
# The database is one process of the test's own here, so several tables at once gain little.
OPENERS = 4


def open_tables(server: Served, count: int) -> list[Any]:
    """Solo games that have begun: each has one player, so what was acknowledged is exactly what must be there."""

    def one(_: int) -> Any:
        welcome = server.table(players=1, options={"random_pencils": True})
        assert message(server, welcome, "start")["is"] == "ack"
        return welcome

    with ThreadPoolExecutor(OPENERS) as pool:
        return list(pool.map(one, range(count)))


async def play_and_note(client: Client, done: asyncio.Event, acknowledged: list[Any], rng: random.Random) -> None:
    """Plays and notes what was acknowledged."""
    last = ""
    while not done.is_set() and client.picture["table"]["status"] == "playing":
        now = client.picture
        if not now["asked"] or now["decision"] == last:
            client.changed.clear()
            with suppress(TimeoutError):  # now and then a look whether all is done
                await asyncio.wait_for(client.changed.wait(), 0.5)
            continue
        last = now["decision"]
        move = rng.choice(now["moves"])
        answer = await client.act(0, move["action"])
        if answer["is"] == "ack":
            acknowledged.append(move["action"])
        else:
            assert answer["error"]["code"] == "stale", answer


async def storm(
    url: str, tables: list[Any], faults: Sequence[Callable[[], None]], *, hurts: bool = True
) -> list[list[Any]]:
    """All tables are played while one fault after another strikes; what was acknowledged at each.

    `url` may name several servers, which clients take in turn; `hurts`: every client loses its connection.
    """
    done = asyncio.Event()
    acknowledged: list[list[Any]] = [[] for _ in tables]
    clients = [Client(url, welcome["table"], welcome["token"]) for welcome in tables]
    for client in clients:
        await client.__aenter__()
    playing = [
        asyncio.create_task(play_and_note(client, done, noted, random.Random(at)))
        for at, (client, noted) in enumerate(zip(clients, acknowledged, strict=True))
    ]

    async def a_while(what: str) -> None:
        """Waits until half of the tables could have made a move."""
        before = sum(map(len, acknowledged))
        enough = before + len(tables) // 2
        await until_soon(lambda: sum(map(len, acknowledged)) > enough or all(task.done() for task in playing), what)

    await a_while("play begins")
    for fault in faults:
        await asyncio.to_thread(fault)
        await a_while(f"play goes on after {fault}")
    if hurts:
        await until_soon(lambda: all(client.connections > 1 for client in clients), "every client comes back")
    done.set()
    await soon(asyncio.gather(*playing))
    await asyncio.gather(*(client.__aexit__() for client in clients))
    return acknowledged


def own_actions(now: Any) -> list[Any]:
    return [line["action"] for line in now["log"] if line["actor"] == 0]


def check(server: Served, tables: list[Any], acknowledged: list[list[Any]]) -> None:
    """Every game is exactly where the acknowledgements said."""
    assert sum(map(len, acknowledged)) > len(tables)
    for welcome, noted in zip(tables, acknowledged, strict=True):
        assert own_actions(picture(server, welcome)) == noted
