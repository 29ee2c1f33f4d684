"""Many games of one learner."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Bot
from megapolis.engine.core.episodes import EVERY_SEAT, Episodes
from megapolis.engine.core.observation import row_of


def dealt(name: str, seats: list[int], players: int = 2, **options: object) -> Episodes:
    """Games in which the learner is awaited."""
    episodes = Episodes(find_game(name).setup(players, options), vec[i64](seats))
    for at, own in enumerate(seats):
        bots: list[Bot | None] = [None if seat == own else make_bot("random", seat) for seat in range(players)]
        episodes.deal(at, 10 + at, bots)
    return episodes


def legal(episodes: Episodes, at: int) -> list[int]:
    """What the masks of a game say."""
    mask = list(episodes.masks)[at * episodes.actions : (at + 1) * episodes.actions]
    return [action for action, flag in enumerate(mask) if flag]


def play(episodes: Episodes) -> None:
    """The first legal action in every game that goes on."""
    for at in range(int(episodes.count)):
        episodes.chosen[at] = (legal(episodes, at) or [0])[0]
    episodes.step()


@pytest.mark.parametrize("name", ["next_station", "capital_lux"])
def test_games_wait_for_the_learner_until_they_are_over(name: str) -> None:
    episodes = dealt(name, [0, 1, EVERY_SEAT])
    while not all(episodes.over):
        for at, own in enumerate([0, 1, -1]):
            state = episodes.states[at]
            if episodes.over[at]:
                assert legal(episodes, at) == []
                assert state.is_over()
                continue
            seat = episodes.actors[at]
            assert seat == (own if own >= 0 else state.actors()[0])
            assert legal(episodes, at) == list(state.legal_actions(seat))
            assert episodes.rewards[at] == 0.0
        play(episodes)
    for at in range(3):
        state = episodes.states[at]
        assert list(episodes.points)[2 * at : 2 * at + 2] == state.scores()
        assert list(episodes.returns)[2 * at : 2 * at + 2] == state.returns()
        assert episodes.rewards[at] == state.returns()[episodes.actors[at]]


def test_an_illegal_action_ends_a_game_where_it_stands() -> None:
    episodes = dealt("next_station", [0, 0, 0, 0])
    before = [state.digest() for state in episodes.states]
    first = legal(episodes, 0)[0]
    for at, action in enumerate([first, -1, int(episodes.actions), 1]):
        episodes.chosen[at] = action
    episodes.step()
    assert 1 not in legal(episodes, 3)
    assert (episodes.ended, episodes.refused) == (3, 3)
    assert list(episodes.over) == [0, 1, 1, 1]
    assert list(episodes.illegal) == [0, 1, 1, 1]
    assert list(episodes.rewards) == [0.0, -1.0, -1.0, -1.0]
    assert [state.digest() for state in episodes.states][1:] == before[1:]
    episodes.deal(1, 11, [None, make_bot("random", 1)])
    assert (episodes.over[1], episodes.illegal[1], episodes.rewards[1]) == (0, 0, 0.0)
    assert (episodes.ended, episodes.refused) == (2, 2)
    assert episodes.states[1].digest() == before[1]


def test_games_that_are_over_stay() -> None:
    episodes = dealt("next_station", [0, 0])
    episodes.chosen[0] = -1
    episodes.chosen[1] = legal(episodes, 1)[0]
    episodes.step()
    before = [state.digest() for state in episodes.states]
    play(episodes)
    assert episodes.states[0].digest() == before[0]
    assert episodes.states[1].digest() != before[1]


def test_rows_and_points_are_the_learners() -> None:
    episodes = dealt("welcome_to", [1, EVERY_SEAT])
    for _ in range(30):
        play(episodes)
        episodes.show_rows()
        episodes.show_own_points()
        for at in range(2):
            state, seat, length = episodes.states[at], episodes.actors[at], episodes.length
            assert list(episodes.rows)[at * length : (at + 1) * length] == list(row_of(episodes.observer, state, seat))
            assert episodes.own_points[at] == sum(line.points for line in state.visible_score(seat, seat))


def test_another_set_up_is_dealt_from_then_on() -> None:
    episodes = dealt("next_station", [0])
    episodes.use(find_game("next_station").setup(2, {"powers": True}))
    assert not episodes.states[0].setup.options["powers"]
    episodes.deal(0, 1, [None, make_bot("random", 1)])
    assert episodes.states[0].setup.options["powers"]
