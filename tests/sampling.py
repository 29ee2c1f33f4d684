"""Which part of a whole matrix a run of `make test` takes: another one every day, all of it within a few days.

`ROTATION` is the number of the day unless `MEGAPOLIS_ROTATION` names another; every run prints it, so that it can be
repeated. What must hold in every single run (golden replays, rulings, line coverage) never depends on it.
"""

import os
import time
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

FULL = os.environ.get("MEGAPOLIS_FULL") == "1"
"""Whole matrices: the targets of their own, such as `make conformance`."""
INTERPRETED = os.environ.get("MEGAPOLIS_INTERPRETED") == "1"
# Kept in the environment for the workers of this run, which may start after midnight.
ROTATION = int(os.environ.setdefault("MEGAPOLIS_ROTATION", str(int(time.time()) // 86_400)))


def rotate(items: Sequence[Item], every: int) -> list[Item]:
    """One in `every`, evenly spread; as many rotations in a row take each of them once. All of them in a full run."""
    return list(items) if FULL else list(items[ROTATION % every :: every])
