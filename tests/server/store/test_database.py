"""What SQLite and PostgreSQL have in common."""

import sqlite3
import time

from megapolis.server.store.sqlite import SqliteCursor


class Interrupted(SqliteCursor):
    """A cursor whose process waits for a core after the first answers."""

    waits = 2

    def now(self) -> float:
        now = super().now()
        if self.waits:
            self.waits -= 1
            time.sleep(0.05)
        return now


def test_a_wait_for_a_core_is_not_taken_for_an_offset_of_the_clock() -> None:
    cursor = Interrupted(sqlite3.connect(":memory:"))
    assert -0.04 < cursor.clock_offset() <= 0
    assert cursor.waits == 0
