"""A real box on the table: whole recorded games with slips, how it starts, corrections, and broken lines."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.box import BOX, EXPERIENCED, Phone, answer_box
from browser.pages import PHONE, Visitor
from guests import picture
from megapolis.catalog import find_game
from megapolis.engine.core.rng import Rng
from megapolis.engine.match import Match
from recorded import Recorded, load, play_random
from sampling import rotate

Visit = Callable[..., Visitor]
RECORDED = [
    ("next_station", "solo-modules"),
    ("sprawlopolis", "mixture"),
    ("capital_lux", "two-random"),
    ("welcome_to", "solo-irene"),
    ("megalopolis", "six-far-bridge"),
]
CHOSEN: list[tuple[str, int, dict[str, Any]]] = [
    ("capital_lux", 2, {"synergies": ("scout", "dualist")}),
    ("capital_lux", 2, {"synergies": ("agent", "oracle", "scholar")}),
    ("capital_lux", 2, {"synergies": ("recruiter", "reformer")}),
    ("sprawlopolis", 1, {"roadworks": "normal", "beaches": True, "solo_roadworks": 4}),
    ("sprawlopolis", 2, {"interstate": "duel"}),
    ("welcome_to", 1, {"advanced_plans": True, "roundabouts": True}),
]
"""Set-ups with hidden or chosen pieces that no recorded game above has: they are played at random first."""


def names_of(players: int) -> list[str]:
    return ["Ada", *(f"Ada {seat}" for seat in range(2, players + 1))]


def recorded_games() -> list[Any]:
    """The recorded games. Everything that is to go wrong does so in each of them."""
    return [pytest.param(game, partial(load, game, name), 0, id=f"{game}-{name}") for game, name in RECORDED]


def whole_games() -> list[Any]:
    """Every whole game that is entered on a page, and how many slips may find no occasion in it."""
    games = recorded_games()
    for game, players, options in CHOSEN:
        name = "-".join(options.get("synergies", options))
        setup = find_game(game).setup(players, options)
        games.append(pytest.param(game, partial(play_random, setup, Rng(players)), 2, id=f"{game}-{name}"))
    return games


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "play", "left"), rotate(whole_games(), len(RECORDED) + len(CHOSEN)))
def test_a_whole_game(visit: Visit, game: str, play: Callable[[], Match], left: int) -> None:
    recorded = Recorded(play(), names_of(10))
    setup = recorded.setup
    ada = visit(**EXPERIENCED)
    welcome = ada.begin(game, players=setup.players, options=dict(setup.options), companion=True)
    phone = Phone(ada.sit(welcome), recorded)
    while phone.step():
        pass
    assert len(phone.slips) <= left, "everything went wrong that was to go wrong"
    assert picture(ada.server, welcome)["result"]["points"] == recorded.points


def test_it_starts_in_two_taps_and_explains_itself(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.go("/")
    page.get_by_role("link", name="Have the real box?").click()
    page.get_by_role("button", name=re.compile("^Next Station")).click()
    # Two screens before the first question, then a note at the button, then one at the pencil.
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    page.locator(f"{BOX} .key").first.click()
    expect(page.locator(".note")).to_contain_text("Compare and press.")
    page.locator(f"{BOX} .main").click()
    expect(page.locator(".note")).to_contain_text("A slip is no harm.")
    page.get_by_role("button", name="Understood").click()
    expect(page.locator(".note")).to_have_count(0)
    page.reload()
    page.locator(BOX).wait_for()
    assert page.locator(".first, .note").count() == 0, "once on a device"


def test_a_line_is_corrected_and_the_correction_taken_back(visit: Visit) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    page = ada.start("next_station", players=1, options={"random_pencils": True}, companion=True)
    expect(page.get_by_role("heading", name="Which pencil is number 1?")).to_be_visible()
    while not page.locator(".ask.yours").count():
        answer_box(page)
        page.locator(f"{BOX}, .ask.yours").first.wait_for()
    page.locator("[data-tool=log]").click()
    entry = page.locator(".chronicle .entry").last
    flipped = entry.text_content() or ""
    page.get_by_role("button", name=re.compile("^Correct line")).last.click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".key:not(.gone)").first.click()
    expect(dialog.get_by_text("All later entries stay as they are.")).to_be_visible()
    dialog.get_by_role("button", name="Correct and recount").click()
    expect(entry).not_to_have_text(flipped)
    expect(entry).to_contain_text("Flipped")
    # Also later, from the log.
    page.get_by_role("button", name="Take the last correction back").click()
    expect(entry).to_have_text(flipped)


def test_what_is_asked_follows_a_correction(visit: Visit) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    page = ada.start("next_station", players=1, options={"random_pencils": True}, companion=True)
    keys = page.locator(f"{BOX}[aria-busy=false] .key")
    gone = page.locator(f"{BOX}[aria-busy=false] .key.gone")
    expect(page.get_by_role("heading", name="Which pencil is number 1?")).to_be_visible()
    keys.nth(0).click()
    page.locator(f"{BOX} .main:enabled").click()
    expect(page.get_by_role("heading", name="Which pencil is number 2?")).to_be_visible()
    first = keys.nth(0).inner_text()
    expect(gone).to_have_count(1)
    expect(gone).to_have_text(first)
    # The log is as long as before, and as many pencils are left: they are others.
    page.locator(BOX).get_by_role("button", name="correct", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".key:not(.gone)").nth(1).click()
    dialog.get_by_role("button", name="Correct and recount").click()
    dialog.wait_for(state="detached")
    expect(gone).not_to_have_text(first)
    expect(gone).to_have_count(1)


class BrokenLine:
    """Stands between a page and its server, and lets nothing through while it is down."""

    def __init__(self, page: Page) -> None:
        self.is_down = False
        self.sent: list[str] = []
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.is_down:
            route.close(code=1001)
            return
        server = route.connect_to_server()
        self.routes.append(route)

        def pass_on(data: str | bytes) -> None:
            self.sent.append(json.loads(data)["do"])
            server.send(data)

        route.on_message(pass_on)

    def cut(self) -> None:
        self.is_down = True
        self.routes[-1].close(code=1001)


def test_an_entry_outlives_a_broken_line_and_a_reload(visit: Visit) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    line = BrokenLine(ada.page)
    welcome = ada.begin("next_station", players=1, options={"random_pencils": True}, companion=True)
    page = ada.sit(welcome)
    page.locator(f"{BOX}[aria-busy=false] .key").first.wait_for()
    line.cut()
    expect(page.locator(".lost")).to_be_visible()
    page.locator(f"{BOX} .key").first.click()
    page.locator(f"{BOX} .main").click()
    expect(page.locator(BOX)).to_contain_text("Kept: it is sent when the connection is back")
    page.get_by_role("button", name="Take it back").click()
    page.locator(f"{BOX} .main:enabled").click()
    expect(page.locator(BOX)).to_contain_text("Kept: it is sent when the connection is back")
    assert picture(ada.server, welcome)["log"] == []
    page.reload()
    line.is_down = False
    expect(page.get_by_role("heading", name="Which pencil is number 2?")).to_be_visible()
    assert len(picture(ada.server, welcome)["log"]) == 1
    assert line.sent.count("enter") == 1
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes('waiting'))") == []


HELD = """Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
  window.held = (window.held ?? 0) + 1;
  return {release: async () => { window.held -= 1; }};
}}})"""
"""Counts what keeps the screen awake."""


def test_the_screen_stays_awake_at_a_real_table(visit: Visit) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    ada.page.add_init_script(HELD)
    page = ada.start("next_station", players=1, companion=True)
    page.wait_for_function("() => window.held === 1")
    page.locator("header a[href='/']").first.click()
    page.wait_for_function("() => window.held === 0")
