"""Bots think in processes of their own, one for each slot of the pool. The processes end with their server."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from megapolis.server.errors import Unavailable
from megapolis.server.worker.bot_pool import Answer, BotPool, BotRequest, Slot, TooSlow

ATTEMPTS = 3
"""How often a request is tried when processes die under it."""
NICENESS = 5
"""By how much processes that search give way to others."""
PR_SET_PDEATHSIG = 1
LOG = logging.getLogger("megapolis.server")


def process_pool(processes: int, deadline: float = 60.0) -> BotPool:
    """A pool of so many processes that search, and one more for bots that do not."""
    slots = [ProcessSlot(deadline) for _ in range(max(1, processes))]
    return BotPool(slots, ProcessSlot(deadline, niceness=0))


class ProcessSlot(Slot):
    """One process of the pool and the thread that waits for its answers."""

    def __init__(self, deadline: float, niceness: int = NICENESS) -> None:
        self.deadline = deadline
        """Seconds after which a process that has not answered is ended."""
        self._niceness = niceness
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._lock = threading.Lock()
        self._closed = False
        self.process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False

    async def ask(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Answer:
        """What the process answers."""
        return await asyncio.wrap_future(self._thread.submit(self._ask, work, request))

    def _ask(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Answer:
        for _ in range(ATTEMPTS):
            try:
                pipe = self._connect()
                pipe.send((work, request))
                if not pipe.poll(self.deadline):
                    LOG.error("%s of %s took more than %s s", request.bot, request.game, self.deadline)
                    self._discard()
                    raise TooSlow("table-thinking-too-long")
                done, answer = pipe.recv()
            except (EOFError, OSError):
                self._discard()
                continue
            if not done:
                raise answer
            result: Answer = answer
            return result
        raise Unavailable("table-unavailable")

    def _connect(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        with self._lock:
            if self._closed:
                raise Unavailable("table-unavailable")
            if self._pipe is None:
                # Started from this thread, which lives as long as the slot: the process dies with its parent thread.
                context = multiprocessing.get_context("spawn")
                self._pipe, inner = context.Pipe()
                self.process = context.Process(target=serve_requests, args=(inner, self._niceness), daemon=True)
                self.process.start()
                inner.close()
                self._ready = False
            pipe = self._pipe
        if not self._ready:
            self._ready = bool(pipe.recv())
        return pipe

    def _discard(self) -> None:
        """Forget a process that has died or must end."""
        with self._lock:
            if self.process is not None and self._pipe is not None:
                self.process.kill()
                self.process.join()
                self._pipe.close()
            self.process = self._pipe = None

    async def close(self) -> None:
        """Kill the process, whatever it is thinking about."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._lock:
            self._closed = True
            if self.process is not None:
                self.process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._discard()


# ---------------------------------------------------------------------- in a process of the pool


def serve_requests(pipe: Connection, niceness: int) -> None:
    """Answer requests until the server closes the pipe or ends. The main function of a process of the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    die_with_parent()
    os.nice(niceness)
    pipe.send(True)  # everything is imported: from now on the time of each request counts
    while True:
        try:
            work, request = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, work(request)
        except Exception as error:
            answer = False, error
        try:
            pipe.send(answer)
        except OSError:
            return


def die_with_parent() -> None:
    """End this process when its server ends, however that happens.

    Elsewhere than on Linux it ends when it next uses the pipe, at the latest after the current request.
    """
    if sys.platform == "linux":
        parent = multiprocessing.parent_process()
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if parent is not None and os.getppid() != parent.pid:
            os._exit(1)  # it has ended already
