"""Sampling of large matrices: `make test` runs a different part every day, and the whole within a few days.

`ROTATION` is the number of the day, or `MEGAPOLIS_ROTATION` if that is set; every run prints it, so that it can be
repeated. Tests that must pass in every run (golden replays, rulings, line coverage) never depend on it.
"""

import os
import time
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

FULL = os.environ.get("MEGAPOLIS_FULL") == "1"
"""Whether whole matrices are run, as by `make conformance`."""
INTERPRETED = os.environ.get("MEGAPOLIS_INTERPRETED") == "1"
# Stored in the environment for the workers of this run, which may start after midnight.
ROTATION = int(os.environ.setdefault("MEGAPOLIS_ROTATION", str(int(time.time()) // 86_400)))


def rotate(items: Sequence[Item], every: int) -> list[Item]:
    """One in `every` items, evenly spread, or all of them in a full run. `every` rotations in a row take each once."""
    return list(items) if FULL else list(items[ROTATION % every :: every])
