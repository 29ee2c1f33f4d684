"""axe-core finds nothing on any page, in both themes; what the page weighs."""

import gzip
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.pages import DESKTOP, GAMES, PHONE, TABLET, Visitor, click, open_menu, play_on
from guests import finish, message
from sampling import FULL, ROTATION
from serving import Served

Visit = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "megapolis" / "web_dist"
SEEN = [("light", DESKTOP), ("dark", PHONE)]
"""Every theme and every size once, each game in one of them every other day; in `make axe` each with each."""
if FULL:
    SEEN += [("dark", DESKTOP), ("light", PHONE), ("light", TABLET), ("dark", TABLET)]
MOST = 120 * 1024
"""Bytes, gzipped: the shell, one game and one language, fonts apart."""
MOST_AT_FIRST = 60 * 1024
"""Bytes, gzipped: the shell, which every page needs before its own code and words."""
MOST_OF_A_GAME = 60 * 1024
"""Bytes, gzipped: what a game adds to the shell, its words included."""


def assert_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run({resultTypes: ['violations']})")
    told = [(each["id"], [node["target"] for node in each["nodes"]][:3]) for each in found["violations"]]
    assert told == [], json.dumps(told, indent=1)


@pytest.fixture(scope="session")
def finished(server: Served) -> Callable[[str], str]:
    """The table of a finished game, to look back at."""

    @cache
    def table(game: str) -> str:
        welcome = server.table(game, 2, bots=["greedy"])
        message(server, welcome, "start")
        finish(server, welcome)
        return str(welcome["table"])

    return table


def test_axe_finds_nothing_in_rules_with_a_wide_table(visit: Visit) -> None:
    page = visit(size=PHONE, language="ru").go("/new/capital_lux")
    page.get_by_role("button", name="Правила", exact=True).click()
    page.get_by_role("dialog").get_by_role("heading", level=1).wait_for()
    assert page.locator(".rules table[tabindex]").count()
    assert_accessible(page)


@pytest.mark.parametrize(("theme", "size"), SEEN)
def test_axe_finds_nothing(visit: Visit, finished: Callable[[str], str], theme: str, size: tuple[int, int]) -> None:
    ada = visit(theme=theme, size=size)
    page = ada.go("/")
    page.locator(".poster").first.wait_for()
    assert_accessible(page)
    for path, shown in (
        ("/score/next_station", "[data-section]"),
        ("/score/sprawlopolis", ".pick"),
        ("/mine", "main h1"),
        ("/account", "form"),
        ("/privacy", "h2"),
    ):
        ada.go(path)
        page.locator(shown).first.wait_for(state="attached")
        for folded in page.locator("details").all():
            folded.evaluate("e => { e.open = true }")
        assert_accessible(page)
    host = ada.server.table("next_station", 2, name="Ada", public=True)
    ada.server.call("POST", f"/api/tables/{host['table']}/join", {"name": "Ben"})
    ada.sit(host)
    page.locator(".invite .qr").wait_for()
    page.get_by_text("not here yet").wait_for()
    assert_accessible(page)
    message(ada.server, host, "start")
    page.locator(".seat.away").wait_for()
    assert_accessible(page)
    turn = ROTATION + 2 * SEEN.index((theme, size))
    for game in GAMES if FULL else [game for at, game in enumerate(GAMES) if (turn + at) % 4 == 0]:
        ada.go(f"/new/{game}")
        page.locator(".go-box .btn").wait_for()
        assert_accessible(page)
        page.get_by_role("button", name="Start the game").wait_for()
        ada.start(game, players=2, bots=("greedy",))
        ada.is_asked()
        assert_accessible(page)
        play_on(ada, game, click, turns=1)
        ada.is_asked()
        page.locator("details.decks").evaluate_all("all => { for (const each of all) each.open = true; }")
        if size != DESKTOP:
            open_menu(page)
        page.get_by_role("button", name="Rules", exact=True).filter(visible=True).click()
        page.get_by_role("dialog").wait_for()
        assert_accessible(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Hint").click()
        page.locator(".advice").wait_for()
        assert_accessible(page)
        open_menu(page)
        assert_accessible(page)
        page.get_by_role("button", name="People and table").click()
        assert_accessible(page)
        page.keyboard.press("Escape")
        ada.go(f"/replay/{finished(game)}?at=20")
        page.locator(".time").wait_for()
        assert_accessible(page)
        ada.go(f"/replay/{finished(game)}")
        page.locator(".making, .graph").first.wait_for(state="attached")
        assert_accessible(page)


def test_what_the_shell_weighs() -> None:
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    named = ["index.html", *re.findall(r"/page/([\w-]+\.(?:js|css))", index)]
    loaded = {name: len(gzip.compress((BUILT / name).read_bytes())) for name in named}
    assert len(loaded) > 2
    assert sum(loaded.values()) <= MOST_AT_FIRST, loaded


def test_what_the_page_weighs(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    loaded: dict[str, dict[str, int]] = {game: {} for game in GAMES}
    for game in GAMES:
        ada = visit()

        def note(response: Any, files: dict[str, int] = loaded[game]) -> None:
            name = response.url.rsplit("/", 1)[-1].split("?")[0]
            if "/page/" in response.url and not name.endswith((".woff2", ".svg")):
                files[name] = len(gzip.compress((BUILT / name).read_bytes()))

        ada.page.on("response", note)
        # Nobody has acted yet: the chronicle comes when there is something to tell.
        ada.start(game, players=2)
        ada.is_asked()
    index = len(gzip.compress((BUILT / "index.html").read_bytes()))
    shell = set.intersection(*(set(files) for files in loaded.values()))
    for game, files in loaded.items():
        weight = sum(files.values()) + index
        part = sum(size for name, size in files.items() if name not in shell)
        record_property(f"{game} bytes", weight)
        print(f"{game}: {weight / 1024:.1f} KB gzipped in {len(files)} files, {part / 1024:.1f} KB of it the game's")
        assert weight <= MOST, files
        assert part <= MOST_OF_A_GAME, files
