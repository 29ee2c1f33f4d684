"""Habits: a kind of mistake in at least five of the last twenty reviewed games, three of them at most."""

from types import SimpleNamespace
from typing import Any

from megapolis.analysis.habits import LAST, MOST_HABITS, OFTEN, find_habits


def review(game: str, *points: tuple[float, list[str]], unit: float = 1.0) -> Any:
    """A review with turning points: what each cost, and the kinds of facts that spoke for the better move."""

    def verdict(cost: float, kinds: list[str]) -> SimpleNamespace:
        reasons = [SimpleNamespace(fact=SimpleNamespace(kind=kind)) for kind in kinds]
        return SimpleNamespace(verdict=SimpleNamespace(cost=cost, reasons=reasons))

    return SimpleNamespace(game=game, unit=unit, turning_points=[verdict(*each) for each in points])


def test_what_comes_again_is_a_habit() -> None:
    often = [review("next_station", (4.0, ["risk"]), (2.0, ["risk", "now"]))] * OFTEN
    seldom = [review("next_station", (9.0, ["tempo"]))] * (OFTEN - 1)
    found = find_habits([*often, *seldom])
    assert [(each.kind, each.games, each.cost) for each in found] == [("risk", OFTEN, 3.0), ("now", OFTEN, 2.0)]


def test_only_the_last_games_count_and_games_stand_apart() -> None:
    old = [review("next_station", (4.0, ["risk"]))] * OFTEN
    new = [review("welcome_to")] * LAST
    assert find_habits([*new, *old]) == []
    mixed = [review(game, (4.0, ["risk"])) for game in ("next_station", "welcome_to") for _ in range(OFTEN - 1)]
    assert find_habits(mixed) == []


def test_there_are_three_at_most_and_costs_are_compared_in_units() -> None:
    money = [review("megalopolis", (150_000.0, ["now"]), unit=50_000.0)] * OFTEN
    points = [review("next_station", (6.0, ["risk"]), (5.0, ["tempo"]), (1.0, ["only"]))] * OFTEN
    found = find_habits([*money, *points])
    assert len(found) == MOST_HABITS
    assert [(each.kind, each.cost) for each in found] == [("risk", 6.0), ("tempo", 5.0), ("now", 150_000.0)]
