"""The general plan: skyscrapers, limits, what is full."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.megalopolis.builders import BOX, FOUR_SKYSCRAPERS, built, quarter
from megapolis.engine.core.bitset import popcount, to_list
from megapolis.games.megalopolis.rules.city import City


def open_in(territory: int, **heights: int) -> list[str]:
    city = built(heights)
    mine = city.open >> territory * 9 & 511
    return [BOX.quarter_names[territory * 9 + at] for at in to_list(mine)]


def test_the_first_building_of_two_floors_is_the_first_skyscraper() -> None:
    city = built({"nw22": 2})
    assert BOX.quarter_names[city.roofs[0]] == "nw22"
    assert (int(city.roof_count), int(city.tallest[0])) == (1, 2)


def test_skyscrapers_come_in_the_order_of_their_heights() -> None:
    city = built(FOUR_SKYSCRAPERS)
    assert [BOX.quarter_names[roof] for roof in city.roofs] == ["nw11", "ne11", "se11", "sw11"]
    assert [int(height) for height in city.tallest] == [2, 3, 4, 5]


def test_in_a_territory_with_a_skyscraper_nothing_is_higher() -> None:
    assert open_in(0, nw11=2, nw12=2, nw13=1) == ["nw21", "nw31", "nw22", "nw32", "nw13", "nw23", "nw33"]
    city = built({"nw11": 2, "nw12": 2})
    assert int(city.limit(BOX, 0)) == 2
    assert int(city.roof_count) == 1


def test_without_one_the_limit_is_the_next_skyscraper() -> None:
    city = built({"nw11": 2})
    assert [int(city.limit(BOX, territory)) for territory in range(4)] == [2, 3, 3, 3]
    city = built({"nw11": 2, "ne11": 3})
    assert [int(city.limit(BOX, territory)) for territory in range(4)] == [2, 3, 4, 4]


def test_one_skyscraper_a_territory() -> None:
    # The second building of two floors in the same territory stays an ordinary one.
    city = built({"nw11": 2, "nw33": 2})
    assert BOX.quarter_names[city.roofs[0]] == "nw11"
    assert city.crowned == sum(1 << BOX.permit_names.index(name) for name in ("chekhovskaya", "polevaya"))


def test_a_roof_crowns_two_streets() -> None:
    assert to_list(built({"se22": 2}).crowned) == sorted(
        BOX.permit_names.index(name) for name in ("kuznechnaya", "knizhnaya")
    )


def test_blocks_are_counted_for_both_streets() -> None:
    city = built({"nw11": 2, "nw12": 1, "nw21": 1})
    counts = {
        name: int(city.street_blocks[BOX.permit_names.index(name)]) for name in ("chekhovskaya", "polevaya", "lesnaya")
    }
    assert counts == {"chekhovskaya": 3, "polevaya": 3, "lesnaya": 1}
    assert int(city.blocks_left) == 76


def test_a_finished_plan_has_room_for_126_blocks() -> None:
    city = built(FOUR_SKYSCRAPERS, blocks=126)
    while city.open:
        city.place(BOX, to_list(city.open)[0])
    assert int(city.blocks_left) == 0
    assert sum(city.heights) == 126


@pytest.mark.parametrize("name", ["nw11", "sw33"])
def test_a_copy_is_independent(name: str) -> None:
    city = built({"ne11": 1})
    copy = city.clone()
    copy.place(BOX, quarter(name))
    assert city.heights[quarter(name)] == 0
    assert (popcount(city.open), int(city.blocks_left), int(copy.blocks_left)) == (36, 79, 78)


@pytest.mark.parametrize("heights", [{}, {"nw11": 1}, {"nw11": 2, "nw12": 2, "se33": 2}, FOUR_SKYSCRAPERS])
def test_the_rest_follows_from_heights_and_roofs(heights: dict[str, int]) -> None:
    city = built(heights)
    again = City(city.heights[:], city.roofs[:], vec[i64](), vec[i64]())
    again.blocks_left = city.blocks_left
    again.open = 0
    assert again != city
    again.rebuild(BOX)
    assert again == city
