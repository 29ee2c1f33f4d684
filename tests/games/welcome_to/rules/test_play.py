"""What actions do: houses, refusals, actions, plans, and how the game ends."""

from typing import Any

from games.welcome_to.builders import CLASSIC, FULL_TOP, STUCK, Table, act, sheet
from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.state import CHANCE
from megapolis.games.welcome_to.rules.play import find_ending

PAIRS = ("8 fence", "5 pool", "11 temp")


# ---------------------------------------------------------------------- choosing and writing


def test_everybody_may_choose_the_same_pair() -> None:
    table = Table(3).deal(*PAIRS)
    for seat in range(3):
        assert table.names("choose", seat) == ["0 0", "1 1", "2 2"]
        table.choose(0, seat).write("t5", seat)
    assert table.state.actors() == [0, 1, 2]
    table.done(2, 0)
    assert table.state.actors() == [1]
    table.done(1)
    assert table.state.actors() == [CHANCE]


def test_temp_shift_of_the_rulebook() -> None:
    table = Table().deal("8 temp", "5 pool", "11 fence").choose(0)
    assert table.names("shift") == ["-2", "-1", "0", "+1", "+2"]
    writable = []
    for by in table.names("shift"):
        branch = table.state.clone()
        branch.play(0, act("shift", by=by))
        branch.play(0, act("write", plot="t5"))
        writable.append(branch.sheets[0].number_at(4))
    assert writable == [6, 7, 8, 9, 10]


def test_a_temp_box_is_crossed_even_without_a_shift_but_not_without_the_action() -> None:
    table = Table().deal(*PAIRS).choose(2).play("shift", by="0").write("t5")
    assert table.sheet().temps == 1
    assert table.sheet().number_at(4) == 11
    other = Table().deal(*PAIRS).choose(2).write("t5")
    assert other.sheet().temps == 0
    assert other.names("done") == [""]


def test_a_temp_agency_still_shifts_when_all_boxes_are_crossed() -> None:
    table = Table().deal(*PAIRS).give(0, sheet(temps=11)).choose(2).play("shift", by="+2").write("t5")
    assert table.sheet().temps == 11
    assert table.sheet().number_at(4) == 13


# ---------------------------------------------------------------------- refusals


def test_refusals_cost_0_0_3_5_and_the_third_ends_the_game() -> None:
    for crossed, cost in enumerate((0, 0, -3, -5)):
        table = Table(2).deal(*PAIRS).give(0, sheet(refusals=crossed))
        assert table.points("refusal") == cost
    table = Table(2).deal("1 fence", "1 pool", "1 park").give(0, sheet(refusals=2, **STUCK))
    table.play("refuse").done(0)
    assert not table.state.is_over()
    table.choose(0, 1).write("t1", 1).done(1)
    assert table.state.ending() == "all_refusals"


# ---------------------------------------------------------------------- actions


def test_actions_are_optional() -> None:
    table = Table().deal(*PAIRS).choose(0).write("t5").done()
    assert table.sheet().fences == CLASSIC.closed


def test_a_fence_may_part_a_number_from_its_bis() -> None:
    table = Table().deal(*PAIRS).give(0, sheet(top="1 1b . . . . . . . .")).choose(0).write("t5")
    table.play("fence", gap="t1|2")
    assert table.sheet().estates(1) == 1


def test_a_park_belongs_to_the_street_of_the_house() -> None:
    table = Table().deal("8 park", "5 pool", "2 bis").choose(0).write("c5").play("park")
    assert [table.sheet().park_marks(street) for street in range(3)] == [0, 1, 0]
    full = Table().deal("8 park", "5 pool", "2 bis").give(0, sheet(parks=[3, 0, 0])).choose(0).write("t5")
    assert full.names("park") == []


def test_a_bis_copies_any_neighbour_even_over_a_fence() -> None:
    board = sheet(top="3 | . . . . . . . . .")
    table = Table().deal("8 bis", "5 pool", "2 park").give(0, board).choose(0).write("c5")
    assert table.names("bis") == ["t2 left", "c4 right", "c6 left"]
    table.play("bis", plot="t2", copy="left")
    assert table.sheet().number_at(1) == 3
    assert to_list(table.sheet().bis) == [1]
    assert table.points("bis") == -1


# ---------------------------------------------------------------------- plans


def ready() -> Any:
    return sheet(bottom="1 2 3 4 | 5 6 7 8 | . . . .")


def test_all_who_approve_in_the_same_round_get_the_high_value() -> None:
    table = Table(3).deal(*PAIRS)
    for seat in range(3):
        table.give(seat, ready())
    for seat in (0, 1):
        table.choose(0, seat).write("t5", seat).play("approve", seat, letter="A").done(seat)
    table.choose(0, 2).write("t5", 2).done(2)
    assert [table.points("plan", seat) for seat in range(3)] == [6, 6, 0]
    assert table.state.turned == 1
    table.deal(*PAIRS).choose(0, 2).write("c5", 2).play("approve", 2, letter="A")
    assert table.points("plan", 2) == 3


def test_several_plans_in_a_round_and_the_third_ends_the_game() -> None:
    board = sheet(
        bottom="1 2 3 4 | 5 6 7 8 | . . . .", centre="1 2 | 3 4 5 6 7 | . . . .", top="1 2 | 3 4 5 | 6 7 8 9 | ."
    )
    table = Table(2).deal(*PAIRS).give(0, board).choose(2).write("b10")
    for letter in "ABC":
        table.play("approve", letter=letter)
        for _ in range(9):
            if table.names("pay"):
                table.play("pay", plot=table.names("pay")[0])
    assert table.points("plan") == 6 + 7 + 11
    table.done(0).choose(0, 1).write("t1", 1).done(1)
    assert table.state.ending() == "three_plans"
    assert table.state.awaited() == 0


def test_an_approved_plan_ends_the_action() -> None:
    table = Table(2).deal(*PAIRS).give(0, ready()).choose(0).write("t5")
    assert table.names("fence") != []
    table.play("approve", letter="A")
    assert table.names("fence") == []
    assert table.names("approve") == []


def test_a_plan_may_wait() -> None:
    table = Table(2).deal(*PAIRS).give(0, ready()).choose(0).write("t5").done(0).choose(0, 1).write("t5", 1).done(1)
    table.deal(*PAIRS).choose(0).write("c5").play("approve", letter="A")
    assert table.points("plan") == 6


# ---------------------------------------------------------------------- ends


def test_all_houses_end_the_game_and_roundabouts_are_no_houses() -> None:
    board = sheet(top=FULL_TOP, centre="0 1 2 3 4 o 1 2 3 4 5", bottom="0 1 2 3 4 5 . 9 10 11 12 13")
    table = Table(2, roundabouts=True).deal(*PAIRS).give(0, board).choose(0).write("b7").done(0)
    table.choose(0, 1).write("t5", 1).done(1)
    assert table.state.ending() == "all_houses"
    assert list(table.state.legal_actions(CHANCE)) == []


def test_three_plans_name_the_end_before_all_houses_and_refusals() -> None:
    table = Table(3).deal(*PAIRS)
    table.give(0, sheet(refusals=3))
    assert find_ending(table.state) == 3
    table.give(1, sheet(top=FULL_TOP, centre="0 1 2 3 4 5 6 7 8 9 10", bottom="0 1 2 3 4 5 6 7 8 9 10 11"))
    assert find_ending(table.state) == 2
    board = sheet()
    board.approved = 7
    table.give(2, board)
    assert find_ending(table.state) == 1
