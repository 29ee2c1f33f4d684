"""The components are those of the box; a user's file is checked."""

import pytest

from games.capital_lux.builders import BOX
from megapolis.engine.errors import BadData
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.box import dualist_of, kind_of
from megapolis.games.capital_lux.rules.synergies.registry import CATALOGUE, NAMES, synergy_colour

SOURCE = BOX.source


def test_counts_and_sums_of_the_box() -> None:
    value = BOX.value
    assert BOX.citizens == 92
    for colour in range(4):
        cards = [card for card in BOX.citizen_face if BOX.home[card] == colour]
        assert len(cards) == 23
        assert sum(value[card] for card in cards) == 92
    for faces, count, total in (
        (BOX.rebel_face, 20, 70),
        (BOX.recruiter_face, 16, 40),
        (BOX.dualist_face, 20, 60),
    ):
        assert len(faces) == count
        assert sum(value[card] for card in faces) == total
    assert (len(BOX.agent_values), sum(BOX.agent_values)) == (5, 3)
    assert (len(BOX.oracle_values), sum(BOX.oracle_values)) == (7, 13)


def test_dualists_are_balanced() -> None:
    pairs = {(int(BOX.home[card]), int(BOX.capital[card])) for card in BOX.dualist_face}
    assert len(pairs) == 12
    assert all(home != capital for home, capital in pairs)
    for side in (BOX.home, BOX.capital):
        for colour in range(4):
            values = [BOX.value[card] for card in BOX.dualist_face if side[card] == colour]
            assert (len(values), sum(values)) == (5, 15)


def test_faces_are_numbered_as_the_table_says() -> None:
    assert BOX.faces[0] == "blue-2"
    assert BOX.faces[19] == "green-6"
    assert BOX.faces[20] == "rebel-1"
    assert BOX.faces[dualist_of(0, 1, 4)] == "dualist-blue-pink-4"
    assert BOX.faces[62] == "recruiter-blue-1"
    assert len(BOX.faces) == len(set(BOX.faces)) == 78
    assert [kind_of(number) for number in (19, 20, 26, 61, 62)] == [
        "citizen",
        "rebel",
        "dualist",
        "dualist",
        "recruiter",
    ]


def test_copies_have_names_of_their_own() -> None:
    names = [*BOX.citizen_names, *BOX.rebel_names, *BOX.dualist_names, *BOX.recruiter_names]
    assert len(set(names)) == 92 + 20 + 20 + 16
    assert "blue-2#4" in names


def test_sets_and_registry_agree() -> None:
    assert [[synergy_colour(name) for name in chosen] for chosen in BOX.sets.values()] == [[0, 1, 2, 3]] * 3
    assert {kind for chosen in BOX.sets.values() for kind in chosen} == set(NAMES)
    assert [synergy.name for synergy in CATALOGUE[:4]] == BOX.sets["A"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[citizens]", "[citizens", "error-data-toml"),
        ("[oracle]\ntiles = [0, 1, 1, 2, 2, 3, 4]\nthreshold = 5\n", "", "data-table"),
        ("threshold = 5", "threshold = 14", "data-number"),
        ("threshold = 5", "threshold = true", "data-number"),
        ("tiles = [-3, -1, 1, 2, 4]", "tiles = []", "data-tiles"),
        ("tiles = [-3, -1, 1, 2, 4]", "tiles = [-30]", "data-number"),
        ("count = { 2 = 4, 3 = 5", "count = { 1 = 4, 3 = 5", "data-counts"),
        ("count = { 2 = 4, 3 = 5", "count = { 2 = 8, 3 = 5", "data-number"),
        ("count = { 2 = 4, 3 = 5, 4 = 5, 5 = 5", "count = { 2 = 7, 3 = 7, 4 = 7, 5 = 7", "data-count"),
        ("count = { 1 = 3, 2 = 3, 3 = 4, 4 = 4", "count = { 1 = 7, 2 = 7, 3 = 7, 4 = 7, 6 = 7, 5 = 7}#", "data-count"),
        ("3 = 5, 4 = 5, 5 = 5, 6 = 4", "3 = 0, 4 = 0, 5 = 0, 6 = 0", "data-few-citizens"),
        ('["blue", "pink", 2]', '["blue", "blue", 2]', "data-dualists"),
        ('["blue", "pink", 2]', '["blue", "pink", 5]', "data-dualists"),
        ('["blue", "pink", 2]', '["blue", "pink"]', "data-dualists"),
        ("reconstructed = true # the list\ncards = [", "cards = 1\nreconstructed = [", "data-dualists"),
        ('["blue", "pink", 2]', ", ".join(['["blue", "pink", 2]'] * 8), "data-copies"),
        ("rounds = 3", "rounds = 0", "data-number"),
        ('A = ["agent", "cleric", "merchant", "scholar"]\n', "", "data-sets"),
        ('A = ["agent"', 'A = ["spy"', "data-sets"),
        ('A = ["agent", "cleric"', 'A = ["cleric", "agent"', "data-sets"),
        ('"merchant", "scholar"]', '"merchant"]', "data-sets"),
    ],
)
def test_bad_data_is_refused(old: str, new: str, key: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadData) as caught:
        GAME.box(SOURCE.replace(old, new, 1))
    assert caught.value.reason.key == key
    assert all(caught.value.say(language) for language in LANGUAGES)


def test_another_box_is_used() -> None:
    other = GAME.box(SOURCE.replace("tiles = [-3, -1, 1, 2, 4]", "tiles = [9, 9]"))
    assert other.digest != BOX.digest
    assert list(other.agent_values) == [9, 9]  # type: ignore[attr-defined]
    assert GAME.labels(other)["agent"] == ["+9#1", "+9#2"]
