"""Bots against bots, many times, with error bars: `megapolis arena` and its short form `megapolis selfplay`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from megapolis.arena import plots, ratings, records, runner, schedule, statistics
from megapolis.arena.play import Result
from megapolis.arena.schedule import Event
from megapolis.arena.statistics import Interval
from megapolis.arena.store import Store
from megapolis.bots import split_bots
from megapolis.cli.numbers import at_least, decimal, whole, with_sign
from megapolis.cli.options import chosen_setup
from megapolis.engine.dealer import new_seed
from megapolis.engine.errors import BadFile
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.setup import Setup

KINDS: dict[str, Callable[[Setup, str, int, Sequence[str]], Event]] = {
    "match": schedule.match,
    "league": schedule.league,
    "gauntlet": schedule.gauntlet,
}


def add_arguments(command: argparse.ArgumentParser, text: Text) -> None:
    """What `arena` asks for beyond the game and its options."""
    command.add_argument("bots", nargs="+", metavar="BOT", help=text("help-arena-bots"))
    deals = text("help-arena-deals")
    command.add_argument("--deals", type=at_least(1, text), default=100, metavar="N", help=deals)
    command.add_argument("--out", type=Path, metavar="FILE", help=text("help-arena-out"))
    command.add_argument("--workers", type=at_least(1, text), metavar="N", help=text("help-arena-workers"))
    command.add_argument("--ray", metavar="ADDRESS", help=text("help-arena-ray"))
    command.add_argument("--plot", type=Path, metavar="FILE", help=text("help-arena-plot"))
    command.add_argument("--plot-ratings", type=Path, metavar="FILE", help=text("help-arena-ratings"))
    command.add_argument("--adjusted", action="store_true", help=text("help-arena-adjusted"))
    command.add_argument("--json", action="store_true", help=text("help-json"))


def run(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """Play an event, or what is left of it, and print its tables."""
    text = Text(arguments.lang, game.id)
    for path in (arguments.plot, arguments.plot_ratings):
        if path is not None:
            plots.check_path(path)
    names: list[str] = arguments.bots
    setup = chosen_setup(game, arguments, default_players(game, arguments.kind, names))
    event = KINDS[arguments.kind](setup, arguments.seed or new_seed(), arguments.deals, names)
    if arguments.adjusted:
        event = schedule.with_luck(event, game)
    results = play(event, arguments.out, arguments.workers or os.cpu_count() or 1, arguments.ray, text)
    show(event, results, setup, arguments, text, console)
    return 0


def selfplay(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """A match in a few words, whose games can be kept as replays: `megapolis selfplay`."""
    text = Text(arguments.lang, game.id)
    names = split_bots(arguments.bots)
    setup = chosen_setup(game, arguments, default_players(game, "match", names))
    one = schedule.match(setup, arguments.seed or new_seed(), 1, names)
    orders = len(one.seatings) if one.contest else 1
    event = msgspec.structs.replace(one, deals=-(-arguments.games // orders))
    if arguments.out is None:
        results = play(event, None, arguments.workers, None, text)
    else:
        results = record(event, arguments.out, arguments.workers, text, console)
    console.print(result_table(event, results, setup, text))
    return 0


@contextmanager
def open_arrays(path: Path) -> Iterator[Callable[[str], None]]:
    """Yield a function that takes replays, whose decisions are then saved as arrays; also after an exception."""
    from megapolis.envs.replays import Decisions  # which loads numpy

    if path.exists():
        raise BadFile("error-file-exists", path=str(path))
    lines: list[str] = []
    try:
        yield lines.append
    finally:
        if lines:
            Decisions.from_lines(lines, path).save(path)


def record(event: Event, path: Path, workers: int, text: Text, console: Console) -> list[Result]:
    """Play an event and save its games; an interrupted event keeps what was played."""
    results: list[Result] = []
    open_file = open_arrays if path.suffix == records.ARRAYS else records.open_writer
    with open_file(path) as write, bar(text, len(event.games())) as step:
        try:
            for result, line in records.play_all(event, workers):
                write(line)
                results.append(result)
                step()
        finally:
            console.print(text("cli-recorded", games=len(results), path=str(path)))
    return results


def default_players(game: Game, kind: str, bots: Sequence[str]) -> int:
    """A seat for each bot of a match where the game has as many; two for a league or gauntlet where it can."""
    wanted = len(bots) if kind == "match" else 2
    return wanted if wanted in game.seats else game.seats[0]


def play(event: Event, path: Path | None, workers: int, ray: str | None, text: Text) -> list[Result]:
    """Play what is missing of an event, with a progress bar and an estimate of the time left."""
    store = Store(event, path)
    games = len(event.games())
    with bar(text, games, games - len(store.unplayed())) as step:
        return runner.run(store, workers=workers, ray=ray, on_progress=step)


@contextmanager
def bar(text: Text, games: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A progress bar with an estimate of the time left, one step per game."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text("title"), total=games, completed=done)
        yield lambda: progress.advance(task)


def show(
    event: Event, results: list[Result], setup: Setup, arguments: argparse.Namespace, text: Text, console: Console
) -> None:
    """The tables and pictures of an event."""
    if arguments.plot is not None:
        plots.scores(results, event.bots, arguments.plot, text, contest=event.contest)
    if arguments.plot_ratings is not None:
        plots.rating_over_games(results, event.bots, arguments.plot_ratings, text, contest=event.contest)
    if arguments.json:
        content = statistics.records(results, event.bots, contest=event.contest)
        print(msgspec.json.format(msgspec.json.encode(content), indent=1).decode())
        return
    console.print(result_table(event, results, setup, text))
    if len(event.bots) > 1:
        console.print(comparison(event, results, text))
        console.print(rating_table(event, results, text))


def _percent(value: Interval, text: Text) -> list[str]:
    low, high = decimal(100 * value.low, text), decimal(100 * value.high, text)
    return [f"{decimal(100 * value.value, text)}\u00a0%", f"{low}–{high}\u00a0%"]


def _points(value: Interval, text: Text) -> list[str]:
    return [decimal(value.value, text), _within(value.high - value.value, text)]


def _within(half: float, text: Text) -> str:
    """Half an interval; a dash where so few games tell nothing."""
    return f"±\u00a0{decimal(half, text)}" if isfinite(half) else "–"


def result_table(event: Event, results: list[Result], setup: Setup, text: Text) -> Table:
    """Mean scores and shares of wins with their intervals."""
    title = text("cli-selfplay-title", game=text("title"), games=len(results))
    table = Table(title=title, title_justify="left", box=None)
    interval = text("cli-selfplay-interval")
    for heading in ("bot", "games", "mean"):
        table.add_column(text(f"cli-selfplay-{heading}"), justify="left" if heading == "bot" else "right")
    table.add_column(interval)
    if event.adjusted:
        table.add_column(text("arena-adjusted"), justify="right")
        table.add_column(interval)
    with_wins = event.contest or setup.game.is_cooperative(setup)
    if with_wins:
        table.add_column(text("cli-selfplay-wins"), justify="right")
        table.add_column(interval)
    table.add_column(text("arena-milliseconds"), justify="right")
    for record in statistics.records(results, event.bots, contest=event.contest):
        row = [record.bot, whole(record.games, text), *_points(record.score, text)]
        if record.adjusted is not None:
            row += _points(record.adjusted, text)
        wins = _percent(record.wins, text) if with_wins else []
        table.add_row(*row, *wins, decimal(record.milliseconds, text))
    return table


def comparison(event: Event, results: list[Result], text: Text) -> Table:
    """Each bot against each that was named before it: who came out ahead, and by how much on the same deals."""
    table = Table(title=text("arena-compared"), title_justify="left", box=None)
    interval = text("cli-selfplay-interval")
    for heading in (text("cli-selfplay-bot"), text("arena-against"), text("arena-ahead"), interval):
        table.add_column(heading)
    table.add_column(text("arena-difference"), justify="right")
    table.add_column(interval)
    for at, first in enumerate(event.bots):
        for second in event.bots[at + 1 :]:
            duel = statistics.duels(results, first, second)
            gap = statistics.differences(results, first, second)
            if gap is not None:
                ahead = _percent(duel, text) if duel is not None else ["", ""]
                known = isfinite(gap.low)
                interval = f"{with_sign(gap.low, text)} … {with_sign(gap.high, text)}" if known else "–"
                table.add_row(first, second, *ahead, with_sign(gap.value, text), interval)
    return table


def rating_table(event: Event, results: list[Result], text: Text) -> Table:
    """Ratings, the best first."""
    table = Table(title=text("arena-ratings"), title_justify="left", box=None)
    table.add_column(text("cli-selfplay-bot"))
    table.add_column(text("arena-rating"), justify="right")
    table.add_column(text("cli-selfplay-interval"))
    last = ratings.history(results, event.bots, contest=event.contest)[-1]
    for rating in sorted(last, key=lambda rating: -rating.value):
        table.add_row(rating.bot, decimal(rating.value, text), _within(rating.half, text))
    return table
