"""A table from its stored log."""

from __future__ import annotations

from collections.abc import Iterable

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain.events import Event, TableSpec
from megapolis.server.domain.table import FROZEN, Table


def is_same_game(table: Table) -> bool:
    """Whether the rules and components that a table was created with are still here."""
    try:
        return table.spec.data == table.setup.data.digest
    except MegapolisError:
        return False


def load_table(spec: TableSpec, log: Iterable[tuple[Event, float]], last_view: str = "") -> Table:
    """A table from its stored events and their times."""
    table = Table(spec)
    table.last_view = last_view
    if not is_same_game(table):
        table.frozen = FROZEN
    for event, at in log:
        table.fold(event, at)
    return table
