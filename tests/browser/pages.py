"""A real Chromium at a real server: opening pages as a person would, and playing on them."""

import json
import re
import shutil
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Playwright, expect

from guests import finish, message
from serving import Served
from waiting import PATIENCE, STEP

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)
MILLISECONDS = PATIENCE * 1000
ASKED = ".screen:not(:has(.hand [aria-busy=true], .board [aria-busy=true])) .ask.yours"
"""The question of somebody who can answer it: all controls for that are loaded."""
expect.set_options(timeout=MILLISECONDS)


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "Chromium is needed for these tests (Debian: apt-get install chromium)"
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Visitor:
    """Somebody with a browser of their own. What the console complains about is collected."""

    def __init__(self, browser: Browser, server: Served, *, size: tuple[int, int] = DESKTOP, **prefs: Any) -> None:
        width, height = size
        self.server = server
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size == PHONE, reduced_motion="reduce"
        )
        self._enter(context, **prefs)

    def _enter(self, context: BrowserContext, **prefs: Any) -> None:
        """Opens a page in a browser that has these preferences, unless it has others already."""
        self.context = context
        self.name: str = prefs.get("name", "Ada")
        chosen = {"language": "en", "theme": "light", "name": "Ada", **prefs}
        stored = json.dumps({f"megapolis.{key}": json.dumps(value) for key, value in chosen.items()})
        self.context.add_init_script(
            f"for (const [k, v] of Object.entries({stored})) if (localStorage.getItem(k) === null)"
            " localStorage.setItem(k, v)"
        )
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(MILLISECONDS)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def shown(self) -> str:
        """The words on the screen, for the report of a test that fails."""
        try:
            return self.page.evaluate("document.body.innerText") or ""
        except Error as error:
            return str(error)

    def go(self, path: str) -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def sit(self, welcome: dict[str, Any]) -> Page:
        """Opens a table that this visitor holds a token of, as somebody does who comes back."""
        table = welcome["table"]
        held = json.dumps({"token": welcome["token"], "link": welcome["link"], "at": 1})
        # Before the first page that this browser opens after that, and never again.
        self.context.add_init_script(
            f"if (localStorage.getItem('sat at {table}') === null) {{"
            f" localStorage.setItem('sat at {table}', '');"
            " const held = JSON.parse(localStorage.getItem('megapolis.tables') ?? '{}');"
            f" held['{table}'] = {held};"
            " localStorage.setItem('megapolis.tables', JSON.stringify(held)); }"
        )
        return self.go(f"/table/{table}")

    def accept(self, link: str) -> Page:
        """Follows an invitation and sits down."""
        self.page.goto(link)
        self.page.get_by_role("button", name="Sit down").click()
        return self.page

    def start(self, game: str, **setup: Any) -> Page:
        """A game that has begun, with this visitor at it."""
        return self.sit(self.begin(game, **setup))

    def finish(self, game: str, **setup: Any) -> Page:
        """A game that has ended, with this visitor at it; the moves were made at random, without the page."""
        welcome = self.begin(game, **setup)
        with ThreadPoolExecutor(1) as pool:  # Playwright has an event loop running in this thread
            pool.submit(finish, self.server, welcome).result()
        return self.sit(welcome)

    def begin(self, game: str, *, players: int = 1, bots: tuple[str, ...] = (), **wish: Any) -> Any:
        seats = players - len(bots)
        welcome = self.server.table(game, players, bots=list(bots), seats=seats, name=self.name, **wish)
        message(self.server, welcome, "start")
        return welcome

    def is_asked(self) -> bool:
        """Waits until it is this visitor's turn (True) or the game is over (False)."""
        self.page.locator(f"{ASKED}, .panel.over h2").first.wait_for(state="attached")
        return bool(self.page.locator(ASKED).count())


Press = Callable[[Locator], None]


def invite_at(page: Page, seat: int) -> None:
    """In the set-up: somebody is to come by link and take this seat."""
    page.get_by_role("button", name=re.compile(f"^Seat {seat}:")).click()
    page.get_by_role("button", name="A friend").click()


