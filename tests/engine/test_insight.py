"""What bots know about a game that says nothing of its own."""

from megapolis.engine.insight import Insight, best_action
from megapolis.engine.rng import Rng
from tiny import Coin


def test_the_defaults_know_the_points_and_nothing_else() -> None:
    insight = Insight()
    state = Coin(2).state()
    state.settle(Rng(1))
    [action] = state.legal_actions(0)
    assert insight.evaluate(state, 0) == 0.0
    assert insight.promise(state, 0, action) == 1.0
    assert insight.rollout(state, 0, Rng(1)) == action
    assert best_action(insight, state, 0, state.legal_actions(0)) == action
    assert not insight.at_rest(state)
    assert insight.outlook(state) == state.returns()
