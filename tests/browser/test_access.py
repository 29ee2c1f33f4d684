"""axe-core finds nothing on any page, in both themes; what the page weighs."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.pages import DESKTOP, GAMES, PHONE, Visitor, click, play_on

Visit = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "megapolis" / "web_dist"
MOST = 120 * 1024
"""Bytes, gzipped: the shell, one game and one language, fonts apart."""


def assert_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run({resultTypes: ['violations']})")
    told = [(each["id"], [node["target"] for node in each["nodes"]][:3]) for each in found["violations"]]
    assert told == [], json.dumps(told, indent=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ada = visit(theme=theme, size=size, guided={})
    page = ada.go("/")
    page.locator(".poster").first.wait_for()
    assert_accessible(page)
    ada.go("/score/next_station")
    page.locator("[data-section]").first.wait_for(state="attached")
    assert_accessible(page)
    for game in GAMES:
        ada.go(f"/new/{game}")
        page.locator(".go-box .btn").wait_for()
        assert_accessible(page)
        page.get_by_role("button", name="Start the game").wait_for()
        ada.start(game, players=2, bots=("greedy",))
        ada.is_asked()
        assert_accessible(page)
        if page.locator("section.guide").count():  # its notes may lie over what is to be pressed
            page.get_by_role("button", name="Skip").click()
        play_on(ada, game, click, turns=1)
        ada.is_asked()
        page.get_by_role("button", name="Rules", exact=True).click()
        page.get_by_role("dialog").wait_for()
        assert_accessible(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        assert_accessible(page)


def test_what_the_page_weighs(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    for game in GAMES:
        ada = visit()
        loaded: dict[str, int] = {}

        def note(response: Any, loaded: dict[str, int] = loaded) -> None:
            name = response.url.rsplit("/", 1)[-1].split("?")[0]
            if "/page/" in response.url and not name.endswith((".woff2", ".svg")):
                loaded[name] = len(gzip.compress((BUILT / name).read_bytes()))

        ada.page.on("response", note)
        ada.start(game, players=2, bots=("greedy",))
        ada.is_asked()
        weight = sum(loaded.values()) + len(gzip.compress((BUILT / "index.html").read_bytes()))
        record_property(f"{game} bytes", weight)
        print(f"{game}: {weight / 1024:.1f} KB gzipped in {len(loaded)} files")
        assert weight <= MOST, loaded
