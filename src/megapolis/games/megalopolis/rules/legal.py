"""What can be done in a position: every legal action of the player who is asked, everything that chance can bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis.rules.actions import (
    ACCEPT,
    BID,
    BUILD,
    CHARGE,
    COUNTER,
    CROSS,
    DEAL_PERMIT,
    DEAL_ZONE,
    DECLINE,
    DICE,
    DIE,
    DRAW,
    END,
    EXIT,
    GIVE,
    GO,
    LEAVE,
    MOVE,
    OFFER,
    PASS,
    PAY,
    PROPOSE,
    PUT,
    QUARTERS,
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
from megapolis.games.megalopolis.rules.city import EVERYWHERE
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
    OVER,
    PRIVILEGE,
    ROLL,
    START,
    TENDERING,
    ZONES,
)
from megapolis.games.megalopolis.rules.table import THREE_DICE, Table

STEPS: Final = vec[i64](list(RAISES))
# Three dice are thrown together: each outcome once, faces in ascending order.
THROWS: Final = vec[i64]([int(DICE) + a * 36 + b * 6 + c for a in range(6) for b in range(a, 6) for c in range(b, 6)])


class Choices(Table):
    """A position and the choices it leaves; `state.py` says what follows from them."""

    def legal_actions(self, seat: i64) -> vec[i64]:
        if seat != self.actor or self.stage == OVER:
            return vec[i64]()
        if seat == CHANCE:
            return self.outcomes()
        stage = self.stage
        if stage == DRAFT:
            return self.draft_actions()
        if stage == AUCTION:
            return self.bids()
        if stage == BUILDING:
            return self.building_actions()
        if stage == START:
            out = vec[i64]([GO])
            if self.tickets >> seat & 1:
                out = append(out, CROSS)
            return append_members(out, self.partners(), OFFER)
        if stage == ANSWER:
            out = vec[i64]([ACCEPT, DECLINE])
            return append(out, COUNTER) if self.offers and self.deal.site < 0 else out
        if stage == PRIVILEGE:
            return vec[i64]([TAKE, LEAVE])
        if stage == FREE:
            return append_members(vec[i64]([SKIP]), self.sites, PUT)
        if stage == BRIDGING:
            return vec[i64]([CROSS, STAY])
        if stage == HALL:
            return append_members(append_members(vec[i64](), self.sites_now(), PUT), self.unowned(), VISIT)
        if stage == DEBT:
            return append_members(vec[i64](), self.held[seat] & ~self.offered, SELL)
        if stage == TENDERING:
            return append_members(vec[i64](), self.unowned(), TENDER)
        if stage == CHOOSE_SITE:
            return append_members(vec[i64]([WITHDRAW]), self.sites_now(), SITE)
        if stage == CHOOSE_SUM:
            return append_members(vec[i64]([WITHDRAW]), self.contributions(self.deal.partner), CHARGE)
        return append_members(vec[i64](), bit(SQUARES) - 2, MOVE)

    def bids(self) -> vec[i64]:
        """Pass, or raise by one of four numbers of steps within one's cash."""
        out = vec[i64]([PASS])
        step = self.rules.board.bid_step
        cash = self.cash[self.actor]
        for i in range(i64(len(STEPS))):
            if self.auction.bid + STEPS[i] * step <= cash:
                out = append(out, BID + i)
        return out

    def building_actions(self) -> vec[i64]:
        """The end of a turn: stop, trade, ask for a contribution, build."""
        out = vec[i64]() if self.must_build() else vec[i64]([END])
        out = append_members(out, self.partners(), OFFER)
        if self.placed < self.rules.board.blocks_a_turn:
            sites = self.sites_now()
            if sites:
                out = append_members(out, self.contributors(), REQUEST)
                out = append_members(out, self.affordable_sites(), BUILD)
        return out

    def affordable_sites(self) -> i64:
        """Quarters where the active player may buy a block now (a set)."""
        board = self.rules.board
        if self.placed < board.blocks_a_turn and self.cash[self.active] >= board.block_cost:
            return self.sites_now()
        return 0

    def must_build(self) -> bool:
        """Whether a block is a duty now: the city has its skyscrapers (or nobody built for long), and none was put."""
        if self.put or self.cash[self.active] < self.rules.board.block_cost or not self.sites_now():
            return False
        return self.building_is_duty()

    def building_is_duty(self) -> bool:
        """Whether everybody must put a block in their turn."""
        return self.city.roofs == 4 or self.idle >= self.rules.board.idle_rounds * popcount(self.in_play())

    def partners(self) -> i64:
        """Seats to which the active player may make an offer (a set): one of the two must have a permit to trade."""
        if not self.offers:
            return 0
        others = self.in_play() & ~bit(self.active)
        if self.held[self.active]:
            return others
        seat: i64 = 0
        while seat < self.seats:
            if not self.held[seat]:
                others &= ~bit(seat)
            seat += 1
        return others

    def contributors(self) -> i64:
        """Seats that can be asked for a contribution to a block (a set)."""
        out: i64 = 0
        if self.offers:
            others = self.in_play() & ~bit(self.active)
            while others:
                seat = lowest_bit(others)
                others &= others - 1
                if self.contributions(seat):
                    out |= bit(seat)
        return out

    def contributions(self, seat: i64) -> i64:
        """The sums that a seat can contribute to a block (a set): within its cash, and enough for the block."""
        board = self.rules.board
        missing = board.block_cost - self.cash[self.active]
        out: i64 = 0
        for i in range(i64(len(board.sums))):
            amount = board.sums[i]
            if amount <= self.cash[seat] and amount >= missing:
                out |= bit(i)
        return out

    def draft_actions(self) -> vec[i64]:
        """What can be added to an offer; it goes out once both sides give something."""
        deal = self.deal
        board = self.rules.board
        out = vec[i64]([PROPOSE, WITHDRAW]) if deal.is_mutual() else vec[i64]([WITHDRAW])
        if popcount(deal.gives) < board.trade_permits:
            out = append_members(out, self.held[deal.drafter] & ~deal.gives, GIVE)
        if popcount(deal.wants) < board.trade_permits:
            out = append_members(out, self.held[deal.partner] & ~deal.wants, WANT)
        if not deal.money:
            out = append_members(out, self.affordable(deal.drafter), PAY)
            out = append_members(out, self.affordable(deal.partner), CHARGE)
        return out

    def affordable(self, seat: i64) -> i64:
        """The sums that a seat has (a set)."""
        sums = self.rules.board.sums
        cash = self.cash[seat]
        count: i64 = 0
        while count < i64(len(sums)) and sums[count] <= cash:
            count += 1
        return bit(count) - 1

    # ------------------------------------------------------------------ chance

    def outcomes(self) -> vec[i64]:
        """What chance can bring."""
        stage = self.stage
        if stage in (ROLL, FIRST) or (stage == COURT and self.rules.court == THREE_DICE):
            return THROWS[:]
        if stage == CARD:
            cards = self.rules.board.cards
            if self.draws >= cards:
                # Used cards go under the deck: from the second time on the order is known.
                return vec[i64]([DRAW + self.drawn[self.draws % cards]])
            left = bit(cards) - 1
            for card in self.drawn:
                left &= ~bit(card)
            return append_members(vec[i64](), left, DRAW)
        if stage == EXITING:
            return append_members(vec[i64](), EVERYWHERE, EXIT)
        if stage == COURT:
            return append_members(vec[i64](), 63, DIE)
        if stage == ZONES:
            left = 255
            for zone in self.zones:
                if zone >= 0:
                    left &= ~bit(zone)
            return append_members(vec[i64](), left, DEAL_ZONE)
        return append_members(vec[i64](), self.unowned() & self.rules.board.all_streets, DEAL_PERMIT)

    def weight(self, action: i64) -> i64:
        if action < DICE or action >= EXIT:
            return 1
        first = (action - DICE) // 36
        second = (action - DICE) // 6 % 6
        third = (action - DICE) % 6
        if first == third:
            return 1
        return 3 if second in (first, third) else 6

    def sample(self, rng: Rng) -> i64:
        stage = self.stage
        if stage in (ROLL, FIRST) or (stage == COURT and self.rules.court == THREE_DICE):
            a = rng.below(6)
            b = rng.below(6)
            c = rng.below(6)
            low = min(a, b)
            low = min(low, c)
            high = max(a, b)
            high = max(high, c)
            return DICE + low * 36 + (a + b + c - low - high) * 6 + high
        if stage == EXITING:
            return EXIT + rng.below(QUARTERS)
        actions = self.outcomes()
        return actions[rng.below(i64(len(actions)))]

    def deck(self) -> str:
        if self.stage == ZONES:
            return "zones:0"
        if self.stage == DEALING:
            return "permits:0"
        return "cards:0" if self.stage == CARD else f"roll:{int(self.rolls)}"

    def receiver(self) -> i64:
        """Who is dealt the next permit: the first seat that has too few."""
        seat: i64 = 0
        while seat < self.seats and popcount(self.held[seat]) == self.rules.board.dealt_each:
            seat += 1
        return seat
