"""Measure actions per second, latency and memory with real games over WebSocket on loopback (`make load`).

Every table has two people on two connections, who play random legal moves. Together, ten tables play two actions per
second, at a steady rate. Latency is the time until a player receives the acknowledgement of a committed action.
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
from pathlib import Path
from typing import Any

import psycopg

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from megapolis.compiled import engine_status  # noqa: E402
from megapolis.server.client import Client  # noqa: E402
from serving import Served, postgres, served  # noqa: E402

RATE = 0.2
"""Actions per second at each table."""


def memory(pid: int) -> int:
    """The resident memory of a process, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


def processor(pid: int) -> float:
    """The processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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

    assert server.process is not None
    pid = server.process.pid
    # Avoid pauses of this process, which would count as the server's.
    gc.collect()
    gc.disable()
    began, used = time.perf_counter(), processor(pid)
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
        "server_core": round((processor(pid) - used) / elapsed, 3),
    }


async def load(server: Served, count: int, seconds: float, rate: float) -> dict[str, Any]:
    """Open tables, let them idle, then play."""
    assert server.process is not None
    # The first table loads games, messages and pools, which do not count as memory of tables.
    tables = [await asyncio.to_thread(open_table, server) for _ in range(20)]
    empty = memory(server.process.pid)
    tables = [await asyncio.to_thread(open_table, server) for _ in range(count)]
    opened = memory(server.process.pid)
    pairs = [Pair(server, table, tokens) for table, tokens in tables]
    for pair in pairs:
        for client in pair.clients:
            await client.__aenter__()
    connected = memory(server.process.pid)
    figures = await measure(server, pairs, seconds, rate)
    played = memory(server.process.pid)
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


def stored(url: str) -> float:
    """The size of an event in PostgreSQL in bytes, including indexes."""
    with psycopg.connect(url) as connection:
        query = b"SELECT pg_total_relation_size('events')::float8 / count(*) FROM events"
        found = connection.execute(query).fetchone()
    assert found is not None
    return round(float(found[0]), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100,1000")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--out", type=Path, default=None)
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    rows = []
    for database in arguments.databases.split(","):
        for count in map(int, arguments.tables.split(",")):
            path = ROOT / "build" / f"load-{os.getpid()}-{count}.db"
            path.parent.mkdir(exist_ok=True)
            if database == "sqlite":
                with served(f"sqlite:///{path}") as server:
                    row = asyncio.run(load(server, count, arguments.seconds, arguments.rate))
                for part in path.parent.glob(f"{path.name}*"):
                    part.unlink()
            else:
                with postgres() as running, served(running.url) as server:
                    row = asyncio.run(load(server, count, arguments.seconds, arguments.rate))
                    row["bytes_per_event"] = stored(running.url)
            rows.append({"database": database, **row})
            print(json.dumps(rows[-1]), flush=True)
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, {engine_status()}"
    if arguments.out is not None:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.write_text(json.dumps({"machine": machine, "rows": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
