"""What all tests share."""

import os
import sys
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from megapolis import engine, games
from megapolis.compiled import engine_status

TESTS = Path(__file__).parent
ROOT = TESTS.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "tools")]

FULL = os.environ.get("MEGAPOLIS_FULL") == "1"
INTERPRETED = os.environ.get("MEGAPOLIS_INTERPRETED") == "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require-compiled", action="store_true", help="fail unless the engine and all games are compiled"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--require-compiled") and engine_status() != "compiled":
        raise pytest.UsageError(
            f"the engine is {engine_status()}: a C compiler and Python's headers (Debian: gcc, python3-dev) are needed"
        )


def pytest_collection_finish() -> None:
    """All rules are imported under the tracer, whoever needs them first."""
    if sys.gettrace() is not None:
        for package in (engine, games):
            for module in walk_packages(package.__path__, f"{package.__name__}."):
                import_module(module.name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Random games by the hundred run outside the tracer, which makes them three times as slow.

    So every line is covered by a test that is about it.
    """
    tracer = sys.gettrace()
    if item.get_closest_marker("untraced"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
