"""What the player who is asked may do, and whom and what they may ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis.rules.actions import (
    ACCEPT,
    BID,
    BIDS,
    BUILD,
    CHARGE,
    CHARGE_MORE,
    COUNTER,
    CROSS,
    DECLINE,
    END,
    GIVE,
    GO,
    LEAVE,
    MORE,
    MOVE,
    OFFER,
    PASS,
    PAY,
    PAY_MORE,
    PROPOSE,
    PUT,
    RAISE,
    RAISES,
    REQUEST,
    SELL,
    SITE,
    SKIP,
    SQUARES,
    STAY,
    TAKE,
    TENDER,
    VISIT,
    WANT,
    WITHDRAW,
)
from megapolis.games.megalopolis.rules.chance import outcomes
from megapolis.games.megalopolis.rules.stages import (
    ANSWER,
    AUCTION,
    BRIDGING,
    BUILDING,
    CHOOSE_SITE,
    CHOOSE_SUM,
    DEBT,
    DRAFT,
    FREE,
    HALL,
    OVER,
    PRIVILEGE,
    RAISING,
    START,
    TENDERING,
)

if TYPE_CHECKING:
    from megapolis.games.megalopolis.rules.state import Megalopolis

STEPS: Final = vec[i64](list(BIDS))


def legal_actions(state: Megalopolis, seat: i64) -> vec[i64]:
    """Every legal action of a seat, sorted."""
    if seat != state.actor or state.stage == OVER:
        return vec[i64]()
    if seat == CHANCE:
        return outcomes(state)
    stage = state.stage
    if stage == DRAFT:
        return draft_actions(state)
    if stage == AUCTION:
        out = append(vec[i64](capacity=24), PASS)
        return append_raises(state, out) if state.rules.any_sum else append_bids(state, out)
    if stage == RAISING:
        return append_raises(state, vec[i64](capacity=24))
    if stage == BUILDING:
        return building_actions(state)
    if stage == START:
        out = append(vec[i64](capacity=24), GO)
        if state.tickets >> seat & 1:
            out = append(out, CROSS)
        return append_members(out, partners(state), OFFER)
    if stage == ANSWER:
        out = vec[i64]([ACCEPT, DECLINE])
        return append(out, COUNTER) if state.offers_left and state.deal.site < 0 else out
    if stage == PRIVILEGE:
        return vec[i64]([TAKE, LEAVE])
    if stage == FREE:
        return append_members(append(vec[i64](capacity=24), SKIP), state.free_sites, PUT)
    if stage == BRIDGING:
        return vec[i64]([CROSS, STAY])
    if stage == HALL:
        return append_members(
            append_members(vec[i64](capacity=24), state.open_sites(), PUT), state.free_permits(), VISIT
        )
    if stage == DEBT:
        return append_members(vec[i64](capacity=24), state.permits[seat] & ~state.offered, SELL)
    if stage == TENDERING:
        return append_members(vec[i64](capacity=24), state.free_permits(), TENDER)
    if stage == CHOOSE_SITE:
        return append_members(append(vec[i64](capacity=24), WITHDRAW), state.open_sites(), SITE)
    if stage == CHOOSE_SUM:
        return contribution_actions(state)
    return append_members(vec[i64](capacity=24), bit(SQUARES) - 2, MOVE)


def append_raises(state: Megalopolis, out: vec[i64]) -> vec[i64]:
    """Raise by one to ten steps within one's cash; or by ten and more, where at least one more can be paid."""
    step = state.rules.box.bid_step
    most = (state.cash[state.actor] - state.auction.bid) // step
    for i in range(min(most, i64(RAISES))):
        out = append(out, RAISE + i)
    return append(out, MORE) if most > RAISES else out


def append_bids(state: Megalopolis, out: vec[i64]) -> vec[i64]:
    """Raise by one of four numbers of steps within one's cash: the first version of the rules."""
    step = state.rules.box.bid_step
    cash = state.cash[state.actor]
    for i in range(i64(len(STEPS))):
        if state.auction.bid + STEPS[i] * step <= cash:
            out = append(out, BID + i)
    return out


def building_actions(state: Megalopolis) -> vec[i64]:
    """The end of a turn: stop, trade, ask for a contribution, build."""
    out = vec[i64](capacity=24)
    if not must_build(state):
        out = append(out, END)
    out = append_members(out, partners(state), OFFER)
    if state.blocks_counted < state.rules.box.blocks_a_turn:
        sites = state.open_sites()
        if sites:
            out = append_members(out, contributors(state), REQUEST)
            out = append_members(out, affordable_sites(state), BUILD)
    return out


def affordable_sites(state: Megalopolis) -> i64:
    """Quarters where the active player may buy a block now (a set)."""
    box = state.rules.box
    if state.blocks_counted < box.blocks_a_turn and state.cash[state.active] >= box.block_cost:
        return state.open_sites()
    return 0


