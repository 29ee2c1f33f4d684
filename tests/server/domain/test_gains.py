"""Moves are weighed to the last step of the turn, by what the seat can know."""

import pytest

from megapolis.catalog import deal, find_game
from megapolis.engine.match import Match
from megapolis.games.welcome_to.rules.state import WelcomeTo
from megapolis.games.welcome_to.show import words
from megapolis.server.domain.gains import MAX_POSITIONS, weigh


def test_a_single_step_weighs_what_its_preview_says() -> None:
    state = deal("next_station", players=2, seed="weigh").state
    expected = [sum(each.after - each.before for each in state.preview(0, int(a))) for a in state.legal_actions(0)]
    assert weigh(state, 0) == expected


def test_a_decision_in_steps_is_followed_to_its_last() -> None:
    match = deal("sprawlopolis", players=1, seed="weigh")
    state = match.state
    seat = state.actors()[0]
    state.play(seat, int(state.legal_actions(seat)[0]))
    places = state.legal_actions(seat)
    gains = weigh(state, seat)
    assert len(gains) == len(places) <= MAX_POSITIONS
    for place, gain in zip(places, gains, strict=True):
        after = state.clone()
        after.play(seat, int(place))
        before = int(after.points(seat))
        best = max(
            sum(c.after - c.before for c in after.preview(seat, int(turn))) for turn in after.legal_actions(seat)
        )
        assert gain == before + best - int(state.points(seat))


def take_turn(match: Match, seat: int, *, temps: bool, whole: bool = True) -> None:
    """A Welcome To turn with a temp agency if there is one (or without), to its end or to the step before."""
    space = find_game("welcome_to").actions
    pick = -1
    while pick < 0 or space.verb(pick).name != "done":
        state = match.state
        assert isinstance(state, WelcomeTo)
        legal = [int(action) for action in state.legal_actions(seat)]
        name = space.verb(legal[0]).name
        pick = legal[-1]  # being done, once that is possible
        if name == "choose":
            hires = [words.describe(state, seat, each)[1].get("action") == "@action-temp" for each in legal]
            pick = legal[hires.index(temps)] if temps in hires else legal[0]
        elif name == "shift" and temps:
            pick = legal[0]
        elif name == "write":
            pick = legal[len(legal) // 2]  # in the middle, so that the game lasts
        elif space.verb(pick).name == "done" and not whole:
            return
        match.play(seat, pick)


def test_weighing_the_last_step_of_a_round_tells_nothing_of_the_others() -> None:
    """Whoever is done last would see the others' sheets, on which the points for temp agencies depend."""
    match = deal("welcome_to", players=2, seed="temps")
    told = 0
    while match.state.actors() and not told:
        one, other = match.copy(), match.copy()
        take_turn(one, 1, temps=True)
        take_turn(other, 1, temps=False)
        for copy in (one, other):
            take_turn(copy, 0, temps=False, whole=False)
        assert weigh(one.state, 0) == weigh(other.state, 0)
        for copy in (one, other):
            take_turn(copy, 0, temps=False)
        told += one.state.points(0) != other.state.points(0)
        take_turn(match, 0, temps=True)
        take_turn(match, 1, temps=True)
    assert told, "no round in which the others' temp agencies mattered"


def test_what_would_take_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal("sprawlopolis", players=1, seed="weigh").state
    monkeypatch.setattr("megapolis.server.domain.gains.MAX_POSITIONS", 1)
    assert set(weigh(state, 0)) == {None}
