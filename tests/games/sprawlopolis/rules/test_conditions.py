"""Every scoring condition: the diagrams of the cards, and zero, negative, ties, loops, gaps and edges."""

import pytest

from games.sprawlopolis.builders import BOX, cards_city, look
from megapolis.games.sprawlopolis.rules.box import read_block
from megapolis.games.sprawlopolis.rules.city import place_name
from megapolis.games.sprawlopolis.rules.conditions import KINDS, Rule
from megapolis.games.sprawlopolis.rules.survey import survey
from megapolis.games.sprawlopolis.rules.tally import Tally

GAME_9 = (
    ". . . R:EW I:EW . . .",
    "I:EW C:EW P P C:ES C:EW R:SW .",
    "P R:ES R:SW R:EW R:NW P R:NE .",
    "P R:NS R:NS P P I:EW C:EW .",
    "I:SW C:NS C:NE I:EW I:NW P P C:NS",
    "C:NW R:NS R:EW C:EW R:EW C:EW R:EW I:NW",
    "P I:NS I:SW P . . . .",
    "P I:NS I:NW C:NS . . . .",
    "C:EW R:NW P R:NS . . . .",
)

# number of the condition, points, rows of the city
TABLE = [
    # 1 The Outskirts: +1 for a road with no end at the edge, else -1.
    (1, -1, ["R:NW I R:EW R:SW", "R:EW R:EW I R:NS", "R:NS I R:NW I", "R:NE R:EW R:EW R:SW"]),
    (1, 0, ["R I", "P C"]),
    (1, -1, ["R:EW"]),  # two open ends: still once
    (1, 1, ["C R:EW C"]),  # both ends face blocks without a road
    (1, -1, ["C R:EW"]),  # one end inside, one at the edge
    (1, 1, ["R:ES R:SW", "R:NE R:NW"]),  # a loop has no end
    (1, -1, [". R .", "R:ES . R", ". R ."]),  # ends in an enclosed hole and below: open
    (1, 0, ["R:EW . C", "C R:EW C"]),  # -1 and +1
    # 2 Bloom Boom: rows and columns with exactly three parks, and with none.
    (2, 1, [". P R R", "P P R P", "R R R P", "P P R P", ". R R R", ". P R ."]),
    (2, -2, ["R"]),
    (2, 0, ["P"]),
    (2, 1, ["P P P"]),  # columns hold one each
    (2, 1, ["P . P P"]),  # a gap does not split a row, and an empty column is none
    (2, 0, ["P P P P"]),
    (2, 0, ["P P P R", "P R R R"]),  # +1 for the first row, -1 for the last column
    # 3 Go Green
    (3, 0, ["R C"]),
    (3, 2, ["P P"]),
    (3, -5, ["P I", "I R"]),
    # 4 Block Party: 0 to 5 and more squares of one type.
    (4, -8, ["R R", "R C"]),
    (4, -5, ["R R", "R R"]),
    (4, -2, ["R R R", "R R R"]),  # overlapping squares
    (4, 1, ["R R R R", "R R R R"]),
    (4, 4, ["R R R", "R R R", "R R R"]),
    (4, 7, ["R R R R", "R R R R", "R R R ."]),
    (4, 7, ["P P P P", "P P P P", "P P P P"]),  # six squares: the last value
    (4, -2, ["R R C C", "R R C C"]),  # any type
    # 5 Stacks and Scrapers
    (5, 0, ["R"]),
    (5, 2, ["I"]),  # open sides do not disqualify
    (5, 4, ["I I", "C ."]),
    (5, 0, ["I R"]),
    (5, 2, [". C .", "C I C", ". C ."]),
    (5, 0, [". C .", "C I C", ". P ."]),
    (5, 2, ["I . R"]),  # a gap is no neighbour
    # 6 Master Planned
    (6, 0, ["P C"]),
    (6, 3, ["R R R C"]),
    (6, -2, ["I I"]),
    (6, 1, ["R R I", "C C P"]),
    (6, -1, ["R I I", "P R C"]),  # largest groups only
    # 7 Central Perks
    (7, 1, [". R R .", "R P P R", "R R P R", "P R R ."]),
    (7, 0, ["R R"]),
    (7, -2, ["P"]),
    (7, 1, [". R .", "R P R", ". R ."]),  # diagonal gaps do not matter
    (7, -2, ["R R R", "R P .", "R R R"]),
    (7, -2, ["R R R R", "R P . R", "R R R R"]),  # a hole is open
    # 8 The 'Burbs
    (8, 0, ["P I"]),
    (8, 2, ["P R P"]),
    (8, -2, ["I R"]),
    (8, 1, ["R R", "R P"]),  # a park with two sides on the group counts once
    (8, 0, ["P . R"]),
    (8, 1, ["P R C R I"]),  # tied: the better group
    (8, -2, ["P R C R R I"]),  # the largest group, although the other would score
    (8, -2, ["I R C R I"]),  # tied and both bad
    # 9 Concrete Jungle
    (9, 2, ["R I I", "I R R"]),
    (9, 0, ["I I"]),
    (9, 3, ["I R I", "R I R"]),
    (9, 0, ["R R"]),
    # 10 The Strip
    (10, 6, ["C C R C C C R C"]),
    (10, 0, ["R R"]),
    (10, 2, ["C . C"]),
    (10, 3, ["C R", "C R", "C C"]),  # a column
    (10, 2, ["C C", "C C"]),  # tied lines: one of them
    # 11 Mini Marts
    (11, 2, ["R:NE C:EW R:EW"]),
    (11, 2, ["R:NS .", "C:NE R:EW"]),
    (11, 0, ["R C:EW R:EW"]),  # the road does not go on
    (11, 0, ["R:EW C:EW I:EW"]),
    (11, 4, ["R:EW C:EW R:EW C:EW R:EW"]),  # a home serves two
    (11, 0, ["C C"]),
    (11, 0, ["R:EW C:EW"]),
    # 12 Superhighway
    (12, 3, ["R:EW R:SW R R:ES R:EW", ". R:NE R:EW R:NW ."]),
    (12, 0, ["R P"]),
    (12, 0, ["R:EW"]),
    (12, 1, ["R:EW C:EW I:EW"]),
    (12, 2, ["R:ES R:SW", "R:NE R:NW"]),  # a loop may be the longest
    (12, 1, ["R:EW R:EW . R:EW R:EW"]),  # the longest alone
    # 13 Park Hopping
    (13, 3, ["P R:EW R:SW", ". . R:NS", ". . P"]),
    (13, 0, ["P R:EW"]),
    (13, 3, ["P R:EW P"]),
    (13, 0, ["P R:EW C"]),
    (13, 0, ["P R:ES R:SW", "P R:NE R:NW"]),  # a loop has no end
    (13, 0, ["P R:SW", "R:NE R:NW"]),  # both ends face one park
    (13, 3, ["P P .", "R:NE R:NW ."]),  # two blocks of one group are two parks
    (13, 0, ["P . R:EW P"]),  # a gap
    # 14 Looping Lanes
    (14, 12, ["R:ES R:EW R:EW R:SW", "R:NS R R R:NS", "R:NS R R:ES R:NW", "R:NE R:EW R:NW ."]),
    (14, 0, ["R:EW R:EW"]),
    (14, 4, ["R:ES R:SW", "R:NE R:NW"]),
    (14, 8, ["R:ES R:SW . C:ES C:SW", "R:NE R:NW . C:NE C:NW"]),  # all loops together
    (14, 0, ["R:ES R:SW", "R:NE R:EW"]),  # nearly
    # 15 Skid Row
    (15, 2, ["R I", "I ."]),
    (15, 0, ["R I"]),
    (15, 2, ["I R I", ". I ."]),  # no more for a third
    (15, 0, ["I C", "C R"]),  # diagonal
    (15, 4, ["I R I", "R I ."]),
    # 16 Morning Commute
    (16, 4, ["C:EW I:SW R R:ES", ". R:NE P C:NW"]),
    (16, 0, ["R C"]),
    (16, 0, ["R:EW . C:EW"]),
    (16, 2, ["R:EW C:EW R:EW C:EW"]),  # once a road
    (16, 2, ["R:EW I:EW C:EW"]),
    # 17 Tourist Traps
    (17, 5, ["C R C .", "R R R R", "C R C R", "R R R ."]),
    (17, 0, ["R"]),
    (17, 2, ["C"]),
    (17, 0, [". R .", "R C R", ". R ."]),
    (17, 1, ["R R R", "R C R"]),
    (17, 1, [". R .", ". C .", ". R ."]),  # open on opposite sides: edge, not corner
    (17, 1, ["R R R", "R C .", "R R R"]),
    # 18 Sprawlopolis
    (18, 9, ["R R R R", "R R R R", "R R R R", ". . . R", ". R R R", ". R R ."]),
    (18, 2, ["R"]),  # the crossing block counts twice
    (18, 4, ["R . C P"]),
]


