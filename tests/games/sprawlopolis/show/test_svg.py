"""Views, words and pictures."""

from xml.etree import ElementTree

import pytest

from games.sprawlopolis.builders import BOX, Table, city, solo
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.show import svg, view


def test_terminal_shows_blocks_and_roads() -> None:
    lines = svg.city_terminal(city("R:EW C:SW", "P! I#")).plain.split("\n")
    assert lines[0].split() == ["27", "28", "29", "30", "31"]
    assert lines[3] == " 29   ·    ·  R ━━━C ━┓   ·  "
    assert lines[4] == " 30   ·    ·  P!   I#     ·  "


def test_terminal_of_a_game() -> None:
    said = GAME.show.terminal(solo().reveal(5).state, 0, Text("en", "sprawlopolis")).plain
    for part in ("Target: 36", "Superhighway", "Player 1", "Deck (11)", "I  ┏━R ━━━"):
        assert part in said


def test_terminal_hides_what_others_hold() -> None:
    table = Table(2, conditions="6,12,18").deal(1, 2, 3, 4).start(5).reveal(7)
    said = GAME.show.terminal(table.state, 1, Text("en", "sprawlopolis")).plain
    assert "and 3 unseen" in said
    assert "and 1 unseen" not in said


def test_the_sea_and_the_motorway_are_drawn() -> None:
    table = Table(1, conditions="6,12,18", beaches=True).chance("beach_rule", beach="B-N2").deal(1, 2, 3).start(4)
    table.reveal("B-E1").lay(1, 0, 2).reveal(5).put(0, 4)
    assert "≈≈≈≈≈" in GAME.show.terminal(table.state, 0, Text("en", "sprawlopolis")).plain
    assert svg.SEA in GAME.show.svg(table.state, 0)
    split = Match(GAME.setup(2, {"interstate": "together"}), 1).state
    assert "═════" in GAME.show.terminal(split, 0, Text("en", "sprawlopolis")).plain
    assert svg.HIGHWAY in GAME.show.svg(split, None)


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


def test_marks_of_cards_in_hand() -> None:
    assert view.face(BOX, BOX.names.index("CZ-R")) == ["I:NS", "P", "R:NE#", "C:EW"]
    assert view.face(BOX, BOX.names.index("WRECKTAR")) == ["R:EW", "I:EW", "P", "C:ES!"]
    assert view.face(BOX, BOX.names.index("POI-B")) == ["P*", "C:NE", "I:SW", "R*"]


def test_an_onlooker_sees_backs() -> None:
    table = Table(2, conditions="6,12,18").deal(1, 2, 3, 4).start(5).reveal(7)
    assert GAME.show.svg(table.state, None).count(">?<") == 4


def test_view_of_a_position() -> None:
    seen = GAME.show.view(solo().reveal(5).play("pick", card="1").state, 0)
    assert (seen.stage, seen.card, seen.place, seen.asked) == ("play", "1", None, "place")
    assert seen.faces["1"] == ["R:EW", "I:SW", "P", "C:NS"]
    assert [block.block for block in seen.city] == ["I:ES", "R:EW", "C:NS", "P"]
    assert seen.box == [29, 29, 30, 30]


@pytest.mark.parametrize(
    ("rule", "said"),
    [("CZ-P", "cover"), ("CZ-R", "beside-R"), ("CZ-C", "beside-C"), ("CZ-I", "at_once")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_demands_have_words(rule: str, said: str, language: str) -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone=rule)
    assert view.demand(table.state) == said
    assert (
        Text(language, "sprawlopolis")(f"demand-{said}", penalty=3)
        in GAME.show.terminal(table.state, 0, Text(language, "sprawlopolis")).plain
    )


@pytest.mark.parametrize("beach", ["B-E1", "B-E2", "B-N1", "B-N2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_beach_conditions_have_words(beach: str, language: str) -> None:
    table = Table(1, conditions="6,12,18", beaches=True).chance("beach_rule", beach=beach)
    key = GAME.show.view(table.state, 0).beach
    points = 9 if beach == "B-N2" else 1 if beach == "B-E1" else 2
    said = Text(language, "sprawlopolis")(f"beach-{key}-help", points=points)
    assert said in GAME.show.terminal(table.state, 0, Text(language, "sprawlopolis")).plain


@pytest.mark.parametrize("name", ["standard", "majority", "choice", "either"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_duel_rules_have_words(name: str, language: str) -> None:
    table = Table(2, conditions="6,12", interstate="duel", duel_rules=name)
    assert (
        Text(language, "sprawlopolis")("duel-" + view.duel_rules(table.state))
        in GAME.show.terminal(table.state, 0, Text(language, "sprawlopolis")).plain
    )


def test_asked() -> None:
    table = Table(2, conditions="6,12", interstate="duel", duel_rules="choice").chance("strip", motorway="IS-1")
    assert GAME.show.prompt(table.state, 1) == ("turn", {"card": "IS-1"})
    assert GAME.show.view(table.state, 1).faces == {"IS-1": ["I", "R:NS", "C", "P"]}
    table.play("turn", 1, turned=0).chance("strip", motorway="IS-2")
    assert GAME.show.prompt(table.state, 0) == ("extend", {"card": "IS-2"})
    landmarks = Table(1, conditions="6,12,18", landmarks=True).deal(1, 2, 3).start(4)
    assert GAME.show.prompt(landmarks.state, 0) == ("flip", {"card": "4"})
    assert GAME.show.prompt(landmarks.play("flip", side="A").state, 0) == ("start", {"card": "4"})