def open_menu(page: Page) -> None:
    """The menu of a table: in the top bar, or behind "More" on a small screen."""
    page.get_by_role("button", name="Menu").or_(page.locator("[data-tool=more]")).filter(visible=True).first.click()


def middle(what: Locator) -> tuple[float, float]:
    """The middle of a thing on the screen, once it stands still.

    A straight line has no area, which Playwright would wait for in vain.
    """
    x, y = what.evaluate(
        """async e => {
             const place = () => {
               const box = e.getBoundingClientRect();
               return [box.x + box.width / 2, box.y + box.height / 2];
             };
             e.scrollIntoView({block: 'nearest'});
             for (let before = [], now = place(); ; before = now, now = place()) {
               if (now[0] === before[0] && now[1] === before[1]) return now;
               await new Promise(requestAnimationFrame);
             }
           }"""
    )
    return x, y


def click(what: Locator) -> None:
    what.page.mouse.click(*middle(what))


def tap(what: Locator) -> None:
    what.page.touchscreen.tap(*middle(what))


def next_station_turn(page: Page, press: Press) -> None:
    """One decision: lay a pencil, draw the first section offered, or draw nothing."""
    spots = page.locator(".spot .press")
    if page.locator(".ask .main.go").count():
        pass  # a hint has chosen already
    elif page.locator(".order").count() and spots.count() > 2:
        confirm(page, ".spot .press", press)  # only the third pencil is confirmed: the last one follows
        return
    elif spots.count():
        press(spots.first)
    else:
        press(page.locator(".ask .main"))
    confirm(page, ".ask .main.go", press)


def sprawlopolis_turn(page: Page, press: Press) -> None:
    """One card: pick it, point at a place, confirm. Before a duel: the same with an end of the motorway."""
    if not page.locator(".pin").count() and page.locator(".hand li button.can").count():
        press(page.locator(".hand li button.can").first)
    page.locator(".pin").first.wait_for(state="attached")
    press(page.locator(".pin .hit").nth(reachable(page, ".pin")))
    confirm(page, ".ask .main.go", press)


def capital_lux_turn(page: Page, press: Press) -> None:
    """One decision: keep a card of the draft; a card of the hand and where it goes; or a choice of an effect."""
    if page.locator(".ending").count():
        press(page.locator(".ending .close"))
        page.locator(".ending").wait_for(state="detached")
    if not page.locator(".ask .main.go").count():  # else a hint has chosen already
        if not page.locator(".way").count():
            before = decision(page)
            press(page.locator(".hand li button.can").first)
            # The first card kept of two is a step of its own, which can be taken back.
            page.wait_for_function(
                "before => document.querySelector('.way, .ask .main.go') || document.querySelector('.screen')"
                ".dataset.decision !== before",
                arg=before,
            )
            if decision(page) != before:
                return
        if page.locator(".ways .way").count():  # where the card goes is the second tap, and the last
            confirm(page, ".ways .way", press)
            return
        if not page.locator(".ask .main.go").count():
            press(page.locator(".way").first)
    confirm(page, ".ask .main.go", press)


def megalopolis_turn(page: Page, press: Press) -> None:
    """One decision: open an auction, build wherever there is room, else what the question's own button does."""
    places = ".target:not([data-move*='give'], [data-move*='want'])"  # those are parts of an offer, put in at once
    if page.locator(".ask .main.go").count():
        confirm(page, ".ask .main.go", press)
    elif page.locator(".bids .btn").count() and not page.locator(".hand .leads").count():
        confirm(page, ".bids .btn", press)
    elif page.locator(places).count():
        press(page.locator(places).nth(reachable(page, places)).locator(".hit"))
        confirm(page, ".ask .main.go", press)
    else:
        confirm(page, ".ask .main", press)


