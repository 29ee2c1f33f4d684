"""The deal of the day: its seed and table, how results compare, and streaks of days on which somebody played."""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from datetime import date, timedelta

import msgspec

from megapolis.catalog import find_game

DAILY_BOT = "medium"
"""Its budget is iterations, not seconds: it answers the same to everybody who plays the same, on any machine."""
SEALED, BEGUN, PLAYED, LEFT = "sealed", "begun", "played", "left"
"""The state of somebody's deal. One that was left will never have a result: its game was broken off."""
MOST_BARS = 14
"""How many bars a distribution has at most."""
MENDS = 2
"""How many deals of a day fill the missed day before."""


def daily_seed(secret: str, day: str, game: str) -> str:
    """The seed of a day's deal: an HMAC with the server's secret."""
    return hmac.new(secret.encode(), f"{day}|{game}".encode(), "sha256").hexdigest()


def daily_table(game: str) -> tuple[int, list[str]]:
    """How many seats a game's daily deal has, and its bots if the game has no solo mode."""
    seats = find_game(game).seats
    return (1, []) if 1 in seats else (seats[0], [DAILY_BOT] * (seats[0] - 1))


class Bar(msgspec.Struct, frozen=True):
    """How many results lie between two numbers of points, the upper one not included."""

    low: int
    high: int
    count: int


def distribution(points: Sequence[int], *also: int) -> list[Bar]:
    """Bars of one round width over all results; they reach to these other points, too."""
    if not points:
        return []
    low, high = min(*points, *also, points[0]), max(*points, *also, points[0])
    width = 1
    while high // width - low // width >= MOST_BARS:
        # 1, 2, 5, 10, 20, 50 and so on.
        width = width * 5 // 2 if str(width).startswith("2") else width * 2
    steps = range(low // width, high // width + 1)
    return [Bar(at * width, (at + 1) * width, sum(each // width == at for each in points)) for at in steps]


class Standing(msgspec.Struct, frozen=True):
    """Where somebody's points stand among all results, their own included."""

    place: int
    count: int
    better_than: int
    """Percent of the others who have fewer points; 0 where there is nobody else."""


def standing(points: int, results: Sequence[int]) -> Standing:
    """Where points stand among results; equal ones share a place."""
    others = len(results) - 1
    worse = sum(each < points for each in results)
    return Standing(
        1 + sum(each > points for each in results), len(results), round(100 * worse / others) if others else 0
    )


class Streak(msgspec.Struct, frozen=True):
    """Days in a row with a deal, up to today or yesterday."""

    days: int
    mends: int
    """How long it gets when yesterday, which was missed, is filled today; 0 where there is nothing to mend."""


def find_streak(played: Mapping[str, int], today: date) -> Streak:
    """The streak of somebody who played so many deals by day. A missed day is filled by two deals on the day after."""

    def deals(day: date) -> int:
        return played.get(day.isoformat(), 0)

    def is_kept(day: date) -> bool:
        # What is filled must join two days that were played.
        return deals(day) > 0 or (deals(day + timedelta(1)) >= MENDS and deals(day - timedelta(1)) > 0)

    def count_from(day: date) -> int:
        count = 0
        while is_kept(day - timedelta(count)):
            count += 1
        return count

    yesterday, before = today - timedelta(1), today - timedelta(2)
    days = count_from(today if deals(today) else yesterday)
    mends = 0 if is_kept(yesterday) else count_from(before)
    return Streak(days, mends + 2 if mends else 0)
