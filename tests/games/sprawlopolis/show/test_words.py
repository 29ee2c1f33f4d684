"""Prompts, names and the words for rules of expansions."""

import pytest

from games.sprawlopolis.builders import BOX, Table, finish, own_box
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


@pytest.mark.parametrize(
    ("demand", "said"),
    [
        ("anywhere", "A card with a site may be laid anywhere."),
        ("cover_card", "A card with a site must cover a block."),
        ('cover_zone"\nzone = "I', "A site must cover an industrial block."),
        ('not_beside"\nzone = "P', "A site must not be laid next to a park block of another card."),
        ("beside_own", "A site must be laid next to a block of its own type on another card."),
        ("at_edge", "A site must be laid at the edge of the city."),
        ("inside", "A site must be laid inside the city, with blocks on all four sides."),
    ],
)
def test_demands_of_ones_own_card_have_words(demand: str, said: str) -> None:
    box = own_box(('demand = "cover"', f'demand = "{demand}"\nat_once = true'))
    table = Table(1, box, conditions="6,12,18", construction=True).chance("zone_rule", zone="CZ-P")
    shown = GAME.show.terminal(table.state, 0, Text("en", "sprawlopolis")).plain
    assert f"{said} At the end every visible site costs 3. Such a card is laid as soon as it is drawn." in shown
    logged = table.match.log[-1]
    key, args = words.describe(Table(1, box, conditions="6,12,18", construction=True).state, -1, logged.action)
    assert Text("en", "sprawlopolis").say(f"log-{key}", args).endswith("Such a card is laid as soon as it is drawn.")
    for language in ("uk", "ru"):
        other = GAME.show.terminal(table.state, 0, Text(language, "sprawlopolis")).plain
        assert "{" not in other
        assert other.count(Text(language, "sprawlopolis")("demand-now")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 19))
def test_conditions_of_ones_own_cards_have_words(number: int, language: str) -> None:
    """A base card that says something else than ours, and a beach with a base card's condition."""
    facts = BOX.source.split("[[card]]")[number].partition("kind = ")[2].partition("# Construction")[0].strip()
    other = number % 18 + 1
    theirs = BOX.source.split("[[card]]")[other].partition("kind = ")[2].partition("# Construction")[0].strip()
    box = own_box((f"kind = {theirs}\n", f"kind = {facts}\n"), ('kind = "narrow_land"\nbase = 9', f"kind = {facts}"))
    chosen = {other, 6, 12, 18} - {number}
    conditions = ",".join(str(each) for each in sorted(chosen, key=lambda each: each != other)[:3])
    table = Table(1, box, conditions=conditions, beaches=True).chance("beach_rule", beach="B-N2")
    text = Text(language, "sprawlopolis")
    shown = GAME.show.terminal(table.state, 0, text).plain
    said = text("kind-" + facts.split('"')[1], **words.condition_words(box.beach_rules[3]))
    assert shown.count(said) == 2
    assert not {"{", "$", "kind-"} & set(said.split())
    assert text(f"condition-{other}-help") not in shown


def test_a_condition_says_its_own_numbers() -> None:
    box = own_box(
        (
            'kind = "narrow_land"\nbase = 9',
            'kind = "beside_several"\nzone = "P"\nother = "C"\nat_least = 3\npoints = -4',
        )
    )
    said = Text("en", "sprawlopolis")("kind-beside_several", **words.condition_words(box.beach_rules[3]))
    assert said == "−4 for each park with 3 or more commercial blocks beside it."


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
