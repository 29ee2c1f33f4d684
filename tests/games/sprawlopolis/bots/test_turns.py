"""Whole turns."""

import pytest

from games.sprawlopolis.builders import (
    Table,
    solo,
)
from megapolis.engine.core.rng import Rng
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.bots.turns import glances, whole_turns
from megapolis.games.sprawlopolis.rules import legal
from megapolis.games.sprawlopolis.rules.actions import BASE, FINISH, PLACE, TURN
from megapolis.games.sprawlopolis.rules.stages import LAST_CALL
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def test_a_whole_turn_names_card_place_and_way_up() -> None:
    state = solo().reveal(5).state
    plans = whole_turns(GAME.heuristics, state, 0, 1000, 1000)
    assert len(plans) == sum(2 * len(legal.places(after(state, card))) for card in state.legal_actions(0))
    assert [plan.prior for plan in plans] == sorted((plan.prior for plan in plans), reverse=True)
    best = plans[0]
    laid = state.clone()
    for action in best.actions:
        laid.apply(0, action)
    assert GAME.heuristics.value(laid, 0) == pytest.approx(best.prior)
    few = whole_turns(GAME.heuristics, state, 0, 4, 3)
    assert len(few) == 3
    assert few[0].prior <= best.prior


def after(state: Sprawlopolis, action: int) -> Sprawlopolis:
    state = state.clone()
    state.play(0, action)
    return state


def test_a_turn_that_has_begun_is_finished() -> None:
    table = solo().reveal(5).play("pick", card="1")
    [plan] = whole_turns(GAME.heuristics, table.state, 0, 8, 1)
    assert [PLACE <= plan.actions[0] < TURN, len(plan.actions)] == [True, 2]
    table.match.play(0, int(plan.actions[0]))
    plans = whole_turns(GAME.heuristics, table.state, 0, 8, 5)
    assert sorted(int(plan.actions[0]) for plan in plans) == [TURN, TURN + 1]


def test_cards_of_expansions_lie_as_their_rules_ask() -> None:
    rng = Rng(2)
    options = {"construction": True, "beaches": True, "wrecktar": True, "roadworks": "normal", "landmarks": True}
    state = GAME.new_state(GAME.setup(1, options))
    special = last = 0
    while not state.is_over():
        state.settle(rng)
        if state.is_over():
            break
        assert isinstance(state, Sprawlopolis)
        special += state.card >= BASE
        last += state.stage == LAST_CALL
        for action in whole_turns(GAME.heuristics, state, 0, 6, 1)[0].actions:
            state.apply(0, action)
    assert special


def test_the_last_call_may_be_let_pass() -> None:
    table = Table(1, conditions="6,12,18", roadworks="normal").deal(1, 2, 3).start(4)
    state = table.state.clone()
    state.stage, state.hands = LAST_CALL, table.state.known[:]
    plans = whole_turns(GAME.heuristics, state, 0, 8, 50)
    assert FINISH in [int(plan.actions[0]) for plan in plans]


def test_glances_keep_the_best_few() -> None:
    table = solo().reveal(5).play("pick", card="1")
    many, few = glances(table.state.clone(), 100), glances(table.state.clone(), 5)
    assert [few.count, many.count] == [5, 2 * len(legal.places(table.state))]
    seen = [int(value) for value in many.seen[: many.count]]
    assert seen == sorted(seen, reverse=True)
    assert list(few.seen[:5]) == seen[:5]
    assert list(few.ways[:5]) == list(many.ways[:5])
    assert {int(way) & 1 for way in many.ways[: many.count]} == {0, 1}
