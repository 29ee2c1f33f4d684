"""The only random generator of the project: sfc32 in masked 64-bit arithmetic.

It gives the same bits compiled and interpreted, in every version of Python. Nothing that is stored (a deal, a replay)
depends on it: decks are dealt by `megapolis.engine.dealer`. Bots, random playouts and `State.determinize` use it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
UNIT: Final = 1.0 / 4294967296.0


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Rng:
    """sfc32, by Chris Doty-Humphrey: four words of 32 bits, one of which is a counter.

    >>> a, b = Rng(7), Rng(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _word in range(12):
            self.next()

    def next(self) -> i64:
        """The next 32 bits."""
        out: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((self.c << 21) | (self.c >> 11)) & MASK
        self.c = (self.c + out) & MASK
        return out

    def below(self, bound: i64) -> i64:
        """An integer from 0 to `bound` - 1; `bound` is at most 2**30."""
        return (self.next() * bound) >> 32

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.next()) * UNIT

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle `items` in place."""
        i: i64 = i64(len(items)) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def fork(self) -> Rng:
        """A new generator, so that what one part draws does not shift the numbers of another."""
        return Rng((self.next() << 29) ^ self.next())
