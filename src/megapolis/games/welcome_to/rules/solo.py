"""Solo against an architect of AAA: one deck with approval cards, and the competitor's pile with its points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, popcount, with_item
from megapolis.engine.core.rng import Rng
from megapolis.engine.score import ScoreLine
from megapolis.games.welcome_to.rules.actions import DRAW, DRAW_APPROVAL, LETTERS, TURN_APPROVAL
from megapolis.games.welcome_to.rules.box import (
    DOUBLING,
    FENCING,
    PARKING,
    POOLING,
    RAISING,
    TEMPING,
    WORD,
    Box,
    Competitor,
)
from megapolis.games.welcome_to.rules.decks import Decks, any_card, with_card, without

FIRST_SLOT: Final[i64] = 0b001
"""The approval card among the lowest cards of the first deck."""
OTHER_SLOTS: Final[i64] = 0b110
"""The two that wait in the discard."""


class SoloDeck(Decks):
    """The solo player's deck, hand and discard, and the competitor's pile and approved plans.

    Approval cards are drawn face down (slots 0 to 2), then turned to their letter: which of them lies in the first
    deck nobody knows.
    """

    def __init__(
        self,
        box: Box,
        numbers: vec[i64],
        actions: vec[i64],
        left: vec[i64],
        discard: vec[i64],
        pile: vec[i64],
        hand: i64,
        run: i64,
        slots: i64,
        letters: i64,
        turning: i64,
        plan_points: vec[i64],
    ) -> None:
        super().__init__(box, numbers, actions, left)
        self.discard = discard
        # The competitor's cards in order; what it wrote down for each plan, -1 for none.
        self.pile = pile
        self.plan_points = plan_points
        # Cards in hand; shuffles so far; approval cards in the deck; letters not seen yet; a card waits to be turned.
        self.hand = hand
        self.run = run
        self.slots = slots
        self.letters = letters
        self.turning = turning

    def copy(self) -> SoloDeck:
        return SoloDeck(
            self.box,
            self.numbers,
            self.actions,
            self.left,
            self.discard,
            self.pile,
            self.hand,
            self.run,
            self.slots,
            self.letters,
            self.turning,
            self.plan_points,
        )

    def reachable(self) -> i64:
        """The approval cards that may be drawn now: the first lies below most of the first deck."""
        if not self.run and popcount(self.left[0]) + popcount(self.left[1]) > self.box.bottom:
            return 0
        return self.slots

    def outcomes(self) -> vec[i64]:
        if self.turning:
            return append_members(vec[i64](), self.letters, TURN_APPROVAL)
        out = append_members(vec[i64](), self.left[0], DRAW)
        out = append_members(out, self.left[1], DRAW + WORD)
        return append_members(out, self.reachable(), DRAW_APPROVAL)

    def sample(self, rng: Rng) -> i64:
        slots = self.reachable()
        if not self.turning and not slots:
            return DRAW + any_card(self.left[0], self.left[1], rng)
        actions = self.outcomes()
        return actions[rng.below(i64(len(actions)))]

    def name(self) -> str:
        return "approvals:0" if self.turning else f"solo:{int(self.run)}"

    def draw(self, action: i64) -> bool:
        if action >= TURN_APPROVAL:
            self.letters &= ~bit(action - TURN_APPROVAL)
            self.turning = 0
            self.refill()
            return False
        if action >= DRAW_APPROVAL:
            self.slots &= ~bit(action - DRAW_APPROVAL)
            self.turning = 1
            return False
        card = action - DRAW
        self.left = without(self.left, 0, card)
        self.numbers = with_item(self.numbers, self.hand, card)
        self.actions = self.numbers
        self.hand += 1
        if self.hand == 3:
            return True
        self.refill()
        return False

    def refill(self) -> None:
        """When the deck is empty the own discard becomes the deck, the first time with two approval cards."""
        if self.left[0] or self.left[1] or self.slots:
            return
        self.left = self.discard
        self.discard = vec[i64]([0, 0])
        if not self.run:
            self.slots = OTHER_SLOTS
        self.run += 1

    def end_round(self, given: i64) -> None:
        for slot in range(i64(3)):
            card = self.numbers[slot]
            if slot == given:
                self.pile = append(self.pile[:], card)
            else:
                self.discard = with_card(self.discard, 0, card)
        self.hand = 0
        self.numbers = vec[i64]([-1, -1, -1])
        self.actions = self.numbers
        self.refill()

    def facts(self) -> list[int]:
        out = [int(self.hand), int(self.run), int(self.slots), int(self.letters), int(self.turning)]
        for items in (self.numbers, self.left, self.discard, self.plan_points, self.pile):
            out += [int(item) for item in items]
        return out

    def cards_of(self, action: i64) -> i64:
        """How many of the competitor's cards bear an action."""
        count: i64 = 0
        for card in self.pile:
            if self.box.card_action[card] == action:
                count += 1
        return count


