"""Matches: undo, the log as others see it, chance entered by hand, moves as text."""

from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis import deal
from megapolis.catalog import game_ids
from megapolis.engine.actions import Move
from megapolis.engine.core.state import CHANCE, HIDDEN
from megapolis.engine.errors import IllegalMove, NoUndo
from megapolis.engine.game import no_moment
from megapolis.engine.match import LogView, Match
from megapolis.engine.setup import Setup
from megapolis.games.next_station import GAME
from tiny import Toss


def test_undo_without_an_action_is_refused() -> None:
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


def test_undo_keeps_the_actions_of_others() -> None:
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


def test_chance_is_entered_by_hand_without_a_seed() -> None:
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
    assert match.state_at(0).digest() == GAME.new_state(match.setup).digest()


def test_a_view_of_the_log_is_extended_while_the_match_is_played() -> None:
    match = deal("next_station", 2, seed=1)
    view = match.view_log(0)
    for _ in range(12):
        seat = match.state.actors()[-1]
        match.play(seat, match.state.legal_actions(seat)[-1], [view])
        assert view.lines == match.log_lines(0)
    assert [match.log[place].actor for place in view.places] == [line.actor for line in view.lines]
    assert len(view.lines) < len(match.log) or match.state.actors() == [0, 1]


def test_a_continuation_has_only_the_lines_that_follow() -> None:
    match = deal("next_station", 2, seed=1)
    match.play(1, match.state.legal_actions(1)[0])
    view = match.view_log(0)
    known = len(view.lines)
    following = view.continuation()
    match.play(0, match.state.legal_actions(0)[0], [following])
    assert len(view.lines) == known
    assert following.lines == match.log_lines(0)[known:]
    assert {0, 1} <= {line.actor for line in following.lines}, "what was held back is revealed"


def test_lines_say_when_they_were_played_and_what_seats_had_then() -> None:
    match = deal("next_station", 2, seed=1)
    while match.state.status() != "round 2 turn 2":
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[-1])
    view = match.view_log(0)
    assert [line.round for line in view.lines] == sorted(line.round for line in view.lines)
    turns = [(line.round, line.turn) for line in view.lines if line.points is not None]
    assert turns[0] == (0, 0)
    assert turns[-1] == (2, 2)
    assert len(set(turns)) == len(turns), "points stand on the first line of a turn"
    last = next(line for line in reversed(view.lines) if line.points is not None)
    assert last.points == match.state.scores()
    flips = [at for at, line in enumerate(view.lines) if line.key == "flip"]
    assert [view.told[at] for at in flips] == [view.places[at] for at in flips]
    for line, place, told in zip(view.lines, view.places, view.told, strict=True):
        assert told >= place
        assert line.actor != 1 or told > place or place == len(match.log) - 1 or match.log[place + 1].actor == -1


@pytest.mark.parametrize("name", game_ids())
def test_every_game_counts_its_turns(name: str) -> None:
    match = deal(name, 2, seed=2)
    for _ in range(120):
        if match.state.is_over():
            break
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        match.play(seat, legal[len(match.log) % len(legal)])
    moments = [(line.round, line.turn) for line in match.log_lines(0)]
    assert moments == sorted(moments)
    assert max(moments) > (0, 1)


def test_a_copy_is_independent() -> None:
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
    """A game in which two seats act in turn, and neither sees what the other does."""

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

    def visible_action(self, seat: int, actor: int, action: int) -> int:
        return action if seat == actor else HIDDEN


SHOW = replace(GAME.show, describe=lambda _state, _seat, _action: ("turn", {}), moment=no_moment)
TURNS = replace(GAME, new_state=Turns, show=SHOW)


def test_hidden_actions_are_never_shown() -> None:
    match = Match(TURNS.setup(2))
    match.play(0, 0)
    match.play(1, 0)
    assert [said.actor for said in match.log_lines(0)] == [0]
    assert match.log_lines(None) == []


def test_an_action_is_not_taken_back_once_the_turn_has_passed() -> None:
    match = Match(TURNS.setup(2))
    match.play(0, 0)
    with pytest.raises(NoUndo):
        match.undo(0)
    match.play(1, 0)
    with pytest.raises(NoUndo):
        match.undo(0)
    match.undo(0, fair=False)
    assert match.log == []
    assert match.takebacks == 1


def test_moves_have_text_and_can_be_played_by_it() -> None:
    match = deal("next_station", players=2, powers=True, seed="rain")
    moves = match.moves(0)
    assert moves[0] == Move(0, "pass")
    assert repr(moves[:1]) == "[Move('pass')]"
    assert len({*moves, *match.moves(0)}) == len(moves)
    assert [int(move.action) for move in moves] == list(match.state.legal_actions(0))
    match.play(str(moves[1]), seat=0)
    assert match.state.actors() == [1]
    # Only one seat is awaited, so it need not be named; a move may also be one of the list.
    match.play(match.moves()[0])
    assert match.log[-3].actor == 0
    assert match.log[-2] == (1, 0)


@pytest.mark.parametrize(
    ("move", "seat", "key"),
    [
        ("pass", None, "error-which-seat"),
        ("fly a0-b0", 0, "error-no-such-action"),
        ("", 0, "error-no-such-action"),
        ("draw", 0, "error-action-fields"),
        ("draw nowhere", 0, "error-action-field"),
        ("draw a0-b0", 0, "why-off-line"),
    ],
)
def test_a_text_that_is_not_a_move_is_refused(move: str, seat: int | None, key: str) -> None:
    match = deal("next_station", players=2, seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.play(move, seat=seat)
    assert caught.value.reason.key == key


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = deal("next_station", seed=1, random_pencils=True)
    while not match.state.is_over():
        match.play("pass")
    assert match.moves() == []
    assert repr(match.state).endswith("over, scores 4>")
    with pytest.raises(IllegalMove):
        match.play("pass")


def test_a_match_shows_its_board(capsys: pytest.CaptureFixture[str]) -> None:
    match = deal("next_station", players=2, seed=1)
    match.show(0, "uk")
    assert "Раунд" in capsys.readouterr().out
    assert repr(match.state) == "<NextStation round 1 turn 1, seats 0 1 to move, scores 1-1>"


@pytest.mark.parametrize("name", game_ids())
def test_what_is_not_legal_is_refused_before_it_is_described(name: str) -> None:
    match = deal(name, 2, seed=3)
    view = LogView(0)
    for _ in range(12):
        seat = match.state.actors()[0]
        legal = {int(action) for action in match.state.legal_actions(seat)}
        others = [action for action in range(match.setup.game.actions.count) if action not in legal]
        for action in others[:: max(1, len(others) // 60)]:
            with pytest.raises(IllegalMove):
                match.play(seat, action, [view])
        lines = len(view.lines)
        match.play(seat, min(legal), [view])
        assert len(view.lines) >= lines
