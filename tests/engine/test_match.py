"""Playing by a log: undo, the log as others see it, chance by hand."""

import pytest

from megapolis import deal
from megapolis.engine.errors import IllegalMove, NoUndo
from megapolis.engine.match import Match
from megapolis.engine.state import CHANCE
from megapolis.games.next_station import GAME


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


def test_replayed_gives_every_earlier_position() -> None:
    match = deal("next_station", 2, seed=1)
    for _ in range(10):
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    assert match.replayed(len(match.log)).digest() == match.state.digest()
    assert match.replayed(0).digest() == GAME.first(match.setup).digest()
