"""What the player who is asked may do, and whom and what they may ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit, lowest_bit, popcount
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


def add_legal(state: Megalopolis, seat: i64, out: ActionList) -> None:
    """Add every legal action of a seat to `out`."""
    if seat != state.actor or state.stage == OVER:
        return
    if seat == CHANCE:
        for outcome in outcomes(state):
            out.add(outcome)
        return
    stage = state.stage
    if stage == DRAFT:
        add_terms(state, out)
    elif stage == AUCTION:
        out.add(PASS)
        if state.rules.any_sum:
            add_raises(state, out)
        else:
            add_bids(state, out)
    elif stage == RAISING:
        add_raises(state, out)
    elif stage == BUILDING:
        add_building(state, out)
    elif stage == START:
        out.add(GO)
        if state.tickets >> seat & 1:
            out.add(CROSS)
        out.add_members(partners(state), OFFER)
    elif stage == ANSWER:
        out.add(ACCEPT)
        out.add(DECLINE)
        if state.offers_left and state.deal.site < 0:
            out.add(COUNTER)
    elif stage == PRIVILEGE:
        out.add(TAKE)
        out.add(LEAVE)
    elif stage == FREE:
        out.add(SKIP)
        out.add_members(state.free_sites, PUT)
    elif stage == BRIDGING:
        out.add(CROSS)
        out.add(STAY)
    elif stage == HALL:
        out.add_members(state.open_sites(), PUT)
        out.add_members(state.free_permits(), VISIT)
    elif stage == DEBT:
        out.add_members(state.permits[seat] & ~state.offered, SELL)
    elif stage == TENDERING:
        out.add_members(state.free_permits(), TENDER)
    elif stage == CHOOSE_SITE:
        out.add(WITHDRAW)
        out.add_members(state.open_sites(), SITE)
    elif stage == CHOOSE_SUM:
        add_contributions(state, out)
    else:
        out.add_members(bit(SQUARES) - 2, MOVE)


def add_raises(state: Megalopolis, out: ActionList) -> None:
    """Raise by one to ten steps within one's cash; or by ten and more, where at least one more can be paid."""
    most = (state.cash[state.actor] - state.auction.bid) // state.rules.box.bid_step
    if most > 0:
        out.add_members(bit(min(most, i64(RAISES))) - 1, RAISE)
    if most > RAISES:
        out.add(MORE)


def add_bids(state: Megalopolis, out: ActionList) -> None:
    """Raise by one of four numbers of steps within one's cash: the first version of the rules."""
    step = state.rules.box.bid_step
    cash = state.cash[state.actor]
    for i in range(i64(len(STEPS))):
        if state.auction.bid + STEPS[i] * step <= cash:
            out.add(BID + i)


def add_building(state: Megalopolis, out: ActionList) -> None:
    """The end of a turn: stop, trade, ask for a contribution, build."""
    if not must_build(state):
        out.add(END)
    out.add_members(partners(state), OFFER)
    if state.blocks_counted < state.rules.box.blocks_a_turn and state.open_sites():
        out.add_members(contributors(state), REQUEST)
        out.add_members(affordable_sites(state), BUILD)


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


def add_contributions(state: Megalopolis, out: ActionList) -> None:
    """Add to the sum that is asked for; the request goes out once it is enough for the block."""
    deal = state.deal
    if state.rules.any_sum and -deal.money >= least_contribution(state):
        out.add(PROPOSE)
    out.add(WITHDRAW)
    if state.rules.any_sum:
        out.add_members(affordable_notes(state, deal.partner, -deal.money), CHARGE_MORE)
    else:
        out.add_members(contributions(state, deal.partner), CHARGE)


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


def add_terms(state: Megalopolis, out: ActionList) -> None:
    """What can be added to an offer; it goes out once both sides give something."""
    deal = state.deal
    box = state.rules.box
    if deal.is_mutual():
        out.add(PROPOSE)
    out.add(WITHDRAW)
    if popcount(deal.gives) < box.trade_permits:
        out.add_members(state.permits[deal.drafter] & ~deal.gives, GIVE)
    if popcount(deal.wants) < box.trade_permits:
        out.add_members(state.permits[deal.partner] & ~deal.wants, WANT)
    if state.rules.any_sum:
        # Money goes one way: once some is offered or asked for, there can only be more of it.
        if deal.money >= 0:
            out.add_members(affordable_notes(state, deal.drafter, deal.money), PAY_MORE)
        if deal.money <= 0:
            out.add_members(affordable_notes(state, deal.partner, -deal.money), CHARGE_MORE)
    elif not deal.money:
        out.add_members(affordable_sums(state, deal.drafter), PAY)
        out.add_members(affordable_sums(state, deal.partner), CHARGE)


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
