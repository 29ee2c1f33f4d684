"""Bots think in processes of their own, off the event loop, and see what their seat may see."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from megapolis.analysis import Hint, Mistake, hint
from megapolis.analysis.hints import for_score, suited
from megapolis.analysis.reviews import verdict
from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Perspective
from megapolis.engine.dealer import Dealer
from megapolis.engine.match import Entry, Match
from megapolis.engine.setup import Setup
from megapolis.server.domain.table import Live

Answer = TypeVar("Answer")
REMEMBERED = 500
"""How many games a thinking process keeps at hand between moves."""
_matches: OrderedDict[str, Match] = OrderedDict()


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What to play: the game so far, for which seat, by which bot."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    components: str
    log: list[tuple[int, int]]
    seat: int
    bot: str
    seed: int


def question(live: Live, seat: int, bot: str, log: list[Entry] | None = None) -> Question:
    """What to ask for a seat of a table now. The bot's own luck follows from the table's secret."""
    assert live.match is not None
    luck = Dealer(live.head.seed).number(f"bot:{seat}", live.steps[seat]) >> 4
    entries = live.match.log if log is None else log
    return Question(
        live.head.id,
        live.head.game,
        live.head.players,
        live.head.options,
        live.head.components,
        [(entry.actor, entry.action) for entry in entries],
        seat,
        bot,
        luck,
    )


def think(asked: Question) -> int:
    """The bot's choice. Runs in a thinking process."""
    match = recall(asked)
    bot = make_bot(asked.bot, asked.seed, match.setup.game)
    return int(bot.choose(Perspective(match.state, asked.seat)))


def advise(asked: Question) -> Hint:
    """The best few actions and why. Runs in a thinking process."""
    match = recall(asked)
    return hint(match, asked.seat, bot=suited(match.setup, asked.bot), seed=asked.seed)


def for_points(setup: Setup) -> bool:
    """Whether a game is looked back at by its points: alone and together there is nobody to be ahead of."""
    return bool(setup.players == 1 or setup.game.is_cooperative(setup))


def judge(asked: Question) -> Mistake:
    """What was decided at the end of the given log, and what would have been better. Runs in a thinking process."""
    seat, action = asked.log[-1]
    state = recall(msgspec.structs.replace(asked, log=asked.log[:-1])).state
    bot = for_score(asked.bot) if for_points(state.setup) else asked.bot
    return verdict(state, len(asked.log) - 1, seat, action, bot, asked.seed)


def recall(asked: Question) -> Match:
    """The game that is asked about, as far as it is known."""
    match = _matches.pop(asked.table, None)
    log = [Entry(*pair) for pair in asked.log]
    if match is None or match.log != log[: len(match.log)]:
        game = find_game(asked.game)
        match = Match(game.setup(asked.players, asked.options, game.data_from(asked.components)))
    for actor, action in log[len(match.log) :]:
        match.play(actor, action)
    _matches[asked.table] = match
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match


def _prepare() -> None:
    """A thinking process leaves interrupting to its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The thinking processes of one worker."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Question) -> int:
        """A bot's choice."""
        return await self.run(think, asked)

    async def run(self, thought: Callable[[Question], Answer], asked: Question) -> Answer:
        """What a thinking process answers; asked again where it died."""
        for attempt in range(3):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(max(1, self.processes), mp_context=context, initializer=_prepare)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, thought, asked)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    async def close(self) -> None:
        """Lets running thoughts go."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
