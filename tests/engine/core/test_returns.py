"""Outcomes for search and learning."""

import pytest

from megapolis.engine.core.returns import by_rank, by_score, by_target


def test_by_rank_orders_seats_and_breaks_ties() -> None:
    win, loss = by_rank([30, 20], [0, 0], 10.0)
    assert 0.9 < win <= 1.0
    assert win == -loss
    assert by_rank([20, 20], [0, 0], 10.0) == [0.0, 0.0]
    assert by_rank([20, 20], [1, 0], 10.0) == [0.9, -0.9]
    first, second, third = by_rank([30, 29, 0], [0, 0, 0], 10.0)
    assert first > second > third


def test_rank_outweighs_margin() -> None:
    narrow = by_rank([21, 20], [0, 0], 10.0)[0]
    wide = by_rank([200, 20], [0, 0], 10.0)[0]
    assert 0.9 < narrow < wide < 1.0


def test_by_score_is_monotone() -> None:
    values = [by_score(points, 130.0, 40.0) for points in range(0, 300, 10)]
    assert values == sorted(values)
    assert by_score(130, 130.0, 40.0) == 0.0
    assert -1 < values[0] < values[-1] < 1


@pytest.mark.parametrize(("points", "wins"), [(29, False), (30, True), (31, True)])
def test_by_target_is_positive_when_the_target_is_reached(points: int, wins: bool) -> None:
    assert (by_target(points, 30, 10.0) > 0) == wins
