"""What a bot should know about Megalopolis."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.engine.core.heuristics import Heuristics, Plan, Shortlist, best_action
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.games.megalopolis.bots.bids import best_site, bid_out
from megapolis.games.megalopolis.bots.estimate import prospects, standing
from megapolis.games.megalopolis.bots.trades import Bargain, contribution, purchase
from megapolis.games.megalopolis.rules.actions import (
    BID,
    BUILD,
    CHARGE,
    COUNTER,
    END,
    GO,
    OFFER,
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
from megapolis.games.megalopolis.rules.legal import affordable_sites, must_build
from megapolis.games.megalopolis.rules.stages import (
    AUCTION,
    BUILDING,
    CHOOSE_SITE,
    CHOOSE_SUM,
    DRAFT,
    OVER,
    PRIVILEGE,
    ROLL,
    START,
)
from megapolis.games.megalopolis.rules.state import Megalopolis

AUCTION_SHARE: Final = 0.3
"""What part of a permit's worth is left to whoever brings it to an auction, after the price is paid."""
PATIENCE: Final[i64] = 35
"""How many decisions a trial of a plan plays on, an auction being one: about three rounds of four players."""
MOST_PLANS: Final[i64] = 8
"""How many plans are worth trials: with more, each has too few of them to tell luck from merit."""
CERTAIN: Final = 2_000_000.0
"""By how much prospects must differ to be worth odds of e to one."""
NEVER: Final = -1.0e12


class MegalopolisHeuristics(Heuristics):
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
        held = state.permits[seat]
        with_it = prospects(state, seat, held | bit(permit), state.cash[seat])
        return with_it - prospects(state, seat, held & ~bit(permit), state.cash[seat])

    def opening(self, state: Megalopolis, seat: i64, plan: Bargain) -> float:
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

    def play_on(self, state: State, seat: i64, rng: Rng) -> None:
        """What looks best, but nobody begins to talk: that takes long and changes little.

        An auction is played to its end at once, everybody's bids together.
        """
        assert isinstance(state, Megalopolis)
        stage = state.stage
        if stage == START:
            state.play(seat, GO)
        elif stage in (AUCTION, PRIVILEGE):
            bid_out(state)
        elif stage == BUILDING:
            state.play(seat, self.block(state, seat))
        else:
            state.play(seat, best_action(self, state, seat, state.legal_actions(seat)))

    def block(self, state: Megalopolis, seat: i64) -> i64:
        """A block where it helps most, or the end of the turn if that looks better."""
        sites = affordable_sites(state)
        if not sites:
            return END
        action = BUILD + best_site(state, seat, sites)
        if not must_build(state) and self.promise(state, seat, END) >= self.promise(state, seat, action):
            action = END
        return action

    def makes_plans(self) -> bool:
        return True

    def plans(self, state: State, seat: i64, count: i64) -> list[Plan]:
        """What is worth a thought: no hopeless talks, no long jumps in an auction, and an offer as it was planned.

        Half as many as asked for at most: where each has few trials luck decides, and one step ahead is better.
        """
        assert isinstance(state, Megalopolis)
        stage = state.stage
        is_planned = stage in (DRAFT, CHOOSE_SITE, CHOOSE_SUM)
        best = Shortlist(i64(1) if is_planned else max(i64(1), min(count // 2, MOST_PLANS)))
        for action in state.legal_actions(seat):
            if stage == AUCTION and action > BID:
                break
            promise = self.promise(state, seat, action)
            if promise > NEVER or not best.plans:
                best.add(vec[i64]([action]), promise)
        return best.plans

    def patience(self) -> i64:
        return PATIENCE

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, Megalopolis)
        return state.stage == ROLL

    def outlook(self, state: State) -> list[float]:
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
