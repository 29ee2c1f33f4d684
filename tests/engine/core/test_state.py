"""The methods that follow from those that a game implements, with a small game."""

import pytest

from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import Heuristics, best_action
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, actor_of, playout
from megapolis.engine.errors import IllegalMove
from megapolis.engine.score import Change, ScoreLine, changes
from tiny import Coin


def test_actors_volunteers_and_chance_may_act() -> None:
    state = Coin(2).state()
    assert state.actors() == [CHANCE]
    assert state.may_act() == []
    assert state.chance_outcomes() == [(0, 3), (1, 1)]
    assert state.deck() == ""
    assert state.phase() == 0
    assert state.visible_action(1, 0, 5) == 5
    state.apply(CHANCE, 1)
    assert state.actors() == [0]
    assert state.may_act() == [1]
    assert state.chance_outcomes() == []
    state.apply(1, 1)
    assert state.may_act() == []
    state.apply(0, 1)
    assert state.is_over()
    assert state.scores() == [1, 1]


def test_samples_follow_the_weights() -> None:
    rng = Rng(1)
    state = Coin(2).state()
    heads = sum(state.sample(rng) == 0 for _ in range(2000))
    assert 1420 <= heads <= 1580
    state.settle(rng)
    assert state.actors() == [0]


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    state = Coin(2).state()
    state.apply(CHANCE, 0)
    for seat, action, key in (
        (0, 1, "error-game-over"),
        (2, 0, "error-no-such-seat"),
        (-2, 0, "error-no-such-seat"),
        (CHANCE, 0, "error-chance-not-awaited"),
        (0, -1, "error-no-such-action"),
    ):
        with pytest.raises(IllegalMove) as caught:
            state.apply(seat, action)
        assert caught.value.reason.key == key
    with pytest.raises(IllegalMove):
        state.preview(0, 1)
    assert state.why_not(0, 0) is None


def test_preview_lists_the_score_lines_that_change() -> None:
    state = Coin(2).state()
    state.apply(CHANCE, 0)
    assert state.preview(0, 0) == [Change(ScoreLine("said", 1), 0, 1)]


def test_changes_pair_lines_by_key_and_which() -> None:
    a, b = ScoreLine("line", 3, {"which": "a"}), ScoreLine("line", 5, {"which": "b"})
    more = ScoreLine("line", 9, {"which": "b"})
    assert changes([a, b], [a, more]) == [Change(more, 5, 9)]
    assert changes([a], [b]) == [Change(b, 0, 5), Change(a, 3, 0)]
    assert changes([ScoreLine("zero", 0)], []) == []


def test_digests_of_different_positions_differ() -> None:
    one, other = Coin(2).state(), Coin(2).state()
    assert one.digest() == other.digest()
    assert len(one.digest()) == 16
    other.apply(CHANCE, 0)
    assert one.digest() != other.digest()
    assert one.digest() != Coin(3).state().digest()


def test_a_playout_ends_the_game_and_actor_of_finds_the_first_seat() -> None:
    assert playout(Coin(1).state(), Rng(3)) == 2
    assert [actor_of(mask) for mask in (CHANCE, 1, 6, 8)] == [CHANCE, 0, 1, 3]


def test_heuristics_have_defaults() -> None:
    state = Coin(2).state()
    state.apply(CHANCE, 0)
    heuristics = Heuristics()
    assert heuristics.value(state, 0) == 0.0
    assert heuristics.prior(state, 0, 0) == 1.0
    assert heuristics.rollout_action(state, 0, Rng(1)) == 0
    assert best_action(heuristics, state, 0, state.legal_actions(0)) == 0


def test_a_perspective_shows_what_the_seat_may_know() -> None:
    state = Coin(2).state()
    state.apply(CHANCE, 1)
    position = Perspective(state, 0)
    assert list(position.legal_actions()) == [1]
    assert position.determinize(Rng(1)).digest() == state.digest()
    assert position.heuristics() is state.setup.game.heuristics
