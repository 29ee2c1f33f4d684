"""The search: its budget, its tree, what it finds."""

import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis import CHANCE, Match, Perspective, deal, find_game
from megapolis.arena import play_game
from megapolis.bots.core.search_bot import SearchBot
from megapolis.bots.core.settings import SearchSettings
from megapolis.bots.core.tree import NOBODY, PATIENCE, Node, due_visits, equal, find_due, select
from megapolis.bots.core.tree_search import TreeSearch
from megapolis.engine.core.bitset import contains
from megapolis.engine.core.rng import Rng

pytestmark = pytest.mark.compiled


def solo(seed: str = "search") -> Match:
    return deal("next_station", 1, seed=seed, random_pencils=True)


def searched(match: Match, settings: SearchSettings, seed: int = 1) -> TreeSearch:
    search = TreeSearch(settings, Perspective(match.state, 0), Rng(seed), None)
    search.run()
    return search


def test_every_iteration_visits_the_root_once() -> None:
    search = searched(solo(), SearchSettings(iterations=200))
    assert search.iterations == 200
    assert search.root.visits == 200
    assert sum(child.visits for child in search.root.children) == 200
    assert {int(child.action) for child in search.root.children} == set(solo().state.legal_actions(0))


def test_the_same_seed_gives_the_same_statistics() -> None:
    rows = [
        [
            (child.action, child.visits, child.total)
            for child in searched(solo(), SearchSettings(iterations=100)).root.children
        ]
        for _ in range(2)
    ]
    assert rows[0] == rows[1]


def test_a_time_budget_is_kept() -> None:
    began = time.thread_time()  # which stands still while others have the core
    search = searched(solo(), SearchSettings(milliseconds=100))
    assert time.thread_time() - began < 2.0
    assert search.iterations >= 16


def test_the_search_does_not_touch_the_position() -> None:
    match = solo()
    before = match.state.digest()
    SearchBot(1, SearchSettings(iterations=50)).choose(Perspective(match.state, 0))
    assert match.state.digest() == before


def test_simultaneous_seats_do_not_multiply_the_tree() -> None:
    """Below an own action come chance and own decisions only: what others draw unseen makes no branch."""
    match = deal("next_station", 4, seed="four")
    search = searched(match, SearchSettings(iterations=100))

    def actors(node: Node) -> set[int]:
        return {int(child.actor) for child in node.children}.union(*(actors(child) for child in node.children))

    assert actors(search.root) == {0, CHANCE}


def test_open_loop_judges_actions_over_all_of_chance() -> None:
    search = searched(solo(), SearchSettings(iterations=300, chance=False))

    def actors(node: Node) -> set[int]:
        return {int(child.actor) for child in node.children}.union(*(actors(child) for child in node.children))

    assert actors(search.root) == {0}


def test_a_tree_is_used_again() -> None:
    match = solo("reuse")
    bot = SearchBot(3, SearchSettings(iterations=150))
    kept = 0
    for _ in range(12):
        position = Perspective(match.state, 0)
        if len(position.legal_actions()) > 1:
            found = bot.reuse_tree(position)
            if found is not None:
                kept += 1
                assert {int(child.action) for child in found.children} <= set(position.legal_actions())
            bot.last = None
        match.play(0, int(bot.choose(position)))
    assert kept >= 3


def test_a_tree_of_another_position_is_not_used() -> None:
    bot = SearchBot(3, SearchSettings(iterations=100))
    bot.choose(Perspective(solo("one").state, 0))
    assert bot.reuse_tree(Perspective(solo("another").state, 0)) is None


def test_workers_add_up_their_visits_and_repeat() -> None:
    rows = []
    for _ in range(2):
        search = SearchBot(7, SearchSettings(iterations=60, workers=3)).think(Perspective(solo().state, 0))
        assert search.root.visits == 180
        rows.append([(child.action, child.visits, child.total) for child in search.root.children])
    assert rows[0] == rows[1]


