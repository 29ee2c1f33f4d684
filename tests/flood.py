"""One visitor who asks for as much thinking as they can, and how quick another's bot is meanwhile."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from statistics import median

from guests import message
from megapolis.server.client import Client
from serving import Served

HINTS = 40
TABLES, EXPERTS = 3, 10
MOVES = 15
"""As many moves of each game are timed."""


async def seconds_of_a_greedy_move(server: Served, games: int = 1) -> float:
    """The median of the seconds from somebody's action until a greedy bot has answered it."""
    return median([each for _ in range(games) for each in await _seconds_of_moves(server)])


async def _seconds_of_moves(server: Served) -> list[float]:
    welcome = await asyncio.to_thread(server.table, players=2, bots=["greedy"], guest="calm")
    await asyncio.to_thread(message, server, welcome, "start")
    took = []
    async with Client(server.url, welcome["table"], welcome["token"]) as client:
        for _ in range(MOVES):
            await client.until(lambda now: now["asked"] and now["moves"])
            began = time.perf_counter()
            await client.act(0, client.picture["moves"][-1]["action"])
            await client.until(lambda now: now["asked"])
            took.append(time.perf_counter() - began)
    return took


@asynccontextmanager
async def flood(server: Served) -> AsyncIterator[None]:
    """Three tables of ten experts and forty hints, all of one visitor, for as long as this lasts."""
    async with AsyncExitStack() as connections:
        for _ in range(TABLES):
            wish = {"bots": ["expert"] * EXPERTS, "seats": 0, "guest": "flood"}
            welcome = await asyncio.to_thread(server.table, "welcome_to", EXPERTS, **wish)
            await asyncio.to_thread(message, server, welcome, "start")
            await connections.enter_async_context(Client(server.url, welcome["table"], welcome["token"]))
        asking = await asyncio.to_thread(server.table, "sprawlopolis", 1, guest="flood")
        await asyncio.to_thread(message, server, asking, "start")
        client = await connections.enter_async_context(Client(server.url, asking["table"], asking["token"]))
        hints = [asyncio.create_task(client.send("hint", seat=0)) for _ in range(HINTS)]
        yield
        for hint in hints:
            hint.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*hints, return_exceptions=True)
