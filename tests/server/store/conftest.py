"""A database for the tests of statements."""

import sqlite3
from collections.abc import Iterator

import pytest

from megapolis.server.store.schema import migrate
from megapolis.server.store.sqlite import SqliteCursor


@pytest.fixture
def cursor() -> Iterator[SqliteCursor]:
    """A database in memory with the newest schema and nothing in it."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    made = SqliteCursor(connection)
    migrate(made)
    yield made
    connection.close()
