"""Words: every key in every language, with the same arguments, and words for all that is declared."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from megapolis.catalog import find_game, game_ids
from megapolis.engine.i18n import LANGUAGES, Messages, Text, source_of

ROOT = Path(__file__).parent.parent.parent
SOURCES = {".py", ".toml", ".ts", ".svelte"}
SPOKEN = ("ask", "log", "move", "remark", "score")
"""What the engine puts before a game's own keys: see `Game.sentence`."""
PACKAGES = ["megapolis", *(f"megapolis.games.{name}" for name in game_ids())]


class Arguments(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # What is inflected in some languages has a form of its own for them: "colour_to" is the colour in another case.
        self.names.add(node.id.name.removesuffix("_to"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def parts(package: str, language: str) -> dict[str, Arguments]:
    """What each message of a file names."""
    source = source_of(package, language)
    found: dict[str, Arguments] = {}
    for entry in FluentResource(source).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {package} {language}"
            found[entry.id.name] = Arguments()
            found[entry.id.name].visit(entry)
    return found


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a language with their arguments, without those that only serve others, such as inflections."""
    found = parts(package, language)
    everywhere = set.intersection(*(set(parts(package, each)) for each in LANGUAGES))
    serving = {other for each in found.values() for other in each.messages} - everywhere
    return {name: arguments_of(name, found) for name in found if name not in serving}


def arguments_of(name: str, found: dict[str, Arguments]) -> set[str]:
    """The arguments of a message and of those that it refers to."""
    if name not in found:
        return set()
    return found[name].names.union(*(arguments_of(each, found) for each in found[name].messages))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_says_the_same_things(package: str) -> None:
    english = messages(package, "en")
    for language in LANGUAGES:
        assert messages(package, language) == english


@pytest.mark.parametrize("package", PACKAGES)
def test_messages_read_one_by_one_say_what_the_whole_file_says(package: str) -> None:
    for language in LANGUAGES:
        source = source_of(package, language)
        whole = FluentBundle([language], use_isolating=False)
        whole.add_resource(FluentResource(source))
        single = Messages(source, language)
        found = parts(package, language)
        assert all(name in single for name in found)
        for name in found:
            arguments: dict[str, object] = dict.fromkeys(arguments_of(name, found), 3)
            pattern = whole.get_message(name).value
            assert pattern is not None
            said, errors = whole.format_pattern(pattern, arguments)
            if not errors:
                assert single.say(name, arguments) == said


def declared(name: str) -> list[str]:
    """The keys that a game's declarations ask for."""
    game = find_game(name)
    wanted = ["title", "blurb"]
    for option in game.options.options.values():
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices if option.kind == "choice"]
    wanted += [conflict.key for conflict in game.options.conflicts]
    for verb in game.actions.verbs:
        wanted += [f"move-{verb}", f"log-{verb}"]
    return wanted


@cache
def sources(game: str) -> str:
    """All that could say a message of a game (of the program, where none is named): its folders, and what is shared."""
    out = []
    for folder in (ROOT / "src" / "megapolis", ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(folder).parts
            built = parts[0] in ("_compiled", "web_dist", "generated")
            if path.suffix in SOURCES and not built and (parts[0] != "games" or not game or game in parts):
                out.append(path.read_text(encoding="utf-8"))
    return "\n".join(out)


def composed(rest: str, words: set[str]) -> bool:
    """Whether the end of a key is made of words that stand in the sources."""
    return rest in words or any(
        rest[: at.start()] in words and composed(rest[at.end() :], words) for at in re.finditer("-", rest)
    )


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_said_somewhere(package: str) -> None:
    game = "" if package == "megapolis" else package.rpartition(".")[2]
    text = sources(game)
    used = set(declared(game)) if game else set()
    used |= set(re.findall(r"""["'`@]([a-zA-Z][\w-]*)["'`]""", text))
    used |= set(re.findall(r"\{ ([a-z][\w-]*) \}", source_of(package, "en")))
    begun = {f"{word}-" for word in (*SPOKEN, *re.findall(r'words\("(\w+)"', text))}
    begun |= set(re.findall(r"""["'`@]([a-z][\w-]*-)(?:\$?\{|["'`])""", text))
    words = set(re.findall(r"\w[\w-]*", text))
    silent = [
        key
        for key in messages(package, "en")
        if key not in used and not any(key.startswith(head) and composed(key[len(head) :], words) for head in begun)
    ]
    assert silent == []


@pytest.mark.parametrize("name", game_ids())
def test_all_that_is_declared_has_words(name: str) -> None:
    text = Text("en", name)
    assert [key for key in declared(name) if key not in text] == []


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
