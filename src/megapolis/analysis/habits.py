"""Habits: a kind of mistake that comes again in the reviews of somebody's last games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megapolis.analysis.reasons import Reason
from megapolis.analysis.reviews import Review

LAST = 20
"""How many of the last reviewed games are looked at."""
OFTEN = 5
"""In so many of them a kind of mistake is a habit."""
MOST_HABITS = 3


class Habit(msgspec.Struct, frozen=True):
    """A kind of fact that was missed in so many games of one kind, and what that cost each time."""

    game: str
    kind: str
    games: int
    cost: float


def find_habits(reviews: Sequence[Review]) -> list[Habit]:
    """The habits of somebody by their reviews, the last game first; those that came most often, and cost most."""
    games: dict[tuple[str, str], int] = {}
    costs: dict[tuple[str, str], list[float]] = {}
    for review in reviews[:LAST]:
        for kind in {kind for point in review.turning_points for kind in kinds_of(point.verdict.reasons)}:
            games[review.game, kind] = games.get((review.game, kind), 0) + 1
        for point in review.turning_points:
            for kind in kinds_of(point.verdict.reasons):
                costs.setdefault((review.game, kind), []).append(point.verdict.cost / review.unit)
    units = {review.game: review.unit for review in reviews}
    found = [key for key, count in games.items() if count >= OFTEN]
    # Costs of several games are compared in their units.
    found.sort(key=lambda key: (-games[key], -sum(costs[key]), key))
    return [
        Habit(game, kind, games[game, kind], units[game] * sum(costs[game, kind]) / len(costs[game, kind]))
        for game, kind in found[:MOST_HABITS]
    ]


def kinds_of(reasons: Sequence[Reason]) -> list[str]:
    """The kinds of the facts that spoke for the better move, each once."""
    return list(dict.fromkeys(reason.fact.kind for reason in reasons))
