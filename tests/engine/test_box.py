"""Data files: tables that know their lines, and refusals that name them."""

import pytest

from megapolis.catalog import find_game
from megapolis.engine.box import first_of, line_of, read_facts, read_numbers
from megapolis.engine.errors import BadData, BadFile

SOURCE = (
    '''# A comment with = and [brackets]
title = "a [b] = c"  # and more

[map]
rows = [
  "x = 1",  # not a key
  "]",
]
long = """
[[card]]
three = 3
"""
literal = '''
    + "'''\n[no]\n'''"
    + """
after.dotted = 1
"quoted key" = { inline = 2 }

[[card]]
value = 1
[[card]]

value = 2
[card.face]
colour = "red"
[[card.side]]
name = "a"
[[card.side]]
name = "b"
last = true"""
)


def test_every_key_knows_its_line() -> None:
    facts = read_facts(SOURCE)
    lines = SOURCE.splitlines()
    placed = facts["map"]
    assert [lines[line_of(placed, key) - 1].split(" ")[0] for key in ("rows", "long", "literal")] == [
        "rows",
        "long",
        "literal",
    ]
    assert lines[line_of(placed, "after") - 1] == "after.dotted = 1"
    assert lines[line_of(placed, "quoted key") - 1].startswith('"quoted key"')
    assert line_of(facts, "title") == 2
    assert line_of(facts["map"]) == line_of(facts, "map") == 4
    assert [lines[line_of(card, "value") - 1] for card in facts["card"]] == ["value = 1", "value = 2"]
    second = facts["card"][1]
    assert lines[line_of(second["face"], "colour") - 1] == 'colour = "red"'
    assert [lines[line_of(side, "name") - 1] for side in second["side"]] == ['name = "a"', 'name = "b"']
    assert line_of(second["side"][1], "last") == len(lines)
    assert line_of(second, "missing") == line_of(second), "a key that is not there is missed in its table"


def test_what_has_no_line() -> None:
    assert line_of({"plain": 1}, "plain") == 0
    assert line_of(read_facts("a = 1"), "b") == 0
    assert first_of([]) is None
    assert first_of("cards") is None


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadData, match="line 2"):
        read_facts("a = 1\nb = = 2")


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        ("next_station", 'departure = "c5"', 'departure = "z9"'),
        ("next_station", 'symbol = "switch"', 'symbol = "star"'),
        ("next_station", "thames = 2", 'thames = "two"'),
        ("sprawlopolis", '"R:EW I:SW P C:NS"', '"R:EW I:SW P"'),
        ("sprawlopolis", 'demand = "cover"', 'demand = "hide"'),
        ("sprawlopolis", 'monster = "SE"', 'monster = "E"'),
        ("welcome_to", "temp_boxes = 11", "temp_boxes = 0"),
        ("welcome_to", "pools = [3, 7, 8]", "pools = [3, 7, 7]"),
        ("welcome_to", "1 = [1, 1, 0, 0, 0, 0]", "1 = [1, 1, 0, 0, 0, 10]"),
        ("capital_lux", "rounds = 3", "rounds = 0"),
        ("capital_lux", 'A = ["agent"', 'A = ["spy"'),
        ("megalopolis", 'to = "bridge"', 'to = "moon"'),
        ("megalopolis", "blocks = 80", "blocks = 0"),
    ],
)
def test_a_mistake_in_a_box_is_named_by_its_line(game: str, old: str, new: str) -> None:
    source = find_game(game).default_data().source
    assert old in source
    line = source[: source.index(old)].count("\n") + 1
    with pytest.raises(BadData) as caught:
        find_game(game).box(source.replace(old, new, 1))
    assert caught.value.say("en").startswith(f"Line {line}: ")
    assert caught.value.say("uk").startswith(f"Рядок {line}: ")
    assert caught.value.say("ru").startswith(f"Строка {line}: ")


@pytest.mark.parametrize(("source", "line"), [("turns = 6\nplots = 10", 2), ("plots = 5", None), ('plots = "5"', 1)])
def test_numbers_are_held_to_their_ranges(source: str, line: int | None) -> None:
    with pytest.raises(BadData) as caught:
        read_numbers(source, plots=(2, 9), turns=(1, 9))
    assert (caught.value.reason.key, caught.value.reason.args.get("at_line")) == ("error-data-number", line)


@pytest.mark.parametrize(
    ("game", "old", "new", "near"),
    [
        ("next_station", "departure", "depature", "departure"),
        ("next_station", "solo_ratings", "solo_rating", "solo_ratings"),
        ("sprawlopolis", "penalty", "penality", "penalty"),
        ("sprawlopolis", "at_edge", "at_edges", "at_edge"),
        ("sprawlopolis", "base = 9", "bases = 9", "base"),
        ("sprawlopolis", "build", "bild", "build"),
        ("welcome_to", "bis_houses", "bis_house", "bis_houses"),
        ("welcome_to", "houses = 10", "house = 10", "houses"),
        ("welcome_to", "high = 8", "hihg = 8", "high"),
        ("welcome_to", "7 = [1, 2", "77 = [1, 2", "7"),
        ("capital_lux", "threshold", "treshold", "threshold"),
        ("capital_lux", "[recruiters]", "[recruiter]", "recruiters"),
        ("megalopolis", "bid_step", "bidstep", "bid_step"),
        ("megalopolis", "squares = 3", "square = 3", "squares"),
    ],
)
def test_a_misspelt_key_of_a_box_is_refused_with_its_line_and_the_right_name(
    game: str, old: str, new: str, near: str
) -> None:
    source = find_game(game).default_data().source
    assert f"\n{old}" in source
    line = source[: source.index(f"\n{old}")].count("\n") + 2
    with pytest.raises(BadData) as caught:
        find_game(game).box(source.replace(f"\n{old}", f"\n{new}", 1))
    name = new.split(" ", maxsplit=1)[0].strip("[]")
    assert caught.value.say("en") == f"Line {line}: “{name}” means nothing here. Did you mean “{near}”?"
    assert caught.value.say("uk").startswith(f"Рядок {line}: «{name}» ")
    assert caught.value.say("ru").startswith(f"Строка {line}: «{name}» ")


@pytest.mark.parametrize("game", ["capital_lux", "megalopolis", "next_station", "sprawlopolis", "welcome_to"])
def test_a_key_like_no_other_is_refused_with_those_that_there_are(game: str) -> None:
    with pytest.raises(BadData, match=r"^Line 1: “zzz” means nothing here\. What can stand here: "):
        find_game(game).box("zzz = 1\n" + find_game(game).default_data().source)


@pytest.mark.parametrize(
    ("game", "source", "name", "near"),
    [
        ("capital_lux", "[[player]]\nbleu = [3]", "bleu", "blue"),
        ("megalopolis", "[[player]]\npermis = []", "permis", "permits"),
        ("next_station", "[[player]]\ncircle = {}", "circle", "circled"),
        ("sprawlopolis", "[[card]]\ncolum = 3", "colum", "column"),
        ("welcome_to", "[[player]]\ntemp = 3", "temp", "temps"),
    ],
)
def test_a_misspelt_key_of_a_score_sheet_is_refused_with_its_line(game: str, source: str, name: str, near: str) -> None:
    found = find_game(game)
    with pytest.raises(BadFile) as caught:
        found.show.score_scoresheet(found, read_facts(source), found.default_data())
    assert str(caught.value) == f"Line 2: “{name}” means nothing here. Did you mean “{near}”?"
