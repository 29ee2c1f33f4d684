"""The glossary in docs/words.md: messages use its words, and none of the words that it rules out."""

import re
from pathlib import Path

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.engine.i18n import LANGUAGES, Text, source_of

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
GAMES = {
    "What people read": "",
    "Next Station: London": "next_station",
    "Sprawlopolis": "sprawlopolis",
    "Welcome To": "welcome_to",
    "Capital Lux 2": "capital_lux",
    "Megalopolis": "megalopolis",
}
# Endings that a stem of the ruled-out words may take.
STEMS = {
    "варіант": r"(?<!експертн..\s)(?<!експертного\s)(?<!експертному\s)(?<!експертним\s)\bваріант\w*",
    "вариант": r"(?<!экспертн..\s)(?<!экспертного\s)(?<!экспертному\s)(?<!экспертным\s)\bвариант\w*",
    "відтворено": r"\bвідтворен[оаій]\b|відтворити",
    "восстановлено": r"\bвосстановлен[оаы]?\b(?! из)",
    "межа": r"\bмеж(а|у|і|ею)\b",
    "предел": r"\bпредел(а|у|ом|е|ы|ов)?\b",
    "привілей": r"\bпривіле",
    "привилегия": r"\bпривилеги",
    "останнє коло": r"\bостанн(є|ього|ьому) кол",
    "последний круг": r"\bпоследн(ий|его|ем) круг",
    "ціль": r"\bціл(ь|і|ю|лю|ей)\b",
    "цель": r"\bцел(ь|и|ю|ью|ей)\b",
    "гербова карта": r"\bгербов(а|у|ої|і|их) карт",
    "гербовая карта": r"\bгербов(ая|ую|ой|ые|ых) карт",
}


def tables(heading: str) -> list[list[str]]:
    """The rows of the table under a heading."""
    body = re.split(r"^#+ ", PAGE.partition(f"# {heading}\n")[2], flags=re.MULTILINE)[0]
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")] for line in body.splitlines() if line[:1] == "|"
    ]
    return rows[2:]


def package(game: str) -> str:
    """Where the messages of a game are, or those of the program ("")."""
    return f"megapolis.games.{game}" if game else "megapolis"


def raw_messages(game: str, language: str) -> str:
    """All messages of a game ("": the program) as they are written, without their keys."""
    return re.sub(r"^(#.*|[\w-]+ =)", "", source_of(package(game), language), flags=re.MULTILINE)


def plain_message(game: str, key: str, language: str) -> str:
    """The written message of a key, whatever arguments it takes."""
    for owner in dict.fromkeys((game, *game_ids(), "")):
        text = source_of(package(owner), language)
        found = re.search(rf"^{re.escape(key)} = ((?:.*\n)(?:[ }}].*\n)*)", text, flags=re.MULTILINE)
        if found:
            return found[1]
    raise KeyError(key)


@pytest.mark.parametrize("heading", GAMES)
def test_messages_use_the_words_of_the_glossary(heading: str) -> None:
    rows = tables(heading)
    assert rows
    for term, key, _, *words in rows:
        for language, cell in zip(("uk", "ru", "en"), words, strict=True):
            said = plain_message(GAMES[heading], key.strip("`"), language).lower()
            # A cell may hold several words, or one with a remark in brackets: the message uses one of them.
            options = [word.strip().lower() for word in re.sub(r"\(.*?\)", "", cell).split(",")]
            assert any(option in said for option in options), f"{term} ({language}): {cell} is not in {said!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruled_out_words_are_not_used(language: str) -> None:
    rows = [row for row in tables("Words that are not used") if row[0] == language]
    assert rows
    for _, where, word, _ in rows:
        word = re.sub(r" \(.*\)", "", word)
        pattern = re.compile(STEMS.get(word, re.escape(word)), re.IGNORECASE if word.islower() else 0)
        for game in ("", *game_ids()) if where == "all" else (where,):
            texts = {f"messages of {game}": raw_messages(game, language)}
            if game:
                texts[f"rules of {game}"] = find_game(game).rules_text(language)
            for name, text in texts.items():
                found = [text[max(0, at.start() - 40) : at.end() + 20] for at in pattern.finditer(text)]
                assert found == [], f"{word} in {name}"


def test_a_ruled_out_word_would_be_found() -> None:
    assert re.search(STEMS["варіант"], "Цей варіант лише для соло-гри")
    assert not re.search(STEMS["варіант"], "Проїзди (експертний варіант)")
    assert re.search(STEMS["межа"], "межу перевищено")
    assert not re.search(STEMS["межа"], "у межах району")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_and_level_has_a_name(language: str) -> None:
    text = Text(language)
    assert len({text(f"seat-{seat}") for seat in range(1, 11)}) == 10
    assert len({text(f"bot-{level}") for level in ("easy", "medium", "hard", "expert", "other")}) == 5
