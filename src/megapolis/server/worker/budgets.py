"""The day's budget of thinking: how many seconds bots may search for one person or one address, on all workers."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain.people import Person, identity
from megapolis.server.errors import TooMuch
from megapolis.server.store import budgets
from megapolis.server.worker.bot_pool import BotRequest

if TYPE_CHECKING:
    from megapolis.server.worker.service import TableService


Answer = TypeVar("Answer")


class Budgets:
    """What was used since it was last stored, and what all workers have stored."""

    def __init__(self, service: TableService, seconds: float) -> None:
        self.service = service
        self.seconds = seconds
        self._used: Counter[str] = Counter()
        service.bots.on_used.append(self.charge)

    def charge(self, who: str, seconds: float) -> None:
        """Note that somebody was thought for."""
        self._used[who] += seconds  # type: ignore[assignment]

    def _today(self) -> str:
        return time.strftime("%Y-%m-%d", time.gmtime(self.service.now()))

    async def store(self) -> None:
        """Store what was used since the last time."""
        if self._used:
            used, self._used = self._used, Counter()
            await self.service.write(partial(budgets.add, day=self._today(), seconds=used))

    async def is_spent(self, *who: str) -> bool:
        """Whether one of these has used up the day's budget."""
        stored = await self.service.read(partial(budgets.most_used, day=self._today(), who=who))
        return stored + max(self._used[each] for each in who) > self.seconds

    async def require(self, *who: str) -> None:
        """Refuse somebody who has used up the day's budget."""
        if await self.is_spent(*who):
            raise TooMuch("table-thinking-spent")

    async def stop(self) -> None:
        """Store what is left; a database that is away must not prevent stopping."""
        with suppress(MegapolisError):
            await self.store()


async def think(
    service: TableService,
    work: Callable[[BotRequest], Answer],
    request: BotRequest,
    person: Person | None,
    address: str,
    kind: int,
) -> Answer:
    """A hint or a review for somebody, within the day's budget of the person and of the address."""
    from_here = hash_address(address)
    owner = identity(person) or from_here
    await service.budgets.require(owner, from_here)
    return await service.bots.run(work, request, owner, kind, payers=(owner, from_here))


def hash_address(address: str) -> str:
    """What is stored of an address, for a day: enough to count by."""
    return f"address:{blake2b(address.encode(), digest_size=8).hexdigest()}"
