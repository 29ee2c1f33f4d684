"""What a seat may do: numbers, refusals, the uses of actions, roundabouts."""

import pytest

from games.welcome_to.builders import FULL_TOP, STUCK, Table, act, sheet
from megapolis.engine.core.bitset import to_list

PAIRS = ("8 fence", "5 pool", "11 temp")


def test_a_number_must_be_written_before_anything_else() -> None:
    table = Table().deal(*PAIRS).choose(0)
    assert {table.match.setup.game.actions.to_fields(action)["do"] for action in table.state.legal_actions(0)} == {
        "write"
    }
    assert len(table.names("write")) == 33


@pytest.mark.parametrize(
    ("printed", "shifts"),
    [
        ("1 temp", ["-1", "0", "+1", "+2"]),
        ("2 temp", ["-2", "-1", "0", "+1", "+2"]),
        ("15 temp", ["-2", "-1", "0", "+1", "+2"]),
    ],
)
def test_shifted_numbers_stay_between_0_and_17(printed: str, shifts: list[str]) -> None:
    assert Table().deal(printed, "5 pool", "5 pool").choose(0).names("shift") == shifts


def test_a_refusal_only_when_no_printed_number_fits() -> None:
    table = Table().deal(*PAIRS)
    assert table.names("refuse") == []
    table.give(0, sheet(**STUCK)).deal("1 fence", "1 pool", "1 park")
    assert table.names("choose") == []
    assert table.names("refuse") == [""]
    table.play("refuse")
    assert table.sheet().refusals == 1
    assert table.names("fence") == []
    assert table.names("done") == [""]


def test_a_shift_may_avoid_a_refusal_but_need_not() -> None:
    stuck = sheet(top=FULL_TOP, centre="4 . . . . . . . . . 6", bottom="4 . . . . . . . . . . 6")
    table = Table().deal("7 temp", "7 fence", "4 pool").give(0, stuck)
    assert table.names("choose") == ["0 0"]
    assert table.names("refuse") == [""]
    table.choose(0)
    assert table.names("write") == []
    assert table.names("shift") == ["-2"]
    table.play("shift", by="-2")
    assert "c5" in table.names("write")


def test_plans_can_be_approved_after_a_refusal() -> None:
    board = sheet(refusals=0, top="0 1 2 3 | 4 5 6 7 | 8 9", centre=STUCK["centre"], bottom=STUCK["bottom"])
    table = Table().deal("1 fence", "1 pool", "1 park").give(0, board).play("refuse")
    assert table.names("approve") == ["A"]


def test_a_fence_goes_anywhere_but_not_where_one_is() -> None:
    table = Table().deal(*PAIRS).give(0, sheet(top=". . . | . . . . . . .")).choose(0).write("t5")
    gaps = table.names("fence")
    assert len(gaps) == 9 + 10 + 11 - 1
    assert "t3|4" not in gaps
    table.play("fence", gap="b11|12")
    assert table.sheet().fences >> 42 & 1
    assert table.names("fence") == []


def test_no_fence_through_an_estate_that_has_paid() -> None:
    board = sheet(bottom="1 2 3 4 | 5 6 7 8 | . . . .", top="1 2 | . . . . . . . .")
    table = Table().deal(*PAIRS).give(0, board).choose(0).write("t10").play("approve", letter="A").done(0)
    table.choose(0, 1).write("t5", 1).done(1).deal(*PAIRS).choose(0).write("c5")
    gaps = table.names("fence")
    assert not {"b1|2", "b2|3", "b3|4", "b5|6", "b7|8"} & set(gaps)
    assert {"t1|2", "b9|10"} <= set(gaps)


def test_estate_values_rise_column_by_column_until_full() -> None:
    table = Table().deal("8 estate", "5 pool", "2 bis").give(0, sheet(columns=[1, 0, 0, 0, 0, 0])).choose(0).write("t5")
    assert table.names("estate") == ["2", "3", "4", "5", "6"]
    table.play("estate", size="2")
    assert table.sheet().column_marks(2) == 1


def test_a_pool_needs_a_place_for_it_and_this_turns_house() -> None:
    table = Table().deal("8 pool", "5 pool", "2 bis").choose(0).write("t3").play("pool")
    assert to_list(table.sheet().pools) == [2]
    assert table.points("pool") == 3
    assert Table().deal("8 pool", "5 pool", "2 bis").choose(0).write("t4").names("pool") == []
    assert Table().deal("8 park", "5 pool", "2 bis").choose(0).write("t3").names("pool") == []


def test_nine_bis_are_all() -> None:
    nine = sheet(top="1 1b 1b 1b 1b 1b . . . .", centre="1 1b 1b 1b 1b . . . . . .")
    table = Table().deal("8 bis", "5 pool", "2 park").give(0, nine).choose(0).write("b5")
    assert table.names("bis") == []
    assert table.points("bis") == -28


def test_no_roundabouts_without_the_expert_variant() -> None:
    assert Table().deal(*PAIRS).names("roundabout") == []


def test_one_roundabout_a_round_before_the_choice_or_after_the_house() -> None:
    table = Table(roundabouts=True).deal(*PAIRS)
    assert len(table.names("roundabout")) == 33
    table.play("roundabout", plot="t5")
    assert table.names("roundabout") == []
    table.choose(0)
    assert "t5" not in table.names("write")
    later = Table(roundabouts=True).deal(*PAIRS).choose(0)
    assert later.names("roundabout") == []
    later.write("t5").play("roundabout", plot="t6")
    assert later.names("roundabout") == []
    assert later.names("fence") != []


def test_two_a_round_by_the_other_ruling_and_two_a_game() -> None:
    table = Table(roundabouts=True, roundabouts_per_round=2).deal(*PAIRS)
    table.play("roundabout", plot="t5").play("roundabout", plot="t7")
    assert table.points("roundabout") == -8
    assert table.names("roundabout") == []
    table.choose(0).write("c1").done(0).choose(0, 1).write("t1", 1).done(1).deal(*PAIRS)
    assert table.names("roundabout", 0) == []
    assert len(table.names("roundabout", 1)) == 32


def test_a_roundabout_may_make_a_refusal_undue_and_follows_one() -> None:
    table = Table(roundabouts=True).deal("1 fence", "1 pool", "1 park").give(0, sheet(**STUCK))
    assert table.names("refuse") == [""]
    tried = table.state.clone()
    tried.play(0, act("roundabout", plot="c5"))
    assert [action for action in tried.legal_actions(0) if action == act("refuse")] == []
    table.play("refuse")
    assert "c5" in table.names("roundabout")
