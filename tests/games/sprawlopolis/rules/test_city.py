"""The plane and the rules of placement."""

import pytest

from games.sprawlopolis.builders import (
    BOX,
    cards_city,
    finish,
    place,
    solo,
)
from megapolis.games.sprawlopolis.rules.actions import PLACE, SIZE
from megapolis.games.sprawlopolis.rules.box import block_name, read_block
from megapolis.games.sprawlopolis.rules.city import (
    CENTRE,
    City,
    laid_card,
    laid_place,
    laid_turned,
    new_city,
    opposite,
    place_name,
)
from megapolis.games.sprawlopolis.rules.laying import lay_card
from megapolis.games.sprawlopolis.rules.survey import survey

# Round a single card: all that covers or touches it by a side, without itself and the four corners.
AROUND_ONE = {(row, column) for row in range(-2, 3) for column in range(-2, 3)} - {
    (0, 0),
    (-2, -2),
    (-2, 2),
    (2, -2),
    (2, 2),
}


def places(built: City) -> set[tuple[int, int]]:
    found = [int(action) - int(PLACE) for action in built.places(3)]
    return {(at // int(SIZE) - int(CENTRE), at % int(SIZE) - int(CENTRE)) for at in found}


def test_around_one_card() -> None:
    assert places(cards_city(("1", 0, 0))) == AROUND_ONE


def test_the_same_four_places_are_closed_for_good() -> None:
    built = cards_city(("1", 0, 0), ("2", 0, 1))
    assert (0, 0) not in places(built)
    assert (0, 1) not in places(built)
    # A card that lies on parts of two others may be laid, and may hide the rest of a card.
    assert (0, -1) in places(built)
    assert (1, 0) in places(cards_city(("1", 0, 0), ("2", -1, 0)))


def test_a_gap_may_be_left_and_built_over() -> None:
    built = cards_city(("1", 0, 0), ("2", 2, 1), ("3", 4, 0))
    assert (2, -1) in places(built)
    assert (6, 6) not in places(built)


def test_full_cover_is_a_switch() -> None:
    assert (0, 0) not in solo().reveal(5).play("pick", card="1").places()
    assert (0, 0) in solo(allow_full_cover=True).reveal(5).play("pick", card="1").places()


def test_a_city_crosses_the_edge_of_the_plane() -> None:
    # Fifteen cards in a row to the east leave the plane on one side and come back on the other.
    built = new_city()
    for number in range(20):
        built = lay_card(BOX, built, number % 18, 0, place(0, 2 * number), True)
    assert (built.left, built.right) == (CENTRE, CENTRE + 39)
    assert survey(built).count == 80
    straight = cards_city(*[(str(number % 18 + 1), 0, 2 * number) for number in range(10)])
    moved = new_city()
    for number in range(10):
        moved = lay_card(BOX, moved, number, 0, place(25, 25 + 2 * number), True)
    for rule in BOX.rules:
        assert rule.points(survey(straight)) == rule.points(survey(moved))
    assert len(places(straight)) == len(list(moved.places(3)))


def test_covered_blocks_are_gone() -> None:
    built = cards_city(("1", 0, 0), ("2", 0, 1))
    shown = [block_name(built.cell(CENTRE + row, CENTRE + column)) for row in range(2) for column in range(3)]
    assert shown == ["R:EW", "I:NW", "P", "P", "R:EW", "C:EW"]


def test_turned_by_180_degrees() -> None:
    built = cards_city(("1", 0, 0, 1))
    shown = [block_name(built.cell(CENTRE + row, CENTRE + column)) for row in range(2) for column in range(2)]
    assert shown == ["C:NS", "P", "I:NE", "R:EW"]


def test_names() -> None:
    assert place_name(61) == "1:1"
    assert [int(opposite(side)) for side in (1, 2, 4, 8)] == [4, 8, 1, 2]


@pytest.mark.parametrize("said", ["R:EW", "P", "C:NS", "I:SW", "~"])
def test_blocks_round_trip(said: str) -> None:
    assert block_name(read_block(said)) == said


@pytest.mark.parametrize("said", ["", "X", "R:", "R:E", "R:EE", "R:EX", "RR", "~:NS", "~~"])
def test_what_is_no_block(said: str) -> None:
    assert read_block(said) == -1


def touches_by_a_side(built: City, at: int) -> bool:
    """The rule of placement, told naively."""
    row, column = at // int(SIZE), at % int(SIZE)
    own = {(row + down, column + across) for down in (0, 1) for across in (0, 1)}
    near = {(r + dr, c + dc) for r, c in own for dr, dc in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))}
    return any(built.is_block(r, c) for r, c in near)


@pytest.mark.parametrize("seed", range(6))
def test_no_placement_touches_only_a_corner(seed: int) -> None:
    state = finish(1, seed)
    built = new_city()
    origins: set[int] = set()
    for item in state.city.laid:
        if origins:
            legal = {int(action) - int(PLACE) for action in built.places(3)}
            rows, columns = range(built.top - 3, built.bottom + 3), range(built.left - 3, built.right + 3)
            near = {(row % int(SIZE)) * int(SIZE) + column % int(SIZE) for row in rows for column in columns}
            naive = {at for at in near if touches_by_a_side(built, at)} - origins
            assert legal == naive
            assert laid_place(item) in legal
        built = lay_card(BOX, built, laid_card(item), laid_turned(item), laid_place(item), True)
        origins.add(laid_place(item))
    assert len(origins) == 15


@pytest.mark.parametrize("seed", range(40))
def test_turning_the_whole_city_changes_nothing(seed: int) -> None:
    state = finish(1, seed)
    turned = new_city()
    for item in state.city.laid:
        row, column = -(laid_place(item) // int(SIZE)), -(laid_place(item) % int(SIZE))
        turned = lay_card(BOX, turned, laid_card(item), 1 - laid_turned(item), place(row, column), True)
    before, after = survey(state.city), survey(turned)
    assert list(before.largest) == list(after.largest)
    assert before.roads == after.roads
    assert sorted(before.length[1 : before.roads + 1]) == sorted(after.length[1 : after.roads + 1])
    for rule in BOX.rules:
        assert rule.points(before) == rule.points(after), rule.kind


def test_places_go_on_across_the_edge_of_the_plane() -> None:
    inside, across = new_city(), new_city()
    inside.put(20, 10, 1)
    across.put(0, 10, 1)
    size = int(SIZE)
    moved = sorted((int(action - PLACE) - 20 * size) % (size * size) + int(PLACE) for action in inside.places(3))
    assert list(across.places(3)) == moved
