"""City plans: every kind, at its limits, and which estates pay."""

import pytest

from games.welcome_to.builders import BOX, CLASSIC, Table, plan, sheet
from megapolis.engine.core.bitset import to_list
from megapolis.games.welcome_to.rules.actions import PLOT_NAMES

PAIRS = ("9 park", "2 park", "3 park")
ONES = {
    "top": "1 | . . . . . . . . | 10",
    "centre": "1 | . . . . . . . . . | 11",
    "bottom": "1 | . . . . . . . . . . | 12",
}


@pytest.mark.parametrize(
    ("name", "marks", "met"),
    [
        ("A4", {"top": "1 2 3 4 | 5 6 7 8 | . ."}, True),
        ("A4", {"top": "1 2 3 4 | . . . . . .", "bottom": "1 2 3 4 | . . . . . . . ."}, True),
        ("A4", {"top": "1 2 3 4 | 5 6 7 . | . ."}, False),
        ("A4", {"top": "1 2 3 4 | 5 6 7 8 9 10"}, False),
        ("A1", {"top": "1 | 2 | 3 | 4 | 5 | 6 | . . . ."}, True),
        ("A1", {"top": "1 | 2 | 3 | 4 | 5 | . | . . . ."}, False),
        ("B7", {"top": "1 2 | 3 4 5 6 7 | . . ."}, True),
        ("C3", {"top": "1 | 2 3 | 4 5 | 6 7 8 | . ."}, True),
        ("C3", {"top": "1 | 2 3 | 4 . | 6 7 8 | . ."}, False),
        ("A8", ONES, True),
        ("A8", {**ONES, "top": "1 | 2 | . . . . . . . ."}, False),
        ("A8", {**ONES, "top": "o | 2 | . . . . . . . | 10"}, False),
        ("A9", {"top": "1 2 | 3 4 5 6 7 8 | . ."}, True),
        ("A9", {"centre": "1 2 | 3 4 5 6 7 8 | . . ."}, False),
        ("A10", {"centre": "1 2 3 | 4 5 6 7 | 8 9 10 11"}, True),
        ("A10", {"centre": "1 2 3 | 4 5 6 7 | 8 9 10 .", "top": "1 2 3 4 | . . . . . ."}, False),
        ("A11", {"bottom": "1 2 3 | 4 5 6 | 7 8 9 10 11 12"}, True),
        ("A12", {"top": "1 2 3 4 | o | 1 2 3 4 | ."}, True),
        ("A12", {"top": "1 2 3 4 | 5 6 7 8 | . .", "centre": "o . . . . . . . . . ."}, False),
        ("A13", {"bottom": "1 2 | o | 3 4 | o | 5 6 7 | . . ."}, True),
        ("A13", {"bottom": "1 2 | o | 3 4 | . | 5 6 7 | . . ."}, False),
        (
            "B8",
            {
                "top": ". . 3* | . . . | 7* 8 | . .",
                "centre": "1* | . . . . . . . . . .",
                "bottom": ". . . . . . | 7* | . . . . .",
            },
            True,
        ),
        (
            "B8",
            {
                "top": ". . . . . . | 7 8* | . .",
                "centre": "1* | . . . . . . . . . .",
                "bottom": ". . . . . . | 7* | . . . . .",
            },
            True,
        ),
        (
            "B8",
            {
                "top": ". . . . . . | 7 8* | . .",
                "centre": "1* | . . . . . . . . . .",
                "bottom": ". . . . . . | 7 | . . . . .",
            },
            False,
        ),
        ("B9", {"top": ". 2 3* | . . . | 7* 8 | . .", "centre": "1* 2 3 | . . . . . . . ."}, False),
        ("B9", {"top": "1 2 3* | . . . | 7* 8 | . .", "centre": "1* 2 3 | . . . . . . . ."}, True),
        ("B10", {"top": ". . . . | 5 6 7* 8 8b 10", "bottom": "1 2* 3 3b 5 | . . . . . . ."}, True),
        ("B10", {"top": ". . . . | 5 6 7* 8 9 10", "bottom": "1 2* 3 3b 5 | . . . . . . ."}, False),
        ("B11", {"top": "1 1b | 3 3b | 5 6 6b 7 | . ."}, True),
        ("B11", {"top": "1 1b | 3 4 | 5 6 6b 7 | . ."}, False),
        ("B12", {"top": "1 1b 1b 2 | 5 6 6b 7 7b | ."}, True),
        ("B12", {"top": "1 1b 2 3 | 5 6 6b 7 7b | ."}, False),
        ("C8", {"parks": [3, 4, 0]}, True),
        ("C8", {"parks": [3, 3, 0]}, False),
        ("C9", {"parks": [2, 2, 2]}, True),
        ("C9", {"parks": [3, 4, 1]}, False),
        ("C10", {"parks": [3, 4, 0]}, True),
        ("C10", {"parks": [3, 3, 4]}, False),
        ("C11", {"temps": 5}, True),
        ("C11", {"temps": 4}, False),
        ("C12", {"columns": [1, 2, 3, 0, 0, 0]}, True),
        ("C12", {"columns": [1, 2, 2, 0, 0, 0]}, False),
        ("C13", {"columns": [1, 2, 3, 0, 0, 0]}, True),
        ("C13", {"columns": [1, 2, 2, 4, 3, 0]}, True),
        ("C13", {"columns": [1, 2, 2, 3, 3, 3]}, False),
    ],
)
def test_what_plans_ask_for(name: str, marks: dict[str, object], met: bool) -> None:
    assert plan(name).is_met(CLASSIC, sheet(**marks)) is met


