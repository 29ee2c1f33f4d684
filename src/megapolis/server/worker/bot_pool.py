"""Bots think in processes of their own, off the event loop, and keep their trees between the steps of a turn.

Every slot of the pool is one process. A table is routed to the slot that it used last, where its bots are still alive.
If that process has died or is busy, another one starts from scratch: that costs the tree and nothing else. A bot gets
a new seed with every request, so an answer depends on earlier ones only through the tree that is reused.

Requests wait in a fair queue (`fair_queue.py`). Bots that do not search have a process of their own, so that their
moves never wait for a search; those that search yield the processor to it and to the server.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Sequence
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
from megapolis.server.domain.match_log import match_from
from megapolis.server.domain.table import Table
from megapolis.server.errors import Refused, Unavailable
from megapolis.server.worker.fair_queue import HINT, MOVE, FairQueue, Waiting

Answer = TypeVar("Answer")
KEPT_MATCHES = 500
"""How many matches a process keeps between requests."""
KEPT_BOTS = 64
"""How many bots a process keeps between requests; the tree of one takes up to a few megabytes."""
KEPT_ROUTES = 5000
"""For how many tables the pool remembers the slot that they used last."""
QUICK = ("random", "greedy")
"""Bots that answer without searching."""
COACH = "coach"
"""The bot of requests that no bot answers: hints and reviews."""
HINT_SECONDS = 1.2
HINT_FUTURES = 64
MORE_SECONDS = 2.5
MORE_FUTURES = 1024
"""A hint is given after the first, and better after the second."""
KEPT_WEIGHED = 16
"""How many decisions a process remembers for questions about its hints."""
MAX_ADVICE = 3
"""How many moves a hint names."""
VERDICT_FUTURES = 32


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


# ---------------------------------------------------------------------- in a slot of the pool

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
    against = {move: [line.reverse() for line in hints.against(weighing, move).lines] for move in others}
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


# ---------------------------------------------------------------------- in the server


class Slot(ABC):
    """A place where one request at a time is thought about, off the event loop of the server."""

    busy = False

    @abstractmethod
    async def ask(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Answer:
        """What `work` answers there; there is nothing else to do."""

    @abstractmethod
    async def close(self) -> None:
        """Stop, whatever is being thought about."""


class Thought(NamedTuple):
    """What is asked, and where the answer goes."""

    work: Callable[[BotRequest], Any]
    request: BotRequest
    answer: asyncio.Future[Any]
    payers: set[str]


class BotPool:
    """The slots of one worker and the queue before them."""

    def __init__(self, slots: Sequence[Slot], express: Slot) -> None:
        self.slots = slots
        self.express = express
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
        return [self.express, *self.slots] if request.bot in QUICK else [*self.slots]

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
            found = await slot.ask(work, request)
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
        """Cancel pending requests and stop all slots."""
        while (waiting := self.queue.take(lambda _: True)) is not None:
            if not waiting.work.answer.done():
                waiting.work.answer.set_exception(Unavailable("table-unavailable"))
        for slot in (*self.slots, self.express):
            await slot.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
