"""Slots for a table that runs inside a page: bots think in a second worker of the browser, the quick ones in this one.

A request travels as bytes and so does its answer; both workers run the same program.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable

from megapolis.server.errors import Unavailable
from megapolis.server.worker.bot_pool import Answer, BotPool, BotRequest, Slot, TooSlow

Call = Callable[[bytes], Awaitable[bytes]]
"""Carries a request to the other worker and its answer back; fails if that worker has died."""
Renew = Callable[[], None]
"""Ends the other worker and starts a new one."""


def neighbour_pool(call: Call, renew: Renew, deadline: float = 60.0) -> BotPool:
    """A pool of one neighbour that searches."""
    return BotPool([NeighbourSlot(call, renew, deadline)], OwnSlot())


class OwnSlot(Slot):
    """Thinks where the table runs: for bots that answer at once."""

    async def ask(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Answer:
        await asyncio.sleep(0)
        return work(request)

    async def close(self) -> None:
        """Do nothing: nothing is thought about while this runs."""


class NeighbourSlot(Slot):
    """Another worker, reached by bytes."""

    def __init__(self, call: Call, renew: Renew, deadline: float) -> None:
        self.call = call
        self.renew = renew
        self.deadline = deadline
        """Seconds after which a neighbour that has not answered is replaced."""

    async def ask(self, work: Callable[[BotRequest], Answer], request: BotRequest) -> Answer:
        try:
            async with asyncio.timeout(self.deadline):
                done, answer = pickle.loads(await self.call(pickle.dumps((work, request))))
        except TimeoutError:
            self.renew()
            raise TooSlow("table-thinking-too-long") from None
        except OSError:
            raise Unavailable("table-unavailable") from None
        if not done:
            raise answer
        result: Answer = answer
        return result

    async def close(self) -> None:
        self.renew()


def answer_request(packed: bytes) -> bytes:
    """Think about a request. What the neighbour runs."""
    work, request = pickle.loads(packed)
    try:
        answer = True, work(request)
    except Exception as error:
        answer = False, error
    return pickle.dumps(answer)
