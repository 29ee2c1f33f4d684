"""Where the cards of the expansions may be laid."""

import pytest

from games.sprawlopolis.builders import BOX, cards_city, city, place, solo
from games.sprawlopolis.rules.test_scoring import motorway
from megapolis.games.sprawlopolis.rules.actions import PLACE
from megapolis.games.sprawlopolis.rules.city import CENTRE, City, new_city
from megapolis.games.sprawlopolis.rules.laying import (
    beach_places,
    beach_turns,
    last_laid,
    lay_card,
    meets_demand,
    neighbour,
    rebuild_city,
    roads_join,
    works_fit,
    works_places,
    zone_places,
    zone_turns,
)

COVER, HOMES, SHOPS, AT_ONCE = range(4)


def card(name: str) -> int:
    return BOX.names.index(name)


def actions(*at: tuple[int, int]) -> set[int]:
    return {int(PLACE) + place(row, column) for row, column in at}


# ---------------------------------------------------------------------- construction zones


@pytest.mark.parametrize(
    ("rule", "row", "column", "turned", "met"),
    [
        # CZ-P has its site in the south-east, turned in the north-west.
        (COVER, -1, -1, 0, True),
        (COVER, 1, 1, 0, False),
        (COVER, 1, 1, 1, True),
        # Card 1 lies R I / P C. Only blocks of other cards count, not the zone card's own.
        (HOMES, -1, -2, 0, True),  # the site at 0,-1, west of R
        (HOMES, 0, 2, 1, False),  # the site at 0,2, east of I
        (SHOPS, 1, 2, 1, True),  # the site at 1,2, east of C
        (SHOPS, 0, 2, 0, False),
        (AT_ONCE, 1, 1, 0, True),
        (AT_ONCE, 2, 0, 0, False),
    ],
)
def test_demands(rule: int, row: int, column: int, turned: int, met: bool) -> None:
    built = cards_city(("1", 0, 0))
    assert meets_demand(BOX, built, rule, card("CZ-P"), turned, place(row, column)) == met


def test_a_zone_card_goes_where_the_demand_is_met() -> None:
    built = cards_city(("1", 0, 0))
    found = set(zone_places(BOX, built, HOMES, card("CZ-P")))
    assert found < set(built.places(3))
    assert all(zone_turns(BOX, built, HOMES, card("CZ-P"), action - int(PLACE)) for action in found)


def test_an_impossible_demand_is_waived() -> None:
    built = city("P P", "P P")  # no home to lie beside
    assert list(zone_places(BOX, built, HOMES, card("CZ-P"))) == list(built.places(3))


# ---------------------------------------------------------------------- beaches


def test_an_eastern_beach() -> None:
    built = cards_city(("1", 0, 0))
    # Land in column 1 (over the city's last) or 2 (beside it); as a western beach in column 0 or -1.
    east = actions((-1, 1), (1, 1), (0, 1), (-1, 2), (0, 2), (1, 2), (-2, 1), (2, 1))
    west = actions((-1, -1), (1, -1), (0, -1), (-1, -2), (0, -2), (1, -2), (-2, -1), (2, -1))
    assert set(beach_places(BOX, built, card("B-E1"))) == east | west
    assert beach_turns(BOX, built, card("B-E1"), place(0, 2)) == 1
    assert beach_turns(BOX, built, card("B-E1"), place(0, -2)) == 2


def test_a_beach_touches_with_its_land() -> None:
    built = cards_city(("1", 0, 0), ("2", 0, 2), ("3", 2, 2))
    assert beach_turns(BOX, built, card("B-N1"), place(-2, 0)) == 1
    # Land two rows below the northern card touches nothing: only its sea would.
    assert beach_turns(BOX, built, card("B-N1"), place(4, 0)) == 0
    assert beach_turns(BOX, built, card("B-N1"), place(4, 2)) == 2


def test_no_block_is_left_in_the_sea() -> None:
    built = cards_city(("1", 0, 0), ("2", 0, 2))
    assert beach_turns(BOX, built, card("B-E1"), place(0, 1)) == 0


def test_the_sea_may_cover_blocks_if_none_is_left_on_its_side() -> None:
    built = cards_city(("1", 0, 0), ("2", 0, 2), ("B-N1", 2, -1, 1))
    assert beach_turns(BOX, built, card("B-E1"), place(1, -1)) == 2
    assert beach_turns(BOX, built, card("B-E1"), place(1, -1), False) == 0, "as the first version of the rules had it"
    # One row higher the block at (2, -1) would be left in the sea.
    assert beach_turns(BOX, built, card("B-E1"), place(0, -1)) == 0
    laid = lay_card(BOX, built, card("B-E1"), 1, place(1, -1), True)
    assert not laid.is_block(CENTRE + 2, CENTRE - 1)
    assert (laid.left, laid.top, laid.bottom) == (CENTRE, CENTRE, CENTRE + 2)
    # What was covered is no place to lie beside any more.
    assert not laid.touches(place(0, -3))
    again = rebuild_city(BOX, laid, False, True)
    assert list(again.reach) == list(laid.reach)


