"""Counters and gauges in the text format that monitoring systems read."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping

LOG = logging.getLogger("megapolis.server")
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """The counters of this worker since it started."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.latency = [0] * (len(BUCKETS) + 1)
        self.latency_sum = 0.0

    def count(self, name: str, **labels: str) -> None:
        """Increment a counter."""
        said = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
        self.counts[f"{name}{{{said}}}" if said else name] += 1

    def fault(self, where: str, error: BaseException) -> None:
        """Log an exception that nobody expected, with its stack, and count it."""
        LOG.error("%s failed", where, exc_info=error)
        self.count("faults", where=where)

    def took(self, seconds: float) -> None:
        """Record how long the answer to a message took."""
        self.latency[sum(seconds > bound for bound in BUCKETS)] += 1
        self.latency_sum += seconds

    def figures(self) -> dict[str, float]:
        """Every counter with its name as it is shown; those of several workers can be added up."""
        out: dict[str, float] = {f"megapolis_{name}": value for name, value in sorted(self.counts.items())}
        reached = 0
        for bound, number in zip([*map(str, BUCKETS), "+Inf"], self.latency, strict=True):
            reached += number
            out[f'megapolis_message_seconds_bucket{{le="{bound}"}}'] = reached
        out["megapolis_message_seconds_sum"] = round(self.latency_sum, 6)
        out["megapolis_message_seconds_count"] = reached
        return out


def as_text(figures: Mapping[str, float]) -> str:
    """Figures as text, one per line."""
    return "".join(f"{name} {value}\n" for name, value in figures.items())
