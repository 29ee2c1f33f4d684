"""Arguments of the command line: what is wrong with them in one sentence, in the chosen language."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from megapolis.engine.i18n import Text

BAD_INPUT = 2

SAID = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "invalid %(type)s value: %(value)r": "type",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "argument %(argument_name)s: %(message)s": "argument",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "explicit",
}
"""What argparse says, by the end of our own message key; the rest stays English."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to read more."""

    said: Text = Text()

    def error(self, message: str) -> NoReturn:
        """One sentence, exit status 2."""
        more = Parser.said("argument-more", command=f"{self.prog} --help")
        print(f"megapolis: {message.rstrip('.')}. {more}", file=sys.stderr)
        sys.exit(BAD_INPUT)


def translate(text: Text) -> None:
    """Let argparse speak the language of a text: it looks its words up like any program that uses gettext."""
    Parser.said = text

    def say(english: str) -> str:
        key = SAID.get(english)
        if key is None:
            return english
        return " ".join([text(f"argument-{key}"), ""]) if english.endswith(" ") else text(f"argument-{key}")

    argparse._ = say  # type: ignore[attr-defined]
