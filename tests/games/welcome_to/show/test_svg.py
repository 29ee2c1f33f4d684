"""Pictures, as a seat may see them."""

from xml.etree import ElementTree

from games.welcome_to.builders import RICH, Table, sheet
from megapolis.games.welcome_to import GAME

PAIRS = ("8 fence", "5 pool", "11 temp")


def test_svg_is_well_formed_and_shows_what_stands() -> None:
    table = Table(2, roundabouts=True).deal(*PAIRS)
    board = sheet(**RICH)
    board.used = 0b1111000
    table.give(0, board)
    one = ElementTree.fromstring(GAME.show.svg(table.state, 0))
    words = ["".join(element.itertext()) for element in one.iter("{http://www.w3.org/2000/svg}text")]
    assert "11" in words
    assert words.count("b") == 3 + 1
    assert words.count("≈") == 3 + 1
    assert "A 6" in words
    both = GAME.show.svg(table.state, None)
    assert both.count("<g ") == 2
