"""What an action does: of chance, from the set-up to the cards, and of the player who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis.rules.actions import (
    BUILD,
    CROSS,
    DEAL_PERMIT,
    DEAL_ZONE,
    DICE,
    DIE,
    DRAW,
    END,
    EXIT,
    GO,
    MOVE,
    OFFER,
    PUT,
    REQUEST,
    SELL,
    SKIP,
    TAKE,
    TENDER,
    VISIT,
)
from megapolis.games.megalopolis.rules.auction import bid_or_pass, hold_auction, take_or_leave
from megapolis.games.megalopolis.rules.options import FAR_BRIDGE
from megapolis.games.megalopolis.rules.squares import fine, land, move_by_dice, resolve_card, travel
from megapolis.games.megalopolis.rules.stages import (
    ANSWER,
    AUCTION,
    BRIDGING,
    BUILDING,
    CARD,
    CHOOSE_SITE,
    CHOOSE_SUM,
    COURT,
    DEALING,
    DEBT,
    DRAFT,
    EXITING,
    FIRST,
    FREE,
    HALL,
    PRIVILEGE,
    RAISING,
    ROLL,
    START,
    TENDERING,
    ZONES,
)
from megapolis.games.megalopolis.rules.trade import answer, edit_offer, edit_request, open_offer, open_request
from megapolis.games.megalopolis.rules.turn import (
    ask_before_roll,
    ask_to_build,
    begin_turn,
    buy_block,
    end_turn,
    put_free_block,
    roll,
)

if TYPE_CHECKING:
    from megapolis.games.megalopolis.rules.state import Megalopolis


def play(state: Megalopolis, seat: i64, action: i64) -> None:
    """Play a legal action of a seat or of chance."""
    if seat == CHANCE:
        state.clock += 1
        play_chance(state, action)
        return
    before = state.actor
    stage = state.stage
    if stage == DRAFT:
        edit_offer(state, action)
    elif stage in (AUCTION, RAISING):
        bid_or_pass(state, seat, action)
    elif stage == BUILDING:
        play_end_of_turn(state, action)
    elif stage == START:
        play_start_of_turn(state, action)
    elif stage == ANSWER:
        answer(state, action)
    elif stage == PRIVILEGE:
        take_or_leave(state, seat, action == TAKE)
    elif stage == FREE:
        state.free_sites = 0
        if action != SKIP:
            put_free_block(state, action - PUT)
        ask_to_build(state)
    elif stage == BRIDGING:
        cross_or_stay(state, action)
    elif stage == HALL:
        visit_city_hall(state, seat, action)
    elif stage == DEBT:
        state.offered |= bit(action - SELL)
        hold_auction(state, action - SELL, seat)
    elif stage == TENDERING:
        hold_auction(state, action - TENDER, -1)
    elif stage in (CHOOSE_SITE, CHOOSE_SUM):
        edit_request(state, action)
    else:
        travel(state, action - MOVE)
    # What one seat did is known before another acts: a reveal.
    if state.actor != before:
        state.clock += 1


def play_start_of_turn(state: Megalopolis, action: i64) -> None:
    """Roll, cross the city or begin an offer."""
    if action == GO:
        roll(state)
    elif action == CROSS:
        state.tickets &= ~bit(state.active)
        state.squares[state.active] = state.rules.box.opposite(state.squares[state.active])
        ask_before_roll(state)
    else:
        open_offer(state, START, action - OFFER)


def play_end_of_turn(state: Megalopolis, action: i64) -> None:
    """Build, stop, or begin an offer or a request."""
    if action >= BUILD:
        buy_block(state, action - BUILD)
        ask_to_build(state)
    elif action == END:
        end_turn(state)
    elif action < REQUEST:
        open_offer(state, BUILDING, action - OFFER)
    else:
        open_request(state, action - REQUEST)


def visit_city_hall(state: Megalopolis, seat: i64, action: i64) -> None:
    """Go to an unowned permit's square and have it auctioned, or put a free block."""
    if action >= VISIT:
        permit = action - VISIT
        state.squares[seat] = state.rules.box.square_of[permit]
        hold_auction(state, permit, -1)
    else:
        put_free_block(state, action - PUT)
        ask_to_build(state)


def cross_or_stay(state: Megalopolis, action: i64) -> None:
    """Go to the opposite bridge, or not."""
    if action == CROSS:
        square = state.rules.box.opposite(state.squares[state.active])
        state.squares[state.active] = square
        state.crossed = True
        permit = state.rules.box.permit_at[square]
        if state.rules.crossing == FAR_BRIDGE and state.owner(permit) < 0:
            hold_auction(state, permit, -1)
            return
    ask_to_build(state)


# ---------------------------------------------------------------------- chance


def play_chance(state: Megalopolis, action: i64) -> None:
    """Apply what chance brought."""
    stage = state.stage
    if stage == ROLL:
        move_by_dice(state, action - DICE)
    elif stage == CARD:
        resolve_card(state, action - DRAW)
    elif stage == EXITING:
        state.rolls += 1
        state.squares[state.active] = state.rules.box.exit_square[action - EXIT]
        land(state)
    elif stage == COURT:
        state.rolls += 1
        if action < EXIT:
            state.dice = action - DICE
            fine(state, state.pips())
        else:
            fine(state, action - DIE + 1)
    elif stage == FIRST:
        roll_for_first_turn(state, action - DICE)
    elif stage == ZONES:
        lay_zone(state, action - DEAL_ZONE)
    else:
        deal_permit(state, action - DEAL_PERMIT)


def lay_zone(state: Megalopolis, zone: i64) -> None:
    """Lay a zone card beside the next district."""
    zones = state.zones[:]
    district: i64 = 0
    while zones[district] >= 0:
        district += 1
    zones[district] = zone
    state.zones = zones
    if district == 7:
        state.stage = DEALING
        deal_or_begin(state)


def deal_permit(state: Megalopolis, permit: i64) -> None:
    """Deal a street permit to the next player."""
    state.hand_over(bit(permit), -1, state.receiver())
    deal_or_begin(state)


def deal_or_begin(state: Megalopolis) -> None:
    """Once everybody has their permits, let the dice decide who begins."""
    if state.receiver() == state.seats:
        state.stage = FIRST
        state.contenders = state.rules.everyone


def roll_for_first_turn(state: Megalopolis, dice: i64) -> None:
    """The highest sum begins; whoever ties for it rolls again."""
    state.rolls += 1
    state.dice = dice
    seat = lowest_bit(state.contenders)
    state.contenders &= state.contenders - 1
    pips = state.pips()
    if pips > state.best_sum:
        state.best_sum = pips
        state.leaders = 0
    if pips == state.best_sum:
        state.leaders |= bit(seat)
    if not state.contenders:
        if popcount(state.leaders) > 1:
            state.contenders = state.leaders
        else:
            begin_turn(state, lowest_bit(state.leaders))
        state.leaders = 0
        state.best_sum = 0
