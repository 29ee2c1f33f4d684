"""What bots know about Megalopolis."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.engine.core.heuristics import Candidate, Heuristics, TopCandidates, best_action
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.games.megalopolis.bots.bids import best_site, finish_auction, smallest_raise
from megapolis.games.megalopolis.bots.estimate import outlook, prospects, standing
from megapolis.games.megalopolis.bots.trades import (
    Bargain,
    best_contribution,
    best_purchase,
    toward_charge,
    toward_payment,
)
from megapolis.games.megalopolis.rules.actions import (
    BID,
    BUILD,
    COUNTER,
    END,
    GO,
    OFFER,
    PROPOSE,
    REQUEST,
    SELL,
    SITE,
    TENDER,
    VISIT,
    WANT,
    WITHDRAW,
)
from megapolis.games.megalopolis.rules.legal import affordable_sites, must_build
from megapolis.games.megalopolis.rules.stages import (
    AUCTION,
    BUILDING,
    CHOOSE_SITE,
    CHOOSE_SUM,
    DRAFT,
    OVER,
    PRIVILEGE,
    RAISING,
    ROLL,
    START,
)
from megapolis.games.megalopolis.rules.state import Megalopolis

AUCTION_SHARE: Final = 0.3
"""The share of a permit's worth that is left to whoever starts its auction, after the price is paid."""
PATIENCE: Final[i64] = 35
"""Decisions that a trial of a plan plays, an auction being one: about three rounds of four players."""
MOST_PLANS: Final[i64] = 8
"""The most plans that get trials: with more, each gets too few to tell luck from merit."""
BRANCHES: Final[i64] = 6
"""The most plans that a network evaluates below the root of a search."""
CERTAIN: Final = 2_000_000.0
"""The difference in prospects that is worth odds of e to one."""
NEVER: Final = -1.0e12


