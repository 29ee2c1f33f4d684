"""Legal actions as they are found: one set after another, not one number after another.

Rules find actions as sets: a base number and the bits of an integer. A list of such sets is made in a few steps
however many actions there are, and can be used again. So random play draws an action without making a `vec` of all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.bitset import lowest_bit, popcount
from megapolis.engine.core.rng import Rng

# Room for 16 sets, which is enough for most positions, and for as many actions as a `vec` mostly has.
ROOM: Final = vec[i64]([0] * 32)
BLANK: Final = vec[i64]([0] * 64)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ActionList:
    """Actions in ascending order.

    >>> actions = ActionList()
    >>> actions.add(3)
    >>> actions.add_members(0b101, 10)
    >>> actions.count, actions.pick(1), list(actions.to_vec())
    (3, 10, [3, 10, 12])
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        # Pairs: the members of a set, and the number of its member 0.
        self.pairs = ROOM[:]
        self.end: i64 = 0

    def clear(self) -> None:
        """Remove all actions."""
        self.count = 0
        self.end = 0

    def add(self, action: i64) -> None:
        """Add one action."""
        self.add_members(1, action)

    def add_members(self, bits: i64, base: i64) -> None:
        """Add `base` + each member of a set."""
        if bits == 0:
            return
        end = self.end
        if end == i64(len(self.pairs)):
            self.pairs = append(append(self.pairs, bits), base)
        else:
            self.pairs[end] = bits
            self.pairs[end + 1] = base
        self.end = end + 2
        self.count += popcount(bits)

    def pick(self, at: i64) -> i64:
        """The action at this place in the order."""
        pairs = self.pairs
        pair: i64 = 0
        bits = pairs[0]
        size = popcount(bits)
        while at >= size:
            at -= size
            pair += 2
            bits = pairs[pair]
            size = popcount(bits)
        while at:
            bits &= bits - 1
            at -= 1
        return pairs[pair + 1] + lowest_bit(bits)

    def draw(self, rng: Rng) -> i64:
        """One of the actions at random; all are equally likely."""
        return self.pick(rng.below(self.count))

    def to_vec(self) -> vec[i64]:
        """All actions."""
        if self.count > i64(len(BLANK)):
            return self._extend_vec(vec[i64](capacity=self.count))
        return self.write(BLANK[: self.count])

    def write(self, out: vec[i64]) -> vec[i64]:
        """Write all actions into the beginning of `out`, or of a new vec if it has no room. Return that vec."""
        if self.count > i64(len(out)):
            return self.to_vec()
        pairs = self.pairs
        at: i64 = 0
        pair: i64 = 0
        while pair < self.end:
            bits = pairs[pair]
            base = pairs[pair + 1]
            while bits:
                out[at] = base + lowest_bit(bits)
                at += 1
                bits &= bits - 1
            pair += 2
        return out

    def _extend_vec(self, out: vec[i64]) -> vec[i64]:
        for at in range(self.count):
            out = append(out, self.pick(at))
        return out
