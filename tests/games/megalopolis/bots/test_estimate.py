"""What permits and cash are likely to be worth at the end."""

import pytest

from games.megalopolis.builders import BOX, FOUR_SKYSCRAPERS, MILLION, Table, permits
from megapolis.games.megalopolis.bots.estimate import (
    final_height,
    highest_rent,
    permit_worth,
    prospects,
    rounds_left,
    standing,
    worth_of_all,
)
from megapolis.games.megalopolis.bots.odds import landing_shares

CHEKHOVSKAYA = 0
SHARES = landing_shares(BOX)


def test_a_permit_is_worth_expected_rent_and_its_final_value() -> None:
    table = Table(city=FOUR_SKYSCRAPERS, left=0)
    # Nothing more will be built: 20,000 x 2 floors x column 10, the zone's 20,000, and 400,000 at the end.
    expected = 420_000 * 0.5 + 400_000
    assert permit_worth(table.state, permits("chekhovskaya"), CHEKHOVSKAYA, 0.5) == pytest.approx(expected)
    trust = permits("chekhovskaya", "sadovaya", "lipovaya")
    expected += 420_000 * 0.5
    assert permit_worth(table.state, trust, CHEKHOVSKAYA, 0.5) == pytest.approx(expected)


def test_a_bridge_is_worth_its_tolls_and_half_a_million() -> None:
    held = permits("north_bridge", "south_bridge")
    assert permit_worth(Table().state, held, 24, 0.5) == pytest.approx(200_000 * 0.5 + 500_000)


def test_visitors_come_by_the_landing_odds() -> None:
    # Two others take five turns each.
    visits = 10 * (SHARES[5] + SHARES[25])
    held = permits("north_bridge", "south_bridge")
    assert worth_of_all(Table(3).state, 0, held, 5.0) == pytest.approx(200_000 * visits + 2 * 500_000)


def test_a_territory_without_skyscraper_may_get_any_that_is_left() -> None:
    assert final_height(Table().state, 0) == pytest.approx(3.5)
    state = Table(city={"nw11": 2}).state
    assert [final_height(state, territory) for territory in (0, 1)] == pytest.approx([2, 4])
    assert final_height(Table(city={"nw11": 1}, left=0).state, 0) == 1


def test_the_end_comes_nearer_with_every_block() -> None:
    assert rounds_left(Table().state) > rounds_left(Table(left=10).state) > rounds_left(Table(left=0).state)
    table = Table()
    table.state.last_lap = True
    assert rounds_left(table.state) < rounds_left(Table(left=0).state)


def test_a_lack_of_cash_is_a_risk_but_not_for_those_who_left() -> None:
    table = Table(held={1: ["portovaya", "east_bridge"]})
    assert highest_rent(table.state, 0) == 100_000
    assert prospects(table.state, 0, 0, 40_000) == pytest.approx(10_000)
    table.state.gone = 1
    assert prospects(table.state, 0, 0, 40_000) == pytest.approx(40_000)


def test_the_standing_bid_counts_as_the_price() -> None:
    table = Table(held={0: ["chekhovskaya"]}, cash={0: 0, 1: MILLION})
    before = standing(table.state, 1)
    auction = table.state.auction
    auction.open(CHEKHOVSKAYA, 0, 6)
    assert standing(table.state, 1) == pytest.approx(before)
    auction.bid, auction.leader = 50_000, 1
    assert standing(table.state, 1) > before
    auction.bid = MILLION
    assert standing(table.state, 1) < before


def test_whoever_is_out_is_worth_nothing() -> None:
    table = Table(2, cash={0: MILLION, 1: MILLION})
    table.state.bankrupt = 2
    assert standing(table.state, 0) == pytest.approx(MILLION)
