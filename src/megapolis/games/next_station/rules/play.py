"""What an action does: the set-up, the cards, a seat's turn, the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, popcount, with_item
from megapolis.engine.core.state import CHANCE
from megapolis.games.next_station.rules.actions import (
    CIRCLE,
    DEAL_OBJECTIVE,
    DEAL_PENCIL,
    DEAL_POWER,
    DRAW,
    FLIP,
    LAY,
    PASS,
    POWER_DRAW,
)
from megapolis.games.next_station.rules.box import ANY, PENCILS, SWITCH
from megapolis.games.next_station.rules.legal import second
from megapolis.games.next_station.rules.options import LAY_PENCILS, PLAY
from megapolis.games.next_station.rules.sheet import CIRCLING, DOUBLE_SECTION, DOUBLE_STATION, FIRST, SECOND, Sheet

if TYPE_CHECKING:
    from megapolis.games.next_station.rules.state import NextStation

OBJECTIVES: Final[i64] = 2

EFFECTIVE_FROM: Final[i64] = 2
"""A switch card in the first two turns of a round is ignored."""


def play(state: NextStation, seat: i64, action: i64) -> None:
    """Play a legal action of a seat or of chance."""
    if seat == CHANCE:
        state.clock += 1
        if action >= FLIP and action < DEAL_PENCIL:
            flip(state, action - FLIP)
        elif action < DEAL_OBJECTIVE:
            lay(state, action - DEAL_PENCIL)
        elif action < DEAL_POWER:
            state.objectives |= bit(action - DEAL_OBJECTIVE)
            if popcount(state.objectives) == OBJECTIVES:
                next_step(state)
        else:
            deal_power(state, action - DEAL_POWER)
    elif action >= LAY:
        state.clock += 1
        lay(state, action - LAY)
    else:
        act(state, seat, action)


def begin(state: NextStation) -> None:
    """Enter the first step of the set-up."""
    state.step = -1
    next_step(state)


def next_step(state: NextStation) -> None:
    """Go on to the next step of the set-up, or to play."""
    state.step += 1
    step = state.rules.steps[state.step]
    state.waiting = 1 if step == LAY_PENCILS else 0
    if step == PLAY:
        open_round(state)


def lay(state: NextStation, pencil: i64) -> None:
    """A pencil takes the next place; the last one needs no choice."""
    state.pencils = with_item(state.pencils, state.laid, pencil)
    state.laid += 1
    if state.laid == PENCILS - 1:
        state.pencils = with_item(state.pencils, state.laid, last_of(state.pencils))
        state.laid = PENCILS
        next_step(state)


def deal_power(state: NextStation, power: i64) -> None:
    """A power goes to the next pencil; the last one needs no draw."""
    state.powers = with_item(state.powers, state.powered, power)
    state.powered += 1
    if state.powered == PENCILS - 1:
        state.powers = with_item(state.powers, state.powered, last_of(state.powers))
        state.powered = PENCILS
        next_step(state)


def open_round(state: NextStation) -> None:
    """Begin a round: all cards are in the deck, every seat starts a line."""
    box = state.rules.box
    state.cards = box.all_cards
    state.flipped = vec[i64]()
    state.turn = 0
    state.under = 0
    for seat in range(state.seats):
        state.writable_sheet(seat).open_line(box, state.colour(seat), state.rules.empty_line_counts)


def flip(state: NextStation, card: i64) -> None:
    """Flip a card; a switch is kept for the card after it."""
    box = state.rules.box
    state.cards &= ~bit(card)
    state.flipped = append(state.flipped[:], state.turn * 16 + card)
    symbol = box.card_symbol[card]
    if symbol == SWITCH:
        state.branch = state.turn >= EFFECTIVE_FROM
        return
    state.under += box.underground[card]
    state.symbol = symbol
    state.await_everybody()
    if state.seats > 1:
        state.owned = 0


def act(state: NextStation, seat: i64, action: i64) -> None:
    """Play a seat's action in its turn."""
    stage = state.sheets[seat].stage
    box = state.rules.box
    if action == PASS:
        if stage == FIRST and may_circle(state, state.sheets[seat]):
            state.writable_sheet(seat).stage = CIRCLING
            return
        if stage != FIRST:
            sheet = state.writable_sheet(seat)
            sheet.stage = FIRST
            sheet.needed = ANY
        finish_turn(state, seat)
        return
    sheet = state.writable_sheet(seat)
    if action >= CIRCLE:
        sheet.circle(box, action - CIRCLE)
        sheet.stage = FIRST
        finish_turn(state, seat)
        return
    if action >= POWER_DRAW:
        sheet.used = 1
        sheet.draw(box, action - POWER_DRAW)
        finish_turn(state, seat)
        return
    target = sheet.draw(box, action - DRAW)
    if stage == SECOND:
        sheet.used = 1
        sheet.stage = FIRST
    elif state.power(sheet) == DOUBLE_SECTION:
        sheet.needed = box.symbol[target] if state.symbol == ANY else state.symbol
        # After a joker and the central station the player names a symbol: any second target fits some name.
        allowed = not (state.symbol == ANY and sheet.needed == ANY and state.rules.joker_central_ends)
        w0, w1, w2 = second(state, sheet)
        if allowed and w0 | w1 | w2:
            sheet.stage = SECOND
            return
        sheet.needed = ANY
    elif may_circle(state, sheet):
        sheet.stage = CIRCLING
        return
    sheet.needed = ANY
    finish_turn(state, seat)


def may_circle(state: NextStation, sheet: Sheet) -> bool:
    """Circling is asked for once, at the end of the round: earlier it could never be worth more."""
    return state.under == state.rules.box.last_underground and state.power(sheet) == DOUBLE_STATION


def finish_turn(state: NextStation, seat: i64) -> None:
    """Take a seat out of the turn; after the last one the turn is over, and perhaps the round."""
    state.waiting &= ~bit(seat)
    if state.waiting:
        return
    state.end_round()
    state.turn += 1
    state.branch = False
    if state.under == state.rules.box.last_underground:
        for other in range(state.seats):
            state.writable_sheet(other).close_line(state.rules.box)
        state.round += 1
        if state.round < state.rules.box.rounds:
            open_round(state)


def last_of(items: vec[i64]) -> i64:
    """Which of 0 to 3 is not among the first three."""
    return 6 - items[0] - items[1] - items[2]
