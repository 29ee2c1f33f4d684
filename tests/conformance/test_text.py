"""Words: every key in every language, with the same arguments, and words for all that is declared."""

import re
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from megapolis.engine.text import LANGUAGES, Text
from megapolis.shelf import find_game, game_ids

PACKAGES = ["megapolis", *(f"megapolis.games.{name}" for name in game_ids())]


class Arguments(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    source = (resources.files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    out: dict[str, set[str]] = {}
    for entry in FluentResource(source).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in out, f"{entry.id.name} twice in {package} {language}"
            arguments = Arguments()
            arguments.visit(entry)
            out[entry.id.name] = arguments.names
    return out


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_says_the_same_things(package: str) -> None:
    english = messages(package, "en")
    for language in LANGUAGES:
        assert messages(package, language) == english


@pytest.mark.parametrize("name", game_ids())
def test_all_that_is_declared_has_words(name: str) -> None:
    game = find_game(name)
    text = Text("en", name)
    wanted = ["title", "blurb"]
    for option in game.options.options.values():
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices if option.kind == "choice"]
    wanted += [conflict.key for conflict in game.options.conflicts]
    for verb in game.actions.verbs:
        wanted += [f"move-{verb}", f"log-{verb}"]
    assert [key for key in wanted if key not in text] == []


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_written_in_every_language(name: str, language: str) -> None:
    game = find_game(name)
    rules = game.rules_text(language)
    headings = re.findall(r"^#+ ", rules, re.MULTILINE)
    assert len(headings) >= 5
    assert len(headings) == len(re.findall(r"^#+ ", game.rules_text("en"), re.MULTILINE))
    if language != "en":
        assert re.search("[а-яієї]", rules)
