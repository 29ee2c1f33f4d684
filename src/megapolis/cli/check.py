"""`megapolis check`: run the conformance suite, or print random games as text to compare two engines."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from rich.console import Console

from megapolis.cli.numbers import at_least
from megapolis.cli.options import chosen_data, chosen_options, chosen_setup
from megapolis.conformance import Broken, check_advice, check_bots, check_setup, pairwise_grid, transcript
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.setup import Setup

GAMES = 20
BROKEN = 1


def add_arguments(command: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `megapolis check`."""
    command.add_argument(
        "--games",
        type=at_least(1, text),
        default=GAMES,
        metavar="N",
        help=text("help-check-games", games=GAMES),
    )
    command.add_argument(
        "--transcripts",
        action="store_true",
        help=text("help-check-transcripts"),
    )


def setups(game: Game, arguments: argparse.Namespace) -> Iterator[Setup]:
    """The one that was asked for by players or options; else every pair of option values at every seat count."""
    if arguments.players is not None or chosen_options(game, arguments):
        yield chosen_setup(game, arguments)
        return
    data = chosen_data(game, arguments)
    for players, options in pairwise_grid(game):
        yield game.setup(players, options, data)


def run(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """Run the checks and print what passed, or the first promise that is broken."""
    rows = list(setups(game, arguments))
    if arguments.transcripts:
        for setup in rows:
            for seed in range(arguments.games):
                print(setup.players, dict(setup.options), seed)
                print("\n".join(transcript(setup, seed)))
        return 0
    text = Text(arguments.lang, game.id)
    try:
        with console.status("") as status:
            for number, setup in enumerate(rows, 1):
                status.update(text("cli-check-at", number=number, of=len(rows)))
                if check_setup(setup, arguments.games):
                    check_advice(setup)
                    check_bots(setup)
    except Broken as broken:
        console.print(text("cli-check-broken", promise=str(broken)), markup=False)
        return BROKEN
    console.print(text("cli-check-held", setups=len(rows), games=len(rows) * arguments.games))
    return 0
