"""Thinking is shared fairly: bots pause where nobody is, hints replace each other, budgets end, slow bots are ended."""

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from flood import flood, seconds_of_a_greedy_move
from inprocess import InProcess, Wire
from megapolis.server.worker import bot_pool
from megapolis.server.worker.bot_pool import QUICK, BotRequest, choose
from megapolis.server.worker.bot_processes import process_pool
from megapolis.server.worker.fair_queue import REVIEW
from serving import served
from waiting import until_soon


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.db'}"


async def open_table(server: InProcess, game: str = "next_station", **wish: Any) -> Any:
    welcome = await server.ask("POST", "/api/tables", {"game": game, "name": "Host", "players": 2, **wish})
    assert (await tell(server, welcome, "start"))["is"] == "ack"
    return welcome


async def tell(server: InProcess, welcome: Any, do: str, **fields: Any) -> Any:
    path = f"/api/tables/{welcome['table']}/messages"
    return await server.ask("POST", path, {"do": do, "id": f"{random.random()}", **fields}, welcome["token"])


async def see(server: InProcess, welcome: Any) -> Any:
    return (await server.ask("GET", f"/api/tables/{welcome['table']}/snapshot", token=welcome["token"]))["picture"]


async def enter(server: InProcess, welcome: Any) -> Wire:
    wire = server.connect(welcome["table"])
    wire.send(json.dumps({"do": "hello", "id": "hello", "token": welcome["token"]}))
    assert json.loads(await wire.next())["is"] == "ack"
    return wire


def test_bots_pause_while_nobody_is_at_the_table(url: str) -> None:
    def jobs() -> list[Any]:
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            return connection.execute("SELECT table_id FROM jobs WHERE kind = 'bot'").fetchall()

    async def main() -> None:
        async with InProcess(url, bot_processes=0) as server:
            welcome = await open_table(server, bots=["greedy"])
            assert jobs() != []
            started = time.time()
        await until_soon(lambda: time.time() > started + 0.1, "nobody has acted for a moment")
        async with InProcess(url, bots_pause_after=0.01) as server:
            await until_soon(lambda: jobs() == [], "the bot's move is not put aside")
            assert (await see(server, welcome))["seats"][1]["awaited"]
            # Somebody who only looks on does not wake it.
            onlooker = server.connect(welcome["table"])
            onlooker.send(json.dumps({"do": "hello", "id": "hello"}))
            await onlooker.next()
            assert jobs() == []
            wire = await enter(server, welcome)
            service = server.app.state.service
            cached = await service.load(welcome["table"])
            await until_soon(lambda: not cached.table.bots_awaited(), "the bot does not go on")
            for each in (wire, onlooker):
                await each.close()

    asyncio.run(main())


def test_bots_go_on_for_a_while_after_a_person_has_acted(url: str) -> None:
    async def main() -> None:
        async with InProcess(url) as server:
            welcome = await open_table(server, bots=["greedy"])
            cached = await server.app.state.service.load(welcome["table"])
            await until_soon(
                lambda: not cached.table.bots_awaited(), "nobody is connected, but somebody has started it"
            )

    asyncio.run(main())


def test_a_newer_hint_takes_the_place_of_an_older_one(url: str) -> None:
    async def main() -> None:
        async with InProcess(url) as server:
            welcome = await open_table(server, "sprawlopolis", players=1)
            wire = await enter(server, welcome)
            await wire.next()
            for at in range(40):
                wire.send(json.dumps({"do": "hint", "id": f"hint-{at}", "seat": 0}))
            wire.send(json.dumps({"do": "say", "id": "say", "text": "meanwhile"}))
            answers: list[Any] = []
            while not any(answer.get("id") == "hint-39" for answer in answers):
                answers.append(json.loads(await wire.next()))
            by_id = {answer["id"]: answer for answer in answers if "id" in answer}
            assert by_id["say"]["is"] == "ack", "the connection goes on while a hint is thought about"
            assert by_id["hint-39"]["is"] == "hint"
            keys = {by_id[f"hint-{at}"].get("error", {}).get("key") for at in range(39)}
            assert keys <= {"table-hint-replaced", "table-too-much"}
            assert "table-hint-replaced" in keys
            # Who leaves is not thought for any more.
            wire.send(json.dumps({"do": "hint", "id": "last", "seat": 0}))
            await asyncio.sleep(0.01)
            await wire.close()
            pool = server.app.state.service.bots
            await until_soon(lambda: pool.gauges()["thinking_hints_waiting"] == 0)

    asyncio.run(main())


