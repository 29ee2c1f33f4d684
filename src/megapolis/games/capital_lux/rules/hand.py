"""Cards without an order: a hand, a pack of the draft.

How often each of 62 faces is there is written in binary across three integers, a bit a face: adding, removing and
listing take a few machine operations and no memory.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit


class Cards:
    """Up to seven cards of every face that can be in a hand. A value: positions share it, and replace it by another."""

    def __init__(self, ones: i64, twos: i64, fours: i64, size: i64) -> None:
        self.ones = ones
        self.twos = twos
        self.fours = fours
        self.size = size

    def plus(self, face: i64) -> Cards:
        """These and one card more."""
        card = bit(face)
        carry = self.ones & card
        return Cards(self.ones ^ card, self.twos ^ carry, self.fours ^ (self.twos & carry), self.size + 1)

    def minus(self, face: i64) -> Cards:
        """These but one card less; it must be there."""
        card = bit(face)
        borrow = card & ~self.ones
        return Cards(self.ones ^ card, self.twos ^ borrow, self.fours ^ (borrow & ~self.twos), self.size - 1)

    def faces(self) -> i64:
        """The faces that are there (a set)."""
        return self.ones | self.twos | self.fours

    def count(self, face: i64) -> i64:
        """How many cards of a face are there."""
        return (self.ones >> face & 1) + 2 * (self.twos >> face & 1) + 4 * (self.fours >> face & 1)

    def listed(self) -> vec[i64]:
        """All cards, sorted."""
        out = vec[i64](capacity=self.size)
        rest = self.faces()
        while rest:
            face = lowest_bit(rest)
            for _copy in range(self.count(face)):
                out = append(out, face)
            rest &= rest - 1
        return out


def cards_of(faces: vec[i64]) -> Cards:
    """These cards."""
    out = Cards(0, 0, 0, 0)
    for face in faces:
        out = out.plus(face)
    return out
