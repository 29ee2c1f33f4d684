"""Points: the worked examples, every track, ranks and ties."""

import pytest

from games.welcome_to.builders import BLUEPRINT, BOX, CLASSIC, Table, sheet
from megapolis.games.welcome_to.rules.scoring import breakdown, closed_temp_points, temp_points, total


def ranked(*boxes: int) -> list[int]:
    counts = 0
    for count in boxes:
        counts |= 1 << count
    return [int(temp_points(CLASSIC, count, counts)) for count in boxes]


def test_worked_score_of_83() -> None:
    board = sheet(
        top="1 | 2 3* | 4 5 6 6b | 8 9 10",
        centre="3 | 4 4b | 6 7 8 9 | . . . .",
        bottom="2 4* 5 6 7 | 8 9* 9b 11 | . . .",
        parks=[0, 1, 5],
        columns=[1, 0, 0, 3, 0, 0],
        temps=3,
        approved={"A": 6, "B": 3, "C": 11},
    )
    assert [int(board.estates(size)) for size in range(1, 7)] == [2, 2, 1, 3, 1, 0]
    table = Table(3).deal("8 fence", "5 pool", "11 temp").give(0, board).give(1, sheet(temps=5)).give(2, sheet(temps=4))
    lines: dict[str, list[int]] = {}
    for line in table.state.breakdown(0):
        lines.setdefault(line.key, []).append(line.points)
    assert lines == {
        "plan": [6, 3, 11],
        "park": [0, 2, 18],
        "pool": [9],
        "temp": [1],
        "estate": [6, 4, 3, 21, 5, 0],
        "bis": [-6],
        "refusal": [0],
    }
    assert table.state.points(0) == 83


@pytest.mark.parametrize(
    ("boxes", "points"),
    [
        ((5, 5, 1, 0), [7, 7, 4, 0]),
        ((3, 2, 1, 1, 0), [7, 4, 1, 1, 0]),
        ((4, 3, 2, 1), [7, 4, 1, 0]),
        ((0, 0), [0, 0]),
        ((1,), [7]),
        ((11, 11), [7, 7]),
    ],
)
def test_temp_ranks_are_dense_and_none_scores_none(boxes: tuple[int, ...], points: list[int]) -> None:
    assert ranked(*boxes) == points


def test_temp_points_against_a_closed_competitor() -> None:
    thresholds = [int(count) for count in BOX.competitors[0].temps]
    points = [int(closed_temp_points(CLASSIC, count, thresholds)) for count in range(7)]
    assert points == [0, 1, 1, 4, 4, 7, 7]


@pytest.mark.parametrize(
    ("marks", "points"),
    [
        ({}, 0),
        ({"parks": [1, 0, 0]}, 2),
        ({"parks": [3, 4, 5]}, 10 + 14 + 18),
        ({"top": ". . 3* . . . . . . ."}, 3),
        ({"refusals": 1}, 0),
        ({"refusals": 2}, -3),
        ({"top": "1 1b . . . . . . . ."}, -1),
        ({"top": "o . . . . . . . . ."}, -3),
        ({"top": "o o . . . . . . . ."}, -8),
        ({"top": "1 | . . . . . . . . ."}, 1),
        ({"top": "1 | . . . . . . . . .", "columns": [1, 0, 0, 0, 0, 0]}, 3),
        ({"top": "1 2 | 3 4 | . . . . . .", "columns": [0, 1, 0, 0, 0, 0]}, 6),
        ({"top": "1 2 3 4 5 6 | 7 8 9 10", "columns": [0, 0, 0, 4, 0, 4]}, 8 + 12),
        ({"top": "1 2 3 4 5 | 6 7 8 | . .", "columns": [0, 0, 3, 0, 4, 0]}, 10 + 6),
        ({"top": "1 2 3 4 5 6 7 | 8 9 .", "columns": [1, 2, 3, 4, 4, 4]}, 0),
        ({"columns": [1, 2, 3, 4, 4, 4]}, 0),
    ],
)
def test_every_box_of_the_classic_side(marks: dict[str, object], points: int) -> None:
    assert total(CLASSIC, sheet(**marks)) == points


@pytest.mark.parametrize(
    ("marks", "points"),
    [
        ({"parks": [4, 4, 4]}, 15 + 14 + 12),
        ({"top": ". . . 3* . . . . ."}, 2),
        ({"top": "1 1b . . . . . . ."}, -2),
        ({"top": "1 | 2 3 | . . . . . .", "columns": [2, 2, 0, 0, 0, 0]}, 3 + 5),
    ],
)
def test_the_blueprint_has_its_own_values(marks: dict[str, object], points: int) -> None:
    assert total(BLUEPRINT, sheet(BLUEPRINT, **marks)) == points


def test_lines_name_the_houses_that_earn_them() -> None:
    board = sheet(top="1 2 | . . . . . . . .", bottom=". 2* . . . . . . . . . .")
    marks = {(line.key, line.args.get("which")): line.marks for line in breakdown(CLASSIC, board, 0, False)}
    assert marks["estate", 2] == ["t1", "t2"]
    assert marks["pool", None] == ["b2"]


def test_ties_go_to_more_complete_estates_and_are_shared_then() -> None:
    # Both have 4 points: one estate of 4 houses, or two of 2; estates of seven do not count.
    one, two = sheet(top="1 2 3 4 | . . . . . ."), sheet(top="1 2 | 3 4 | . . . . . .")
    table = Table(2).deal("8 fence", "5 pool", "11 temp").give(0, one).give(1, two)
    assert table.state.scores() == [4, 4]
    assert table.state.returns()[0] < 0 < table.state.returns()[1]
    table.give(1, one.clone())
    assert table.state.returns() == [0.0, 0.0]
