"""`megapolis replay`: step through a saved game."""

from __future__ import annotations

import argparse

from rich.console import Console

from megapolis.cli.play import outcome
from megapolis.engine import replay
from megapolis.engine.errors import BadOption
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Show the game action by action, or one position."""
    match = replay.load(arguments.file)
    text = Text(arguments.lang, match.setup.game.id)
    count = len(match.log)
    if arguments.at is not None and not 0 <= arguments.at <= count:
        raise BadOption("error-option-value", option="at", value=str(arguments.at), possible=f"0-{count}")
    if arguments.text:
        print(match.state_at(count if arguments.at is None else arguments.at))
        return 0
    if arguments.at is not None:
        show(match, arguments.at, text, console)
        return 0
    at = 0
    while True:
        at = show(match, at, text, console)
        try:
            typed = console.input(text("cli-replay-step", at=at, count=len(match.log)) + "\n> ").strip()
        except EOFError:
            return 0
        word, _, rest = typed.partition(" ")
        if word == "q":
            return 0
        if word == "g" and rest.isdigit():
            at = int(rest)
        else:
            at += -1 if word == "b" else 1


def clamp(match: Match, at: int) -> int:
    """The nearest number of actions that the log has."""
    return max(0, min(at, len(match.log)))


def show(match: Match, wanted: int, text: Text, console: Console) -> int:
    """The position after so many actions, as everybody could see it, and the action that led there."""
    at = clamp(match, wanted)
    game = match.setup.game
    state = match.state_at(at)
    if at > 0:
        actor, action = match.log[at - 1]
        before = match.state_at(at - 1)
        console.print(game.say(text, "log", game.show.describe(before, actor, action)), style="bold")
    console.print(game.show.terminal(state, None, text))
    if state.is_over():
        for line in outcome(match, text):
            console.print(line, style="bold")
    return at
