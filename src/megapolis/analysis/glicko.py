"""Glicko-2 ratings, after Mark Glickman's description of the system (2013): for people who solve puzzles.

A rating has a deviation, which says how sure it is, and a volatility, which says how much it tends to change.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

SCALE = 173.7178
"""From the inner scale to the one that is shown."""
MEAN = 1500.0
TAU = 0.5
"""How much volatility may change over time."""
EXACT = 1e-6


class GlickoRating(msgspec.Struct, frozen=True):
    """How strong somebody is, and how sure that is."""

    value: float = MEAN
    deviation: float = 350.0
    volatility: float = 0.06


class Outcome(msgspec.Struct, frozen=True):
    """One game against somebody: 1 for a victory, 0 for a loss."""

    value: float
    deviation: float
    score: float


def rate(rating: GlickoRating, outcomes: Sequence[Outcome]) -> GlickoRating:
    """A rating after the games of one period.

    >>> round(rate(GlickoRating(1500, 200), [Outcome(1400, 30, 1)]).value, 1)
    1563.6
    """
    mean, spread = (rating.value - MEAN) / SCALE, rating.deviation / SCALE
    if not outcomes:
        return GlickoRating(rating.value, SCALE * sqrt(spread**2 + rating.volatility**2), rating.volatility)
    information = gained = 0.0
    for each in outcomes:
        weight = 1.0 / sqrt(1.0 + 3.0 * (each.deviation / SCALE / pi) ** 2)
        expected = 1.0 / (1.0 + exp(-weight * (mean - (each.value - MEAN) / SCALE)))
        information += weight**2 * expected * (1.0 - expected)
        gained += weight * (each.score - expected)
    variance = 1.0 / information
    volatility = _volatility(spread, rating.volatility, variance, variance * gained)
    before = spread**2 + volatility**2
    after = 1.0 / sqrt(1.0 / before + 1.0 / variance)
    return GlickoRating(MEAN + SCALE * (mean + after**2 * gained), SCALE * after, volatility)


def _volatility(spread: float, old: float, variance: float, change: float) -> float:
    """The new volatility, found by the Illinois method between two bounds."""
    start = log(old**2)

    def slope(at: float) -> float:
        power = exp(at)
        whole = spread**2 + variance + power
        return power * (change**2 - whole) / (2.0 * whole**2) - (at - start) / TAU**2

    low = start
    if change**2 > spread**2 + variance:
        high = log(change**2 - spread**2 - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0.0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)
