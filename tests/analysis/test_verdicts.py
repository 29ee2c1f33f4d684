"""What one decision cost."""

from megapolis import deal
from megapolis.analysis import judge


def test_a_verdict_on_the_best_move_costs_nothing() -> None:
    match = deal("next_station", 1, seed=1, random_pencils=True)
    best = judge(match.state, 0, int(match.state.legal_actions(0)[0]), futures=16).hint.best
    verdict = judge(match.state, 0, best, futures=16)
    assert verdict.cost == 0.0
    assert not verdict.is_mistake
    assert not verdict.is_turning_point


def test_only_the_moves_that_are_asked_for_are_compared() -> None:
    match = deal("next_station", 1, seed=1, random_pencils=True)
    first, second, third = (int(action) for action in match.state.legal_actions(0)[:3])
    verdict = judge(match.state, 0, first, futures=8, among=[second, third])
    assert {move.action for move in verdict.hint.moves} == {first, second, third}
