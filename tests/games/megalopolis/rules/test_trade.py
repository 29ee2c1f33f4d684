"""Offers, counter-offers and contributions."""

from typing import Any

import pytest

from games.megalopolis.builders import FOUR_SKYSCRAPERS, MILLION, Table

START_CASH = 5 * MILLION


def market(offers: int = 3, **position: Any) -> Table:
    held = {0: ["chekhovskaya", "north_bridge"], 1: ["sadovaya", "lipovaya"]}
    return Table(3, held=held, offers=offers, **position)


def test_permits_and_money_change_hands_at_once() -> None:
    table = market().do("offer", seat="2").do("give", permit="chekhovskaya").do("want", permit="lipovaya")
    table.add("charge_more", 300_000).do("propose")
    assert int(table.state.actor) == 1
    table.do("accept")
    assert table.holds(0) == ["lipovaya", "north_bridge"]
    assert table.holds(1) == ["chekhovskaya", "sadovaya"]
    assert table.cash == [START_CASH + 300_000, START_CASH - 300_000, START_CASH]
    assert (table.stage, int(table.state.actor)) == ("start", 0)


def test_a_permit_can_be_bought() -> None:
    table = market().do("offer", seat="2").do("want", permit="lipovaya").add("pay_more", 500_000).do("propose")
    table.do("accept")
    assert (table.holds(0), table.cash[1]) == (["chekhovskaya", "lipovaya", "north_bridge"], START_CASH + 500_000)


def test_a_declined_offer_changes_nothing() -> None:
    table = market()
    before = (table.holds(0), table.holds(1), table.cash)
    table.do("offer", seat="2").do("want", permit="lipovaya").add("pay_more", 500_000).do("propose").do("decline")
    assert (table.holds(0), table.holds(1), table.cash) == before
    assert int(table.state.offers_left) == 2


def test_a_counter_offer_is_a_new_offer_and_uses_one_up() -> None:
    table = market(2).do("offer", seat="2").do("want", permit="lipovaya").add("pay_more", 50_000).do("propose")
    table.do("counter")
    assert (table.stage, int(table.state.actor), int(table.state.offers_left)) == ("draft", 1, 0)
    table.do("give", permit="lipovaya").add("charge_more", 1_000_000).do("propose")
    assert int(table.state.actor) == 0
    assert table.choices() == ["accept", "decline"]
    table.do("accept")
    assert table.cash[:2] == [START_CASH - MILLION, START_CASH + MILLION]
    assert "lipovaya" in table.holds(0)


def test_a_dropped_counter_offer_declines() -> None:
    table = market().do("offer", seat="2").do("want", permit="lipovaya").add("pay_more", 50_000).do("propose")
    table.do("counter").do("withdraw")
    assert (table.stage, int(table.state.actor), int(table.state.offers_left)) == ("start", 0, 1)


def test_each_window_has_its_own_offers() -> None:
    table = market(1, places={0: 32}).do("offer", seat="2").do("withdraw")
    # Nothing is left to choose: the dice roll, and the end of the turn has as many offers again.
    assert table.stage == "roll"
    table.roll(1, 2, 5)
    assert (table.stage, int(table.state.offers_left)) == ("build", 1)
    table.do("offer", seat="2").do("withdraw")
    assert table.refused("offer", seat="2") == "no-offers"
    assert market(0).stage == "roll"


@pytest.mark.parametrize("amount", [10_000, 40_000, 130_000, 990_000, 1_230_000, START_CASH])
def test_any_multiple_of_the_smallest_note_can_be_offered_and_asked_for(amount: int) -> None:
    table = market().do("offer", seat="2").do("want", permit="lipovaya").add("pay_more", amount).do("propose")
    table.do("accept")
    assert table.cash[:2] == [START_CASH - amount, START_CASH + amount]
    table = market().do("offer", seat="2").do("give", permit="chekhovskaya").add("charge_more", amount).do("propose")
    table.do("accept")
    assert table.cash[:2] == [START_CASH + amount, START_CASH - amount]


def test_nobody_offers_more_than_they_have_and_money_goes_one_way() -> None:
    table = market(cash={0: 130_000}).do("offer", seat="2")
    assert table.options("pay_more", "note") == ["10000", "50000", "100000"]
    table.add("pay_more", 100_000)
    assert table.options("pay_more", "note") == ["10000"]
    assert table.options("charge_more", "note") == []
    assert table.refused("charge_more", note="10000") == "one-way"
    table.add("pay_more", 30_000)
    assert table.options("pay_more", "note") == []
    assert table.refused("pay_more", note="10000") == "sum-cash"


def test_offers_are_for_before_the_roll_and_for_the_end_of_the_turn() -> None:
    table = market(places={0: 32}).do("offer", seat="2").do("withdraw").do("go").roll(1, 2, 5)
    assert "offer" in table.choices()
    table.do("offer", seat="2").do("want", permit="lipovaya").add("pay_more", 50_000).do("propose").do("accept")
    assert (table.stage, int(table.state.offers_left)) == ("build", 2)
    table.do("build", quarter="nw11").do("build", quarter="nw12")
    assert table.choices() == ["end", "offer"]
    table.do("end")
    assert int(table.state.offers_left) == 3


