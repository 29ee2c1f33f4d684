"""The flow of play: a card is picked, placed and turned; the hand is passed on; the top card is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, with_item
from megapolis.engine.core.state import CHANCE
from megapolis.games.sprawlopolis.rules import chance
from megapolis.games.sprawlopolis.rules.actions import (
    BASE,
    DRAW,
    EXTEND,
    FINISH,
    FLIP,
    PICK,
    PLACE,
    REPAIR,
    REVEAL,
    TURN,
    WORKS,
    WRECKTAR,
    ZONE_RULE,
)
from megapolis.games.sprawlopolis.rules.box import AT_ONCE
from megapolis.games.sprawlopolis.rules.city import NONE
from megapolis.games.sprawlopolis.rules.laying import beach_places, is_beach, is_zone_card, last_laid
from megapolis.games.sprawlopolis.rules.legal import repairs
from megapolis.games.sprawlopolis.rules.stages import (
    AS_START,
    AS_WORKS,
    DRAWING,
    FROM_HAND,
    LAST_CALL,
    OVER,
    PICKING,
    REVEALING,
    TURNING,
    WHEN_DRAWN,
)

if TYPE_CHECKING:
    from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def play(state: Sprawlopolis, seat: i64, action: i64) -> None:
    """Play a legal action of a seat or of chance."""
    if seat == CHANCE:
        state.clock += 1
        if action >= REVEAL and action < ZONE_RULE:
            reveal(state, action - REVEAL)
        else:
            chance.set_up(state, action)
    elif action == DRAW:
        state.to_draw = False
        draw(state)
    elif action < PLACE:
        pick(state, action - PICK)
    elif action < TURN:
        state.place = action - PLACE
        state.stage = TURNING
    elif action < REPAIR:
        lay(state, action - TURN)
    elif action < FINISH:
        state.begin_laying(seat, WORKS + action - REPAIR, AS_WORKS)
        state.works = with_item(state.works, seat, state.works[seat] & ~bit(action - REPAIR))
    elif action == FINISH:
        state.declined |= bit(seat)
        offer_last_call(state)
    elif action < EXTEND:
        chance.flip_landmarks(state, action - FLIP)
    else:
        state.east = action == EXTEND + 1
        state.stage = TURNING


def pick(state: Sprawlopolis, card: i64) -> None:
    """Show a card of the mover's hand, which must be laid now."""
    seat = state.actor
    state.hands = with_item(state.hands, seat, state.hands[seat] & ~bit(card))
    if state.seats > 1:
        state.clock += 1
        state.show(card)
    state.begin_laying(seat, card, FROM_HAND)


def lay(state: Sprawlopolis, turned: i64) -> None:
    """Lay the card in play this way up; what follows depends on why it was laid."""
    state.clock += 1
    if state.motorway >= 0:
        chance.lay_motorway(state, state.motorway, turned)
        return
    state.put_card(state.card, turned, state.place)
    state.card = NONE
    state.place = NONE
    if state.purpose == AS_START:
        chance.enter_next_step(state)
    elif state.purpose == FROM_HAND:
        state.turns += 1
        if state.rules.passing:
            pass_hand(state)
        offer_draw(state)
    elif state.purpose == WHEN_DRAWN or state.to_draw:
        offer_draw(state)
    elif state.hands[state.mover]:
        # Road works are no turn: the mover is asked again.
        state.stage = PICKING
        state.actor = state.mover
    else:
        state.declined = 0
        offer_last_call(state)


def pass_hand(state: Sprawlopolis) -> None:
    """Pass the rest of the mover's hand to the next seat, who gets to know it."""
    to = next_seat(state)
    passed = state.hands[state.mover]
    hands, known = state.hands[:], state.known[:]
    hands[state.mover] = 0
    hands[to] |= passed
    known[to] |= passed
    state.hands = hands
    state.known = known


def next_seat(state: Sprawlopolis) -> i64:
    """The seat after the mover."""
    return (state.mover + 1) % state.seats


def offer_draw(state: Sprawlopolis) -> None:
    """Let the mover draw; where somebody could lay road works first, the mover says when."""
    state.to_draw = False
    if state.rules.works_any_time and state.rules.works and state.top >= 0:
        for seat in range(state.seats):
            if repairs(state, seat):
                state.to_draw = True
                state.stage = DRAWING
                state.actor = state.mover
                return
    draw(state)


def draw(state: Sprawlopolis) -> None:
    """Draw the top card for the mover, if there is one; some must be laid at once."""
    card = state.top
    state.top = NONE
    if card < 0:
        begin_turn(state)
        return
    if is_urgent(state, card):
        state.drawn = card
    else:
        state.hands = with_item(state.hands, state.mover, state.hands[state.mover] | bit(card))
    if state.cards:
        state.stage = REVEALING
    else:
        finish_draw(state)


def is_urgent(state: Sprawlopolis, card: i64) -> bool:
    """Whether a card must be laid as soon as it is drawn."""
    if card < BASE:
        return False
    return not is_zone_card(card) or state.rules.box.demand[state.terms.zone_rule] == AT_ONCE


def reveal(state: Sprawlopolis, card: i64) -> None:
    """Turn up the next top card of the deck."""
    state.top = card
    state.cards &= ~bit(card)
    state.show(card)
    finish_draw(state)


def finish_draw(state: Sprawlopolis) -> None:
    """Ask for the place of a drawn card that cannot wait, or begin the next turn."""
    card = state.drawn
    if card < 0:
        begin_turn(state)
        return
    state.drawn = NONE
    if not has_place(state, card):
        # It leaves the game.
        draw(state)
        return
    state.begin_laying(state.mover, card, WHEN_DRAWN)
    if card == WRECKTAR:
        state.place = last_laid(state.city)
        state.stage = TURNING


def has_place(state: Sprawlopolis, card: i64) -> bool:
    """Whether a drawn card can be laid: a beach needs a direction, Wrecktar a card that lies ashore."""
    if is_beach(card):
        return len(beach_places(state.rules.box, state.city, card, state.rules.covering_sea)) > 0
    return card != WRECKTAR or last_laid(state.city) >= 0


def begin_turn(state: Sprawlopolis) -> None:
    """Ask the next seat to pick a card; if it has none, nobody has."""
    state.mover = next_seat(state)
    state.actor = state.mover
    state.stage = PICKING
    if not state.hands[state.mover]:
        offer_last_call(state)


def offer_last_call(state: Sprawlopolis) -> None:
    """Ask whoever holds a road works card that still fits, now that all cards are laid; or end the game."""
    if state.rules.works:
        for number in range(state.seats):
            seat = (state.mover + number) % state.seats
            if not state.declined >> seat & 1 and repairs(state, seat):
                state.stage = LAST_CALL
                state.actor = seat
                return
    state.stage = OVER
