"""Errors. Each has a reason, which is a message key, so it can be shown in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from megapolis.engine import i18n

Value = str | int
LONGEST = 400
"""The most characters of an argument: what somebody typed may be long, and a message must still be said."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: the key of a message of the engine or of a game, with its arguments."""

    key: str
    args: dict[str, Value] = {}
    game: str = ""

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The sentence, in the given language, with the names of seats; arguments may be message keys ("@...").

        If there is an argument `at_line`, the message begins with that line number of the file at fault.
        """
        words = i18n.Text(language, self.game, names)
        said = words.say(self.key, self.args)
        return words("error-at-line", line=self.args["at_line"], problem=said) if "at_line" in self.args else said


class MegapolisError(ValueError):
    """The base class of all our errors. Its text is one clear sentence, which can be translated.

    >>> str(UnknownGame("error-unknown-game", name="chess", games="next_station"))
    'There is no game called “chess”. The games are: next_station.'
    """

    def __init__(self, key: str | Reason, *, game: str = "", **args: Value) -> None:
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
        self.reason = key if isinstance(key, Reason) else Reason(key, short, game)
        super().__init__(self.reason.key)

    def __str__(self) -> str:
        return self.reason.say()

    def say(self, language: str, names: Sequence[str] = ()) -> str:
        """The same sentence in another language, with the names of seats."""
        return self.reason.say(language, names)


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


def cannot_write(path: Path, error: OSError) -> BadFile:
    """The `BadFile` for a file that cannot be written."""
    return BadFile("error-write", path=str(path), detail=error.strerror or str(error))


class BadReplay(BadFile):
    """A replay is damaged; `index` is the first bad action (-1: the head of the file)."""

    def __init__(self, key: str | Reason, *, index: int = -1, game: str = "", **args: Value) -> None:
        super().__init__(key, game=game, index=index, **args)
        self.index = index


class NoUndo(MegapolisError):
    """A seat has no action to take back, or taking it back would not be fair."""
