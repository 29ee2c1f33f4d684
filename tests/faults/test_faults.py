"""Every acknowledged action survives kill -9, and clients go on by themselves. Real processes, real databases."""

import asyncio
import os
import random
import signal
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from faults.storm import GAMES, check, open_tables, storm
from guests import message, play_on, two_people
from megapolis.catalog import find_game, game_ids
from megapolis.server.client import Client
from serving import Postgres, Served, postgres, served
from waiting import soon, until, until_soon


def test_kill_of_the_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        tables = open_tables(server, GAMES)

        def crash() -> None:
            server.kill()
            server.start()

        def stop_in_good_order() -> None:
            assert server.stop() == 0
            server.start()

        acknowledged = asyncio.run(storm(server.url, tables, [crash, stop_in_good_order]))
        check(server, tables, acknowledged)


def workers_of(server: Served) -> list[int]:
    assert server.process is not None
    found = subprocess.run(
        ["pgrep", "-f", "-P", str(server.process.pid), "spawn_main"], capture_output=True, text=True, check=False
    )
    return [int(pid) for pid in found.stdout.split()]


def test_kill_of_workers_and_of_postgresql_loses_nothing() -> None:
    with postgres() as database, served(database.url, workers="2", bot_processes="0") as server:
        tables = open_tables(server, GAMES)

        def one_worker() -> None:
            os.kill(workers_of(server)[0], signal.SIGKILL)

        def all_workers() -> None:
            for pid in workers_of(server):
                os.kill(pid, signal.SIGKILL)

        def whole_server() -> None:
            server.kill()
            server.start()

        def the_database() -> None:
            database.kill()
            database.start()

        assert len(workers_of(server)) == 2
        faults = [one_worker, the_database, all_workers, whole_server]
        acknowledged = asyncio.run(storm(server.url, tables, faults))
        check(server, tables, acknowledged)


@pytest.fixture(scope="module")
def two_servers() -> Any:
    with postgres() as database, served(database.url) as one, served(database.url, bot_processes="0") as two:
        yield one, two, database


def test_two_players_on_two_workers_play_a_whole_game(two_servers: tuple[Served, Served, Postgres]) -> None:
    one, two, _ = two_servers
    host, guest = two_people(one)

    async def main() -> None:
        async with (
            Client(one.url, host["table"], host["token"]) as here,
            Client(two.url, host["table"], guest["token"]) as there,
        ):
            await here.send("start")
            await asyncio.gather(
                *(each.until(lambda now: now["table"]["status"] == "playing") for each in (here, there))
            )
            await soon(asyncio.gather(*(play_on(each, random.Random(7)) for each in (here, there))))
            assert here.picture["result"] == there.picture["result"]
            # Each sees its own moves at once and the other's at the reveal: the same lines, in another order.
            # When each learned of it, and what they knew of points then, is their own.
            told = [[str((each["actor"], each["words"])) for each in of.picture["log"]] for of in (here, there)]
            assert sorted(told[0]) == sorted(told[1])

    asyncio.run(main())


def test_all_seats_of_a_simultaneous_round_act_at_once(two_servers: tuple[Served, Served, Postgres]) -> None:
    one, two, _ = two_servers
    game = max(game_ids(), key=lambda name: find_game(name).seats[-1])
    count = min(10, find_game(game).seats[-1])
    host = one.table(game, count)
    invite = host["link"].split("invite=")[1]
    join = f"/api/tables/{host['table']}/join"
    people = [host, *(two.call("POST", join, {"name": f"G{at}", "invite": invite}) for at in range(count - 1))]
    assert message(one, host, "start")["is"] == "ack"

    async def main() -> None:
        clients = [Client((one, two)[at % 2].url, host["table"], each["token"]) for at, each in enumerate(people)]
        for client in clients:
            await client.__aenter__()
        for _ in range(6):
            await asyncio.gather(*(client.until(lambda now: now["asked"]) for client in clients))
            seen = [client.picture["decision"] for client in clients]
            answers = await asyncio.gather(
                *(client.act(seat, client.picture["moves"][-1]["action"]) for seat, client in enumerate(clients))
            )
            assert [answer["is"] for answer in answers] == ["ack"] * count
            for client, decision in zip(clients, seen, strict=True):
                while client.picture["decision"] == decision:
                    client.changed.clear()
                    await client.changed.wait()
        for client in clients:
            await client.__aexit__()

    asyncio.run(soon(main()))


