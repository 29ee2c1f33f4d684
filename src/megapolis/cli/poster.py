"""`megapolis poster`: a finished game as a sheet of A4."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from megapolis.cli.numbers import at_least
from megapolis.engine import replay
from megapolis.engine.errors import BadFile, BadOption
from megapolis.engine.files import written_whole
from megapolis.engine.i18n import Text
from megapolis.engine.poster import poster
from megapolis.engine.victory import standings


def add_arguments(command: argparse.ArgumentParser, text: Text) -> None:
    """Which game, whose board, and where to."""
    command.add_argument("file", type=Path, metavar="FILE", help=text("help-review-file"))
    command.add_argument("--out", type=Path, metavar="FILE", help=text("help-poster-out"))
    command.add_argument("--seat", type=at_least(1, text), metavar="N", help=text("help-poster-seat"))
    command.add_argument("--names", default="", metavar="NAMES", help=text("help-poster-names"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Draw the poster into a file."""
    match = replay.load(arguments.file)
    state, setup = match.state, match.setup
    if not state.is_over():
        raise BadFile("poster-unfinished", path=str(arguments.file))
    if arguments.seat is not None and arguments.seat > setup.players:
        raise BadOption("error-option-value", option="seat", value=str(arguments.seat), possible=f"1-{setup.players}")
    names = [each.strip() for each in arguments.names.split(",")] if arguments.names else []
    text = Text(arguments.lang, setup.game.id, names)
    seat = standings(state)[0][1] if arguments.seat is None else arguments.seat - 1
    out = arguments.file.with_suffix(".svg") if arguments.out is None else arguments.out
    with written_whole(out) as part:
        part.write_text(poster(state, text, seat=seat), encoding="utf-8")
    console.print(text("poster-done", path=str(out)))
    return 0
