"""A benchmark to cite: one agent plays fixed deals against fixed opponents, and the result can be checked by others.

The protocol is versioned: what it deals, whom it seats and how it counts never changes within a version. Every task has
a digest of all its games, so whoever plays the same agent with the same rules can compare. docs/benchmark.md has the
table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib import import_module
from typing import Any

import msgspec

from megapolis.arena import runner, statistics
from megapolis.arena.play import Pairing, Result, SetupSpec, record_game, spec_of
from megapolis.arena.remote import RemoteAgent, is_address
from megapolis.arena.schedule import is_contest, rotations
from megapolis.bots import BOTS, UnknownBot, make_bot
from megapolis.catalog import find_game
from megapolis.engine.core.bot import Bot
from megapolis.engine.errors import BadOption
from megapolis.engine.game import Game
from megapolis.engine.match import Match
from megapolis.engine.options import OptionValue

__all__ = [
    "PROTOCOL",
    "TASKS",
    "Report",
    "Task",
    "TaskReport",
    "make_agent",
    "played_before",
    "report_of",
    "run_task",
    "table_row",
]

PROTOCOL = 1
"""Raised whenever a task changes."""
FEWEST_DEALS = 2
"""Of a trial."""
PYTHON_PATH = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
"""An agent of one's own: `module:Name`."""


class Task(msgspec.Struct, frozen=True):
    """One set-up on fixed deals: solo, or against the same opponent in every other seat."""

    name: str
    game: str
    players: int
    deals: int
    options: dict[str, OptionValue] = {}
    opponent: str = ""

    @property
    def counts_wins(self) -> bool:
        """Whether the result is the share of wins (or of targets reached) instead of points."""
        return self.opponent != "" or self.game == "sprawlopolis"


TASKS = (
    Task("next-station-solo", "next_station", 1, 200, {"random_pencils": True}),
    Task("next-station-greedy", "next_station", 2, 100, opponent="greedy"),
    Task("sprawlopolis-solo", "sprawlopolis", 1, 200),
    Task("welcome-to-greedy", "welcome_to", 2, 100, opponent="greedy"),
    Task("capital-lux-greedy", "capital_lux", 2, 100, {"set": "A"}, "greedy"),
    Task("megalopolis-greedy", "megalopolis", 4, 25, opponent="greedy"),
)
"""The protocol. A contest is played in every order of seats."""


class TaskReport(msgspec.Struct, frozen=True):
    """How an agent did in a task."""

    task: Task
    rules: int
    """The version of the game's rules."""
    setup: str
    """The digest of the set-up."""
    games: int
    score: statistics.Interval
    wins: statistics.Interval
    milliseconds: float
    """Mean thinking time per decision."""
    digest: str
    """Of all games, action by action."""


class Report(msgspec.Struct, frozen=True):
    """A whole run of the benchmark."""

    protocol: int
    agent: str
    version: str
    """That of the package."""
    complete: bool
    """Whether all tasks were played on all their deals: only such a run may be compared."""
    tasks: list[TaskReport]
    digest: str
    """Of the digests of all tasks."""


class Played(msgspec.Struct, frozen=True):
    """A game of a task, in a form that travels between processes."""

    result: Result
    digest: str


def make_agent(spec: str, seed: int, game: Game | None = None) -> Bot:
    """A bot by its name, one's own by its Python path (called with a seed, it gives a `Bot`), or one at an address.

    >>> make_agent("megapolis.bots.core.greedy:GreedyBot", 1).__class__.__name__
    'GreedyBot'
    """
    if is_address(spec):
        assert game is not None
        return RemoteAgent(seed, spec, game)
    if not PYTHON_PATH.fullmatch(spec) or spec.partition(":")[0] in BOTS:
        return make_bot(spec, seed, game)
    module, _, name = spec.partition(":")
    unknown = UnknownBot("error-unknown-bot", name=spec, bots=", ".join((*BOTS, "module:Name")))
    try:
        make: Any = getattr(import_module(module), name)
    except (ModuleNotFoundError, AttributeError) as error:
        raise unknown from error
    agent = make(seed) if callable(make) else None
    if not isinstance(agent, Bot):
        raise unknown
    return agent


