"""The generator: fixed bits, fair numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.rng import Rng


def test_the_bits_never_change() -> None:
    rng = Rng(20260101)
    assert [rng.next() for _ in range(4)] == [4189156445, 2325877906, 2291376794, 689370096]
    large = Rng((1 << 61) + 12345)
    assert large.next() == 1273426830


def test_below_is_fair() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 880
    assert max(counts) < 1120


def test_random_lies_below_one() -> None:
    rng = Rng(4)
    numbers = [rng.random() for _ in range(2000)]
    assert 0.0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1.0


def test_shuffle_reaches_every_order() -> None:
    rng = Rng(5)
    orders = set()
    for _ in range(200):
        items = vec[i64]([0, 1, 2])
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_fork_does_not_shift_its_parent() -> None:
    one, other = Rng(6), Rng(6)
    child, twin = one.fork(), other.fork()
    assert [child.next() for _ in range(3)] == [twin.next() for _ in range(3)]
    assert one.next() == other.next()
