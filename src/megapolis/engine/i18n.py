"""Messages in three languages, from the Project Fluent files of the program and of each game.

A `Text` looks a key up in the game's messages first, then in the program's. A key that no file has is a programming
error and raises `KeyError`; a test checks that every key exists in every language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "ru")

SEAT = "@seat-"


def seat_word(seat: int) -> str:
    """Who plays a seat, as an argument of a message: their name where it is known, "Player 2" otherwise.

    Names stand in the nominative in every language and their verbs in the present: nobody can inflect a name.
    """
    return f"{SEAT}{seat + 1}"


class Messages:
    """The messages of one file.

    Each is parsed when it is first said: parsing all of them would take longer than most commands.
    """

    _ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
    _NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
    """What an entry may refer to: other entries in braces."""

    def __init__(self, source: str, language: str) -> None:
        starts = list(self._ENTRY.finditer(source))
        ends = [*(each.start() for each in starts[1:]), len(source)]
        self._unread = {each[1]: source[each.start() : end] for each, end in zip(starts, ends, strict=True)}
        self._keys = frozenset(self._unread)
        self._reading = RLock()
        # Isolation marks (U+2068, U+2069) are for text of mixed direction; we have none, and they break terminals.
        self._bundle = FluentBundle([language], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def say(self, key: str, args: dict[str, object]) -> str:
        """The message with this key, which must be one of this file."""
        with self._reading:
            self._read(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} is a message without a value"
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(said)

    def _read(self, key: str) -> None:
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for name in self._NAMED.findall(entry):
                self._read(name)


def source_of(package: str, language: str) -> str:
    """All messages of a package as they are written: `en.ftl` and parts that the page loads apart (`coach.en.ftl`)."""
    folder = resources.files(package) / "text"
    names = sorted(each.name for each in folder.iterdir() if f".{each.name}".endswith(f".{language}.ftl"))
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in names)


@cache
def _messages(package: str, language: str) -> Messages:
    return Messages(source_of(package, language), language)


@cache
def _files(language: str, game: str) -> tuple[Messages, ...]:
    own = (_messages("megapolis", language),)
    return (_messages(f"megapolis.games.{game}", language), *own) if game else own


class Text:
    """Says messages in one language, for one game, to a table whose seats may have names ("": none).

    >>> Text("uk", "next_station")("title")
    'Наступна станція: Лондон'
    >>> Text("en", names=["Ann"]).say("error-not-your-turn", {"seat": seat_word(0)})
    'It is not the turn of Ann.'
    """

    def __init__(self, language: str = "en", game: str = "", names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self.game = game
        self.names = names

    def __call__(self, key: str, **args: object) -> str:
        """The message with this key, with its arguments filled in."""
        for messages in _files(self.language, self.game):
            if key in messages:
                return messages.say(key, args)
        raise KeyError(f"no message {key} in {self.language} for {self.game or 'the program'}")

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The message with this key; an argument "@" + key is replaced by that message, such as a card's name.

        So are several of them with ", " between. Anything else that starts with "@" stays as it is: a person may have
        typed it.
        """
        return self(key, **{name: self._fill(value) for name, value in args.items()})

    def _fill(self, value: object) -> object:
        if not isinstance(value, str) or value[:1] != "@":
            return value
        words = value.split(", ")
        if not all(word[:1] == "@" and word[1:] in self for word in words):
            return value
        return ", ".join(
            self.seat_name(int(word[len(SEAT) :]) - 1) if word.startswith(SEAT) else self(word[1:]) for word in words
        )

    def seat_name(self, seat: int) -> str:
        """Who plays a seat."""
        named = seat < len(self.names) and self.names[seat]
        return named or self(seat_word(seat)[1:])

    def __contains__(self, key: str) -> bool:
        return any(key in messages for messages in _files(self.language, self.game))
