"""What the coach counts in Welcome To."""

import pytest

from games.welcome_to.builders import CLASSIC, FULL_TOP, Table, act, sheet
from megapolis.conformance.thinking import random_decisions
from megapolis.engine.coach import Fact
from megapolis.engine.core.rng import Rng
from megapolis.engine.score import changes
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.state import WelcomeTo
from megapolis.games.welcome_to.show.coach import facts, homeless, neighbour


def facts_of(state: WelcomeTo, *way: int, seat: int = 0) -> dict[str, Fact]:
    """The facts about a way, by key."""
    before = state.isolate(seat, Rng(1))
    assert isinstance(before, WelcomeTo)
    after = before.clone()
    for action in way:
        after.play(seat, action)
    return {fact.key: fact for fact in facts(before, after, seat, way)}


def test_a_park() -> None:
    table = Table().deal("8 park", "5 park", "3 park").choose(0).write("t6")
    found = facts_of(table.state, act("park"))
    assert found["park"].args == {"street": "@street-top-on", "from": 0, "to": 2}
    assert found["park"].amount == 2.0
    assert set(found) == {"park"}


def test_a_pool() -> None:
    table = Table().deal("8 pool", "5 park", "3 park").choose(0).write("t7")
    found = facts_of(table.state, act("pool"))
    assert (found["pool"].args, found["pool"].marks) == ({"points": 3}, ["t7"])


def test_an_estate_and_its_value() -> None:
    table = Table().deal("8 fence", "5 estate", "3 park").give(0, sheet(top="1 2 . . . . . . . ."))
    way = (act("choose", number=0, action=0), act("write", plot="t6"), act("fence", gap="t2|3"))
    found = facts_of(table.state, *way)
    assert found["estate"].args == {"size": 2, "points": 2}
    table.give(0, sheet(top="1 2 | . . . . . . . ."))
    way = (act("choose", number=1, action=1), act("write", plot="t6"), act("estate", size="2"))
    found = facts_of(table.state, *way)
    assert found["value"].args == {"size": 2, "count": 1, "points": 1}


@pytest.mark.parametrize(("turned", "key"), [(0, "plan-first"), (1, "plan")])
def test_a_plan(turned: int, key: str) -> None:
    table = Table(2, plan_a=("A2",)).deal("8 park", "5 park", "3 park")
    plan = table.state.plan(0)
    board = sheet(top="1 2 | 3 4 | 5 6 | 7 8 | . .", centre="1 2 | 3 4 | . . . . . . .")
    table.give(0, board)
    table.state.turned = turned
    table.choose(0).write("b6")
    way = [act("approve", letter="A")]
    probe = table.state.clone()
    probe.play(0, way[0])
    while "pay" in {GAME.actions.verb(int(action)).name for action in probe.legal_actions(0)}:
        way.append(int(probe.legal_actions(0)[0]))
        probe.play(0, way[-1])
    found = facts_of(table.state, *way)
    assert found[key].args == {"letter": "A", "points": int(plan.low if turned else plan.high), "low": int(plan.low)}
    assert found[key].amount == found[key].args["points"]


def test_temps() -> None:
    table = Table().deal("8 temp", "5 park", "3 park").give(1, sheet(temps=1))
    way = (act("choose", number=0, action=0), act("shift", by="+1"), act("write", plot="t6"))
    probe = table.state.isolate(0, Rng(1))
    assert isinstance(probe, WelcomeTo)
    for action in way:
        probe.play(0, action)
    low, high = int(table.state.temp_points(0, 0)), int(probe.temp_points(0, 0))
    found = facts_of(table.state, *way)
    assert high > low
    assert found["temps"].args == {"from": low, "to": high}


def test_only_one_number_fits() -> None:
    table = Table().deal("9 park", "5 park", "3 park").give(0, sheet(top="1 2 8 . 10 . . . . ."))
    way = (act("choose", number=0, action=0), act("write", plot="t4"))
    found = facts_of(table.state, *way)
    assert found["only"].args == {"low": 8, "high": 10, "number": 9}
    assert found["only"].marks == ["t3", "t5"]
    elsewhere = facts_of(table.state, way[0], act("write", plot="c5"))
    assert "only" not in elsewhere


def test_numbers_that_fit_nowhere() -> None:
    full = sheet(top=FULL_TOP, centre="0 1 2 3 4 5 6 7 8 9 .", bottom="0 1 2 3 4 5 6 7 8 9 10 .")
    table = Table().deal("11 park", "5 park", "3 park").give(0, full)
    found = facts_of(table.state, act("choose", number=0, action=0), act("write", plot="c11"))
    assert found["room"].args["lost"] == fits_nowhere(table, "c11")
    assert found["room"].amount == -float(found["room"].args["lost"])


def fits_nowhere(table: Table, plot: str) -> int:
    """How many of 1 to 15 the rules allow nowhere after 11 is written here: each is tried."""
    probe = table.state.clone()
    for action in (act("choose", number=0, action=0), act("write", plot=plot)):
        probe.play(0, action)
    board = probe.sheets[0]
    numbers = {at: int(board.number_at(at)) for at in range(48) if board.filled >> at & 1}
    places = [at for at in range(48) if CLASSIC.plots >> at & 1 and at not in numbers]

    def fits(number: int, at: int) -> bool:
        street = {other: value for other, value in numbers.items() if other >> 4 == at >> 4}
        return all((value < number) == (other < at) and value != number for other, value in street.items())

    return sum(not any(fits(number, at) for at in places) for number in range(1, 16))


def test_neighbours_end_at_a_roundabout_and_at_the_street() -> None:
    board = sheet(top="1 . o . 5 . . . . .")
    assert neighbour(board, 1, -1) == 0
    assert neighbour(board, 1, 1) == -1
    assert neighbour(board, 5, -1) == 4
    assert neighbour(board, 5, 1) == -1
    assert neighbour(board, 0, -1) == -1
    assert homeless(board) == 0


LINES = {"park": "park", "pool": "pool", "estate": "estate", "value": "estate", "plan": "plan", "plan-first": "plan"}


@pytest.mark.parametrize("players", [1, 3])
def test_every_fact_can_be_recounted(players: int) -> None:
    """What is counted as points now is the change of that line of the score sheet."""
    checked = 0
    for match, seat, _ in random_decisions(GAME.setup(players), 12, seed=5):
        before = match.state.isolate(seat, Rng(1))
        assert isinstance(before, WelcomeTo)
        for candidate in GAME.heuristics.candidates(before, seat, 6):
            after = before.clone()
            for action in candidate.actions:
                after.play(seat, action)
            found = facts(before, after, seat, [int(action) for action in candidate.actions])
            gains: dict[str, int] = {}
            for change in changes(before.breakdown(seat), after.breakdown(seat)):
                gains[change.line.key] = gains.get(change.line.key, 0) + max(0, change.after - change.before)
            for key in {LINES[fact.key] for fact in found if fact.key in LINES}:
                told = sum(fact.amount for fact in found if LINES.get(fact.key) == key)
                assert told == gains[key], (key, found)
                checked += 1
    assert checked > 3
