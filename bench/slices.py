"""A worker that is asked for one slice of work at a time: what both sides of `bench/before.py` have in common.

A request is a JSON line: what to do ("play" or "search"), for which set-up, how much of it, with which seed. The answer
says how much was done and how many seconds of processor time it took.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Work = Callable[[Any, int, int], int]
"""Does an amount of work from a prepared position with a seed; how much was done, which both builds must agree on."""


def serve(status: str, prepare: Callable[[str, int, dict[str, Any]], Any], works: dict[str, Work]) -> None:
    """Answers requests until there are no more."""
    prepared: dict[str, Any] = {}
    print(json.dumps(status), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        key = json.dumps([asked["game"], asked["players"], asked["options"]])
        if key not in prepared:
            prepared[key] = prepare(asked["game"], asked["players"], asked["options"])
        began = time.process_time()
        done = works[asked["what"]](prepared[key], asked["amount"], asked["seed"])
        print(json.dumps([done, time.process_time() - began]), flush=True)
