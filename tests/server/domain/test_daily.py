"""The deal of the day: seeds, distributions, places and streaks."""

from datetime import date, timedelta

import pytest

from megapolis.server.domain.daily import (
    MOST_BARS,
    Bar,
    Standing,
    Streak,
    daily_seed,
    daily_table,
    distribution,
    find_streak,
    standing,
)

TODAY = date(2026, 11, 16)


def played(counts: dict[int, int]) -> dict[str, int]:
    """Deals by how many days ago."""
    return {(TODAY - timedelta(ago)).isoformat(): count for ago, count in counts.items()}


@pytest.mark.parametrize(
    ("counts", "streak"),
    [
        ({}, Streak(0, 0)),
        ({0: 1}, Streak(1, 0)),
        ({1: 1, 2: 3}, Streak(2, 0)),
        ({0: 1, 1: 1, 2: 1, 4: 1}, Streak(3, 0)),
        ({0: 2, 2: 1, 3: 1}, Streak(4, 0)),
        ({0: 1, 2: 1, 3: 1}, Streak(1, 4)),
        ({2: 1, 3: 1}, Streak(0, 4)),
        ({3: 1}, Streak(0, 0)),
        ({0: 1, 1: 2, 3: 1, 4: 1}, Streak(5, 0)),
        ({0: 5, 3: 1}, Streak(1, 0)),
    ],
)
def test_a_missed_day_is_filled_by_two_deals_on_the_day_after(counts: dict[int, int], streak: Streak) -> None:
    assert find_streak(played(counts), TODAY) == streak


def test_bars_hold_every_result_once_and_have_one_round_width() -> None:
    assert distribution([]) == []
    assert distribution([5, 5, 7]) == [Bar(5, 6, 2), Bar(6, 7, 0), Bar(7, 8, 1)]
    for results in ([61, 117, 128, 150], [-3, 40], [9_200_000, 4_050_000, 11_000_000], [1, 2_000]):
        bars = distribution(results, 139)
        assert sum(bar.count for bar in bars) == len(results)
        assert len(bars) <= MOST_BARS
        assert {bar.high - bar.low for bar in bars} == {bars[0].high - bars[0].low}
        assert str(bars[0].high - bars[0].low).rstrip("0") in ("1", "2", "5")
        assert bars[0].low <= min(139, *results)
        assert max(139, *results) < bars[-1].high


def test_equal_points_share_a_place() -> None:
    assert standing(128, [150, 128, 128, 90, 80]) == Standing(2, 5, 50)
    assert standing(7, [7]) == Standing(1, 1, 0)


def test_seeds_differ_by_secret_day_and_game() -> None:
    seeds = {daily_seed(secret, day, game) for secret in "ab" for day in ("1", "2") for game in ("x", "y")}
    assert len(seeds) == 8
    assert daily_table("next_station") == (1, [])
    assert daily_table("capital_lux") == (2, ["medium"])
