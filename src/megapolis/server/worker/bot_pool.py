"""Bots think in processes of their own, off the event loop, and keep their trees between the steps of a turn.

Every slot of the pool is one process. A table is routed to the slot that it used last, where its bots are still alive.
If that process has died or is busy, another one starts from scratch: that costs the tree and nothing else. A bot gets
a new seed with every request, so an answer depends on earlier ones only through the tree that is reused.

Requests wait in a fair queue (`fair_queue.py`). Bots that do not search have a process of their own, so that their
moves never wait for a search; those that search yield the processor to it and to the server.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
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
from typing import Any, NamedTuple, TypeVar

import msgspec

from megapolis.analysis import Hint, Verdict, WhyNot, hints, verdicts
from megapolis.analysis.reasons import LineGap
from megapolis.analysis.values import Weighing, deepen
from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.dealer import Dealer
from megapolis.engine.match import LogEntry, Match
from megapolis.server.domain.table import Table, match_from
from megapolis.server.errors import Refused, Unavailable
from megapolis.server.worker.fair_queue import HINT, MOVE, FairQueue, Waiting

Answer = TypeVar("Answer")
KEPT_MATCHES = 500
"""How many matches a process keeps between requests."""
KEPT_BOTS = 64
"""How many bots a process keeps between requests; the tree of one takes up to a few megabytes."""
KEPT_ROUTES = 5000
"""For how many tables the pool remembers the slot that they used last."""
ATTEMPTS = 3
"""How often a request is tried when processes die under it."""
QUICK = ("random", "greedy")
"""Bots that answer without searching."""
NICENESS = 5
"""By how much processes that search give way to others."""
PR_SET_PDEATHSIG = 1
COACH = "coach"
"""The bot of requests that no bot answers: hints and reviews."""
HINT_SECONDS = 1.2
HINT_FUTURES = 64
MORE_SECONDS = 2.5
MORE_FUTURES = 256
"""A hint is given after the first, and better after the second."""
KEPT_WEIGHED = 16
"""How many decisions a process remembers for questions about its hints."""
MAX_ADVICE = 3
"""How many moves a hint names."""
VERDICT_FUTURES = 32
LOG = logging.getLogger("megapolis.server")


class TooSlow(Unavailable):
    """A bot did not answer in time; its process was ended."""


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


class Advice(NamedTuple):
    """A hint, and the moves that it names: each with the score lines in which it differs from the best other one."""

    hint: Hint
    lines: dict[int, Sequence[LineGap]]
    """By move, the best first."""
    changed: bool
    """Whether it names another move than the answer before."""


class Weighed(NamedTuple):
    """A decision that was weighed for a hint, and what was said of it."""

    log: list[tuple[int, int]]
    weighing: Weighing
    hint: Hint


_weighed: OrderedDict[tuple[str, int], Weighed] = OrderedDict()


def weigh_decision(request: BotRequest) -> Weighed:
    """The present decision of a seat, weighed: as this process remembers it, or now."""
    kept = _weighed.get((request.table, request.seat))
    if kept is not None and kept.log == request.log:
        return kept
    match = recall_match(request)
    *_, weighing = hints.weighings(match, request.seat, seconds=HINT_SECONDS, futures=HINT_FUTURES, seed=request.seed)
    return keep_weighed(request, weighing)


def keep_weighed(request: BotRequest, weighing: Weighing) -> Weighed:
    """Keep what was weighed for the questions that follow a hint."""
    made = Weighed(request.log, weighing, hints.advise(weighing))
    _weighed.pop((request.table, request.seat), None)
    _remember(_weighed, (request.table, request.seat), made, KEPT_WEIGHED)
    return made


def look_longer(request: BotRequest) -> Advice:
    """The coach's advice after a longer look at what it weighed before; it says where it has changed its mind."""
    before = weigh_decision(request)
    weighing = before.weighing
    deepen(weighing, MORE_FUTURES, MORE_SECONDS)
    after = keep_weighed(request, weighing)
    return name_moves(after, hints.turns_round(before.hint, after.hint))


def say_why_not(request: BotRequest, action: int) -> WhyNot:
    """Why a move is not the best one, by the same weighing as the hint."""
    return hints.against(weigh_decision(request).weighing, action)


def advise(request: BotRequest) -> Advice:
    """The coach's advice."""
    return name_moves(weigh_decision(request), changed=False)


def name_moves(weighed: Weighed, changed: bool) -> Advice:
    """The moves that a hint names, and the score lines in which they differ."""
    _, weighing, hint = weighed
    best, *others = hint.even or [move.action for move in hint.moves if move.same_as is None][:MAX_ADVICE]
    against = {move: [line.turned() for line in hints.against(weighing, move).lines] for move in others}
    return Advice(hint, {best: hint.lines, **against}, changed)


def judge(request: BotRequest) -> Verdict:
    """What the last action of the log was worth, and what would have been better."""
    seat, action = request.log[-1]
    state = recall_match(msgspec.structs.replace(request, log=request.log[:-1])).state
    index = len(request.log) - 1
    return verdicts.judge(state, seat, action, index=index, seed=request.seed, futures=VERDICT_FUTURES)


def recall_match(request: BotRequest) -> Match:
    """The match of a request, played on from what this process remembers of it."""
    match = _matches.pop(request.table, None)
    log = [LogEntry(*pair) for pair in request.log]
    if match is None or match.log != log[: len(match.log)]:
        game = find_game(request.game)
        data = game.data_from(request.components, request.rules)
        setup = game.setup(request.players, request.options, data, request.rules)
        match = match_from(setup, request.start)
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


