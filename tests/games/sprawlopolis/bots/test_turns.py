"""Whole turns, and the glance that sorts them."""

import pytest

from games.sprawlopolis.builders import BOX, Table, act, cards_city, place, solo, terms
from megapolis.engine.core.rng import Rng
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.bots.glance import BY_KIND, COLUMNS, COMMON, Glance
from megapolis.games.sprawlopolis.bots.turns import glances, whole_turns
from megapolis.games.sprawlopolis.rules import legal
from megapolis.games.sprawlopolis.rules.actions import BASE, FINISH, PLACE, TURN
from megapolis.games.sprawlopolis.rules.stages import LAST_CALL
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def seen(row: int, column: int, turned: int = 0, *conditions: int) -> int:
    """What a glance sees in card 8 (R:NS C:NE / I:NS P) beside or on card 7 (C:EW I:EW / R:SW P) at 0, 0."""
    glance = Glance(terms(*conditions))
    return int(glance.at(cards_city(("7", 0, 0)), BOX.blocks, (7 * 2 + turned) * 4, place(row, column)))


def test_every_kind_of_condition_has_its_weights() -> None:
    assert {rule.kind for rule in BOX.rules} == set(BY_KIND)
    assert {len(COMMON), *(len(more) for more in BY_KIND.values())} == {COLUMNS}


def test_a_glance_counts_what_meets() -> None:
    apart = [int(weight) for weight in COMMON]
    # East of it: its I:EW runs against R:NS; the two parks of the lower row do not meet.
    assert seen(0, 2) == apart[10] + apart[12] * 4
    # The same turned round: P, I:NS above C:SW, R:NS; P meets I, I meets P; a road runs against the park.
    assert seen(0, 2, 1) == apart[10] * 2 + apart[12] * 3


def test_a_glance_counts_what_is_covered() -> None:
    assert seen(1, 1) != seen(2, 2)
    assert seen(1, 1, 0, 3) - seen(1, 1) == sum(
        int(BY_KIND["count_blocks"][column]) * count for column, count in counted(1, 1).items()
    )


def counted(row: int, column: int) -> dict[int, int]:
    """How often a glance meets each column, found by raising one weight at a time."""
    base = seen(row, column)
    found = {}
    for number in range(int(COLUMNS)):
        glance = Glance(terms())
        glance.weights[number] += 1
        found[number] = int(glance.at(cards_city(("7", 0, 0)), BOX.blocks, 7 * 8, place(row, column))) - base
    return found


def test_a_whole_turn_names_card_place_and_way_up() -> None:
    state = solo().reveal(5).state
    plans = whole_turns(GAME.heuristics, state, 0, 1000, 1000)
    assert len(plans) == sum(2 * len(legal.places(after(state, card))) for card in state.legal_actions(0))
    assert [plan.promise for plan in plans] == sorted((plan.promise for plan in plans), reverse=True)
    best = plans[0]
    laid = state.clone()
    for action in best.actions:
        laid.apply(0, action)
    assert GAME.heuristics.evaluate(laid, 0) == pytest.approx(best.promise)
    few = whole_turns(GAME.heuristics, state, 0, 4, 3)
    assert len(few) == 3
    assert few[0].promise <= best.promise


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
    assert [plan.promise for plan in few] == [plan.promise for plan in many[:5]]
    assert act("turn", turned=0) in {int(plan.actions[1]) for plan in many}
