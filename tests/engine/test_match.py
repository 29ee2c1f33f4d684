"""Playing by a log: undo, the log as others see it, chance by hand."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis import deal
from megapolis.engine.core.state import CHANCE, HIDDEN, State
from megapolis.engine.errors import IllegalMove, NoUndo, Value
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup
from megapolis.games.next_station import GAME, NextStationGame
from tiny import Toss


def test_nothing_to_take_back() -> None:
    with pytest.raises(NoUndo) as caught:
        deal("next_station", 2, seed=1).undo(0)
    assert caught.value.reason.key == "error-nothing-to-undo"


def test_undo_is_fair_until_something_is_revealed() -> None:
    match = deal("next_station", 2, seed=1)
    start = match.state.digest()
    match.play(0, match.state.legal_actions(0)[1])
    match.undo(0)
    assert match.state.digest() == start
    match.play(0, match.state.legal_actions(0)[1])
    match.play(1, match.state.legal_actions(1)[0])
    with pytest.raises(NoUndo) as caught:
        match.undo(0)
    assert caught.value.reason.key == "error-undo-revealed"
    assert match.takebacks == 0


def test_others_keep_what_they_have_done() -> None:
    match = deal("next_station", 3, seed=1)
    match.play(0, match.state.legal_actions(0)[1])
    match.play(1, match.state.legal_actions(1)[0])
    match.undo(0)
    assert match.state.actors() == [0, 2]
    assert [entry.actor for entry in match.log if entry.actor != CHANCE] == [1]


def test_a_takeback_deals_the_same_cards_again_and_is_counted() -> None:
    match = deal("next_station", 1, seed=1, random_pencils=True)
    start, action = match.state.digest(), match.state.legal_actions(0)[1]
    match.play(0, action)
    after = match.state.digest()
    match.undo(0, fair=False)
    assert match.state.digest() == start
    assert match.takebacks == 1
    match.play(0, action)
    assert match.state.digest() == after


def test_chance_by_hand() -> None:
    match = Match(GAME.setup(1, {"random_pencils": True}))
    assert match.state.actors() == [CHANCE]
    with pytest.raises(IllegalMove):
        match.play(0, 0)
    match.play(CHANCE, match.state.legal_actions(CHANCE)[2])
    assert len(match.log) == 1


def test_state_at_gives_every_earlier_position() -> None:
    match = deal("next_station", 2, seed=1)
    for _ in range(10):
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    assert match.state_at(len(match.log)).digest() == match.state.digest()
    assert match.state_at(0).digest() == GAME.first(match.setup).digest()


def test_a_view_of_the_log_is_extended_as_the_match_is_played() -> None:
    match = deal("next_station", 2, seed=1)
    view = match.view_log(0)
    for _ in range(12):
        seat = match.state.actors()[-1]
        match.play(seat, match.state.legal_actions(seat)[-1], [view])
        assert view.lines == match.seen(0)
    assert [match.log[place].actor for place in view.places] == [line.actor for line in view.lines]
    assert len(view.lines) < len(match.log) or match.state.actors() == [0, 1]


def test_a_continuation_has_only_the_lines_that_follow() -> None:
    match = deal("next_station", 2, seed=1)
    match.play(1, match.state.legal_actions(1)[0])
    view = match.view_log(0)
    told = len(view.lines)
    following = view.continuation()
    match.play(0, match.state.legal_actions(0)[0], [following])
    assert len(view.lines) == told
    assert following.lines == match.seen(0)[told:]
    assert {0, 1} <= {line.actor for line in following.lines}, "what was held back is revealed"


def test_a_copy_goes_its_own_way() -> None:
    match = deal("next_station", 2, seed=1)
    other = match.copy()
    before = match.state.digest()
    other.play(0, other.state.legal_actions(0)[0])
    assert match.state.digest() == before
    assert len(other.log) == len(match.log) + 1


def test_undo_never_changes_whose_turn_it_is() -> None:
    match = Match(GAME.setup(1, {"random_pencils": True}))
    while match.state.actors() == [CHANCE]:
        match.play(CHANCE, match.state.legal_actions(CHANCE)[0])
    match.play(0, match.state.legal_actions(0)[0])
    assert match.state.actors() == [CHANCE]
    with pytest.raises(NoUndo):
        match.undo(0)
    match.undo(0, fair=False)
    assert match.state.actors() == [0]


class Turns(Toss):
    """Two seats act in turn, and nobody sees what the other does."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tossed = 0

    def awaited(self) -> int:
        return 1 << self.said % 2

    def volunteers(self) -> int:
        return 0

    def legal_actions(self, seat: int) -> vec[i64]:
        return vec[i64]([0])

    def play(self, seat: int, action: int) -> None:
        self.said += 1

    def seen(self, seat: int, actor: int, action: int) -> int:
        return action if seat == actor else HIDDEN


class TurnsGame(NextStationGame):
    """A game of turns."""

    def first(self, setup: Setup) -> State:
        return Turns(setup)

    def describe(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        return "turn", {}


def test_what_is_hidden_is_never_told() -> None:
    match = Match(TurnsGame().setup(2))
    match.play(0, 0)
    match.play(1, 0)
    assert [said.actor for said in match.seen(0)] == [0]
    assert match.seen(None) == []


def test_a_turn_that_has_passed_on_is_not_taken_back() -> None:
    match = Match(TurnsGame().setup(2))
    match.play(0, 0)
    with pytest.raises(NoUndo):
        match.undo(0)
    match.play(1, 0)
    with pytest.raises(NoUndo):
        match.undo(0)
    match.undo(0, fair=False)
    assert match.log == []
    assert match.takebacks == 1
