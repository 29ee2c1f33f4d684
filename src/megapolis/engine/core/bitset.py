"""Sets as the bits of an integer, up to 62 members, and what is needed to walk them and vecs of numbers.

Four traps of compiled code that this module and its users steer around. A literal shifted left (`i64(1) << n`) becomes
a 32-bit shift in C: use `bit(n)`. And `append` may write into the spare room of a `vec` that another still holds, as
slices do in Go: append only to a vec of your own (`append(v[:], x)` where it may be shared). And a loop variable called
`_` is made a Python object at every turn: call it `_seat`, `_time`, whatever is counted. So is what `0 if empty else n`
chooses, a literal or an i64, and what `min` finds among three: write two returns, and `min` twice.

A vec that is filled item by item is copied whenever it outgrows its room: lists of legal actions begin with a capacity
that most of them keep to (`vec[i64](capacity=16)`), which halves what they cost.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# The powers of two up to 2**65 all differ modulo 67: the place of a lone bit, by its remainder.
_PLACES = [0] * 67
for _place in range(62):
    _PLACES[(1 << _place) % 67] = _place
PLACE: Final = vec[i64](_PLACES)


def bit(at: i64) -> i64:
    """The set whose one member is `at`."""
    return (at - at + 1) << at


def lowest_bit(bits: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return PLACE[(bits & -bits) % 67]


def popcount(bits: i64) -> i64:
    """How many members a set has: sums of neighbouring pairs of bits, of pairs of those sums, and so on."""
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def append_members(out: vec[i64], bits: i64, base: i64) -> vec[i64]:
    """`out`, which is the caller's own, with `base` + each member of a set, in order."""
    while bits:
        out = append(out, base + lowest_bit(bits))
        bits &= bits - 1
    return out


def to_list(bits: i64, base: i64 = 0) -> list[int]:
    """The members of a set as a list, `base` being the number of its first."""
    out: list[int] = []
    while bits:
        out.append(int(base + lowest_bit(bits)))
        bits &= bits - 1
    return out


def with_item(items: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy with one item changed: for vecs that positions share."""
    out = items[:]
    out[at] = value
    return out


def contains(actions: vec[i64], action: i64) -> bool:
    """Whether a sorted vec holds an action."""
    low: i64 = 0
    high: i64 = len(actions)
    while low < high:
        middle = (low + high) >> 1
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(actions)) and actions[low] == action
