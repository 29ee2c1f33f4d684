"""Reviews: where a finished game turned, found with fresh futures, told with how it would have gone."""

import msgspec
import pytest

from megapolis import Match, Perspective, deal, review
from megapolis.analysis import Review, judge
from megapolis.analysis.reviews import play_on, when
from megapolis.bots import make_bot


def with_a_blunder() -> tuple[Match, int]:
    """A solo game of the network in which one section is not drawn although a good one could be."""
    match = deal("next_station", 1, seed="review", random_pencils=True)
    bot = make_bot("learned", 1, match.setup.game)
    blunder = -1
    while not match.state.is_over():
        actions = [int(action) for action in match.state.legal_actions(0)]
        chosen = int(bot.choose(Perspective(match.state, 0)))
        if blunder < 0 and len(match.log) > 6 and len(actions) > 3:
            verdict = judge(match.state, 0, actions[0], futures=16)
            if verdict.cost > 3:
                blunder, chosen = len(match.log), actions[0]
        match.play(0, chosen)
    return match, blunder


def test_a_blunder_is_the_first_turning_point() -> None:
    match, blunder = with_a_blunder()
    heard: list[int] = []
    said = review(match, 0, careful=16, on_progress=heard.append)
    assert heard[-1] == len(match.log)
    assert said.turning_points[0].verdict.index == blunder
    for point in said.turning_points:
        assert point.verdict.cost >= max(1.0, 2 * point.verdict.error)
        assert point.verdict.action == match.log[point.verdict.index].action
    assert said.cost == sum(point.verdict.cost for point in said.turning_points)
    assert len(said.turning_points) <= 3
    assert said.needed is None
    assert said.result == match.state.points(0)
    assert [point.index for point in said.curve] == sorted(point.index for point in said.curve)
    assert len(said.curve) == said.decisions > 20
    assert said.curve[-1].value == pytest.approx(said.result, abs=6)
    worst = said.turning_points[0]
    assert worst.instead == play_on(match, blunder, worst.verdict.action)
    for language, word in (("en", "Better:"), ("uk", "Краще:"), ("ru", "Лучше:")):
        assert said.say(language).count(word) == len(said.turning_points)
    assert msgspec.json.decode(msgspec.json.encode(said), type=Review) == said


def test_two_processes_see_the_same() -> None:
    match = deal("next_station", 2, seed="both")
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.legal_actions(seat)[-1]))
    heard: list[int] = []
    one = review(match, 1, futures=2, careful=2)
    other = review(match, 1, futures=2, careful=2, workers=2, on_progress=heard.append)
    assert one == other
    assert heard == [len(match.log)]
    assert one.needed == match.state.points(0) + 1
    assert {point.seat for point in one.curve} == {0, 1}
    assert "was needed" in one.say("en")


def test_a_match_dealt_by_hand_is_played_on_by_luck() -> None:
    match, blunder = with_a_blunder()
    match.seed = None
    assert play_on(match, blunder, match.log[blunder].action) > 60


def test_rounds_and_turns_as_people_count_them() -> None:
    state = deal("next_station", 1, seed=1, random_pencils=True).state
    assert when(state) == (1, 1)
    assert when(deal("welcome_to", 2, seed=1).state) == (0, 0)
    assert when(deal("capital_lux", 2, seed=1).state) == (1, 0)


def test_a_verdict_on_the_best_move_costs_nothing() -> None:
    match = deal("next_station", 1, seed=1, random_pencils=True)
    best = judge(match.state, 0, int(match.state.legal_actions(0)[0]), futures=16).hint.best
    verdict = judge(match.state, 0, best, futures=16)
    assert verdict.cost == 0.0
    assert not verdict.is_mistake
