"""The position as a picture."""

from xml.etree import ElementTree

from games.sprawlopolis.builders import Table, city, solo
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.show import svg


def test_the_sea_and_the_motorway_are_drawn() -> None:
    table = Table(1, conditions="6,12,18", beaches=True).chance("beach_rule", beach="B-N2").deal(1, 2, 3).start(4)
    table.reveal("B-E1").lay(1, 0, 2).reveal(5).put(0, 4)
    assert svg.SEA in GAME.show.svg(table.state, 0)
    split = Match(GAME.setup(2, {"interstate": "together"}), 1).state
    assert svg.HIGHWAY in GAME.show.svg(split, None)


def test_a_motorway_card_in_play_is_drawn() -> None:
    table = Table(2, conditions="6,12", interstate="duel", duel_rules="choice").chance("strip", motorway="IS-1")
    assert [card.name for card in svg.in_play(table.state)] == ["IS-1"]
    assert ">IS-1<" in GAME.show.svg(table.state, 0)
    assert "IS-1" in GAME.show.terminal(table.state, 0, Text("en", "sprawlopolis")).plain


def test_svg_is_xml_and_names_every_visible_block() -> None:
    state = solo().reveal(5).state
    root = ElementTree.fromstring(GAME.show.svg(state, 0))
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    # The start card, three in hand, the top of the deck: four letters each.
    assert sum(text in ("R", "C", "I", "P") for text in texts) == 4 * 5


def test_svg_marks() -> None:
    picture = svg.picture(city("C! R#", "P P*"), [])
    assert "☠" in picture
    assert "★" in picture
    assert "stroke-dasharray" in picture


def test_an_onlooker_sees_backs() -> None:
    table = Table(2, conditions="6,12,18").deal(1, 2, 3, 4).start(5).reveal(7)
    assert GAME.show.svg(table.state, None).count(">?<") == 4