def welcome_to_turn(page: Page, press: Press) -> None:
    """One step of a turn. The highest number on the leftmost house: nothing fits soon, and the game is short."""
    steps = (".spot.write .hit", ".hand .row-of:not(.six) .can", ".hand .pair.can", ".hand .whole.can")
    choices = (".plan.can", ".spot .hit", ".hand .row-of.six .can", ".ask .main")
    if page.locator(".ask .main.go").count():
        confirm(page, ".ask .main.go", press)
    elif page.locator(".hand .card .number.can").count():
        press(page.locator(".hand .card .number.can").nth(highest(page, ".hand .card .number.can")))
        confirm(page, ".hand .card .action.can", press)
    elif step := next((each for each in steps if page.locator(each).count()), None):
        confirm(page, step, press, highest(page, ".hand .pair.can .number"))
    else:
        before = decision(page)
        press(page.locator(next(each for each in choices if page.locator(each).count())).first)
        page.wait_for_function(
            "before => document.querySelector('.ask .main.go') || document.querySelector('.screen').dataset.decision"
            " !== before",
            arg=before,
        )
        if decision(page) == before:
            confirm(page, ".ask .main.go", press)


def highest(page: Page, selector: str) -> int:
    """Which of these shows the highest number; 0 where there are none."""
    numbers = [int(each) for each in page.locator(selector).all_inner_texts()]
    return numbers.index(max(numbers)) if numbers else 0


def reachable(page: Page, pieces: str) -> int:
    """The last piece that can be pressed where the board is scrolled and zoomed to: the nearest by Shift+Tab."""
    found: int = page.evaluate(
        """pieces => [...document.querySelectorAll(pieces)].findLastIndex(piece => {
             const box = piece.querySelector('.hit').getBoundingClientRect();
             const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
             return hit !== null && piece.contains(hit);
           })""",
        pieces,
    )
    assert found >= 0, f"no {pieces} can be reached"
    return found


def decision(page: Page) -> str:
    """The name of what is to be decided now."""
    return page.locator(".screen").get_attribute("data-decision") or ""


def confirm(page: Page, button: str, press: Press, at: int = 0) -> None:
    """Presses what ends a decision, and waits until that has passed."""
    found = page.locator(button).nth(at)
    found.wait_for(state="attached")
    before = decision(page)
    press(found)
    page.wait_for_function("before => document.querySelector('.screen').dataset.decision !== before", arg=before)


TURNS: dict[str, Callable[[Page, Press], None]] = {
    "capital_lux": capital_lux_turn,
    "next_station": next_station_turn,
    "sprawlopolis": sprawlopolis_turn,
    "megalopolis": megalopolis_turn,
    "welcome_to": welcome_to_turn,
}
GAMES = tuple(TURNS)
SHORTEST: dict[str, dict[str, Any]] = {
    **{game: {"players": 1} for game in GAMES},
    "capital_lux": {"players": 2, "bots": ("greedy",)},
    "megalopolis": {"players": 2, "bots": ("greedy",), "options": {"blocks": 20, "offers": 0}},
}
"""The set-up of the shortest whole game."""


def play_on(visitor: Visitor, game: str, press: Press, turns: int = 200) -> int:
    """Plays until the game is over or so many turns are made; how many were made."""
    for turn in range(turns):
        if not visitor.is_asked():
            return turn
        TURNS[game](visitor.page, press)
    return turns


def whoever(*visitors: Visitor) -> Visitor | None:
    """Waits until one of the visitors is asked (the first named, where several are); None: the game is over."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        for visitor in visitors:
            if visitor.page.locator(ASKED).count():
                return visitor
        if all(visitor.page.locator(".over h2").count() for visitor in visitors):
            return None
        time.sleep(STEP)
    raise AssertionError("nobody is asked")


UNTRANSLATED = re.compile(r"\b(page|table|option|score|move|log|ask|why|error|guide)-[a-z]")


def assert_all_in_words(page: Page) -> None:
    """Nothing on the screen is the key of a message instead of the message."""
    shown = page.inner_text("body")
    assert not UNTRANSLATED.search(shown), UNTRANSLATED.findall(shown)


__all__ = ["DESKTOP", "GAMES", "PHONE", "TABLET", "Visitor", "click", "expect", "launch", "play_on", "tap"]
