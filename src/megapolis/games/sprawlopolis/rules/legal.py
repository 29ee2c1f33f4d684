"""What each seat may do, and where the card in play may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit
from megapolis.engine.core.state import CHANCE
from megapolis.games.sprawlopolis.rules import chance
from megapolis.games.sprawlopolis.rules.actions import (
    DRAW,
    EXTEND,
    FINISH,
    FLIP,
    PICK,
    PLACE,
    REPAIR,
    SIZE,
    TURN,
    WORKS,
)
from megapolis.games.sprawlopolis.rules.city import FIRST_PLACE
from megapolis.games.sprawlopolis.rules.laying import (
    BOTH,
    beach_places,
    beach_turns,
    is_beach,
    is_zone_card,
    works_fit,
    works_places,
    works_turns,
    zone_places,
    zone_turns,
)
from megapolis.games.sprawlopolis.rules.stages import (
    AS_START,
    DRAWING,
    EXTENDING,
    FLIPPING,
    OVER,
    PICKING,
    PLACING,
    REVEALING,
    TURNING,
)

if TYPE_CHECKING:
    from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def legal_actions(state: Sprawlopolis, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or of chance, sorted."""
    if seat == CHANCE:
        return chance.outcomes(state)
    out = vec[i64](capacity=16)
    stage = state.stage
    if stage <= REVEALING or stage == OVER:
        return out
    if seat != state.actor:
        return append_members(out, repairs(state, seat), REPAIR) if is_window(state) else out
    if stage == PICKING:
        out = append_members(out, state.hands[seat], PICK)
        return append_members(out, repairs(state, seat), REPAIR) if state.rules.works else out
    if stage == PLACING:
        return places(state)
    if stage == TURNING:
        return append_members(out, ways_up(state), TURN)
    if stage == FLIPPING:
        return append_members(out, BOTH, FLIP)
    if stage == EXTENDING:
        return append_members(out, BOTH, EXTEND)
    if stage == DRAWING:
        return append(append_members(out, repairs(state, seat), REPAIR), DRAW)
    return append(append_members(out, repairs(state, seat), REPAIR), FINISH)


def is_window(state: Sprawlopolis) -> bool:
    """Whether road works may be laid out of turn: while somebody is about to pick a card or to draw one."""
    return state.rules.works > 0 and state.stage in (PICKING, DRAWING)


def volunteers(state: Sprawlopolis) -> i64:
    """The seats that can play a road works card while another is about to act (a set)."""
    out: i64 = 0
    if is_window(state):
        for seat in range(state.seats):
            if seat != state.actor and repairs(state, seat):
                out |= bit(seat)
    return out


def repairs(state: Sprawlopolis, seat: i64) -> i64:
    """The road works cards of a seat that can be laid now (a set)."""
    out: i64 = 0
    left = state.works[seat]
    while left:
        works = lowest_bit(left)
        left &= left - 1
        if works_fit(state.rules.box, state.city, WORKS + works, state.rules.every_end):
            out |= bit(works)
    return out


def places(state: Sprawlopolis) -> vec[i64]:
    """Where the card in play may be laid, as actions."""
    box, city, card = state.rules.box, state.city, state.card
    if state.purpose == AS_START:
        # Half of the landmark card is covered: one row or column of it.
        first: i64 = PLACE + FIRST_PLACE
        return vec[i64]([first - SIZE, first - 1, first + 1, first + SIZE])
    if is_zone_card(card):
        return zone_places(box, city, state.terms.zone_rule, card)
    if is_beach(card):
        return beach_places(box, city, card, state.rules.covering_sea)
    if card >= WORKS:
        return works_places(box, city, card, state.rules.every_end)
    return city.places(sides(state))


def sides(state: Sprawlopolis) -> i64:
    """In which of the two cities along the motorway the mover may build (a set)."""
    if not state.city.split:
        return BOTH
    if state.duel_card >= 0 and state.rules.box.build_either[state.duel_card] and state.top >= 0:
        return BOTH
    return bit(state.mover if state.seats == 2 else state.turns & 1)


def ways_up(state: Sprawlopolis) -> i64:
    """Which ways up the card in play may lie at its place (a set)."""
    if state.motorway >= 0:
        return BOTH
    box, city, card, place = state.rules.box, state.city, state.card, state.place
    if is_zone_card(card):
        ways = zone_turns(box, city, state.terms.zone_rule, card, place)
        return ways if ways else BOTH
    if is_beach(card):
        return beach_turns(box, city, card, place, state.rules.covering_sea)
    return works_turns(box, city, card, place, state.rules.every_end) if card >= WORKS else BOTH
