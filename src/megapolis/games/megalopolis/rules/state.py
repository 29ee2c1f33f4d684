"""A position of Megalopolis.

Set-up: chance lays the zones, deals the permits and rolls for the first turn. A turn: trade, roll, move, resolve the
square (auction, rent, toll, fine, card, free block, crossing), trade and build. Money that is due and missing leads to
forced auctions, and to bankruptcy where they do not help. When the blocks are used up everybody plays on without
building until they reach the Highway: the last lap.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit, popcount
from megapolis.engine.core.record import Fixed, Name, Names, Owned
from megapolis.engine.core.returns import by_rank
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import Reason
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.megalopolis.rules.actions import BANK, SEATS, STREETS
from megapolis.games.megalopolis.rules.auction import Auction
from megapolis.games.megalopolis.rules.box import Box, Permits, Player, Players, Quarters, Throw
from megapolis.games.megalopolis.rules.chance import deck, sample, weight
from megapolis.games.megalopolis.rules.city import City, empty_city
from megapolis.games.megalopolis.rules.legal import add_legal
from megapolis.games.megalopolis.rules.options import Rules
from megapolis.games.megalopolis.rules.play import play
from megapolis.games.megalopolis.rules.scoring import breakdown, rent, toll, worth
from megapolis.games.megalopolis.rules.stages import BUILDING, OVER, STAGES, ZONES, Stage
from megapolis.games.megalopolis.rules.trade import Deal

SPREAD: Final = 2_000_000.0
"""A usual difference between two players at the end."""


@final
class Megalopolis(State):
    """A position. Everything is open: cash and permits lie on the table."""

    rules: Fixed[Rules]
    turn: i64 = 0
    """Turns begun so far."""
    active: Player = 0
    """Whose turn it is."""
    stage: Stage = ZONES
    """What is being decided."""
    actor: Player = CHANCE
    """Who decides it; -1: chance."""
    clock: i64 = 0
    """Counts the chance and reveal points."""
    rolls: i64 = 0
    dice: Throw = 0
    """The three dice last thrown."""
    city: Owned[City]
    zones: Annotated[vec[i64], Name("zone")]
    """The zone beside each district; -1: not laid yet."""
    cash: Owned[vec[i64]]
    """By seat, as the next two."""
    permits: Owned[Annotated[vec[i64], Names("permit")]]
    squares: Owned[vec[i64]]
    """Where the figures stand."""
    bank: i64 = 0
    """All that the bank took in so far, less all it paid out after the start."""
    bankrupt: Players = 0
    gone: Players = 0
    """Who left by the Highway."""
    tickets: Players = 0
    """Who may cross the city at their next turn."""
    cards: Annotated[vec[i64], Name("card")]
    """Crest cards in the order in which they were first drawn, which is the order in which they come again."""
    draws: i64 = 0
    """Crest cards drawn so far, those that came again included."""
    contenders: Players = 0
    """Who is still to roll for the first turn."""
    leaders: Players = 0
    """Who rolled the highest sum for it so far."""
    best_sum: i64 = 0
    offers_left: i64 = 0
    """Offers that may still be made in this window of the turn."""
    declined: Players = 0
    """Who declined an offer in this turn; as all up to `window`, it is about this turn."""
    blocks_counted: i64 = 0
    """Blocks that count towards the most that a turn allows."""
    blocks_put: i64 = 0
    built_on: Quarters = 0
    free_sites: Quarters = 0
    """Where the free block may go that is offered now."""
    crossed: bool = False
    """Whether the city was crossed."""
    window: Stage = BUILDING
    """The stage that an answered offer returns to."""
    auction: Owned[Auction]
    deal: Owned[Deal]
    due: i64 = 0
    """A payment: how much the active player owes each member of `queue`."""
    queue: Players = 0
    inward: bool = False
    """Whether it goes the other way: they owe it to the active player."""
    opens_bridge: bool = False
    """Whether it is a toll, after which the city may be crossed."""
    debtor: Player = -1
    """Who cannot pay."""
    offered: Permits = 0
    """Permits that were auctioned for that debt."""
    last_lap: bool = False
    idle_turns: i64 = 0
    """Turns in a row without a block."""

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        city: City,
        zones: vec[i64],
        cash: vec[i64],
        permits: vec[i64],
        squares: vec[i64],
        cards: vec[i64],
        auction: Auction,
        deal: Deal,
    ) -> None:
        super().__init__(setup)
        self.rules = rules
        self.city = city
        self.zones = zones
        self.cash = cash
        self.permits = permits
        self.squares = squares
        self.cards = cards
        self.auction = auction
        self.deal = deal

    # --- generated by `make records`
    def clone(self) -> Megalopolis:
        new = Megalopolis(
            self.setup,
            self.rules,
            self.city.clone(),
            self.zones,
            self.cash[:],
            self.permits[:],
            self.squares[:],
            self.cards,
            self.auction.clone(),
            self.deal.clone(),
        )
        new.seats, new.turn, new.active, new.stage = self.seats, self.turn, self.active, self.stage
        new.actor, new.clock, new.rolls, new.dice, new.bank = self.actor, self.clock, self.rolls, self.dice, self.bank
        new.bankrupt, new.gone, new.tickets, new.draws = self.bankrupt, self.gone, self.tickets, self.draws
        new.contenders, new.leaders, new.best_sum = self.contenders, self.leaders, self.best_sum
        new.offers_left, new.declined, new.blocks_counted = self.offers_left, self.declined, self.blocks_counted
        new.blocks_put, new.built_on, new.free_sites = self.blocks_put, self.built_on, self.free_sites
        new.crossed, new.window, new.due, new.queue = self.crossed, self.window, self.due, self.queue
        new.inward, new.opens_bridge, new.debtor = self.inward, self.opens_bridge, self.debtor
        new.offered, new.last_lap, new.idle_turns = self.offered, self.last_lap, self.idle_turns
        return new

    def fields(self) -> str:
        return (
            "turn:int active:name/player stage:name/stage actor:name/player clock:int rolls:int dice:name/throw "
            "city:City zones:vec[name/zone] cash:vec[int] permits:vec[set/permit] squares:vec[int] bank:int "
            "bankrupt:set/player gone:set/player tickets:set/player cards:vec[name/card] draws:int "
            "contenders:set/player leaders:set/player best_sum:int offers_left:int declined:set/player "
            "blocks_counted:int blocks_put:int built_on:set/quarter free_sites:set/quarter crossed:bool "
            "window:name/stage auction:Auction deal:Deal due:int queue:set/player inward:bool opens_bridge:bool "
            "debtor:name/player offered:set/permit last_lap:bool idle_turns:int"
        )

    # --- end

    def rebuild(self) -> None:
        self.city.rebuild(self.rules.box)

    # ------------------------------------------------------------------ who is there, who owns what

    def solvent(self) -> i64:
        """Seats that are not bankrupt (a set); those who left by the Highway are among them."""
        return self.rules.everyone & ~self.bankrupt

    def in_play(self) -> i64:
        """Seats that still move, bid and trade (a set)."""
        return self.rules.everyone & ~self.bankrupt & ~self.gone

    def next_seat(self, seat: i64, seats: i64) -> i64:
        """The next member of a set of seats clockwise; the bank comes last. The set is not empty."""
        while seats & (bit(SEATS) - 1):
            seat = (seat + 1) % SEATS
            if seats >> seat & 1:
                return seat
        return BANK

    def owner(self, permit: i64) -> i64:
        """The seat that holds a permit, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if self.permits[seat] >> permit & 1:
                return seat
            seat += 1
        return -1

    def free_permits(self) -> i64:
        """The permits that nobody holds (a set)."""
        left = self.rules.box.all_permits
        for held in self.permits:
            left &= ~held
        return left

    def receiver(self) -> i64:
        """Who is dealt the next permit: the first seat that has too few."""
        seat: i64 = 0
        while seat < self.seats and popcount(self.permits[seat]) == self.rules.box.dealt_each:
            seat += 1
        return seat

    def rent_of(self, street: i64, seat: i64) -> i64:
        """What a visitor pays to the owner of a street."""
        return rent(self.rules.box, self.city, self.zones[street // 3], self.permits[seat], street)

    def toll_of(self, seat: i64) -> i64:
        """What a visitor pays on any bridge of a seat."""
        return toll(self.rules.box, self.permits[seat])

    def fee(self, permit: i64, seat: i64) -> i64:
        """What a visitor pays on the square of a permit of a seat: rent or toll."""
        return self.rent_of(permit, seat) if permit < STREETS else self.toll_of(seat)

    def open_sites(self) -> i64:
        """Quarters where a block may go in this turn (a set): not full, not built on in this turn."""
        if not self.city.blocks_left:
            return 0
        return self.city.open & ~self.built_on

    def pips(self) -> i64:
        """The sum of the three dice last thrown."""
        return self.dice // 36 + self.dice // 6 % 6 + self.dice % 6 + 3

    # ------------------------------------------------------------------ what every rule is made of

    def ask(self, stage: i64, actor: i64) -> None:
        """Wait for `actor` to decide what `stage` is about."""
        self.stage = stage
        self.actor = actor

    def pay(self, payer: i64, payee: i64, amount: i64) -> None:
        """Move money between seats or a seat and the bank: the only way money moves."""
        if payer == BANK:
            self.bank -= amount
        else:
            self.cash[payer] -= amount
        if payee == BANK:
            self.bank += amount
        else:
            self.cash[payee] += amount

    def hand_over(self, permits: i64, giver: i64, taker: i64) -> None:
        """Move permits (a set) from a seat or, -1, from the bank to a seat."""
        if giver >= 0:
            self.permits[giver] &= ~permits
        self.permits[taker] |= permits

    # ------------------------------------------------------------------ play

    def awaited(self) -> i64:
        if self.stage == OVER:
            return 0
        if self.actor == CHANCE:
            return CHANCE
        return bit(self.actor)

    def legal_actions(self, seat: i64) -> vec[i64]:
        out = ActionList()
        add_legal(self, seat, out)
        return out.to_vec()

    def add_legal(self, seat: i64, out: ActionList) -> None:
        add_legal(self, seat, out)

    def play(self, seat: i64, action: i64) -> None:
        play(self, seat, action)

    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        from megapolis.games.megalopolis.rules.refusal import refusal

        return refusal(self, seat, action)

    def weight(self, action: i64) -> i64:
        return weight(action)

    def sample(self, rng: Rng) -> i64:
        return sample(self, rng)

    def deck(self) -> str:
        return deck(self)

    def phase(self) -> i64:
        return self.clock

    def determinize(self, seat: i64, rng: Rng) -> State:
        # Nothing is hidden: dice and cards do not exist before they are rolled or drawn.
        return self.clone()

    # ------------------------------------------------------------------ points

    def points(self, seat: i64) -> i64:
        return worth(self.rules.box, self.city, self.zones, self.rules.final_rule, self.cash[seat], self.permits[seat])

    def breakdown(self, seat: i64) -> list[ScoreLine]:
        rules = self.rules
        return breakdown(rules.box, self.city, self.zones, rules.final_rule, self.cash[seat], self.permits[seat])

    def tie_breaks(self) -> list[int]:
        """Equal money: more permits; and whoever is still there stands before whoever went bankrupt."""
        return [
            0 if self.bankrupt >> i64(seat) & 1 else 1 + int(popcount(self.permits[seat]))
            for seat in range(int(self.seats))
        ]

    def outcome(self, scores: list[int]) -> list[float]:
        return by_rank(scores, self.tie_breaks(), SPREAD)

    def status(self) -> str:
        return f"turn {int(self.turn)} {STAGES[self.stage]}" if self.turn else "set-up"

    def ending(self) -> str:
        if self.stage != OVER:
            return ""
        return "last_standing" if popcount(self.solvent()) == 1 else "last_lap"


def new_state(setup: Setup) -> Megalopolis:
    """The position before anything is dealt."""
    box: Box = setup.data  # type: ignore[assignment]
    rules = Rules(setup, box)
    seats = setup.players
    return Megalopolis(
        setup,
        rules,
        empty_city(box, rules.blocks),
        vec[i64]([-1] * 8),
        vec[i64]([int(box.start_cash)] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64](),
        Auction(),
        Deal(),
    )
