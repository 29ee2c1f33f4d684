"""The construction cards on the table: three decks for everybody, from which chance draws.

The top card of a deck shows its number; turned over it shows its action. A combination is the number on top of a deck
and the action turned beside it. No order exists before a card is drawn: what is left in a deck is a set.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount, with_item
from megapolis.engine.core.rng import Rng
from megapolis.games.welcome_to.rules.actions import DRAW
from megapolis.games.welcome_to.rules.box import WORD, Box

NONE: Final[i64] = -1


class Decks(ABC):
    """What chance draws from, and the round's three numbers and actions. Its vecs are replaced, never written to."""

    def __init__(self, box: Box, numbers: vec[i64], actions: vec[i64], left: vec[i64]) -> None:
        self.box = box
        self.numbers = numbers
        self.actions = actions
        # What can still be drawn: sets of cards, two words each.
        self.left = left

    @abstractmethod
    def copy(self) -> Decks:
        """Independent decks."""

    @abstractmethod
    def outcomes(self) -> vec[i64]:
        """What chance can bring now."""

    @abstractmethod
    def sample(self, rng: Rng) -> i64:
        """One of the outcomes."""

    @abstractmethod
    def name(self) -> str:
        """What is drawn from, with its shuffle count."""

    @abstractmethod
    def draw(self, action: i64) -> bool:
        """Chance draws; whether the round's combinations are complete."""

    @abstractmethod
    def end_round(self, given: i64) -> None:
        """The round is over; in a solo game the card in slot `given` goes to the competitor."""

    @abstractmethod
    def facts(self) -> list[int]:
        """The numbers that make these decks what they are."""

    def number(self, slot: i64) -> i64:
        """The number printed in a slot."""
        return self.box.card_number[self.numbers[slot]]

    def action(self, slot: i64) -> i64:
        """The action shown in a slot."""
        return self.box.card_action[self.actions[slot]]


class ThreeDecks(Decks):
    """Everybody's three decks.

    In the first run through the cards they lie in one common pile of what is left, for nothing tells which deck holds
    what; after that each deck keeps to its own cards. `left` and `held` have two words a deck.
    """

    def __init__(
        self, box: Box, numbers: vec[i64], actions: vec[i64], left: vec[i64], held: vec[i64], drawn: i64, run: i64
    ) -> None:
        super().__init__(box, numbers, actions, left)
        self.held = held
        # Cards drawn in this run through the decks, and the number of the run.
        self.drawn = drawn
        self.run = run

    def copy(self) -> ThreeDecks:
        return ThreeDecks(self.box, self.numbers, self.actions, self.left, self.held, self.drawn, self.run)

    def pile(self) -> i64:
        """Where in `left` the next card comes from."""
        if not self.run:
            return 0
        return 2 * (self.drawn % 3)

    def outcomes(self) -> vec[i64]:
        at = self.pile()
        out = append_members(vec[i64](), self.left[at], DRAW)
        return append_members(out, self.left[at + 1], DRAW + WORD)

    def sample(self, rng: Rng) -> i64:
        at = self.pile()
        return DRAW + any_card(self.left[at], self.left[at + 1], rng)

    def name(self) -> str:
        return f"deck-{int(self.drawn) % 3 + 1}:{int(self.run)}" if self.run else "cards:0"

    def draw(self, action: i64) -> bool:
        card = action - DRAW
        column = self.drawn % 3
        # The old top is turned to its action; on the first three draws there is none.
        self.actions = with_item(self.actions, column, self.numbers[column])
        self.numbers = with_item(self.numbers, column, card)
        self.left = without(self.left, self.pile(), card)
        if not self.run:
            self.held = with_card(self.held, 2 * column, card)
        self.drawn += 1
        return column == 2 and self.actions[2] != NONE

    def end_round(self, given: i64) -> None:
        """After the last cards of the decks each deck's discard becomes its new deck.

        The top card is left out: it is turned next and stays beside its deck for its action.
        """
        size: i64 = self.box.cards if not self.run else self.box.cards - 3
        if self.drawn < size:
            return
        left = self.held
        for column in range(i64(3)):
            left = without(left, 2 * column, self.numbers[column])
        self.left = left
        self.drawn = 0
        self.run += 1

    def facts(self) -> list[int]:
        out = [int(self.drawn), int(self.run)]
        for items in (self.numbers, self.actions, self.left, self.held):
            out += [int(item) for item in items]
        return out


def any_card(low: i64, high: i64, rng: Rng) -> i64:
    """A random member of a set of cards."""
    in_low = popcount(low)
    skip = rng.below(in_low + popcount(high))
    base: i64 = 0
    if skip >= in_low:
        skip -= in_low
        low = high
        base = WORD
    while skip:
        low &= low - 1
        skip -= 1
    return base + lowest_bit(low)


def with_card(cards: vec[i64], at: i64, card: i64) -> vec[i64]:
    """A copy of some sets of cards, with a card in the one whose two words begin at `at`."""
    if card < WORD:
        return with_item(cards, at, cards[at] | bit(card))
    return with_item(cards, at + 1, cards[at + 1] | bit(card - WORD))


def without(cards: vec[i64], at: i64, card: i64) -> vec[i64]:
    """The same without the card."""
    if card < WORD:
        return with_item(cards, at, cards[at] & ~bit(card))
    return with_item(cards, at + 1, cards[at + 1] & ~bit(card - WORD))


def three_decks(box: Box) -> ThreeDecks:
    """All cards, none drawn."""
    none = vec[i64]([-1, -1, -1])
    left = vec[i64]([int(box.all_low), int(box.all_high), 0, 0, 0, 0])
    return ThreeDecks(box, none, none, left, vec[i64]([0] * 6), 0, 0)
