"""Plays the games of an event: in this process, on all cores, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, TypeVar

from megapolis.arena.play import Result, Seated, Table, play_seated
from megapolis.arena.store import Store
from megapolis.engine.errors import MegapolisError
from megapolis.engine.optional import needed

Told = Callable[[], None]
Played = TypeVar("Played")


class NoCluster(MegapolisError):
    """The Ray cluster cannot be reached."""


def run(store: Store, *, workers: int = 1, ray: str | None = None, told: Told | None = None) -> list[Result]:
    """Plays what is missing, keeps each result at once, and answers all of them in order."""
    games = store.event.games()
    missing = [games[number] for number in store.missing()]
    table = store.event.table
    if ray is not None:
        results = on_cluster(table, missing, ray)
    elif workers > 1 and len(missing) > 1:
        results = on_cores(play_seated, table, missing, min(workers, len(missing)))
    else:
        results = (play_seated(table, seated) for seated in missing)
    for result in results:
        store.add(result)
        if told is not None:
            told()
    return store.in_order()


def on_cores(
    play: Callable[[Table, Seated], Played], table: Table, games: Sequence[Seated], workers: int
) -> Iterator[Played]:
    """Results as they come from as many processes. A few games ahead are handed out, so that stopping is quick."""
    # Fresh processes: a forked copy of one that has threads (a server, a progress bar) may hang. Ctrl+C reaches all of
    # them, but only this one answers it, and ends the others in the middle of their games.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    waiting = iter(games)
    try:
        running = {pool.submit(play, table, seated) for seated in _take(waiting, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, table, seated) for seated in _take(waiting, len(done))}
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


def on_cluster(table: Table, games: Sequence[Seated], address: str) -> Iterator[Result]:
    """Results as they come from a Ray cluster; "local" starts one on this machine."""
    ray = needed("ray", extra="cluster")
    options: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
    try:
        ray.init(None if address == "local" else address, **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster("error-ray-address", address=address, detail=str(error).splitlines()[0]) from None
    try:
        yield from played_by(ray, table, games)
    finally:
        ray.shutdown()


def played_by(ray: Any, table: Table, games: Sequence[Seated]) -> Iterator[Result]:
    """Results as they come from the cluster that `ray` is connected to."""
    remote = ray.remote(play_seated)
    slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(games)
    running = [remote.remote(table, seated) for seated in _take(waiting, 2 * slots)]
    while running:
        done, running = ray.wait(running)
        running += [remote.remote(table, seated) for seated in _take(waiting, len(done))]
        yield from ray.get(done)


def _take(games: Iterator[Seated], count: int) -> list[Seated]:
    return [seated for _, seated in zip(range(count), games, strict=False)]
