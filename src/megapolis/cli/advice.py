"""`megapolis hint` and `megapolis review`: what to play and why, and what a finished game gave away."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from fluent.runtime.types import FluentFloat
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from megapolis.analysis import Hint, hints, reviews
from megapolis.analysis.hints import QUICK
from megapolis.analysis.reasons import LineGap
from megapolis.catalog import start_from
from megapolis.engine import replay
from megapolis.engine.errors import BadOption
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match

BARS = 3
LINES = 4
"""How many score lines are shown."""
THOUSANDS = 10_000.0
"""Money is told without decimals."""


def add_arguments(hint: argparse.ArgumentParser, review: argparse.ArgumentParser, text: Text) -> None:
    """What the two commands ask for."""
    hint.add_argument("file", type=Path, nargs="?", metavar="FILE", help=text("help-replay-file"))
    hint.add_argument("--from", dest="start", metavar="TEXT", help=text("help-hint-from"))
    hint.add_argument("--data", type=Path, metavar="FILE", help=text("help-hint-data"))
    hint.add_argument(
        "--seconds", type=float, default=QUICK, metavar="S", help=text("help-hint-seconds", seconds=QUICK)
    )
    hint.add_argument("--best", type=int, default=3, metavar="N", help=text("help-hint-best"))
    hint.add_argument("--why-not", dest="why_not", default="", metavar="MOVE", help=text("help-hint-why-not"))
    hint.add_argument("--seat", type=int, default=0, metavar="N", help=text("help-hint-seat"))
    review.add_argument("file", type=Path, metavar="REPLAY", help=text("help-review-file"))
    review.add_argument("--seat", type=int, default=1, metavar="N", help=text("help-review-seat"))
    review.add_argument("--workers", type=int, default=2, metavar="N", help=text("help-review-workers"))
    for command in (hint, review):
        command.add_argument("--json", action="store_true", help=text("help-json"))


def _seat(match: Match, given: int) -> int | None:
    """A seat as people count them; 0 for none in particular."""
    if not 0 <= given <= match.setup.players:
        raise BadOption("error-no-such-seat", seat=given, seats=match.setup.players)
    return given - 1 if given else None


def hint(arguments: argparse.Namespace, console: Console) -> int:
    """Print what to play in a kept game or a position, and why."""
    if (arguments.file is None) == (arguments.start is None):
        raise BadOption("error-file-or-from")
    match = replay.load(arguments.file) if arguments.start is None else start_from(arguments.start, data=arguments.data)
    game = match.setup.game
    text = Text(arguments.lang, game.id)
    seat, seconds = _seat(match, arguments.seat), max(0.0, arguments.seconds)
    if arguments.why_not:
        action = game.actions.read(arguments.why_not, game.labels(match.setup.data))
        reply = hints.why_not(match, action, seat, seconds=seconds)
        if arguments.json:
            _print_json(reply)
            return 0
        console.print(escape(reply.say(arguments.lang)))
        show_lines(reply.lines, text, console)
        return 0
    said = hints.hint(match, seat, seconds=seconds)
    if arguments.json:
        _print_json(said)
    else:
        show_hint(said, max(1, arguments.best), text, console)
    return 0


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())


def show_hint(said: Hint, count: int, text: Text, console: Console) -> None:
    """The advice, then the first few moves with their figures and the score lines that decide."""
    bars = "▮" * said.bars + "▯" * (BARS - said.bars)
    console.print(f"{bars} {escape(said.say(text.language, text.names))}", style="bold")
    for move in said.moves[:count]:
        words = said.name(move.action, text.language, text.names)
        key = "coach-move" if move.error else "coach-move-best"
        console.print("  " + escape(text(key, value=tenths(move.value), error=tenths(move.error), move=words)))
    show_lines(said.lines, text, console)
    console.print("  " + text("coach-futures", futures=said.futures), style="dim")


def show_lines(lines: list[LineGap], text: Text, console: Console) -> None:
    """The score lines in which two moves differ most."""
    for line in lines[:LINES]:
        name = text(f"coach-line-{line.line.key}")
        gap, points, instead = format_gap(line.gap), tenths(line.points), tenths(line.instead)
        said = text("coach-line", gap=gap, line=name, points=points, instead=instead)
        console.print("   " + escape(said), style="green" if line.gap > 0 else "red")


def review(arguments: argparse.Namespace, console: Console) -> int:
    """Print where a finished game turned."""
    match = replay.load(arguments.file)
    seat = _seat(match, arguments.seat) or 0
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(Text(arguments.lang, match.setup.game.id)("title"), total=1.0)
        said = reviews.review(
            match,
            seat,
            workers=arguments.workers,
            on_progress=lambda part: progress.update(task, completed=part),
        )
    if arguments.json:
        _print_json(said)
    else:
        console.print(escape(said.say(arguments.lang)))
    return 0


def tenths(value: float) -> FluentFloat:
    """A number with one digit behind the comma or point, which the language decides; money without."""
    digits = 0 if abs(value) >= THOUSANDS else 1
    return FluentFloat(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


def format_gap(value: float) -> str:
    """A difference with its sign."""
    digits = 0 if abs(value) >= THOUSANDS else 1
    return f"{value:+,.{digits}f}".replace("-", "−")
