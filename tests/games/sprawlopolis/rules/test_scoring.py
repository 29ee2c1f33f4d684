"""Zones, roads, levels, expansions and duels, line by line."""

import pytest

from games.sprawlopolis.builders import BOX, by_key, cards_city, city, own_box, place, terms
from games.sprawlopolis.rules.test_conditions import GAME_9
from megapolis.games.sprawlopolis.rules.box import read_block
from megapolis.games.sprawlopolis.rules.city import CENTRE, City, new_city
from megapolis.games.sprawlopolis.rules.laying import lay_card, lay_strip
from megapolis.games.sprawlopolis.rules.scoring import Terms, duel_lines, duel_points, team_lines, team_points

# Zones 2, 2, 4 and 3; seven roads.
EXAMPLE = (
    "C:EW C:NS . P P",
    "R:EW R:SW R P P",
    "I:NS I:EW . . .",
    "R:EW P C:EW . .",
)


def lines(terms_: Terms, built: City, works: int = 0, with_works: bool = False) -> dict[str, int]:
    found = team_lines(terms_, built, works, with_works)
    assert sum(line.points for line in found) == team_points(terms_, built, works)
    return by_key(found)


def test_the_example_of_the_rulebook() -> None:
    found = lines(terms(), city(*EXAMPLE))
    assert found == {"zone @zone-R": 3, "zone @zone-C": 2, "zone @zone-I": 2, "zone @zone-P": 4, "roads": -7}
    assert team_points(terms(), city(*EXAMPLE), 0) == 11 - 7 == 4


def test_the_photographed_game() -> None:
    found = lines(terms(8, 9, 11), city(*GAME_9))
    assert found == {
        "zone @zone-R": 6,
        "zone @zone-C": 2,
        "zone @zone-I": 4,
        "zone @zone-P": 2,
        "roads": -9,
        "condition @condition-8": 7,
        "condition @condition-9": 6,
        "condition @condition-11": 6,
    }
    assert terms(8, 9, 11).target() == 28


@pytest.mark.parametrize("number", range(1, 19))
def test_a_beach_may_carry_the_condition_of_any_base_card(number: int) -> None:
    words = BOX.source.split("[[card]]")[number].partition("kind = ")[2].partition("# Construction")[0].strip()
    box = own_box(('kind = "narrow_land"\nbase = 9', f"kind = {words}"))
    found = team_lines(terms(number, beach_rule=3, box=box), city(*GAME_9), 0, False)
    base = next(line for line in found if line.key == "condition")
    beach = next(line for line in found if line.key == "beach")
    assert (beach.points, beach.marks) == (base.points, base.marks)
    assert beach.args["which"] == f"@beach-{box.beach_rules[3].kind}"
    assert any(line.points for line in found)


def test_easy_roads_cost_nothing() -> None:
    assert team_points(terms(level="easy"), city(*EXAMPLE), 0) == 11
    assert lines(terms(level="easy"), city(*EXAMPLE))["roads"] == 0


def test_hard_only_the_largest_group_of_all_scores() -> None:
    found = lines(terms(level="hard"), city(*EXAMPLE))
    assert found == {"zone @zone-R": 0, "zone @zone-C": 0, "zone @zone-I": 0, "zone @zone-P": 4, "roads": -7}
    tied = lines(terms(level="hard"), city("R R . C C"))
    assert sorted(tied.values()) == [0, 0, 0, 0, 2]


def test_a_loop_is_one_road() -> None:
    assert lines(terms(), city("R:ES R:SW", "R:NE R:NW"))["roads"] == -1


def test_zone_marks_are_a_largest_group() -> None:
    line = team_lines(terms(), city("R C C", "R P ."), 0, False)[0]
    assert line.marks == ["29:29", "30:29"]
    assert line.args == {"which": "@zone-R", "blocks": 2}


def test_road_marks() -> None:
    assert team_lines(terms(), city("R:EW C . I:NS"), 0, False)[4].marks == ["29:29", "29:32"]


# ---------------------------------------------------------------------- expansions


def test_landmarks_example_of_the_rulebook() -> None:
    # A park landmark with four parks beside it; the park on the diagonal does not count.
    built = city(". P P", "P P* P", ". P .")
    assert lines(terms(landmark=1), built)["landmarks"] == 4


def test_landmarks_without_neighbours() -> None:
    assert lines(terms(landmark=0), city("R P*", "C R"))["landmarks"] == 0


def test_two_landmarks() -> None:
    assert lines(terms(landmark=0), city("I* I", "C C*"))["landmarks"] == 2


