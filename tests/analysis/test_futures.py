"""Dealt futures: the same luck for every way, on the scale of the game."""

import pytest

from analysis.test_values import played
from megapolis.analysis.futures import futures_of, standing
from megapolis.engine.coach import ABOVE, AHEAD, POINTS, Coach


def test_points_on_a_scale() -> None:
    match, _ = played("next_station", 0, 2)
    state = match.state
    assert standing(Coach(scale=lambda _: POINTS), state, 0, [7, 9]) == 7
    assert standing(Coach(scale=lambda _: AHEAD), state, 0, [7, 9]) == -2
    assert standing(Coach(scale=lambda _: AHEAD), state, 0, [7]) == 7
    assert standing(Coach(scale=lambda _: ABOVE, target=lambda _: 5), state, 0, [7, 7]) == 2


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("next_station", 2),
        ("welcome_to", 1),
        ("welcome_to", 2),
        ("capital_lux", 2),
        ("sprawlopolis", 1),
        ("megalopolis", 2),
    ],
)
def test_a_future_is_the_same_every_time(name: str, players: int) -> None:
    match, seat = played(name, 3, players)
    futures = futures_of(match.state, seat)
    ways = [(int(action),) for action in match.state.legal_actions(seat)][:2]
    digest = match.state.digest()
    one, other = (futures.follow(ways, [5, 6]) for _ in range(2))
    assert [[ending.value for ending in row] for row in one] == [[ending.value for ending in row] for row in other]
    assert match.state.digest() == digest
    assert [len(row) for row in one] == [2, 2]
    assert len(futures.glance(ways)) == 2


def test_the_last_turns_are_followed_to_the_end() -> None:
    match, seat = played("next_station", 34, 1, random_pencils=True)
    futures = futures_of(match.state, seat)
    [[ending]] = futures.follow([(int(match.state.legal_actions(seat)[-1]),)], [1])
    assert ending.state.is_over()
    assert ending.value == ending.state.points(0)


def test_a_round_of_capital_lux_is_a_horizon() -> None:
    match, seat = played("capital_lux", 12, 2)
    futures = futures_of(match.state, seat)
    [[ending]] = futures.follow([(int(match.state.legal_actions(seat)[0]),)], [1])
    state = ending.state
    assert state.round == match.state.round + 1  # type: ignore[attr-defined]
    assert ending.value == state.points(seat) - state.points(1 - seat)


def test_a_way_that_another_deal_does_not_allow_is_left() -> None:
    match, seat = played("sprawlopolis", 0, 1)
    futures = futures_of(match.state, seat)
    action = int(match.state.legal_actions(seat)[0])
    [[there], [left]] = futures.follow([(action,), (action, action)], [3])
    assert there.value == left.value
