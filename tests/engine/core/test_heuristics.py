"""What bots know about a game that says nothing of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import Heuristics, TopCandidates, best_action, margin, play_turn
from megapolis.engine.core.rng import Rng
from tiny import Coin


def test_the_defaults_know_the_points_and_nothing_else() -> None:
    heuristics = Heuristics()
    state = Coin(2).state()
    state.settle(Rng(1))
    [action] = state.legal_actions(0)
    assert heuristics.value(state, 0) == heuristics.baseline(state, 0) == 0.0
    assert heuristics.prior(state, 0, action) == 1.0
    assert heuristics.rollout_action(state, 0, Rng(1)) == action
    assert best_action(heuristics, state, 0, state.legal_actions(0)) == action
    assert not heuristics.horizon_reached(state)
    assert heuristics.horizon_value(state) == state.returns()
    assert not heuristics.races_turns()
    assert heuristics.network_limit() == 0
    assert heuristics.horizon_depth() > 1_000_000
    [plan] = heuristics.candidates(state, 0, 4)
    assert (list(plan.actions), plan.prior) == ([action], 1.0)
    heuristics.rollout_turn(state, 0, Rng(1))
    assert state.points(0) == 1


def test_a_lead_is_over_the_best_other() -> None:
    heuristics = Heuristics()
    state = Coin(3).state()
    state.said = 0b001
    assert [margin(heuristics, state, seat) for seat in range(3)] == [1.0, -1.0, -1.0]
    state.said = 0b011
    assert [margin(heuristics, state, seat) for seat in range(3)] == [0.0, 0.0, -1.0]
    alone = Coin(1).state()
    alone.said = 1
    assert margin(heuristics, alone, 0) == 1.0


def test_a_turn_is_played_to_its_end() -> None:
    heuristics = Heuristics()
    state = Coin(2).state()
    state.settle(Rng(1))
    assert state.rewind_others(0, Rng(1)).key() == state.key()
    assert Perspective(state, 0).rewind_others(Rng(1)).key() == state.key()
    [action] = state.legal_actions(0)
    assert list(play_turn(heuristics, state, 0, vec[i64]())) == [action]
    assert state.points(0) == 1


def test_a_shortlist_keeps_the_best_and_the_order_of_equals() -> None:
    short = TopCandidates(3)
    for number, prior in enumerate([1.0, 5.0, 3.0, 5.0, 2.0, 4.0]):
        short.add(vec[i64]([number]), prior)
    assert [(int(plan.actions[0]), plan.prior) for plan in short.candidates] == [(1, 5.0), (3, 5.0), (5, 4.0)]