@final
class MegalopolisHeuristics(Heuristics):
    """Expected rents by landing odds, final values, and trades that help both sides."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Megalopolis)
        if state.stage == OVER:
            others: i64 = 0
            for other in range(state.seats):
                others += state.points(other)
            own = state.points(seat)
            return float(own) - float(others - own) / float(state.seats - 1)
        return standing(state, seat)

    def baseline(self, state: State, seat: i64) -> float:
        assert isinstance(state, Megalopolis)
        return outlook(state, seat)

    def network_limit(self) -> i64:
        return MOST_PLANS

    def branch_limit(self) -> i64:
        return BRANCHES

    def lead_scale(self) -> float:
        return CERTAIN

    def prior(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, Megalopolis)
        stage = state.stage
        if stage == DRAFT:
            return self.draft_score(state, action)
        if stage in (CHOOSE_SITE, CHOOSE_SUM):
            return self.request_score(state, seat, action)
        if stage in (AUCTION, RAISING):
            return self.value_after(state, seat, action)
        if action == COUNTER:
            return NEVER
        if action >= OFFER and action < REQUEST:
            partner = action - OFFER
            if state.declined >> partner & 1:
                # Whoever has declined once in this turn is left alone.
                return NEVER
            return self.opening_score(state, seat, best_purchase(state, seat, partner))
        if action >= REQUEST and action < BID:
            partner = action - REQUEST
            if state.declined >> partner & 1:
                return NEVER
            return self.opening_score(state, seat, best_contribution(state, seat, partner))
        if action >= SELL:
            return -self.worth(state, seat, action - SELL)
        if action >= TENDER:
            return self.worth(state, seat, action - TENDER)
        if action >= VISIT:
            return standing(state, seat) + AUCTION_SHARE * self.worth(state, seat, action - VISIT)
        return self.value_after(state, seat, action)

    def value_after(self, state: Megalopolis, seat: i64, action: i64) -> float:
        """What the position is worth to a seat once it has done this."""
        after = state.clone()
        after.play(seat, action)
        return self.value(after, seat)

    def worth(self, state: Megalopolis, seat: i64, permit: i64) -> float:
        """What a permit brings this seat, a trust included."""
        held = state.permits[seat]
        with_it = prospects(state, seat, held | bit(permit), state.cash[seat])
        return with_it - prospects(state, seat, held & ~bit(permit), state.cash[seat])

    def opening_score(self, state: Megalopolis, seat: i64, bargain: Bargain) -> float:
        """How good it is to begin talks: never without a bargain that gains something."""
        return standing(state, seat) + bargain.gain if bargain.price else NEVER

    def draft_score(self, state: Megalopolis, action: i64) -> float:
        """Follow the bargain: the permit, the price, send it; drop any other offer."""
        deal = state.deal
        bargain = best_purchase(state, deal.drafter, deal.partner)
        if not bargain.price or deal.gives or deal.wants & ~bit(bargain.permit):
            return 1.0 if action == WITHDRAW else 0.0
        if deal.money < 0 or deal.money > bargain.price:
            return 1.0 if action == WITHDRAW else 0.0
        step = PROPOSE
        if not deal.wants:
            step = WANT + bargain.permit
        elif deal.money < bargain.price and (state.rules.any_sum or not deal.money):
            step = toward_payment(state, bargain.price)
        return 1.0 if action == step else 0.0

    def request_score(self, state: Megalopolis, seat: i64, action: i64) -> float:
        """Follow the bargain: the quarter, then the sum, and send it."""
        deal = state.deal
        bargain = best_contribution(state, seat, deal.partner)
        if not bargain.price or -deal.money > bargain.price:
            return 1.0 if action == WITHDRAW else 0.0
        step = PROPOSE
        if state.stage == CHOOSE_SITE:
            step = SITE + bargain.site
        elif -deal.money < bargain.price:
            step = toward_charge(state, bargain.price)
        return 1.0 if action == step else 0.0

    def rollout_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """Play what looks best, but begin no talks: they take long and change little.

        An auction is played to its end, everybody's bids together.
        """
        assert isinstance(state, Megalopolis)
        stage = state.stage
        if stage == START:
            state.play(seat, GO)
        elif stage in (AUCTION, RAISING, PRIVILEGE):
            finish_auction(state)
        elif stage == BUILDING:
            state.play(seat, self.choose_block(state, seat))
        else:
            state.play(seat, best_action(self, state, seat, state.legal_actions(seat)))

    def choose_block(self, state: Megalopolis, seat: i64) -> i64:
        """Build where it helps most, or end the turn if that looks better."""
        sites = affordable_sites(state)
        if not sites:
            return END
        action = BUILD + best_site(state, seat, sites)
        if not must_build(state) and self.prior(state, seat, END) >= self.prior(state, seat, action):
            action = END
        return action

    def races_turns(self) -> bool:
        return True

    def candidates(self, state: State, seat: i64, count: i64) -> list[Candidate]:
        """What is worth a trial: no hopeless talks, no big raises in an auction, and an offer only as it was planned.

        At most half as many as asked for: with few trials each, luck decides, and looking one step ahead is better.
        """
        assert isinstance(state, Megalopolis)
        stage = state.stage
        is_planned = stage in (DRAFT, CHOOSE_SITE, CHOOSE_SUM)
        best = TopCandidates(i64(1) if is_planned else max(i64(1), min(count // 2, MOST_PLANS)))
        for action in state.legal_actions(seat):
            if stage in (AUCTION, RAISING) and action > smallest_raise(state):
                break
            prior = self.prior(state, seat, action)
            if prior > NEVER or not best.candidates:
                best.add(vec[i64]([action]), prior)
        return best.candidates

    def horizon_depth(self) -> i64:
        return PATIENCE

    def horizon_reached(self, state: State) -> bool:
        assert isinstance(state, Megalopolis)
        return state.stage == ROLL

    def horizon_value(self, state: State) -> list[float]:
        """The chance of each seat to end up richest, as a return."""
        assert isinstance(state, Megalopolis)
        values: list[float] = []
        total = 0.0
        high = 0.0
        for seat in range(state.seats):
            value = 0.0 if state.bankrupt >> seat & 1 else prospects(state, seat, state.permits[seat], state.cash[seat])
            values.append(value)
            high = max(high, value)
        out: list[float] = []
        for value in values:
            share = exp((value - high) / CERTAIN)
            out.append(share)
            total += share
        return [2.0 * share / total - 1.0 for share in out]
