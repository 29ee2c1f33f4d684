"""Play the games of an event in this process, on all cores, or on a Ray cluster, with the same results."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, TypeVar

from megapolis.arena.play import Pairing, Result, SetupSpec, play_pairing
from megapolis.arena.store import Store
from megapolis.engine.errors import MegapolisError
from megapolis.engine.optional import require

Outcome = TypeVar("Outcome")


class NoCluster(MegapolisError):
    """The Ray cluster cannot be reached."""


def run(
    store: Store, *, workers: int = 1, ray: str | None = None, on_progress: Callable[[], None] | None = None
) -> list[Result]:
    """Play the games that are missing, store each result at once, and return all of them in order.

    `on_progress` is called after every game.
    """
    games = store.event.games()
    unplayed = [games[number] for number in store.unplayed()]
    spec = store.event.setup
    if ray is not None:
        results = play_on_cluster(spec, unplayed, ray)
    elif workers > 1 and len(unplayed) > 1:
        results = play_on_cores(play_pairing, spec, unplayed, min(workers, len(unplayed)))
    else:
        results = (play_pairing(spec, pairing) for pairing in unplayed)
    for result in results:
        store.add(result)
        if on_progress is not None:
            on_progress()
    return store.in_order()


def play_on_cores(
    play: Callable[[SetupSpec, Pairing], Outcome], spec: SetupSpec, games: Sequence[Pairing], workers: int
) -> Iterator[Outcome]:
    """Play games in several processes and yield results as they come. Only a few games are queued, to stop quickly."""
    # Spawn the processes: a fork of a process that has threads (a server, a progress bar) may hang. Ctrl+C reaches all
    # of them, but only this one answers it, and ends the others in the middle of their games.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    waiting = iter(games)
    try:
        running = {pool.submit(play, spec, pairing) for pairing in _take(waiting, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, spec, pairing) for pairing in _take(waiting, len(done))}
            for future in done:
                yield future.result()
        pool.shutdown()
    finally:
        _end(pool)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def play_on_cluster(spec: SetupSpec, games: Sequence[Pairing], address: str) -> Iterator[Result]:
    """Play games on a Ray cluster and yield results as they come; the address "local" starts one on this machine."""
    ray = require("ray", extra="cluster")
    options: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
    try:
        ray.init(None if address == "local" else address, **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster("error-ray-address", address=address, detail=str(error).splitlines()[0]) from None
    try:
        yield from play_on_ray(ray, spec, games)
    finally:
        ray.shutdown()


def play_on_ray(ray: Any, spec: SetupSpec, games: Sequence[Pairing]) -> Iterator[Result]:
    """Play games on the cluster that `ray` is connected to, and yield results as they come."""
    remote = ray.remote(play_pairing)
    slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(games)
    running = [remote.remote(spec, pairing) for pairing in _take(waiting, 2 * slots)]
    while running:
        done, running = ray.wait(running)
        running += [remote.remote(spec, pairing) for pairing in _take(waiting, len(done))]
        yield from ray.get(done)


def _take(games: Iterator[Pairing], count: int) -> list[Pairing]:
    return [pairing for _, pairing in zip(range(count), games, strict=False)]
