"""A position of Megalopolis and the flow of play.

Set-up: chance lays the zones, deals the permits and rolls for the first turn. A turn: trade, roll, move, resolve the
square (auction, rent, toll, fine, card, free block, crossing), trade and build. Money that is due and missing leads to
forced auctions, and to bankruptcy where they do not help. When the blocks are used up everybody plays on without
building until they reach the Highway: the last lap.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Reason
from megapolis.engine.setup import Setup
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
    SQUARES,
    TAKE,
    TENDER,
    VISIT,
)
from megapolis.games.megalopolis.rules.auction import Auction
from megapolis.games.megalopolis.rules.box import (
    ADVANCE,
    BACK,
    BLOCK,
    BRIDGE,
    CITY_HALL,
    CREST,
    EXCHANGE,
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
from megapolis.games.megalopolis.rules.city import EVERYWHERE, empty_city
from megapolis.games.megalopolis.rules.market import Market
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
    TRIPLE,
    ZONES,
)
from megapolis.games.megalopolis.rules.table import BANK, FAR_BRIDGE, MOVE_DICE, NEXT_TURN, Rules
from megapolis.games.megalopolis.rules.trade import Deal


class Megalopolis(Market):
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
            self.sites = 0
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
        elif stage in (CHOOSE_SITE, CHOOSE_SUM):
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
        """Lays a zone card beside the next district."""
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
        """Deals a street permit to the next player."""
        self.hand(bit(permit), -1, self.receiver())
        self.deal_or_begin()

    def deal_or_begin(self) -> None:
        """Once everybody has their permits the dice decide who begins."""
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
        seat = lowest_bit(self.contenders)
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
                self.begin_turn(lowest_bit(self.leaders))
            self.leaders = 0
            self.best = 0

    # ------------------------------------------------------------------ a turn begins

    def begin_turn(self, seat: i64) -> None:
        """A seat takes its turn."""
        self.active = seat
        self.turn += 1
        self.offers = self.rules.offers
        self.declined = 0
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

    def start_of_turn(self, action: i64) -> None:
        """What the active player does before the roll."""
        if action == GO:
            self.roll()
        elif action == CROSS:
            self.tickets &= ~bit(self.active)
            self.places[self.active] = self.rules.board.opposite(self.places[self.active])
            self.start()
        else:
            self.open_offer(START, action - OFFER)

    def roll(self) -> None:
        """The dice are rolled; a right to cross that was not used is gone."""
        self.tickets &= ~bit(self.active)
        self.ask(ROLL, CHANCE)

    def roll_move(self, dice: i64) -> None:
        """Moves by the sum; a triple lets the player choose."""
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
        if kind in (STREET, BRIDGE):
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
        """A street or a bridge: auction, rent or toll, or one's own."""
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
        """The Court asks for its money."""
        self.owe(pips * self.rules.board.fine, bit(BANK), False, False)

    def free_block(self, where: i64) -> None:
        """Offers a free block on one of these quarters (a set), if one is open."""
        self.sites = where & self.sites_now()
        if self.sites:
            self.ask(FREE, self.active)
        else:
            self.build()

    def put_free(self, quarter: i64) -> None:
        """Puts a free block."""
        if self.rules.free_counts:
            self.placed += 1
        self.place(quarter)

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
        """Goes to the opposite bridge, or not."""
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
        """Does what a crest card says."""
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
        """The bank pays the active player."""
        self.pay(BANK, self.active, amount)
        self.build()

    def own_quarters(self) -> i64:
        """The quarters of all streets of the active player (a set)."""
        streets = self.held[self.active] & self.rules.board.all_streets
        out: i64 = 0
        while streets:
            out |= self.rules.board.street_set[lowest_bit(streets)]
            streets &= streets - 1
        return out

    # ------------------------------------------------------------------ a turn ends

    def build(self) -> None:
        """The end of the turn; the player is asked only where there is something to choose."""
        board = self.rules.board
        can_build = self.placed < board.blocks_a_turn and self.sites_now() != 0
        if can_build and self.cash[self.active] < board.block_cost:
            can_build = self.contributors() != 0
        if can_build or self.partners():
            self.ask(BUILDING, self.active)
        else:
            self.end_turn()

    def end_of_turn(self, action: i64) -> None:
        """What the active player does at the end of the turn."""
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

    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        from megapolis.games.megalopolis.rules.refusal import refusal

        return refusal(self, seat, action)


def new_state(setup: Setup) -> Megalopolis:
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
