"""The frame: names and shapes of seats, another's board, sheets behind the bar, keys, wrong addresses, sizes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.pages import DESKTOP, GAMES, PHONE, SHORTEST, Visitor, click, confirm, play_on, reachable, tap
from browser.walk import assert_none, layout_faults
from megapolis.catalog import find_game
from sampling import FULL, ROTATION, rotate

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


def seat_counts(game: str) -> list[int]:
    """All numbers of seats of a game in a full run, else one of them, another every day."""
    counts = list(find_game(game).seats)
    return counts if FULL else [counts[ROTATION % len(counts)]]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_one_screen_of_a_phone(visit: Visit, game: str) -> None:
    """Whoever sits there: seats, points, board, question, button and tools are in sight without scrolling."""
    faults = {}
    for seats in seat_counts(game):
        ada = visit(size=PHONE, language="uk", name="Єлизавета")
        ada.start(game, players=seats, bots=("easy",) * (seats - 1))
        assert ada.is_asked()
        for height in (844, 667):
            ada.page.set_viewport_size({"width": 390, "height": height})
            faults[f"{seats} seats, {height} px"] = layout_faults(ada.page)
    assert_none(faults)


PLACES = """all => all.map(each => {
  const { x, y, height } = each.getBoundingClientRect();
  return [each.className, x, y, height];
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_moves_when_something_is_chosen(visit: Visit, size: tuple[int, int]) -> None:
    """The question, the hand, the main button and what stands below are where they were before."""
    ada = visit(size=size, language="uk")
    page = ada.start("sprawlopolis", players=1)
    panels = ".part.move, .ask > div, .hand li button, .part.score, .strip-row svg"
    for _ in range(3):
        assert ada.is_asked()
        click(page.locator(".hand li button.can").nth(1))
        page.locator(".pin").first.wait_for(state="attached")
        before = page.eval_on_selector_all(panels, PLACES)
        assert len(before) > 7
        click(page.locator(".pin .hit").nth(reachable(page, ".pin")))
        expect(page.locator(".ask .main.go")).to_be_visible()
        expect(page.locator(".why li").first).to_be_attached()
        assert page.eval_on_selector_all(panels, PLACES) == before
        confirm(page, ".ask .main.go", click)


SHIFTS = """
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push([value, ...sources.map(({ node }) => node?.className ?? node?.nodeName)]);
  }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("game", rotate(GAMES, 5))
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_moves_while_others_play(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Layout shifts that no press of one's own brought: none, in a whole game where all is run."""
    ada = visit(size=size)
    ada.context.add_init_script(SHIFTS)
    page = ada.start(game, **{"options": {}, **SHORTEST[game], "players": 2, "bots": ("greedy",)})
    assert ada.is_asked()
    page.evaluate("shifts.length = 0")
    assert play_on(ada, game, tap if size == PHONE else click, turns=60 if FULL else 8)
    assert page.evaluate("shifts") == []
