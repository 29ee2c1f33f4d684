"""What a bot should know about Megalopolis."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.bits import bit
from megapolis.engine.insight import Insight
from megapolis.engine.rng import Rng
from megapolis.engine.state import State
from megapolis.games.megalopolis.actions import (
    BID,
    BUILD,
    CHARGE,
    COUNTER,
    DECLINE,
    END,
    GO,
    OFFER,
    PASS,
    PAY,
    PROPOSE,
    REQUEST,
    SELL,
    SITE,
    TENDER,
    VISIT,
    WANT,
    WITHDRAW,
)
from megapolis.games.megalopolis.estimate import permit_worth, prospects, rounds_left, standing
from megapolis.games.megalopolis.plans import Plan, contribution, purchase
from megapolis.games.megalopolis.stages import ANSWER, AUCTION, BUILDING, CHOOSE_SITE, CHOOSE_SUM, DRAFT, OVER, START
from megapolis.games.megalopolis.state import Megalopolis

AUCTION_SHARE: Final = 0.3
"""What part of a permit's worth is left to whoever brings it to an auction, after the price is paid."""
NEVER: Final = -1.0e12


class MegalopolisInsight(Insight):
    """Expected rents by landing odds, final values, and trades that help both sides."""

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Megalopolis)
        if state.stage == OVER:
            others: i64 = 0
            for other in range(state.seats):
                others += state.points(other)
            own = state.points(seat)
            return float(own) - float(others - own) / float(state.seats - 1)
        return standing(state, seat)

    def promise(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, Megalopolis)
        stage = state.stage
        if stage == DRAFT:
            return self.draft(state, action)
        if stage in (CHOOSE_SITE, CHOOSE_SUM):
            return self.request(state, seat, action)
        if action == COUNTER:
            return NEVER
        if action >= OFFER and action < REQUEST:
            partner = action - OFFER
            if state.declined >> partner & 1:
                # Whoever has declined once in this turn is left alone.
                return NEVER
            return self.opening(state, seat, purchase(state, seat, partner))
        if action >= REQUEST and action < BID:
            partner = action - REQUEST
            if state.declined >> partner & 1:
                return NEVER
            return self.opening(state, seat, contribution(state, seat, partner))
        if action >= SELL:
            return -self.worth(state, seat, action - SELL)
        if action >= TENDER:
            return self.worth(state, seat, action - TENDER)
        if action >= VISIT:
            return standing(state, seat) + AUCTION_SHARE * self.worth(state, seat, action - VISIT)
        after = state.clone()
        after.play(seat, action)
        return self.evaluate(after, seat)

    def worth(self, state: Megalopolis, seat: i64, permit: i64) -> float:
        """What a permit brings this seat, a trust included."""
        held = state.held[seat]
        with_it = prospects(state, seat, held | bit(permit), state.cash[seat])
        return with_it - prospects(state, seat, held & ~bit(permit), state.cash[seat])

    def opening(self, state: Megalopolis, seat: i64, plan: Plan) -> float:
        """Talks are opened only for a plan that gains something."""
        return standing(state, seat) + plan.gain if plan.price >= 0 else NEVER

    def draft(self, state: Megalopolis, action: i64) -> float:
        """Follows the plan: the permit, the price, off it goes; anything else is dropped."""
        deal = state.deal
        plan = purchase(state, deal.drafter, deal.partner)
        if plan.price < 0 or deal.gives or deal.wants & ~bit(plan.permit):
            return 1.0 if action == WITHDRAW else 0.0
        step = PROPOSE
        if not deal.wants:
            step = WANT + plan.permit
        elif not deal.money:
            step = PAY + plan.price
        return 1.0 if action == step else 0.0

    def request(self, state: Megalopolis, seat: i64, action: i64) -> float:
        """Follows the plan: the quarter, then the sum."""
        plan = contribution(state, seat, state.deal.partner)
        if plan.price < 0:
            return 1.0 if action == WITHDRAW else 0.0
        step = SITE + plan.site if state.stage == CHOOSE_SITE else CHARGE + plan.price
        return 1.0 if action == step else 0.0

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """No talks, no overpaying, otherwise anything."""
        assert isinstance(state, Megalopolis)
        stage = state.stage
        if stage == START:
            return GO
        if stage == ANSWER:
            return DECLINE
        if stage in (DRAFT, CHOOSE_SITE, CHOOSE_SUM):
            return WITHDRAW
        if stage == AUCTION:
            auction = state.auction
            visits = rounds_left(state) * float(state.seats - 1)
            price = float(auction.bid + state.rules.board.bid_step)
            return BID if price < permit_worth(state, state.held[seat], auction.permit, visits) * rng.random() else PASS
        actions = state.legal_actions(seat)
        count: i64 = len(actions)
        if stage == BUILDING:
            talks: i64 = 0
            while talks < count and actions[talks] < BUILD:
                talks += 1
            builds = count - talks
            chosen = rng.below(builds + 1)
            if chosen < builds:
                return actions[talks + chosen]
            return END if actions[0] == END else actions[count - 1]
        return actions[rng.below(count)]
