"""Auctions, debts and trades: how permits and money change hands between players and with the bank."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, popcount
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis.rules.actions import (
    ACCEPT,
    BID,
    CHARGE,
    COUNTER,
    GIVE,
    PASS,
    PAY,
    PROPOSE,
    SITE,
    WANT,
    WITHDRAW,
)
from megapolis.games.megalopolis.rules.legal import STEPS, Choices
from megapolis.games.megalopolis.rules.stages import (
    ANSWER,
    AUCTION,
    BUILDING,
    CHOOSE_SITE,
    CHOOSE_SUM,
    DEBT,
    DRAFT,
    OVER,
    PRIVILEGE,
    START,
)
from megapolis.games.megalopolis.rules.table import BANK


class Market(Choices):
    """A position with the flow of its auctions, debts and trades; `state.py` has the flow of turns."""

    # ------------------------------------------------------------------ where a turn goes on

    @abstractmethod
    def start(self) -> None:
        """The active player is before the roll."""

    @abstractmethod
    def bridge(self) -> None:
        """The active player stands on a bridge that is their own or paid for."""

    @abstractmethod
    def build(self) -> None:
        """The active player comes to the end of the turn."""

    @abstractmethod
    def end_turn(self) -> None:
        """The dice pass on."""

    def ask(self, stage: i64, actor: i64) -> None:
        """Waits for `actor` to decide what `stage` is about."""
        self.stage = stage
        self.actor = actor

    # ------------------------------------------------------------------ auctions

    def hold_auction(self, permit: i64, seller: i64) -> None:
        """Everybody in play bids, clockwise; where the bank sells the active player comes last."""
        bidders = self.in_play()
        if seller >= 0:
            bidders &= ~bit(seller)
        self.auction.open(permit, seller, bidders)
        self.next_bidder(seller if seller >= 0 else self.active)

    def bid_or_pass(self, seat: i64, action: i64) -> None:
        """Raises the standing bid, or leaves the auction."""
        if action == PASS:
            self.auction.drop(seat)
        else:
            self.auction.bid += STEPS[action - BID] * self.rules.board.bid_step
            self.auction.leader = seat
        self.next_bidder(seat)

    def next_bidder(self, seat: i64) -> None:
        """Asks the next bidder who can raise; without one the hammer falls."""
        auction = self.auction
        least = auction.bid + self.rules.board.bid_step
        for _seat in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if auction.bidders >> seat & 1 and seat != auction.leader:
                if self.cash[seat] >= least:
                    self.ask(AUCTION, seat)
                    return
                auction.drop(seat)
        privileged = auction.seller < 0 and auction.leader not in (-1, self.active)
        if privileged and self.cash[self.active] >= least:
            self.ask(PRIVILEGE, self.active)
        else:
            self.sold()

    def sold(self) -> None:
        """The hammer has fallen: without a bid the permit stays where it is."""
        auction = self.auction
        permit = auction.permit
        seller = auction.seller
        winner = auction.leader
        if winner >= 0:
            self.pay(winner, BANK if seller < 0 else seller, auction.bid)
            self.hand(bit(permit), seller, winner)
        auction.close()
        if seller >= 0:
            self.raise_money()
        elif winner == self.active and self.stands_on_bridge(permit):
            self.bridge()
        else:
            self.build()

    def stands_on_bridge(self, permit: i64) -> bool:
        """Whether this is a bridge and the active figure stands on it: whoever buys it then may cross at once."""
        board = self.rules.board
        is_bridge = board.all_bridges >> permit & 1 == 1
        return is_bridge and self.places[self.active] == board.square_of[permit]

    # ------------------------------------------------------------------ payments, debts, bankruptcy

    def owe(self, amount: i64, others: i64, inward: bool, opens_bridge: bool) -> None:
        """The active player owes an amount to each of `others`, or (`inward`) each of them owes it to that player."""
        self.due = amount
        self.queue = others
        self.inward = inward
        self.opens_bridge = opens_bridge
        self.settle_dues()

    def settle_dues(self) -> None:
        """Pays one after another, clockwise; stops where somebody has too little."""
        while self.queue:
            other = self.after(self.active, self.queue)
            payer = other if self.inward else self.active
            if self.cash[payer] < self.due:
                self.debtor = payer
                self.offered = 0
                self.raise_money()
                return
            self.pay(payer, self.active if self.inward else other, self.due)
            self.queue &= ~bit(other)
        opens_bridge = self.opens_bridge
        self.forget_dues()
        if opens_bridge:
            self.bridge()
        else:
            self.build()

    def forget_dues(self) -> None:
        """Nothing is owed any more."""
        self.due = 0
        self.queue = 0
        self.inward = False
        self.opens_bridge = False
        self.offered = 0

    def raise_money(self) -> None:
        """The debtor sells permits one by one until the debt is covered, or goes out."""
        debtor = self.debtor
        if self.cash[debtor] >= self.due:
            self.debtor = -1
            self.settle_dues()
        elif self.held[debtor] & ~self.offered and self.in_play() & ~bit(debtor):
            self.ask(DEBT, debtor)
        else:
            self.go_bankrupt(debtor)

    def go_bankrupt(self, seat: i64) -> None:
        """All cash goes to the creditor, the permits are nobody's again."""
        other = self.after(self.active, self.queue)
        self.pay(seat, self.active if self.inward else other, self.cash[seat])
        self.held[seat] = 0
        self.broke |= bit(seat)
        self.debtor = -1
        self.queue &= ~bit(other)
        if popcount(self.alive()) == 1:
            self.forget_dues()
            self.ask(OVER, CHANCE)
        elif seat == self.active:
            self.forget_dues()
            self.end_turn()
        else:
            self.settle_dues()

    # ------------------------------------------------------------------ trade

    def open_offer(self, window: i64, partner: i64) -> None:
        """Begins an offer to a partner, in one of the two windows of a turn."""
        self.window = window
        self.offers -= 1
        self.deal.open(self.active, partner)
        self.ask(DRAFT, self.active)

    def draft(self, action: i64) -> None:
        """Adds to an offer, sends it or drops it."""
        deal = self.deal
        if action == PROPOSE:
            self.ask(ANSWER, deal.partner)
        elif action == WITHDRAW:
            self.close_deal()
        elif action < WANT:
            deal.gives |= bit(action - GIVE)
        elif action < PAY:
            deal.wants |= bit(action - WANT)
        elif action < CHARGE:
            deal.money = self.rules.board.sums[action - PAY]
        else:
            deal.money = -self.rules.board.sums[action - CHARGE]

    def request(self, action: i64) -> None:
        """Puts a request for a contribution together: a quarter, then a sum."""
        if action == WITHDRAW:
            self.close_deal()
        elif self.stage == CHOOSE_SITE:
            self.deal.site = action - SITE
            self.stage = CHOOSE_SUM
        else:
            self.deal.money = -self.rules.board.sums[action - CHARGE]
            self.ask(ANSWER, self.deal.partner)

    def answer(self, action: i64) -> None:
        """Accepts, declines or counters an offer."""
        deal = self.deal
        if action == COUNTER:
            self.offers -= 1
            deal.open(deal.partner, deal.drafter)
            self.stage = DRAFT
            return
        if action == ACCEPT:
            self.settle_deal()
        else:
            self.declined |= bit(deal.partner) | bit(deal.drafter)
        self.close_deal()

    def settle_deal(self) -> None:
        """Everything changes hands at once; a contribution is paid and its block put."""
        deal = self.deal
        if deal.money > 0:
            self.pay(deal.drafter, deal.partner, deal.money)
        else:
            self.pay(deal.partner, deal.drafter, -deal.money)
        if deal.site >= 0:
            self.buy_block(deal.site)
        else:
            self.hand(deal.gives, deal.drafter, deal.partner)
            self.hand(deal.wants, deal.partner, deal.drafter)

    def close_deal(self) -> None:
        """Goes back to where the offer interrupted the turn."""
        self.deal.close()
        window = self.window
        self.window = BUILDING
        if window == START:
            self.start()
        else:
            self.build()

    # ------------------------------------------------------------------ blocks

    def buy_block(self, quarter: i64) -> None:
        """The active player pays for a block and puts it."""
        self.pay(self.active, BANK, self.rules.board.block_cost)
        self.placed += 1
        self.place(quarter)

    def place(self, quarter: i64) -> None:
        """Puts a block and remembers where."""
        self.put += 1
        self.touched |= bit(quarter)
        self.city.place(self.rules.board, quarter)