def solo_deck(box: Box) -> SoloDeck:
    """All cards, none drawn."""
    none = vec[i64]([-1, -1, -1])
    left = vec[i64]([int(box.all_low), int(box.all_high)])
    empty = vec[i64]([0, 0])
    return SoloDeck(box, none, none, left, empty, vec[i64](), 0, 0, FIRST_SLOT, 7, 0, none)


# ---------------------------------------------------------------------- the competitor's points


class RivalEstate:
    """A group of the competitor's cards between two fences."""

    def __init__(self, houses: i64, value: i64) -> None:
        self.houses = houses
        self.value = value

    def points(self) -> i64:
        """Houses times what one is worth."""
        return self.houses * self.value


def rival_estates(deck: SoloDeck, competitor: Competitor) -> list[RivalEstate]:
    """The competitor's estates, largest first: by houses, then by points. Adjacent fences make none."""
    found: list[tuple[int, int, int]] = []
    cards: i64 = 0
    houses: i64 = 0
    value: i64 = 1
    for at in range(i64(len(deck.pile)) + 1):
        action = deck.box.card_action[deck.pile[at]] if at < i64(len(deck.pile)) else FENCING
        if action == FENCING:
            if cards:
                found.append((-int(houses), -int(value), len(found)))
            cards = 0
            houses = 0
            value = 1
            continue
        cards += 1
        houses += competitor.bis_houses if action == DOUBLING else 1
        if action == RAISING:
            value = competitor.estate_value
    return [RivalEstate(-houses_, -value_) for houses_, value_, _ in sorted(found)]


def rival_breakdown(deck: SoloDeck, competitor: Competitor, temps: i64) -> list[ScoreLine]:
    """The competitor's half of the sheet; nothing for the one of level 0. `temps` are its points for its rank."""
    if not competitor.scores:
        return []
    out: list[ScoreLine] = []
    for letter in range(3):
        points = max(int(deck.plan_points[letter]), 0)
        out.append(ScoreLine("plan", points, {"which": LETTERS[letter]}))
    for key, action in (("rival-park", PARKING), ("rival-pool", POOLING)):
        out.append(_per_card(deck, competitor, key, action))
    out.append(_per_card(deck, competitor, "rival-temp", TEMPING))
    out.append(ScoreLine("rival-rank", int(temps), {"count": int(deck.cards_of(TEMPING))}))
    out.append(_per_card(deck, competitor, "rival-fence", FENCING))
    for place, estate in enumerate(rival_estates(deck, competitor)[: deck.box.rival_estates], 1):
        args: dict[str, str | int] = {"which": place, "houses": int(estate.houses), "each": int(estate.value)}
        out.append(ScoreLine("rival-estate", int(estate.points()), args))
    return out


def _per_card(deck: SoloDeck, competitor: Competitor, key: str, action: i64) -> ScoreLine:
    count, each = int(deck.cards_of(action)), int(competitor.per_card[action])
    return ScoreLine(key, count * each, {"count": count, "each": each})
