"""What the coach counts in Next Station."""

import pytest

from games.next_station.builders import BOARD, Table, act
from megapolis.conformance.thinking import check_advice, random_decisions
from megapolis.engine.coach import Fact
from megapolis.engine.core.bitset import popcount
from megapolis.engine.core.rng import Rng
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.actions import CIRCLE, DRAW, POWER_DRAW, SPACE
from megapolis.games.next_station.rules.state import NextStation
from megapolis.games.next_station.show.coach import facts, progress

NOW = {"thames", "district", "dense", "star", "interchange"}


def facts_of(state: NextStation, action: int, seat: int = 0) -> dict[str, Fact]:
    """The facts about a single action, by key."""
    after = state.clone()
    after.play(seat, action)
    return {fact.key: fact for fact in facts(state, after, seat, (action,))}


def blue() -> Table:
    """A solo game that begins with the blue pencil at f7."""
    return Table(1).pencils("blue", "purple", "pink", "green")


def draw(table: Table, section: str) -> dict[str, Fact]:
    return facts_of(table.state, act("draw", section=section))


def test_under_the_thames() -> None:
    assert "thames" not in draw(blue().flip("street_square"), "f7-g6")
    dive = draw(Table(1).pencils("purple", "blue", "pink", "green").flip("street_triangle"), "c5-e3")
    assert (dive["thames"].args, dive["thames"].amount) == ({"to": "E3"}, 2.0)


def test_a_new_district_and_a_dense_one() -> None:
    table = blue().flip("street_triangle")
    found = draw(table, "f7-f9")
    assert found["dense"].args["most"] == 2
    assert found["dense"].amount == 1.0
    assert "district" not in found
    found = draw(blue().flip("street_square"), "f7-g6")
    assert (found["district"].args["most"], found["district"].amount) == (1, 1.0)


def test_a_star_and_a_meeting() -> None:
    table = blue().turn("street_triangle", "f7-f9").flip("street_circle")
    found = draw(table, "f9-e9")
    assert found["star"].args == {"to": "E9", "visits": 1, "points": 1}
    meeting = Table(1).pencils("blue", "green", "pink", "purple")
    meeting.turn("street_triangle", "f7-e6").turn("street_pentagon", "e6-d6").finish_round().flip("street_pentagon")
    found = draw(meeting, "d2-d6")
    assert found["interchange"].args == {"to": "D6", "points": 2, "line": "@coach-with-blue"}


def test_ways_on() -> None:
    table = blue().flip("street_square")
    fact = draw(table, "f7-g6")["ways"]
    after = table.state.clone()
    after.play(0, act("draw", section="f7-g6"))
    assert fact.args["symbols"] == len(reachable_symbols(after, "g6"))
    assert set(fact.marks) == set().union(*reachable_symbols(after, "g6").values())


def reachable_symbols(state: NextStation, station: str) -> dict[int, set[str]]:
    """By symbol the stations that a section from here may lead to, as the rules list legal moves."""
    out: dict[int, set[str]] = {}
    for symbol in range(4):
        probe = state.clone()
        probe.symbol, probe.branch, probe.waiting = symbol, True, 1
        for action in probe.legal_actions(0):
            values = SPACE.verb(int(action)).values(int(action))
            ends = [BOARD.names[end] for end in BOARD.ends[values["section"]]] if "section" in values else []
            if station in ends and DRAW <= action < POWER_DRAW:
                out.setdefault(symbol, set()).add(next(end for end in ends if end != station))
    return out


def test_a_branch() -> None:
    table = blue().turn("street_square", "f7-g6").turn("street_triangle", "g6-h6")
    table.flip("street_switch", "street_circle")
    from_an_end = next(name for name in table.targets() if "f7" in name)
    assert "branch" not in draw(table, from_an_end)
    found = draw(table, next(name for name in table.targets() if "g6" in name))
    assert found["branch"].args == {"from": "G6", "ends": 3}
    assert found["branch"].amount == 1.0


