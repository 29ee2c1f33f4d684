"""A walk through every screen of the page, in one language and one size, and what is looked at on each.

`walk` stops at every screen and gives its name. Nothing here is found by its words: they differ by language.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.box import BOX, answer_box
from browser.pages import GAMES, Visitor
from codes import codes_in
from guests import finish, message
from serving import Served

LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WORDS = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll('.hidden, svg text, title, desc')].map(each => each.textContent),
  ...['aria-label', 'title', 'alt', 'placeholder'].flatMap(name =>
    [...document.querySelectorAll(`[${name}]`)].map(each => each.getAttribute(name))),
].filter(each => each && !each.includes('http'))"""
AWAY = """table => {
  for (const kind of ['pagehide', 'visibilitychange'])
    addEventListener(kind, () => localStorage.setItem('megapolis.looked',
      JSON.stringify({[table]: {at: Date.now() - 3600000, lines: 1}})));
}"""
"""When the page is left it has been looked at an hour ago for the last time."""
LANGUAGES = ("uk", "ru", "en")
SMALL, PHONE, TABLET, WIDE, SIDEWAYS = (360, 667), (390, 844), (768, 1024), (1440, 900), (844, 390)
SIZES = (SMALL, PHONE, TABLET, WIDE, SIDEWAYS)
NAMES = ("Єлизавета", "Тарас Шевченко-Білий", "Оля")
"""Names as people have them: long ones must not break anything."""
SEATS: dict[str, dict[str, Any]] = {
    "next_station": {
        "players": 4,
        "bots": ["easy", "medium", "medium"],
        "options": {"powers": True, "objectives": True},
    },
    "sprawlopolis": {"players": 2, "bots": ["medium"]},
    "welcome_to": {"players": 10, "bots": ["easy"] * 9},
    "capital_lux": {"players": 4, "bots": ["easy", "medium", "easy"]},
    "megalopolis": {"players": 6, "bots": ["easy", "easy", "medium", "easy", "easy"]},
}
"""A game of each box for the walk: from two to ten seats."""
BOXES: dict[str, dict[str, Any]] = {
    "next_station": {"players": 2, "seats": 1, "bots": ["medium"], "options": {"powers": True, "objectives": True}},
    "sprawlopolis": {"players": 2, "seats": 1, "bots": ["medium"], "options": {"beaches": True, "roadworks": "normal"}},
    "welcome_to": {"players": 1, "options": {"advanced_plans": True, "roundabouts": True}},
    "capital_lux": {"players": 3, "seats": 2, "bots": ["medium"], "options": {"synergies": ("agent", "dualist")}},
    "megalopolis": {"players": 3, "seats": 3},
}
"""A real box of each game on the table: with a bot, where its hand is hidden or its moves are told."""
MOVES = 5
"""How many moves of one's own are made before one looks: something is written, built and drawn then."""
SHEETS = ("score", "log", "talk", "more")
QUESTIONS = 6
"""How many questions of a box are looked at before they are answered; the answered ones all are."""
GUEST = "who walks"
"""What the server calls the device of whoever walks."""


def layout_faults(page: Page) -> list[str]:
    """What is clipped, overlapping, too small to press, or wider than the screen."""
    settle(page)
    found: list[str] = page.evaluate(LAYOUT)
    return found


def codes_shown(page: Page) -> list[str]:
    """What looks like a machine code in the words of the page, for eyes and for ears."""
    return sorted({f"a code: {found}" for each in page.evaluate(WORDS) for found in codes_in(each)})


def axe_faults(page: Page) -> list[str]:
    """What axe-core complains about, in both themes."""
    faults = []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found: Any = page.evaluate("axe.run({resultTypes: ['violations']})")
        for each in found["violations"]:
            faults.append(f"{each['id']} ({theme}): {[node['target'] for node in each['nodes']][:3]}")
    return faults


def settle(page: Page) -> None:
    """Waits until fonts are here and nothing moves."""
    page.evaluate(
        """async () => {
             await document.fonts.ready;
             await Promise.all(document.getAnimations().map(each => each.finished.catch(() => {})));
             await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
           }"""
    )


