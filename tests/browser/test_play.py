"""Whole games in a real browser: by mouse, by keyboard alone, by touch on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.pages import GAMES, PHONE, SHORTEST, TURNS, Visitor, click, confirm, play_on, tap

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.start(game, **{**SHORTEST[game], "players": 2, "bots": ("greedy",)})
    assert play_on(ada, game, click) > 5
    expect(page.locator(".over h2")).to_be_visible()
    expect(page.get_by_role("link", name="Look back")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE)
    page = ada.start(game, **SHORTEST[game])
    assert play_on(ada, game, tap) > 5
    expect(page.locator(".over h2")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the page must not scroll sideways"


def tab_to(page: Page, selector: str, limit: int = 120) -> None:
    """Moves the focus by Tab alone until it is on something that fits."""
    for _ in range(limit):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def by_keys(what: Locator) -> None:
    """Moves the focus by Tab alone to what is drawn there, and presses Enter."""
    what.wait_for(state="attached")
    for _ in range(150):
        way = what.evaluate(
            """e => document.activeElement !== document.body && document.activeElement.contains(e) ? 'Enter'
               : document.activeElement.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab'
               : 'Tab'"""
        )
        what.page.keyboard.press(way)
        if way == "Enter":
            return
    raise AssertionError(f"no way to {what} by Tab")


def keyboard_turn(page: Page, game: str) -> None:
    if game in ("capital_lux", "megalopolis", "welcome_to"):
        if page.locator(".ask .main.go").count():
            confirm(page, ".ask .main.go", lambda _: page.keyboard.press("c"))
        else:
            TURNS[game](page, by_keys)
        return
    if game == "next_station":
        if page.locator(".spot").count():
            tab_to(page, ".spot")
            page.keyboard.press("Enter")
        elif page.locator(".ask .main").count():
            tab_to(page, ".ask .main")
            page.keyboard.press("Enter")
        else:
            tab_to(page, ".ask .all button")
            confirm(page, ".ask .all button", lambda _: page.keyboard.press("Enter"))
            return
    else:
        tab_to(page, ".hand li button")
        page.keyboard.press("Enter")
        page.locator(".pin").first.wait_for(state="attached")
        tab_to(page, ".pin")
        page.keyboard.press("Enter")
    confirm(page, ".ask .main.go", lambda _: page.keyboard.press("c"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.start(game, **SHORTEST[game])
    for _ in range(200):
        if not ada.is_asked():
            break
        keyboard_turn(page, game)
    expect(page.locator(".over h2")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_hint_and_undo(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.start(game, **SHORTEST[game])
    while game == "next_station" and page.locator(".ask .main").count() == 0 and page.locator(".spot").count() == 0:
        play_on(ada, game, click, turns=1)
    while game == "megalopolis" and ada.is_asked() and page.locator(".target[data-move*=build]").count() == 0:
        play_on(ada, game, click, turns=1)
    page.get_by_role("button", name="Hint").click()
    # The hint names its best moves, and each of them that is on the board carries its rank there.
    expect(page.locator(".advice ol button").first).to_contain_text("in the end")
    ranked = page.locator(".board .ring, [data-hint]")
    expect(ranked.first).to_be_attached()
    if game == "megalopolis":
        page.keyboard.press("Escape")  # the bot may advise to end the turn, which cannot be taken back
    play_on(ada, game, click, turns=1)
    before = page.inner_text(".log ol")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("before => document.querySelector('.log ol').innerText !== before", arg=before)


def test_what_cannot_be_done_is_said_in_words(visit: Visit) -> None:
    ada = visit()
    page = ada.start("next_station", players=2, bots=("greedy",))
    ada.is_asked()
    legal = set(page.eval_on_selector_all(".reachable", "all => all.map(each => each.dataset.station)"))
    departure = page.locator("[data-station]:not(.reachable)")
    names = [departure.nth(at).get_attribute("data-station") for at in range(departure.count())]
    wrong = next(name for name in names if name not in legal)
    page.locator(f"[data-station={wrong}]").click()
    expect(page.locator(".ask .no")).not_to_be_empty()


def test_first_move_is_possible_soon(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    ada = visit()
    ada.start("next_station", players=2, bots=("greedy",))
    ada.page.locator(".spot, .ask .main").first.wait_for(state="attached")
    ada.page.reload()
    ada.page.locator(".spot, .ask .main").first.wait_for(state="attached")
    took = ada.page.evaluate("performance.now()")
    record_property("first move possible after ms", took)
    print(f"first move possible after {took:.0f} ms")
    assert took < 1500