def must_build(state: Megalopolis) -> bool:
    """Whether the active player must put a block now: building is a duty, none was put, and they can."""
    if state.blocks_put or state.cash[state.active] < state.rules.box.block_cost or not state.open_sites():
        return False
    return building_is_duty(state)


def building_is_duty(state: Megalopolis) -> bool:
    """Whether everybody must put a block in their turn: all skyscrapers stand, or nobody built for long."""
    return state.city.roof_count == 4 or state.idle_turns >= state.rules.box.idle_rounds * popcount(state.in_play())


def partners(state: Megalopolis) -> i64:
    """Seats to which the active player may make an offer (a set): one of the two must have a permit to trade."""
    if not state.offers_left:
        return 0
    others = state.in_play() & ~bit(state.active)
    if state.permits[state.active]:
        return others
    seat: i64 = 0
    while seat < state.seats:
        if not state.permits[seat]:
            others &= ~bit(seat)
        seat += 1
    return others


def contributors(state: Megalopolis) -> i64:
    """Seats that can be asked for a contribution to a block (a set)."""
    out: i64 = 0
    if state.offers_left:
        others = state.in_play() & ~bit(state.active)
        while others:
            seat = lowest_bit(others)
            others &= others - 1
            if can_contribute(state, seat):
                out |= bit(seat)
    return out


def can_contribute(state: Megalopolis, seat: i64) -> bool:
    """Whether a seat can contribute enough for a block."""
    if not state.rules.any_sum:
        return contributions(state, seat) != 0
    return least_contribution(state) <= state.cash[seat]


def least_contribution(state: Megalopolis) -> i64:
    """The smallest sum that is a contribution: at least the smallest note, and enough for the block."""
    note = state.rules.box.notes[0]
    missing = state.rules.box.block_cost - state.cash[state.active]
    return note * max(i64(1), (missing + note - 1) // note)


def contribution_actions(state: Megalopolis) -> vec[i64]:
    """Add to the sum that is asked for; the request goes out once it is enough for the block."""
    deal = state.deal
    out = vec[i64](capacity=24)
    if not state.rules.any_sum:
        return append_members(append(out, WITHDRAW), contributions(state, deal.partner), CHARGE)
    if -deal.money >= least_contribution(state):
        out = append(out, PROPOSE)
    return append_members(append(out, WITHDRAW), affordable_notes(state, deal.partner, -deal.money), CHARGE_MORE)


def contributions(state: Megalopolis, seat: i64) -> i64:
    """The sums of the first version of the rules that a seat can contribute (a set)."""
    box = state.rules.box
    missing = box.block_cost - state.cash[state.active]
    out: i64 = 0
    for i in range(i64(len(box.sums))):
        amount = box.sums[i]
        if amount <= state.cash[seat] and amount >= missing:
            out |= bit(i)
    return out


def draft_actions(state: Megalopolis) -> vec[i64]:
    """What can be added to an offer; it goes out once both sides give something."""
    deal = state.deal
    box = state.rules.box
    out = vec[i64](capacity=32)
    if deal.is_mutual():
        out = append(out, PROPOSE)
    out = append(out, WITHDRAW)
    if popcount(deal.gives) < box.trade_permits:
        out = append_members(out, state.permits[deal.drafter] & ~deal.gives, GIVE)
    if popcount(deal.wants) < box.trade_permits:
        out = append_members(out, state.permits[deal.partner] & ~deal.wants, WANT)
    if state.rules.any_sum:
        # Money goes one way: once some is offered or asked for, there can only be more of it.
        if deal.money >= 0:
            out = append_members(out, affordable_notes(state, deal.drafter, deal.money), PAY_MORE)
        if deal.money <= 0:
            out = append_members(out, affordable_notes(state, deal.partner, -deal.money), CHARGE_MORE)
    elif not deal.money:
        out = append_members(out, affordable_sums(state, deal.drafter), PAY)
        out = append_members(out, affordable_sums(state, deal.partner), CHARGE)
    return out


def affordable_notes(state: Megalopolis, seat: i64, amount: i64) -> i64:
    """The notes that a seat can add to a sum (a set)."""
    return at_most(state.rules.box.notes, state.cash[seat] - amount)


def affordable_sums(state: Megalopolis, seat: i64) -> i64:
    """The sums of the first version of the rules that a seat can pay (a set)."""
    return at_most(state.rules.box.sums, state.cash[seat])


def at_most(amounts: vec[i64], most: i64) -> i64:
    """Which of these growing amounts are not above another (a set)."""
    count: i64 = 0
    while count < i64(len(amounts)) and amounts[count] <= most:
        count += 1
    return bit(count) - 1
