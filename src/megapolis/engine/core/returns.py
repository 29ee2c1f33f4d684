"""Outcomes for search and learning, in [-1, 1]."""

from __future__ import annotations

from typing import Final

MARGIN: Final = 0.1
"""How much of a return is the margin; the rest is the rank. Rank always outweighs margin."""


def squash(value: float) -> float:
    """A number of any size into (-1, 1), keeping its order."""
    return value / (1.0 + abs(value))


def by_rank(points: list[int], tie_breaks: list[int], spread: float) -> list[float]:
    """Win, draw and loss by rank, with a small term for the margin over the best (or next) other.

    `spread` is a usual difference of points in this game; `tie_breaks` decide between equal points.
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
    """Score attack: a fixed monotone map, steepest around `middle`."""
    return squash((float(points) - middle) / spread)


def by_target(points: int, target: int, spread: float) -> float:
    """Reaching the target wins; beyond that, a small term for the margin."""
    sign = 1.0 if points >= target else -1.0
    return (1.0 - MARGIN) * sign + MARGIN * squash(float(points - target) / spread)
