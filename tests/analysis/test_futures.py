"""Dealt futures: the same luck for every way, on the scale of the game."""

import pytest

from analysis.test_values import played
from megapolis import find_game
from megapolis.analysis.futures import futures_of, standing
from megapolis.analysis.policy_futures import PolicyFutures, next_decision
from megapolis.arena.play import play_game
from megapolis.engine.coach import ABOVE, AHEAD, POINTS, Coach
from megapolis.engine.core.rng import Rng


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


@pytest.mark.parametrize("players", [2, 3])
def test_where_a_round_may_end_soon_all_futures_see_its_end(players: int) -> None:
    """Else one move would be judged before limits are settled, and another one after it."""
    seen = 0
    for decisions in range(6, 60, 2):
        match, seat = played("capital_lux", decisions, players)
        state = match.state
        futures = futures_of(state, seat)
        coach = futures.coach
        assert coach.settles_soon is not None
        if not coach.settles_soon(state):
            continue
        seen += 1
        ways = [(int(action),) for action in state.legal_actions(seat)]
        ended = [ending.state for row in futures.follow(ways, [1, 2]) for ending in row]
        assert all(after.is_over() or coach.count(after)[0] == coach.count(state)[0] + 1 for after in ended)
    assert seen > 2


def test_a_network_with_a_policy_plays_some_decisions_and_judges_the_rest() -> None:
    match, seat = played("capital_lux", 12, 2)
    futures = futures_of(match.state, seat)
    assert isinstance(futures, PolicyFutures)
    way = (int(match.state.legal_actions(seat)[0]),)
    [[ending]] = futures.follow([way], [1])
    luck = Rng(1)
    states = [futures.begin(way, luck)]
    for _decision in range(futures.coach.depth):
        actor = next_decision(states[0], luck)
        choices = []
        for action in states[0].legal_actions(actor):
            after = states[0].clone()
            after.play(actor, action)
            choices.append((PolicyFutures(match.state, actor).judge([after])[0].outcome, after.key()))
        futures.play_on(states, [luck])
        assert (max(choices)[0], states[0].key()) in choices
    assert ending.state.key() == states[0].key()
    assert ending.value == futures.judge(states)[0].value
    assert -1.0 < ending.outcome < 1.0
    assert not ending.state.is_over()


def test_where_the_game_ends_a_policy_counts_points() -> None:
    match = play_game(find_game("capital_lux").setup(2), "values", ["greedy", "greedy"])
    seat, action = match.log[-1]
    futures = futures_of(match.state_at(len(match.log) - 1), seat)
    [[ending]] = futures.follow([(action,)], [1])
    assert ending.state.is_over()
    assert ending.value == ending.state.points(seat) - ending.state.points(1 - seat)


def test_a_way_that_another_deal_does_not_allow_is_left() -> None:
    match, seat = played("sprawlopolis", 0, 1)
    futures = futures_of(match.state, seat)
    action = int(match.state.legal_actions(seat)[0])
    [[there], [left]] = futures.follow([(action,), (action, action)], [3])
    assert there.value == left.value


def test_a_search_compares_two_moves_alone() -> None:
    match, seat = played("capital_lux", 12, 2)
    futures = futures_of(match.state, seat)
    first, second = [(int(action),) for action in match.state.legal_actions(seat)][:2]
    ahead = futures.search(first, second)
    assert ahead is not None
    assert ahead != 0.0
    assert futures.search(second, first) == pytest.approx(-ahead)
    plain, other = played("sprawlopolis", 3, 1)
    assert futures_of(plain.state, other).search(first, second) is None


@pytest.mark.parametrize(("game", "seat_count"), [("next_station", 2), ("capital_lux", 2)])
def test_what_a_network_judges_can_be_played_to_the_end(game: str, seat_count: int) -> None:
    match, seat = played(game, 12, seat_count)
    futures = futures_of(match.state, seat)
    way = (int(match.state.legal_actions(seat)[0]),)
    assert not any(ending.state.is_over() for ending in futures.follow([way], [1, 2])[0])
    assert futures.play_out()
    assert all(ending.state.is_over() for ending in futures.follow([way], [1, 2])[0])


def test_what_is_played_to_the_end_anyway_stays_as_it_is() -> None:
    match, seat = played("sprawlopolis", 4, 1)
    assert not futures_of(match.state, seat).play_out()
