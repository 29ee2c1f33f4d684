"""What bots know about a game that says nothing of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.bot import Perspective
from megapolis.engine.insight import Insight, Shortlist, best_action, lead, play_turn
from megapolis.engine.rng import Rng
from tiny import Coin


def test_the_defaults_know_the_points_and_nothing_else() -> None:
    insight = Insight()
    state = Coin(2).state()
    state.settle(Rng(1))
    [action] = state.legal_actions(0)
    assert insight.evaluate(state, 0) == insight.known(state, 0) == 0.0
    assert insight.promise(state, 0, action) == 1.0
    assert insight.rollout(state, 0, Rng(1)) == action
    assert best_action(insight, state, 0, state.legal_actions(0)) == action
    assert not insight.at_rest(state)
    assert insight.outlook(state) == state.returns()
    assert not insight.makes_plans()
    assert insight.judged() == 0
    assert insight.patience() > 1_000_000
    [plan] = insight.plans(state, 0, 4)
    assert (list(plan.actions), plan.promise) == ([action], 1.0)
    insight.play_on(state, 0, Rng(1))
    assert state.points(0) == 1


def test_a_lead_is_over_the_best_other() -> None:
    insight = Insight()
    state = Coin(3).state()
    state.said = 0b001
    assert [lead(insight, state, seat) for seat in range(3)] == [1.0, -1.0, -1.0]
    state.said = 0b011
    assert [lead(insight, state, seat) for seat in range(3)] == [0.0, 0.0, -1.0]
    alone = Coin(1).state()
    alone.said = 1
    assert lead(insight, alone, 0) == 1.0


def test_a_turn_is_played_to_its_end() -> None:
    insight = Insight()
    state = Coin(2).state()
    state.settle(Rng(1))
    assert state.afresh(0, Rng(1)).facts() == state.facts()
    assert Perspective(state, 0).afresh(Rng(1)).facts() == state.facts()
    [action] = state.legal_actions(0)
    assert list(play_turn(insight, state, 0, vec[i64]())) == [action]
    assert state.points(0) == 1


def test_a_shortlist_keeps_the_best_and_the_order_of_equals() -> None:
    short = Shortlist(3)
    for number, promise in enumerate([1.0, 5.0, 3.0, 5.0, 2.0, 4.0]):
        short.add(vec[i64]([number]), promise)
    assert [(int(plan.actions[0]), plan.promise) for plan in short.plans] == [(1, 5.0), (3, 5.0), (5, 4.0)]
