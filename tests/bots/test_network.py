"""Networks as evaluators: whose answers go where."""

import numpy as np
import pytest
from librt.vecs import vec

from megapolis import Perspective, deal, find_game
from megapolis.bots.core.evaluator import Leaves
from megapolis.bots.core.search import Search
from megapolis.bots.network import evaluator_of, value_evaluator_of
from megapolis.bots.networks.judgement import fill
from megapolis.engine.core.rng import Rng

NO_POLICY = vec[float]([0.0])


def test_answers_are_turned_to_the_seats_of_the_table() -> None:
    match = deal("capital_lux", 3, seed="turned")
    leaves = Leaves(3)
    for seat in (0, 2):
        leaves.add(match.state, seat, 0, 0.0)
    points = vec[float]([1.0, 2.0, 3.0, 9.0, 1.0, 2.0, 3.0, 9.0])
    wins = vec[float]([1.0, 0.5, 0.0, 9.0, 1.0, 0.5, 0.0, 9.0])
    fill(leaves, find_game("capital_lux").heuristics, vec[float]([0.25, 0.75]), points, wins, share=0.0)
    values = np.array(leaves.values).reshape(2, 2, 3)
    assert values[0, 0].tolist() == [1.0, 0.0, -1.0]
    assert values[1, 0].tolist() == [0.0, -1.0, 1.0]
    baselines = np.array(leaves.baselines(find_game("capital_lux").heuristics)).reshape(2, 3)
    assert (values[:, 1] - baselines).tolist() == [[1.0, 2.0, 3.0], [2.0, 3.0, 1.0]]
    assert list(leaves.logits) == [0.25, 0.75]


def test_outcomes_are_read_off_expected_points_too() -> None:
    match = deal("capital_lux", 3, seed="leads")
    leaves = Leaves(3)
    leaves.add(match.state, 1, 0, 0.0)
    heuristics = find_game("capital_lux").heuristics
    fill(leaves, heuristics, NO_POLICY, vec[float]([30.0, 0.0, -30.0, 9.0]), vec[float]([0.5, 0.5, 0.5, 9.0]))
    first, second, third = (np.array(leaves.values)[place] for place in (1, 2, 0))
    assert first > 0.5
    assert third < -0.5
    assert abs(second) < 0.3
    fill(leaves, heuristics, NO_POLICY, vec[float]([0.0, 0.0, 0.0, 9.0]), vec[float]([1.0, 0.5, 0.0, 9.0]))
    assert np.array(leaves.values)[1] > np.array(leaves.values)[2] > np.array(leaves.values)[0]


def test_a_network_for_one_seat_says_nothing_of_the_others() -> None:
    match = deal("next_station", 3, seed="fewer")
    leaves = Leaves(3)
    leaves.add(match.state, 1, 0, 0.0)
    fill(leaves, find_game("next_station").heuristics, NO_POLICY, vec[float]([7.0]), vec[float]([1.0]))
    values = np.array(leaves.values).reshape(2, 3)
    assert values[0, 1] > 0 > values[0, 0] == values[0, 2]
    assert (values[1] - np.array(leaves.baselines(find_game("next_station").heuristics))).tolist() == [0.0, 7.0, 0.0]


def test_seats_that_a_network_does_not_read_gain_as_much_as_the_last_that_it_does() -> None:
    match = deal("welcome_to", 4, seed="fewer")
    leaves = Leaves(4)
    leaves.add(match.state, 3, 0, 0.0)
    heuristics = find_game("welcome_to").heuristics
    fill(leaves, heuristics, NO_POLICY, vec[float]([9.0, 4.0]), vec[float]([0.5, 0.5]))
    values = np.array(leaves.values).reshape(2, 4)
    assert (values[1] - np.array(leaves.baselines(heuristics))).tolist() == [4.0, 4.0, 4.0, 9.0]
    assert values[0, 3] > 0 > values[0, 0] == values[0, 1] == values[0, 2]


@pytest.mark.parametrize(("name", "aim", "players"), [("next_station", "score", 1), ("welcome_to", "win", 2)])
def test_the_shipped_networks_serve_the_search(name: str, aim: str, players: int) -> None:
    evaluator = value_evaluator_of(find_game(name), aim)
    match = deal(name, players, seed="shipped")
    search = Search(Perspective(match.state, match.state.actors()[0]), evaluator, Rng(1), 60, 0, noisy=False)
    search.run()
    values = [edge.values[search.root.place] for edge in search.root.edges]
    assert max(values) > min(values)
    assert search.best().values[search.root.place] == max(edge.values[search.root.place] for edge in search.alive)


def test_what_ends_the_game_brings_no_more_points() -> None:
    match = deal("next_station", 1, seed="over", random_pencils=True)
    while not match.state.is_over():
        match.play(0, int(match.state.legal_actions(0)[0]))
    leaves = Leaves(1)
    leaves.add(match.state, 0, 0, 0.0)
    value_evaluator_of(find_game("next_station"), "score").evaluate(leaves)
    assert list(leaves.values) == [0.0, float(match.state.scores()[0])]
    leaves.values = vec[float]([0.0, 0.0])
    fill(leaves, find_game("next_station").heuristics, NO_POLICY, vec[float]([7.0]), vec[float]([0.5]))
    assert list(leaves.values) == [0.0, float(match.state.scores()[0])]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_network_with_a_policy_serves_every_table(seats: int) -> None:
    evaluator = evaluator_of(find_game("capital_lux"), "win")
    match = deal("capital_lux", seats, seed="policy")
    search = Search(Perspective(match.state, match.state.actors()[0]), evaluator, Rng(1), 80, 0, noisy=False)
    search.run()
    assert len({edge.prior for edge in search.root.edges}) > 1
    outcomes = [list(edge.values)[:seats] for edge in search.root.edges]
    assert all(-1 <= value <= 1 for row in outcomes for value in row)
    # Of two seats one wins what the other loses, nearly: the network was never told so.
    assert seats > 2 or all(abs(sum(row)) < 0.4 for row in outcomes)
