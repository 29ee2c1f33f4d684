"""What all tests share."""

import os
import sys
from pathlib import Path

import pytest

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
