"""One server for all tests of a file that ask for it, and databases of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Served, postgres, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path = tmp_path_factory.mktemp("table") / "table.db"
    with served(f"sqlite:///{path}") as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
    else:
        with postgres() as running:
            yield running.url
