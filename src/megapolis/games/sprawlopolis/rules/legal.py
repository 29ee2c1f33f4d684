"""What each seat may do, and where the card in play may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit, lowest_bit
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
    WRECKTAR,
)
from megapolis.games.sprawlopolis.rules.box import FREE, PRINTED
from megapolis.games.sprawlopolis.rules.city import FIRST_PLACE
from megapolis.games.sprawlopolis.rules.laying import (
    BOTH,
    beach_places,
    beach_turns,
    is_beach,
    is_zone_card,
    way_up,
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


def add_legal(state: Sprawlopolis, seat: i64, out: ActionList) -> None:
    """Add every legal action of a seat, or of chance, to `out`."""
    stage = state.stage
    if seat == CHANCE:
        add_all(out, chance.outcomes(state))
    elif stage <= REVEALING or stage == OVER:
        return
    elif seat != state.actor:
        if is_window(state):
            out.add_members(repairs(state, seat), REPAIR)
    elif stage == PICKING:
        out.add_members(state.hands[seat], PICK)
        if state.rules.works:
            out.add_members(repairs(state, seat), REPAIR)
    elif stage == PLACING:
        add_places(state, out)
    elif stage == TURNING:
        out.add_members(ways_up(state), TURN)
    elif stage == FLIPPING:
        out.add_members(BOTH, FLIP)
    elif stage == EXTENDING:
        out.add_members(BOTH, EXTEND)
    else:
        out.add_members(repairs(state, seat), REPAIR)
        if stage == DRAWING:
            out.add(DRAW)
        else:
            out.add(FINISH)


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


def add_places(state: Sprawlopolis, out: ActionList) -> None:
    """Add where the card in play may be laid, as actions."""
    box, city, card = state.rules.box, state.city, state.card
    if state.purpose == AS_START:
        # Half of the landmark card is covered: one row or column of it.
        first: i64 = PLACE + FIRST_PLACE
        out.add(first - SIZE)
        out.add(first - 1)
        out.add(first + 1)
        out.add(first + SIZE)
    elif is_zone_card(card):
        add_all(out, zone_places(box, city, state.terms.zone_rule, card))
    elif is_beach(card):
        add_all(out, beach_places(box, city, card, state.rules.covering_sea))
    elif card >= WORKS:
        add_all(out, works_places(box, city, card, state.rules.every_end))
    else:
        city.add_places(sides(state), out)


def places(state: Sprawlopolis) -> vec[i64]:
    """Where the card in play may be laid, as actions."""
    out = ActionList()
    add_places(state, out)
    return out.to_vec()


def add_all(out: ActionList, actions: vec[i64]) -> None:
    """Add actions that were found one by one."""
    for action in actions:
        out.add(action)


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
    if card == WRECKTAR and box.monster_turn != FREE:
        return bit(0 if box.monster_turn == PRINTED else way_up(city, place))
    return works_turns(box, city, card, place, state.rules.every_end) if card >= WORKS else BOTH
