"""What lies on the table: money, permits, figures, the city; who is in play; how all of it is moved and counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, popcount
from megapolis.engine.core.returns import by_rank
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.megalopolis.rules.actions import SEATS
from megapolis.games.megalopolis.rules.auction import Auction
from megapolis.games.megalopolis.rules.box import Board
from megapolis.games.megalopolis.rules.city import City
from megapolis.games.megalopolis.rules.scoring import FINAL_VALUES, breakdown, rent, toll, worth
from megapolis.games.megalopolis.rules.stages import BUILDING, OVER, ZONES
from megapolis.games.megalopolis.rules.trade import Deal

BANK: Final[i64] = SEATS
"""The bank where a payer or payee is named: one beyond the last seat."""

# Crossing the city (ruling R17) and the dice of the Court (ruling R20).
SAME_TURN: Final[i64] = 0
NEXT_TURN: Final[i64] = 1
FAR_BRIDGE: Final[i64] = 2
CROSSINGS: Final = ("same_turn", "next_turn", "far_bridge")
ONE_DIE: Final[i64] = 0
THREE_DICE: Final[i64] = 1
MOVE_DICE: Final[i64] = 2
COURT_DICE: Final = ("one", "three", "move")

SPREAD: Final = 2_000_000.0
"""A usual difference between two players at the end."""


class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, board: Board) -> None:
        options = setup.options
        self.board = board
        self.blocks: i64 = min(int(str(options["blocks"])), int(board.blocks))
        self.offers: i64 = int(str(options["offers"]))
        self.free_counts = options["free_blocks"] == "count"
        self.final_rule: i64 = FINAL_VALUES.index(str(options["final_value"]))
        self.crossing: i64 = CROSSINGS.index(str(options["crossing"]))
        self.court: i64 = COURT_DICE.index(str(options["court_dice"]))
        self.everyone: i64 = (1 << setup.players) - 1


class Table(State):
    """A position without its flow: see `state.py` for that."""

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        city: City,
        auction: Auction,
        deal: Deal,
        zones: vec[i64],
        cash: vec[i64],
        held: vec[i64],
        places: vec[i64],
        drawn: vec[i64],
    ) -> None:
        super().__init__(setup)
        self.rules = rules
        self.city = city
        self.auction = auction
        self.deal = deal
        # The zone beside each district (-1: not laid yet); cash, permits (a set) and square of each seat; the crest
        # cards in the order in which they were first drawn, which is the order in which they come again.
        self.zones = zones
        self.cash = cash
        self.held = held
        self.places = places
        self.drawn = drawn
        self.draws: i64 = 0
        # All that the bank took in so far, less all it paid out after the start.
        self.bank: i64 = 0
        # Seats that went bankrupt, seats that left by the Highway, seats that may cross at their next turn (sets).
        self.broke: i64 = 0
        self.gone: i64 = 0
        self.tickets: i64 = 0
        # Whose turn it is, what is decided, by whom (`CHANCE`, or a seat), and the counts behind phase and dice names.
        self.active: i64 = 0
        self.stage: i64 = ZONES
        self.actor: i64 = CHANCE
        self.clock: i64 = 0
        self.turn: i64 = 0
        self.rolls: i64 = 0
        self.dice: i64 = 0
        # Who rolls for the first turn now, who leads with which sum.
        self.contenders: i64 = 0
        self.leaders: i64 = 0
        self.best: i64 = 0
        # This turn: offers left, who declined one (a set), paid or counted blocks, all blocks, the quarters they went
        # to, sites of a free block, whether the city was crossed, the stage that an answered offer returns to.
        self.offers: i64 = 0
        self.declined: i64 = 0
        self.placed: i64 = 0
        self.put: i64 = 0
        self.touched: i64 = 0
        self.sites: i64 = 0
        self.crossed = False
        self.window: i64 = BUILDING
        # A payment: how much, between the active player and whom (a set, the bank being `BANK`), in which direction,
        # whether it opens a bridge; the debtor who cannot pay (-1), and the permits offered for that debt (a set).
        self.due: i64 = 0
        self.queue: i64 = 0
        self.inward = False
        self.opens_bridge = False
        self.debtor: i64 = -1
        self.offered: i64 = 0
        # The last lap, and how many turns in a row went without a block.
        self.lap = False
        self.idle: i64 = 0

    def copy_from(self, other: Table) -> None:
        """Takes over every number that the constructor sets to its start."""
        self.draws = other.draws
        self.bank = other.bank
        self.broke = other.broke
        self.gone = other.gone
        self.tickets = other.tickets
        self.active = other.active
        self.stage = other.stage
        self.actor = other.actor
        self.clock = other.clock
        self.turn = other.turn
        self.rolls = other.rolls
        self.dice = other.dice
        self.contenders = other.contenders
        self.leaders = other.leaders
        self.best = other.best
        self.offers = other.offers
        self.declined = other.declined
        self.placed = other.placed
        self.put = other.put
        self.touched = other.touched
        self.sites = other.sites
        self.crossed = other.crossed
        self.window = other.window
        self.due = other.due
        self.queue = other.queue
        self.inward = other.inward
        self.opens_bridge = other.opens_bridge
        self.debtor = other.debtor
        self.offered = other.offered
        self.lap = other.lap
        self.idle = other.idle

    # ------------------------------------------------------------------ who is there, who owns what

    def alive(self) -> i64:
        """Seats that are not bankrupt (a set); those who left by the Highway are among them."""
        return self.rules.everyone & ~self.broke

    def in_play(self) -> i64:
        """Seats that still move, bid and trade (a set)."""
        return self.rules.everyone & ~self.broke & ~self.gone

    def after(self, seat: i64, seats: i64) -> i64:
        """The next member of a set of seats clockwise; the bank comes last; callers know that there is one."""
        while seats & (bit(SEATS) - 1):
            seat = (seat + 1) % SEATS
            if seats >> seat & 1:
                return seat
        return BANK

    def owner(self, permit: i64) -> i64:
        """The seat that holds a permit, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if self.held[seat] >> permit & 1:
                return seat
            seat += 1
        return -1

    def unowned(self) -> i64:
        """The permits that nobody holds (a set)."""
        left = self.rules.board.all_streets | self.rules.board.all_bridges
        for held in self.held:
            left &= ~held
        return left

    def rent_of(self, street: i64, seat: i64) -> i64:
        """What a visitor pays to the owner of a street."""
        return rent(self.rules.board, self.city, self.zones[street // 3], self.held[seat], street)

    def toll_of(self, seat: i64) -> i64:
        """What a visitor pays on any bridge of a seat."""
        return toll(self.rules.board, self.held[seat])

    # ------------------------------------------------------------------ moving money and permits

    def pay(self, payer: i64, payee: i64, amount: i64) -> None:
        """Moves money between seats or a seat and the bank: the only way money moves."""
        if payer == BANK:
            self.bank -= amount
        else:
            self.cash[payer] -= amount
        if payee == BANK:
            self.bank += amount
        else:
            self.cash[payee] += amount

    def hand(self, permits: i64, giver: i64, taker: i64) -> None:
        """Moves permits (a set) from a seat or, -1, from the table to a seat."""
        if giver >= 0:
            self.held[giver] &= ~permits
        self.held[taker] |= permits

    def sites_now(self) -> i64:
        """Quarters where a block may go in this turn (a set): not full, not built on in this turn."""
        if not self.city.left:
            return 0
        return self.city.open & ~self.touched

    # ------------------------------------------------------------------ what the position says

    def awaited(self) -> i64:
        if self.stage == OVER:
            return 0
        if self.actor == CHANCE:
            return CHANCE
        return bit(self.actor)

    def phase(self) -> i64:
        return self.clock

    def determinize(self, seat: i64, rng: Rng) -> State:
        # Nothing is hidden: cash and permits lie open, dice and cards do not exist before they are rolled or drawn.
        return self.clone()

    def points(self, seat: i64) -> i64:
        return worth(self.rules.board, self.city, self.zones, self.rules.final_rule, self.cash[seat], self.held[seat])

    def breakdown(self, seat: i64) -> list[ScoreLine]:
        rules = self.rules
        return breakdown(rules.board, self.city, self.zones, rules.final_rule, self.cash[seat], self.held[seat])

    def tie_breaks(self) -> list[int]:
        """Equal money: more permits; and whoever is still there stands before whoever went bankrupt."""
        return [
            0 if self.broke >> i64(seat) & 1 else 1 + int(popcount(self.held[seat])) for seat in range(int(self.seats))
        ]

    def outcome(self, scores: list[int]) -> list[float]:
        return by_rank(scores, self.tie_breaks(), SPREAD)

    def ending(self) -> str:
        if self.stage != OVER:
            return ""
        return "last_standing" if popcount(self.alive()) == 1 else "last_lap"

    def facts(self) -> list[int]:
        out = self.city.facts() + self.auction.facts() + self.deal.facts()
        for items in (self.zones, self.cash, self.held, self.places, self.drawn):
            out += [int(item) for item in items]
        numbers = [self.draws, self.bank, self.broke, self.gone, self.tickets, self.active, self.stage, self.actor]
        numbers += [self.clock, self.turn, self.rolls, self.dice, self.contenders, self.leaders, self.best]
        numbers += [self.offers, self.placed, self.put, self.touched, self.sites, self.window, self.due, self.queue]
        numbers += [self.debtor, self.offered, self.idle, self.declined]
        flags = [self.crossed, self.inward, self.opens_bridge, self.lap]
        return out + [int(number) for number in numbers] + [int(flag) for flag in flags]
