"""Hints and reviews."""

import pytest

from megapolis import Match, Perspective, deal, find_game, game_ids, hint, review
from megapolis.analysis.hints import NoHint, compare, success
from megapolis.bots import UnknownBot, make_bot
from megapolis.engine.i18n import Text
from megapolis.engine.score import ScoreLine

QUICK = "search:iterations=120,aim=score"


def solo(bot: str = "greedy", decisions: int = 0) -> Match:
    """A solo game in which a bot has made `decisions` decisions (0: all)."""
    match = deal("next_station", 1, seed="hint", random_pencils=True)
    player = make_bot(bot, 1)
    while not match.state.is_over():
        match.play(0, int(player.choose(Perspective(match.state, 0))))
        decisions -= 1
        if decisions == 0:
            break
    return match


def test_a_hint_ranks_and_explains() -> None:
    match = solo(decisions=6)
    said = hint(match, bot=QUICK, count=3)
    visits = [one.visits for one in said.advice]
    assert visits == sorted(visits, reverse=True)
    assert (said.seat, said.aim, said.iterations) == (0, "score", 120)
    best, second = said.advice[:2]
    assert best.action in match.state.legal_actions(0)
    assert best.named["do"] in ("draw", "pass")
    assert 0.0 <= best.certainty <= 1.0
    assert best.certainty + second.certainty == pytest.approx(1.0)
    assert 60 < best.points < 220
    # The best action gains against the second exactly what the second loses against the best.
    gains = {(one.line.key, one.line.args.get("which")): one.points - one.instead for one in best.why}
    losses = {(one.line.key, one.line.args.get("which")): one.instead - one.points for one in second.why}
    assert gains == pytest.approx(losses)


def test_a_hint_gives_nothing_away() -> None:
    match = deal("next_station", 2, seed="secret")
    other = deal("next_station", 2, seed="secret")
    other.play(1, int(other.state.legal_actions(1)[-1]))
    assert hint(match, 0, bot=QUICK).seat == 0
    with pytest.raises(NoHint, match="not the turn of Player 2"):
        hint(other, 1, bot=QUICK)


def test_no_hint_after_the_end_or_from_a_bot_that_cannot_explain_itself() -> None:
    with pytest.raises(NoHint, match="over"):
        hint(solo())
    with pytest.raises(UnknownBot, match="explain"):
        hint(solo(decisions=2), bot="greedy")


def test_reasons_are_the_lines_that_differ() -> None:
    here = [[ScoreLine("a", 4), ScoreLine("b", 1)], [ScoreLine("a", 6), ScoreLine("b", 1)]]
    there = [[ScoreLine("a", 1), ScoreLine("b", 1), ScoreLine("c", 9)]] * 2
    reasons = compare(here, there)
    assert [(one.line.key, one.points, one.instead) for one in reasons] == [("c", 0.0, 9.0), ("a", 5.0, 1.0)]


def test_a_review_finds_a_wasted_action() -> None:
    match = solo(decisions=12)
    worst = None
    while not match.state.is_over():
        actions = match.state.legal_actions(0)
        if worst is None and len(actions) > 3:
            worst = len(match.log)
            match.play(0, int(actions[0]))  # pass, although there is a choice
        else:
            match.play(0, int(make_bot("search:iterations=60,aim=score", 2).choose(Perspective(match.state, 0))))
    progress: list[int] = []
    said = review(match, bot="search:iterations=300,aim=score", count=4, on_progress=progress.append)
    assert progress[-1] == len(match.log)
    assert said.decisions > 20
    assert len(said.mistakes) == 4
    costs = [mistake.cost for mistake in said.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert said.cost[0] >= sum(costs)
    assert worst in [mistake.index for mistake in said.mistakes]
    for mistake in said.mistakes:
        assert match.log[mistake.index].action == mistake.played.action
        assert mistake.better.value - mistake.played.value == pytest.approx(mistake.cost)


def test_success_is_a_share_of_the_victory() -> None:
    match = deal("next_station", 2, seed=1)
    shares = [success(match.state, seat) for seat in (0, 1)]
    assert sum(shares) == 1.0


@pytest.mark.parametrize("name", game_ids())
def test_hints_work_in_every_game(name: str) -> None:
    """At the start of a game and later, actions have words and expectations are lines of the game's score."""
    match = deal(name, max(2, find_game(name).seats[0]), seed="advised")
    player = make_bot("greedy", 1)
    text = Text("uk", name)
    game = match.setup.game
    advised = 0
    for step in range(16):
        if match.state.is_over():
            break
        seat = match.state.actors()[0]
        if step % 5 == 0 and len(match.state.legal_actions(seat)) > 1:
            said = hint(match, seat, bot="search:iterations=12")
            advised += 1
            for one in said.advice:
                assert game.say(text, "move", game.show.describe(match.state, seat, one.action))
                assert 0.0 <= one.wins <= 1.0
                for reason in one.why:
                    assert game.say(text, "score", (reason.line.key, reason.line.args))
        match.play(seat, int(player.choose(Perspective(match.state, seat))))
    assert advised


@pytest.mark.parametrize("game", ["next_station", "welcome_to"])
def test_expert_explains_itself_in_games_where_it_plays_by_a_network(game: str) -> None:
    match = deal(game, 2, seed=3)
    said = hint(match, 0, bot="expert:iterations=40")
    assert said.iterations == 40
    assert said.advice[0].action in match.state.legal_actions(0)
    with pytest.raises(UnknownBot, match="cannot explain itself"):
        hint(match, 0, bot="learned")
