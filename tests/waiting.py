"""Waiting for a condition: no test sleeps for a fixed time, and none fails because the machine is busy."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

Result = TypeVar("Result")

PATIENCE = 300.0
"""Seconds after which something that must come is given up: far more than the busiest machine needs."""
STEP = 0.02
"""Seconds between two looks."""


def until(ready: Callable[[], bool], what: str = "") -> None:
    """Waits until it is so."""
    ends = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < ends, what or "it never came"
        time.sleep(STEP)


async def until_soon(ready: Callable[[], bool], what: str = "") -> None:
    """The same, while other tasks run."""
    ends = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < ends, what or "it never came"
        await asyncio.sleep(STEP)


async def soon(coming: Awaitable[Result]) -> Result:
    """What is awaited; fails where it never comes."""
    return await asyncio.wait_for(coming, PATIENCE)
