"""Goes through a finished game and marks the decisions that cost most, each with the better action."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import msgspec

from megapolis.analysis.hints import ADVISER, Advice, advise, thinker
from megapolis.bots.core.tree import Node
from megapolis.bots.core.tree_search import TreeSearch
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.match import Match

FAIR_SHARE = 10
"""The action that was played gets at least one visit in so many, so that it is judged as carefully as the best."""
SURE = 1.0
"""A cost counts when it exceeds so many standard errors."""


class Mistake(msgspec.Struct, frozen=True):
    """A decision, what was played and what would have been better."""

    index: int
    """Where in the match's log it stands."""
    seat: int
    cost: float
    """How much worse it is expected to be, in the units of the aim: points, or a return."""
    played: Advice
    better: Advice


class Review(msgspec.Struct, frozen=True):
    """A whole game: how many decisions were looked at, what they cost altogether, and the costliest of them."""

    aim: str
    decisions: int
    cost: dict[int, float]
    """By seat: all that was given away."""
    mistakes: list[Mistake]


def review(
    match: Match,
    *,
    bot: str = ADVISER,
    seats: list[int] | None = None,
    count: int = 5,
    seed: int = 1,
    told: Callable[[int], None] | None = None,
) -> Review:
    """Searches every decision anew, by what its seat could know then. `told` hears how far it is."""
    wanted = list(range(match.setup.players)) if seats is None else seats
    found: list[Mistake] = []
    decisions = 0
    aim = thinker(bot, seed, match.setup.game).settings.aim
    state = match.state_at(0)
    for index, (actor, action) in enumerate(match.log):
        if actor != CHANCE and actor in wanted and len(state.legal_actions(actor)) > 1:
            decisions += 1
            mistake = judge(state, index, actor, action, bot, seed)
            if mistake is not None:
                found.append(mistake)
        state.play(actor, action)
        if told is not None:
            told(index + 1)
    cost = {seat: sum(mistake.cost for mistake in found if mistake.seat == seat) for seat in wanted}
    return Review(aim, decisions, cost, sorted(found, key=lambda mistake: -mistake.cost)[:count])


def judge(state: State, index: int, seat: int, action: int, bot: str, seed: int) -> Mistake | None:
    """What a decision cost, or None where nothing clearly better is known."""
    search, played, cost = weigh(state, seat, action, bot, seed)
    return explained(search, played, cost, state, index, seed) if cost > 0.0 else None


def verdict(state: State, index: int, seat: int, action: int, bot: str, seed: int, ends: int = 0) -> Mistake:
    """What is expected of a decision, also where it cost nothing: then what was played is the better action too."""
    search, played, cost = weigh(state, seat, action, bot, seed)
    if cost > 0.0:
        return explained(search, played, cost, state, index, seed, ends)
    expected = advise(search, [played], state, seed, ends)[0]
    return Mistake(index, seat, 0.0, expected, expected)


def explained(
    search: TreeSearch, played: Node, cost: float, state: State, index: int, seed: int, ends: int = 0
) -> Mistake:
    """A decision that cost something, and why."""
    better, worse = advise(search, [search.best(), played], state, seed, ends)
    return Mistake(index, int(search.seat), cost, worse, better)


def weigh(state: State, seat: int, action: int, bot: str, seed: int) -> tuple[TreeSearch, Node, float]:
    """A search, this action in it (the best, where the search does not know it), and what it costs against the best."""
    search = thinker(bot, seed, state.setup.game).think(Perspective(state, seat))
    best = search.best()
    played = search.consider(action)
    if best.action == action or played is None:
        return search, best, 0.0
    while played.visits * FAIR_SHARE < search.root.visits:
        search.iterate(played)
    cost = best.mean() - played.mean()
    return search, played, cost if cost > SURE * sqrt(best.error() ** 2 + played.error() ** 2) else 0.0