@pytest.mark.parametrize(
    ("name", "turned", "at", "fits"),
    [("B-N1", 0, (0, 0), 0), ("B-N1", 0, (-1, 0), 1), ("B-N1", 1, (0, 1), 0), ("B-E2", 0, (0, 3), 1)],
)
def test_the_sea_never_leaves_part_of_a_row_behind(name: str, turned: int, at: tuple[int, int], fits: int) -> None:
    built = cards_city(("1", 0, 0), ("2", 0, 2))
    assert beach_turns(BOX, built, card(name), place(*at)) >> turned & 1 == fits


def test_each_beach_takes_another_direction() -> None:
    built = cards_city(("1", 0, 0), ("B-E1", 0, 2))
    assert not set(beach_places(BOX, built, card("B-E2"))) & actions((0, 1), (0, 2), (2, 2))
    both = lay_card(BOX, built, card("B-E2"), 1, place(0, -2), True)
    assert len(beach_places(BOX, both, card("B-E2"))) == 0
    assert len(beach_places(BOX, both, card("B-N1"))) > 0


def test_the_shore_runs_on() -> None:
    built = cards_city(("1", 0, 0), ("B-E1", 0, 1), ("B-N1", -2, -2))
    assert list(built.shores) == [CENTRE - 1, CENTRE + 1, 1000, -1000]
    for action in built.places(3):
        row, column = (action - int(PLACE)) // 60 - CENTRE, (action - int(PLACE)) % 60 - CENTRE
        assert row >= -1
        assert column <= 0
    # A beach keeps within the other shores with its land.
    assert beach_turns(BOX, built, card("B-N2"), place(2, 1)) == 0
    assert beach_turns(BOX, built, card("B-N2"), place(2, 0)) == 2


def test_land_of_a_beach_may_be_covered() -> None:
    built = cards_city(("1", 0, 0), ("B-E1", 0, 2))
    assert int(PLACE) + place(0, 1) in list(built.places(3))
    assert int(PLACE) + place(0, 2) not in list(built.places(3))


def test_neighbours_round_the_edge_of_the_plane() -> None:
    assert [int(neighbour(0, side)) for side in (1, 2, 4, 8)] == [59 * 60, 1, 60, 59]


# ---------------------------------------------------------------------- road works


# RW-1: C:EW R:EW / I:SW P: a level road, ends west and east, and a curve from the west to the south.
def test_one_end_of_each_road_must_join() -> None:
    beside = city("R:EW", "R:EW")
    assert roads_join(BOX, beside, card("RW-1"), 0, place(0, 1), False)
    assert not roads_join(BOX, beside, card("RW-1"), 0, place(0, 1), True)
    assert not roads_join(BOX, city("R:EW", "P"), card("RW-1"), 0, place(0, 1), False)
    assert not roads_join(BOX, city("P", "R:EW"), card("RW-1"), 0, place(0, 1), False)


def test_every_end_must_join() -> None:
    built = city("R:EW . . C:EW", "R:EW . . P", ". I:NS . .")
    assert roads_join(BOX, built, card("RW-1"), 0, place(0, 1), True)


def test_where_road_works_fit() -> None:
    assert not works_fit(BOX, city("P P"), card("RW-1"), False)
    built = cards_city(("1", 0, 0), ("2", 0, 2))
    for name in ("RW-1", "RW-2", "RW-3", "RW-4"):
        every = set(works_places(BOX, built, card(name), False))
        assert bool(every) == works_fit(BOX, built, card(name), False)
        assert set(works_places(BOX, built, card(name), True)) <= every


# ---------------------------------------------------------------------- monster and motorway


def test_the_monster_is_never_covered() -> None:
    built = cards_city(("1", 0, 0), ("WRECKTAR", 0, 0))
    assert built.monster == place(1, 1)
    found = set(built.places(3))
    assert not found & actions((0, 0), (1, 1), (0, 1), (1, 0))
    assert actions((-1, 0), (-1, -1), (0, -1)) <= found
    assert lay_card(BOX, cards_city(("1", 0, 0)), card("WRECKTAR"), 1, place(0, 0), True).monster == place(0, 0)


def test_the_last_card_but_no_beach() -> None:
    built = cards_city(("1", 0, 0), ("2", 0, 2), ("B-N1", -2, 0))
    assert last_laid(built) == place(0, 2)


def test_strips_join_at_either_end() -> None:
    built = motorway("IS-1", "IS-2 turned")
    assert (built.left, built.right) == (CENTRE, CENTRE + 3)
    assert [int(item) for item in built.strip] == [0, 3]
    sides = [[built.cell(row, CENTRE + column) & 7 for column in range(4)] for row in (CENTRE, CENTRE + 1)]
    assert sides == [[3, 1, 4, 2], [2, 4, 1, 3]]


def places(built: City, sides: int) -> set[int]:
    return set(built.places(sides))


def test_nobody_builds_on_or_across_the_motorway() -> None:
    built = motorway("IS-1", "IS-2")
    south, north = places(built, 1), places(built, 2)
    assert south == actions(*[(2, column) for column in range(-1, 4)])
    assert north == actions(*[(-2, column) for column in range(-1, 4)])
    assert places(built, 3) == south | north
    assert built.side(place(0, 0)) == built.side(place(1, 9)) == built.side(place(-1, 0)) == -1


def test_a_bare_plane_has_no_places() -> None:
    assert len(new_city().places(3)) == 0


def test_lay_card_leaves_the_old_city_alone() -> None:
    before = solo().state.city
    lay_card(BOX, before, 0, 0, place(0, 2), True)
    assert len(before.laid) == 1
    assert before.right == 30
