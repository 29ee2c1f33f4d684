"""Reviews: the decisions of a finished game that cost the most, each with a better action."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import msgspec

from megapolis.analysis.hints import ADVISER, Advice, advise, make_adviser
from megapolis.bots.core.tree import Node
from megapolis.bots.core.tree_search import TreeSearch
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.match import Match

FAIR_SHARE = 10
"""The action that was played gets at least one in this many visits, so that its estimate is reliable, too."""
SURE = 1.0
"""A cost counts if it exceeds this many standard errors."""


class Mistake(msgspec.Struct, frozen=True):
    """A decision: the action that was played, and a better one."""

    index: int
    """Its index in the log of the match."""
    seat: int
    cost: float
    """How much worse the action is expected to be, in the unit of the aim: points, or a return."""
    played: Advice
    better: Advice


class Review(msgspec.Struct, frozen=True):
    """The review of a whole game: the number of decisions, their total cost, and the costliest of them."""

    aim: str
    decisions: int
    cost: dict[int, float]
    """The total cost of each seat's decisions."""
    mistakes: list[Mistake]


def review(
    match: Match,
    *,
    bot: str = ADVISER,
    seats: list[int] | None = None,
    count: int = 5,
    seed: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> Review:
    """Search every decision again, from what its seat could know then.

    `on_progress` is called with the number of log entries reviewed so far.
    """
    wanted = list(range(match.setup.players)) if seats is None else seats
    found: list[Mistake] = []
    decisions = 0
    aim = make_adviser(bot, seed, match.setup.game).settings.aim
    state = match.state_at(0)
    for index, (actor, action) in enumerate(match.log):
        if actor != CHANCE and actor in wanted and len(state.legal_actions(actor)) > 1:
            decisions += 1
            mistake = judge(state, index, actor, action, bot, seed)
            if mistake is not None:
                found.append(mistake)
        state.play(actor, action)
        if on_progress is not None:
            on_progress(index + 1)
    cost = {seat: sum(mistake.cost for mistake in found if mistake.seat == seat) for seat in wanted}
    return Review(aim, decisions, cost, sorted(found, key=lambda mistake: -mistake.cost)[:count])


def judge(state: State, index: int, seat: int, action: int, bot: str, seed: int) -> Mistake | None:
    """The mistake in a decision, or None if no action is clearly better."""
    search, played, cost = weigh(state, seat, action, bot, seed)
    return explain_mistake(search, played, cost, state, index, seed) if cost > 0.0 else None


def verdict(state: State, index: int, seat: int, action: int, bot: str, seed: int, ends: int = 0) -> Mistake:
    """Evaluate a decision even if it cost nothing; then `better` is the action that was played."""
    search, played, cost = weigh(state, seat, action, bot, seed)
    if cost > 0.0:
        return explain_mistake(search, played, cost, state, index, seed, ends)
    expected = advise(search, [played], state, seed, ends)[0]
    return Mistake(index, seat, 0.0, expected, expected)


def explain_mistake(
    search: TreeSearch, played: Node, cost: float, state: State, index: int, seed: int, ends: int = 0
) -> Mistake:
    """A decision that cost something, with the reasons."""
    better, worse = advise(search, [search.best(), played], state, seed, ends)
    return Mistake(index, int(search.seat), cost, worse, better)


def weigh(state: State, seat: int, action: int, bot: str, seed: int) -> tuple[TreeSearch, Node, float]:
    """Search a decision. Return the search, the node of this action (the best, if it has none), and its cost."""
    search = make_adviser(bot, seed, state.setup.game).think(Perspective(state, seat))
    best = search.best()
    played = search.consider(action)
    if best.action == action or played is None:
        return search, best, 0.0
    while played.visits * FAIR_SHARE < search.root.visits:
        search.iterate(played)
    cost = best.mean() - played.mean()
    return search, played, cost if cost > SURE * sqrt(best.error() ** 2 + played.error() ** 2) else 0.0
