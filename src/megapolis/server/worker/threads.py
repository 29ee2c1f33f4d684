"""Work that blocks runs beside the event loop; where there are no threads, as in a browser, in it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THREADS = sys.platform != "emscripten"


async def run_in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What `work` returns, computed in a thread if there are any."""
    return await asyncio.to_thread(work, *args, **kwargs) if THREADS else work(*args, **kwargs)