def test_an_offer_holds_three_permits_a_side() -> None:
    held = {0: ["chekhovskaya"], 1: ["sadovaya", "lipovaya", "rechnaya", "portovaya"]}
    table = Table(2, held=held, offers=1).do("offer", seat="2")
    for name in held[1][:3]:
        table.do("want", permit=name)
    assert table.refused("want", permit="portovaya") == "enough-permits"


def test_by_the_first_rules_sums_are_few_and_offers_counted_over_the_turn() -> None:
    table = market(2, rules=1, places={0: 32}).do("offer", seat="2")
    assert table.options("pay", "sum")[:3] == ["50000", "100000", "150000"]
    assert table.refused("pay_more", note="10000") == "no-sum"
    table.do("want", permit="lipovaya").do("pay", sum="500000")
    assert table.refused("pay", sum="50000") == "one-sum"
    table.do("propose").do("accept").do("go").roll(1, 2, 5)
    assert (table.cash[1], int(table.state.offers_left)) == (START_CASH + 500_000, 1)
    table.do("request", seat="3").do("site", quarter="nw22")
    assert table.choices() == ["withdraw", "charge"]
    table.do("charge", sum="150000").do("accept")
    assert (table.cash[2], table.height("nw22")) == (START_CASH - 150_000, 1)
    table = market(2, rules=1, cash={1: 120_000}).do("offer", seat="2")
    assert table.refused("charge", sum="150000") == "sum-cash"
    assert table.refused("pay", sum=15) == "no-sum"
    table.do("give", permit="chekhovskaya").do("charge", sum="100000").do("propose").do("accept")
    assert table.cash[:2] == [START_CASH + 100_000, 20_000]
    table = Table(3, places={0: 32}, cash={1: 120_000, 2: 40_000}, offers=2, rules=1).roll(1, 2, 5)
    assert table.options("request", "seat") == ["2"]
    table.do("request", seat="2").do("site", quarter="nw22")
    assert table.refused("charge", sum="150000") == "contribution-sum"
    assert table.refused("pay", sum="50000") == "sum-only"


def test_only_players_in_play_trade() -> None:
    table = market()
    table.state.gone = 2
    assert table.options("offer", "seat") == ["3"]
    table = Table(3, held={2: ["sadovaya"]}, offers=1)
    assert table.options("offer", "seat") == ["3"]
    assert Table(3, offers=1).stage == "roll"


def building(offers: int = 2, **position: Any) -> Table:
    return Table(3, places={0: 32}, offers=offers, **position).roll(1, 2, 5)


def test_a_contribution_is_paid_and_its_block_put_at_once() -> None:
    table = building().do("request", seat="3").do("site", quarter="nw22").add("charge_more", 50_000).do("propose")
    assert int(table.state.actor) == 2
    assert table.choices() == ["accept", "decline"]
    table.do("accept")
    assert table.height("nw22") == 1
    assert table.cash == [START_CASH + 500_000 - 50_000, START_CASH, START_CASH - 50_000]
    assert (table.stage, int(table.state.blocks_counted)) == ("build", 1)


def test_a_refused_contribution_puts_no_block() -> None:
    table = building().do("request", seat="3").do("site", quarter="nw22").add("charge_more", 50_000)
    table.do("propose").do("decline")
    assert (table.height("nw22"), table.stage, int(table.state.offers_left)) == (0, "build", 1)


def test_a_request_can_be_dropped() -> None:
    assert building().do("request", seat="3").do("withdraw").stage == "build"
    assert building().do("request", seat="3").do("site", quarter="nw22").do("withdraw").stage == "build"


def test_whoever_lacks_the_cost_can_build_with_a_contribution() -> None:
    table = Table(3, places={0: 21}, cash={0: 80_000, 1: 40_000}, offers=2, city=FOUR_SKYSCRAPERS).roll(2, 3, 4).die(3)
    assert (table.cash[0], table.choices()) == (50_000, ["end", "request"])
    # The second player has too little to contribute.
    assert table.options("request", "seat") == ["3"]
    table.do("request", seat="3").do("site", quarter="sw22")
    assert table.add("charge_more", 40_000).refused("propose") == "contribution-least"
    table.add("charge_more", 10_000).do("propose").do("accept")
    assert (table.cash[0], table.height("sw22")) == (0, 1)


def test_a_contribution_covers_what_is_missing() -> None:
    table = Table(3, places={0: 21}, cash={0: 40_000}, offers=2).roll(2, 3, 4).die(3)
    table.do("request", seat="3").do("site", quarter="sw22")
    assert table.add("charge_more", 80_000).refused("propose") == "contribution-least"
    table.add("charge_more", 10_000).do("propose").do("accept")
    assert (table.cash[0], table.cash[2], table.height("sw22")) == (0, START_CASH - 90_000, 1)
