"""Bots think in processes of their own, off the event loop, and keep their trees between the steps of a turn.

Every slot of the pool is one process. A table is routed to the slot that it used last, where its bots are still alive.
If that process has died or is busy, another one starts from scratch: that costs the tree and nothing else. A bot gets
a new seed with every request, so an answer depends on earlier ones only through the tree that is reused.
"""

from __future__ import annotations

import asyncio
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

import msgspec

from megapolis.analysis import Hint, Mistake, hint
from megapolis.analysis.hints import for_score, with_default_aim
from megapolis.analysis.reviews import verdict
from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.dealer import Dealer
from megapolis.engine.match import LogEntry, Match
from megapolis.engine.notation import from_text
from megapolis.engine.setup import Setup
from megapolis.server.domain.table import Table
from megapolis.server.errors import Unavailable

Answer = TypeVar("Answer")
KEPT_MATCHES = 500
"""How many matches a process keeps between requests."""
KEPT_BOTS = 64
"""How many bots a process keeps between requests; the tree of one takes up to a few megabytes."""
KEPT_ROUTES = 5000
"""For how many tables the pool remembers the slot that they used last."""
ATTEMPTS = 3
"""How often a request is tried when processes die under it."""
PR_SET_PDEATHSIG = 1


class BotRequest(msgspec.Struct, frozen=True, array_like=True):
    """A match so far, a seat, and the bot that is to think for it."""

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    components: str
    start: str
    log: list[tuple[int, int]]
    seat: int
    bot: str
    seed: int
    keep: bool
    """Whether the bot may reuse its tree of the decision before."""


def request_bot(table: Table, seat: int, bot: str, log: Sequence[LogEntry] | None = None) -> BotRequest:
    """A request for a seat of a table as it is now, or after `log`. The bot's seed follows from the table's secret."""
    assert table.match is not None
    entries = table.match.log if log is None else log
    spec = table.spec
    return BotRequest(
        table=spec.id,
        game=spec.game,
        rules=spec.rules,
        players=spec.players,
        options=spec.options,
        components=spec.components,
        start=spec.start,
        log=[(entry.actor, entry.action) for entry in entries],
        seat=seat,
        bot=bot,
        seed=Dealer(spec.seed).number(f"bot:{seat}", table.steps[seat]) >> 4,
        # Everybody who plays the daily deal alike must get the same answers, on every worker.
        keep=not spec.daily,
    )


# ---------------------------------------------------------------------- in a process of the pool

_matches: OrderedDict[str, Match] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def choose(request: BotRequest) -> int:
    """The action that the bot chooses."""
    match = recall_match(request)
    bot = recall_bot(request) if request.keep else make_bot(request.bot, request.seed, match.setup.game)
    return int(bot.choose(Perspective(match.state, request.seat)))


def advise(request: BotRequest) -> Hint:
    """The best few actions, with reasons."""
    match = recall_match(request)
    return hint(match, request.seat, bot=with_default_aim(match.setup, request.bot), seed=request.seed)


def counts_points(setup: Setup) -> bool:
    """Whether reviews of a game count points: solo and cooperative games have nobody to be ahead of."""
    return bool(setup.players == 1 or setup.game.is_cooperative(setup))


def judge(request: BotRequest) -> Mistake:
    """What the last action of the log was worth, and what would have been better."""
    seat, action = request.log[-1]
    state = recall_match(msgspec.structs.replace(request, log=request.log[:-1])).state
    bot = for_score(request.bot) if counts_points(state.setup) else request.bot
    return verdict(state, len(request.log) - 1, seat, action, bot, request.seed)


def recall_match(request: BotRequest) -> Match:
    """The match of a request, played on from what this process remembers of it."""
    match = _matches.pop(request.table, None)
    log = [LogEntry(*pair) for pair in request.log]
    if match is None or match.log != log[: len(match.log)]:
        game = find_game(request.game)
        data = game.data_from(request.components, request.rules)
        setup = game.setup(request.players, request.options, data, request.rules)
        match = Match(setup, start=from_text(game, request.start, data) if request.start else None)
    for actor, action in log[len(match.log) :]:
        match.play(actor, action)
    _remember(_matches, request.table, match, KEPT_MATCHES)
    return match


def recall_bot(request: BotRequest) -> Bot:
    """The bot that this process keeps for a seat of a table, or a new one; with the seed of the request."""
    key = (request.table, request.seat, request.bot)
    bot = _bots.pop(key, None)
    if bot is None:
        bot = make_bot(request.bot, request.seed, find_game(request.game))
    bot.rng = Rng(request.seed)
    _remember(_bots, key, bot, KEPT_BOTS)
    return bot


def _remember(kept: OrderedDict[Any, Any], key: object, value: object, limit: int) -> None:
    kept[key] = value
    if len(kept) > limit:
        kept.popitem(last=False)


def serve_requests(pipe: Connection) -> None:
    """Answer requests until the server closes the pipe or ends. The main function of a process of the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    die_with_parent()
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


# ---------------------------------------------------------------------- in the server


class Slot:
    """One process of the pool and the thread that waits for its answers."""

    def __init__(self) -> None:
        self.waiting = 0
        """How many requests it has not answered yet."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._lock = threading.Lock()
        self._closed = False
        self.process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def submit(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Future[Answer]:
        """Queue a request behind those that wait."""
        self.waiting += 1
        answer = self._thread.submit(self._ask, work, request)
        answer.add_done_callback(self._answered)
        return answer

    def _answered(self, _: Future[Any]) -> None:
        self.waiting -= 1

    def _ask(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Answer:
        for _ in range(ATTEMPTS):
            pipe = self._connect()
            try:
                pipe.send((work, request))
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
                self.process = context.Process(target=serve_requests, args=(inner,), daemon=True)
                self.process.start()
                inner.close()
            return self._pipe

    def _discard(self) -> None:
        """Forget a process that has died."""
        with self._lock:
            if self.process is not None and self._pipe is not None:
                self.process.kill()
                self.process.join()
                self._pipe.close()
            self.process = self._pipe = None

    def close(self) -> None:
        """Kill the process, whatever it is thinking about."""
        with self._lock:
            self._closed = True
            if self.process is not None:
                self.process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._discard()


class BotPool:
    """The slots of one worker."""

    def __init__(self, processes: int) -> None:
        self.slots = [Slot() for _ in range(max(1, processes))]
        self._last: OrderedDict[str, Slot] = OrderedDict()

    async def run(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Answer:
        """What a process of the pool answers (`choose`, `advise` or `judge`); asked again if it dies."""
        return await asyncio.wrap_future(self._route(request.table).submit(work, request))

    def _route(self, table: str) -> Slot:
        """The slot with the fewest requests; of equals, the one that this table used last."""
        last = self._last.pop(table, None)
        slot = min(self.slots, key=lambda each: (each.waiting, each is not last))
        _remember(self._last, table, slot, KEPT_ROUTES)
        return slot

    async def close(self) -> None:
        """Cancel pending requests and end all processes."""
        for slot in self.slots:
            await asyncio.to_thread(slot.close)
