"""A position of Megalopolis as a row of numbers: see `engine/core/observation.py`. Nothing in this game is hidden."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.core.bitset import bit, lowest_bit
from megapolis.engine.core.observation import Layout, Observer, seat_from, seats_from, see_bits, see_number, see_one
from megapolis.engine.core.state import State
from megapolis.games.megalopolis.rules.actions import BANK, MAX_CARDS, PERMITS, QUARTERS, SEATS, SQUARES, STREETS
from megapolis.games.megalopolis.rules.box import UNIT
from megapolis.games.megalopolis.rules.scoring import permit_value, rent_at
from megapolis.games.megalopolis.rules.stages import STAGES, START
from megapolis.games.megalopolis.rules.state import Megalopolis

MONEY: Final = 1000
"""Ten millions, in units of 10 000: sums above are cut off."""
FLOORS: Final = 7
BLOCKS: Final = 200

TABLE: Final = Layout()
STAGE: Final[i64] = TABLE.add("stage", "what is decided: " + ", ".join(STAGES), len(STAGES))
ACTIVE: Final[i64] = TABLE.add("active", "whose turn it is, counted from the viewer", SEATS)
ACTOR: Final[i64] = TABLE.add("actor", "who is asked, counted from the viewer", SEATS)
DICE: Final[i64] = TABLE.add("dice", "the three dice last thrown", 3, high=6)
LEFT: Final[i64] = TABLE.add("blocks_left", "blocks that are left", high=BLOCKS)
LAP: Final[i64] = TABLE.add("last_lap", "whether the last lap has begun")
OFFERS: Final[i64] = TABLE.add("offers", "offers that may still be made in this window of the turn", high=9)
DECLINED: Final[i64] = TABLE.add("declined", "who has declined an offer in this turn", SEATS)
PLACED: Final[i64] = TABLE.add("placed", "blocks of this turn that count towards its most", high=9)
CROSSED: Final[i64] = TABLE.add("crossed", "whether the city was crossed in this turn")
IDLE: Final[i64] = TABLE.add("idle", "turns in a row without a block", high=20)
WINDOW: Final[i64] = TABLE.add("before_roll", "whether an offer interrupts the turn before the roll")
HEIGHTS: Final[i64] = TABLE.add("heights", "floors on each quarter", 4, 3, 3, high=FLOORS)
ROOFS: Final[i64] = TABLE.add("roofs", "quarters with a skyscraper", 4, 3, 3)
OPEN: Final[i64] = TABLE.add("open", "quarters that may still grow", 4, 3, 3)
TOUCHED: Final[i64] = TABLE.add("touched", "quarters built on in this turn", 4, 3, 3)
SITES: Final[i64] = TABLE.add("sites", "quarters that a free block may go to", 4, 3, 3)
ZONES: Final[i64] = TABLE.add("zones", "the zone beside each district", 8, 8)
VALUES: Final[i64] = TABLE.add("values", "what the table says of each street's permit", STREETS, high=MONEY)
RENTS: Final[i64] = TABLE.add("rents", "what a visitor pays the owner of each street", STREETS, high=MONEY)
LOT: Final[i64] = TABLE.add("lot", "the permit under the hammer", PERMITS)
SELLER: Final[i64] = TABLE.add("seller", "who is forced to sell it; none: the bank", SEATS)
BID: Final[i64] = TABLE.add("bid", "the standing bid", high=MONEY)
LEADER: Final[i64] = TABLE.add("leader", "whose bid it is", SEATS)
BIDDERS: Final[i64] = TABLE.add("bidders", "who is still bidding", SEATS)
DRAFTER: Final[i64] = TABLE.add("drafter", "who makes the offer in question", SEATS)
PARTNER: Final[i64] = TABLE.add("partner", "to whom", SEATS)
GIVES: Final[i64] = TABLE.add("gives", "permits that the drafter gives", PERMITS)
WANTS: Final[i64] = TABLE.add("wants", "permits that the drafter wants", PERMITS)
SUM: Final[i64] = TABLE.add("sum", "money from drafter to partner; below 0 the other way", high=MONEY, low=-MONEY)
SITE: Final[i64] = TABLE.add("site", "the quarter that a contribution is asked for", QUARTERS)
DEBTOR: Final[i64] = TABLE.add("debtor", "who cannot pay", SEATS)
DUE: Final[i64] = TABLE.add("due", "how much is due to each", high=MONEY)
QUEUE: Final[i64] = TABLE.add("queue", "who is still to be paid or to pay; the last place: the bank", SEATS + 1)
INWARD: Final[i64] = TABLE.add("inward", "whether others owe the active player")
OFFERED: Final[i64] = TABLE.add("offered", "permits that were offered for the debt", PERMITS)
SEEN: Final[i64] = TABLE.add("cards", "crest cards drawn so far", MAX_CARDS)
NEXT: Final[i64] = TABLE.add("next_card", "the next crest card, once all are known", MAX_CARDS)
RULES: Final[i64] = TABLE.add(
    "rules", "rulings: free blocks count; crossing in the same or next turn, from a far bridge; one, three, own dice", 7
)
FINAL: Final[i64] = TABLE.add("final_value", "ruling: what counts at the end", 4)

SEAT: Final = Layout()
CASH: Final[i64] = SEAT.add("cash", "cash", high=MONEY, low=-MONEY)
HELD: Final[i64] = SEAT.add("permits", "permits held", PERMITS)
PLACE: Final[i64] = SEAT.add("square", "the square of the figure", SQUARES)
BROKE: Final[i64] = SEAT.add("bankrupt", "whether the seat is bankrupt")
GONE: Final[i64] = SEAT.add("gone", "whether it has left by the Highway")
TICKET: Final[i64] = SEAT.add("may_cross", "whether it may cross at its next turn")
TOLL: Final[i64] = SEAT.add("toll", "what a visitor pays on any of its bridges", high=MONEY)
WORTH: Final[i64] = SEAT.add("points", "what it is worth if the game ended now", high=MONEY, low=-MONEY)


@final
class MegalopolisObserver(Observer):
    """The city, the market and everybody's fortune. Money is in units of 10 000."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)
        # What the permits of streets are worth in the position at hand.
        self.values = vec[i64]([0] * STREETS)

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Megalopolis)
        seats = state.seats
        see_one(out, at + STAGE, state.stage, len(STAGES))
        if state.turn:
            see_one(out, at + ACTIVE, seat_from(viewer, seats, state.active), SEATS)
        see_one(out, at + ACTOR, seat_from(viewer, seats, state.actor), SEATS)
        if state.rolls:
            out[at + DICE] = i16(state.dice // 36 + 1)
            out[at + DICE + 1] = i16(state.dice // 6 % 6 + 1)
            out[at + DICE + 2] = i16(state.dice % 6 + 1)
        see_number(out, at + OFFERS, state.offers_left, 9)
        see_bits(out, at + DECLINED, seats_from(viewer, seats, state.declined))
        see_number(out, at + PLACED, state.blocks_counted, 9)
        see_number(out, at + IDLE, state.idle_turns, 20)
        if state.last_lap:
            out[at + LAP] = 1
        if state.crossed:
            out[at + CROSSED] = 1
        if state.window == START:
            out[at + WINDOW] = 1
        self.see_city(state, out, at)
        self.see_market(state, viewer, out, at)
        for card in state.cards:
            out[at + SEEN + card] = 1
        rules = state.rules
        if state.draws >= rules.box.cards:
            see_one(out, at + NEXT, state.cards[state.draws % rules.box.cards], MAX_CARDS)
        if rules.free_counts:
            out[at + RULES] = 1
        see_one(out, at + RULES + 1, rules.crossing, 3)
        see_one(out, at + RULES + 4, rules.court, 3)
        see_one(out, at + FINAL, rules.final_rule, 4)

    def see_city(self, state: Megalopolis, out: vec[i16], at: i64) -> None:
        """What stands where, and what it is worth."""
        city, box = state.city, state.rules.box
        see_number(out, at + LEFT, city.blocks_left, BLOCKS)
        heights = city.heights
        for quarter in range(i64(QUARTERS)):
            see_number(out, at + HEIGHTS + quarter, heights[quarter], FLOORS)
        for territory in range(i64(4)):
            see_one(out, at + ROOFS, city.roofs[territory], QUARTERS)
        see_bits(out, at + OPEN, city.open)
        see_bits(out, at + TOUCHED, state.built_on)
        see_bits(out, at + SITES, state.free_sites)
        for district in range(i64(8)):
            see_one(out, at + ZONES + district * 8, state.zones[district], 8)
        values, blocks = self.values, city.street_blocks
        for street in range(i64(STREETS)):
            values[street] = 0
            if blocks[street]:
                values[street] = permit_value(box, city, street)
                see_number(out, at + VALUES + street, values[street] // UNIT, MONEY)
        for owner in range(state.seats):
            held = state.permits[owner]
            streets = held & box.all_streets
            while streets:
                street = lowest_bit(streets)
                zone = state.zones[street // 3]
                if zone >= 0:
                    due = rent_at(box, values[street], zone, held, street)
                    see_number(out, at + RENTS + street, due // UNIT, MONEY)
                streets &= streets - 1

    def see_market(self, state: Megalopolis, viewer: i64, out: vec[i16], at: i64) -> None:
        """Auctions, offers and debts."""
        seats, auction, deal = state.seats, state.auction, state.deal
        if auction.permit >= 0:
            see_one(out, at + LOT, auction.permit, PERMITS)
            see_one(out, at + SELLER, seat_from(viewer, seats, auction.seller), SEATS)
            see_number(out, at + BID, auction.bid // UNIT, MONEY)
            see_one(out, at + LEADER, seat_from(viewer, seats, auction.leader), SEATS)
            see_bits(out, at + BIDDERS, seats_from(viewer, seats, auction.bidders))
        if deal.drafter >= 0:
            see_one(out, at + DRAFTER, seat_from(viewer, seats, deal.drafter), SEATS)
            see_one(out, at + PARTNER, seat_from(viewer, seats, deal.partner), SEATS)
            see_bits(out, at + GIVES, deal.gives)
            see_bits(out, at + WANTS, deal.wants)
            see_number(out, at + SUM, deal.money // UNIT, MONEY)
            see_one(out, at + SITE, deal.site, QUARTERS)
        if state.queue:
            see_number(out, at + DUE, state.due // UNIT, MONEY)
            see_bits(out, at + QUEUE, seats_from(viewer, seats, state.queue & ~bit(BANK)))
            if state.queue >> BANK & 1:
                out[at + QUEUE + SEATS] = 1
            if state.inward:
                out[at + INWARD] = 1
            see_one(out, at + DEBTOR, seat_from(viewer, seats, state.debtor), SEATS)
            see_bits(out, at + OFFERED, state.offered)

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Megalopolis)
        see_number(out, at + CASH, state.cash[seat] // UNIT, MONEY)
        see_bits(out, at + HELD, state.permits[seat])
        see_one(out, at + PLACE, state.squares[seat], SQUARES)
        if state.bankrupt >> seat & 1:
            out[at + BROKE] = 1
        if state.gone >> seat & 1:
            out[at + GONE] = 1
        if state.tickets >> seat & 1:
            out[at + TICKET] = 1
        see_number(out, at + TOLL, state.toll_of(seat) // UNIT, MONEY)
        see_number(out, at + WORTH, state.points(seat) // UNIT, MONEY)
