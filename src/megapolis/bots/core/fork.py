"""Several processes that search the same decision, each in a tree of its own; their visits are added up at the root.

The processes are copies of this one (`fork`), since a position does not travel. Where a system cannot do that, or for
one worker, the search runs here alone. Which process is first does not matter: results are added in a fixed order.
"""

from __future__ import annotations

import json
import os
from typing import final

from mypy_extensions import i64

from megapolis.bots.core.tree import Node

Row = tuple[int, int, int, float, float]


def rows_of(root: Node) -> list[Row]:
    """What a root knows about its actions."""
    return [(int(node.actor), int(node.action), int(node.visits), node.total, node.squares) for node in root.children]


def add_rows(root: Node, rows: list[Row]) -> None:
    """Add what another process knows."""
    for actor, action, visits, total, squares in rows:
        node = root.find_child(actor, action)
        if node is not None:
            node.visits += i64(visits)
            node.total += total
            node.squares += squares
            root.visits += i64(visits)


def can_fork() -> bool:
    """Whether this system can copy a process."""
    return hasattr(os, "fork")


@final
class Helper:
    """A copy of this process that searches and then says what it found."""

    def __init__(self) -> None:
        self.reader, self.writer = os.pipe()
        self.process = os.fork()

    def is_copy(self) -> bool:
        """Whether this is the copy."""
        return self.process == 0

    def tell(self, root: Node) -> None:
        """In the copy: says what it found and ends."""
        # Straight out: what the original has open or half written is not the copy's to tidy up.
        try:
            with os.fdopen(self.writer, "w", encoding="ascii") as pipe:
                json.dump(rows_of(root), pipe)
        finally:
            os._exit(0)

    def hear(self) -> list[Row]:
        """In the original: waits for what the copy found; nothing if it broke down."""
        os.close(self.writer)
        with os.fdopen(self.reader, encoding="ascii") as pipe:
            said = pipe.read()
        os.waitpid(self.process, 0)
        return [(row[0], row[1], row[2], row[3], row[4]) for row in json.loads(said)] if said else []
