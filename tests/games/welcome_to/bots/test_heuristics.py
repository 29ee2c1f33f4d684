"""What bots know: greedy plays well, rollouts are quick and legal, every step has a promise."""

import pytest

from games.welcome_to.builders import Table, act, sheet
from megapolis.bots import make_bot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.heuristics import best_action
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.games.welcome_to import GAME

PAIRS = ("8 fence", "5 pool", "11 temp")


def greedy(seed: int, players: int = 2, **options: object) -> State:
    """A finished game of greedy bots."""
    state = GAME.new_state(GAME.setup(players, options))
    rng = Rng(seed)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    while not state.is_over():
        seat = state.actors()[0]
        state.play(seat, state.sample(rng) if seat == CHANCE else bots[seat].choose(Perspective(state, seat)))
    return state


@pytest.mark.compiled
def test_greedy_averages_ninety_in_two_seat_classic_games() -> None:
    scores = [score for seed in range(50) for score in greedy(seed).scores()]
    assert sum(scores) / len(scores) >= 90


@pytest.mark.compiled
def test_greedy_plays_expert_and_solo_to_the_end() -> None:
    state = greedy(1, 2, roundabouts=True, advanced_plans=True, board="blueprint")
    assert min(state.scores()) > 40
    assert greedy(2, 1, competitor="victor").points(0) > 40
    assert greedy(2, 1, competitor="closed", roundabouts=True).points(0) > 40


@pytest.mark.parametrize("options", [{}, {"roundabouts": True, "advanced_plans": True}])
def test_rollouts_reach_the_end_and_fill_more_than_chance(options: dict[str, object]) -> None:
    heuristics = GAME.heuristics
    rounds = 0
    for seed in range(5):
        rng = Rng(seed)
        state = GAME.new_state(GAME.setup(2, options))
        while not state.is_over():
            seat = state.actors()[0]
            state.play(seat, state.sample(rng) if seat == CHANCE else heuristics.rollout_action(state, seat, rng))
        rounds += int(state.round)  # type: ignore[attr-defined]
    assert rounds / 5 > 20


def test_rollouts_shift_when_they_must_and_approve_at_once() -> None:
    heuristics = GAME.heuristics
    stuck = sheet(top="0 1 2 3 4 5 6 7 8 9", centre="4 . . . . . . . . . 6", bottom="4 . . . . . . . . . . 6")
    table = Table().deal("7 temp", "7 fence", "4 pool").give(0, stuck).choose(0)
    assert heuristics.rollout_action(table.state, 0, Rng(1)) == act("shift", by="-2")
    ready = sheet(bottom="1 2 3 4 | 5 6 7 8 | . . . .")
    table = Table().deal(*PAIRS).give(0, ready).choose(0).write("t5")
    assert heuristics.rollout_action(table.state, 0, Rng(1)) == act("approve", letter="A")
    table = Table().deal(*PAIRS).choose(0)
    assert heuristics.rollout_action(table.state, 0, Rng(1)) in (
        act("write", plot="t5"),
        act("write", plot="c6"),
        act("write", plot="b6"),
    )


def best(table: Table) -> int:
    return int(best_action(GAME.heuristics, table.state, 0, table.state.legal_actions(0)))


def test_greedy_pays_for_plans_and_gives_the_least() -> None:
    many = sheet(bottom="1 2 3 | 4 5 6 | 7 8 9 | . . .", centre="1 2 3 | 4 5 6 | . . . . .")
    table = Table(2, plan_a=("A3",)).deal("8 park", "5 pool", "11 temp").give(0, many).choose(0).write("t5")
    assert best(table) == act("park")
    table.play("park")
    assert best(table) == act("approve", letter="A")
    table.play("approve", letter="A")
    assert table.names("pay") != []
    assert best(table) in table.state.legal_actions(0)
    stuck = sheet(top="0 1 2 3 4 5 6 7 8 9", centre="0 . . . . . . . . . 1", bottom="0 . . . . . . . . . . 1")
    solo = Table(1, competitor="victor").deal("5 estate", "6 pool", "10 bis").give(0, stuck)
    assert best(solo) == act("refuse")
    solo.play("refuse")
    assert best(solo) == act("give", slot=2)


