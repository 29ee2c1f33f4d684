"""What lies on the table, and what can be done to it: the part of a position that synergies work on.

The flow of play is in `state.py`; here are the pieces, and the small steps (draw a card, lay it, take it, discard it)
that the flow and the synergies are made of.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.engine.setup import Setup
from megapolis.games.capital_lux.rules.account import entry
from megapolis.games.capital_lux.rules.actions import DRAW, DUALISTS, REBELS
from megapolis.games.capital_lux.rules.box import NO_COLOUR, WORD, Box
from megapolis.games.capital_lux.rules.hand import Cards
from megapolis.games.capital_lux.rules.player import (
    FACE,
    SUM_BITS,
    Player,
    colour_of,
    laid,
)

# Where the game stands.
SYNERGIES: Final[i64] = 0
"""Chance picks the synergies that are left to it."""
PREPARE: Final[i64] = 1
"""Pieces of synergies are laid out, before the game and between rounds."""
OPENING: Final[i64] = 2
"""The capital's first cards."""
FIRST: Final[i64] = 3
"""Chance names the first player."""
DEAL: Final[i64] = 4
DRAFT: Final[i64] = 5
TURN: Final[i64] = 6
EFFECT: Final[i64] = 7
REVEALING: Final[i64] = 8
"""The last turn is over: hands go home, agent tiles are about to be turned over."""
PURGE: Final[i64] = 9
BONUS: Final[i64] = 10
OVER: Final[i64] = 11

# What happened to a hand this round, as one number: face, kind of event, seat.
EVENT_AT: Final[i64] = 7
SEAT_AT: Final[i64] = 10
LOST: Final[i64] = 0
"""A card left the hand openly."""
GAINED: Final[i64] = 1
"""A card came into the hand openly."""
DREW: Final[i64] = 2
"""A card came into the hand unseen by others; instead of its face, the first face of its kind is written down."""

NOBODY: Final[i64] = -1


class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, box: Box, chosen: vec[i64]) -> None:
        options = setup.options
        self.box = box
        # The synergy of each colour, by its place in the registry; -1: at random.
        self.chosen = chosen
        self.unpicked = vec[i64]([-1, -1, -1, -1])
        self.agent_anywhere = options["agent_target"] == "any_synergy_card"
        self.limit_floor = bool(options["limit_floor_zero"])
        self.oracle_spares = bool(options["oracle_spares_played_card"])
        self.coins_without_card = bool(options["tie_coins_when_capital_district_empty"])
        self.reshuffles = options["on_short_citizen_deck"] == "reshuffle_discards"
        self.everyone: i64 = (1 << setup.players) - 1
        # The rulings above as a set, in this order.
        flags = (self.agent_anywhere, self.limit_floor, self.oracle_spares, self.coins_without_card, self.reshuffles)
        self.switches: i64 = sum([1 << at for at, flag in enumerate(flags) if flag])


