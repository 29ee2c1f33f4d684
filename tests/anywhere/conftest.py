"""Tests of the built site (`make site-test`); without it there is nothing to collect."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, sync_playwright

from anywhere.pages import Hosted, SiteVisitor

collect_ignore_glob = [] if os.environ.get("MEGAPOLIS_SITE") else ["test_*.py"]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Hosted]:
    """The site below a path, as project pages of static hosts are."""
    running = Hosted(tmp_path / "host", "/games/megapolis/").start()
    yield running
    running.stop()


@pytest.fixture
def visit(playwright: Playwright, host: Hosted, tmp_path: Path) -> Iterator[Callable[..., SiteVisitor]]:
    """Makes visitors, each with a browser of their own; none of their consoles may have complained."""
    visitors: list[SiteVisitor] = []

    def make(**choices: Any) -> SiteVisitor:
        folder = choices.pop("folder", tmp_path / f"browser-{len(visitors)}")
        visitors.append(SiteVisitor(playwright, host, folder, **choices))
        return visitors[-1]

    yield make
    complaints = [said for visitor in visitors for said in visitor.complaints]
    for visitor in visitors:
        if not visitor.is_dead:
            visitor.context.close()
    assert complaints == []
