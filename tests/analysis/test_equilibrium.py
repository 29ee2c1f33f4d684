"""Optimal play with hidden hands: Capital Lux small enough to be solved."""

from collections import Counter

import pytest

from megapolis.analysis.equilibrium import GameTree
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.envs.small import before_hands


def one_hand_dealt() -> State:
    """The capital is open and the first hand dealt, so only the other hand is left to chance: a game in seconds."""
    state = before_hands(1)
    rng = Rng(1)
    for _ in range(2):
        state.play(CHANCE, state.sample(rng))
    return state


@pytest.fixture(scope="module")
def tree() -> GameTree:
    return GameTree(one_hand_dealt())


def hands(state: State, seat: int) -> tuple[int, ...]:
    return tuple(int(face) for face in state.players[seat].hand.to_vec())  # type: ignore[attr-defined]


def test_the_tree_has_every_deal_once(tree: GameTree) -> None:
    # Seven cards are left, of which the second seat gets two, in any order.
    first = tree.chances[tree.levels[0] : tree.levels[1]]
    assert len(first) == 21
    assert sum(first) == pytest.approx(1.0)
    assert len(tree.decisions) < len(tree.parents)


def test_regret_leads_to_optimal_play(tree: GameTree) -> None:
    before = tree.exploitability()
    tree.improve(20)
    after = tree.exploitability()
    tree.improve(180)
    assert before > 0.1
    assert after < before / 4
    assert 0 <= tree.exploitability() < 0.003
    strategy = tree.average_strategy()
    # Neither seat can do better than the value of the game, up to what is exploitable.
    assert tree.best_response(0, strategy) == pytest.approx(tree.value(), abs=0.006)
    assert -tree.best_response(1, strategy) == pytest.approx(tree.value(), abs=0.006)


def test_determinisation_deals_every_possible_hand_equally_often() -> None:
    state = one_hand_dealt()
    state.settle(Rng(5))
    seat = int(state.actors()[0])
    other = 1 - seat
    dealt = Counter(hands(state.determinize(seat, Rng(number)), other) for number in range(4200))
    assert len(dealt) == 21
    assert max(abs(count - 200) for count in dealt.values()) < 70
    assert all(hands(state.determinize(seat, Rng(number)), seat) == hands(state, seat) for number in range(20))
