"""Reviews: where a finished game turned, found with fresh futures, told with how it would have gone."""

import msgspec
import pytest

from megapolis import Match, Perspective, deal, review
from megapolis.analysis import Review, judge
from megapolis.analysis.review_tasks import PlayOn
from megapolis.analysis.reviews import decisions_of
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
    heard: list[float] = []
    said = review(match, 0, careful=16, on_progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == pytest.approx(1.0)
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
    assert worst.instead == PlayOn(blunder, worst.verdict.action, match.seed).run(match)
    assert worst.as_good[0] == worst.verdict.hint.best
    assert worst.verdict.action not in worst.as_good
    assert worst.moment.round == 1
    assert [chapter.round for chapter in said.chapters] == [1, 2, 3, 4]
    for language, word in (("en", "Better:"), ("uk", "Краще:"), ("ru", "Лучше:")):
        assert said.say(language).count(word) == len(said.turning_points)
    assert msgspec.json.decode(msgspec.json.encode(said), type=Review) == said


def test_two_processes_see_the_same() -> None:
    match = deal("next_station", 2, seed="both")
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.legal_actions(seat)[-1]))
    one = review(match, 1, futures=2, careful=2)
    other = review(match, 1, futures=2, careful=2, workers=2)
    assert one == other
    assert one.needed == match.state.points(0) + 1
    assert {point.seat for point in one.curve} == {0, 1}
    assert "was needed" in one.say("en")


def test_who_has_a_curve() -> None:
    """Everybody where points are one's own, or three compete; of two, the lead of one tells both."""
    for game, players, seats in (("next_station", 2, {0, 1}), ("capital_lux", 2, {0}), ("capital_lux", 3, {0, 1, 2})):
        match = deal(game, players, seed="curves")
        while len(match.log) < 60 and not match.state.is_over():
            seat = match.state.actors()[0]
            match.play(seat, int(match.state.legal_actions(seat)[0]))
        assert {match.log[index].actor for index in decisions_of(match, 0)} == seats
