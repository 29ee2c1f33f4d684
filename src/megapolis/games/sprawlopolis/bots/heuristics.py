"""Heuristics for bots.

A position is worth its points and, while cards are left, its prospects: blocks beside others of their zone, roads that
can still be joined, a loop that is nearly closed. The weights were found by one-step play of about a thousand random
solo deals.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from megapolis.engine.core.bitset import lowest_bit, popcount
from megapolis.engine.core.heuristics import Candidate, Heuristics
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.games.sprawlopolis.bots.turns import whole_turns
from megapolis.games.sprawlopolis.rules.city import City
from megapolis.games.sprawlopolis.rules.conditions import Rule
from megapolis.games.sprawlopolis.rules.scoring import Terms, team_points, whole_points
from megapolis.games.sprawlopolis.rules.stages import PLACING, TURNING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.rules.survey import Survey, survey, survey_side

PAIR: Final = 0.2
"""Two neighbours of one zone."""
OPEN_END: Final = 0.2
"""An end of a road that can still be continued."""
HALF: Final = 0.5
"""A section beyond the last pair that the longest road scores."""
CLOSING: Final = 0.7
"""How likely each missing section of a loop is to be laid."""
CLOSE_LAYINGS: Final[i64] = 8
"""How many layings of each card a rollout surveys."""
CARD_GAIN: Final = 2.6
"""What each card that is still to be laid brings, on average, beyond the points of a city."""
DUEL_CARD_GAIN: Final = 0.9
"""The same for each side of a duel, whose points count half of the cards and some of them little."""
DUEL_LEAD: Final = 5.0
"""In points: with such a lead a duel is likely won."""
NETWORK_TURNS: Final[i64] = 24
"""The most turns of which a network evaluates what they lead to."""
BRANCHES: Final[i64] = 6
"""The same below the root of a search."""
ALL_LAYINGS: Final[i64] = 1000
"""More layings than a card can have."""


@final
class SprawlopolisHeuristics(Heuristics):
    """Points and prospects; a card is worth its best place, a place its best way up."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Sprawlopolis)
        city, terms = state.city, state.terms
        if not city.split:
            look = survey(city)
            value = float(whole_points(terms, city, look, state.all_works()))
            if has_cards(state):
                value += prospects(terms, look)
            look.release()
            return value
        if state.rules.duel:
            value = float(state.points(seat) - state.points(1 - seat))
            return value + side_prospects(terms, city, seat) if has_cards(state) else value
        value = float(team_points(terms, city, 0))
        if has_cards(state):
            value += side_prospects(terms, city, 0) + side_prospects(terms, city, 1)
        return value

    def baseline(self, state: State, seat: i64) -> float:
        assert isinstance(state, Sprawlopolis)
        per_card = DUEL_CARD_GAIN if state.rules.duel else CARD_GAIN
        return float(state.points(seat)) + per_card * float(cards_left(state))

    def network_limit(self) -> i64:
        return NETWORK_TURNS

    def branch_limit(self) -> i64:
        return BRANCHES

    def lead_scale(self) -> float:
        return DUEL_LEAD

    def branches(self, state: State, seat: i64, count: i64) -> list[Candidate]:
        assert isinstance(state, Sprawlopolis)
        return whole_turns(self, state, seat, CLOSE_LAYINGS, count)

    def prior(self, state: State, seat: i64, action: i64) -> float:
        after = state.clone()
        after.play(seat, action)
        assert isinstance(after, Sprawlopolis)
        if after.stage not in (PLACING, TURNING) or after.actor != seat:
            return self.value(after, seat)
        actions = after.legal_actions(seat)
        best = self.prior(after, seat, actions[0])
        for i in range(i64(1), i64(len(actions))):
            best = max(best, self.prior(after, seat, actions[i]))
        return best

    def rollout_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """Play the whole turn that looks best."""
        assert isinstance(state, Sprawlopolis)
        for action in whole_turns(self, state, seat, CLOSE_LAYINGS, 1)[0].actions:
            state.play(seat, action)

    def races_turns(self) -> bool:
        return True

    def candidates(self, state: State, seat: i64, count: i64) -> list[Candidate]:
        assert isinstance(state, Sprawlopolis)
        return whole_turns(self, state, seat, ALL_LAYINGS, count)


def cards_left(state: Sprawlopolis) -> i64:
    """How many cards are still to be laid: those of the deck and of all hands."""
    count = popcount(state.cards)
    if state.top >= 0:
        count += 1
    for hand in state.hands:
        count += popcount(hand)
    return count


def has_cards(state: Sprawlopolis) -> bool:
    """Whether anything is still to be laid."""
    if state.cards or state.top >= 0:
        return True
    for hand in state.hands:
        if hand:
            return True
    return False


def prospects(terms: Terms, look: Survey) -> float:
    """The prospects of a city beyond its points."""
    zone, width = look.zone, look.width
    pairs: i64 = 0
    for number in range(look.count):
        at = look.blocks[number]
        if zone[at] == zone[at + 1]:
            pairs += 1
        if zone[at] == zone[at + width]:
            pairs += 1
    open_ends: i64 = 0
    for road in range(i64(1), look.roads + 1):
        open_ends += look.open_ends[road]
    value = PAIR * float(pairs) + OPEN_END * float(open_ends)
    left = terms.conditions
    while left:
        value += condition_prospects(terms.box.rules[lowest_bit(left)], look)
        left &= left - 1
    return value


def side_prospects(terms: Terms, city: City, side: i64) -> float:
    """The prospects of one of the two cities along a motorway."""
    look = survey_side(city, side)
    value = prospects(terms, look)
    look.release()
    return value


def condition_prospects(rule: Rule, look: Survey) -> float:
    """The prospects of a city for one condition."""
    if rule.kind == "longest_road":
        longest: i64 = 0
        for road in range(i64(1), look.roads + 1):
            longest = max(longest, look.length[road])
        return HALF * float(rule.numbers[1] * (longest % rule.numbers[0]))
    return float(rule.numbers[0]) * nearest_loop(look) if rule.kind == "loops" else 0.0


def nearest_loop(look: Survey) -> float:
    """The expected sections of the best loop to be: the further apart a road's ends, the less likely it is to close."""
    best = 0.0
    for end in range(look.ends - 1):
        road = look.end_road[end]
        if look.end_road[end + 1] != road:
            continue
        a, b = look.end_faces[end], look.end_faces[end + 1]
        missing = 1 + distance(a // look.width, b // look.width) + distance(a % look.width, b % look.width)
        value = float(look.length[road] + missing)
        for _ in range(missing):
            value *= CLOSING
        best = max(best, value)
    return best


def distance(a: i64, b: i64) -> i64:
    """How far apart two numbers are."""
    return a - b if a > b else b - a
