"""A worker that runs one slice of work per request: the common part of both workers of `bench/before.py`.

A request is a JSON line: the kind of work ("play" or "search"), the set-up, the amount and the seed. The answer has the
amount of work done and the processor time in seconds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Work = Callable[[Any, int, int], int]
"""Does an amount of work from a prepared position with a seed; returns the work done, which must be equal on both."""


def serve(status: str, prepare: Callable[[str, int, dict[str, Any]], Any], works: dict[str, Work]) -> None:
    """Answer requests until there are no more."""
    prepared: dict[str, Any] = {}
    print(json.dumps(status), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        key = json.dumps([request["game"], request["players"], request["options"]])
        if key not in prepared:
            prepared[key] = prepare(request["game"], request["players"], request["options"])
        began = time.process_time()
        done = works[request["what"]](prepared[key], request["amount"], request["seed"])
        print(json.dumps([done, time.process_time() - began]), flush=True)
