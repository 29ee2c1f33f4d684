"""Measure actions per second, latency and memory with real games over WebSocket on loopback (`make load`).

Every table has two people on two connections, who play random legal moves. Together, ten tables play two actions per
second, at a steady rate: four times as many as an action every 20 seconds. Latency is the time until a player receives
the acknowledgement of a committed action. At a thousand tables the same is measured again while one visitor has queued
40 hints and 30 experts, with what that does to another's greedy bot. Then the same on 1, 2 and 4 workers.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import resource
import sys
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from flood import flood, seconds_of_a_greedy_move  # noqa: E402
from megapolis.compiled import engine_status  # noqa: E402
from megapolis.server.client import Client  # noqa: E402
from serving import Served, postgres, served  # noqa: E402

RATE = 0.05
"""Actions per second at each table."""
GAMES = 6
"""How many games against a greedy bot are timed, before a flood and during it."""


def processes(server: Served) -> list[int]:
    """The server's process, or its workers if it has several."""
    assert server.process is not None
    pid = server.process.pid
    if server.settings.get("MEGAPOLIS_WORKERS", "1") == "1":
        return [pid]
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def memory(server: Served) -> int:
    """The resident memory of a server, in bytes."""
    status = [Path(f"/proc/{pid}/status").read_text(encoding="utf-8") for pid in processes(server)]
    return sum(int(each.split("VmRSS:")[1].split()[0]) * 1024 for each in status if "VmRSS:" in each)


def processor(server: Served) -> float:
    """The processor time that a server has used, in seconds, without its bots' processes."""
    used = 0
    for pid in processes(server):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def open_table(server: Served) -> tuple[str, list[str]]:
    """Open a table for two people and start its game. Return its id and their tokens."""
    host = server.table("next_station", 2)
    table = host["table"]
    invite = host["link"].split("invite=")[1]
    guest = server.call("POST", f"/api/tables/{table}/join", {"name": "Guest", "invite": invite})
    server.call("POST", f"/api/tables/{table}/messages", {"do": "start", "id": "start"}, host["token"])
    return table, [host["token"], guest["token"]]


class Pair:
    """The two people of one table."""

    def __init__(self, server: Served, table: str, tokens: list[str]) -> None:
        self.clients = [Client(server.url, table, token) for token in tokens]
        self.busy = False

    async def act(self, rng: random.Random) -> float | None:
        """Play one action of a person who is awaited. Return the seconds until its acknowledgement."""
        waiting = [(seat, client) for seat, client in enumerate(self.clients) if client.picture["asked"]]
        if self.busy or not waiting:
            return None
        self.busy = True
        seat, client = rng.choice(waiting)
        began = time.perf_counter()
        answer = await client.act(seat, rng.choice(client.picture["moves"])["action"])
        took = time.perf_counter() - began
        self.busy = False
        return took if answer["is"] == "ack" else None


