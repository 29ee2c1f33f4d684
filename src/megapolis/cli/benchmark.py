"""One agent through the fixed protocol: `megapolis benchmark`."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from megapolis import __version__
from megapolis.arena.benchmark import TASKS, games_of, report_of, run_task, table_row
from megapolis.cli.arena import bar
from megapolis.engine.i18n import Text


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What `benchmark` asks for."""
    command.add_argument("agent", metavar="AGENT", help="a bot, such as greedy, or a Python path, module:Name")
    command.add_argument("--out", type=Path, metavar="FILE", help="where the report is written, as JSON")
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    names = [task.name for task in TASKS]
    command.add_argument("--task", action="append", choices=names, help="for a trial: only this one, and others named")
    command.add_argument("--deals", type=int, default=0, metavar="N", help="for a trial: only the first deals of each")


def run(arguments: argparse.Namespace) -> int:
    """Plays the protocol, writes the report and prints its row."""
    agent: str = arguments.agent
    reports = []
    for task in TASKS:
        if arguments.task is None or task.name in arguments.task:
            deals = arguments.deals or task.deals
            with bar(Text(arguments.lang, task.game), len(games_of(task, agent, deals))) as step:
                reports.append(run_task(task, agent, deals=deals, workers=arguments.workers, on_progress=step))
    report = report_of(agent, __version__, reports)
    if arguments.out is not None:
        arguments.out.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    # Not by rich, which would break the row.
    print(table_row(report))
    return 0
