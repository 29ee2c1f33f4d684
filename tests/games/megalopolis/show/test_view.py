"""What is seen."""

from games.megalopolis.builders import BOX, Table, drawn, said
from megapolis.engine.i18n import Text
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.bots.odds import landing_shares
from megapolis.games.megalopolis.rules.state import new_state
from megapolis.games.megalopolis.show.view import income

TEXT = Text("en", "megalopolis")
SHARES = landing_shares(BOX)


def test_a_view_tells_rents_owners_and_trusts() -> None:
    held = {0: ["chekhovskaya", "sadovaya", "lipovaya"], 1: ["north_bridge", "south_bridge", "rechnaya"]}
    view = GAME.show.view(Table(held=held, city={"nw11": 2}).state, 0)
    streets = {street.permit: street for street in view.streets}
    assert (streets["chekhovskaya"].rent, streets["chekhovskaya"].value, streets["chekhovskaya"].blocks) == (
        840_000,
        400_000,
        2,
    )
    assert (streets["polevaya"].owner, streets["polevaya"].rent) == (None, 560_000)
    assert [bridge.toll for bridge in view.bridges] == [200_000, 0, 200_000, 0]
    assert [district.trust for district in view.districts[:2]] == [0, None]
    assert view.territories[0].skyscraper == "nw11"
    assert view.territories[0].heights == [[2, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert [territory.limit for territory in view.territories] == [2, 3, 3, 3]
    assert view.ring[:6] == ["exchange", "crest", "street", "street", "street", "bridge"]
    assert (view.prices.stopping, view.prices.pip) == (500_000, 10_000)


def test_a_view_tells_what_a_block_would_bring_whom() -> None:
    held = {0: ["chekhovskaya"], 1: ["polevaya", "sadovaya"]}
    table = Table(held=held, city={"nw11": 1}, places={0: 32}).roll(1, 2, 5)
    sites = {site.quarter: site for site in GAME.show.view(table.state, 0).sites}
    assert set(sites) == set(table.options("build", "quarter"))
    second = sites["nw11"]
    assert (second.floors, second.roof) == (2, True)
    # 20,000 x 2 floors x column 10 and the zone on both of its streets; the other streets of the territory are empty.
    assert second.rents == {"chekhovskaya": 420_000, "polevaya": 560_000}
    assert [(each.seat, each.rents, each.value) for each in second.outlook] == [
        (0, 380_000, 200_000),
        (1, 380_000, 400_000),
    ]
    assert sites["se22"].outlook == []
    assert GAME.show.view(table.state, 1).sites == []


def test_a_view_tells_what_a_permit_under_the_hammer_would_bring_whom() -> None:
    table = Table(held={0: ["rechnaya"], 1: ["rechnaya", "naberezhnaya"]}, city={"ne11": 1}).roll(1, 2, 5)
    auction = GAME.show.view(table.state, None).auction
    assert auction is not None
    assert (auction.permit, auction.order) == ("portovaya", [1, 2, 0])
    # The second player would have the trust: the other two streets earn double as well.
    assert [(each.seat, each.rents, each.value) for each in auction.outlook] == [
        (1, 180_000, 200_000),
        (2, 40_000, 200_000),
        (0, 40_000, 200_000),
    ]
    table = Table(held={0: ["sadovaya"], 2: ["portovaya"]}, cash={0: 0}).roll(1, 2, 5).do("sell", permit="sadovaya")
    auction = GAME.show.view(table.state, None).auction
    assert auction is not None
    assert auction.order == [1, 2]


def test_a_view_tells_what_a_deal_would_bring_whom() -> None:
    table = Table(held={0: ["sadovaya", "lipovaya"], 1: ["chekhovskaya"]}, offers=2)
    offer = GAME.show.view(table.do("offer", seat="2").do("want", permit="chekhovskaya").state, None).offer
    assert offer is not None
    assert [(each.seat, each.rents) for each in offer.outlook] == [(0, 80_000), (1, -20_000)]
    table = Table(places={0: 32}, held={2: ["chekhovskaya"]}, offers=1).do("go").roll(1, 2, 5)
    table.do("request", seat="2").do("site", quarter="nw11")
    view = GAME.show.view(table.state, 1)
    assert view.offer is not None
    assert [site.quarter for site in view.sites] == ["nw11"]
    assert view.offer.outlook == view.sites[0].outlook != []


def test_income_is_rent_by_landing_odds() -> None:
    table = Table(4, held={0: ["chekhovskaya", "north_bridge"]})
    expected = 3 * (20_000 * SHARES[2] + 100_000 * SHARES[5])
    assert income(table.state, 0) == round(expected)
    assert income(table.state, 1) == 0


def test_a_view_before_anything_is_dealt() -> None:
    state = new_state(GAME.setup(2))
    view = GAME.show.view(state, None)
    assert (view.dice, view.districts[0].zone, view.districts[0].value, view.streets[0].rent) == ([], None, 0, 0)
    assert "Turn 0" in GAME.show.terminal(state, None, TEXT).plain
    assert GAME.show.svg(state, None).startswith("<svg")


def test_a_view_of_an_auction_a_debt_and_an_offer() -> None:
    table = Table(held={0: ["sadovaya"], 2: ["portovaya"]}, cash={0: 0}).roll(1, 2, 5)
    debt = GAME.show.view(table.state, 0).debt
    assert debt is not None
    assert (debt.debtor, debt.creditor, debt.amount) == (0, 2, 40_000)
    assert "owes 40,000" in drawn(table)
    assert said(table) == "You owe 40,000 to Player 3 and have 0. Choose a permit for the forced auction."
    table.do("sell", permit="sadovaya").do("bid", steps="2")
    auction = GAME.show.view(table.state, 0).auction
    assert auction is not None
    assert (auction.permit, auction.seller, auction.bid, auction.leader) == ("sadovaya", 0, 100_000, 1)
    table = (
        Table(held={0: ["sadovaya"], 1: ["portovaya"]}, offers=1).do("offer", seat="2").do("give", permit="sadovaya")
    )
    table.do("want", permit="portovaya").do("charge", sum="100000").do("propose")
    offer = GAME.show.view(table.state, 1).offer
    assert offer is not None
    assert (offer.gives, offer.wants, offer.money, offer.site) == (["sadovaya"], ["portovaya"], -100_000, None)
    assert "gives Sadovaya; wants Portovaya, 100 000; " in drawn(table)
    assert said(table) == "Player 1 offers Sadovaya for Portovaya and 100,000. Do you accept?"


def test_a_debt_to_the_bank_is_said_so() -> None:
    table = Table(places={0: 21}, held={0: ["sadovaya"]}, cash={0: 0}).roll(2, 3, 4).die(2)
    assert said(table) == "You owe 20,000 to the bank and have 0. Choose a permit for the forced auction."
    debt = GAME.show.view(table.state, 0).debt
    assert debt is not None
    assert debt.creditor is None
