"""The cards are those of the box; a user's file is checked."""

import re
from collections import Counter

import pytest

from games.sprawlopolis.builders import BOX
from megapolis.engine.errors import BadData
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.box import block_name, read_block, road_ends, turn

SOURCE = BOX.source


def face(card: int) -> list[str]:
    return [block_name(BOX.blocks[card * 8 + block]) for block in range(4)]


def printed(card: int) -> list[int]:
    return [int(BOX.blocks[card * 8 + block]) for block in range(4)]


def test_every_card_shows_each_zone_once() -> None:
    for card in range(23):
        assert sorted(block[0] for block in face(card)) == ["C", "I", "P", "R"]


def test_structure_of_the_18_cards() -> None:
    zones = ["".join(block[0] for block in face(card)) for card in range(18)]
    # Six arrangements, either way up, three cards each.
    assert list(Counter(min(four, four[::-1]) for four in zones).values()) == [3] * 6
    assert all(":" not in block for card in range(18) for block in face(card) if block[0] == "P")
    roads = Counter(len({road for road, _, _ in road_ends(printed(card))}) for card in range(18))
    assert roads == {1: 6, 2: 12}
    # No road dead-ends inside its own card.
    assert all(side for card in range(18) for _, _, side in road_ends(printed(card)))


def test_numbers_are_targets() -> None:
    assert BOX.names[:18] == [str(number) for number in range(1, 19)]


def test_turning_twice_is_turning_not_at_all() -> None:
    for card in range(33):
        assert turn(turn(printed(card))) == printed(card)
        assert [int(BOX.blocks[card * 8 + 4 + block]) for block in range(4)] == turn(printed(card))


def test_sea() -> None:
    assert [int(side) for side in BOX.sea] == [0] * 23 + [2, 2, 1, 1] + [0] * 4


def test_motorway_cards() -> None:
    shown = [block_name(BOX.strip[block]) for block in range(8)]
    assert shown == ["I", "R:NS", "C", "P", "P", "C", "R:NS", "I"]


def test_ends_of_road_works() -> None:
    # RW-1 as printed: C:EW R:EW / I:SW P.
    ends = [(BOX.end_road[at], BOX.end_block[at], BOX.end_side[at]) for at in range(BOX.first_end[1])]
    assert ends == [(0, 0, 8), (0, 1, 2), (1, 2, 4), (1, 2, 8)]


def test_an_end_may_face_a_block_of_its_own_card() -> None:
    blocks = [read_block(block) for block in ("R:EW", "P", "C", "I")]
    assert road_ends(blocks) == [(0, 0, 0), (0, 0, 8)]


def test_what_is_reconstructed_says_so() -> None:
    facts = BOX.facts
    for table in ("zone_card", "beach", "motorway", "works"):
        assert all(card["reconstructed"] for card in facts[table])
    assert [card.get("reconstructed", False) for card in facts["landmark_side"]] == [False, True]
    assert not any("reconstructed" in card for card in facts["card"])


def swap(old: str, new: str, count: int = 1) -> str:
    assert old in SOURCE
    return SOURCE.replace(old, new, count)


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("= = =", "error-data-toml"),
        ("", "data-count"),
        (re.sub(r"\[\[works\]\]\n(\w+ = .*\n)+", "", SOURCE, count=1), "data-count"),
        (re.sub(r"\[wrecktar\]\n(\w+ = .*\n)+", "", SOURCE), "data-count"),
        (swap("number = 18", "number = 19"), "data-numbers"),
        (swap('id = "CZ-R"', 'id = "CZ-P"'), "data-names"),
        (swap('"R:EW I:SW P C:NS"', '"R:EW I:SW P"'), "data-blocks"),
        (swap('"R:EW I:SW P C:NS"', '"R:EW I:SW P X"'), "data-blocks"),
        (swap('"R:EW I:SW P C:NS"', '"R:EW I:SW ~ C:NS"'), "data-sea"),
        (swap('"R:NS ~ C:NS ~"', '"R:NS ~ ~ C:NS"'), "data-sea"),
        (swap('"R:NS ~ C:NS ~"', '"R:NS P C:NS I"'), "data-sea"),
        (swap('kind = "loops"', 'kind = "hoops"'), "data-kind"),
        (swap('kind = "loops"', 'kind = "shore_roads"'), "data-kind"),
        (swap('kind = "narrow_land"', 'kind = "loops"'), "data-kind"),
        (swap("inside = 1", 'inside = "1"'), "data-number"),
        (swap("inside = 1", "inside = true"), "data-number"),
        (swap("inside = 1\n", ""), "data-number"),
        (swap("sections = 2", "sections = 0"), "data-number"),
        (swap("table = [-8, -5, -2, 1, 4, 7]", "table = []"), "data-number"),
        (swap("table = [-8, -5, -2, 1, 4, 7]", 'table = ["x"]'), "data-number"),
        (swap("penalty = -3", "penalty = 1.5"), "data-number"),
        (swap('zone = "P"\nthree', 'zone = "X"\nthree'), "data-zone"),
        (swap('demand = "cover"', 'demand = "hide"'), "data-choice"),
        (swap('rules = "majority"', 'rules = "plurality"'), "data-choice"),
        (swap('build = "either"', 'build = "both"'), "data-choice"),
        (swap('tie = ["fewer_roads"]', 'tie = ["more_parks"]'), "data-choice"),
        (swap('site = "SE"', 'site = "S"'), "data-corner"),
        (swap('monster = "SE"', 'monster = "E"'), "data-corner"),
        (swap('landmarks = ["NW", "SE"]', 'landmarks = ["NW", "N"]'), "data-corner"),
        (swap('landmarks = ["NW", "SE"]', "landmarks = []"), "data-corner"),
        (swap('north = "I R^"', 'north = "I R:NS"'), "data-strip"),
        (swap('north = "I R^"', 'north = "I"'), "data-strip"),
    ],
)
def test_bad_data(source: str, key: str) -> None:
    with pytest.raises(BadData) as caught:
        GAME.box(source)
    assert caught.value.reason.key == key
    assert len({caught.value.say(language) for language in LANGUAGES}) == 3


def test_own_data_has_its_own_digest() -> None:
    assert GAME.box(SOURCE).digest == BOX.digest
    assert GAME.box(swap("each = -2", "each = -3")).digest != BOX.digest


def test_rules_of_a_duel_are_found_by_what_the_cards_say() -> None:
    names = ("random", "standard", "majority", "choice", "either")
    assert [BOX.duel_card(name) for name in names] == [-1, 0, 1, 2, 3]
    other = GAME.box(swap('rules = "standard"\nbuild = "own"', 'rules = "choice"\nbuild = "own"'))
    setup = GAME.setup(2, {"interstate": "duel", "duel_rules": "standard"}, other)
    with pytest.raises(BadData) as caught:
        GAME.new_state(setup)
    assert caught.value.reason.key == "data-no-duel-card"