@pytest.mark.parametrize(("number", "points", "rows"), TABLE)
def test_condition(number: int, points: int, rows: list[str]) -> None:
    assert BOX.rules[number - 1].points(look(*rows)) == points


def test_every_condition_has_zero_and_more() -> None:
    for number in range(1, 19):
        values = {points for card, points, _ in TABLE if card == number}
        assert len(values) > 1, number


@pytest.mark.parametrize(("number", "points"), [(8, 7), (9, 6), (11, 6)])
def test_the_photographed_game(number: int, points: int) -> None:
    # The players wrote 5 for condition 9; the rule gives 6.
    assert BOX.rules[number - 1].points(look(*GAME_9)) == points


def marks(number: int, *rows: str) -> set[str]:
    """The marked blocks, counted from the city's north-western corner."""
    seen = look(*rows)
    tally = Tally(True)
    BOX.rules[number - 1].score(seen, tally)
    cells = [place_name(seen.cell(at)).split(":") for at in tally.marks]
    return {f"{int(row) - 29},{int(column) - 29}" for row, column in cells}


@pytest.mark.parametrize(
    ("number", "rows", "marked"),
    [
        (1, ["C R:EW C"], {"0,1"}),
        (2, ["P P P", "P R R"], {"0,0", "0,1", "0,2"}),
        (3, ["P R I"], {"0,0", "0,2"}),
        (4, ["R R C", "R R C"], {"0,0", "0,1", "1,0", "1,1"}),
        (5, ["I R . I"], {"0,3"}),
        (6, ["R R I C"], {"0,0", "0,1", "0,2"}),
        (7, ["P R"], {"0,0"}),
        (8, ["P R C R I"], {"0,0"}),
        (9, ["R I I", "I R R"], {"0,1", "1,0"}),
        (10, ["C R C", "C P P"], {"0,0", "0,2"}),
        (10, ["C P", "C P", "C C"], {"0,0", "1,0", "2,0"}),
        (11, ["R:NE C:EW R:EW"], {"0,1"}),
        (12, ["R:EW C:EW . I:EW"], {"0,0", "0,1"}),
        (13, ["P R:EW P"], {"0,1"}),
        (14, ["R:ES R:SW C:EW", "R:NE R:NW P"], {"0,0", "0,1", "1,0", "1,1"}),
        (15, ["R I", "I ."], {"0,0"}),
        (16, ["R:EW C:EW . C:EW"], {"0,0", "0,1"}),
        (17, ["C R"], {"0,0"}),
        (18, ["R . C", "P . ."], {"0,0", "0,2", "1,0"}),
        (2, ["R P"], {"0,0"}),
    ],
)
def test_what_earned_the_points(number: int, rows: list[str], marked: set[str]) -> None:
    assert marks(number, *rows) == marked


