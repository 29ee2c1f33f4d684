"""The resources that many people at tables need: a capacity model from measurements, and a simulation of one worker.

Prints the tables of docs/scale.md. FIGURES are measurements, each from `make load` or the command beside it; HABITS are
assumptions about what people do, and docs/scale.md says so.
"""

import random
from collections.abc import Iterator
from math import ceil

FIGURES = {
    # One worker's processor seconds per acknowledged action that is sent to two people (server_core /
    # acknowledged_per_s of a saturated run, PostgreSQL: bench/load.py --tables 60 --rate 20), including pings.
    "seconds_per_action": 0.0021,
    # How much of that again at every other worker where somebody of the table is connected: an action took 1.39 times
    # as long on two workers, 1.93 times on four, in one run (bench/load.py --workers 1,2,4 --shared 60 --rate 2).
    "share_elsewhere": 0.9,
    # One worker's share of a core for heartbeats, shared limits and looking for jobs.
    "core_per_worker": 0.02,
    # Resident memory of a table with two connected people who play (make load, 1,000 tables).
    "kib_per_table": 92.0,
    # Bytes of an event in PostgreSQL with indexes (make load), and the events of a two-player game of Next Station.
    "bytes_per_event": 352.0,
    "events_per_game": 80.0,
    # Transactions per second of this PostgreSQL with synchronous commits (pgbench -N -c 8).
    "commits_per_second": 2400.0,
    # A person's action is one commit; a bot's move is three: lease the job, play the move, release the lease.
    "commits_per_bot_move": 3.0,
    # Processor seconds of a `greedy` move, including the overhead of its process.
    "seconds_per_bot_move": 0.001,
}
HABITS = {
    "people_per_table": 2.0,
    "seconds_per_decision": 10.0,
    "bot_share": 0.3,
    "hours_of_play_a_day": 2.0,
}
BUSY = 0.6
"""How busy a worker may be on average."""
MEMORY = 2.0
"""A worker's memory for tables, in GiB."""


def arrivals(rate: float, seconds: float, rng: random.Random) -> Iterator[float]:
    """The times at which people act, independently of each other."""
    now = 0.0
    while (now := now + rng.expovariate(rate)) < seconds:
        yield now


def simulate(busy: float, seconds: float = 600.0, seed: int = 1) -> list[float]:
    """How long actions wait in one worker that is so busy: one event loop, actions in the order they come.

    An action's own time is assumed to vary from half to twice the mean.
    """
    rng = random.Random(seed)
    mean = FIGURES["seconds_per_action"]
    free = 0.0
    took = []
    for at in arrivals(busy / mean, seconds, rng):
        begins = max(at, free)
        free = begins + mean * rng.choice((0.5, 0.5, 1.0, 2.0))
        took.append(free - at)
    return sorted(took)


def cores(actions: float, workers: int) -> float:
    """The cores that so many actions per second keep busy, when people connect to any worker."""
    elsewhere = (HABITS["people_per_table"] - 1) * (workers - 1) / workers
    each = FIGURES["seconds_per_action"] * (1 + FIGURES["share_elsewhere"] * elsewhere)
    return actions * each + workers * FIGURES["core_per_worker"]


def need(people: int) -> dict[str, float]:
    """What a number of people at tables at the same time need."""
    tables = people / HABITS["people_per_table"]
    actions = people / HABITS["seconds_per_decision"]
    bots = actions * HABITS["bot_share"]
    total = actions + bots
    by_memory = tables * FIGURES["kib_per_table"] / 1024 / 1024 / MEMORY
    workers = 1
    while workers < max(cores(total, workers) / BUSY, by_memory):
        workers += 1
    day = total * 3600 * HABITS["hours_of_play_a_day"]
    return {
        "tables": tables,
        "actions": total,
        "workers": workers,
        "memory": tables * FIGURES["kib_per_table"] / 1024 / 1024,
        "databases": ceil((actions + bots * FIGURES["commits_per_bot_move"]) / FIGURES["commits_per_second"]),
        "stored": day * FIGURES["bytes_per_event"] / 1e9,
        "bot_cores": ceil(bots * FIGURES["seconds_per_bot_move"]),
    }


def main() -> None:
    head = ("people at tables", "tables", "actions/s", "workers (cores)", "memory, GiB", "PostgreSQL of this size")
    print("|", " | ".join((*head, "GB a day", "cores for bots")), "|")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|")
    for people in (10_000, 100_000, 1_000_000):
        row = need(people)
        print(
            f"| {people:,} | {row['tables']:,.0f} | {row['actions']:,.0f} | {row['workers']} | {row['memory']:.1f} "
            f"| {row['databases']} | {row['stored']:.1f} | {row['bot_cores']} |"
        )
    print()
    print("| a worker is busy | p50, ms | p95, ms | p99, ms |")
    print("|---:|---:|---:|---:|")
    for busy in (0.3, 0.6, 0.8, 0.9):
        took = simulate(busy)
        p50, p95, p99 = (1000 * took[int(share * len(took))] for share in (0.5, 0.95, 0.99))
        print(f"| {busy:.0%} | {p50:.1f} | {p95:.1f} | {p99:.1f} |")


if __name__ == "__main__":
    main()
