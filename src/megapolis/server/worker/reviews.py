"""Makes reviews of finished games: their tasks go through the queue that everybody's thinking goes through."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from megapolis.analysis.review_tasks import Task
from megapolis.analysis.reviews import VERSION, Progress, Review, stages
from megapolis.engine.errors import MegapolisError
from megapolis.server.domain.table import Table
from megapolis.server.store import reviews
from megapolis.server.worker import bot_pool
from megapolis.server.worker.fair_queue import REVIEW

if TYPE_CHECKING:
    from megapolis.server.worker.service import TableService

TELL_EVERY = 0.5
"""Seconds between two notes of how far a review is."""
NEARLY_DONE = 0.99
"""The part of a review that is told at most before what it says is stored."""


def run_task(request: bot_pool.BotRequest, task: Task) -> Any:
    """Do a task of a review. In a process of the pool."""
    return task.run(bot_pool.recall_match(request))


async def make_reviews(service: TableService, table: Table) -> None:
    """Make every review of a table that is wanted."""
    name = table.spec.id
    for seat, payers in await service.read(partial(reviews.list_wanted, table=name, version=VERSION)):
        try:
            body = msgspec.json.encode(await _Making(service, table, seat, payers).make()).decode()
        except (MegapolisError, ArithmeticError, LookupError, ValueError) as error:
            # Whoever wants it asks again; made again and again it would fail again and again.
            service.metrics.fault("a review", error)
            await service.write(partial(reviews.give_up, table=name, seat=seat))
        else:
            await service.write(partial(reviews.keep, table=name, seat=seat, version=VERSION, body=body))


class _Making:
    """A review in the making."""

    def __init__(self, service: TableService, table: Table, seat: int, payers: Sequence[str]) -> None:
        self.service = service
        self.table = table
        self.seat = seat
        self.payers = payers
        self.request = bot_pool.request_bot(table, seat, bot_pool.COACH)
        self.progress = Progress(self._note)
        self.part = self.noted_at = 0.0

    def _note(self, part: float) -> None:
        # Whoever reads that all of it is done also wants to read what it says, which is stored last.
        self.part = min(part, NEARLY_DONE)

    async def make(self) -> Review:
        """Go through all stages."""
        assert self.table.match is not None
        spec = self.table.spec
        steps = stages(self.table.match, self.seat, deal=None if spec.companion else spec.seed)
        tasks = next(steps)
        while True:
            self.progress.begin(len(tasks))
            spent = await self.service.budgets.is_spent(*self.payers)
            results = await asyncio.gather(*(self._run(task, spent) for task in tasks))
            try:
                tasks = steps.send(results)
            except StopIteration as end:
                found: Review = end.value
                return found

    async def _run(self, task: Task, spent: bool) -> Any:
        work, owner = partial(run_task, task=task), self.payers[0]
        result = await self.service.bots.run(work, self.request, owner, REVIEW, payers=self.payers, spent=spent)
        self.progress.step()
        now = asyncio.get_running_loop().time()
        if now - self.noted_at >= TELL_EVERY:
            self.noted_at = now
            note = partial(reviews.note_progress, table=self.table.spec.id, seat=self.seat, part=self.part)
            await self.service.write(note)
        return result
