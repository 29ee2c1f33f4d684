"""The position as terminal text."""

from games.sprawlopolis.builders import Table, city, solo
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.show import terminal


def test_terminal_shows_blocks_and_roads() -> None:
    lines = terminal.city_terminal(city("R:EW C:SW", "P! I#")).plain.split("\n")
    assert lines[0] == "    3    2    1    ◆    1    2"
    assert [line[:4] for line in lines[1:]] == [" 3‾ ", " 2‾ ", " 1‾ ", " 1_ ", " 2_ "]
    assert lines[3] == " 1‾   ·    ·  R ━━━C ━┓   ·  "
    assert lines[4] == " 1_   ·    ·  P!   I#     ·  "


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
    table.reveal("B-E1")
    assert "≈≈≈≈≈" in GAME.show.terminal(table.state, 0, Text("en", "sprawlopolis")).plain, (
        "on the card that is drawn next"
    )
    table.lay(1, 0, 2).reveal(5).put(0, 4)
    assert "≈≈≈≈≈" in GAME.show.terminal(table.state, 0, Text("en", "sprawlopolis")).plain
    split = Match(GAME.setup(2, {"interstate": "together"}), 1).state
    assert "═════" in GAME.show.terminal(split, 0, Text("en", "sprawlopolis")).plain
