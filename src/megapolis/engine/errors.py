"""What can go wrong, each with a reason that is a message key and so can be said in the reader's language."""

from __future__ import annotations

from pathlib import Path

import msgspec

from megapolis.engine import i18n

Value = str | int


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: a message of the engine or of a game, with its arguments."""

    key: str
    args: dict[str, Value] = {}
    game: str = ""

    def say(self, language: str = "en") -> str:
        """The sentence, in the given language; arguments that start with "@" are message keys themselves.

        It begins with the line of the file that it is about, where it is about one (`at_line`).
        """
        words = i18n.Text(language, self.game)
        said = words.say(self.key, self.args)
        return words("error-at-line", line=self.args["at_line"], problem=said) if "at_line" in self.args else said


class MegapolisError(ValueError):
    """The common ancestor: one clear sentence, translatable.

    >>> str(UnknownGame("error-unknown-game", name="chess", games="next_station"))
    'There is no game called “chess”. The games are: next_station.'
    """

    def __init__(self, key: str | Reason, *, game: str = "", **args: Value) -> None:
        self.reason = key if isinstance(key, Reason) else Reason(key, args, game)
        super().__init__(self.reason.key)

    def __str__(self) -> str:
        return self.reason.say()

    def say(self, language: str) -> str:
        """The same sentence in another language."""
        return self.reason.say(language)


class IllegalMove(MegapolisError):
    """The rules do not allow this action now; the state is untouched."""


class BadPosition(MegapolisError):
    """A text that describes no position of the game."""


class UnknownGame(MegapolisError):
    """No game of that name is on the shelf."""


class BadOption(MegapolisError):
    """An option is unknown, has an impossible value, or does not go with the others."""


class BadData(MegapolisError):
    """A data file (components of a box) is not usable."""


class BadFile(MegapolisError):
    """A position or replay file cannot be read."""


def cannot_write(path: Path, error: OSError) -> BadFile:
    """The `BadFile` for a file that cannot be written."""
    return BadFile("error-write", path=str(path), detail=error.strerror or str(error))


class BadReplay(BadFile):
    """A replay is damaged; `index` is the first action that is wrong (-1: its head)."""

    def __init__(self, key: str | Reason, *, index: int = -1, game: str = "", **args: Value) -> None:
        super().__init__(key, game=game, index=index, **args)
        self.index = index


class NoUndo(MegapolisError):
    """There is nothing of this seat's to take back, or it would not be fair."""
