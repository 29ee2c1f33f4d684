"""The command line: which command, with what, and one clear sentence when something is wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.table import Table

from megapolis import __version__
from megapolis.bots import BOTS, bots_of
from megapolis.catalog import find_game, game_ids
from megapolis.cli import admin, advice, arena, benchmark, check, learn, play, poster, puzzles, replay, score, serve
from megapolis.cli.numbers import at_least
from megapolis.cli.options import add_game_options
from megapolis.cli.parser import BAD_INPUT, Parser, translate
from megapolis.compiled import engine_status
from megapolis.engine.errors import MegapolisError, Reason, file_problem
from megapolis.engine.game import Game
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.replay import load

FAILED = 1
WITH_GAME = ("play", "learn", "selfplay", "check", "score", "rules", "template")


def parser_for(game: Game | None, text: Text) -> Parser:
    """The whole command line; where a game is named, with that game's own options."""
    translate(text)
    parser = Parser(prog="megapolis", description=text("cli-about"))
    version = text("cli-version", version=__version__, engine=engine_status())
    parser.add_argument("--version", action="version", version=version, help=text("argument-version"))
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=text("help-lang"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, *, named: bool = True) -> argparse.ArgumentParser:
        about = text(f"help-{name}")
        command = commands.add_parser(name, help=about, description=about)
        if named:
            command.add_argument("game", metavar="GAME", help=", ".join(game_ids()))
        command.add_argument("--lang", choices=LANGUAGES, default=text.language, help=text("help-lang"))
        return command

    add("games", named=False)
    add("rules")
    table = add("play")
    bots = ", ".join(bots_of(game) if game is not None else BOTS)
    table.add_argument("--bot", default="greedy", metavar="BOT", help=text("help-play-bot", bots=bots))
    table.add_argument("--people", type=int, default=1, metavar="N", help=text("help-play-people"))
    table.add_argument("--save", type=Path, metavar="FILE", help=text("help-play-save"))
    table.add_argument("--resume", type=Path, metavar="FILE", help=text("help-play-resume"))
    table.add_argument("--from", dest="start", metavar="TEXT", help=text("help-play-from"))
    learn.add_arguments(add("learn"), text)
    look = add("replay", named=False)
    look.add_argument("file", type=Path, metavar="FILE", help=text("help-replay-file"))
    look.add_argument("--at", type=at_least(0, text), metavar="N", help=text("help-replay-at"))
    look.add_argument("--text", action="store_true", help=text("help-replay-text"))
    poster.add_arguments(add("poster", named=False), text)
    contest = add("selfplay")
    contest.add_argument("--bots", default="greedy,random", metavar="NAMES", help=text("help-selfplay-bots"))
    contest.add_argument("--games", type=at_least(1, text), default=100, metavar="N", help=text("help-selfplay-games"))
    contest.add_argument("--out", type=Path, metavar="FILE", help=text("help-selfplay-out"))
    workers = text("help-selfplay-workers")
    contest.add_argument("--workers", type=at_least(1, text), default=1, metavar="N", help=workers)
    event = add("arena", named=False)
    event.add_argument("kind", choices=arena.KINDS, help=text("help-arena-kind"))
    event.add_argument("game", metavar="GAME", help=", ".join(game_ids()))
    arena.add_arguments(event, text)
    benchmark.add_arguments(add("benchmark", named=False), text)
    conformance = add("check")
    check.add_arguments(conformance, text)
    advice.add_arguments(add("hint", named=False), add("review", named=False), text)
    puzzles.add_arguments(add("puzzles", named=False), text)
    paper = add("score")
    paper.add_argument("file", type=Path, metavar="FILE", help=text("help-score-file"))
    paper.add_argument("--json", action="store_true", help=text("help-json"))
    paper.add_argument("--svg", type=Path, metavar="FILE", help=text("help-score-svg"))
    serve.add_arguments(add("serve", named=False), text)
    for name in ("backup", "restore"):
        keeping = add(name, named=False)
        keeping.add_argument("file", type=Path, metavar="FILE", help=text("help-backup-file"))
        database = text("help-backup-database")
        keeping.add_argument("--database", default="sqlite:///megapolis.db", metavar="URL", help=database)
    admin.add_arguments(add("admin", named=False), text)
    add("template")
    for command in (table, contest, event, conformance):
        command.add_argument("--players", type=int, metavar="N", help=text("help-players"))
    for command in (table, contest, event):
        command.add_argument("--seed", metavar="TEXT", help=text("help-seed"))
    for command in (table, contest, event, conformance, paper):
        command.add_argument("--data", type=Path, metavar="FILE", help=text("help-data"))
    if game is not None:
        for command in (table, contest, event, conformance):
            add_game_options(command, game, text)
    return parser


