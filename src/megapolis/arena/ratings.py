"""Ratings by openskill, over all games of an event.

The library's default model (Plackett-Luce) mis-ranks ties, so the Bradley-Terry model that looks at every pair is
used: a draw moves both towards each other, whoever is named first. Bots do not learn, so there is no drift (`tau`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from megapolis.arena.play import Result
from megapolis.arena.statistics import Z
from megapolis.engine.optional import needed

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFullRating


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is on a scale where a new one stands at 25, and half the width of its 95 % interval."""

    bot: str
    value: float
    half: float


def tables(results: Sequence[Result], *, contest: bool) -> list[list[tuple[str, float]]]:
    """What is ranked together: the seats of one game, or the bots that played the same deal, each with its worth."""
    if contest:
        return [list(zip(result.bots, result.returns, strict=True)) for result in results]
    by_deal: dict[int, list[tuple[str, float]]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append((result.bots[0], result.returns[0]))
    return [rows for rows in by_deal.values() if len(rows) > 1]


def history(results: Sequence[Result], bots: Sequence[str], *, contest: bool) -> list[list[Rating]]:
    """The ratings of all bots before the first game and after each."""
    model = needed("openskill.models", "arena").BradleyTerryFull(tau=0.0)
    standing: dict[str, BradleyTerryFullRating] = {bot: model.rating(name=bot) for bot in bots}
    out = [_snapshot(standing)]
    for rows in tables(results, contest=contest):
        # Every seat is rated by itself. A bot that holds several has what they come to in the mean: who wins two games
        # of five against three others is stronger than they, though one of them wins the other three.
        moved: dict[str, list[BradleyTerryFullRating]] = defaultdict(list)
        rated = model.rate([[standing[bot]] for bot, _ in rows], ranks=_ranks([value for _, value in rows]))
        for (bot, _), [rating] in zip(rows, rated, strict=True):
            moved[bot].append(rating)
        if len(moved) > 1:
            for bot, ratings in moved.items():
                mu = sum(rating.mu for rating in ratings) / len(ratings)
                sigma = sum(rating.sigma for rating in ratings) / len(ratings)
                standing[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
        out.append(_snapshot(standing))
    return out


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value: how many are better. Equal values share one."""
    return [float(sum(other > value for other in values)) for value in values]


def _snapshot(standing: dict[str, BradleyTerryFullRating]) -> list[Rating]:
    return [Rating(bot, rating.mu, Z * rating.sigma) for bot, rating in standing.items()]
