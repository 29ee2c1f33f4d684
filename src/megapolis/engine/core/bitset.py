"""Sets of up to 62 members as the bits of an integer, and helpers for vecs of numbers.

Compiled code has four traps. A literal shifted left (`i64(1) << n`) becomes a 32-bit shift in C: use `bit(n)`.
`append` may write into the spare room of a `vec` that somebody else still holds, as with slices in Go: append only to
a vec of your own (`append(v[:], x)` if it may be shared). A loop variable called `_` becomes a Python object in every
iteration: call it `_seat`, `_time` or whatever is counted. So does the result of `0 if empty else n`, which mixes a
literal with an i64, and the `min` of three numbers: write two returns, and call `min` twice.

A vec that is filled item by item is copied whenever it outgrows its room. So vecs start with a capacity that is enough
for most of them (`vec[i64](capacity=16)`), which halves their cost.

These functions are the reference. Where compiled code calls `bit`, `lowest_bit` and `popcount`, tools/compile.py puts
an instruction of the processor in their place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# The powers of two up to 2**65 all differ modulo 67, so the remainder of a single bit tells its place.
_PLACES = [0] * 67
for _place in range(62):
    _PLACES[(1 << _place) % 67] = _place
PLACE: Final = vec[i64](_PLACES)


def bit(at: i64) -> i64:
    """The set whose only member is `at`."""
    return (at - at + 1) << at


def lowest_bit(bits: i64) -> i64:
    """The lowest member of a set, which must not be empty."""
    return PLACE[(bits & -bits) % 67]


def popcount(bits: i64) -> i64:
    """The number of members of a set. Adds neighbouring bits in pairs, then the sums in pairs, and so on."""
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def append_members(out: vec[i64], bits: i64, base: i64) -> vec[i64]:
    """Append `base` + each member of a set, in order, to `out`, which must be the caller's own."""
    while bits:
        out = append(out, base + lowest_bit(bits))
        bits &= bits - 1
    return out


def to_list(bits: i64, base: i64 = 0) -> list[int]:
    """The members of a set as a list, with `base` added to each."""
    out: list[int] = []
    while bits:
        out.append(int(base + lowest_bit(bits)))
        bits &= bits - 1
    return out


def with_item(items: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy with one item changed, for vecs that positions share."""
    out = items[:]
    out[at] = value
    return out


def contains(actions: vec[i64], action: i64) -> bool:
    """Whether a sorted vec has this action."""
    low: i64 = 0
    high: i64 = len(actions)
    while low < high:
        middle = (low + high) >> 1
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(actions)) and actions[low] == action
