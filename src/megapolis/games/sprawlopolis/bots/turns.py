"""Whole turns: a card, its place and which way up, judged together.

Every laying of every card gets a glance; only the most promising are judged by a survey of the city.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.heuristics import Candidate, Heuristics, TopCandidates
from megapolis.games.sprawlopolis.bots.glance import Glance
from megapolis.games.sprawlopolis.rules import legal
from megapolis.games.sprawlopolis.rules.actions import BASE, DRAW, FINISH, PLACE, TURN
from megapolis.games.sprawlopolis.rules.laying import BOTH, lay_card
from megapolis.games.sprawlopolis.rules.stages import AS_START, DRAWING, LAST_CALL, PICKING, PLACING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def glances(state: Sprawlopolis, room: i64) -> list[Candidate]:
    """The most promising layings of the card in play, at a glance."""
    box, city, card = state.rules.box, state.city, state.card
    look = Glance(state.terms)
    best = TopCandidates(room)
    ordinary = card < BASE
    for action in legal.places(state):
        ways = BOTH
        if not ordinary:
            state.place = action - PLACE
            ways = legal.ways_up(state)
        loss = look.loss(city, action - PLACE)
        for turned in range(i64(2)):
            if ways >> turned & 1:
                seen = float(look.gain(city, box.blocks, (card * 2 + turned) * 4, action - PLACE) + loss)
                if best.takes(seen):
                    best.add(vec[i64]([action, TURN + turned]), seen)
    return best.candidates


def add_plans(
    heuristics: Heuristics, state: Sprawlopolis, seat: i64, before: vec[i64], layings: i64, best: TopCandidates
) -> None:
    """Add the best ways to lay the card in play after the actions `before`. Changes `state`."""
    box, city, card, closing = state.rules.box, state.city, state.card, state.rules.closing
    for found in glances(state, layings):
        state.city = lay_card(box, city, card, found.actions[1] - TURN, found.actions[0] - PLACE, closing)
        actions = before[:]
        for action in found.actions:
            actions = append(actions, action)
        best.add(actions, heuristics.value(state, seat))


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
