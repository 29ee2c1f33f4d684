"""What one decision cost."""

import pytest

from analysis.test_hints import weighing_with
from megapolis import deal
from megapolis.analysis import judge
from megapolis.analysis.verdicts import is_decided
from megapolis.engine.coach import ABOVE, AHEAD, POINTS, Coach


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


@pytest.mark.parametrize(
    ("scale", "best", "played", "over", "decided"),
    [
        (AHEAD, [1.0, 1.0], [1.0, 1.0], True, True),
        (AHEAD, [-1.0, -1.0], [-1.0, -1.0], True, True),
        (AHEAD, [1.0, 1.0], [1.0, -1.0], True, False),
        (AHEAD, [0.9, 0.9], [0.8, 0.8], False, False),
        (AHEAD, [0.1, 0.1], [0.8, 0.8], False, True),
        (ABOVE, [1.0, 1.0], [1.0, 1.0], True, False),
        (ABOVE, [-1.0, -1.0], [-1.0, -1.0], True, False),
        (POINTS, [1.0, 1.0], [1.0, 1.0], True, False),
    ],
)
def test_nothing_turns_on_a_game_that_is_decided(
    scale: str, best: list[float], played: list[float], over: bool, decided: bool
) -> None:
    weighing = weighing_with([9.0, 9.0], [3.0, 3.0], outcomes=[best, played], over=over)
    weighing.futures.coach = Coach(scale=lambda _setup: scale, target=lambda _state: 0)
    assert is_decided(weighing, list(weighing.trials.values())[1]) == decided
