"""`megapolis admin`: what the owner of a server can look at and do."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from megapolis.engine.i18n import Text

if TYPE_CHECKING:
    from megapolis.server.domain.table import Table as ServedTable

LOOKS = ("tables", "show", "reports", "bans", "sessions", "health", "log")
ACTS = ("close", "settle", "ban", "unban", "recovery", "sign-out", "archive")
NUMBERED = ("settle", "archive")
NAMED = ("show", "sessions", *ACTS)
"""Commands that take the name of a table, report, account or device, or a number of days."""
MOST = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """The arguments of the command."""
    told = "; ".join(f"{name}: {text(f'help-admin-{name}')}" for name in (*LOOKS, *ACTS))
    parser.add_argument("what", choices=(*LOOKS, *ACTS), metavar="WHAT", help=told)
    parser.add_argument("name", nargs="?", default="", metavar="NAME", help=text("help-admin-name"))
    database = text("help-backup-database")
    parser.add_argument("--database", default="sqlite:///megapolis.db", metavar="URL", help=database)
    folder = text("help-admin-folder")
    parser.add_argument("--folder", type=Path, default=Path("megapolis-archive"), metavar="FOLDER", help=folder)
    parser.add_argument("--status", default="", metavar="STATUS", help=text("help-admin-status"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Run one administrative command and print its result."""
    # The server's libraries are not needed by anything else at the command line.
    from megapolis.server.admin import Owner
    from megapolis.server.errors import BadSetting

    text, what, name = Text(arguments.lang), arguments.what, arguments.name
    if what in NAMED and not name:
        raise BadSetting("admin-needs-name", what=what)
    if what in NUMBERED and not (name.isascii() and name.isdigit() and 0 < int(name) < MOST):
        raise BadSetting(f"admin-needs-number-{what}")
    owner = Owner(arguments.database)
    if what == "tables":
        rows = [(*row[:-1], when(row[-1])) for row in owner.tables(arguments.status)]
        show(console, text, ("table", "game", "status", "players", "changed"), rows)
    elif what == "show":
        show_table(owner.table(name), console, text)
    elif what == "reports":
        for each in owner.reports():
            said = text("admin-report", number=each.id, table=each.table, name=each.name, who=each.who or "-")
            console.print(said, markup=False, soft_wrap=True)
            for line in each.talk:
                if line.person is not None:
                    console.print(f"  {when(line.at)} #{line.person}: {line.text or line.key}", markup=False)
    elif what == "bans":
        for who, at, named in owner.bans():
            # Devices have long names, which are to be copied whole.
            console.print(f"{when(at)} {who} {named}".rstrip(), markup=False, soft_wrap=True)
    elif what == "sessions":
        show(console, text, ("device", "used"), [(device or "-", when(at)) for device, at in owner.sessions(name)])
    elif what == "health":
        show(console, text, ("what", "number"), list(owner.health().items()))
    elif what == "log":
        show(console, text, ("when", "by", "what"), [(when(at), by, act) for at, by, act in owner.acts()])
    elif what == "recovery":
        console.print(text("admin-code", name=name, code=owner.recovery(name)), markup=False)
    elif what == "archive":
        done = owner.archive(int(name), arguments.folder)
        said = text("admin-archived", archived=done.archived, removed=done.removed, unreadable=done.unreadable)
        console.print(said, markup=False)
    else:
        act = {
            "close": owner.close,
            "settle": lambda number: owner.settle(int(number)),
            "ban": owner.ban,
            "unban": owner.unban,
            "sign-out": owner.sign_out,
        }[what]
        act(name)
        console.print(text("admin-done"))
    return 0


def when(at: float) -> str:
    """A time in the zone of this machine."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def show(console: Console, text: Text, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows under translated headings."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in heads:
        table.add_column(text(f"admin-head-{head}"))
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    console.print(table)


def show_table(table: ServedTable, console: Console, text: Text) -> None:
    """A table of the server: its set-up, who sits there, and what was said last."""
    spec = table.spec
    console.print(f"{spec.id} {spec.game} {table.status} {spec.options}", markup=False)
    rows = [
        (at, seat.bot or "-" if seat.person is None else table.people[seat.person].name, seat.bot)
        for at, seat in enumerate(table.seats)
    ]
    show(console, text, ("seat", "who", "bot"), rows)
    for line in table.talk:
        if line.person is not None:
            console.print(f"{when(line.at)} {table.people[line.person].name}: {line.text or line.key}", markup=False)
