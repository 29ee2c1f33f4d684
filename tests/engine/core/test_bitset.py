"""Sets as the bits of an integer."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount, to_list, with_item
from megapolis.engine.core.rng import Rng


@pytest.mark.parametrize("at", range(62))
def test_a_set_of_one_member(at: int) -> None:
    assert bit(at) == 1 << at
    assert lowest_bit(bit(at)) == at
    assert popcount(bit(at)) == 1


def test_a_set_of_many_members() -> None:
    bits = bit(0) | bit(31) | bit(32) | bit(61)
    assert to_list(bits) == [0, 31, 32, 61]
    assert to_list(bits, 100) == [100, 131, 132, 161]
    assert list(append_members(vec[i64]([7]), bits, 1)) == [7, 1, 32, 33, 62]
    assert popcount(bits) == 4
    assert to_list(0) == []


def test_with_item_leaves_the_original_unchanged() -> None:
    items = vec[i64]([4, 5, 6])
    assert list(with_item(items, 1, 9)) == [4, 9, 6]
    assert list(items) == [4, 5, 6]


def test_members_are_counted() -> None:
    rng = Rng(1)
    sets = [0, (1 << 62) - 1, *((rng.next() << 30 ^ rng.next()) & rng.next() << 30 for _ in range(200))]
    assert [popcount(bits) for bits in sets] == [int(bits).bit_count() for bits in sets]
