"""The frame: names and shapes of seats, another's board, sheets behind the bar, keys, wrong addresses, sizes."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.pages import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]

CYRILLIC_C = {"key": "\u0441", "code": "KeyC", "bubbles": True}


def test_bots_are_buildings_and_have_names(visit: Visit) -> None:
    page = visit().start("next_station", players=3, bots=("easy", "easy"))
    expect(page.locator(".seat .name")).to_have_text(["Ada", "Cottage", "Cottage 2"])


def test_anothers_board_is_framed_as_theirs(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.start("next_station", players=2, bots=("greedy",))
    assert ada.is_asked()
    page.locator(".seat[data-seat='1']").click()
    expect(page.locator(".plate")).to_contain_text("Board: Greedy")
    expect(page.locator(".ask .q")).to_have_text("Your turn is waiting")
    assert page.locator(".spot").count() == 0, "nothing of another's board can be pressed"
    page.get_by_role("button", name="To my board").click()
    expect(page.locator(".plate")).to_have_count(0)
    page.keyboard.press("Shift+Digit2")
    expect(page.locator(".plate")).to_be_visible()
    page.keyboard.press("Digit0")
    expect(page.locator(".plate")).to_have_count(0)


def test_sheets_rise_behind_the_bar(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.start("next_station", players=2, bots=("greedy",))
    assert ada.is_asked()
    page.get_by_role("button", name="Score").click()
    expect(page.locator(".part.score")).to_be_visible()
    expect(page.locator(".ask .actions")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".part.score")).to_be_hidden()
    expect(page.locator("[data-tool=score]")).to_be_focused()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()


def test_keys_work_by_where_they_lie(visit: Visit) -> None:
    ada = visit(size=DESKTOP, language="uk")
    page = ada.start("next_station", players=1, options={"random_pencils": True})
    assert ada.is_asked()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".ask .main.go")).to_be_visible()
    before = page.locator(".screen").get_attribute("data-decision")
    # What a Ukrainian layout sends for the key on which a Latin one has "c".
    page.evaluate(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'с', code: 'KeyC', bubbles: true}))"
    )
    page.wait_for_function("before => document.querySelector('.screen').dataset.decision !== before", arg=before)
    # The focus goes on where it was: on the board.
    page.wait_for_function("document.activeElement.closest('.board') !== null")


def test_a_wrong_address_has_a_page(visit: Visit) -> None:
    ada = visit(language="uk")
    page = ada.go("/no/such/place")
    expect(page.get_by_role("heading", level=1)).to_have_text("Далі рейок немає")
    page.get_by_label("Посилання або код столу").fill("?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    ada.go("/new/no_such_game")
    expect(page.get_by_role("heading", level=1)).to_have_text("Далі рейок немає")
    ada.complaints = [each for each in ada.complaints if "404" not in each]
