"""Auctions, forced auctions, bankruptcy, trades and contributions."""

from typing import Any

from games.megalopolis.builders import FOUR_SKYSCRAPERS, MILLION, Table

START_CASH = 5 * MILLION


def auction(players: int = 3, **position: Any) -> Table:
    """The first player lands on Portovaya, which nobody owns."""
    return Table(players, **position).roll(1, 2, 5)


# ---------------------------------------------------------------------- auctions


def test_bidding_goes_clockwise_and_the_active_player_comes_last() -> None:
    table = auction()
    asked = []
    for _ in range(3):
        asked.append(int(table.state.actor))
        table.do("bid", steps="1")
    assert asked == [1, 2, 0]
    assert int(table.state.auction.bid) == 150_000


def test_a_bid_raises_by_1_2_5_or_10_steps() -> None:
    table = auction()
    assert table.options("bid", "steps") == ["1", "2", "5", "10"]
    table.do("bid", steps="5").do("bid", steps="10")
    assert int(table.state.auction.bid) == 750_000


def test_nobody_bids_more_than_they_have() -> None:
    assert auction(cash={1: 140_000}).options("bid", "steps") == ["1", "2"]


def test_whoever_cannot_raise_is_not_asked() -> None:
    assert int(auction(cash={1: 40_000}).state.actor) == 2


def test_a_pass_is_final() -> None:
    table = auction().do("pass").do("bid", steps="1").do("bid", steps="1")
    assert int(table.state.actor) == 2
    table.do("bid", steps="1")
    assert int(table.state.actor) == 0


def test_the_highest_bid_is_paid_to_the_bank() -> None:
    table = auction().do("bid", steps="2").do("pass").do("pass").do("leave")
    assert table.holds(1) == ["portovaya"]
    assert (table.cash, int(table.state.bank)) == ([START_CASH, START_CASH - 100_000, START_CASH], 100_000)
    assert table.stage == "build"


def test_the_active_player_may_take_it_for_one_step_more_even_after_passing() -> None:
    table = auction().do("bid", steps="2").do("pass").do("pass")
    assert (int(table.state.actor), table.choices()) == (0, ["take", "leave"])
    table.do("take")
    assert table.holds(0) == ["portovaya"]
    assert table.cash[0] == START_CASH - 150_000


def test_the_privilege_needs_the_money() -> None:
    table = auction(cash={0: 140_000}).do("bid", steps="2").do("pass")
    assert table.holds(1) == ["portovaya"]


def test_the_active_player_needs_no_privilege_to_win() -> None:
    table = auction().do("pass").do("pass").do("bid", steps="1")
    assert (table.holds(0), table.stage) == (["portovaya"], "build")


def test_without_a_bid_the_permit_stays_unowned() -> None:
    table = auction().everybody_passes()
    assert [table.holds(seat) for seat in range(3)] == [[], [], []]
    assert (table.cash, table.stage) == ([START_CASH] * 3, "build")


def test_no_rent_is_due_after_an_auction() -> None:
    table = auction(city={"ne31": 1}).do("bid", steps="1").everybody_passes().do("leave")
    assert table.cash[0] == START_CASH


def test_bidders_who_left_or_went_out_are_not_asked() -> None:
    table = Table(4)
    table.state.gone, table.state.broke = 2, 4
    table.roll(1, 2, 5)
    assert int(table.state.actor) == 3


# ---------------------------------------------------------------------- debts


def debtor(cash: int = 10_000, held: tuple[str, ...] = ("chekhovskaya", "north_bridge"), **position: Any) -> Table:
    """The first player lands on the third one's Portovaya and owes 40,000."""
    holding = {0: held, 2: ["portovaya"]}
    return Table(3, held=holding, cash={0: cash}, **position).roll(1, 2, 5)


def test_a_debtor_chooses_what_to_sell() -> None:
    table = debtor()
    assert (table.stage, int(table.state.actor)) == ("debt", 0)
    assert table.options("sell", "permit") == ["chekhovskaya", "north_bridge"]


def test_a_forced_sale_goes_to_the_highest_bidder_and_pays_the_debtor() -> None:
    table = debtor().do("sell", permit="chekhovskaya")
    assert int(table.state.actor) == 1
    table.do("bid", steps="1").do("bid", steps="1").do("pass")
    # The creditor bought it for 100,000; no privilege for anybody; the debt is paid; what is left is the debtor's.
    assert table.holds(2) == ["chekhovskaya", "portovaya"]
    assert table.cash == [10_000 + 100_000 - 40_000, START_CASH, START_CASH - 100_000 + 40_000]
    assert int(table.state.active) == 1


def test_a_debtor_sells_no_more_than_needed() -> None:
    table = debtor().do("sell", permit="north_bridge").do("bid", steps="1").do("pass")
    assert table.holds(0) == ["chekhovskaya"]
    assert table.stage == "roll"


