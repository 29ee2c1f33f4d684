"""A position of Megalopolis and the flow of play.

Set-up: chance lays the zones, deals the permits and rolls for the first turn. A turn: trade, roll, move, resolve the
square (auction, rent, toll, fine, card, free block, crossing), trade and build. Money that is due and missing leads to
forced auctions, and to bankruptcy where they do not help. When the blocks are used up everybody plays on without
building until they reach the Highway: the last lap.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.bits import bit, lowest, members, popcount
from megapolis.engine.errors import Reason
from megapolis.engine.rng import Rng
from megapolis.engine.setup import Setup
from megapolis.engine.state import CHANCE
from megapolis.games.megalopolis.actions import (
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
from megapolis.games.megalopolis.auction import Auction
from megapolis.games.megalopolis.board import (
    ADVANCE,
    BACK,
    BLOCK,
    BRIDGE,
    CITY_HALL,
    CREST,
    EXCHANGE,
    HIGHWAY,
    JUMP,
    PAY_BANK,
    PAY_EACH,
    PAY_PER_STREET,
    RECEIVE,
    RECEIVE_FROM_EACH,
    RECEIVE_PER_BRIDGE,
    STREET,
    THE_COURT,
    Board,
)
from megapolis.games.megalopolis.city import EVERYWHERE, empty_city
from megapolis.games.megalopolis.deal import Deal
from megapolis.games.megalopolis.stages import (
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
    TRIPLE,
    ZONES,
)
from megapolis.games.megalopolis.table import (
    BANK,
    FAR_BRIDGE,
    MOVE_DICE,
    NEXT_TURN,
    THREE_DICE,
    Rules,
    Table,
)

STEPS: Final = vec[i64](list(RAISES))
# Three dice are thrown together: each outcome once, faces in ascending order.
THROWS: Final = vec[i64](
    [int(DICE) + a * 36 + b * 6 + c for a in range(6) for b in range(a, 6) for c in range(b, 6)]
)


class Megalopolis(Table):
    """A position and the flow of play."""

    def clone(self) -> Megalopolis:
        state = Megalopolis(
            self.setup,
            self.rules,
            self.city.copy(),
            self.auction.copy(),
            self.deal.copy(),
            self.zones,
            self.cash[:],
            self.held[:],
            self.places[:],
            self.drawn,
        )
        state.copy_from(self)
        return state

    # ------------------------------------------------------------------ what may be done

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
            return members(out, self.partners(), OFFER)
        if stage == ANSWER:
            out = vec[i64]([ACCEPT, DECLINE])
            return append(out, COUNTER) if self.offers and self.deal.site < 0 else out
        if stage == PRIVILEGE:
            return vec[i64]([TAKE, LEAVE])
        if stage == FREE:
            return members(vec[i64]([SKIP]), self.sites, PUT)
        if stage == BRIDGING:
            return vec[i64]([CROSS, STAY])
        if stage == HALL:
            return members(members(vec[i64](), self.sites_now(), PUT), self.unowned(), VISIT)
        if stage == DEBT:
            return members(vec[i64](), self.held[seat] & ~self.offered, SELL)
        if stage == TENDERING:
            return members(vec[i64](), self.unowned(), TENDER)
        if stage == CHOOSE_SITE:
            return members(vec[i64]([WITHDRAW]), self.sites_now(), SITE)
        if stage == CHOOSE_SUM:
            return members(vec[i64]([WITHDRAW]), self.contributions(self.deal.partner), CHARGE)
        return members(vec[i64](), bit(SQUARES) - 2, MOVE)

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
        out = members(out, self.partners(), OFFER)
        if self.placed < self.rules.board.blocks_a_turn:
            sites = self.sites_now()
            if sites:
                out = members(out, self.contributors(), REQUEST)
                if self.cash[self.active] >= self.rules.board.block_cost:
                    out = members(out, sites, BUILD)
        return out

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
                seat = lowest(others)
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
            out = members(out, self.held[deal.drafter] & ~deal.gives, GIVE)
        if popcount(deal.wants) < board.trade_permits:
            out = members(out, self.held[deal.partner] & ~deal.wants, WANT)
        if not deal.money:
            out = members(out, self.affordable(deal.drafter), PAY)
            out = members(out, self.affordable(deal.partner), CHARGE)
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
        if stage == ROLL or stage == FIRST or (stage == COURT and self.rules.court == THREE_DICE):
            return THROWS[:]
        if stage == CARD:
            cards = self.rules.board.cards
            if self.draws >= cards:
                # Used cards go under the deck: from the second time on the order is known.
                return vec[i64]([DRAW + self.drawn[self.draws % cards]])
            left = bit(cards) - 1
            for card in self.drawn:
                left &= ~bit(card)
            return members(vec[i64](), left, DRAW)
        if stage == EXITING:
            return members(vec[i64](), EVERYWHERE, EXIT)
        if stage == COURT:
            return members(vec[i64](), 63, DIE)
        if stage == ZONES:
            left = 255
            for zone in self.zones:
                if zone >= 0:
                    left &= ~bit(zone)
            return members(vec[i64](), left, DEAL_ZONE)
        return members(vec[i64](), self.unowned() & self.rules.board.all_streets, DEAL_PERMIT)

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
        if stage == ROLL or stage == FIRST or (stage == COURT and self.rules.court == THREE_DICE):
            a = rng.below(6)
            b = rng.below(6)
            c = rng.below(6)
            low = min(a, b, c)
            high = max(a, b, c)
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

    # ------------------------------------------------------------------ play

    def play(self, seat: i64, action: i64) -> None:
        before = self.actor
        if seat == CHANCE:
            self.clock += 1
            self.happen(action)
            return
        stage = self.stage
        if stage == DRAFT:
            self.draft(action)
        elif stage == AUCTION:
            self.bid_or_pass(seat, action)
        elif stage == BUILDING:
            self.end_of_turn(action)
        elif stage == START:
            self.start_of_turn(action)
        elif stage == ANSWER:
            self.answer(action)
        elif stage == PRIVILEGE:
            if action == TAKE:
                self.auction.bid += self.rules.board.bid_step
                self.auction.leader = seat
            self.sold()
        elif stage == FREE:
            if action != SKIP:
                self.put_free(action - PUT)
            self.build()
        elif stage == BRIDGING:
            self.cross_or_stay(action)
        elif stage == HALL:
            if action >= VISIT:
                permit = action - VISIT
                self.places[seat] = self.rules.board.square_of[permit]
                self.hold_auction(permit, -1)
            else:
                self.put_free(action - PUT)
                self.build()
        elif stage == DEBT:
            self.offered |= bit(action - SELL)
            self.hold_auction(action - SELL, seat)
        elif stage == TENDERING:
            self.hold_auction(action - TENDER, -1)
        elif stage == CHOOSE_SITE or stage == CHOOSE_SUM:
            self.request(action)
        else:
            self.travel(action - MOVE)
        # What one seat did is known before another acts: a reveal.
        if self.actor != before:
            self.clock += 1

    def happen(self, action: i64) -> None:
        """What chance brought."""
        stage = self.stage
        if stage == ROLL:
            self.roll_move(action - DICE)
        elif stage == CARD:
            self.card(action - DRAW)
        elif stage == EXITING:
            self.rolls += 1
            self.places[self.active] = self.rules.board.exit_square[action - EXIT]
            self.land()
        elif stage == COURT:
            self.rolls += 1
            if action < EXIT:
                self.dice = action - DICE
                self.fine(self.pips())
            else:
                self.fine(action - DIE + 1)
        elif stage == FIRST:
            self.roll_first(action - DICE)
        elif stage == ZONES:
            self.lay_zone(action - DEAL_ZONE)
        else:
            self.deal_permit(action - DEAL_PERMIT)

    # ------------------------------------------------------------------ set-up

    def lay_zone(self, zone: i64) -> None:
        zones = self.zones[:]
        district: i64 = 0
        while zones[district] >= 0:
            district += 1
        zones[district] = zone
        self.zones = zones
        if district == 7:
            self.stage = DEALING
            self.deal_or_begin()

    def deal_permit(self, permit: i64) -> None:
        self.hand(bit(permit), -1, self.receiver())
        self.deal_or_begin()

    def receiver(self) -> i64:
        """Who is dealt the next permit: the first seat that has too few."""
        seat: i64 = 0
        while seat < self.seats and popcount(self.held[seat]) == self.rules.board.dealt_each:
            seat += 1
        return seat

    def deal_or_begin(self) -> None:
        if self.receiver() == self.seats:
            self.stage = FIRST
            self.contenders = self.rules.everyone

    def pips(self) -> i64:
        """The sum of the three dice last thrown."""
        return self.dice // 36 + self.dice // 6 % 6 + self.dice % 6 + 3

    def roll_first(self, dice: i64) -> None:
        """The highest sum begins; whoever ties for it rolls again."""
        self.rolls += 1
        self.dice = dice
        seat = lowest(self.contenders)
        self.contenders &= self.contenders - 1
        pips = self.pips()
        if pips > self.best:
            self.best = pips
            self.leaders = 0
        if pips == self.best:
            self.leaders |= bit(seat)
        if not self.contenders:
            if popcount(self.leaders) > 1:
                self.contenders = self.leaders
            else:
                self.begin_turn(lowest(self.leaders))
            self.leaders = 0
            self.best = 0

    # ------------------------------------------------------------------ a turn begins

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.turn += 1
        self.offers = self.rules.offers
        self.placed = 0
        self.put = 0
        self.touched = 0
        self.crossed = False
        self.start()

    def start(self) -> None:
        """Before the roll; the player is asked only where there is something to choose."""
        if self.tickets >> self.active & 1 or self.partners():
            self.ask(START, self.active)
        else:
            self.roll()

    def ask(self, stage: i64, actor: i64) -> None:
        self.stage = stage
        self.actor = actor

    def start_of_turn(self, action: i64) -> None:
        if action == GO:
            self.roll()
        elif action == CROSS:
            self.tickets &= ~bit(self.active)
            self.places[self.active] = self.rules.board.opposite(self.places[self.active])
            self.start()
        else:
            self.open_offer(START, action - OFFER)

    def roll(self) -> None:
        self.tickets &= ~bit(self.active)
        self.ask(ROLL, CHANCE)

    def roll_move(self, dice: i64) -> None:
        self.rolls += 1
        self.dice = dice
        if dice // 36 == dice % 6:
            self.ask(TRIPLE, self.active)
        else:
            self.travel(self.pips())

    def travel(self, steps: i64) -> None:
        """Moves clockwise, collecting at the Exchange; in the last lap the Highway ends the move."""
        board = self.rules.board
        place = self.places[self.active]
        if self.lap:
            to_highway = (board.highway - place + SQUARES - 1) % SQUARES + 1
            steps = min(steps, to_highway)
        if place + steps > SQUARES:
            self.pay(BANK, self.active, board.exchange_pass)
        self.places[self.active] = (place + steps) % SQUARES
        self.land()

    def land(self) -> None:
        """Resolves the square on which the active figure stands."""
        board = self.rules.board
        seat = self.active
        kind = board.kind[self.places[seat]]
        if kind == STREET or kind == BRIDGE:
            self.land_on_permit(board.permit_at[self.places[seat]], kind == BRIDGE)
        elif kind == CREST:
            self.ask(CARD, CHANCE)
        elif kind == EXCHANGE:
            self.pay(BANK, seat, board.exchange_land)
            self.build()
        elif kind == CITY_HALL:
            if self.sites_now() or self.unowned():
                self.ask(HALL, seat)
            else:
                self.build()
        elif kind == THE_COURT:
            if self.rules.court == MOVE_DICE:
                self.fine(self.pips())
            else:
                self.ask(COURT, CHANCE)
        elif self.lap:
            self.gone |= bit(seat)
            self.end_turn()
        else:
            self.ask(EXITING, CHANCE)

    def land_on_permit(self, permit: i64, is_bridge: bool) -> None:
        owner = self.owner(permit)
        if owner < 0:
            self.hold_auction(permit, -1)
        elif owner != self.active:
            due = self.toll_of(owner) if is_bridge else self.rent_of(permit, owner)
            self.owe(due, bit(owner), False, is_bridge)
        elif is_bridge:
            self.bridge()
        else:
            self.free_block(self.rules.board.street_set[permit])

    def fine(self, pips: i64) -> None:
        self.owe(pips * self.rules.board.fine, bit(BANK), False, False)

    def free_block(self, where: i64) -> None:
        self.sites = where & self.sites_now()
        if self.sites:
            self.ask(FREE, self.active)
        else:
            self.build()

    def put_free(self, quarter: i64) -> None:
        self.sites = 0
        if self.rules.free_counts:
            self.placed += 1
        self.place(quarter)

    def place(self, quarter: i64) -> None:
        self.put += 1
        self.touched |= bit(quarter)
        self.city.place(self.rules.board, quarter)

    def bridge(self) -> None:
        """The figure stands on a bridge that is its own or paid for: it may cross the city."""
        if self.rules.crossing == NEXT_TURN:
            self.tickets |= bit(self.active)
            self.build()
        elif self.crossed:
            self.build()
        else:
            self.ask(BRIDGING, self.active)

    def cross_or_stay(self, action: i64) -> None:
        if action == CROSS:
            square = self.rules.board.opposite(self.places[self.active])
            self.places[self.active] = square
            self.crossed = True
            permit = self.rules.board.permit_at[square]
            if self.rules.crossing == FAR_BRIDGE and self.owner(permit) < 0:
                self.hold_auction(permit, -1)
                return
        self.build()

    # ------------------------------------------------------------------ crest cards

    def card(self, card: i64) -> None:
        board = self.rules.board
        seat = self.active
        if self.draws < board.cards:
            self.drawn = append(self.drawn[:], card)
        self.draws += 1
        kind = board.card_kind[card]
        value = board.card_value[card]
        place = self.places[seat]
        if kind == ADVANCE:
            if value == BRIDGE:
                self.travel(board.next_bridge(place))
            else:
                self.travel((board.corner[value] - place + SQUARES) % SQUARES)
        elif kind == JUMP:
            self.places[seat] = board.corner[value]
            self.land()
        elif kind == BACK:
            self.places[seat] = (place - value + SQUARES) % SQUARES
            self.land()
        elif kind == BLOCK:
            self.free_block(self.own_quarters() if value else EVERYWHERE)
        elif kind == RECEIVE:
            self.receive(value)
        elif kind == PAY_BANK:
            self.owe(value, bit(BANK), False, False)
        elif kind == PAY_PER_STREET:
            self.owe(value * popcount(self.held[seat] & board.all_streets), bit(BANK), False, False)
        elif kind == RECEIVE_PER_BRIDGE:
            self.receive(value * popcount(self.held[seat] & board.all_bridges))
        elif kind == RECEIVE_FROM_EACH:
            # Whoever left by the Highway risks nothing any more, but still collects.
            self.owe(value, self.in_play() & ~bit(seat), True, False)
        elif kind == PAY_EACH:
            self.owe(value, self.alive() & ~bit(seat), False, False)
        elif self.unowned():
            self.ask(TENDERING, seat)
        else:
            self.receive(value)

    def receive(self, amount: i64) -> None:
        self.pay(BANK, self.active, amount)
        self.build()

    def own_quarters(self) -> i64:
        """The quarters of all streets of the active player (a set)."""
        streets = self.held[self.active] & self.rules.board.all_streets
        out: i64 = 0
        while streets:
            out |= self.rules.board.street_set[lowest(streets)]
            streets &= streets - 1
        return out

    # ------------------------------------------------------------------ auctions

    def hold_auction(self, permit: i64, seller: i64) -> None:
        """Everybody in play bids, clockwise; where the bank sells the active player comes last."""
        bidders = self.in_play()
        if seller >= 0:
            bidders &= ~bit(seller)
        self.auction.open(permit, seller, bidders)
        self.next_bidder(seller if seller >= 0 else self.active)

    def bid_or_pass(self, seat: i64, action: i64) -> None:
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
        for _ in range(self.seats):
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
        elif winner == self.active and self.places[winner] == self.rules.board.square_of[permit]:
            # Whoever buys the bridge under the own feet may cross at once.
            if self.rules.board.all_bridges >> permit & 1:
                self.bridge()
            else:
                self.build()
        else:
            self.build()

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
        if self.opens_bridge:
            self.bridge()
        else:
            self.build()

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
            self.queue = 0
            self.ask(OVER, CHANCE)
        elif seat == self.active:
            self.queue = 0
            self.end_turn()
        else:
            self.settle_dues()

    # ------------------------------------------------------------------ trade

    def open_offer(self, window: i64, partner: i64) -> None:
        self.window = window
        self.offers -= 1
        self.deal.open(self.active, partner)
        self.ask(DRAFT, self.active)

    def draft(self, action: i64) -> None:
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
        deal = self.deal
        if action == COUNTER:
            self.offers -= 1
            deal.open(deal.partner, deal.drafter)
            self.stage = DRAFT
            return
        if action == ACCEPT:
            self.settle_deal()
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
        self.deal.close()
        if self.window == START:
            self.start()
        else:
            self.build()

    # ------------------------------------------------------------------ a turn ends

    def build(self) -> None:
        """The end of the turn; the player is asked only where there is something to choose."""
        board = self.rules.board
        if self.partners():
            self.ask(BUILDING, self.active)
            return
        if self.placed < board.blocks_a_turn and self.sites_now():
            if self.cash[self.active] >= board.block_cost or self.contributors():
                self.ask(BUILDING, self.active)
                return
        self.end_turn()

    def end_of_turn(self, action: i64) -> None:
        if action >= BUILD:
            self.buy_block(action - BUILD)
            self.build()
        elif action == END:
            self.end_turn()
        elif action < REQUEST:
            self.open_offer(BUILDING, action - OFFER)
        else:
            self.window = BUILDING
            self.offers -= 1
            self.deal.open(self.active, action - REQUEST)
            self.ask(CHOOSE_SITE, self.active)

    def buy_block(self, quarter: i64) -> None:
        self.pay(self.active, BANK, self.rules.board.block_cost)
        self.placed += 1
        self.place(quarter)

    def end_turn(self) -> None:
        """Passes the dice; once the blocks are used up the last lap begins with the next turn."""
        self.idle = 0 if self.put else self.idle + 1
        if not self.city.left:
            self.lap = True
        if self.in_play():
            self.begin_turn(self.after(self.active, self.in_play()))
        else:
            self.ask(OVER, CHANCE)

    # ------------------------------------------------------------------ why not

    def forbids(self, seat: i64, action: i64) -> Reason:
        from megapolis.games.megalopolis.refusal import refusal

        return refusal(self, seat, action)


def first(setup: Setup) -> Megalopolis:
    """The position before anything is dealt."""
    board: Board = setup.data  # type: ignore[assignment]
    rules = Rules(setup, board)
    seats = setup.players
    state = Megalopolis(
        setup,
        rules,
        empty_city(rules.blocks),
        Auction(-1, -1, 0, -1, 0),
        Deal(-1, -1, 0, 0, 0, -1),
        vec[i64]([-1] * 8),
        vec[i64]([int(board.start_cash)] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64](),
    )
    return state
