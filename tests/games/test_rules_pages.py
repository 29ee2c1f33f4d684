"""The written rules say the same in every language, and name every option."""

import re
from collections import Counter

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.engine.i18n import LANGUAGES

HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)


def sections(game: str, language: str) -> list[tuple[str, str, str]]:
    """The level, the title and the body of every section."""
    parts = HEADING.split(find_game(game).rules_text(language))[1:]
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


@pytest.mark.parametrize("game", game_ids())
def test_the_sections_are_the_same_in_every_language(game: str) -> None:
    levels = {language: [level for level, _, _ in sections(game, language)] for language in LANGUAGES}
    assert all(levels[language] == levels["en"] for language in LANGUAGES)
    for language in LANGUAGES:
        titles = [title for _, title, _ in sections(game, language)]
        assert len(titles) == len(set(titles)), language
        # A number and a full stop at the start of a broken line would be read as a list.
        assert re.findall(r"^ +\d+\. .*$", find_game(game).rules_text(language), re.MULTILINE) == []


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_number_stands_in_the_same_section_in_every_language(game: str, language: str) -> None:
    for (_, title, english), (_, _, body) in zip(sections(game, "en"), sections(game, language), strict=True):
        assert Counter(re.findall(r"\d+", body)) == Counter(re.findall(r"\d+", english)), title


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_and_every_ruling_stands_among_the_rulings(game: str, language: str) -> None:
    pages = zip(sections(game, "en"), sections(game, language), strict=True)
    rulings = "".join(body for (_, title, _), (_, _, body) in pages if title == "Rulings")
    text = find_game(game).rules_text(language)
    options = find_game(game).options.options.values()
    assert [option.name for option in options if f"`{option.name}`" not in text] == []
    assert [option.name for option in options if option.ruling and f"`{option.name}`" not in rulings] == []
