"""Errors. Each has a reason, which is a message key, so it can be shown in the reader's language."""

from __future__ import annotations

import msgspec

from megapolis.engine import i18n

Value = str | int


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: the key of a message of the engine or of a game, with its arguments."""

    key: str
    args: dict[str, Value] = {}
    game: str = ""

    def say(self, language: str = "en") -> str:
        """The message in the given language; arguments that start with "@" are message keys themselves.

        If there is an argument `at_line`, the message begins with that line number of the file at fault.
        """
        words = i18n.Text(language, self.game)
        said = words.say(self.key, self.args)
        return words("error-at-line", line=self.args["at_line"], problem=said) if "at_line" in self.args else said


class MegapolisError(ValueError):
    """The base class of all our errors. Its text is one clear sentence, which can be translated.

    >>> str(UnknownGame("error-unknown-game", name="chess", games="next_station"))
    'There is no game called “chess”. The games are: next_station.'
    """

    def __init__(self, key: str | Reason, *, game: str = "", **args: Value) -> None:
        self.reason = key if isinstance(key, Reason) else Reason(key, args, game)
        super().__init__(self.reason.key)

    def __str__(self) -> str:
        return self.reason.say()

    def say(self, language: str) -> str:
        """The message in the given language."""
        return self.reason.say(language)


class IllegalMove(MegapolisError):
    """The rules do not allow this action now. The state has not changed."""


class BadPosition(MegapolisError):
    """A text does not describe a position of the game."""


class UnknownGame(MegapolisError):
    """There is no game with that id in the catalog."""


class BadOption(MegapolisError):
    """An option is unknown, has an impossible value, or cannot be combined with the others."""


class BadData(MegapolisError):
    """A data file, which describes the components of a box, is invalid."""


class BadFile(MegapolisError):
    """A file (a score sheet, a replay, a file of results) cannot be read."""


class BadReplay(BadFile):
    """A replay is damaged; `index` is the first bad action (-1: the head of the file)."""

    def __init__(self, key: str | Reason, *, index: int = -1, game: str = "", **args: Value) -> None:
        super().__init__(key, game=game, index=index, **args)
        self.index = index


class NoUndo(MegapolisError):
    """A seat has no action to take back, or taking it back would not be fair."""