def test_what_nobody_wants_is_not_offered_again() -> None:
    table = debtor().do("sell", permit="chekhovskaya").everybody_passes()
    assert table.options("sell", "permit") == ["north_bridge"]
    assert table.refused("sell", permit="chekhovskaya") == "offered"
    table.do("sell", permit="north_bridge").do("pass").do("bid", steps="1")
    assert table.holds(0) == ["chekhovskaya"]


def test_whoever_is_still_short_gives_all_cash_and_goes_out() -> None:
    table = debtor().do("sell", permit="chekhovskaya").everybody_passes()
    table.do("sell", permit="north_bridge").everybody_passes()
    assert table.cash == [0, START_CASH, START_CASH + 10_000]
    assert (table.holds(0), int(table.state.broke), int(table.state.active)) == ([], 1, 1)
    # The permits are nobody's again.
    table.state.places[1] = 37
    assert table.roll(1, 2, 5).stage == "auction"


def test_without_permits_bankruptcy_comes_at_once() -> None:
    table = debtor(held=())
    assert (int(table.state.broke), table.cash[2]) == (1, START_CASH + 10_000)


def test_without_buyers_bankruptcy_comes_at_once() -> None:
    table = Table(3, held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}, left=0)
    table.state.lap, table.state.gone = True, 6
    table.roll(1, 2, 5)
    assert table.state.is_over()
    assert (int(table.state.broke), table.state.ending()) == (1, "last_lap")


def test_a_debt_to_the_bank_takes_all_cash() -> None:
    table = Table(places={0: 21}, cash={0: 30_000}).roll(2, 3, 4).die(6)
    assert (table.cash[0], int(table.state.bank), int(table.state.broke)) == (0, 30_000, 1)


def test_the_last_one_standing_wins_at_once() -> None:
    table = Table(2, places={0: 21}, cash={0: 30_000}).roll(2, 3, 4).die(6)
    assert table.state.is_over()
    assert table.state.ending() == "last_standing"
    assert table.state.returns()[1] > 0 > table.state.returns()[0]


def test_several_creditors_are_paid_clockwise() -> None:
    table = Table(4, places={0: 21}, cash={0: 120_000}).roll(1, 4, 5).draw("charity_gala")
    assert table.cash == [0, START_CASH + 50_000, START_CASH + 50_000, START_CASH + 20_000]
    assert int(table.state.broke) == 1


def test_a_player_who_owes_in_another_turn_sells_then_too() -> None:
    table = Table(3, places={0: 21}, cash={1: 10_000, 2: 20_000}, held={1: ["chekhovskaya"]})
    table.roll(1, 4, 5).draw("topping_out")
    assert (table.stage, int(table.state.actor)) == ("debt", 1)
    # Of the two others only the active player can bid.
    table.do("sell", permit="chekhovskaya").do("bid", steps="1")
    # 50,000 came and went; the third player has nothing to sell and goes out; the turn goes on.
    assert table.cash == [START_CASH - 50_000 + 50_000 + 20_000, 10_000, 0]
    assert (int(table.state.broke), table.stage, int(table.state.active)) == (4, "build", 0)


def test_a_debtor_does_not_trade() -> None:
    table = Table(3, held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}, offers=3)
    table.do("go").roll(1, 2, 5)
    assert table.choices() == ["sell"]
    assert table.refused("offer", seat="2") == "stage"


# ---------------------------------------------------------------------- trades


def market(offers: int = 3, **position: Any) -> Table:
    held = {0: ["chekhovskaya", "north_bridge"], 1: ["sadovaya", "lipovaya"]}
    return Table(3, held=held, offers=offers, **position)


def test_permits_and_money_change_hands_at_once() -> None:
    table = market().do("offer", seat="2").do("give", permit="chekhovskaya").do("want", permit="lipovaya")
    table.do("charge", sum="300000").do("propose")
    assert int(table.state.actor) == 1
    table.do("accept")
    assert table.holds(0) == ["lipovaya", "north_bridge"]
    assert table.holds(1) == ["chekhovskaya", "sadovaya"]
    assert table.cash == [START_CASH + 300_000, START_CASH - 300_000, START_CASH]
    assert (table.stage, int(table.state.actor)) == ("start", 0)


def test_a_permit_can_be_bought() -> None:
    table = market().do("offer", seat="2").do("want", permit="lipovaya").do("pay", sum="500000").do("propose")
    table.do("accept")
    assert (table.holds(0), table.cash[1]) == (["chekhovskaya", "lipovaya", "north_bridge"], START_CASH + 500_000)


def test_a_declined_offer_changes_nothing() -> None:
    table = market()
    before = (table.holds(0), table.holds(1), table.cash)
    table.do("offer", seat="2").do("want", permit="lipovaya").do("pay", sum="500000").do("propose").do("decline")
    assert (table.holds(0), table.holds(1), table.cash) == before
    assert int(table.state.offers) == 2


