"""Prompts, names and the words for rules of expansions."""

import pytest

from games.sprawlopolis.builders import BOX, Table, finish
from megapolis.engine.i18n import LANGUAGES, Text, seat_word
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.names import card_words, motorway_words
from megapolis.games.sprawlopolis.show import words


def test_marks_of_cards_in_hand() -> None:
    assert words.face(BOX, BOX.names.index("CZ-R")) == ["I:NS", "P", "R:NE#", "C:EW"]
    assert words.face(BOX, BOX.names.index("WRECKTAR")) == ["R:EW", "I:EW", "P", "C:ES!"]
    assert words.face(BOX, BOX.names.index("POI-B")) == ["P*", "C:NE", "I:SW", "R*"]


@pytest.mark.parametrize(
    ("rule", "said"),
    [("CZ-P", "cover"), ("CZ-R", "beside-R"), ("CZ-C", "beside-C"), ("CZ-I", "at_once")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_demands_have_words(rule: str, said: str, language: str) -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone=rule)
    assert words.demand(table.state) == said
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
        Text(language, "sprawlopolis")("duel-" + words.duel_rules(table.state))
        in GAME.show.terminal(table.state, 0, Text(language, "sprawlopolis")).plain
    )


def test_asked() -> None:
    table = Table(2, conditions="6,12", interstate="duel", duel_rules="choice").chance("strip", motorway="IS-1")
    assert GAME.show.prompt(table.state, 1) == ("turn", motorway_words(BOX, 0))
    assert GAME.show.view(table.state, 1).faces == {"IS-1": ["I", "R:NS", "C", "P"]}
    table.play("turn", 1, turned=0).chance("strip", motorway="IS-2")
    assert GAME.show.prompt(table.state, 0) == ("extend", motorway_words(BOX, 1))
    landmarks = Table(1, conditions="6,12,18", landmarks=True).deal(1, 2, 3).start(4)
    assert GAME.show.prompt(landmarks.state, 0) == ("flip", card_words(BOX, 3))
    assert GAME.show.prompt(landmarks.play("flip", side="A").state, 0) == ("start", card_words(BOX, 3))


def test_remarks() -> None:
    assert GAME.show.remark(finish(1, 1)) == (
        "target_missed",
        {"points": finish(1, 1).points(0), "target": finish(1, 1).target()},
    )
    for seed in range(10):
        state = finish(2, seed, interstate="duel")
        said = GAME.show.remark(state)
        expected = ("duel_shared", {}) if state.winner() < 0 else ("duel_won", {"seat": seat_word(state.winner())})
        assert said == expected
