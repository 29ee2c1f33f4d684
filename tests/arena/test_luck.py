"""Scores without the luck of the draw: with the same mean, and less varied."""

from statistics import fmean, stdev, variance

import pytest

from megapolis import Perspective, deal, find_game
from megapolis.arena import match, runner, statistics
from megapolis.arena.luck import MOST_FUTURES, LuckMeter, futures
from megapolis.arena.play import Result
from megapolis.arena.schedule import with_luck
from megapolis.arena.store import Store
from megapolis.bots import make_bot
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import BadOption
from sampling import INTERPRETED

GAME = find_game("next_station")
SOLO = GAME.setup(1, {"random_pencils": True})


def draws(turns: int) -> list[State]:
    """Positions of a game in which chance is to answer."""
    one = deal("next_station", 1, seed="draws", random_pencils=True)
    bot = make_bot("greedy", 1, GAME)
    found = []
    for _ in range(turns):
        action = bot.choose(Perspective(one.state, 0))
        before = one.state.clone()
        before.play(0, action)
        if before.awaited() == CHANCE:
            found.append(before)
        one.play(0, int(action))
    return found


def luck_of(before: State, after: State) -> float:
    meter = LuckMeter(SOLO, 1)
    meter.before = before
    meter.draw(after)
    return meter.luck[0]


def test_all_that_can_come_is_neither_lucky_nor_unlucky() -> None:
    for before in draws(3 if INTERPRETED else 12):
        possible = futures(before, MOST_FUTURES)
        assert sum(chance for _, chance in possible) == pytest.approx(1.0)
        lucks = [luck_of(before, after) for after, _ in possible]
        assert sum(luck * chance for luck, (_, chance) in zip(lucks, possible, strict=True)) == pytest.approx(
            0, abs=1e-4
        )
        assert max(lucks) - min(lucks) > 0.5


def test_where_too_much_can_come_some_of_it_is_drawn() -> None:
    game = find_game("welcome_to")
    setup = game.setup(2)
    start = game.new_state(setup)
    assert futures(start, MOST_FUTURES) == []
    meter = LuckMeter(setup, 1)
    state = start.clone()
    state.settle(Rng(5))
    meter.draw(state)
    assert all(value != 0 for value in meter.luck)
    # Both have the same cards and boards, and differ by what was drawn to compare them with, which is the same too.
    assert meter.luck[0] == pytest.approx(meter.luck[1], abs=1e-3)


@pytest.mark.compiled
def test_adjusted_scores_have_the_mean_of_plain_ones_and_vary_less() -> None:
    event = with_luck(match(SOLO, "luck", 24, ["learned"]), GAME)
    results = runner.run(Store(event, None))
    lucks = [result.luck[0] for result in results]
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    plain = [result.scores[0] for result in results]
    without = [score - luck for score, luck in zip(plain, lucks, strict=True)]
    assert variance(without) < 0.25 * variance(plain)
    [record] = statistics.records(results, ["learned"], contest=False)
    assert record.adjusted is not None
    assert record.adjusted.value == pytest.approx(fmean(without))
    assert record.adjusted.high - record.adjusted.low < record.score.high - record.score.low
    # The games themselves are the same.
    assert plain == [result.scores[0] for result in runner.run(Store(match(SOLO, "luck", 24, ["learned"]), None))]


def test_differences_leave_luck_out() -> None:
    results = [Result(0, ["a"], [100], [0.0], [1], [0.1], [12.0]), Result(0, ["b"], [95], [0.0], [1], [0.1], [2.0])]
    gap = statistics.differences(results, "a", "b")
    assert gap is not None
    assert gap.value == -5.0


def test_a_game_without_a_network_is_refused() -> None:
    game = find_game("megalopolis")
    with pytest.raises(BadOption) as error:
        with_luck(match(game.setup(2), "luck", 1, ["greedy"]), game)
    assert "Megalopolis" in error.value.say("en")
