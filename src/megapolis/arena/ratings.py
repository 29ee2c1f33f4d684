"""Ratings by openskill, over all games of an event.

The library's default model (Plackett-Luce) ranks ties wrongly, so we use its Bradley-Terry model over every pair: a
draw moves both ratings towards each other, whichever bot is named first. Bots do not learn while they play, so there is
no drift (`tau`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from megapolis.arena.play import Result
from megapolis.arena.statistics import Z
from megapolis.engine.optional import require

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFullRating


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating on a scale where a new bot has 25, and half the width of its 95 % interval."""

    bot: str
    value: float
    half: float


def tables(results: Sequence[Result], *, contest: bool) -> list[list[tuple[str, float]]]:
    """The bots that are ranked together, with their returns: the seats of one game, or all that played one deal."""
    if contest:
        return [list(zip(result.bots, result.returns, strict=True)) for result in results]
    by_deal: dict[int, list[tuple[str, float]]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append((result.bots[0], result.returns[0]))
    return [rows for rows in by_deal.values() if len(rows) > 1]


def history(results: Sequence[Result], bots: Sequence[str], *, contest: bool) -> list[list[Rating]]:
    """The ratings of all bots before the first game and after every game."""
    model = require("openskill.models", "arena").BradleyTerryFull(tau=0.0)
    standing: dict[str, BradleyTerryFullRating] = {bot: model.rating(name=bot) for bot in bots}
    out = [_snapshot(standing)]
    for rows in tables(results, contest=contest):
        # Rate every seat separately, and give a bot with several seats the mean of their ratings. A bot that wins two
        # games of five against three copies of another is stronger, although one of the copies wins the other three.
        new_ratings: dict[str, list[BradleyTerryFullRating]] = defaultdict(list)
        rated = model.rate([[standing[bot]] for bot, _ in rows], ranks=_ranks([value for _, value in rows]))
        for (bot, _), [rating] in zip(rows, rated, strict=True):
            new_ratings[bot].append(rating)
        if len(new_ratings) > 1:
            for bot, ratings in new_ratings.items():
                mu = sum(rating.mu for rating in ratings) / len(ratings)
                sigma = sum(rating.sigma for rating in ratings) / len(ratings)
                standing[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
        out.append(_snapshot(standing))
    return out


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value: the number of better ones, so equal values share a rank."""
    return [float(sum(other > value for other in values)) for value in values]


def _snapshot(standing: dict[str, BradleyTerryFullRating]) -> list[Rating]:
    return [Rating(bot, rating.mu, Z * rating.sigma) for bot, rating in standing.items()]
