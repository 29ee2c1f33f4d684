"""One browser for a module's tests, one server for all of a worker; a visitor's console must stay silent.

Tables of that server with the same set-up have the same deal, in every run.
"""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.pages import Visitor, launch
from serving import SAME_DEAL, Served, served

FOLDER = Path(__file__).parent


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Playwright keeps an event loop running in this thread, which other tests of the same worker need for themselves.
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'table.db'}", SAME_DEAL) as running:
        yield running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run a test of this folder once more if it fails: the run tells of it (`tests/conftest.py`), and is not lost."""
    for item in items:
        if item.path.is_relative_to(FOLDER):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds what every visitor saw to the report of a test that failed."""
    report = yield
    if report.when == "call" and report.failed:
        for visitor in getattr(item, "visitors", []):
            report.sections.append((f"what {visitor.name} saw at {visitor.page.url}", visitor.shown()))
    return report


@pytest.fixture
def visit(browser: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; when the test is over, none of their consoles may have complained."""
    visitors: list[Visitor] = []
    request.node.visitors = visitors

    def make(**choices: Any) -> Visitor:
        visitors.append(Visitor(browser, choices.pop("server", server), **choices))
        return visitors[-1]

    yield make
    complaints = [said for visitor in visitors for said in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
