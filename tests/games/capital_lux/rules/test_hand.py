"""A multiset of cards behaves like one."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.hand import Cards, cards_from


def test_like_a_counter() -> None:
    rng = Rng(3)
    cards, counter = Cards(), Counter[int]()
    for _ in range(5000):
        face = (0, 1, 30, 61)[rng.below(4)]
        if counter[face] and (counter[face] == 7 or rng.below(2)):
            cards = cards.minus(face)
            counter[face] -= 1
        else:
            cards = cards.plus(face)
            counter[face] += 1
        assert list(cards.to_vec()) == sorted(counter.elements())
        assert cards.size == counter.total()
        assert cards.count(face) == counter[face]
        assert cards.faces() == sum(1 << other for other in counter if counter[other])


def test_cards_are_values() -> None:
    cards = cards_from(vec[i64]([3, 3, 5]))
    assert list(cards.minus(3).to_vec()) == [3, 5]
    assert list(cards.plus(4).to_vec()) == [3, 3, 4, 5]
    assert list(cards.to_vec()) == [3, 3, 5]


def test_a_clone_is_equal_and_apart() -> None:
    cards = cards_from(vec[i64]([3, 3, 5]))
    clone = cards.clone()
    assert clone == cards
    clone.ones = 0
    clone.rebuild()
    assert (cards.size, clone.size) == (3, 2)
    assert clone != cards
