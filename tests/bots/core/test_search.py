"""The search: one class for every game and every number of seats."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis import Perspective, deal, find_game, game_ids
from megapolis.bots.core.evaluator import Evaluator, Leaves, RolloutEvaluator
from megapolis.bots.core.search import Decision, Edge, Search, improved_logits
from megapolis.engine.core.rng import Rng
from sampling import INTERPRETED

BUDGET = 6 if INTERPRETED else 40
DECISIONS = 1 if INTERPRETED else 6


class PointsEvaluator(Evaluator):
    """Takes the points at face value: an evaluator that the tree may grow with, and nothing random in it."""

    def __init__(self, game: str) -> None:
        super().__init__(find_game(game).heuristics, True)
        self.width = 6
        self.root_width = 8
        self.calls = 0

    def evaluate(self, leaves: Leaves) -> None:
        self.calls += 1
        points = [[float(score) for score in state.scores()] for state in leaves.states]
        leaves.values = vec[float]([value for own in points for value in own + own])
        leaves.logits = vec[float]([own[seat] for own, seat in zip(points, leaves.seats, strict=True)])


TABLES = [(name, seats) for name in game_ids() for seats in find_game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("kind", ["tree", "rollouts"])
def test_one_class_searches_every_game_at_every_table(name: str, seats: int, kind: str) -> None:
    match = deal(name, seats, seed="one class")
    evaluator = PointsEvaluator(name) if kind == "tree" else RolloutEvaluator(find_game(name).heuristics, False)
    rng = Rng(3)
    for _ in range(DECISIONS):
        seat = match.state.actors()[0]
        position = Perspective(match.state, seat)
        search = Search(position, evaluator, rng, BUDGET, 0, noisy=False)
        assert type(search) is Search
        search.run()
        path = search.best().path
        assert path[0] in position.legal_actions()
        assert len(search.root.edges) == 1 or search.evaluations >= BUDGET or search.idle
        match.play(seat, int(path[0]))


def thought(name: str, seats: int, budget: int, *, noisy: bool = False, seed: int = 5) -> Search:
    match = deal(name, seats, seed="thought")
    while len(match.state.legal_actions(match.state.actors()[0])) < 4:
        match.play(match.state.actors()[0], int(match.state.legal_actions(match.state.actors()[0])[0]))
    position = Perspective(match.state, match.state.actors()[0])
    search = Search(position, PointsEvaluator(name), Rng(seed), budget, 0, noisy=noisy)
    search.run()
    return search


def test_the_same_seed_searches_alike() -> None:
    one, two = (thought("next_station", 1, 200) for _ in range(2))
    assert [edge.visits for edge in one.root.edges] == [edge.visits for edge in two.root.edges]
    assert [list(edge.values) for edge in one.root.edges] == [list(edge.values) for edge in two.root.edges]


def test_half_of_the_turns_are_dropped_again_and_again() -> None:
    search = thought("next_station", 1, 300)
    visits = sorted((int(edge.visits) for edge in search.root.edges), reverse=True)
    assert visits[0] > visits[3] > 0
    assert search.best().visits == visits[0]


def test_the_tree_grows_with_the_budget() -> None:
    def depth(edge: Edge) -> int:
        below = [depth(further) for child in edge.children for further in child.edges]
        return 1 + max(below, default=0)

    small, large = (max(map(depth, thought("next_station", 1, budget).root.edges)) for budget in (60, 1500))
    assert small < large


def test_a_future_that_comes_again_counts_twice() -> None:
    edge = thought("next_station", 1, 3000).best()
    assert len({child.mark for child in edge.children}) == len(edge.children)
    assert sum(child.weight for child in edge.children) == edge.draws > len(edge.children)


def test_every_actor_goes_where_its_own_value_is_highest() -> None:
    search = thought("megalopolis", 3, 400)

    def below(edges: list[Edge]) -> list[Decision]:
        children = [child for edge in edges for child in edge.children if child.edges]
        return children + [further for child in children for further in below(child.edges)]

    decisions = below(search.root.edges)
    assert {int(decision.seat) for decision in decisions} > {int(search.seat)}
    for decision in decisions:
        own = [edge.values[decision.place] for edge in decision.edges]
        assert decision.values[decision.place] == max(own)


class ViewEvaluator(PointsEvaluator):
    """Says of each position who looks at it: a seat finds that everybody makes as many points as its own number."""

    def evaluate(self, leaves: Leaves) -> None:
        leaves.values = vec[float]([float(seat) for seat in leaves.seats for _ in range(leaves.stride)])


@pytest.mark.parametrize(("name", "seats"), [("capital_lux", 2), ("capital_lux", 4), ("megalopolis", 3)])
def test_the_searching_seat_judges_its_own_part_by_what_it_sees_itself(name: str, seats: int) -> None:
    match = deal(name, seats, seed="views")
    opened = set()
    for _ in range(40):
        seat = match.state.actors()[0]
        search = Search(Perspective(match.state, seat), ViewEvaluator(name), Rng(2), 60, 0, noisy=False)
        search.run()
        for child in (child for edge in search.root.edges for child in edge.children if child.edges):
            for edge in (edge for edge in child.edges if not edge.over and not edge.children):
                opened.add(child.seat == seat)
                assert list(edge.values) == [
                    float(seat if place % seats == seat else child.seat) for place in range(2 * seats)
                ]
        match.play(seat, int(search.best().path[0]))
    assert opened == {True, False}


def test_noise_makes_a_learner_try_other_turns() -> None:
    plain = {tuple(thought("next_station", 1, 30, seed=seed).best().path) for seed in range(12)}
    noisy = {tuple(thought("next_station", 1, 30, seed=seed, noisy=True).best().path) for seed in range(12)}
    assert len(noisy) > len(plain)


def test_values_count_more_the_more_was_visited() -> None:
    edges = [Edge(vec[i64]([0]), 1.0), Edge(vec[i64]([1]), 0.0)]
    edges[0].add(vec[float]([0.0]))
    edges[1].add(vec[float]([1.0]))
    few = improved_logits(edges, 0)
    edges[1].visits = 100
    many = improved_logits(edges, 0)
    assert many[1] - many[0] > few[1] - few[0] > 0


def test_a_search_by_the_clock_ends() -> None:
    match = deal("next_station", 1, seed="clock")
    search = Search(
        Perspective(match.state, match.state.actors()[0]), PointsEvaluator("next_station"), Rng(1), 0, 30, noisy=False
    )
    search.run()
    assert search.is_done()


def test_a_search_that_has_nothing_left_to_look_into_ends() -> None:
    match = deal("next_station", 1, seed="the end", random_pencils=True)
    rng = Rng(1)
    before = match.copy()
    while not match.state.is_over():
        before = match.copy()
        actions = match.state.legal_actions(0)
        match.play(0, int(actions[rng.below(len(actions))]))
    search = Search(Perspective(before.state, 0), PointsEvaluator("next_station"), rng, 10_000, 0, noisy=False)
    search.run()
    assert search.is_done()
    assert search.evaluations < 10_000