def test_a_covered_landmark_scores_nothing() -> None:
    built = cards_city(("POI-A", 0, 0), ("1", 0, 1))
    assert len(built.landmarks) == 1  # the start card hides the other
    assert len(lay_card(BOX, built, 1, 0, place(-1, -1), True).landmarks) == 0


def test_wrecktar() -> None:
    built = city("C R C . C", "R C! C R C", "P C R R C", "R R R R R", ". C . . .")
    # Row: two; column: the C below and the one beyond the gap of other blocks.
    assert lines(terms(), built)["monster"] == -8


def test_wrecktar_runs_through_gaps() -> None:
    assert lines(terms(), city("C! . . C", ". . . .", "C . . ."))["monster"] == -4


def test_wrecktar_stopped() -> None:
    assert lines(terms(), city("C! R", "R C"))["monster"] == 3
    assert "monster" not in lines(terms(), city("C R"))


def test_open_sites() -> None:
    assert lines(terms(zone_rule=0), city("R# C", "P# I"))["sites"] == -6
    assert lines(terms(zone_rule=0), city("R C"))["sites"] == 0


def test_a_covered_site_is_done() -> None:
    built = cards_city(("1", 0, 0), ("CZ-P", 0, 2))
    assert [int(cell) for cell in built.sites] == [place(1, 3)]
    assert len(lay_card(BOX, built, 1, 0, place(1, 3), True).sites) == 0


def test_unplayed_road_works() -> None:
    assert lines(terms(), city("R"), 0b101, True)["works"] == -6
    assert lines(terms(), city("R"), 0, True)["works"] == 0


def test_beach_condition() -> None:
    built = cards_city(("1", 0, 0), ("B-E1", 0, 2))
    assert lines(terms(beach_rule=0), built)["beach @beach-shore_roads"] == 2
    assert lines(terms(beach_rule=1), built)["beach @beach-shore_blocks-P"] == 0
    # Sea is no block: the beach's commercial block is a corner, that of card 1 lies at the edge.
    assert lines(terms(17), built)["condition @condition-17"] == 2 + 1


def test_everything_together() -> None:
    built = city("C! R# P*", "C P P", "I I I")
    found = lines(terms(3, zone_rule=1, beach_rule=3, landmark=0), built, 1, True)
    assert found["condition @condition-3"] == 3 - 9
    assert found["landmarks"] == 1
    assert found["monster"] == -2
    assert found["sites"] == found["works"] == -3


# ---------------------------------------------------------------------- interstate


def motorway(*cards: str) -> City:
    """A motorway, west to east: motorway("IS-1", "IS-2 turned")."""
    built = new_city(True)
    for said in cards:
        name, *turned = said.split()
        built = lay_strip(BOX, built, BOX.motorway_names.index(name), len(turned), True)
    return built


def built_on(strip: City, *laid: tuple[str, int, int] | tuple[str, int, int, int]) -> City:
    for name, row, column, *turned in laid:
        way = turned[0] if turned else 0
        strip = lay_card(BOX, strip, BOX.names.index(name), way, place(row, column), True)
    return strip


def test_a_bare_motorway() -> None:
    # North I R, south C P; the ramp of the north is one section more of the motorway's only road.
    found = lines(terms(12), motorway("IS-1"))
    assert found == {
        "south-zone @zone-R": 0,
        "south-zone @zone-C": 1,
        "south-zone @zone-I": 0,
        "south-zone @zone-P": 1,
        "south-roads": -1,
        "south-condition @condition-12": 1,
        "north-zone @zone-R": 1,
        "north-zone @zone-C": 0,
        "north-zone @zone-I": 1,
        "north-zone @zone-P": 0,
        "north-roads": -1,
        "north-condition @condition-12": 1,
    }


def test_blocks_across_the_motorway_are_no_neighbours() -> None:
    strip = motorway("IS-3", "IS-3 turned")
    # North C I R P, south P R I C.
    found = lines(terms(9), strip)
    assert found["south-condition @condition-9"] == found["north-condition @condition-9"] == 0


@pytest.mark.parametrize(
    ("number", "south", "north"),
    [
        (1, 1, -1),  # the motorway has no end; a ramp that leads nowhere has one
        (7, -2, 0),  # the park's open sides are to the south and east, not the motorway's
        (13, 0, 0),
        (14, 0, 0),
        (16, 0, 0),
        (17, 2, 0),  # C: open to the west and south
    ],
)
def test_the_motorway_and_conditions(number: int, south: int, north: int) -> None:
    found = lines(terms(number), motorway("IS-1"))
    assert found[f"south-condition @condition-{number}"] == south
    assert found[f"north-condition @condition-{number}"] == north