def _named_game(arguments: Sequence[str]) -> Game | None:
    """The game that the arguments name, if they name one, so that its options can be offered.

    Options may stand before it: a word that no option has in front of it is a name, and so is that of any game.
    """
    if arguments[:1] == ["arena"]:
        arguments = [word for word in arguments if word not in arena.KINDS]
    elif not arguments or arguments[0] not in WITH_GAME:
        return None
    words = [
        word
        for before, word in pairwise(arguments)
        if not word.startswith("-") and (word in game_ids() or not before.startswith("-"))
    ]
    names = [word for word in words if word in game_ids()] or words
    return find_game(names[0]) if names else None


def _unnamed_game(arguments: Sequence[str], text: Text) -> str:
    """`play` without a game: the kept game's where one is resumed, else what the person picks."""
    if "--resume" in arguments[:-1]:
        return load(Path(arguments[arguments.index("--resume") + 1])).setup.game.id
    names = game_ids()
    print(text("cli-which-game"))
    for number, name in enumerate(names, 1):
        print(f"{number:>2} {Text(text.language, name)('title')}: {Text(text.language, name)('blurb')}")
    while True:
        typed = input("> ").strip()
        if typed in names:
            return typed
        if typed.isdigit() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        print(text("cli-no-such-game", typed=typed, high=len(names)))


def _take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The chosen language, wherever it stands, and the other arguments; an unknown language stays among them."""
    language = "en"
    left: list[str] = []
    for word in arguments:
        if left[-1:] == ["--lang"] and word in LANGUAGES:
            left.pop()
            language = word
        elif word.startswith("--lang=") and word.removeprefix("--lang=") in LANGUAGES:
            language = word.removeprefix("--lang=")
        else:
            left.append(word)
    return language, left


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    language, given = _take_language(sys.argv[1:] if arguments is None else arguments)
    try:
        game = _named_game(given)
        if game is None and given[:1] == ["play"] and not {"--help", "-h"} & set(given):
            given.insert(1, _unnamed_game(given, Text(language)))
            game = _named_game(given)
        parsed = parser_for(game, Text(language, game.id if game else "")).parse_args(given)
        status = run(parsed, game)
        sys.stdout.flush()
        return status
    except MegapolisError as error:
        return _refuse(error.say(language))
    except BrokenPipeError:
        # What is still to be written would fail once more when the program ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _refuse(Text(language)("error-broken-pipe"), FAILED)
    except OSError as error:
        reason = Reason("error-file", {"path": str(error.filename or ""), "detail": file_problem(error)})
        return _refuse(reason.say(language))
    except (KeyboardInterrupt, EOFError):
        print("\n" + Text(language)("cli-interrupted"), file=sys.stderr)
        return 130


def _refuse(sentence: str, status: int = BAD_INPUT) -> int:
    """Say in one sentence what is wrong; the exit status."""
    print(f"megapolis: {sentence}", file=sys.stderr)
    return status


def run(arguments: argparse.Namespace, game: Game | None) -> int:
    """Run a parsed command."""
    console = Console(highlight=False)
    if arguments.command == "games":
        console.print(shelf_table(arguments.lang))
    elif arguments.command == "replay":
        return replay.run(arguments, console)
    elif arguments.command == "poster":
        return poster.run(arguments, console)
    elif arguments.command == "serve":
        return serve.run(arguments)
    elif arguments.command in ("backup", "restore"):
        from megapolis.server import backup

        (backup.backup if arguments.command == "backup" else backup.restore)(arguments.database, arguments.file)
        print(Text(arguments.lang)(f"table-{arguments.command}-done", path=str(arguments.file)))
    elif arguments.command == "admin":
        return admin.run(arguments, console)
    elif arguments.command == "benchmark":
        return benchmark.run(arguments)
    elif arguments.command == "hint":
        return advice.hint(arguments, console)
    elif arguments.command == "review":
        return advice.review(arguments, console)
    elif arguments.command == "puzzles":
        return puzzles.execute(arguments, console)
    elif game is not None:
        if arguments.command == "rules":
            # Loaded here, because it takes longer to load than most commands take to run.
            from rich.markdown import Markdown

            console.print(Markdown(game.rules_text(arguments.lang)))
        elif arguments.command == "template":
            print(game.default_data().source, end="")
        elif arguments.command == "play":
            return play.run(game, arguments, console)
        elif arguments.command == "learn":
            return learn.run(game, arguments, console)
        elif arguments.command == "selfplay":
            return arena.selfplay(game, arguments, console)
        elif arguments.command == "check":
            return check.run(game, arguments, console)
        elif arguments.command == "arena":
            return arena.run(game, arguments, console)
        else:
            return score.run(game, arguments, console)
    return 0


def shelf_table(language: str) -> Table:
    """The games, how many play them, and what they are about."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name in game_ids():
        game = find_game(name)
        text = Text(language, name)
        players = text("cli-players", low=game.seats[0], high=game.seats[-1])
        table.add_row(f"[bold]{name}[/]", text("title"), players, text("blurb"))
    return table