def test_one_seat_on_two_workers_racing(two_servers: tuple[Served, Served, Postgres]) -> None:
    one, two, _ = two_servers
    host, _guest = two_people(one)
    message(one, host, "start")

    async def main() -> None:
        async with (
            Client(one.url, host["table"], host["token"]) as here,
            Client(two.url, host["table"], host["token"]) as there,
        ):
            moves = here.picture["moves"]
            answers = await asyncio.gather(here.act(0, moves[0]["action"]), there.act(0, moves[-1]["action"]))
            assert sorted(answer["is"] for answer in answers) == ["ack", "error"]
            assert next(each["error"]["code"] for each in answers if each["is"] == "error") == "stale"
            await until_soon(lambda: here.picture == there.picture, "both see the same")

    asyncio.run(main())


def test_health_tells_that_the_database_is_away(two_servers: tuple[Served, Served, Postgres]) -> None:
    _, two, database = two_servers
    database.kill()
    assert two.call("GET", "/health")["status"] == "unavailable"
    database.start()
    until(lambda: two.call("GET", "/health")["status"] == "ok", "the database is back")


def test_who_is_there_is_known_to_every_worker() -> None:
    def away(client: Client) -> list[int]:
        return [each["person"] for each in client.presence.get("away", [])]

    async def main(one: Served, two: Served, host: Any, guest: Any) -> None:
        async with Client(one.url, host["table"], host["token"]) as here:
            async with Client(two.url, host["table"], guest["token"]) as there, Client(two.url, host["table"]):
                await until_soon(lambda: here.presence.get("here") == there.presence.get("here") == [0, 1])
                await until_soon(lambda: here.presence["onlookers"] == 1)
            await until_soon(lambda: away(here) == [1])
            await until_soon(lambda: here.presence["onlookers"] == 0)
            # Somebody whose connection moves from one worker to another was never gone.
            async with AsyncExitStack() as devices:
                async with Client(two.url, host["table"], guest["token"]):
                    await until_soon(lambda: here.presence["here"] == [0, 1])
                    await devices.enter_async_context(Client(one.url, host["table"], guest["token"]))
                # When it is told that an onlooker has gone, whoever went before must have been told of, too.
                async with Client(two.url, host["table"]):
                    await until_soon(lambda: here.presence["onlookers"] == 1)
                await until_soon(lambda: here.presence["onlookers"] == 0)
                assert here.presence["here"] == [0, 1]
            async with Client(two.url, host["table"], guest["token"]):
                await until_soon(lambda: here.presence["here"] == [0, 1])
                # The other worker dies without a word; nobody takes its connections over.
                await asyncio.to_thread(two.kill)
                await until_soon(lambda: away(here) == [1])

    with postgres() as database, served(database.url, away_after="2", bot_processes="0") as one:
        two = Served(database.url, away_after="2", bot_processes="0").start()
        host, guest = two_people(one)
        asyncio.run(main(one, two, host, guest))
        two.log.close()


def test_a_bots_move_is_taken_over_from_a_dead_worker() -> None:
    with postgres() as database:
        thinking = Served(database.url, bot_lease="1").start()
        welcome = thinking.table(players=2, bots=["greedy"])
        message(thinking, welcome, "start")
        # The worker dies with the bot's move due or leased; another one, started later, plays it.
        thinking.kill()
        with served(database.url, bot_lease="1") as other:

            async def main() -> None:
                async with Client(other.url, welcome["table"], welcome["token"]) as client:
                    await soon(client.until(lambda now: not now["seats"][1]["awaited"]))

            asyncio.run(main())
        thinking.log.close()
