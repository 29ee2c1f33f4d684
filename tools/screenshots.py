"""Take the screenshots for README and docs: every game in both sizes and themes, from games on a real server."""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.pages import DESKTOP, GAMES, PHONE, TURNS, Visitor, click, confirm, decision, launch  # noqa: E402
from serving import Served, served  # noqa: E402

IMAGES = ROOT / "docs" / "images"
BEFORE = {"capital_lux": 24, "next_station": 24, "sprawlopolis": 5, "megalopolis": 70, "welcome_to": 40}
"""The number of turns played before the screenshot."""
OPTIONS: dict[str, dict[str, bool | int]] = {
    "capital_lux": {},
    "next_station": {"objectives": True},
    "sprawlopolis": {},
    "megalopolis": {"offers": 2},
    "welcome_to": {"roundabouts": True},
}
PLAYERS = {"capital_lux": 3, "next_station": 2, "sprawlopolis": 2, "megalopolis": 4, "welcome_to": 3}
CHOICES = {
    "capital_lux": ".hand li button.can[data-card]",
    "next_station": ".spot",
    "sprawlopolis": ".hand li button",
    "megalopolis": ".target[data-move*=build]",
    "welcome_to": ".hand .pair.can",
}
"""The element that the screenshot shows as chosen; the game is played until there is one."""
HINT = "Підказка"
STAY = 400
"""The milliseconds to wait for answers of the server."""


def play_well(visitor: Visitor, turns: int) -> None:
    """Play what the bot advises, so that the screenshots show a sensible game."""
    page = visitor.page
    done = 0
    while done < turns and visitor.is_asked():
        before = decision(page)
        if not page.locator(".ask .main.go").count():  # a move without alternatives is chosen already
            page.get_by_role("button", name=HINT).click()
        page.wait_for_function(
            "before => document.querySelector('.ask .main.go') || document.querySelector('.screen').dataset.decision"
            " !== before || document.querySelector('.advice')",
            arg=before,
        )
        if page.locator(".ask .main.go").count():
            confirm(page, ".ask .main.go", click)
            done += 1
        else:  # a step that is played by pointing at the board; the list of moves has it, too
            page.locator(".ask .all button[aria-pressed=true], .ask .all button").first.evaluate("e => e.click()")


def choose(page: Page, game: str) -> None:
    """Choose a move without playing it, so that the screenshot shows what it would gain."""
    if game == "next_station":
        page.get_by_role("button", name=HINT).click()
        page.locator(".ask .main.go").wait_for()
    elif game == "welcome_to":
        page.locator(".hand .pair.can").first.press("Enter")
        page.locator(".spot.write").first.wait_for(state="attached")
    elif game == "capital_lux":
        if page.locator(".ending").count():
            page.locator(".ending .close").click()
        page.locator(CHOICES[game]).first.press("Enter")
        page.locator(".way").first.press("Enter")
        page.locator(".ask .main.go").wait_for()
    elif game == "megalopolis":
        places = page.locator(CHOICES[game])
        gains = []
        for at in range(places.count()):
            places.nth(at).hover()
            gains.append(int(re.sub(r"\D", "", page.locator(".chip-text").text_content() or "")))
        places.nth(gains.index(max(gains))).press("Enter")
        page.locator(".ask .main.go").wait_for()
    else:
        page.locator(".hand li button").first.press("Enter")
        page.locator(".pin").first.wait_for(state="attached")
        page.wait_for_timeout(STAY)
        best = page.locator(".pin:has(.tag)").first
        (best if best.count() else page.locator(".pin").first).press("Enter")
        page.locator(".ask .main.go").wait_for()
    page.wait_for_timeout(STAY)


def take_game(browser: Browser, server: Served, game: str) -> None:
    """Take the four screenshots of a game, all of the same position."""
    ada = Visitor(browser, server, language="uk", name="Гравець")
    page = ada.start(game, players=PLAYERS[game], bots=("greedy",) * (PLAYERS[game] - 1), options=OPTIONS[game])
    play_well(ada, BEFORE[game])
    while ada.is_asked() and not page.locator(CHOICES[game]).count():
        TURNS[game](page, click)
    page.wait_for_timeout(STAY)
    choose(page, game)
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        for name, (width, height) in (("desktop", DESKTOP), ("phone", PHONE)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(STAY)
            page.screenshot(path=IMAGES / f"{game}-{name}-{theme}.png")
    ada.context.close()


def take_home(browser: Browser, server: Served) -> None:
    """Take the screenshots of the home page in both themes."""
    for theme in ("light", "dark"):
        ada = Visitor(browser, server, language="uk", theme=theme, name="Гравець")
        page = ada.go("/")
        page.locator(".poster").first.wait_for()
        page.wait_for_timeout(STAY)
        page.screenshot(path=IMAGES / f"home-{theme}.png")
        ada.context.close()


def main() -> None:
    """Take all screenshots."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    folder = tempfile.mkdtemp()
    with served(f"sqlite:///{folder}/pictures.db") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in GAMES:
            take_game(browser, server, game)
        take_home(browser, server)
        browser.close()
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
