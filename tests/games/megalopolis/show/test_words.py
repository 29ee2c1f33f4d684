"""What is asked and what is told, in sentences."""

import pytest

from games.megalopolis.builders import FOUR_SKYSCRAPERS, Table, act, said
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import SPACE

TEXT = Text("en", "megalopolis")


def test_what_is_asked() -> None:
    assert said(Table().roll(1, 2, 5)) == "Portovaya is up for auction, no bid yet. You have 5,000,000."
    table = Table().roll(1, 2, 5).do("raise", by="1")
    assert said(table) == "Portovaya: Player 2 bids 50,000. You have 5,000,000."
    assert said(table.do("more")) == "Portovaya: your bid is above 550,000. How high is it? You have 5,000,000."
    table = Table().roll(1, 2, 5).do("raise", by="1")
    table.everybody_passes()
    assert (
        said(table)
        == "Portovaya: the last bid is 50,000, by Player 2. By your prior right you may take it for 100,000."
    )
    table = Table(places={0: 32}, city=FOUR_SKYSCRAPERS).roll(1, 2, 5)
    assert said(table) == "You must put a block before your turn ends (blocks left: 66)."
    table = Table(places={0: 32}, offers=1).roll(1, 2, 5).do("request", seat="2")
    assert said(table) == "A contribution by Player 2: to a block on which quarter?"
    table.do("site", quarter="nw22")
    assert said(table) == "How much should Player 2 contribute?"
    table.add("charge_more", 50_000).do("propose")
    assert said(table) == (
        "Player 1 asks for 50,000 towards a block on the corner of Sadovaya × Lesnaya (north-west), to be put at once. "
        "Do you accept?"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Take it for 150,000"), ("uk", "Забрати за 150 000"), ("ru", "Забрать за 150 000")],
)
def test_moves_have_words_in_every_language(language: str, sentence: str) -> None:
    table = Table().roll(1, 2, 5).do("raise", by="2").everybody_passes()
    text = Text(language, "megalopolis")
    said = GAME.say(text, "move", GAME.show.describe(table.state, 0, act("take")))
    assert said.replace("\xa0", " ") == sentence


def test_a_log_line_names_both_partners() -> None:
    table = (
        Table(held={0: ["sadovaya"], 1: ["portovaya"]}, offers=2).do("offer", seat="2").do("give", permit="sadovaya")
    )
    table.do("want", permit="portovaya")
    log = GAME.say(TEXT, "log", GAME.show.describe(table.state, 0, act("propose")))
    assert log == "Player 1 sends Player 2 an offer: Player 1 offers Sadovaya for Portovaya."
    table.do("propose")
    log = GAME.say(TEXT, "log", GAME.show.describe(table.state, 1, act("accept")))
    assert log == "Player 2 accepts: Player 1 offers Sadovaya for Portovaya."


def logged(table: Table, seat: int, action: int) -> str:
    return GAME.say(TEXT, "log", GAME.show.describe(table.state, seat, action))


def test_the_log_tells_what_the_dice_and_cards_bring() -> None:
    table = Table(held={2: ["portovaya"]})
    assert (
        logged(table, CHANCE, SPACE["dice"](0, 1, 4))
        == "Player 1 rolls 1 + 2 + 5: Portovaya, paying 40,000 to Player 3."
    )
    table = Table(places={0: 32})
    assert (
        logged(table, CHANCE, SPACE["dice"](0, 1, 4))
        == "Player 1 rolls 1 + 2 + 5: the Stock Exchange, receiving 500,000."
    )
    table = Table(places={0: 11}).roll(2, 3, 4)
    assert logged(table, CHANCE, SPACE["exit"](4, 5)) == "Player 1 leaves the Highway, 5 and 6: Dorozhnaya."
    table = Table(places={0: 21}).roll(2, 3, 4)
    assert logged(table, CHANCE, SPACE["die"](5)) == "Player 1 rolls 6: the Court, paying 60,000."
    table = Table(places={0: 21}).roll(1, 4, 5)
    assert logged(table, CHANCE, act("draw", card="dividends")) == (
        "Player 1 draws “Shares pay out: receive 100,000”: a crest square, receiving 100,000."
    )
    table = Table().roll(1, 1, 1)
    assert logged(table, 0, act("move", squares=10)) == "Player 1 chooses 10 squares: City Hall."


def test_the_log_tells_how_an_auction_ends() -> None:
    table = Table(2).roll(1, 2, 5)
    assert logged(table, 1, act("raise", by="1")) == "Player 2 bids 50,000 for Portovaya."
    table.do("raise", by="1")
    assert logged(table, 0, act("pass")) == "Player 1 passes."
    table.do("pass")
    assert logged(table, 0, act("take")) == "Player 1 uses the prior right and takes Portovaya for 100,000."
    assert logged(table, 0, act("leave")) == "Player 1 leaves Portovaya to Player 2 for 50,000."
    table = Table(2).roll(1, 2, 5).do("pass")
    assert logged(table, 0, act("raise", by="2")) == "Player 1 bids 100,000 for Portovaya and gets it."
    table = Table(3, cash={0: 50_000}).roll(1, 2, 5).do("raise", by="1")
    assert logged(table, 2, act("pass")) == "Player 3 passes; Portovaya goes to Player 2 for 50,000."


def test_the_log_tells_who_goes_bankrupt() -> None:
    table = Table(places={0: 21}, cash={0: 30_000}).roll(2, 3, 4)
    assert logged(table, CHANCE, SPACE["die"](5)) == "Player 1 rolls 6: the Court, paying 30,000. Player 1 is bankrupt."
    table = Table(3, held={0: ["sadovaya"], 2: ["portovaya"]}, cash={0: 0}).roll(1, 2, 5).do("sell", permit="sadovaya")
    table.do("pass")
    assert logged(table, 2, act("pass")) == "Player 3 passes. Player 1 is bankrupt."


def test_the_log_tells_who_rolls_for_the_first_turn() -> None:
    match = Match(GAME.setup(3), 1)
    firsts = [said for said in match.log_lines(None) if said.key == "first"]
    assert [said.args["seat"] for said in firsts[:3]] == ["@seat-1", "@seat-2", "@seat-3"]
    assert GAME.say(TEXT, "log", (firsts[0].key, firsts[0].args)).endswith("for the first turn.")


def test_sums_of_the_first_rules() -> None:
    table = Table(2, held={0: ["chekhovskaya"], 1: ["sadovaya"]}, offers=1, rules=1).do("offer", seat="2")
    pays = GAME.say(TEXT, "move", GAME.show.describe(table.state, 0, act("pay", sum="500000")))
    assert pays == "Pay 500,000"
