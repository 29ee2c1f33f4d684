"""Waiting for a condition: no test sleeps for a fixed time, and none fails because the machine is busy."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

Result = TypeVar("Result")

PATIENCE = float(os.environ.get("MEGAPOLIS_PATIENCE", "300"))
"""The seconds after which waiting fails: far more than the busiest machine needs."""
STEP = 0.02
"""The seconds between two checks."""


def until(ready: Callable[[], bool], what: str = "") -> None:
    """Wait until the condition holds."""
    ends = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < ends, what or "it never came"
        time.sleep(STEP)


async def until_soon(ready: Callable[[], bool], what: str = "") -> None:
    """Wait until the condition holds, while other tasks run."""
    ends = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < ends, what or "it never came"
        await asyncio.sleep(STEP)


async def soon(coming: Awaitable[Result]) -> Result:
    """The result of an awaitable; fails if it never comes."""
    return await asyncio.wait_for(coming, PATIENCE)
