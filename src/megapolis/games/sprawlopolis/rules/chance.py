"""Chance and the set-up: conditions, expansion cards, hands, the start card, and the deck's next top card."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount, with_item
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.engine.setup import Setup
from megapolis.games.sprawlopolis.rules.actions import (
    BEACH_RULE,
    BEACHES,
    CONDITION,
    DEAL,
    DEAL_WORKS,
    DEALT,
    LAY_STRIP,
    MOTORWAY_RULE,
    REVEAL,
    SIZE,
    START,
    STRIP,
    ZONE_RULE,
    ZONES,
)
from megapolis.games.sprawlopolis.rules.box import LANDMARKS
from megapolis.games.sprawlopolis.rules.city import CENTRE, City
from megapolis.games.sprawlopolis.rules.laying import BOTH, lay_card, lay_strip
from megapolis.games.sprawlopolis.rules.options import (
    BEACH_CARD,
    CONDITIONS,
    HANDS,
    MOTORWAY_CARD,
    PLAY,
    ROAD_WORKS,
    START_CARD,
    STRIPS,
    ZONE_CARD,
    Rules,
)
from megapolis.games.sprawlopolis.rules.scoring import Terms

# What is awaited: chance (a step of the set-up, or the next top card), or a decision of `actor`.
DEALING: Final[i64] = 0
REVEALING: Final[i64] = 1
FLIPPING: Final[i64] = 2
EXTENDING: Final[i64] = 3
PICKING: Final[i64] = 4
PLACING: Final[i64] = 5
TURNING: Final[i64] = 6
LAST_CALL: Final[i64] = 7
OVER: Final[i64] = 8

# Why a card is being laid.
FROM_HAND: Final[i64] = 0
AS_START: Final[i64] = 1
AS_STRIP: Final[i64] = 2
WHEN_DRAWN: Final[i64] = 3
AS_WORKS: Final[i64] = 4

FOUR: Final[i64] = 15
"""A set of four cards, one of which is drawn."""
FIRST_PLACE: Final[i64] = CENTRE * SIZE + CENTRE


class Dealing(State):
    """The parts of a position, and what chance does to them."""

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        terms: Terms,
        city: City,
        step: i64,
        dealt: i64,
        hands: vec[i64],
        known: vec[i64],
        works: vec[i64],
        works_deck: i64,
        motorways: i64,
        duel_card: i64,
        cards: i64,
        top: i64,
        stage: i64,
        mover: i64,
        actor: i64,
        purpose: i64,
        card: i64,
        place: i64,
        drawn: i64,
        declined: i64,
        turns: i64,
        clock: i64,
    ) -> None:
        super().__init__(setup)
        self.rules = rules
        self.terms = terms
        self.city = city
        # The step of the set-up, and what it has dealt so far.
        self.step = step
        self.dealt = dealt
        # Sets of cards: each seat's hand; what each seat (at the end: an onlooker) has seen; its road works.
        self.hands = hands
        self.known = known
        self.works = works
        self.works_deck = works_deck
        # The interstate: cards not laid yet (a set), and the rule card of a duel (-1: none).
        self.motorways = motorways
        self.duel_card = duel_card
        # The deck below its top card (a set), and the top card, which all see (-1: none).
        self.cards = cards
        self.top = top
        # Whose turn it is, who is asked, and what about: the card, its place and why it is laid.
        self.stage = stage
        self.mover = mover
        self.actor = actor
        self.purpose = purpose
        self.card = card
        self.place = place
        # A card that must be laid at once, while the next top card is turned up (-1: none).
        self.drawn = drawn
        # After the last turn: who lets the last chance for road works pass (a set).
        self.declined = declined
        self.turns = turns
        self.clock = clock

    # ------------------------------------------------------------------ chance

    def current_step(self) -> i64:
        """The step of the set-up, or `PLAY`."""
        return self.rules.steps[self.step]

    def outcomes(self) -> vec[i64]:
        """What chance can bring."""
        out = vec[i64]()
        if self.stage > REVEALING:
            return out
        step = self.current_step()
        if step == PLAY:
            return append_members(out, self.cards, REVEAL)
        if step == CONDITIONS:
            return append_members(out, self.cards, CONDITION)
        if step == ZONE_CARD:
            return append_members(out, FOUR, ZONE_RULE)
        if step == BEACH_CARD:
            return append_members(out, FOUR, BEACH_RULE)
        if step == MOTORWAY_CARD:
            return append_members(out, FOUR, MOTORWAY_RULE)
        if step == STRIPS:
            if self.rules.duel:
                return append_members(out, self.motorways, STRIP)
            left = self.motorways
            while left:
                out = append_members(out, BOTH, LAY_STRIP + 2 * lowest_bit(left))
                left &= left - 1
            return out
        if step == HANDS:
            return append_members(out, self.cards, DEAL)
        return (
            append_members(out, self.cards, START)
            if step == START_CARD
            else append_members(out, self.works_deck, DEAL_WORKS)
        )

    def sample(self, rng: Rng) -> i64:
        step = self.current_step()
        if step in (PLAY, CONDITIONS, HANDS, START_CARD):
            cards = self.cards
            skip = rng.below(popcount(cards))
            while skip:
                cards &= cards - 1
                skip -= 1
            if step == PLAY:
                return REVEAL + lowest_bit(cards)
            if step == CONDITIONS:
                return CONDITION + lowest_bit(cards)
            return lowest_bit(cards) + (DEAL if step == HANDS else START)
        actions = self.outcomes()
        return actions[rng.below(i64(len(actions)))]

    def deck(self) -> str:
        step = self.current_step()
        if step == CONDITIONS:
            return "conditions:0"
        if step == ZONE_CARD:
            return "zone_rule:0"
        if step == BEACH_CARD:
            return "beach_rule:0"
        if step == MOTORWAY_CARD:
            return "motorway_rule:0"
        if step == STRIPS:
            return "strips:0"
        return "works:0" if step == ROAD_WORKS else "cards:0"

    def happen(self, action: i64) -> None:
        """What chance brings; the most frequent first."""
        if action >= REVEAL and action < ZONE_RULE:
            self.top = action - REVEAL
            self.cards &= ~bit(self.top)
            self.show(self.top)
            self.after_reveal()
        elif action < DEAL:
            self.cards &= ~bit(action - CONDITION)
            self.terms = self.terms.clone()
            self.terms.conditions |= bit(action - CONDITION)
            self.dealt += 1
            if self.dealt == self.rules.conditions:
                self.next_step()
        elif action < DEALT:
            seat = self.rules.receiver(self.dealt)
            self.deal(seat, action - DEAL)
        elif action < REVEAL:
            self.start(action - START)
        elif action < BEACH_RULE:
            self.terms = self.terms.clone()
            self.terms.zone_rule = action - ZONE_RULE
            self.next_step()
        elif action < MOTORWAY_RULE:
            self.terms = self.terms.clone()
            self.terms.beach_rule = action - BEACH_RULE
            self.next_step()
        elif action < STRIP:
            self.take_duel_card(action - MOTORWAY_RULE)
            self.next_step()
        elif action < LAY_STRIP:
            self.draw_strip(action - STRIP)
        elif action < DEAL_WORKS:
            self.card = (action - LAY_STRIP) >> 1
            self.motorways &= ~bit(self.card)
            self.add_strip((action - LAY_STRIP) & 1, True)
        else:
            self.deal_works(action - DEAL_WORKS)

    def take_duel_card(self, card: i64) -> None:
        """The card that says how a duel is scored."""
        self.duel_card = card
        self.motorways &= ~bit(card)
        self.terms = self.terms.clone()
        self.terms.duel = self.rules.box.duel_rules[card]

    def begin(self) -> None:
        """Enters the first step of the set-up."""
        if self.rules.duel_card >= 0:
            self.take_duel_card(self.rules.duel_card)
        self.step = -1
        self.next_step()

    def next_step(self) -> None:
        """The next step of the set-up; before play the cards of expansions are shuffled into the deck."""
        self.step += 1
        self.dealt = 0
        self.stage = DEALING
        if self.current_step() == PLAY:
            extra = self.rules.extra
            if self.terms.zone_rule >= 0:
                extra &= ~bit(ZONES + self.terms.zone_rule)
            if self.terms.beach_rule >= 0:
                extra &= ~bit(BEACHES + self.terms.beach_rule)
            self.cards |= extra
            self.stage = REVEALING

    def deal(self, seat: i64, card: i64) -> None:
        """A card for a hand, seen by its owner alone."""
        self.cards &= ~bit(card)
        self.hands = with_item(self.hands, seat, self.hands[seat] | bit(card))
        self.known = with_item(self.known, seat, self.known[seat] | bit(card))
        self.dealt += 1
        if self.dealt == self.rules.dealt:
            self.next_step()

    def deal_works(self, works: i64) -> None:
        """A road works card for the next seat; alone, one may start with several."""
        seat = self.dealt if self.seats > 1 else 0
        self.works_deck &= ~bit(works)
        self.works = with_item(self.works, seat, self.works[seat] | bit(works))
        self.dealt += 1
        if self.dealt == self.rules.works:
            self.next_step()

    def start(self, card: i64) -> None:
        """The first card of the city; with landmarks the first player lays it on half of the landmark card."""
        self.cards &= ~bit(card)
        if self.rules.landmarks:
            self.begin_laying(0, card, AS_START)
            self.stage = FLIPPING
        else:
            self.put_card(card, 0, FIRST_PLACE)
            self.next_step()

    def flip(self, side: i64) -> None:
        """The landmark card, one side up."""
        self.terms = self.terms.clone()
        self.terms.landmark = side
        self.put_card(LANDMARKS + side, 0, FIRST_PLACE)
        self.stage = PLACING

    def draw_strip(self, card: i64) -> None:
        """A motorway card of a duel: the second player lays the first and the third, the first player the second."""
        self.motorways &= ~bit(card)
        self.begin_laying(1 - (self.dealt & 1), card, AS_STRIP)
        self.place = 1
        self.stage = EXTENDING if self.dealt else TURNING

    def add_strip(self, turned: i64, east: bool) -> None:
        """A motorway card at an end of the motorway."""
        self.city = lay_strip(self.rules.box, self.city, self.card, turned, east)
        self.card = -1
        self.place = -1
        self.dealt += 1
        self.stage = DEALING
        if self.dealt == self.rules.strips:
            self.next_step()

    def begin_laying(self, seat: i64, card: i64, purpose: i64) -> None:
        """A seat is to choose a card's place."""
        self.actor = seat
        self.card = card
        self.purpose = purpose
        self.stage = PLACING

    def put_card(self, card: i64, turned: i64, place: i64) -> None:
        """A card comes to lie in the city."""
        self.city = lay_card(self.rules.box, self.city, card, turned, place, self.rules.closing)

    def show(self, card: i64) -> None:
        """Everybody sees a card."""
        known = self.known[:]
        for viewer in range(self.seats + 1):
            known[viewer] |= bit(card)
        self.known = known

    @abstractmethod
    def after_reveal(self) -> None:
        """Goes on when the deck shows its next card."""
