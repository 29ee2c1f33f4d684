"""Movement round the ring, and what the squares and the crest cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis.rules.actions import BANK, SQUARES
from megapolis.games.megalopolis.rules.auction import hold_auction
from megapolis.games.megalopolis.rules.box import (
    ADVANCE,
    BACK,
    BLOCK,
    BRIDGE,
    CITY_HALL,
    CREST,
    EXCHANGE,
    JUMP,
    PAY_BANK,
    PAY_EACH,
    PAY_PER_STREET,
    RECEIVE,
    RECEIVE_FROM_EACH,
    RECEIVE_PER_BRIDGE,
    STREET,
    THE_COURT,
)
from megapolis.games.megalopolis.rules.city import EVERYWHERE
from megapolis.games.megalopolis.rules.debt import owe, owe_bank
from megapolis.games.megalopolis.rules.options import MOVE_DICE
from megapolis.games.megalopolis.rules.stages import CARD, COURT, EXITING, FREE, HALL, TENDERING, TRIPLE
from megapolis.games.megalopolis.rules.turn import ask_to_build, ask_to_cross, end_turn

if TYPE_CHECKING:
    from megapolis.games.megalopolis.rules.state import Megalopolis


def move_by_dice(state: Megalopolis, dice: i64) -> None:
    """Move by the sum of three dice; a triple lets the player choose."""
    state.rolls += 1
    state.dice = dice
    if dice // 36 == dice % 6:
        state.ask(TRIPLE, state.active)
    else:
        travel(state, state.pips())


def travel(state: Megalopolis, steps: i64) -> None:
    """Move clockwise, collecting at the Exchange; in the last lap the Highway ends the move."""
    box = state.rules.box
    square = state.squares[state.active]
    if state.last_lap:
        to_highway = (box.highway - square + SQUARES - 1) % SQUARES + 1
        steps = min(steps, to_highway)
    if square + steps > SQUARES:
        state.pay(BANK, state.active, box.exchange_pass)
    state.squares[state.active] = (square + steps) % SQUARES
    land(state)


def land(state: Megalopolis) -> None:
    """Resolve the square on which the active figure stands."""
    box = state.rules.box
    seat = state.active
    kind = box.kind[state.squares[seat]]
    if kind in (STREET, BRIDGE):
        land_on_permit(state, box.permit_at[state.squares[seat]], kind == BRIDGE)
    elif kind == CREST:
        state.ask(CARD, CHANCE)
    elif kind == EXCHANGE:
        receive(state, box.exchange_land)
    elif kind == CITY_HALL:
        if state.open_sites() or state.free_permits():
            state.ask(HALL, seat)
        else:
            ask_to_build(state)
    elif kind == THE_COURT:
        if state.rules.court == MOVE_DICE:
            fine(state, state.pips())
        else:
            state.ask(COURT, CHANCE)
    elif state.last_lap:
        state.gone |= bit(seat)
        end_turn(state)
    else:
        state.ask(EXITING, CHANCE)


def land_on_permit(state: Megalopolis, permit: i64, is_bridge: bool) -> None:
    """Resolve a street or a bridge: auction it, pay rent or toll, or use one's own."""
    owner = state.owner(permit)
    if not state.rules.box.all_permits >> permit & 1:
        ask_to_build(state)
    elif owner < 0:
        hold_auction(state, permit, -1)
    elif owner != state.active:
        owe(state, state.fee(permit, owner), bit(owner), False, is_bridge)
    elif is_bridge:
        ask_to_cross(state)
    else:
        offer_free_block(state, state.rules.box.street_set[permit])


def fine(state: Megalopolis, pips: i64) -> None:
    """Pay the Court."""
    owe_bank(state, pips * state.rules.box.fine)


def receive(state: Megalopolis, amount: i64) -> None:
    """Let the bank pay the active player."""
    state.pay(BANK, state.active, amount)
    ask_to_build(state)


def offer_free_block(state: Megalopolis, where: i64) -> None:
    """Offer a free block on one of these quarters (a set), if one is open."""
    state.free_sites = where & state.open_sites()
    if state.free_sites:
        state.ask(FREE, state.active)
    else:
        ask_to_build(state)


# ---------------------------------------------------------------------- crest cards


def resolve_card(state: Megalopolis, card: i64) -> None:
    """Do what a crest card says."""
    box = state.rules.box
    seat = state.active
    if state.draws < box.cards:
        state.cards = append(state.cards[:], card)
    state.draws += 1
    kind = box.card_kind[card]
    value = box.card_value[card]
    square = state.squares[seat]
    if kind == ADVANCE:
        if value == BRIDGE:
            travel(state, box.next_bridge(square))
        else:
            travel(state, (box.corner[value] - square + SQUARES) % SQUARES)
    elif kind == JUMP:
        state.squares[seat] = box.corner[value]
        land(state)
    elif kind == BACK:
        state.squares[seat] = (square - value + SQUARES) % SQUARES
        land(state)
    elif kind == BLOCK:
        offer_free_block(state, own_quarters(state) if value else EVERYWHERE)
    elif kind == RECEIVE:
        receive(state, value)
    elif kind == PAY_BANK:
        owe_bank(state, value)
    elif kind == PAY_PER_STREET:
        owe_bank(state, value * popcount(state.permits[seat] & box.all_streets))
    elif kind == RECEIVE_PER_BRIDGE:
        receive(state, value * popcount(state.permits[seat] & box.all_bridges))
    elif kind == RECEIVE_FROM_EACH:
        # Whoever left by the Highway risks nothing any more, but still collects.
        owe(state, value, state.in_play() & ~bit(seat), True, False)
    elif kind == PAY_EACH:
        owe(state, value, state.solvent() & ~bit(seat), False, False)
    elif state.free_permits():
        state.ask(TENDERING, seat)
    else:
        receive(state, value)


def own_quarters(state: Megalopolis) -> i64:
    """The quarters of all streets of the active player (a set)."""
    streets = state.permits[state.active] & state.rules.box.all_streets
    out: i64 = 0
    while streets:
        out |= state.rules.box.street_set[lowest_bit(streets)]
        streets &= streets - 1
    return out
