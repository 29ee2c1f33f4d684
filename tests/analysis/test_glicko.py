"""Glicko-2, against the example of its author."""

import pytest

from megapolis.analysis.glicko import GlickoRating, Outcome, rate


def test_the_authors_example() -> None:
    games = [Outcome(1400, 30, 1), Outcome(1550, 100, 0), Outcome(1700, 300, 0)]
    after = rate(GlickoRating(1500, 200, 0.06), games)
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_makes_a_rating_less_sure() -> None:
    after = rate(GlickoRating(1600, 50), [])
    assert after.value == 1600
    assert after.deviation == pytest.approx(51.07, abs=0.01)


def test_an_upset_moves_a_rating_and_its_volatility_up() -> None:
    before = GlickoRating(1200, 40, 0.06)
    after = rate(before, [Outcome(2400, 30, 1)] * 3)
    assert after.value > before.value + 20
    assert after.volatility > before.volatility


def test_ratings_settle_where_half_of_the_games_are_won() -> None:
    rating = GlickoRating(1900)
    for turn in range(200):
        rating = rate(rating, [Outcome(1500, 60, turn % 2)])
    assert rating.value == pytest.approx(1500, abs=60)
    assert rating.deviation < 80