def test_the_budget_of_a_day_ends_hints_and_reviews_but_no_game(url: str) -> None:
    async def main() -> None:
        async with InProcess(url, thinking_seconds=0.001) as server:
            welcome = await open_table(server, guest="device", bots=["greedy"])
            assert (await tell(server, welcome, "hint", seat=0))["is"] == "hint"
            refused = await tell(server, welcome, "hint", seat=0)
            assert (refused["error"]["code"], refused["error"]["key"]) == ("too-much", "table-thinking-spent")
            # A new name on the same device and another device at the same address have nothing left either.
            for guest in ("device", "another"):
                other = await open_table(server, guest=guest, players=1)
                assert (await tell(server, other, "hint", seat=0))["error"]["code"] == "too-much"
            cached = await server.app.state.service.load(welcome["table"])
            await until_soon(lambda: not cached.table.bots_awaited(), "bots play on, behind everybody else's")
        # What was used is kept: another worker, or this one started again, knows of it.
        async with InProcess(url, thinking_seconds=0.001) as server:
            assert (await tell(server, welcome, "hint", seat=0))["error"]["code"] == "too-much"
        async with InProcess(url, thinking_seconds=3600) as server:
            assert (await tell(server, welcome, "hint", seat=0))["is"] == "hint"

    asyncio.run(main())


def sleep_unless_quick(request: BotRequest) -> int:
    """Stands for a search that never ends."""
    if request.bot not in QUICK:
        time.sleep(600)
    return choose(request)


def test_a_quick_bot_moves_where_a_search_never_ends(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "choose", sleep_unless_quick)

    async def main() -> None:
        async with InProcess(url, bot_lease=5) as server:
            service = server.app.state.service
            welcome = await open_table(server, bots=["easy"])
            cached = await service.load(welcome["table"])
            await until_soon(lambda: not cached.table.bots_awaited(), "the bot never moves")
            assert service.metrics.counts['faults{where="a bot"}'] >= 1

    asyncio.run(main())


def test_a_review_that_nobody_waits_for_is_cancelled(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with InProcess(url) as server:
            welcome = await open_table(server, players=1, options={"random_pencils": True})
            now = await see(server, welcome)
            act = {"seat": 0, "decision": now["decision"], "action": now["moves"][0]["action"]}
            await tell(server, welcome, "act", **act)
            await tell(server, welcome, "resign", seat=0)
            course = await server.ask("GET", f"/api/tables/{welcome['table']}/course")
            pool = server.app.state.service.bots
            cancelled = asyncio.Event()

            async def run(*_: Any, **__: Any) -> Any:
                try:
                    await asyncio.sleep(600)
                except asyncio.CancelledError:
                    cancelled.set()
                    raise

            monkeypatch.setattr(pool, "run", run)
            path = f"/api/tables/{welcome['table']}/turns/{course['decisions'][0]['at']}/review"
            server.hang_up = True
            status, _ = await server.call("GET", path)
            assert status == 409
            await asyncio.wait_for(cancelled.wait(), 10)

    asyncio.run(main())


@pytest.mark.timed
def test_a_greedy_bot_is_as_quick_under_a_flood_as_on_an_idle_server(url: str) -> None:
    """The bar: with 40 hints and 30 experts of one visitor, another's greedy bot takes at most twice as long."""

    async def main() -> None:
        with served(url) as server:
            await seconds_of_a_greedy_move(server)
            idle = await seconds_of_a_greedy_move(server)
            async with flood(server):
                flooded = await seconds_of_a_greedy_move(server)
            print(f"a greedy bot: {idle:.3f} s idle, {flooded:.3f} s under a flood, ratio {flooded / idle:.2f}")
            assert flooded < 2 * idle

    asyncio.run(main())


def test_kinds_are_named_as_the_queue_counts_them() -> None:
    assert list(process_pool(1).gauges())[REVIEW] == "thinking_reviews_waiting"
