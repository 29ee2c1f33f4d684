"""One agent through the fixed protocol: `megapolis benchmark`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from megapolis import __version__
from megapolis.arena.benchmark import (
    FEWEST_DEALS,
    TASKS,
    Report,
    Task,
    TaskReport,
    games_of,
    make_agent,
    played_before,
    report_of,
    run_task,
    table_row,
)
from megapolis.catalog import find_game
from megapolis.cli.arena import bar
from megapolis.cli.numbers import at_least
from megapolis.engine.errors import cannot_write
from megapolis.engine.i18n import Text


def add_arguments(command: argparse.ArgumentParser, text: Text) -> None:
    """What `benchmark` asks for."""
    command.add_argument("agent", metavar="AGENT", help=text("help-benchmark-agent"))
    command.add_argument("--out", type=Path, metavar="FILE", help=text("help-benchmark-out"))
    workers = text("help-selfplay-workers")
    command.add_argument("--workers", type=at_least(1, text), default=1, metavar="N", help=workers)
    names = [task.name for task in TASKS]
    only = text("help-benchmark-task", tasks=", ".join(names))
    command.add_argument("--task", action="append", choices=names, metavar="TASK", help=only)
    deals = text("help-benchmark-deals")
    command.add_argument("--deals", type=at_least(FEWEST_DEALS, text), default=0, metavar="N", help=deals)


def run(arguments: argparse.Namespace) -> int:
    """Plays the protocol, writes the report after every task, and prints its row."""
    agent: str = arguments.agent
    # An agent of one's own may lie in the folder in which the command is called; worker processes inherit the path.
    sys.path.insert(0, str(Path.cwd()))
    tasks = [task for task in TASKS if arguments.task is None or task.name in arguments.task]
    for task in tasks:
        make_agent(agent, 0, find_game(task.game))
    report = report_of(agent, __version__, finished(arguments, tasks))
    # Before hours of play rather than after them: a file that cannot be written is refused at once.
    write(report, arguments.out)
    for task in tasks[len(report.tasks) :]:
        deals = arguments.deals or task.deals
        with bar(Text(arguments.lang, task.game), len(games_of(task, agent, deals))) as step:
            done = run_task(task, agent, deals=deals, workers=arguments.workers, on_progress=step)
        report = report_of(agent, __version__, [*report.tasks, done])
        write(report, arguments.out)
    # Not by rich, which would break the row.
    print(table_row(report))
    return 0


def finished(arguments: argparse.Namespace, tasks: list[Task]) -> list[TaskReport]:
    """What an interrupted run left in the file of the report; nothing if it is that of another run."""
    try:
        earlier = msgspec.json.decode(arguments.out.read_bytes(), type=Report) if arguments.out else None
    except (OSError, msgspec.DecodeError):
        earlier = None
    if earlier is None or earlier.complete:
        return []
    return played_before(earlier, arguments.agent, __version__, tasks, arguments.deals)


def write(report: Report, path: Path | None) -> None:
    """Write a report as JSON, where a file is wanted."""
    if path is None:
        return
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    except OSError as error:
        raise cannot_write(path, error) from None
