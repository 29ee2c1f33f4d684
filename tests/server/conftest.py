"""One server for all tests of a file that ask for it."""

from collections.abc import Iterator

import pytest

from serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path = tmp_path_factory.mktemp("table") / "table.db"
    with served(f"sqlite:///{path}") as running:
        yield running