def test_a_counter_offer_is_a_new_offer_and_uses_one_up() -> None:
    table = market(2).do("offer", seat="2").do("want", permit="lipovaya").do("pay", sum="50000").do("propose")
    table.do("counter")
    assert (table.stage, int(table.state.actor), int(table.state.offers)) == ("draft", 1, 0)
    table.do("give", permit="lipovaya").do("charge", sum="1000000").do("propose")
    assert int(table.state.actor) == 0
    assert table.choices() == ["accept", "decline"]
    table.do("accept")
    assert table.cash[:2] == [START_CASH - MILLION, START_CASH + MILLION]
    assert "lipovaya" in table.holds(0)


def test_a_dropped_counter_offer_declines() -> None:
    table = market().do("offer", seat="2").do("want", permit="lipovaya").do("pay", sum="50000").do("propose")
    table.do("counter").do("withdraw")
    assert (table.stage, int(table.state.actor), int(table.state.offers)) == ("start", 0, 1)


def test_a_turn_has_a_bounded_number_of_offers() -> None:
    table = market(1).do("offer", seat="2").do("withdraw")
    # Nothing is left to choose: the dice roll.
    assert table.stage == "roll"
    assert market(0).stage == "roll"


def test_offers_are_for_before_the_roll_and_for_the_end_of_the_turn() -> None:
    table = market(places={0: 32}).do("offer", seat="2").do("withdraw").do("go").roll(1, 2, 5)
    assert "offer" in table.choices()
    table.do("offer", seat="2").do("want", permit="lipovaya").do("pay", sum="50000").do("propose").do("accept")
    assert (table.stage, int(table.state.offers)) == ("build", 1)
    table.do("build", quarter="nw11").do("build", quarter="nw12")
    assert table.choices() == ["end", "offer"]
    table.do("end")
    assert int(table.state.offers) == 3


def test_an_offer_holds_three_permits_a_side() -> None:
    held = {0: ["chekhovskaya"], 1: ["sadovaya", "lipovaya", "rechnaya", "portovaya"]}
    table = Table(2, held=held, offers=1).do("offer", seat="2")
    for name in held[1][:3]:
        table.do("want", permit=name)
    assert table.refused("want", permit="portovaya") == "enough-permits"


def test_only_players_in_play_trade() -> None:
    table = market()
    table.state.gone = 2
    assert table.options("offer", "seat") == ["3"]
    table = Table(3, held={2: ["sadovaya"]}, offers=1)
    assert table.options("offer", "seat") == ["3"]
    assert Table(3, offers=1).stage == "roll"


# ---------------------------------------------------------------------- contributions


def building(offers: int = 2, **position: Any) -> Table:
    return Table(3, places={0: 32}, offers=offers, **position).roll(1, 2, 5)


def test_a_contribution_is_paid_and_its_block_put_at_once() -> None:
    table = building().do("request", seat="3").do("site", quarter="nw22").do("charge", sum="50000")
    assert int(table.state.actor) == 2
    assert table.choices() == ["accept", "decline"]
    table.do("accept")
    assert table.height("nw22") == 1
    assert table.cash == [START_CASH + 500_000 - 50_000, START_CASH, START_CASH - 50_000]
    assert (table.stage, int(table.state.placed)) == ("build", 1)


def test_a_refused_contribution_puts_no_block() -> None:
    table = building().do("request", seat="3").do("site", quarter="nw22").do("charge", sum="50000").do("decline")
    assert (table.height("nw22"), table.stage, int(table.state.offers)) == (0, "build", 1)


def test_a_request_can_be_dropped() -> None:
    assert building().do("request", seat="3").do("withdraw").stage == "build"
    assert building().do("request", seat="3").do("site", quarter="nw22").do("withdraw").stage == "build"


def test_whoever_lacks_the_cost_can_build_with_a_contribution() -> None:
    table = Table(3, places={0: 21}, cash={0: 80_000, 1: 30_000}, offers=2, city=FOUR_SKYSCRAPERS).roll(2, 3, 4).die(3)
    assert (table.cash[0], table.choices()) == (50_000, ["end", "request"])
    # The second player has too little to contribute.
    assert table.options("request", "seat") == ["3"]
    table.do("request", seat="3").do("site", quarter="sw22")
    assert table.options("charge", "sum")[0] == "50000"
    table.do("charge", sum="50000").do("accept")
    assert (table.cash[0], table.height("sw22")) == (0, 1)


def test_a_contribution_covers_what_is_missing() -> None:
    table = Table(3, places={0: 21}, cash={0: 40_000}, offers=2).roll(2, 3, 4).die(3)
    table.do("request", seat="3").do("site", quarter="sw22")
    assert table.options("charge", "sum")[0] == "100000"