def test_the_root_is_a_decision_of_the_seat_also_where_it_has_no_choice() -> None:
    """Elsewhere what is forced makes no node; at the root whoever asks wants to hear of it."""
    match = deal("next_station", 2, seed="forced")
    rng = Rng(1)
    while len(match.state.legal_actions(0)) != 1:
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, int(actions[rng.below(len(actions))]))
    search = searched(match, SearchSettings(iterations=30))
    [forced] = match.state.legal_actions(0)
    assert [(child.actor, child.action, child.visits) for child in search.root.children] == [(0, forced, 30)]
    assert search.best() is search.choices()[0]


def test_choices_are_the_seats_own_and_legal() -> None:
    """A root that was found again may have children of chance, of others and of other deals."""
    search = searched(solo(), SearchSettings(iterations=60))
    choices = [int(node.action) for node in search.choices()]
    legal = [int(action) for action in solo().state.legal_actions(0)]
    assert sorted(choices) == legal
    for actor, action in ((CHANCE, legal[0]), (1, legal[0]), (0, max(legal) + 1)):
        stray = search.root.child(actor, action)
        for _ in range(99):
            stray.record(9.0)
    assert [int(node.action) for node in search.choices()] == choices
    assert int(search.best().action) in legal
    assert search.best().visits < 99


def test_a_sure_thing_is_found() -> None:
    """In the last turn of the game the search must play the section that brings most."""
    setup = find_game("next_station").setup(1, {"random_pencils": True})
    bot = SearchBot(1, SearchSettings(iterations=60, aim="score"))
    seen = 0
    for seed in range(6):
        match = Match(setup, seed)
        rng = Rng(seed)
        while not match.state.is_over():
            actions = match.state.legal_actions(0)
            after = [match.state.clone() for _ in actions]
            for state, action in zip(after, actions, strict=True):
                state.play(0, action)
            if all(state.is_over() for state in after) and len(actions) > 1:
                seen += 1
                chosen = bot.choose(Perspective(match.state, 0))
                points = {int(action): int(state.points(0)) for state, action in zip(after, actions, strict=True)}
                assert points[int(chosen)] == max(points.values())
            match.play(0, int(actions[rng.below(len(actions))]))
    assert seen >= 2


def test_more_thinking_and_higher_levels_are_better() -> None:
    setup = find_game("next_station").setup(1, {"random_pencils": True})

    games = 16

    def mean(bot: str) -> float:
        return sum(int(play_game(setup, f"level{seed}", [bot]).state.points(0)) for seed in range(games)) / games

    few, some, many = (mean(f"search:aim=score,iterations={count}") for count in (4, 24, 144))
    assert few < some < many


def test_a_node_serves_whoever_decides_there() -> None:
    """With hidden cards one history may end at either seat's decision, with the very same actions."""
    search = searched(solo(), SearchSettings(iterations=1))
    state = solo().state
    actions = state.legal_actions(0)
    node = Node(CHANCE, 0, 0.0)
    for seat in (0, 1, 0):
        search.open(node, state, seat, actions)
        assert select(node, seat, actions, 1.0, 99).actor == seat
    assert len(node.children) == 2 * len(actions)


def decision(visits: list[int], values: list[float]) -> Node:
    node = Node(NOBODY, 0, 0.0)
    for action, (count, value) in enumerate(zip(visits, values, strict=True)):
        child = Node(0, action, 0.0)
        child.chances = 10
        for _ in range(count):
            child.record(value)
        node.children.append(child)
    node.legal = vec[i64](range(len(visits)))
    node.decider = 0
    return node


def test_actions_of_another_deal_are_not_chosen() -> None:
    """The last deal made the first two legal; a third child is left from a deal before."""
    node = decision([5, 5, 5], [1.0, 2.0, 9.0])
    node.legal = vec[i64]([0, 1])
    assert select(node, 0, vec[i64]([0, 1]), 0.0, 9).action == 1