async def measure(server: Served, pairs: list[Pair], seconds: float, rate: float) -> dict[str, float]:
    """Play at a steady rate. Return the number of actions and their latencies."""
    rng = random.Random(1)
    took: list[float] = []
    tasks: set[asyncio.Task[None]] = set()

    async def one(pair: Pair) -> None:
        latency = await pair.act(rng)
        if latency is not None:
            took.append(latency)

    # Avoid pauses of this process, which would count as the server's.
    gc.collect()
    gc.disable()
    began, used = time.perf_counter(), processor(server)
    total = rate * len(pairs)
    due = 0
    while (now := time.perf_counter() - began) < seconds:
        while due < now * total:
            task = asyncio.create_task(one(rng.choice(pairs)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            due += 1
        await asyncio.sleep(0.005)
    await asyncio.gather(*tasks)
    elapsed = time.perf_counter() - began
    gc.enable()
    took.sort()

    def at(share: float) -> float:
        return round(1000 * took[min(len(took) - 1, int(share * len(took)))], 1)

    return {
        "acknowledged_per_s": round(len(took) / elapsed, 1),
        "p50_ms": at(0.50),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "server_core": round((processor(server) - used) / elapsed, 3),
    }


async def measure_flooded(server: Served, pairs: list[Pair], seconds: float, rate: float) -> dict[str, float]:
    """The same while one visitor floods the server, and how much slower another's greedy bot is then than before."""
    await seconds_of_a_greedy_move(server)
    before = await seconds_of_a_greedy_move(server, GAMES)
    async with flood(server):
        figures = await measure(server, pairs, seconds, rate)
        during = await seconds_of_a_greedy_move(server, GAMES)
    told = {"greedy_move_ms": round(1000 * before, 1), "greedy_move_flooded_ms": round(1000 * during, 1)}
    return {f"flooded_{name}": value for name, value in figures.items()} | told | {"ratio": round(during / before, 2)}


async def load(server: Served, count: int, seconds: float, rate: float, *, floods: bool) -> dict[str, Any]:
    """Open tables, let them idle, then play."""
    # The first table loads games, messages and pools, which do not count as memory of tables.
    tables = [await asyncio.to_thread(open_table, server) for _ in range(20)]
    empty = memory(server)
    tables = [await asyncio.to_thread(open_table, server) for _ in range(count)]
    opened = memory(server)
    pairs = [Pair(server, table, tokens) for table, tokens in tables]
    for pair in pairs:
        for client in pair.clients:
            await client.__aenter__()
    connected = memory(server)
    figures: dict[str, Any] = await measure(server, pairs, seconds, rate)
    played = memory(server)
    if floods:
        figures |= await measure_flooded(server, pairs, seconds, rate)
    for pair in pairs:
        for client in pair.clients:
            await client.__aexit__()
    return {
        "tables": count,
        "connections": 2 * count,
        **figures,
        "kib_per_idle_table": round((opened - empty) / count / 1024, 1),
        "kib_per_connected_table": round((connected - empty) / count / 1024, 1),
        "kib_per_played_table": round((played - empty) / count / 1024, 1),
    }


def measure_log(url: str) -> float:
    """The size of an event in PostgreSQL in bytes, including indexes."""
    with psycopg.connect(url) as connection:
        query = b"SELECT pg_total_relation_size('events')::float8 / count(*) FROM events"
        found = connection.execute(query).fetchone()
    assert found is not None
    return round(float(found[0]), 1)


def run(database: str, count: int, workers: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Measure a number of tables on a number of workers; a thousand on one worker also under a flood."""
    floods = workers == 1 and count >= arguments.flood_from
    work = partial(load, count=count, seconds=arguments.seconds, rate=arguments.rate, floods=floods)
    busy = round(os.getloadavg()[0], 1)
    if database == "sqlite":
        with TemporaryDirectory() as folder, served(f"sqlite:///{folder}/load.db") as server:
            row = asyncio.run(work(server))
    else:
        with postgres() as running, served(running.url, workers=str(workers)) as server:
            row = asyncio.run(work(server))
            row["bytes_per_event"] = measure_log(running.url)
    return {"database": database, "workers": workers, "machine_load": busy, **row}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100,1000", help="on one worker, on each database")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--workers", default="1,2,4", help='on PostgreSQL, with --shared tables; "" for none')
    parser.add_argument("--shared", type=int, default=200)
    parser.add_argument("--flood-from", type=int, default=1000, help="so many tables are measured under a flood, too")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--out", type=Path, default=None)
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    counts = [int(each) for each in arguments.tables.split(",") if each]
    plan = [(database, count, 1) for database in arguments.databases.split(",") for count in counts]
    plan += [("postgresql", arguments.shared, int(each)) for each in arguments.workers.split(",") if each]
    rows = []
    for database, count, workers in plan:
        rows.append(run(database, count, workers, arguments))
        print(json.dumps(rows[-1]), flush=True)
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, {engine_status()}"
    if arguments.out is not None:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.write_text(json.dumps({"machine": machine, "rows": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