def test_a_road_that_joins_a_ramp_is_the_motorways() -> None:
    # Card 8 lies R:NS C:NE / I:NS P: its western road comes down onto the ramp of IS-1 (north, eastern block R).
    built = built_on(motorway("IS-1", "IS-4", "IS-2"), ("8", -2, 1))
    found = lines(terms(12, 16), built)
    # Motorway 6 sections, ramp 1, two of the card; the curve of the commercial block is a road of its own.
    assert found["north-condition @condition-12"] == 4
    assert found["north-roads"] == -2
    # The motorway's road passes R and I, the curve C alone.
    assert found["north-condition @condition-16"] == 0


def test_two_ends_of_the_motorways_road_at_two_parks() -> None:
    # Ramps at columns 1 and 5 of the north; above each lies a park.
    strip = motorway("IS-1", "IS-4", "IS-3")
    one = built_on(strip, ("7", -2, 0))
    both = built_on(one, ("8", -2, 4))
    found = [lines(terms(13), built)["north-condition @condition-13"] for built in (strip, one, both)]
    assert found == [0, 0, 3]


def test_mini_marts_at_ramps() -> None:
    # A commercial block between a home and a ramp that is a home counts; a ramp that is commercial does not.
    strip = motorway("IS-1", "IS-2")
    assert lines(terms(11), built_on(strip, ("6", -2, 1)))["north-condition @condition-11"] == 2
    assert lines(terms(11), built_on(strip, ("6", 2, 2)))["south-condition @condition-11"] == 0


def test_from_ramp_to_ramp_is_no_loop() -> None:
    built = motorway("IS-1", "IS-2 turned")
    for column, block in ((1, "R:ES"), (2, "C:EW"), (3, "R:SW")):
        built.put(CENTRE - 1, CENTRE + column, read_block(block))
    found = lines(terms(1, 12, 14), built)
    assert found["north-roads"] == -1
    assert found["north-condition @condition-1"] == 1  # no end at all
    assert found["north-condition @condition-12"] == (4 + 2 + 3) // 2
    assert found["north-condition @condition-14"] == 0


DUEL = motorway("IS-1", "IS-2", "IS-3")
"""North I R^ I R C I^, south C P C^ P P R."""


def duel(mode: int, *conditions: int) -> list[dict[str, int]]:
    used = terms(*conditions, duel=mode)
    for seat in range(2):
        assert sum(line.points for line in duel_lines(used, DUEL, seat)) == duel_points(used, DUEL, seat)
    return [by_key(duel_lines(used, DUEL, seat)) for seat in range(2)]


def test_duel_standard() -> None:
    south, north = duel(0, 3, 18)
    assert south == {
        "zone @zone-R": 1,
        "zone @zone-C": 1,
        "zone @zone-I": 0,
        "zone @zone-P": 2,
        "roads": -1,
        "condition @condition-3": 3,
        "condition @condition-18": 7,
    }
    assert north["condition @condition-3"] == -9


def test_duel_by_majorities() -> None:
    south, north = duel(1, 3, 18)
    assert south == {
        "majority-zone @zone-R": 0,
        "majority-zone @zone-C": 0,
        "majority-zone @zone-I": 0,
        "majority-zone @zone-P": 1,
        "majority-condition @condition-3": 1,
        "majority-condition @condition-18": 0,
        "majority-roads": 0,
    }
    assert north["majority-zone @zone-I"] == 1
    assert sum(north.values()) == 1


def test_most_roads_cost_two() -> None:
    built = built_on(DUEL, ("1", -2, 1))
    used = terms(3, 18, duel=1)
    assert by_key(duel_lines(used, built, 1))["majority-roads"] == -2
    assert by_key(duel_lines(used, built, 0))["majority-roads"] == 0


def test_duel_by_choice() -> None:
    south, north = duel(2, 3, 18)
    assert south == {"zone @zone-R": 1, "zone @zone-P": 2, "roads": -1, "condition @condition-18": 7}
    assert north == {"zone @zone-R": 1, "zone @zone-C": 1, "roads": -1, "condition @condition-18": 7}


def test_a_duel_by_choice_is_scored_before_its_conditions_are_dealt() -> None:
    assert set(duel(2)[0]) == {"zone @zone-R", "zone @zone-P", "roads"}