class Table(State):
    """All pieces of a position."""

    def __init__(self, setup: Setup, rules: Rules) -> None:
        super().__init__(setup)
        self.rules = rules
        self.box = rules.box
        self.players: list[Player] = []
        self.stage: i64 = SYNERGIES
        # Who is awaited: seats as bits, or CHANCE, or 0.
        self.waiting: i64 = 0
        self.clock: i64 = 0
        self.round: i64 = 0
        self.emperor: i64 = 0
        self.turn: i64 = 0
        # How many seats still have a last turn; NOBODY until a hand runs out.
        self.last_turns: i64 = NOBODY
        self.extra = False
        # The synergies by colour (-1: not picked yet), and the colour of the one that is acting.
        self.active = rules.unpicked
        self.acting: i64 = 0
        # Decks are sets of what is left. Citizens take two words.
        self.low: i64 = 0
        self.high: i64 = 0
        self.left: i64 = 0
        self.shuffles: i64 = 0
        self.rebels: i64 = 0
        self.dualists: i64 = 0
        self.recruiters: i64 = 0
        # Agent tiles: the stack, the tile in the active player's hand, those placed (tile | district << 4 | seat << 6).
        self.agents: i64 = 0
        self.tile: i64 = -1
        self.planted = vec[i64]()
        # Oracle tiles that lie face up; how often they were shuffled.
        self.oracles: i64 = 0
        self.oracle_shuffles: i64 = 0
        self.flag: i64 = 0
        self.recruit: i64 = -1
        self.field = Cards()
        # Laid cards of the capital in the order they came, and the sums of their values by colour.
        self.capital = vec[i64]()
        self.sums: i64 = 0
        self.discards = vec[i64]()
        # Inside a turn: the face just played into the capital, and the one put on the reform field.
        self.played: i64 = -1
        self.reformed: i64 = -1
        # A district under way (Oracle, purge, bonus), and how many seats it has been through.
        self.district: i64 = 0
        self.passed: i64 = 0
        # By how much the home district under way is over its limit; the seats that share a bonus (a set).
        self.excess: i64 = 0
        self.tied: i64 = 0
        # The draft: cards a seat is dealt this round, cards dealt so far, cards kept after this step.
        self.hand_size: i64 = 0
        self.dealt: i64 = 0
        self.keep: i64 = 0
        # What happened to hands since the draft: what others can remember.
        self.events = vec[i64]()
        # How the last round ended (see `account.py`): history, which no rule reads and no digest counts.
        self.account = vec[i64]()

    def copy_to(self, twin: Table) -> None:
        """Makes a blank position the same as this one; what is changed in place is copied, the rest is shared."""
        twin.players = [player.clone() for player in self.players]
        twin.stage = self.stage
        twin.waiting = self.waiting
        twin.clock = self.clock
        twin.round = self.round
        twin.emperor = self.emperor
        twin.turn = self.turn
        twin.last_turns = self.last_turns
        twin.extra = self.extra
        twin.active = self.active
        twin.acting = self.acting
        twin.low = self.low
        twin.high = self.high
        twin.left = self.left
        twin.shuffles = self.shuffles
        twin.rebels = self.rebels
        twin.dualists = self.dualists
        twin.recruiters = self.recruiters
        twin.agents = self.agents
        twin.tile = self.tile
        twin.planted = self.planted
        twin.oracles = self.oracles
        twin.oracle_shuffles = self.oracle_shuffles
        twin.flag = self.flag
        twin.recruit = self.recruit
        twin.field = self.field
        twin.capital = self.capital[:]
        twin.sums = self.sums
        twin.discards = self.discards[:]
        twin.played = self.played
        twin.reformed = self.reformed
        twin.district = self.district
        twin.passed = self.passed
        twin.excess = self.excess
        twin.tied = self.tied
        twin.hand_size = self.hand_size
        twin.dealt = self.dealt
        twin.keep = self.keep
        twin.events = self.events[:]
        # Between two round ends nothing is added, and a new one begins a new account.
        twin.account = self.account[:] if self.stage in (PURGE, BONUS) else self.account

    def facts(self) -> list[int]:
        numbers = [self.stage, self.waiting, self.clock, self.round, self.emperor, self.turn, self.last_turns]
        numbers += [i64(1) if self.extra else i64(0), self.acting, self.low, self.high, self.shuffles, self.rebels]
        numbers += [self.dualists, self.recruiters, self.agents, self.tile, self.oracles, self.oracle_shuffles]
        numbers += [self.flag, self.recruit, self.sums, self.played, self.reformed, self.district, self.passed]
        numbers += [self.field.ones, self.field.twos, self.field.fours, self.excess, self.tied]
        numbers += [self.hand_size, self.dealt, self.keep]
        out = [int(number) for number in numbers]
        for items in (self.active, self.planted, self.capital, self.discards, self.events):
            out.append(len(items))
            for item in items:
                out.append(int(item))
        for player in self.players:
            out += player.facts()
        return out

    def lay_out(self) -> None:
        """All decks full, all players blank."""
        box = self.box
        self.players = [Player.blank() for _ in range(int(self.seats))]
        self.low = box.all_low
        self.high = box.all_high
        self.left = box.citizens
        self.rebels = box.all_rebels
        self.dualists = box.all_dualists
        self.recruiters = box.all_recruiters
        self.agents = box.all_agents

    # ------------------------------------------------------------------ the citizen deck

    def citizen_draws(self) -> vec[i64]:
        """Every citizen that can be drawn."""
        return append_members(append_members(vec[i64](), self.low, DRAW), self.high, DRAW + WORD)

    def random_citizen(self, rng: Rng) -> i64:
        """One of them."""
        card: i64 = 0
        if self.left * 4 > self.box.citizens:
            # Most cards are still there: try until one is.
            while True:
                card = rng.below(self.box.citizens)
                if self.holds_citizen(card):
                    return DRAW + card
        skip = rng.below(self.left)
        count = popcount(self.low)
        if skip < count:
            return DRAW + nth(self.low, skip)
        return DRAW + WORD + nth(self.high, skip - count)

    def draw_citizen(self, action: i64) -> i64:
        """Takes a citizen out of the deck; its face."""
        card = action - DRAW
        if card < WORD:
            self.low &= ~bit(card)
        else:
            self.high &= ~bit(card - WORD)
        self.left -= 1
        return self.box.citizen_face[card]

    def holds_citizen(self, card: i64) -> bool:
        """Whether a citizen is in the deck."""
        if card < WORD:
            return (self.low >> card & 1) == 1
        return (self.high >> (card - WORD) & 1) == 1

    def return_citizen(self, face: i64) -> None:
        """Puts a card of this face back into the deck: the first copy that is not there."""
        card: i64 = 0
        while self.box.citizen_face[card] != face or self.holds_citizen(card):
            card += 1
        if card < WORD:
            self.low |= bit(card)
        else:
            self.high |= bit(card - WORD)
        self.left += 1

    # ------------------------------------------------------------------ players and hands

    def has_chosen(self, seat: i64) -> bool:
        """Whether a seat has made its choice in this step of the draft."""
        return self.waiting < 0 or not self.waiting >> seat & 1

    def payer(self) -> i64:
        """Whose home is looked at in the purge or for a bonus: seats take turns from the emperor's on."""
        return (self.emperor + self.passed) % self.seats

    def note(self, seat: i64, event: i64, face: i64) -> None:
        """Writes down what everybody saw happen to a hand."""
        self.events = append(self.events, face | event << EVENT_AT | seat << SEAT_AT)

    def tell(self, what: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
        """Adds to the account of the round's end, about the district under way."""
        self.account = append(self.account, entry(what, seat, self.district, first, second, third))

    def spend_card(self, face: i64) -> Player:
        """A card leaves the active player's hand openly."""
        player = self.players[self.turn]
        player.hand = player.hand.minus(face)
        self.note(self.turn, LOST, face)
        return player

    def gain(self, face: i64, event: i64) -> None:
        """A card comes into the active player's hand."""
        player = self.players[self.turn]
        player.hand = player.hand.plus(face)
        self.note(self.turn, event, face if event == GAINED else back_of(face))

    # ------------------------------------------------------------------ districts

    def home_colour(self, face: i64) -> i64:
        """The home district that a card from a hand goes to."""
        colour = self.box.home[face]
        return self.flag if colour == NO_COLOUR else colour

    def capital_colour(self, face: i64) -> i64:
        """The capital district that a card from a hand goes to."""
        colour = self.box.capital[face]
        return self.flag if colour == NO_COLOUR else colour

    def lay_home(self, player: Player, face: i64, colour: i64) -> None:
        """Lays a card into a home district."""
        player.home = append(player.home, laid(face, colour))
        player.sums += self.box.value[face] << colour * SUM_BITS

    def lay_capital(self, face: i64, colour: i64) -> None:
        """Lays a card into a capital district."""
        self.capital = append(self.capital, laid(face, colour))
        self.sums += self.box.value[face] << colour * SUM_BITS

    def leave_capital(self, face: i64, colour: i64) -> None:
        """A card leaves the capital: of equal ones the first that was laid."""
        self.capital = remove(self.capital, laid(face, colour))
        self.sums -= self.box.value[face] << colour * SUM_BITS

    def lowest_value(self, colour: i64, spared: bool) -> i64:
        """The lowest value in a capital district, the card just played left out if it is spared; 0: no card."""
        low: i64 = 0
        value = self.box.value
        count: i64 = len(self.capital)
        if spared:
            count -= 1
        for i in range(count):
            card = self.capital[i]
            if colour_of(card) == colour and (low == 0 or value[card & FACE] < low):
                low = value[card & FACE]
        return low

    def lowest_faces(self, colour: i64, spared: bool) -> i64:
        """The faces (a set) of the lowest cards in a capital district, without the card just played if it is spared."""
        low = self.lowest_value(colour, spared)
        faces: i64 = 0
        count: i64 = len(self.capital)
        if spared:
            count -= 1
        for i in range(count):
            card = self.capital[i]
            if colour_of(card) == colour and self.box.value[card & FACE] == low:
                faces |= bit(card & FACE)
        return faces

    def highest(self, colour: i64) -> i64:
        """The face of the highest card of a capital district, of equals the one laid last; -1: no card."""
        found: i64 = -1
        for card in self.capital:
            face = card & FACE
            if colour_of(card) == colour and (found < 0 or self.box.value[face] >= self.box.value[found]):
                found = face
        return found

    def leave_capital_last(self, face: i64, colour: i64) -> None:
        """A card leaves the capital: of equal ones the last that was laid."""
        card = laid(face, colour)
        at: i64 = i64(len(self.capital)) - 1
        while self.capital[at] != card:
            at -= 1
        self.capital, _ = pop(self.capital, at)
        self.sums -= self.box.value[face] << colour * SUM_BITS

    def discard(self, face: i64) -> None:
        """A card goes to the open discard pile."""
        self.discards = append(self.discards, face)


def nth(bits: i64, skip: i64) -> i64:
    """The member of a set that has `skip` lower ones."""
    while skip > 0:
        bits &= bits - 1
        skip -= 1
    return lowest_bit(bits)


def back_of(face: i64) -> i64:
    """What others see of a drawn card: which deck it came from, by the first face of its kind."""
    if face < REBELS:
        return 0
    return REBELS if face < DUALISTS else DUALISTS
