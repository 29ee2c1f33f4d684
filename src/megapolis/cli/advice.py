"""`megapolis hint` and `megapolis review`: what to play and why, and what a finished game gave away."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from fluent.runtime.types import FluentFloat, FluentInt
from rich.console import Console
from rich.progress import Progress

from megapolis.analysis import Advice, hints, reviews
from megapolis.analysis.hints import ADVISER, with_default_aim
from megapolis.catalog import start_from
from megapolis.engine import replay
from megapolis.engine.core.state import State
from megapolis.engine.errors import BadOption
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match

WHOLE = 1000
"""From here on tenths tell nobody anything."""
REASONS = 4
"""How many score lines are named for an action."""


def add_arguments(hint: argparse.ArgumentParser, review: argparse.ArgumentParser) -> None:
    """What the two commands ask for."""
    hint.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a kept game")
    hint.add_argument("--from", dest="start", metavar="TEXT", help="a position as text, as the game prints it")
    hint.add_argument("--data", type=Path, metavar="FILE", help="the component data that the position was written with")
    hint.add_argument("--bot", default="", metavar="BOT", help="who thinks (default: expert)")
    hint.add_argument("--best", type=int, default=3, metavar="N", help="how many actions (default: 3)")
    hint.add_argument("--seat", type=int, default=0, metavar="N", help="for which player (default: who is awaited)")
    review.add_argument("file", type=Path, metavar="REPLAY", help="a finished game")
    review.add_argument("--bot", default="", metavar="BOT", help=f"who judges (default: {ADVISER})")
    review.add_argument("--worst", type=int, default=5, metavar="N", help="how many decisions (default: 5)")
    review.add_argument("--seat", type=int, default=0, metavar="N", help="of which player (default: all)")
    for command in (hint, review):
        command.add_argument("--json", action="store_true", help="print it as JSON")


def _seat(match: Match, given: int) -> int | None:
    """A seat as people count them; 0 for none in particular."""
    if not 0 <= given <= match.setup.players:
        raise BadOption("error-no-such-seat", seat=given, seats=match.setup.players)
    return given - 1 if given else None


def hint(arguments: argparse.Namespace, console: Console) -> int:
    """Print the best few actions of a kept game or of a position."""
    if (arguments.file is None) == (arguments.start is None):
        raise BadOption("error-file-or-from")
    match = replay.load(arguments.file) if arguments.start is None else start_from(arguments.start, data=arguments.data)
    text = Text(arguments.lang, match.setup.game.id)
    seat, count = _seat(match, arguments.seat), max(1, arguments.best)
    if arguments.json:
        said = hints.hint(match, seat, bot=with_default_aim(match.setup, arguments.bot or "expert"), count=count)
        print(msgspec.json.format(msgspec.json.encode(said), indent=1).decode())
    else:
        show_hint(match, seat, arguments.bot or "expert", count, text, console)
    return 0


def show_hint(match: Match, seat: int | None, bot: str, count: int, text: Text, console: Console) -> None:
    """The best few actions for a seat, by a level or a bot with parameters."""
    said = hints.hint(match, seat, bot=with_default_aim(match.setup, bot), count=count)
    console.print(text("hint-head", seat=text.seat_name(said.seat), iterations=said.iterations), style="bold")
    show_advice(said.advice, match.state, said.seat, text, console)


def show_advice(advice: list[Advice], state: State, seat: int, text: Text, console: Console) -> None:
    """Actions with what they are expected to bring, how sure that is, and why."""
    for number, one in enumerate(advice, 1):
        console.print(f"[bold]{number}[/] {sentence(one, state, seat, text)}")
        if len(advice) > 1:
            # Where no score line differs there is nothing to announce.
            first = "hint-best" if one.why else "hint-best-alone"
            other = "hint-other" if one.why else "hint-other-alone"
            console.print("   " + text(first if number == 1 else other, percent=round(100 * one.certainty)))
            show_reasons(one, state, text, console)


def sentence(one: Advice, state: State, seat: int, text: Text) -> str:
    """An action and what is expected of it."""
    game = state.setup.game
    move = game.say(text, "move", game.show.describe(state, seat, one.action))
    alone = state.seats == 1 and not game.is_cooperative(state.setup)
    key = "hint-points" if alone else "hint-points-wins"
    return text(key, move=move, points=tenths(one.points), percent=round(100 * one.wins), visits=one.visits)


def show_reasons(one: Advice, state: State, text: Text, console: Console) -> None:
    """The score lines that differ most from those of the action it is compared with."""
    game = state.setup.game
    for reason in one.why[:REASONS]:
        line = game.say(text, "score", (reason.line.key, reason.line.args))
        gap = reason.points - reason.instead
        key = "hint-gain" if gap > 0 else "hint-loss"
        said = text(key, line=line, gap=tenths(abs(gap)), points=tenths(reason.points), instead=tenths(reason.instead))
        console.print("   " + said, style="green" if gap > 0 else "red")


def review(arguments: argparse.Namespace, console: Console) -> int:
    """Prints the costliest decisions of a finished game."""
    match = replay.load(arguments.file)
    game = match.setup.game
    text = Text(arguments.lang, game.id)
    seat = _seat(match, arguments.seat)
    bot = with_default_aim(match.setup, arguments.bot or ADVISER)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text("title"), total=len(match.log))
        said = reviews.review(
            match,
            bot=bot,
            seats=None if seat is None else [seat],
            count=max(1, arguments.worst),
            on_progress=lambda index: progress.update(task, completed=index),
        )
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(said), indent=1).decode())
        return 0
    unit = "score" if said.aim == "score" else "win"
    for player, cost in said.cost.items():
        console.print(
            text(f"review-cost-{unit}", seat=text.seat_name(player), cost=_cost(cost, said.aim)), style="bold"
        )
    for mistake in said.mistakes:
        state = match.state_at(mistake.index)
        head = text(
            f"review-mistake-{unit}",
            index=mistake.index,
            seat=text.seat_name(mistake.seat),
            cost=_cost(mistake.cost, said.aim),
        )
        console.print("\n" + head, style="bold")
        for key, one in (("review-played", mistake.played), ("review-better", mistake.better)):
            console.print(text(key, advice=sentence(one, state, mistake.seat, text)))
        show_reasons(mistake.better, state, text, console)
    if not said.mistakes:
        console.print(text("review-clean"))
    return 0


def _cost(cost: float, aim: str) -> FluentFloat | FluentInt:
    """Points, or what a return is worth as a chance of winning in percent."""
    return tenths(cost if aim == "score" else 50 * cost)


def tenths(value: float) -> FluentFloat | FluentInt:
    """A number with one digit behind the comma or point, which the language decides; sums of money have none."""
    shown = round(value, 1) if abs(value) < WHOLE else round(value)
    if shown == int(shown):
        return FluentInt(int(shown))
    return FluentFloat(shown, minimumFractionDigits=1, maximumFractionDigits=1)
