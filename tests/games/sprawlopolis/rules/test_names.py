"""What cards and places are called."""

import pytest

from games.sprawlopolis.builders import BOX
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.sprawlopolis.rules.actions import SIZE
from megapolis.games.sprawlopolis.rules.box import Box, block_name, turn
from megapolis.games.sprawlopolis.rules.city import FIRST_PLACE
from megapolis.games.sprawlopolis.rules.names import card_words, coast_word, motorway_words, place_words


def called(name: str, language: str = "en", box: Box = BOX) -> str:
    return Text(language, "sprawlopolis").say("card", card_words(box, box.names.index(name)))


@pytest.mark.parametrize(
    ("card", "uk", "en"),
    [
        ("1", "дуга крізь заводи, парк ліворуч", "bend through works, park left"),
        ("10", "вулиця житло–крамниці, парк праворуч", "homes–shops street, park right"),
        ("2", "вулиця житло–крамниці, парк ліворуч", "homes–shops street, park left"),
        ("6", "вулиця житло–крамниці, парк угорі", "homes–shops street, park on top"),
        ("8", "вулиця житло–заводи, парк унизу", "homes–works street, park below"),
        ("WRECKTAR", "Руйнозавр", "Wrecktar"),
        ("B-E2", "пляж крамниці–парк", "shops–park beach"),
        ("POI-A", "пам’ятки: заводи, крамниці", "landmarks: works, shops"),
        ("CZ-R", "майданчик (житло): дуга крізь житло", "construction zone (homes): bend through homes"),
        ("RW-1", "дорожні роботи: вулиця житло–крамниці, парк праворуч", "road works: homes–shops street, park right"),
    ],
)
def test_cards_are_called_by_what_is_printed(card: str, uk: str, en: str) -> None:
    assert called(card, "uk").startswith(uk)
    assert called(card).startswith(en)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_called_the_same(language: str) -> None:
    text = Text(language, "sprawlopolis")
    names = [called(name, language) for name in BOX.names]
    names += [text.say("card", motorway_words(BOX, card)) for card in range(4)]
    assert len(set(names)) == len(names)


def written(blocks: list[int]) -> str:
    return 'blocks = "' + " ".join(block_name(block) for block in blocks) + '"'


def test_turning_a_card_does_not_change_its_name() -> None:
    for card in range(18):
        printed = [int(BOX.blocks[card * 8 + block]) for block in range(4)]
        turned = Box(BOX.source.replace(written(printed), written(turn(printed))))
        assert turned.blocks != BOX.blocks
        assert called(str(card + 1), box=turned) == called(str(card + 1))


def test_a_card_without_a_street_or_a_bend_is_called_by_its_blocks() -> None:
    own = Box(BOX.source.replace('blocks = "R:EW I:SW P C:NS"', 'blocks = "R I P C"'))
    assert called("1", box=own) == "homes, works, park, shops"


@pytest.mark.parametrize(
    ("east", "south", "en"),
    [
        (0, 0, "at the peg"),
        (2, -1, "2 east, 1 north of the peg"),
        (-3, 0, "3 west of the peg"),
        (0, 4, "4 south of the peg"),
        (-40, 0, "20 east of the peg"),
    ],
)
def test_places_are_counted_from_the_peg(east: int, south: int, en: str) -> None:
    size = int(SIZE)
    row, column = divmod(int(FIRST_PLACE), size)
    place = (row + south) % size * size + (column + east) % size
    assert Text("en", "sprawlopolis").say("place", place_words(place)) == en


def test_a_beach_is_told_by_its_coast() -> None:
    card = BOX.names.index("B-N1")
    assert [coast_word(BOX, card, turned) for turned in (0, 1)] == ["@coast-north", "@coast-south"]