def test_the_last_card_of_a_symbol_and_the_end_of_the_round() -> None:
    table = (
        blue().turn("underground_square").turn("underground_circle").turn("underground_triangle").flip("street_square")
    )
    found = draw(table, "f7-g6")
    assert found["last-symbol"].args == {"to": "G6", "symbol": "@symbol-square"}
    assert found["soon-over"].args == {"out": 3, "all": 5, "left": 2}
    assert found["soon-over"].amount == 1.0
    assert not {"last-symbol", "soon-over"} & set(draw(blue().flip("street_square"), "f7-g6"))
    table = blue().turn("street_square")
    for symbol in ("triangle", "pentagon", "circle", "joker"):
        table.turn(f"underground_{symbol}")
    last = draw(table.flip("underground_square"), "f7-g6")
    assert last["soon-over"].args == {"out": 5, "all": 5, "left": 0}
    assert "last-symbol" not in last


@pytest.mark.parametrize(
    ("objective", "section", "done", "need"),
    [("thames_6", "c5-e3", 1, 6), ("all_districts", "c5-e3", 2, 13), ("central_complete", "c5-e3", 1, 9)],
)
def test_objectives_that_come_closer(objective: str, section: str, done: int, need: int) -> None:
    table = Table(1, objectives=True).pencils("purple", "blue", "pink", "green")
    table.chance("deal_objective", objective=objective)
    table.chance("deal_objective", objective="all_tourist_sites")
    fact = draw(table.flip("street_triangle"), section)["objective"]
    assert (fact.args["done"], fact.args["need"]) == (done, need)
    assert fact.args["objective"] == "@objective-" + objective


def test_progress_of_meetings_and_sites() -> None:
    sheet = blue().state.sheets[0]
    kinds = [int(kind) for kind in BOARD.objective_kind]
    assert progress(BOARD, sheet, kinds.index(0)) == (0, 8)
    assert progress(BOARD, sheet, kinds.index(2)) == (0, 5)


def test_a_pass_keeps_ways_open() -> None:
    """Counted by hand: from f7, where the line begins, one can go to every station that a section leads to."""
    table = blue().flip("street_square")
    found = facts_of(table.state, act("pass"))
    assert set(found) == {"open"}
    ways = [name for name in BOARD.section_names if "f7" in name.split("-")]
    assert (found["open"].kind, found["open"].args) == ("ways", {"sections": len(ways)})
    # Of a section it says only what is left, for the comparison: it is no reason to draw it.
    section = draw(table, "f7-g6")["open"]
    assert (section.kind, section.amount) == ("block", section.args["sections"])


def test_only_the_first_of_two_sections_is_told() -> None:
    table = Table(1, powers=True).pencils("blue", "purple", "pink", "green")
    table.powers(purple="joker", blue="double_section", pink="switch")
    table.flip("street_triangle")
    first = act("draw", section="f7-f9")
    after = table.state.clone()
    after.play(0, first)
    second = int(after.legal_actions(0)[-1])
    after.play(0, second)
    found = {fact.key: fact for fact in facts(table.state, after, 0, (first, second))}
    assert found["dense"].args == {"to": "F9", "most": 2}


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"objectives": True, "powers": True}), (4, {})])
def test_every_fact_can_be_recounted(players: int, options: dict[str, bool]) -> None:
    """What is counted as points now adds up to the change of the sheet, objectives apart; ways are legal moves."""
    checked = 0
    for match, seat, _ in random_decisions(GAME.setup(players, options), 12, seed=7):
        state = match.state.isolate(seat, Rng(1))
        assert isinstance(state, NextStation)
        for action in (int(each) for each in state.legal_actions(seat)):
            if not DRAW <= action < CIRCLE:
                continue
            after = state.clone()
            after.play(seat, action)
            closed = after.round != state.round
            found = {fact.key: fact for fact in facts(state, after, seat, (action,))} if not closed else {}
            if not found:
                continue
            change = sum(
                line.points * sign
                for position, sign in ((after, 1), (state, -1))
                for line in position.breakdown(seat)
                if line.key != "objective"
            )
            assert sum(fact.amount for key, fact in found.items() if key in NOW) == change
            if "branch" in found:
                grown = popcount(after.sheets[seat].ends) - popcount(state.sheets[seat].ends)
                assert found["branch"].amount == grown
            checked += 1
    assert checked > 10


def test_a_line_that_begins_where_another_passes() -> None:
    # An empty line counts for nothing here: its first section makes a meeting of the station that it departs from.
    options = {"objectives": True, "powers": True, "empty_line_counts": False}
    assert check_advice(GAME.setup(4, options), 3, 1) > 0
