"""What is seen, said and drawn."""

import pytest

from games.megalopolis.builders import BOARD, FOUR_SKYSCRAPERS, MILLION, Table, act
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Match
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.state import new_state
from megapolis.games.megalopolis.show.svg import quarter_cell, ring_cell, zone_cell
from megapolis.games.megalopolis.show.view import income

TEXT = Text("en", "megalopolis")


def said(table: Table) -> str:
    """What whoever is awaited is asked."""
    state = table.state
    return GAME.say(TEXT, "ask", GAME.show.prompt(state, state.actors()[0]))


def drawn(table: Table) -> str:
    return GAME.show.terminal(table.state, 0, TEXT).plain


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
    expected = 3 * (20_000 * BOARD.share[2] + 100_000 * BOARD.share[5])
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
    assert said(table) == "You owe 40,000 to player 3 and have 0. Choose a permit to sell at auction."
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
    assert said(table) == "Player 1 offers you permits: 1. In return they want permits: 1, money: 100,000."


def test_a_debt_to_the_bank_is_said_so() -> None:
    table = Table(places={0: 21}, held={0: ["sadovaya"]}, cash={0: 0}).roll(2, 3, 4).die(2)
    assert said(table) == "You owe 20,000 to the bank and have 0. Choose a permit to sell at auction."
    debt = GAME.show.view(table.state, 0).debt
    assert debt is not None
    assert debt.creditor is None


def test_what_is_asked() -> None:
    assert said(Table().roll(1, 2, 5)) == "Portovaya is up for auction, no bid yet. You have 5,000,000."
    table = Table().roll(1, 2, 5).do("bid", steps="1")
    assert said(table) == "Portovaya: player 2 bids 50,000. You have 5,000,000."
    table.everybody_passes()
    assert said(table) == "Portovaya goes to player 2 for 50,000. You may take it for 100,000."
    table = Table(places={0: 32}, city=FOUR_SKYSCRAPERS).roll(1, 2, 5)
    assert said(table) == "You must put a block (66 left) before your turn ends."
    table = Table(places={0: 32}, offers=1).roll(1, 2, 5).do("request", seat="2")
    assert said(table) == "A contribution by player 2: to a block on which quarter?"
    table.do("site", quarter="nw22")
    assert said(table) == "How much should player 2 contribute?"
    table.do("charge", sum="50000")
    assert said(table) == "Player 1 asks you to pay 50,000 towards a block on nw22, to be put at once."
    assert "contribution to a block on nw22; gives –; wants 50 000" in drawn(table)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Take it for 150,000"), ("uk", "Забрати за 150 000"), ("ru", "Забрать за 150 000")],
)
def test_moves_have_words_in_every_language(language: str, sentence: str) -> None:
    table = Table().roll(1, 2, 5).do("bid", steps="2").everybody_passes()
    text = Text(language, "megalopolis")
    said = GAME.say(text, "move", GAME.show.describe(table.state, 0, act("take")))
    assert said.replace("\xa0", " ") == sentence


def test_a_log_line_names_both_partners() -> None:
    table = (
        Table(held={0: ["sadovaya"], 1: ["portovaya"]}, offers=2).do("offer", seat="2").do("give", permit="sadovaya")
    )
    table.do("want", permit="portovaya")
    log = GAME.say(TEXT, "log", GAME.show.describe(table.state, 0, act("propose")))
    assert log == "Player 1 sends player 2 the offer."
    table.do("propose")
    log = GAME.say(TEXT, "log", GAME.show.describe(table.state, 1, act("accept")))
    assert log == "Player 2 accepts player 1’s offer."


def logged(table: Table, seat: int, action: int) -> str:
    return GAME.say(TEXT, "log", GAME.show.describe(table.state, seat, action))


def test_the_log_tells_what_the_dice_and_cards_bring() -> None:
    table = Table(held={2: ["portovaya"]})
    assert logged(table, CHANCE, SPACE["dice"](0, 1, 4)) == "Player 1 rolls 1 2 5 → Portovaya, paying 40,000."
    table = Table(places={0: 32})
    assert (
        logged(table, CHANCE, SPACE["dice"](0, 1, 4)) == "Player 1 rolls 1 2 5 → the Stock Exchange, receiving 500,000."
    )
    table = Table(places={0: 11}).roll(2, 3, 4)
    assert logged(table, CHANCE, SPACE["exit"](4, 5)) == "Player 1 leaves the Highway by exit 56 → Dorozhnaya."
    table = Table(places={0: 21}).roll(2, 3, 4)
    assert logged(table, CHANCE, SPACE["die"](5)) == "Player 1 rolls 6, paying 60,000."
    table = Table(places={0: 21}).roll(1, 4, 5)
    assert logged(table, CHANCE, act("draw", card="dividends")) == (
        "Player 1 draws “Shares pay out: receive 100,000” → a crest square, receiving 100,000."
    )
    table = Table().roll(1, 1, 1)
    assert logged(table, 0, act("move", squares=10)) == "Player 1 chooses: 10 squares → City Hall."