def seat_agent(spec: str, seed: int, match: Match) -> Bot:
    """The agent, or its opponent, for a seat of a match."""
    return make_agent(spec, seed, match.setup.game)


def games_of(task: Task, agent: str, deals: int) -> list[Pairing]:
    """The games of a task, deal by deal."""
    setup = find_game(task.game).setup(task.players, task.options)
    if is_contest(setup):
        seatings = rotations([agent, *[task.opponent] * (task.players - 1)])
    else:
        seatings = [(agent,) * task.players]
    return [
        Pairing(deal, f"benchmark-{PROTOCOL}/{task.name}/{deal}", list(seating))
        for deal in range(deals)
        for seating in seatings
    ]


def play_pairing(spec: SetupSpec, pairing: Pairing) -> Played:
    """Play one game of a task."""
    result, match = record_game(spec, pairing, seat_agent)
    log = ",".join(f"{actor}:{action}" for actor, action in match.log)
    digest = blake2b(f"{match.state.digest()}|{log}".encode(), digest_size=8).hexdigest()
    return Played(result, digest)


def run_task(
    task: Task, agent: str, *, deals: int = 0, workers: int = 1, on_progress: Callable[[], None] = lambda: None
) -> TaskReport:
    """Play a task, or for a trial only its first `deals`: at least two, since one has no interval."""
    if deals and deals < FEWEST_DEALS:
        raise BadOption("error-option-value", option="deals", value=str(deals), possible="2, 3, 4, …")
    setup = find_game(task.game).setup(task.players, task.options)
    spec = spec_of(setup)
    games = games_of(task, agent, deals or task.deals)
    make_agent(agent, 0, setup.game)
    played: dict[tuple[int, tuple[str, ...]], Played] = {}
    source = (
        runner.play_on_cores(play_pairing, spec, games, workers)
        if workers > 1
        else (play_pairing(spec, pairing) for pairing in games)
    )
    for each in source:
        played[each.result.key] = each
        on_progress()
    in_order = [played[pairing.key] for pairing in games]
    record = statistics.records([each.result for each in in_order], [agent], contest=is_contest(setup))[0]
    return TaskReport(
        task,
        setup.game.rules,
        setup.digest,
        len(games),
        record.score,
        record.wins,
        round(record.milliseconds, 3),
        _digest([each.digest for each in in_order]),
    )


def report_of(agent: str, version: str, reports: Sequence[TaskReport]) -> Report:
    """What an agent did in some or all of the tasks."""
    whole = [each.task for each in reports] == list(TASKS)
    complete = whole and all(each.games == len(games_of(each.task, agent, each.task.deals)) for each in reports)
    return Report(PROTOCOL, agent, version, complete, list(reports), _digest([each.digest for each in reports]))


def played_before(earlier: Report, agent: str, version: str, tasks: Sequence[Task], deals: int) -> list[TaskReport]:
    """The first of these tasks that an interrupted run of the same agent and version has finished."""
    same = (earlier.protocol, earlier.agent, earlier.version) == (PROTOCOL, agent, version)
    done = []
    for task, each in zip(tasks, earlier.tasks if same else [], strict=False):
        if each.task != task or each.games != len(games_of(task, agent, deals or task.deals)):
            break
        done.append(each)
    return done


def table_row(report: Report) -> str:
    """The report as a row of the table in docs/benchmark.md."""
    cells = [report.agent if report.complete else f"{report.agent} (incomplete)"]
    played = {each.task.name: each for each in report.tasks}
    for task in TASKS:
        if task.name not in played:
            cells.append("")
            continue
        each = played[task.name]
        if task.counts_wins:
            half = (each.wins.high - each.wins.low) / 2
            cells.append(f"{100 * each.wins.value:.1f} ± {100 * half:.1f} %")
        else:
            cells.append(f"{each.score.value:.1f} ± {each.score.high - each.score.value:.1f}")
    return f"| {' | '.join([*cells, f'`{report.digest}`'])} |"


def _digest(parts: Sequence[str]) -> str:
    return blake2b("|".join(parts).encode(), digest_size=8).hexdigest()
