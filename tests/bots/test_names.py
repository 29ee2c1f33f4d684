"""What bots are called."""

import pytest

from megapolis.bots.names import bot_word, seat_names
from megapolis.engine.i18n import LANGUAGES, Text


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_buildings(language: str) -> None:
    text = Text(language)
    people = [
        ("Ann", ""),
        ("", "easy"),
        ("Bob", "easy"),
        ("", "expert:aim=score"),
        ("", "expert"),
        ("", "greedy"),
        ("", ""),
    ]
    names = seat_names(text, people)
    assert names[0] == "Ann"
    assert names[2] == "Bob"
    assert names[6] == ""
    assert names[4] == f"{names[3]} 2"
    assert len(set(names)) == len(names)


def test_a_bot_without_a_level_is_just_a_bot() -> None:
    assert bot_word("search:iterations=5") == "@bot-other"
    assert bot_word("hard") == "@bot-hard"
