"""A real box on the table: whole recorded games with slips, its start, broken lines, one phone and several."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.box import BOX, Phone
from browser.pages import PHONE, Visitor
from guests import message, picture, two_people
from recorded import Recorded, load
from sampling import rotate

Visit = Callable[..., Visitor]
GAMES = [
    ("next_station", "solo-modules"),
    ("sprawlopolis", "mixture"),
    ("capital_lux", "two-random"),
    ("welcome_to", "solo-irene"),
    ("megalopolis", "six-far-bridge"),
]
EXPERIENCED = {"companion-first": 9}
"""Somebody who has had the first minute."""


def names_of(players: int) -> list[str]:
    return ["Ada", *(f"Ada {seat}" for seat in range(2, players + 1))]


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "name"), rotate(GAMES, 5))
def test_a_recorded_game(visit: Visit, game: str, name: str) -> None:
    recorded = Recorded(load(game, name), names_of(10))
    setup = recorded.setup
    ada = visit(**EXPERIENCED)
    welcome = ada.begin(game, players=setup.players, options=dict(setup.options), companion=True)
    phone = Phone(ada.sit(welcome), recorded)
    while phone.step():
        pass
    assert not phone.slips, "everything went wrong that was to go wrong"
    assert picture(ada.server, welcome)["result"]["points"] == recorded.points


def answer_box(page: Page) -> None:
    """Answers the question about the real box with the last pieces that are possible.

    Some of them may be in another hand: then the table says so, and an earlier piece is entered instead.
    """
    before = page.locator(".part.log").get_attribute("data-lines")
    main = page.locator(f"{BOX} .main")
    page.locator(f"{BOX}[aria-busy=false]").wait_for()
    for at in range(20):
        page.locator(f"{BOX} .key:not(.gone)").nth(-1 - at).click()
        if not main.is_enabled():
            continue
        main.click()
        page.wait_for_function(
            "n => document.querySelector('.alone, .box .no')"
            " || document.querySelector('.part.log').dataset.lines !== n",
            arg=before,
        )
        if not page.locator(f"{BOX} .no").count():
            return


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


def test_private_draws_at_one_device_are_handed_over(visit: Visit) -> None:
    ada = visit(**EXPERIENCED)
    page = ada.start("sprawlopolis", players=2, companion=True)
    seen: set[str] = set()
    for _ in range(60):
        page.locator(f"{BOX}, .alone .btn, .ask.yours").first.wait_for()
        if page.locator(".alone .btn").count():
            # Nothing of the game shows until the one who may see the card has the device.
            assert page.locator("svg.board").count() == 0
            seen.add(page.locator(".alone h1").inner_text())
            page.locator(".alone .btn").click()
            page.locator(f"{BOX}, .ask.yours").first.wait_for()
        elif page.locator(BOX).count():
            answer_box(page)
        else:
            break
    assert seen == {"Your turn, Ada", "Your turn, Ada 2"}


def test_every_phone_enters_its_own_hand(visit: Visit) -> None:
    ada, ben = visit(size=PHONE, **EXPERIENCED), visit(size=PHONE, name="Ben", **EXPERIENCED)
    host, guest = two_people(ada.server, game="capital_lux", companion=True)
    message(ada.server, host, "start")
    pages = {"Ada": ada.sit(host), "Ben": ben.sit({**guest, "table": host["table"], "link": ""})}
    private: list[str] = []
    for _ in range(40):
        for page in pages.values():
            page.locator(f"{BOX}[aria-busy=false], .ask").first.wait_for()
        asked = [name for name, page in pages.items() if page.locator(BOX).count()]
        if not asked:
            break
        page = pages[asked[0]]
        if page.locator(BOX).get_by_text("Show nobody else").count():
            assert len(asked) == 1, "only the phone of whoever holds the cards asks"
            private.append(asked[0])
            other = pages["Ben" if asked[0] == "Ada" else "Ada"]
            expect(other.locator(".ask")).to_contain_text("The box says what comes next.")
        before = page.locator(f"{BOX} h2").inner_text()
        answer_box(page)
        for each in pages.values():
            expect(each.locator(f"{BOX} h2").filter(has_text=before)).to_have_count(0)
    assert private == ["Ada", "Ben"]


def test_a_game_without_hidden_hands_needs_no_handing_over(visit: Visit) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    page = ada.start("next_station", players=2, companion=True)
    while not page.locator(".ask.yours").count():
        answer_box(page)
        page.locator(f"{BOX}, .ask.yours").first.wait_for()
    seat = page.locator(".screen").get_attribute("data-seat")
    page.locator(".ask .main").click()
    page.locator(".ask .main.go").click()
    page.wait_for_function("before => document.querySelector('.screen').dataset.seat !== before", arg=seat)
    page.locator(".ask.yours").wait_for()
