"""Outcomes for search and learning, in [-1, 1]."""

from __future__ import annotations

from typing import Final

MARGIN: Final = 0.1
"""The share of a return that depends on the margin; the rest depends on the rank, which always outweighs it."""


def squash(value: float) -> float:
    """Map any number into (-1, 1), preserving order."""
    return value / (1.0 + abs(value))


def by_rank(points: list[int], tie_breaks: list[int], spread: float) -> list[float]:
    """The return of each seat by its rank, with a small term for its margin over the best other seat.

    `spread` is a typical difference in points in this game; `tie_breaks` decide between equal points.
    """
    seats = len(points)
    out: list[float] = []
    for seat in range(seats):
        balance = 0
        best_other = -(1 << 60)
        for other in range(seats):
            if other == seat:
                continue
            best_other = max(best_other, points[other])
            lead = points[seat] - points[other] or tie_breaks[seat] - tie_breaks[other]
            if lead > 0:
                balance += 1
            elif lead < 0:
                balance -= 1
        rank = float(balance) / float(seats - 1)
        margin = squash(float(points[seat] - best_other) / spread)
        out.append((1.0 - MARGIN) * rank + MARGIN * margin)
    return out


def by_score(points: int, middle: float, spread: float) -> float:
    """The return of a solo score: it rises with the points, most steeply around `middle`."""
    return squash((float(points) - middle) / spread)


def by_target(points: int, target: int, spread: float) -> float:
    """The return where reaching a target wins, with a small term for the margin."""
    sign = 1.0 if points >= target else -1.0
    return (1.0 - MARGIN) * sign + MARGIN * squash(float(points - target) / spread)
