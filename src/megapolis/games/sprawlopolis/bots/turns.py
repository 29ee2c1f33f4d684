"""Whole turns: a card, its place and which way up, judged together.

Every laying of every card gets a glance; only the most promising are judged by a survey of the city.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.heuristics import Candidate, Heuristics, TopCandidates
from megapolis.games.sprawlopolis.bots.glance import KEPT
from megapolis.games.sprawlopolis.rules import legal
from megapolis.games.sprawlopolis.rules.actions import BASE, DRAW, FINISH, PLACE, TURN
from megapolis.games.sprawlopolis.rules.laying import BOTH, lay_card
from megapolis.games.sprawlopolis.rules.stages import AS_START, DRAWING, LAST_CALL, PICKING, PLACING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.rules.survey import ZEROS


@final
class Glances:
    """The most promising layings of a card, best first; of equals the earlier."""

    def __init__(self, room: i64) -> None:
        self.room = room
        self.count: i64 = 0
        self.ways = ZEROS[:room]
        """Each laying as one number: its place as an action, twice, and which way up."""
        self.seen = ZEROS[:room]
        """What a glance saw of each."""

    def add(self, way: i64, seen: i64) -> None:
        """Keep a laying if it is among the best."""
        ways, values = self.ways, self.seen
        at = self.count
        if at < self.room:
            self.count = at + 1
        else:
            at -= 1
            if seen <= values[at]:
                return
        while at > 0 and values[at - 1] < seen:
            ways[at] = ways[at - 1]
            values[at] = values[at - 1]
            at -= 1
        ways[at] = way
        values[at] = seen


def glances(state: Sprawlopolis, room: i64) -> Glances:
    """The most promising layings of the card in play, at a glance."""
    city, card = state.city, state.card
    look = KEPT.glance_of(state.terms)
    look.take(state.rules.box.blocks, card)
    best = Glances(room)
    ordinary = card < BASE
    for action in legal.places(state):
        ways = BOTH
        if not ordinary:
            state.place = action - PLACE
            ways = legal.ways_up(state)
        look.look_at(city, action - PLACE)
        if ways & 1:
            best.add(action * 2, look.printed)
        if ways & 2:
            best.add(action * 2 + 1, look.turned)
    return best


def add_plans(
    heuristics: Heuristics, state: Sprawlopolis, seat: i64, before: vec[i64], layings: i64, best: TopCandidates
) -> None:
    """Add the best ways to lay the card in play after the actions `before`. Changes `state`."""
    box, city, card, closing = state.rules.box, state.city, state.card, state.rules.closing
    found = glances(state, layings)
    for number in range(found.count):
        way = found.ways[number]
        place = way >> 1
        turned = way & 1
        state.city = lay_card(box, city, card, turned, place - PLACE, closing)
        value = heuristics.value(state, seat)
        if best.takes(value):
            best.add(append(append(before[:], place), TURN + turned), value)


def whole_turns(heuristics: Heuristics, state: Sprawlopolis, seat: i64, layings: i64, count: i64) -> list[Candidate]:
    """The most promising ways to play until a card is laid, best first; `layings` of each card are surveyed."""
    best = TopCandidates(count)
    none = vec[i64]()
    if state.stage == PLACING and state.purpose != AS_START:
        add_plans(heuristics, state.clone(), seat, none, layings, best)
        return best.candidates
    for action in state.legal_actions(seat):
        if state.stage in (PICKING, LAST_CALL, DRAWING) and action not in (FINISH, DRAW):
            after = state.clone()
            after.play(seat, action)
            add_plans(heuristics, after, seat, vec[i64]([action]), layings, best)
        else:
            best.add(vec[i64]([action]), heuristics.prior(state, seat, action))
    return best.candidates
