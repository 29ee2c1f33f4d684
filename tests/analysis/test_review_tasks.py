"""Tasks of a review: each can be done alone, and says the same as the whole."""

import msgspec
import pytest

from megapolis import Match, Perspective, deal, find_game, game_ids
from megapolis.analysis.review_tasks import Glance, LookAgain, LookAt, PlayOn, turn_at
from megapolis.arena.play import play_game
from megapolis.bots import make_bot
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE


@pytest.fixture(scope="module")
def match() -> Match:
    match = deal("next_station", 1, seed="tasks", random_pencils=True)
    bot = make_bot("learned", 1, match.setup.game)
    while not match.state.is_over():
        match.play(0, int(bot.choose(Perspective(match.state, 0))))
    return match


def decisions(match: Match) -> list[int]:
    return [at for at, entry in enumerate(match.log) if entry.actor == 0][5:8]


def test_looking_at_several_decisions_is_looking_at_each(match: Match) -> None:
    indices = decisions(match)
    together = LookAt(0, indices, 1, 2).run(match)
    apart = [glance for index in indices for glance in LookAt(0, [index], 1, 2).run(match)]
    assert together == apart
    assert [glance.index for glance in together] == indices
    assert all(glance.cost >= 0.0 and glance.best for glance in together)


def test_a_look_at_a_rival_is_for_the_curve_alone(match: Match) -> None:
    [glance] = LookAt(1, decisions(match)[:1], 1, 2).run(match)
    assert glance.cost == 0.0
    assert msgspec.json.decode(msgspec.json.encode(glance), type=Glance) == glance


@pytest.mark.parametrize("name", game_ids())
def test_a_turn_is_what_its_seat_did_to_its_end(name: str) -> None:
    match = play_game(find_game(name).setup(2), "turns", ["greedy", "greedy"])
    state = match.state_at(0)
    longest = 0
    for index, (actor, action) in enumerate(match.log):
        if actor != CHANCE and index % 5 == 0:
            turn = turn_at(match, state, index)
            own = [entry.action for entry in match.log[index:] if entry.actor == actor]
            assert list(turn) == own[: len(turn)]
            after = state.isolate(actor, Rng(1))
            for each in turn:
                after.play(actor, each)
            # It went on as long as nothing was dealt and nobody else was asked.
            assert int(after.awaited()) <= 0 or not after.awaited() >> actor & 1 or len(turn) == len(own)
            longest = max(longest, len(turn))
        state.play(actor, action)
    assert longest > 1 or name == "next_station"


def test_looking_again_judges_what_was_played(match: Match) -> None:
    index = decisions(match)[0]
    verdict = LookAgain(index, [], 2, 4).run(match)
    assert (verdict.index, verdict.action) == (index, match.log[index].action)


def test_playing_on_deals_the_same_cards_where_they_are_known(match: Match) -> None:
    last = decisions(match)[-1]
    course = PlayOn(last, match.log[last].action, match.seed).run(match)
    # The bot of the match plays on with its own cards: it comes to the same result, step by step.
    assert course[-1] == match.state.points(0)
    assert len(course) > 10
    other = PlayOn(last, match.log[last].action, None).run(match)
    assert other == PlayOn(last, match.log[last].action, None).run(match)
    assert other != course
