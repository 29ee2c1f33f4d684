"""Lists of actions: compiled, they count and pick bits by instructions of the processor, so plain lists check them."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from tiny import Coin


def random_lists(seed: int, sets: int) -> tuple[ActionList, list[int]]:
    """A list of some random sets, and the same actions as a plain list."""
    rng = random.Random(seed)
    actions, plain = ActionList(), []
    for number in range(sets):
        bits = rng.getrandbits(62) & rng.getrandbits(62) if number % 3 else 1 << rng.randrange(62)
        actions.add_members(bits, 100 * number)
        plain += [100 * number + place for place in range(62) if bits >> place & 1]
    return actions, plain


def test_every_set_is_counted_picked_and_listed() -> None:
    for sets in (1, 3, 16, 17, 40):
        actions, plain = random_lists(sets, sets)
        assert actions.count == len(plain)
        assert [actions.pick(at) for at in range(len(plain))] == plain
        assert list(actions.to_vec()) == plain


def test_actions_are_written_where_there_is_room() -> None:
    actions, plain = random_lists(3, 3)
    room = vec[i64]([-1] * (len(plain) + 2))
    assert list(actions.write(room)) == [*plain, -1, -1]
    assert list(room)[-3:] == [plain[-1], -1, -1]
    assert list(actions.write(room[:1])) == plain
    assert room[1] == plain[1]


def test_an_empty_set_adds_nothing() -> None:
    actions = ActionList()
    actions.add_members(0, 5)
    assert (actions.count, list(actions.to_vec())) == (0, [])


def test_a_cleared_list_is_used_again() -> None:
    actions, _ = random_lists(1, 20)
    actions.clear()
    actions.add(7)
    actions.add_members(0b110, 10)
    assert list(actions.to_vec()) == [7, 11, 12]


def test_draws_are_those_from_a_plain_list() -> None:
    actions, plain = random_lists(2, 5)
    one, other = Rng(5), Rng(5)
    for _ in range(100):
        assert actions.draw(one) == plain[other.below(len(plain))]


def test_a_game_that_lists_numbers_fills_it_too() -> None:
    state = Coin(2).state()
    state.play(CHANCE, 1)
    actions = ActionList()
    state.add_legal(0, actions)
    assert list(actions.to_vec()) == list(state.legal_actions(0))