def test_the_log_tells_how_an_auction_ends() -> None:
    table = Table(2).roll(1, 2, 5)
    assert logged(table, 1, act("bid", steps="1")) == "Player 2 bids 50,000 for Portovaya."
    table.do("bid", steps="1")
    assert logged(table, 0, act("pass")) == "Player 1 passes."
    table.do("pass")
    assert logged(table, 0, act("take")) == "Player 1 uses the privilege and takes Portovaya for 100,000."
    assert logged(table, 0, act("leave")) == "Player 1 leaves Portovaya to player 2 for 50,000."
    table = Table(2).roll(1, 2, 5).do("pass")
    assert logged(table, 0, act("bid", steps="2")) == "Player 1 bids 100,000 for Portovaya and gets it."
    table = Table(3, cash={0: 50_000}).roll(1, 2, 5).do("bid", steps="1")
    assert logged(table, 2, act("pass")) == "Player 3 passes; Portovaya goes to player 2 for 50,000."


def test_the_log_tells_who_goes_bankrupt() -> None:
    table = Table(places={0: 21}, cash={0: 30_000}).roll(2, 3, 4)
    assert logged(table, CHANCE, SPACE["die"](5)) == "Player 1 rolls 6, paying 30,000. Player 1 is bankrupt."
    table = Table(3, held={0: ["sadovaya"], 2: ["portovaya"]}, cash={0: 0}).roll(1, 2, 5).do("sell", permit="sadovaya")
    table.do("pass")
    assert logged(table, 2, act("pass")) == "Player 3 passes. Player 1 is bankrupt."


def test_the_log_tells_who_rolls_for_the_first_turn() -> None:
    match = Match(GAME.setup(3), 1)
    firsts = [said for said in match.seen(None) if said.key == "first"]
    assert [said.args["seat"] for said in firsts[:3]] == [1, 2, 3]
    assert GAME.say(TEXT, "log", (firsts[0].key, firsts[0].args)).endswith("for the first turn.")


def test_the_grid_has_room_for_everything() -> None:
    cells = [ring_cell(square) for square in range(40)] + [quarter_cell(quarter) for quarter in range(36)]
    assert len(set(cells)) == 76
    assert all(0 <= x < 11 and 0 <= y < 11 for x, y in cells)
    assert [ring_cell(square) for square in (0, 10, 20, 30, 39)] == [(0, 0), (10, 0), (10, 10), (0, 10), (0, 1)]
    assert quarter_cell(BOARD.quarter_names.index("se31")) == (8, 6)
    assert [zone_cell(BOARD, district) for district in (0, 2, 7)] == [(3, 1), (9, 3), (1, 3)]


def test_the_terminal_shows_the_ring_the_city_and_a_statement() -> None:
    held = {0: ["chekhovskaya", "sadovaya", "lipovaya"]}
    table = Table(held=held, city={"nw11": 2}, cash={1: 1_230_000}, places={1: 13})
    table.state.gone, table.state.broke = 2, 4
    shown = drawn(table)
    for part in (
        "78 blocks left",
        "Che840",
        "2▲ nw11",
        "cash 5,000,000, earns 0 a round, worth 6,200,000",
        "trust: red",
        "left by the Highway  cash 1,230,000",
        "no permits",
        "#3 Player 3  bankrupt",
    ):
        assert part in shown
    assert all(line == line.rstrip("\n") for line in shown.splitlines())
    for language in LANGUAGES:
        assert GAME.show.terminal(table.state, None, Text(language, "megalopolis")).plain


def test_the_terminal_tells_the_last_lap_and_the_duty() -> None:
    table = Table(city=FOUR_SKYSCRAPERS)
    assert "building is a duty" in drawn(table)
    table.state.lap = True
    assert "last lap" in drawn(table)
    assert "dice: 1 2 5" in drawn(Table().roll(1, 2, 5))


def test_the_picture_has_figures_owners_and_roofs() -> None:
    table = Table(held={0: ["chekhovskaya"], 1: ["north_bridge"]}, city={"nw11": 2}, cash={2: MILLION})
    picture = GAME.show.svg(table.state, 0)
    assert picture.count("<circle") == 3
    assert picture.count('Z" fill') == 1
    assert picture.count('width="18"') == 2
