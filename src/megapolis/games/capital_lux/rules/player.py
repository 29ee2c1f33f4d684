"""What one player has: hand, home, score pile, and what the draft went through."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.games.capital_lux.rules.hand import Cards

# A card that lies in a district, as one number: its face, the district's colour, the coin on it.
COLOUR_AT: Final[i64] = 7
COIN_AT: Final[i64] = 9
FACE: Final[i64] = 127

NO_COIN: Final[i64] = 0
COIN: Final[i64] = 1
USED_COIN: Final[i64] = 2
"""A Guard's coin that was used in this purge: the card counts 0 until the bonuses are settled."""

# The four sums of a home (or of the capital) in one number.
SUM_BITS: Final[i64] = 12
SUM: Final[i64] = 4095


def laid(face: i64, colour: i64) -> i64:
    """A card as it lies in a district."""
    return face | colour << COLOUR_AT


def colour_of(card: i64) -> i64:
    """The district that a laid card lies in."""
    return card >> COLOUR_AT & 3


def coin_on(card: i64) -> i64:
    """What coin lies on a laid card."""
    return card >> COIN_AT


def part(sums: i64, colour: i64) -> i64:
    """One of four sums."""
    return sums >> colour * SUM_BITS & SUM


class Player:
    """One seat's cards and coins. It belongs to one position, which changes it."""

    def __init__(
        self,
        hand: Cards,
        pack: Cards,
        kept: vec[i64],
        home: vec[i64],
        sums: i64,
        bonus: vec[i64],
        coins: i64,
    ) -> None:
        self.hand = hand
        # The draft: the cards to choose from now, and those kept, step by step, sorted within a step.
        self.pack = pack
        self.kept = kept
        # Laid cards in the order they came, and the sums of their values by colour.
        self.home = home
        self.sums = sums
        # The score pile: faces of bonus cards; coins that do not lie on cards.
        self.bonus = bonus
        self.coins = coins

    def copy(self) -> Player:
        """An independent copy. The home is copied, since it grows most often; the rest is replaced when it changes."""
        return Player(self.hand, self.pack, self.kept, self.home[:], self.sums, self.bonus, self.coins)

    def facts(self) -> list[int]:
        """Every number of it."""
        out = [int(self.sums), int(self.coins)]
        for cards in (self.hand, self.pack):
            out += [int(cards.ones), int(cards.twos), int(cards.fours)]
        for items in (self.kept, self.home, self.bonus):
            out.append(len(items))
            for item in items:
                out.append(int(item))
        return out


def blank() -> Player:
    """A player before the first deal."""
    return Player(Cards(0, 0, 0, 0), Cards(0, 0, 0, 0), vec[i64](), vec[i64](), 0, vec[i64](), 0)


def sorted_cards(cards: vec[i64]) -> vec[i64]:
    """A sorted copy."""
    out = cards[:]
    for i in range(i64(1), i64(len(out))):
        card = out[i]
        at = i
        while at > 0 and out[at - 1] > card:
            out[at] = out[at - 1]
            at -= 1
        out[at] = card
    return out


def joined(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """A copy of one with the other after it."""
    out = a[:]
    for item in b:
        out = append(out, item)
    return out
