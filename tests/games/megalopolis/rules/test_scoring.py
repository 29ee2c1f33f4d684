"""Rents, tolls and final values: the examples of the rules, the whole table, every reading of the end."""

import pytest

from games.megalopolis.builders import BOX, FOUR_SKYSCRAPERS, MILLION, ZONES, Table, built, permits
from megapolis.engine.core.rng import Rng
from megapolis.games.megalopolis.rules.box import Box
from megapolis.games.megalopolis.rules.city import City, empty_city
from megapolis.games.megalopolis.rules.scoring import breakdown, final_value, permit_value, rent, toll, worth

CHEKHOVSKAYA = 0
MUSEUM = BOX.zone_names.index("museum")


def street(height: int, blocks: int, roof: bool = False) -> City:
    """A city whose first territory has this tallest building and whose first street these blocks."""
    city = empty_city(BOX, 80)
    city.tallest[0] = height
    city.street_blocks[CHEKHOVSKAYA] = blocks
    city.crowned = int(roof)
    return city


@pytest.mark.parametrize(
    ("height", "blocks", "roof", "value"),
    [
        (4, 5, False, 400_000),  # the first example of the rules
        (4, 6, True, 800_000),  # the second: a skyscraper on the street
        (4, 4, False, 320_000),  # the third
        (3, 7, False, 420_000),  # the note: 60,000 x 7
        (3, 0, False, 0),  # nothing stands on the street
        (2, 2, True, 400_000),  # the value of the four skyscrapers
        (3, 3, True, 600_000),
        (4, 4, True, 800_000),
        (5, 5, True, MILLION),
        (5, 12, False, MILLION),  # more than ten blocks count as ten
    ],
)
def test_examples_of_the_value_table(height: int, blocks: int, roof: bool, value: int) -> None:
    assert permit_value(BOX, street(height, blocks, roof), CHEKHOVSKAYA) == value


def test_the_first_example_with_its_district_of_100_000() -> None:
    assert rent(BOX, street(4, 5), MUSEUM, permits("chekhovskaya"), CHEKHOVSKAYA) == 500_000


@pytest.mark.parametrize(
    ("height", "row"),
    [
        (1, [20, 40, 60, 80, 100, 120, 140, 160, 180, 200]),
        (2, [40, 80, 120, 160, 200, 240, 280, 320, 360, 400]),
        (3, [60, 120, 180, 240, 300, 360, 420, 480, 540, 600]),
        (4, [80, 160, 240, 320, 400, 480, 560, 640, 720, 800]),
        (5, [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]),
    ],
)
def test_the_value_table_as_printed(height: int, row: list[int]) -> None:
    values = [permit_value(BOX, street(height, blocks), CHEKHOVSKAYA) for blocks in range(1, 11)]
    assert values == [value * 1000 for value in row]


def test_an_empty_street_costs_its_zone() -> None:
    assert rent(BOX, street(3, 0), MUSEUM, permits("chekhovskaya"), CHEKHOVSKAYA) == 100_000


def test_a_trust_doubles_all_of_the_rent() -> None:
    trust = permits("chekhovskaya", "sadovaya", "lipovaya")
    assert rent(BOX, street(4, 5), MUSEUM, trust, CHEKHOVSKAYA) == 1_000_000
    assert rent(BOX, street(4, 5), MUSEUM, trust & ~2, CHEKHOVSKAYA) == 500_000
    assert rent(BOX, street(4, 5), MUSEUM, trust & ~2 | permits("rechnaya"), CHEKHOVSKAYA) == 500_000


def test_a_skyscraper_raises_every_street_of_its_territory() -> None:
    city = built({"nw11": 2, "nw22": 1})
    assert permit_value(BOX, city, BOX.permit_names.index("chekhovskaya")) == 400_000
    assert permit_value(BOX, city, BOX.permit_names.index("sadovaya")) == 40_000
    assert permit_value(BOX, city, BOX.permit_names.index("lipovaya")) == 0


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_toll_grows_with_the_owners_bridges(count: int) -> None:
    bridges = ["north_bridge", "east_bridge", "south_bridge", "west_bridge"][:count]
    assert toll(BOX, permits("chekhovskaya", *bridges)) == count * 100_000


@pytest.mark.parametrize(
    ("rule", "value"),
    [(0, 800_000), (1, 400_000), (2, 900_000), (3, 500_000)],
)
def test_final_values_by_every_reading(rule: int, value: int) -> None:
    assert final_value(BOX, street(4, 5), MUSEUM, rule, CHEKHOVSKAYA) == value


def test_final_values_of_a_finished_city() -> None:
    city = built(FOUR_SKYSCRAPERS)
    everything = (1 << 28) - 1
    assert worth(BOX, city, ZONES, 0, 0, everything & ~(15 << 24)) == 16_800_000
    assert worth(BOX, city, ZONES, 0, 0, 15 << 24) == 2_000_000


def test_a_trust_does_not_raise_the_final_value() -> None:
    city = street(4, 5)
    three = permits("chekhovskaya", "sadovaya", "lipovaya")
    assert worth(BOX, city, ZONES, 0, 0, three) == 3 * worth(BOX, city, ZONES, 0, 0, permits("chekhovskaya"))


@pytest.mark.parametrize("rule", range(4))
def test_a_statement_adds_up(rule: int) -> None:
    rng = Rng(rule)
    city = built(FOUR_SKYSCRAPERS)
    for _ in range(50):
        held = rng.below(1 << 28)
        lines = breakdown(BOX, city, ZONES, rule, 1_230_000, held)
        assert sum(line.points for line in lines) == worth(BOX, city, ZONES, rule, 1_230_000, held)


def test_whoever_is_bankrupt_stands_last_and_equal_money_goes_to_more_permits() -> None:
    table = Table(3, held={0: ["north_bridge"], 1: []}, cash={0: 500_000, 1: MILLION, 2: 0})
    assert table.state.scores() == [MILLION, MILLION, 0]
    table.state.bankrupt = 4
    assert table.state.tie_breaks() == [2, 1, 0]
    returns = table.state.returns()
    assert returns[0] > returns[1] > returns[2]
    table.state.cash[0] = 0
    table.state.permits[0] = 0
    assert table.state.returns()[0] > table.state.returns()[2]


def test_the_option_decides_the_points() -> None:
    for rule, points in (("height", 800_000), ("table", 400_000), ("height_zone", 820_000), ("table_zone", 420_000)):
        table = Table(2, held={0: ["chekhovskaya"]}, cash={0: 0}, final_value=rule)
        table.state.city = street(4, 5)
        assert table.state.points(0) == points


def test_the_board_is_one_object() -> None:
    assert isinstance(Table().state.rules.box, Box)
