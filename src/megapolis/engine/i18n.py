"""Messages in three languages, from the Project Fluent files of the program and of each game.

A `Text` looks a key up in the game's messages first, then in the program's. A key that no file has is a programming
error and raises `KeyError`; a test checks that every key exists in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "uk", "ru")


@cache
def _source(package: str, language: str) -> Resource:
    folder = resources.files(package) / "text" / f"{language}.ftl"
    return FluentResource(folder.read_text(encoding="utf-8"))


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    # Isolation marks (U+2068, U+2069) are for text of mixed direction, which we do not have, and they break terminals.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_source(package, language))
    return bundle


@cache
def _bundles(language: str, game: str) -> tuple[FluentBundle, ...]:
    own = (_bundle("megapolis", language),)
    return (_bundle(f"megapolis.games.{game}", language), *own) if game else own


class Text:
    """The messages of one language, for one game.

    >>> Text("uk", "next_station")("title")
    'Наступна станція: Лондон'
    """

    def __init__(self, language: str = "en", game: str = "") -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self.game = game

    def __call__(self, key: str, **args: object) -> str:
        """The message with this key, with its arguments filled in."""
        for bundle in _bundles(self.language, self.game):
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} is a message without a value"
                said, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise KeyError(f"{key}: {errors[0]}")
                return str(said)
        raise KeyError(f"no message {key} in {self.language} for {self.game or 'the program'}")

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The message with this key; an argument "@" + key is replaced by that message, such as a card's name.

        Any other text that starts with "@" is left alone: a person may have typed it.
        """
        filled = {
            name: self(value[1:]) if isinstance(value, str) and value[:1] == "@" and value[1:] in self else value
            for name, value in args.items()
        }
        return self(key, **filled)

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in _bundles(self.language, self.game))