class Places:
    """The tables of a server that walks lead to: made once, and only looked at."""

    def __init__(self, server: Served) -> None:
        self.server = server

    @cached_property
    def lobby(self) -> Any:
        host = self.server.table("welcome_to", 4, name=NAMES[0], bots=["easy"], public=True)
        for name in NAMES[1:]:
            self.server.call("POST", f"/api/tables/{host['table']}/join", {"name": name})
        return host

    @cached_property
    def invitation(self) -> str:
        host = self.server.table("sprawlopolis", 3, name=NAMES[1], bots=["easy"])
        return str(host["link"]).removeprefix(self.server.url)

    @cached_property
    def shared(self) -> Any:
        """Two at one device, of whom one has to hand it over."""
        return self._begun("sprawlopolis", players=2, seats=2, name=NAMES[1])

    @cached_property
    def real(self) -> Any:
        return self._begun("next_station", players=1, name=NAMES[1], companion=True)

    def box(self, game: str) -> Any:
        """A real box whose pieces are still to be entered."""
        return self._begun(game, name=NAMES[0], companion=True, **BOXES[game])

    @cache  # noqa: B019 (as long as the server)
    def running(self, game: str) -> Any:
        """A game in which it is the visitor's turn."""
        welcome = self._begun(game, name=NAMES[0], **SEATS[game])
        finish(self.server, welcome, MOVES)
        return welcome

    @cache  # noqa: B019
    def over(self, game: str) -> Any:
        welcome = self._begun(game, players=2, name=NAMES[1], bots=["greedy"])
        finish(self.server, welcome)
        return welcome

    @cached_property
    def played(self) -> Any:
        """A deal of the day that whoever walks has played."""
        welcome = self.server.call("POST", "/api/daily/next_station", {"name": NAMES[1], "guest": GUEST})
        finish(self.server, welcome)
        return welcome

    def _begun(self, game: str, **wish: Any) -> Any:
        welcome = self.server.table(game, **wish)
        message(self.server, welcome, "start")
        return welcome


