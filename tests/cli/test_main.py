"""The commands' own words: help and refusals in the chosen language, wherever that is named."""

import re
from pathlib import Path

import pytest

from megapolis.cli.main import main, parser_for
from megapolis.engine.i18n import Text

COMMANDS = (
    "games",
    "rules",
    "play",
    "learn",
    "replay",
    "poster",
    "selfplay",
    "arena",
    "benchmark",
    "check",
    "hint",
    "review",
    "puzzles",
    "score",
    "serve",
)
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("command", [*COMMANDS, "backup", "restore", "admin", "template"])
def test_every_line_of_help_speaks_the_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    with pytest.raises(SystemExit) as left:
        main([command, "--lang", language, "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    explained = [line for line in said.splitlines() if line.startswith("  ") and not line.startswith("  GAME")]
    words = [line for line in explained if len(line.split()) > 1]
    assert words
    assert [line for line in words if not CYRILLIC.search(line)] == []


def test_the_overview_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "uk", "--help"])
    said = capsys.readouterr().out
    assert "показати ігри на полиці" in said
    assert "list the games" not in said


@pytest.mark.parametrize(
    "arguments", [["--lang", "ru", "games"], ["games", "--lang", "ru"], ["games", "--lang=ru"], ["--lang=ru", "games"]]
)
def test_the_language_may_stand_anywhere(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    assert "Хроники" in capsys.readouterr().out


def test_a_language_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["games", "--lang", "xx"], ["games", "--lang"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 2
        assert capsys.readouterr().err.startswith("megapolis: --lang: ")


def test_every_command_is_covered() -> None:
    said = parser_for(None, Text("en")).format_help()
    listed = re.findall(r"^    (\w+) ", said, flags=re.MULTILINE)
    assert listed == [*COMMANDS, "backup", "restore", "admin", "template"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["score", "megalopolis", "{folder}"], "Не вдалося прочитати {folder}: це тека"),
        (["score", "megalopolis", "{folder}/none"], "Не вдалося прочитати {folder}/none: такого файлу чи теки немає"),
        (["score", "megalopolis", "{noise}"], "Не вдалося прочитати {noise}: це не текст у UTF-8"),
        (["replay", "{folder}"], "Не вдалося прочитати {folder}: це тека"),
        (["check", "sprawlopolis", "--data", "{folder}"], "Не вдалося прочитати {folder}: це тека"),
        (["serve", "--config", "{folder}"], "Не вдалося прочитати {folder}: це тека"),
        (["replay", "{noise}/file"], "Не вдалося прочитати {noise}/file: частина шляху не є текою"),
    ],
)
def test_what_is_wrong_with_a_file(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    noise = tmp_path / "noise"
    noise.write_bytes(b"\xff\xfe")
    names = {"folder": tmp_path, "noise": noise}
    assert main(["--lang", "uk", *[word.format(**names) for word in arguments]]) == 2
    assert capsys.readouterr().err == f"megapolis: {sentence.format(**names)}\n"