# ---------------------------------------------------------------------- shores

# An eastern shore beside the start card 1, a northern one above it.
EAST = (("1", 0, 0), ("B-E1", 0, 2))
NORTH = (*EAST, ("B-N1", -2, 0))


@pytest.mark.parametrize(
    ("kind", "numbers", "laid", "points"),
    [
        ("shore_blocks", [1, 2], EAST, 2),  # the R of the beach itself
        ("shore_blocks", [4, 2], EAST, 0),
        ("shore_roads", [1], EAST, 2),
        ("shore_roads", [1], NORTH, 4),
        ("shore_blocks", [1, 2], NORTH, 4),
        ("narrow_land", [9], NORTH, 0),  # no two opposite shores
        ("narrow_land", [9], (*EAST, ("B-E2", 0, -2, 1)), 5),  # four columns of land
        ("narrow_land", [3], (*EAST, ("B-E2", 0, -2, 1)), 0),
        ("narrow_land", [9], (("1", 0, 0), ("B-N1", -2, 0), ("B-N2", 2, 0, 1)), 5),
    ],
)
def test_shores(kind: str, numbers: list[int], laid: tuple[tuple[str, int, int], ...], points: int) -> None:
    numbers_type = type(BOX.rules[0].numbers)
    assert Rule(kind, numbers_type(numbers)).points(survey(cards_city(*laid))) == points


def test_a_corner_block_on_two_shores_counts_once() -> None:
    built = cards_city(("1", 0, 0), ("B-E1", 0, 0, 0), ("B-N1", -1, -1))
    assert list(built.shores)[:2] == [29, 29]
    corner = built.cell(29, 29)
    assert corner == read_block("I:EW")
    assert KINDS["shore_blocks"][1] == ("zone", "points")
    numbers_type = type(BOX.rules[0].numbers)
    assert Rule("shore_blocks", numbers_type([3, 2])).points(survey(built)) == 2
