"""Rounds, turns and laps of finished games, as their players count them."""

import itertools

import pytest

from megapolis import Match, Perspective, deal
from megapolis.analysis.moments import chapters, moments
from megapolis.bots import make_bot


def played(game: str, players: int, bot: str = "greedy") -> Match:
    """A game of quick bots."""
    match = deal(game, players, seed="moments")
    bots = [make_bot(bot, seat + 1, match.setup.game) for seat in range(players)]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, int(bots[seat].choose(Perspective(match.state, seat))))
    return match


@pytest.mark.parametrize(("game", "rounds"), [("next_station", 4), ("capital_lux", 3)])
def test_rounds_are_chapters_that_add_up(game: str, rounds: int) -> None:
    match = played(game, 2)
    when = moments(match, 1)
    assert len(when) == len(match.log)
    found = chapters(match, when)
    assert [chapter.round for chapter in found] == list(range(1, rounds + 1))
    assert found[0].start == 0
    for chapter in found[1:]:
        assert when[chapter.start].round == when[chapter.start - 1].round + 1
    brought = [sum(chapter.brought[seat] for chapter in found) for seat in range(2)]
    assert brought == match.state.scores()
    # A turn begins anew with every round, and goes on within it.
    for before, after in itertools.pairwise(when):
        assert after.turn >= before.turn or after.round > before.round


def test_games_without_rounds_have_turns_alone() -> None:
    for game in ("sprawlopolis", "welcome_to"):
        match = played(game, 2)
        when = moments(match, 0)
        assert chapters(match, when) == []
        assert {moment.round for moment in when} == {0}
        assert when[0].turn == 1
        assert when[-1].turn > 10


def test_laps_of_a_seat_take_the_place_of_rounds() -> None:
    match = played("megalopolis", 2)
    for seat in range(2):
        when = moments(match, seat)
        found = chapters(match, when)
        assert len(found) >= 3
        coach = match.setup.game.show.coach
        assert coach.square is not None
        for chapter in found[1:]:
            here, before = match.state_at(chapter.start), match.state_at(chapter.start - 1)
            assert coach.square(here, seat) < coach.square(before, seat)
