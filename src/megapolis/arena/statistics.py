"""Means and shares with their 95 % intervals.

The games of one deal are not independent of each other (that is the point of playing a deal in every order), so the
games of each deal are first averaged to one number per bot; the intervals are those of independent deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import inf, sqrt

import msgspec

from megapolis.arena.play import Result

__all__ = ["Interval", "Record", "differences", "duels", "records"]

Z = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent values.

    >>> mean([1.0, 2.0, 3.0]).value
    2.0
    """
    count = len(values)
    middle = sum(values) / count
    half = Z * standard_error(values)
    return Interval(middle, middle - half, middle + half)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values; infinite for a single value."""
    count = len(values)
    if count < 2:
        return inf
    middle = sum(values) / count
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)


def share(values: Sequence[float]) -> Interval:
    """The mean of independent shares from 0 to 1, with Wilson's interval, which is valid near both ends.

    Shares between 0 and 1 (of pairs of games) vary less than coin tosses. The interval is that of the number of tosses
    that would vary as much as these values, and of no fewer tosses than there are values.
    """
    count = float(len(values))
    value = sum(values) / count
    error = standard_error(values)
    tosses = max(count, value * (1 - value) / error**2) if 0.0 < error < inf else count
    centre = (value + Z * Z / (2 * tosses)) / (1 + Z * Z / tosses)
    half = Z * sqrt(value * (1 - value) / tosses + Z * Z / (4 * tosses * tosses)) / (1 + Z * Z / tosses)
    return Interval(value, max(0.0, centre - half), min(1.0, centre + half))


class Record(msgspec.Struct, frozen=True):
    """The results of one bot in an event."""

    bot: str
    games: int
    deals: int
    score: Interval
    adjusted: Interval | None
    """The mean score without what luck brought, where it was measured."""
    wins: Interval
    """In a contest, its share of victories; otherwise, how often it succeeded (reached the target)."""
    milliseconds: float
    """The thinking time per decision."""


def records(results: Sequence[Result], bots: Sequence[str], *, contest: bool) -> list[Record]:
    """The record of every bot that has played."""
    scores: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    adjusted: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    wins: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    decisions: dict[str, int] = defaultdict(int)
    seconds: dict[str, float] = defaultdict(float)
    for result in results:
        victories = result.wins() if contest else [float(value > 0) for value in result.returns]
        for seat, bot in enumerate(result.bots):
            decisions[bot] += result.decisions[seat]
            seconds[bot] += result.seconds[seat]
            if contest or seat == 0:
                scores[bot][result.deal].append(result.scores[seat])
                if result.luck:
                    adjusted[bot][result.deal].append(result.scores[seat] - result.luck[seat])
                wins[bot][result.deal].append(victories[seat])
    out = []
    for bot in bots:
        if bot not in scores:
            continue
        games = sum(bot in result.bots for result in results)
        by_deal = deal_means(scores[bot])
        without_luck = mean(deal_means(adjusted[bot])) if bot in adjusted else None
        spent = 1000 * seconds[bot] / max(1, decisions[bot])
        won = share(deal_means(wins[bot]))
        out.append(Record(bot, games, len(by_deal), mean(by_deal), without_luck, won, spent))
    return out


def deal_means(by_deal: Mapping[int, Sequence[float]]) -> list[float]:
    """The games of each deal as one number."""
    return [sum(values) / len(values) for values in by_deal.values()]


def differences(results: Sequence[Result], first: str, second: str) -> Interval | None:
    """The mean difference in points between `first` and `second` on the same deals; None if they share no deal.

    Where luck was measured, what it brought is left out.
    """
    points: dict[str, dict[int, list[float]]] = {first: defaultdict(list), second: defaultdict(list)}
    for result in results:
        luck = result.luck or [0.0] * len(result.bots)
        for bot, score, lucky in zip(result.bots, result.scores, luck, strict=True):
            if bot in points:
                points[bot][result.deal].append(score - lucky)
    common = points[first].keys() & points[second].keys()
    if not common:
        return None
    own = [
        sum(points[first][deal]) / len(points[first][deal]) - sum(points[second][deal]) / len(points[second][deal])
        for deal in sorted(common)
    ]
    return mean(own)


def duels(results: Sequence[Result], first: str, second: str) -> Interval | None:
    """The share of games at one table in which `first` finished ahead of `second`; None if they never met."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    for result in results:
        ahead = [
            0.5 if mine == theirs else float(mine > theirs)
            for bot, mine in zip(result.bots, result.returns, strict=True)
            if bot == first
            for other, theirs in zip(result.bots, result.returns, strict=True)
            if other == second
        ]
        if ahead:
            by_deal[result.deal].append(sum(ahead) / len(ahead))
    if not by_deal:
        return None
    return share([sum(values) / len(values) for values in by_deal.values()])
