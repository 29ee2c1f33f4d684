"""Which rule forbids an action, as the key of a message and its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.errors import Reason, Value
from megapolis.engine.i18n import seat_word
from megapolis.games.megalopolis.rules.actions import (
    BID,
    BUILD,
    CHARGE,
    COUNTER,
    DEAL_ZONE,
    END,
    GIVE,
    MOVE,
    OFFER,
    PAY,
    PROPOSE,
    PUT,
    RAISES,
    REQUEST,
    SELL,
    SITE,
    TENDER,
    VISIT,
    WANT,
)
from megapolis.games.megalopolis.rules.box import Box
from megapolis.games.megalopolis.rules.stages import (
    ANSWER,
    AUCTION,
    BUILDING,
    CHOOSE_SITE,
    CHOOSE_SUM,
    DEBT,
    DRAFT,
    FREE,
    HALL,
    STAGES,
    START,
    TENDERING,
    TRIPLE,
)
from megapolis.games.megalopolis.rules.state import Megalopolis


def _why(key: str, **args: Value) -> Reason:
    return Reason("why-" + key, args, "megalopolis")


def refusal(state: Megalopolis, seat: i64, action: i64) -> Reason:
    """The rule that forbids an illegal action of an awaited seat."""
    if seat < 0:
        return _why("chance", stage="@stage-" + STAGES[state.stage])
    if action >= DEAL_ZONE:
        return _why("not-yours")
    box = state.rules.box
    stage = state.stage
    if action >= BUILD and action < PUT and stage == BUILDING:
        return building_refusal(state, box, action - BUILD)
    if action >= PUT and action < SITE and stage in (FREE, HALL):
        return site_refusal(state, box, action - PUT)
    if action >= SITE and action < GIVE and stage == CHOOSE_SITE:
        return site_refusal(state, box, action - SITE)
    if action >= BID and action < MOVE and stage == AUCTION:
        return _why("bid-cash", bid=int(state.auction.bid + RAISES[action - BID] * box.bid_step))
    if action >= MOVE and action < BUILD and stage == TRIPLE:
        return _why("move")
    if action >= OFFER and action < BID and stage in (START, BUILDING):
        return partner_refusal(state, action)
    if action >= GIVE and action < VISIT and stage in (DRAFT, CHOOSE_SUM):
        return draft_refusal(state, box, action)
    if action >= VISIT and stage in (HALL, TENDERING, DEBT):
        return permit_refusal(state, box, action)
    if action == END and stage == BUILDING:
        return _why("must-build")
    if action == PROPOSE and stage == DRAFT:
        return _why("one-sided")
    if action == COUNTER and stage == ANSWER:
        return _why("contribution-counter" if state.deal.site >= 0 else "no-offers")
    return _why("stage", stage="@stage-" + STAGES[stage])


def building_refusal(state: Megalopolis, box: Box, quarter: i64) -> Reason:
    """Why a block cannot be bought for a quarter."""
    if state.blocks_counted >= box.blocks_a_turn:
        return _why("enough-blocks", count=int(box.blocks_a_turn))
    if state.city.blocks_left and state.cash[state.active] < box.block_cost:
        return _why("block-cash", cost=int(box.block_cost))
    return site_refusal(state, box, quarter)


def site_refusal(state: Megalopolis, box: Box, quarter: i64) -> Reason:
    """Why a block cannot go to a quarter."""
    where = box.quarter_words[quarter]
    territory = quarter // 9
    if not state.city.blocks_left:
        return _why("no-blocks")
    if state.built_on >> quarter & 1:
        return _why("twice", **where)
    if state.city.roofs[territory] == quarter:
        return _why("roofed", **where)
    if not state.city.open >> quarter & 1:
        limit = int(state.city.limit(box, territory))
        return _why("limit", **where, limit=limit)
    return _why("free-elsewhere", **where)


def partner_refusal(state: Megalopolis, action: i64) -> Reason:
    """Why no offer can be made to a player, and no contribution asked of them."""
    partner = (action - OFFER) % 6
    if partner == state.active or partner >= state.seats:
        return _why("no-partner", seat=seat_word(int(partner)))
    if not state.in_play() >> partner & 1:
        return _why("partner-out", seat=seat_word(int(partner)))
    if not state.offers_left:
        return _why("no-offers")
    if action < REQUEST:
        return _why("nothing-to-trade", seat=seat_word(int(partner)))
    if state.stage == START:
        return _why("contribution-later")
    box = state.rules.box
    if state.blocks_counted >= box.blocks_a_turn or not state.open_sites():
        return _why("no-more-blocks")
    return _why("contribution-cash", seat=seat_word(int(partner)))


def draft_refusal(state: Megalopolis, box: Box, action: i64) -> Reason:
    """Why a permit or a sum cannot go into an offer."""
    deal = state.deal
    if action < PAY:
        giving = action < WANT
        permit = action - GIVE if giving else action - WANT
        there = deal.gives if giving else deal.wants
        owner = deal.drafter if giving else deal.partner
        name = box.permit_words[permit]
        if state.stage == CHOOSE_SUM:
            return _why("sum-only")
        if not state.permits[owner] >> permit & 1:
            return _why("not-theirs", permit=name, seat=seat_word(int(owner)))
        if there >> permit & 1:
            return _why("in-offer", permit=name)
        return _why("enough-permits", count=int(box.trade_permits))
    at = action - PAY if action < CHARGE else action - CHARGE
    if at >= i64(len(box.sums)):
        return _why("no-sum")
    if state.stage == CHOOSE_SUM:
        return _why("contribution-sum", sum=int(box.sums[at])) if action >= CHARGE else _why("sum-only")
    if deal.money:
        return _why("one-sum")
    payer = deal.drafter if action < CHARGE else deal.partner
    return _why("sum-cash", seat=seat_word(int(payer)), sum=int(box.sums[at]))


def permit_refusal(state: Megalopolis, box: Box, action: i64) -> Reason:
    """Why a permit cannot be visited, put up for tender or sold."""
    if action < TENDER:
        permit = action - VISIT
    elif action < SELL:
        permit = action - TENDER
    else:
        permit = action - SELL
    name = box.permit_words[permit]
    if state.stage == DEBT:
        if state.offered >> permit & 1:
            return _why("offered", permit=name)
        return _why("not-theirs", permit=name, seat=seat_word(int(state.actor)))
    return _why("owned", permit=name)