class Walk:
    """One visitor going through the page; every stop is a screen."""

    def __init__(self, visitor: Visitor, places: Places, parts: Sequence[str]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.places = places
        self.parts = parts

    def __iter__(self) -> Iterator[str]:
        for part in self.parts:
            yield from PARTS[part](self)

    def shown(self, selector: str) -> None:
        self.page.locator(selector).filter(visible=True).first.wait_for()

    def fold_out(self) -> None:
        self.page.locator("details").evaluate_all("all => { for (const each of all) each.open = true; }")

    def shell(self) -> Iterator[str]:
        """What lies outside of tables."""
        self.visitor.go("/")
        self.shown(".poster")
        yield "home, new"
        for path, shown in (
            ("/mine", "main h1"),
            ("/account", "form"),
            ("/position", "textarea"),
            ("/privacy", "main h1"),
            ("/real", ".boxes li"),
            ("/daily", "li[data-state]"),
            ("/me", "main h2"),
            ("/puzzles", "main h2"),
            ("/puzzles/today", "ol.moves button"),
            ("/bring", "main h1"),
            ("/no/way", "h1"),
        ):
            self.visitor.go(path)
            self.shown(shown)
            self.fold_out()
            yield path
        self.visitor.go("/table/nowhere")
        self.shown("h1")
        yield "a table that is not there"
        for game in GAMES:
            self.visitor.go(f"/score/{game}")
            self.shown("main .field, main .num, main button")
            yield f"/score/{game}"

    def tables(self) -> Iterator[str]:
        """Invitation, lobby, handing the device over, a real box, a deal of the day and its result, home again."""
        self.visitor.go(self.places.invitation)
        self.shown(".foot .btn")
        yield "invitation"
        self.visitor.sit(self.places.lobby)
        self.shown(".invite .qr")
        yield "lobby"
        self.visitor.sit(self.places.shared)
        self.shown(".alone .btn, .ask.yours")
        yield "handing over"
        self.visitor.sit(self.places.real)
        self.shown(".box .main, .ask.yours")
        yield "a real box"
        assert self.places.played
        for path, shown in (("/daily", "li[data-state=played]"), ("/daily/next_station", "tr.sum"), ("/me", ".game b")):
            self.visitor.go(path)
            self.shown(shown)
            self.fold_out()
            yield f"{path}, played"
        self.visitor.go("/")
        self.shown(".turn-card, .poster")
        yield "home, returning"
        self.visitor.go("/mine")
        self.shown("main li a")
        yield "my games"

    def boxes(self) -> Iterator[str]:
        """Every kind of question about a real box before the first move, covered hands, and a line to correct."""
        for game in GAMES:
            self.visitor.sit(self.places.box(game))
            yield from self.box(game)

    def box(self, game: str) -> Iterator[str]:
        page = self.page
        seen: set[str] = set()
        told = page.locator("section.told .btn")

        def look() -> None:
            assert_none({f"{game}: {page.locator(f'{BOX} h2').inner_text()}, answered": layout_faults(page)})

        for _ in range(40):
            page.locator(f"{BOX}[aria-busy=false], .alone .btn, .ask.yours").or_(told).first.wait_for()
            if told.count():
                yield f"{game}: what to move for a bot"
                told.click()
            elif page.locator(".alone .btn").count():
                page.locator(".alone .btn").click()
                page.locator(".alone").wait_for(state="detached")
            elif page.locator(f"{BOX} .cover").count():
                yield f"{game}: a covered hand"
                page.locator(f"{BOX} .cover .btn").click()
            elif page.locator(BOX).count():
                asked = page.locator(f"{BOX} h2").inner_text()
                if len(seen) < QUESTIONS or page.locator(f"{BOX} .buyers").count():
                    yield f"{game}: {asked}"
                seen.add(asked)
                answer_box(page, look)
            else:
                break
        page.locator("[data-tool=log]").filter(visible=True).first.click()
        page.locator(".chronicle .entry .fix").last.click()
        self.shown("dialog[open] .ways")
        yield f"{game}: a line is corrected"
        page.keyboard.press("Escape")

    def game(self, game: str) -> Iterator[str]:
        """Set-up, a table with all its sheets, another's board, the end, the review."""
        page = self.page
        self.visitor.go(f"/new/{game}")
        self.shown(".go-box .btn")
        yield f"{game}: set-up"
        page.locator(".table li button").nth(1).click()
        self.shown("dialog[open]")
        yield f"{game}: who sits there"
        page.keyboard.press("Escape")
        self.fold_out()
        yield f"{game}: set-up, all of it"
        running = self.places.running(game)
        self.visitor.sit(running)
        assert self.visitor.is_asked()
        page.evaluate(AWAY, running["table"])
        page.reload()
        self.shown(".recap")
        yield f"{game}: while you were away"
        page.locator(".recap .btn.line").click()
        page.locator(".again .btn.line").click()
        yield f"{game}: shown again"
        page.keyboard.press("Escape")
        assert self.visitor.is_asked()
        yield f"{game}: my turn"
        page.keyboard.press("KeyH")
        self.shown(".advice")
        page.locator(".advice ol button").first.evaluate("each => each.click()")
        yield f"{game}: a move is chosen"
        page.keyboard.press("Escape")
        for sheet in SHEETS:
            tool = page.locator(f"[data-tool={sheet}]").filter(visible=True)
            if tool.count():
                tool.click()
                self.fold_out()
                yield f"{game}: sheet {sheet}"
                page.keyboard.press("Escape")
        page.keyboard.press("Shift+Digit2")
        yield f"{game}: another's board"
        page.keyboard.press("Digit0")
        page.keyboard.press("Slash")
        self.shown(".rules h1")
        yield f"{game}: rules"
        over = self.places.over(game)
        self.visitor.sit(over)
        self.shown(".over h2")
        yield f"{game}: the end"
        for tool in page.locator("[data-tool=log]").filter(visible=True).all():
            tool.click()
        self.shown(".part.log [data-row]")
        for chapter in page.locator(".part.log .chapter [aria-expanded=false]").all():
            chapter.click()
        yield f"{game}: the whole chronicle"
        self.visitor.go(f"/replay/{over['table']}?at=20")
        self.shown(".time")
        yield f"{game}: review"


PARTS: dict[str, Callable[[Walk], Iterator[str]]] = {
    "shell": Walk.shell,
    "tables": Walk.tables,
    "boxes": Walk.boxes,
    **{game: partial(Walk.game, game=game) for game in GAMES},
}


def assert_none(faults: dict[str, list[str]]) -> None:
    """Nothing is wrong on any screen; else all of it is told at once."""
    wrong = {screen: found for screen, found in faults.items() if found}
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