def test_every_plan_can_be_fulfilled_on_both_sides() -> None:
    for each in BOX.plans:
        for side in BOX.sides:
            street = int(each.street)
            houses = sum(each.sizes) + int(each.roundabouts)
            assert houses <= (side.lengths[street] if street >= 0 else 33 if not each.one_street else 13)
            assert each.high > each.low > 0


def approving(name: str, **marks: object) -> Table:
    """A seat that has this sheet and one plan to approve after a house."""
    option = f"plan_{name[0].lower()}"
    table = Table(2, **{option: (name,)}, roundabouts=name in ("A12", "A13")).deal(*PAIRS)
    return table.give(0, sheet(**marks)).choose(0)


def test_estates_that_leave_no_choice_pay_at_once() -> None:
    table = approving("A4", bottom="1 2 3 4 | 5 6 7 8 | . . . .").write("t10")
    table.play("approve", letter="A")
    assert table.names("pay") == []
    assert to_list(table.sheet().used) == [32, 33, 34, 35, 36, 37, 38, 39]
    assert table.sheet().free == 0
    assert table.names("approve") == []


def test_a_player_chooses_which_estates_pay_each_set_in_one_way() -> None:
    table = approving("A3", bottom="1 2 3 | 4 5 6 | 7 8 9 | . . .", centre="1 2 3 | 4 5 6 | . . . . .").write("t10")
    table.play("approve", letter="A")
    assert table.names("pay") == ["c1", "c4", "b1"]
    assert table.names("done") == []
    table.play("pay", plot="c4")
    # Of what comes later two must remain: b1 with b4 or b7, or b4 with b7.
    assert table.names("pay") == ["b1", "b4"]
    table.play("pay", plot="b4")
    assert table.names("pay") == []
    assert [PLOT_NAMES[plot] for plot in to_list(table.sheet().used)] == [
        "c4",
        "c5",
        "c6",
        *(f"b{n}" for n in range(4, 10)),
    ]
    assert table.points("plan") == 8


def count_ways(table: Table) -> list[int]:
    """The sets of estates that can pay, each as often as it can be reached."""
    state = table.state
    if table.names("pay"):
        out: list[int] = []
        for action in state.legal_actions(0):
            branch = Table(2)
            branch.match.state = state.clone()
            branch.match.state.play(0, action)
            out += count_ways(branch)
        return out
    return [int(state.sheets[0].used)]


def test_every_set_of_estates_can_be_picked_exactly_once() -> None:
    table = approving("C3", top="1 | 2 | 3 4 | 5 6 | 7 8 | . .", centre="1 2 3 | 4 5 6 | . . . . .").write("b12")
    table.play("approve", letter="C")
    ways = count_ways(table)
    assert len(ways) == len(set(ways)) == 2 * 3 * 2


def test_a_plan_for_any_one_street_asks_for_the_street() -> None:
    table = approving("A12", top="1 2 3 4 | 5 6 7 8 | o | .", centre="1 2 3 4 | 5 6 7 8 | o | . .").write("b12")
    table.play("approve", letter="A")
    assert table.names("pay") == ["t1", "c1"]
    table.play("pay", plot="c1")
    assert to_list(table.sheet().used) == [16, 17, 18, 19, 20, 21, 22, 23]


def test_within_the_street_there_may_be_a_choice_too() -> None:
    table = approving("A12", bottom="1 2 3 4 | 5 6 7 8 | o | 1 2 3").write("t10")
    assert table.names("approve") == ["A"]
    table = approving("A13", bottom="1 2 | 3 4 | 5 6 | o | 1 2 3 | o | .").write("t10")
    table.play("approve", letter="A")
    assert table.names("pay") == ["b1", "b3"]
    table.play("pay", plot="b3")
    assert to_list(table.sheet().used) == [34, 35, 36, 37, 39, 40, 41]


def test_plans_that_count_cells_use_nothing_up() -> None:
    table = approving("C11", temps=5, top="1 2 | . . . . . . . .").write("b12").play("approve", letter="C")
    assert table.sheet().used == 0
    assert table.points("plan") == 6


def test_extras_pay_with_an_estate_that_has_them() -> None:
    table = approving("B8", top="1 | 2 | 3* | . . . | 7* 8 | . .", centre="1* | . . . . . . . . . .").write("b12")
    table.play("approve", letter="B")
    assert [PLOT_NAMES[plot] for plot in to_list(table.sheet().used)] == ["t3", "t7", "t8", "c1"]


def test_ends_pay_with_the_ends() -> None:
    table = approving("A8", **{**ONES, "top": "1 | 2 | . . . . . . . | 10"}).write("b5").play("approve", letter="A")
    names = [PLOT_NAMES[plot] for plot in to_list(table.sheet().used)]
    assert names == ["t1", "t10", "c1", "c11", "b1", "b12"]
