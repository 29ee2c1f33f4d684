"""Fixtures and options of all tests."""

import shlex
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from megapolis import engine, games
from megapolis.compiled import engine_status

TESTS = Path(__file__).parent
ROOT = TESTS.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "tools")]

from sampling import FULL, INTERPRETED, ROTATION  # noqa: E402

__all__ = ["FULL", "INTERPRETED", "ROOT", "TESTS"]


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
    """Import all rules under the tracer, before any test needs them."""
    if sys.gettrace() is not None:
        for package in (engine, games):
            for module in walk_packages(package.__path__, f"{package.__name__}."):
                import_module(module.name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests that play hundreds of games unless compiled, and tests with time limits unless `-m timed` is given."""
    left_out = {"compiled"} if INTERPRETED else set()
    if "timed" not in config.option.markexpr:
        left_out.add("timed")
    chosen = [item for item in items if not left_out & {mark.name for mark in item.iter_markers()}]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how to repeat the failed tests with the same part of every matrix, and the first failures of reruns."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"unsteady: {report.nodeid} failed, and was run once more", sep="!")
        terminalreporter.write_line(report.longreprtext)
        for title, text in report.sections:
            terminalreporter.write_line(f"--- {title}\n{text}")
    variables = f"MEGAPOLIS_ROTATION={ROTATION}" + " MEGAPOLIS_INTERPRETED=1" * INTERPRETED + " MEGAPOLIS_FULL=1" * FULL
    failed = {report.nodeid for kind in ("failed", "error") for report in terminalreporter.getreports(kind)}
    terminalreporter.write_line(f"rotation {ROTATION}" + ("; to repeat what failed:" if failed else ""))
    for node in sorted(failed):
        terminalreporter.write_line(f"  {variables} {sys.executable} -m pytest {shlex.quote(node)}")
