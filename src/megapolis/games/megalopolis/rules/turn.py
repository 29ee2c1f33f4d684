"""A turn and where it goes on: before the roll, on a bridge, at its end; and the blocks that are put in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis.rules.actions import BANK
from megapolis.games.megalopolis.rules.legal import contributors, partners
from megapolis.games.megalopolis.rules.options import NEXT_TURN
from megapolis.games.megalopolis.rules.stages import BRIDGING, BUILDING, OVER, ROLL, START

if TYPE_CHECKING:
    from megapolis.games.megalopolis.rules.state import Megalopolis


def begin_turn(state: Megalopolis, seat: i64) -> None:
    """Give a seat its turn."""
    state.active = seat
    state.turn += 1
    state.offers_left = state.rules.offers
    state.declined = 0
    state.blocks_counted = 0
    state.blocks_put = 0
    state.built_on = 0
    state.crossed = False
    ask_before_roll(state)


def ask_before_roll(state: Megalopolis) -> None:
    """Let the active player trade or cross before the roll, where there is something to choose."""
    if state.tickets >> state.active & 1 or partners(state):
        state.ask(START, state.active)
    else:
        roll(state)


def roll(state: Megalopolis) -> None:
    """Wait for the dice; a right to cross that was not used is gone, and the first window for offers is over."""
    state.tickets &= ~bit(state.active)
    if state.rules.offers_per_window:
        state.offers_left = state.rules.offers
    state.ask(ROLL, CHANCE)


def ask_to_cross(state: Megalopolis) -> None:
    """Let the active player, on a bridge of their own or paid for, cross the city."""
    if state.rules.crossing == NEXT_TURN:
        state.tickets |= bit(state.active)
        ask_to_build(state)
    elif state.crossed:
        ask_to_build(state)
    else:
        state.ask(BRIDGING, state.active)


def ask_to_build(state: Megalopolis) -> None:
    """Let the active player build and trade at the end of the turn, where there is something to choose."""
    box = state.rules.box
    can_build = state.blocks_counted < box.blocks_a_turn and state.open_sites() != 0
    if can_build and state.cash[state.active] < box.block_cost:
        can_build = contributors(state) != 0
    if can_build or partners(state):
        state.ask(BUILDING, state.active)
    else:
        end_turn(state)


def end_turn(state: Megalopolis) -> None:
    """Pass the dice on; once the blocks are used up the last lap begins with the next turn."""
    state.idle_turns += 1
    if state.blocks_put:
        state.idle_turns = 0
    if not state.city.blocks_left:
        state.last_lap = True
    if state.in_play():
        begin_turn(state, state.next_seat(state.active, state.in_play()))
    else:
        state.ask(OVER, CHANCE)


# ---------------------------------------------------------------------- blocks


def buy_block(state: Megalopolis, quarter: i64) -> None:
    """Pay for a block of the active player and put it."""
    state.pay(state.active, BANK, state.rules.box.block_cost)
    state.blocks_counted += 1
    put_block(state, quarter)


def put_free_block(state: Megalopolis, quarter: i64) -> None:
    """Put a block that costs nothing."""
    if state.rules.free_counts:
        state.blocks_counted += 1
    put_block(state, quarter)


def put_block(state: Megalopolis, quarter: i64) -> None:
    """Put a block and remember where."""
    state.blocks_put += 1
    state.built_on |= bit(quarter)
    state.city.place(state.rules.box, quarter)
