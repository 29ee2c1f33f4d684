"""Dealing is fair: what a seed deals has the distribution of what `State.sample` draws, deck by deck.

Two guards. `check_decks` is exact and looks at one game: under one name a deck only shrinks. What joins a deck whose
first cards are drawn meets only cards of high hashes, so it would come too soon. `check_dealing` trusts nothing and
counts: many games by seeds against as many by `sample`, draw by draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

from megapolis.conformance.broken import Broken
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of
from megapolis.engine.dealer import Dealer
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup

GAMES = 150
DRAWS = 120
"""Draws that are counted in one game; it is not played on after them."""
DOUBT = 30.0
"""A comparison fails a fair dealer with a chance of at most e to the power of minus this: one in 10^13."""

Draws = Counter[tuple[str, int, str, int]]
"""How often the n-th draw from a deck was so: deck, n, what is looked at, its value."""


def check_decks(match: Match) -> None:
    """Under one name of a deck the outcomes are among those left before, or others altogether."""
    left: dict[str, set[int]] = {}
    offered: dict[str, set[int]] = {}
    state = match.state_at(0)
    for index, (actor, action) in enumerate(match.log):
        if actor == CHANCE:
            name, outcomes = state.deck(), state.chance_outcomes()
            now = {outcome for outcome, _ in outcomes}
            before = offered.setdefault(name, set())
            even = all(weight == 1 for _, weight in outcomes)
            if len(now) > 1 and (before if not even else now & before and not now <= left[name]):
                raise Broken(f"under one name a deck only shrinks: “{name}” (action {index})")
            left[name] = now - {action}
            before |= now
        state.play(actor, action)


def check_dealing(setup: Setup, games: int = GAMES, seed: int = 1, dealer: Callable[[str], Dealer] = Dealer) -> int:
    """Deal and sample games of one set-up and raise `Broken` where a draw is distributed otherwise.

    The number of comparisons. A seat plays at random, and the same way in both.
    """
    dealt: Draws = Counter()
    sampled: Draws = Counter()
    for number in range(seed, seed + games):
        _count(setup, dealt, number, dealer(f"fair {number}").choose)
        rng = Rng(-number)
        _count(setup, sampled, number, lambda state, rng=rng: int(state.sample(rng)))  # type: ignore[misc]
    groups: dict[tuple[str, int, str], list[tuple[int, int]]] = {}
    for deck, place, aspect, value in dealt.keys() | sampled.keys():
        key = (deck, place, aspect, value)
        groups.setdefault(key[:3], []).append((dealt[key], sampled[key]))
    for (deck, place, aspect), pairs in groups.items():
        distance, bound = _distance(pairs), _bound(len(pairs))
        if distance > bound:
            told = f"draw {place} from “{deck}” by {aspect}: distance {distance:.0f}, at most {bound:.0f} by chance"
            where = f"{setup.game.id}, {setup.players} players, {setup.options}"
            raise Broken(f"a seed deals what `sample` draws ({told}; {where})")
    return len(groups)


def _count(setup: Setup, draws: Draws, number: int, choose: Callable[[State], int]) -> None:
    """Play one game and count its draws."""
    state = setup.game.new_state(setup)
    verbs = list(setup.game.actions.verbs)
    rng = Rng(number)
    places: Counter[str] = Counter()
    last: dict[str, int] = {}
    while places.total() < DRAWS and (awaited := state.awaited()):
        if awaited != CHANCE:
            seat = actor_of(awaited)
            actions = state.legal_actions(seat)
            state.play(seat, actions[rng.below(len(actions))])
            continue
        deck = state.deck().partition(":")[0]
        action = choose(state)
        place = places[deck]
        draws[deck, place, "outcome", action] += 1
        draws[deck, place, "verb", verbs.index(setup.game.actions.verb(action).name)] += 1
        if deck in last:
            draws[deck, place, "order", (action > last[deck]) - (action < last[deck])] += 1
        last[deck] = action
        places[deck] += 1
        state.play(CHANCE, action)


def _distance(pairs: list[tuple[int, int]]) -> float:
    """Chi-square's distance between two samples."""
    first, second = sum(a for a, _ in pairs), sum(b for _, b in pairs)
    if not first or not second:
        # So late that games of one sample alone came so far: nothing to compare.
        return 0.0
    ratio = sqrt(second / first)
    return sum((a * ratio - b / ratio) ** 2 / (a + b) for a, b in pairs)


def _bound(classes: int) -> float:
    """What the distance of two samples of one distribution stays below (Laurent and Massart's tail of chi-square)."""
    return classes + 2 * sqrt(classes * DOUBT) + 2 * DOUBT
