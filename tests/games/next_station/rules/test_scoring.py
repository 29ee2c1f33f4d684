"""Points: the rulebook's worked examples, the tables, a full network."""

import pytest

from games.next_station.builders import BOARD, Table, paper
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.scoring import best_line, breakdown, meets, total, tourist_points
from megapolis.games.next_station.rules.sheet import Sheet, Track

BEST_LUCK = {
    "green": "a2-a3 a2-d2 d2-e3 d6-e6 e3-e4 e4-f3 e4-f4 e6-e9 e9-h6 f4-h6",
    "pink": "c5-c7 c5-e5 c7-d6 e3-f3 e5-f4 f3-g3 f4-g3 g1-h0 g3-h3 h0-h3",
    "purple": "a2-c4 a3-a5 a3-b4 a5-c7 b4-c5 c3-c4 c3-e3 c4-c5 c7-e9 e3-g1",
    "blue": "c5-d6 c5-e3 d6-e5 e5-e6 e6-f7 f3-f4 f3-g2 f4-f7 g2-g3 g3-j6",
}


@pytest.mark.parametrize(
    ("districts", "most", "thames", "points"),
    [(6, 3, 1, 20), (4, 4, 0, 16), (5, 5, 2, 29), (5, 4, 1, 22), (6, 4, 1, 26)],
)
def test_line_points_of_the_rulebook(districts: int, most: int, thames: int, points: int) -> None:
    track = Track()
    track.districts, track.most, track.thames = districts, most, thames
    assert track.points(BOARD) == points


def test_rulebook_total_of_119() -> None:
    sheet = Sheet.blank()
    sheet.banked = 20 + 16 + 29 + 22
    sheet.tourist = 7
    sheet.interchange = 9 * BOARD.interchange[2]
    assert tourist_points(BOARD, 7) == 14
    assert total(BOARD, sheet, 0) == 87 + 14 + 18 == 119


def test_tourist_track_ends_at_ten() -> None:
    track = [tourist_points(BOARD, visits) for visits in range(13)]
    assert track == [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 25, 25]


def test_best_luck_network() -> None:
    sheet = paper(**BEST_LUCK)
    points = {BOARD.pencil_names[track.pencil]: track.points(BOARD) for track in sheet.lines()}
    assert points == {"green": 38, "pink": 38, "purple": 44, "blue": 45}
    lines = {(line.key, line.args.get("which")): line for line in breakdown(BOARD, sheet, 0, 0)}
    assert lines["tourist", None].points == 25
    assert [lines["interchange", count].args["count"] for count in (2, 3, 4)] == [8, 4, 1]
    assert total(BOARD, sheet, 0) == 235
    assert best_line(BOARD, sheet) == 45


OBJECTIVES = {
    "interchanges_8": (BEST_LUCK, {"green": "d2-a2"}),
    "all_districts": (
        {
            "green": "d2-c3 c3-a3 a3-a2 a2-a0",
            "pink": "h3-j1 j1-j0 h3-h0",
            "purple": "c5-a5 a5-a7 a7-a9 c5-e5",
            "blue": "f7-f9 f9-h9 h9-j9 h9-i8",
        },
        BEST_LUCK,
    ),
    "all_tourist_sites": (BEST_LUCK, {"green": "d2-a2 a2-a3"}),
    "central_complete": (
        {**BEST_LUCK, "blue": BEST_LUCK["blue"] + " g6-f7"},
        {key: value for key, value in BEST_LUCK.items() if key != "green"},
    ),
    "thames_6": (BEST_LUCK, {"purple": "c5-e5 e5-e6 c5-e3", "green": "d2-d6"}),
}


@pytest.mark.parametrize("name", OBJECTIVES)
def test_objectives(name: str) -> None:
    objective = BOARD.objective_names.index(name)
    met, missed = OBJECTIVES[name]
    assert meets(BOARD, paper(**met), objective)
    assert not meets(BOARD, paper(**missed), objective)
    worth = {True: 10, False: 0}
    for lines, fulfilled in ((met, True), (missed, False)):
        sheet = paper(**lines)
        assert total(BOARD, sheet, 1 << objective) - total(BOARD, sheet, 0) == worth[fulfilled]


def test_exactly_six_sections_under_the_thames_are_enough() -> None:
    objective = BOARD.objective_names.index("thames_6")
    five = {"purple": "c5-e5 e5-e6 c5-e3", "green": "d2-d6", "pink": "h3-h5"}
    six = {**five, "blue": "f7-f4"}
    assert not meets(BOARD, paper(**five), objective)
    assert meets(BOARD, paper(**six), objective)


def test_an_empty_line_is_one_point_or_none() -> None:
    counted = Table().pencils("green", "pink", "purple")
    assert counted.state.points(0) == 1
    not_counted = Table(empty_line_counts=False).pencils("green", "pink", "purple")
    assert not_counted.state.points(0) == 0
    for table in (counted, not_counted):
        table.turn("street_circle", "d2-a2")
        assert table.state.points(0) == 2
    assert counted.state.sheets[0].once == not_counted.state.sheets[0].once


def test_solo_deduction_and_ratings() -> None:
    table = Table(objectives=True, powers=True)
    assert table.state.points(0) == -20
    assert table.state.breakdown(0)[-1].key == "deduction"
    assert Table(players=2, objectives=True, powers=True).state.points(0) == 0


@pytest.mark.parametrize(
    ("points", "rating"),
    [
        (0, 1),
        (90, 1),
        (91, 2),
        (105, 2),
        (106, 3),
        (120, 3),
        (121, 4),
        (135, 4),
        (136, 5),
        (150, 5),
        (151, 6),
        (300, 6),
    ],
)
def test_rating_bands(points: int, rating: int) -> None:
    for top in ("90", "89"):
        state = Table(solo_lowest_band_top=top).state
        state.sheets[0].banked = points
        assert state.rating() == (2 if top == "89" and points == 90 else rating)
        assert GAME.show.remark(state) == (str(state.rating()), {})


def test_tie_break_is_the_best_line_then_shared() -> None:
    state = Table(players=2).pencils("green", "pink", "purple").state
    assert state.returns() == [0.0, 0.0]
    a, b = state.sheets
    a.banked = b.banked = 50
    a.best, b.best = 20, 25
    returns = state.returns()
    assert returns[1] > 0 > returns[0]