# ---------------------------------------------------------------------- in the server


class Slot:
    """One process of the pool and the thread that waits for its answers."""

    def __init__(self, deadline: float, niceness: int = NICENESS) -> None:
        self.busy = False
        self.deadline = deadline
        """Seconds after which a process that has not answered is ended."""
        self._niceness = niceness
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._lock = threading.Lock()
        self._closed = False
        self.process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False

    def submit(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Future[Answer]:
        """Ask the process, which has nothing else to do."""
        return self._thread.submit(self._ask, work, request)

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

    def close(self) -> None:
        """Kill the process, whatever it is thinking about."""
        with self._lock:
            self._closed = True
            if self.process is not None:
                self.process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._discard()


class Thought(NamedTuple):
    """What is asked, and where the answer goes."""

    work: Callable[[BotRequest], Any]
    request: BotRequest
    answer: asyncio.Future[Any]
    payers: set[str]


class BotPool:
    """The slots of one worker and the queue before them."""

    def __init__(self, processes: int, deadline: float = 60.0) -> None:
        self.slots = [Slot(deadline) for _ in range(max(1, processes))]
        self.express = Slot(deadline, niceness=0)
        """For bots that do not search."""
        self.queue: FairQueue[Thought] = FairQueue()
        self.on_used: list[Callable[[str, float], None]] = []
        """Called with an owner and the seconds that were thought for them."""
        self._last: OrderedDict[str, Slot] = OrderedDict()
        self._hints: dict[str, Waiting[Thought]] = {}
        """The last hint that each owner has asked for, until it is done."""
        self._running: set[Waiting[Thought]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(
        self,
        work: Callable[[BotRequest], Answer],
        request: BotRequest,
        owner: str = "",
        kind: int = MOVE,
        *,
        payers: Sequence[str] = (),
        spent: bool = False,
    ) -> Answer:
        """What a process of the pool answers (`choose`, `advise` or `judge`); asked again if it dies.

        A new hint takes the place of its owner's last one. Cancelling takes a request out of the queue. `payers` are
        charged for the seconds that it takes; by default the owner is.
        """
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        waiting = Waiting(
            owner or request.table,
            request.table,
            kind,
            Thought(work, request, answer, {*payers} or {owner}),
            spent=spent,
        )
        if kind == HINT:
            self._replace_hint(waiting)
        self.queue.add(waiting)
        self._serve()
        try:
            return await answer
        finally:
            self.queue.remove(waiting)
            if self._hints.get(waiting.owner) is waiting:
                del self._hints[waiting.owner]

    def _replace_hint(self, waiting: Waiting[Thought]) -> None:
        last = self._hints.get(waiting.owner)
        if last is not None and not last.work.answer.done():
            last.work.answer.set_exception(Refused("table-hint-replaced"))
            self.queue.remove(last)
        self._hints[waiting.owner] = waiting

    def _serve(self) -> None:
        """Give every free slot the next request that suits it."""
        while (waiting := self.queue.take(self._can_start)) is not None:
            slot = self._route(waiting.work.request)
            slot.busy = True
            self._running.add(waiting)
            task = asyncio.ensure_future(self._think(slot, waiting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _can_start(self, waiting: Waiting[Thought]) -> bool:
        if waiting.kind == HINT and any(each.kind == HINT and each.owner == waiting.owner for each in self._running):
            return False  # one at a time, even if nobody waits for the answer of the one before
        return any(not slot.busy for slot in self._slots_for(waiting.work.request))

    def _slots_for(self, request: BotRequest) -> list[Slot]:
        """The slots that may think about a request, the best first."""
        return [self.express, *self.slots] if request.bot in QUICK else self.slots

    def _route(self, request: BotRequest) -> Slot:
        """A free slot; of several, the one that this table used last."""
        last = self._last.pop(request.table, None)
        free = [slot for slot in self._slots_for(request) if not slot.busy]
        slot = last if last in free and request.bot not in QUICK else free[0]
        if slot is not self.express:
            _remember(self._last, request.table, slot, KEPT_ROUTES)
        elif last is not None:
            _remember(self._last, request.table, last, KEPT_ROUTES)
        return slot

    async def _think(self, slot: Slot, waiting: Waiting[Thought]) -> None:
        work, request, answer, payers = waiting.work
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            found = await asyncio.wrap_future(slot.submit(work, request))
            if not answer.done():
                answer.set_result(found)
        except BaseException as error:
            if not answer.done():
                answer.set_exception(error if isinstance(error, Exception) else Unavailable("table-unavailable"))
        finally:
            slot.busy = False
            self._running.discard(waiting)
            seconds = clock() - began
            self.queue.settle(waiting, seconds)
            for on_used in self.on_used:
                for payer in payers:
                    on_used(payer, seconds)
            self._serve()

    def gauges(self) -> dict[str, float]:
        """How many requests wait, by kind, and how many are being thought about."""
        names = ("moves", "hints", "reviews")
        return {
            **{f"thinking_{name}_waiting": self.queue.count(kind) for kind, name in enumerate(names)},
            "thinking_running": len(self._running),
        }

    async def close(self) -> None:
        """Cancel pending requests and end all processes."""
        while (waiting := self.queue.take(lambda _: True)) is not None:
            if not waiting.work.answer.done():
                waiting.work.answer.set_exception(Unavailable("table-unavailable"))
        for slot in (*self.slots, self.express):
            await asyncio.to_thread(slot.close)
        await asyncio.gather(*self._tasks, return_exceptions=True)