@pytest.mark.parametrize(
    ("visits", "values", "actions", "exploration", "width", "wanted"),
    [
        ([5, 0, 5], [1.0, 0.0, 0.0], [0, 1, 2], 1.0, 9, 1),  # what was never tried
        ([5, 5, 5], [1.0, 3.0, 2.0], [0, 1, 2], 0.0, 9, 1),  # the best mean
        ([500, 5, 500], [1.0, 0.9, 1.0], [0, 1, 2], 1.0, 9, 1),  # the least known
        ([5, 5, 5], [1.0, 3.0, 2.0], [0, 2], 0.0, 9, 2),  # the best of what is legal
        ([5, 5, 0], [1.0, 0.5, 0.0], [0, 1, 2], 0.0, 2, 0),  # only so many are looked at
    ],
)
def test_selection(
    visits: list[int], values: list[float], actions: list[int], exploration: float, width: int, wanted: int
) -> None:
    assert select(decision(visits, values), 0, vec[i64](actions), exploration, width).action == wanted


def test_statistics_of_a_node() -> None:
    node = Node(0, 1, 0.0)
    assert node.mean() == 0.0
    node.record(1.0)
    assert node.error() == float("inf")
    node.record(3.0)
    assert (node.mean(), node.error()) == (2.0, 1.0)
    assert node.child(CHANCE, 4) is node.child(CHANCE, 4)
    assert node.find_child(0, 4) is None


def test_sorted_vecs() -> None:
    numbers = vec[i64]([1, 4, 9])
    assert [contains(numbers, number) for number in (0, 1, 4, 5, 9, 10)] == [False, True, True, False, True, False]
    assert equal(numbers, vec[i64]([1, 4, 9]))
    assert not equal(numbers, vec[i64]([1, 4]))
    assert not equal(numbers, vec[i64]([1, 4, 8]))


def visited(action: int, visits: int, chances: int) -> Node:
    node = Node(0, action, 0.0)
    node.visits, node.chances = visits, chances
    return node


def test_every_action_is_due_a_share_of_many_visits() -> None:
    root = Node(NOBODY, 0, 0.0)
    root.children = [visited(1, 0, 4000), visited(2, 3900, 4000), visited(3, 40, 4000), visited(4, 10, 4000)]
    actions = vec[i64]([1, 2, 3, 4])
    assert 150 < due_visits(4000, 4) < 200
    due = find_due(root, 0, actions, 16)
    assert due is root.children[2]
    # What is not legal in this deal is not due, nor is what somebody else would do.
    assert find_due(root, 0, vec[i64]([1, 2, 4]), 16) is root.children[3]
    assert find_due(root, 1, actions, 16) is None
    for child in root.children:
        child.chances = PATIENCE
    assert find_due(root, 0, actions, 16) is None


def test_shares_shrink() -> None:
    assert due_visits(PATIENCE, 1) == pytest.approx(0.0)
    shares = [due_visits(chances, 1) / chances for chances in (20_000, 100_000, 10_000_000)]
    assert shares == pytest.approx([0.231, 0.160, 0.037], abs=0.001)


def test_visits_that_are_due_say_nothing_about_the_decision_above() -> None:
    small = find_game("next_station")
    match = Match(small.setup(1, {"random_pencils": True}, small.small_data()), "due")
    search = searched(match, SearchSettings(iterations=8000, aim="score"))
    made = sum(int(child.visits) for child in search.root.children)
    assert search.iterations == 8000
    assert PATIENCE < search.root.visits < made < 8000
    chosen = sum(child.total for child in search.root.children) / made
    assert search.root.mean() > chosen


def test_exploration_does_not_vanish_with_the_spread() -> None:
    search = TreeSearch(SearchSettings(), Perspective(solo().state, 0), Rng(1), None)
    for value in (0.0, 8.0) * 10:
        search.note(value)
    first = search.spread
    assert first == pytest.approx(4.1, abs=0.1)
    for _ in range(10_000):
        search.note(8.0)
    assert search.spread == pytest.approx(search.widest / 2)
    assert search.widest >= first