def test_a_turn_is_worth_less_by_what_it_leaves_to_the_competitor() -> None:
    turn, prior = act("choose", number=0, action=1), GAME.heuristics.prior
    tables = {name: Table(1, competitor=name).deal("5 estate", "6 pool", "10 bis") for name in ("closed", "victor")}
    worth = {name: prior(table.state, 0, turn) for name, table in tables.items()}
    assert prior(tables["closed"].state, 0, act("give", slot=2)) == 0
    assert prior(tables["victor"].state, 0, act("give", slot=2)) == pytest.approx(worth["victor"] - worth["closed"])
    assert worth["victor"] < worth["closed"]


def test_a_roundabout_is_built_only_where_it_opens_the_street() -> None:
    table = Table(2, roundabouts=True).deal(*PAIRS)
    assert best(table) < act("refuse")
    stuck = sheet(top="0 1 2 3 4 5 6 7 8 9", centre="0 . . . . . . . . . 1", bottom="0 . . . . . . . . . . 1")
    table = Table(2, roundabouts=True).deal("8 fence", "8 pool", "8 park").give(0, stuck)
    assert act("roundabout", plot="t1") < best(table) < act("approve", letter="A")


def test_plans_that_count_are_worth_more_the_nearer_they_are() -> None:
    values = []
    for temps in (0, 3, 4, 5):
        table = Table(2, plan_c=("C11",)).deal(*PAIRS).give(0, sheet(temps=temps))
        plain = Table(2, plan_c=("C1",)).deal(*PAIRS).give(0, sheet(temps=temps))
        values.append(GAME.heuristics.value(table.state, 0) - GAME.heuristics.value(plain.state, 0))
    assert values == sorted(values)
    assert values[-1] - values[0] == 6.0


def test_a_finished_game_is_worth_its_points() -> None:
    table = Table(2).deal(*PAIRS).give(0, sheet(parks=[1, 0, 0]))
    table.state.over = 1
    table.state.waiting = 0
    assert GAME.heuristics.value(table.state, 0) == 2.0


def test_plans_are_whole_turns_the_best_first() -> None:
    heuristics = GAME.heuristics
    state = Table().deal(*PAIRS).state
    plans = heuristics.candidates(state, 0, 12)
    promises = [plan.prior for plan in plans]
    assert len(plans) == 12
    assert promises == sorted(promises, reverse=True)
    assert {len(plan.actions) for plan in plans} <= {2, 3}
    best = best_action(heuristics, state, 0, state.legal_actions(0))
    assert promises[0] >= heuristics.prior(state, 0, best)
    for plan in plans:
        after = state.clone()
        for action in plan.actions:
            assert after.is_legal(0, action)
            after.play(0, action)
        assert heuristics.baseline(after, 0) == pytest.approx(plan.prior)


def test_plans_go_on_from_the_middle_of_a_turn() -> None:
    heuristics = GAME.heuristics
    state = Table().deal(*PAIRS).state
    state.play(0, state.legal_actions(0)[-1])
    shifted = [plan.actions for plan in heuristics.candidates(state, 0, 99)]
    assert {len(actions) for actions in shifted} == {1, 2}, "a house at once, or after a shift"
    state.play(0, next(actions for actions in shifted if len(actions) == 2)[0])
    houses = heuristics.candidates(state, 0, 99)
    assert [len(plan.actions) for plan in houses] == [1] * len(state.legal_actions(0))
    state.play(0, houses[0].actions[0])
    assert [list(plan.actions) for plan in heuristics.candidates(state, 0, 99)] == [list(state.legal_actions(0))]
    assert heuristics.network_limit() == 16
