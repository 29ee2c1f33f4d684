"""Bots against bots, many times, with error bars."""

from __future__ import annotations

import argparse
from math import sqrt

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from megapolis.bots import make_bot
from megapolis.cli.options import chosen_setup
from megapolis.cli.play import winners
from megapolis.engine.bot import Perspective
from megapolis.engine.dealer import Dealer, new_seed
from megapolis.engine.errors import BadOption
from megapolis.engine.game import Game
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup
from megapolis.engine.text import Text

Z = 1.96
"""Standard deviations of a 95 % interval."""


class Record(msgspec.Struct):
    """What one bot did: its scores, and its wins (a shared one counts in part)."""

    scores: list[int] = []
    wins: float = 0.0

    def mean(self) -> tuple[float, float]:
        """The mean score and half the width of its interval."""
        count = len(self.scores)
        mean = sum(self.scores) / count
        spread = sqrt(sum((score - mean) ** 2 for score in self.scores) / max(1, count - 1))
        return mean, Z * spread / sqrt(count)

    def share(self) -> tuple[float, float, float]:
        """The share of wins and its interval (Wilson's, which holds near 0 and 1)."""
        count = len(self.scores)
        share = self.wins / count
        centre = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
        half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
        return share, max(0.0, centre - half), min(1.0, centre + half)


def play_game(setup: Setup, seed: str, bots: list[str]) -> Match:
    """One game; every seat's bot has a seed of its own that follows from the game's."""
    match = Match(setup, seed)
    dealer = Dealer(seed)
    players = [make_bot(name, dealer.number("bot", seat) >> 4) for seat, name in enumerate(bots)]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, int(players[seat].choose(Perspective(match.state, seat))))
    return match


def is_contest(setup: Setup) -> bool:
    """Whether seats play against each other. Otherwise each bot plays its own table, on the same deals."""
    return setup.players > 1 and not setup.game.is_cooperative(setup)


def run(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """Plays the games and prints the table."""
    text = Text(arguments.lang, game.id)
    names = arguments.bots.split(",")
    for name in names:
        make_bot(name, 0)
    if arguments.games < 1:
        raise BadOption("error-option-value", option="games", value=str(arguments.games), possible="1, 2, 3, …")
    players = arguments.players or (len(names) if len(names) in game.seats else game.seats[0])
    setup = chosen_setup(game, arguments, players)
    seed = arguments.seed or new_seed()
    records: dict[str, Record] = {name: Record() for name in names}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        for number in progress.track(range(arguments.games), description=text("title")):
            one_deal(setup, f"{seed}/{number}", number, names, records)
    console.print(result_table(setup, records, arguments.games, text))
    return 0


def one_deal(setup: Setup, seed: str, number: int, names: list[str], records: dict[str, Record]) -> None:
    """One deal: a game with the bots moved on by a seat each time, or one game for each bot."""
    if not is_contest(setup):
        for name, record in records.items():
            match = play_game(setup, seed, [name] * setup.players)
            record.scores.append(int(match.state.points(0)))
            record.wins += match.state.returns()[0] > 0
        return
    seated = [names[(seat + number) % len(names)] for seat in range(setup.players)]
    match = play_game(setup, seed, seated)
    best = winners(match.state)
    for seat, name in enumerate(seated):
        records[name].scores.append(int(match.state.points(seat)))
        records[name].wins += (seat in best) / len(best)


def result_table(setup: Setup, records: dict[str, Record], games: int, text: Text) -> Table:
    """Mean scores and shares of wins with their intervals."""
    table = Table(title=text("cli-selfplay-title", game=text("title"), games=games), title_justify="left", box=None)
    interval = text("cli-selfplay-interval")
    for heading in ("bot", "games", "mean"):
        table.add_column(text(f"cli-selfplay-{heading}"), justify="left" if heading == "bot" else "right")
    table.add_column(interval)
    contest = is_contest(setup) or setup.game.is_cooperative(setup)
    if contest:
        table.add_column(text("cli-selfplay-wins"), justify="right")
        table.add_column(interval)
    for name, record in records.items():
        mean, half = record.mean()
        row = [name, str(len(record.scores)), f"{mean:.1f}", f"± {half:.1f}"]
        if contest:
            share, low, high = record.share()
            row += [f"{100 * share:.1f} %", f"{100 * low:.1f}-{100 * high:.1f} %"]
        table.add_row(*row)
    return table
