"""First games in a browser: one thing at a time, on the real control, by mouse, finger and keys."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.pages import DESKTOP, GAMES, PHONE, Visitor, assert_all_in_words, open_menu
from megapolis.catalog import first_game
from megapolis.engine.i18n import LANGUAGES, Text
from sampling import rotate
from waiting import PATIENCE

AGAIN = 10.0
"""The seconds after which a press that changed nothing is made once more."""
Visit = Callable[..., Visitor]

READY = """before => {
  const [lesson, ring] = ['.lesson', '.lesson-ring'].map(each => document.querySelector(each));
  const go = lesson?.querySelector('.btn.go');
  const isOver = !lesson && document.querySelector('.ask .q');
  if (document.querySelector('.screen')?.dataset.busy === 'true' || !(isOver || ring || go)) return null;
  const box = ring?.getBoundingClientRect();
  const now = {
    step: lesson ? Number(lesson.dataset.step) : -1,
    left: lesson?.dataset.left === 'true',
    said: lesson?.querySelector('.said').textContent.trim() ?? '',
    todo: lesson?.querySelector('.todo')?.textContent.trim() ?? '',
    does: !lesson ? 'over' : go ? 'go' : 'ring',
    box: box ? [box.x, box.y, box.width, box.height].map(Math.round) : null,
  };
  const sign = JSON.stringify(now);
  const steady = window.signBefore === sign;
  window.signBefore = sign;
  return steady && sign !== before ? { ...now, sign } : null;
}"""
"""What the step shows once it stands still and is another than before."""

POINT = """([x, y, width, height]) => {
  const spots = [];
  for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) spots.push([x + width * i / 20, y + height * j / 20]);
  const far = ([a, b]) => Math.hypot(a - x - width / 2, b - y - height / 2);
  spots.sort((one, other) => far(one) - far(other));
  const isIn = box =>
    box.x >= x - 9 && box.y >= y - 9 && box.right <= x + width + 9 && box.bottom <= y + height + 9;
  return spots.find(([a, b]) => {
    const at = document.elementFromPoint(a, b)?.closest('button, [role=button], .flip, .cell, .row, .lines, .target');
    return at && isIn(at.getBoundingClientRect());
  }) ?? null;
}"""
"""A point in the ring where what is meant can be pressed."""

SAID = """() => {
  const box = document.querySelector('.said').getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return scrollY === 0 && at?.closest('.lesson') != null;
}"""
"""Whether the sentence of the step is in sight, and nothing over it."""

COVERED = """([x, y, width, height]) => {
  const isOver = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
  const ring = new DOMRect(x, y, width, height);
  return isOver(document.querySelector('.lesson').getBoundingClientRect(), ring)
    || x + width / 2 < 0 || y + height / 2 < 0 || x + width / 2 > innerWidth || y + height / 2 > innerHeight;
}"""


def wait(page: Page, before: str = "", patience: float = PATIENCE) -> dict[str, Any]:
    """The next step, or part of one, that stands still."""
    now: dict[str, Any] = page.wait_for_function(READY, arg=before, polling=120, timeout=patience * 1000).json_value()
    return now


def learn(visit: Visit, game: str, **look: Any) -> Page:
    """A first game that has just begun."""
    ada = visit(**look)
    page = ada.sit(ada.server.call("POST", f"/api/first-games/{game}", {"name": "Ada"}))
    page.locator(".lesson").wait_for()
    return page


def press(page: Page, now: dict[str, Any], keys: bool) -> None:
    """Do what the step asks for: on the real control, or with Enter."""
    spot = None if keys or now["does"] == "go" else page.evaluate(POINT, now["box"])
    if spot is None:
        page.evaluate("document.activeElement?.blur()")
        page.keyboard.press("Enter")
    else:
        page.mouse.click(*spot)


def advance(page: Page, now: dict[str, Any], keys: bool) -> dict[str, Any]:
    """Do what the step asks for, until something else is asked for: a press may come while the board still moves."""
    ends = time.monotonic() + PATIENCE
    while True:
        press(page, now, keys)
        try:
            return wait(page, now["sign"], AGAIN)
        except TimeoutError:
            assert time.monotonic() < ends, f"{now} does not end"


def do_steps(page: Page, until: int, keys: bool = False) -> dict[str, Any]:
    """Do what is asked up to a step."""
    now = wait(page)
    while now["step"] < until:
        now = advance(page, now, keys)
    return now


CASES = [(game, size, language) for size in (DESKTOP, PHONE) for language in LANGUAGES for game in GAMES]


@pytest.mark.parametrize(("game", "size", "language"), rotate(CASES, 30))
def test_a_first_game_is_played_to_its_end(visit: Visit, game: str, size: tuple[int, int], language: str) -> None:
    page = learn(visit, game, size=size, language=language)
    first, seen = first_game(game), set()
    now = wait(page)
    while now["does"] != "over":
        assert now["said"] == first.sentence(now["step"], language)
        assert not now["left"]
        if now["box"]:
            assert not page.evaluate(COVERED, now["box"]), now
        assert page.evaluate(SAID), now
        if now["step"] not in seen:
            assert_all_in_words(page)
            seen.add(now["step"])
        now = advance(page, now, keys=size == DESKTOP and now["step"] % 2 == 1)
    assert seen == set(range(len(first.steps)))
    expect(page.locator(".lesson, .veil")).to_have_count(0)
    # It is an ordinary game now: the question is back.
    page.locator(".ask .q").wait_for()


def test_a_row_of_the_score_sheet_does_not_push_the_step_out_of_sight(visit: Visit) -> None:
    """On a large screen the row is further down the column than the sentence and the main button."""
    page = learn(visit, "next_station")
    now = do_steps(page, 8)
    assert page.evaluate(SAID)
    now = advance(page, now, keys=False)
    while now["step"] == 9:
        assert page.evaluate(SAID)
        spot = page.evaluate(POINT, now["box"])
        assert spot is not None, now
        page.mouse.click(*spot)
        now = wait(page, now["sign"])
    assert now["step"] == 10


@pytest.mark.parametrize("size", rotate([DESKTOP, PHONE], 2))
def test_a_step_survives_a_reload_and_can_be_taken_back(visit: Visit, size: tuple[int, int]) -> None:
    page = learn(visit, "next_station", size=size)
    do_steps(page, 4)
    page.reload()
    now = wait(page)
    assert now["step"] == 4
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Backspace")
    now = wait(page, now["sign"])
    assert (now["step"], now["todo"][:5]) == (3, "D6–E6")
    page.get_by_role("button", name="One step back").click()
    now = wait(page, now["sign"])
    assert now["step"] == 2
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".lesson")).to_have_count(0)
    open_menu(page)
    page.get_by_role("button", name="Guided first game again").click()
    assert wait(page)["step"] == 0


def test_another_press_changes_nothing_where_one_thing_is_asked_for(visit: Visit) -> None:
    page = learn(visit, "next_station")
    now = wait(page)
    page.locator(".spot").first.dispatch_event("click")
    expect(page.locator(".lesson-ring.again")).to_have_count(1)
    expect(page.locator(".said.again")).to_have_text(now["said"])
    expect(page.locator(".ask .main.go")).to_have_count(0)
    # Menus work all the same.
    open_menu(page)
    page.get_by_role("button", name=Text("en")("page-theme")).click()


def test_another_move_leaves_the_script_and_says_so_once(visit: Visit) -> None:
    page = learn(visit, "next_station", language="uk")
    text = Text("uk", "next_station")
    now = do_steps(page, 3)
    page.get_by_role("button", name=text("move-pass")).click()
    page.locator(".ask .main.go").click()
    expect(page.locator(".lesson")).to_have_attribute("data-left", "true")
    now = wait(page)
    assert (now["said"], now["left"], now["does"]) == (text("learn-left"), True, "go")
    page.locator(".lesson .btn.go").click()
    now = wait(page, now["sign"])
    assert (now["step"], now["left"]) == (10, False)
    page.locator(".leave").click()
    expect(page.locator(".lesson")).to_have_count(0)


def test_whoever_does_nothing_is_offered_help(visit: Visit) -> None:
    ada = visit()
    ada.page.clock.install()
    page = ada.sit(ada.server.call("POST", "/api/first-games/sprawlopolis", {"name": "Ada"}))
    page.locator(".lesson").wait_for()
    ada.page.clock.run_for(1000)
    expect(page.locator(".show-me.stuck")).to_have_count(0)
    ada.page.clock.run_for(15_000)
    page.locator(".show-me.stuck").click()
    ada.page.clock.run_for(1000)
    expect(page.locator(".lesson")).to_have_attribute("data-step", "1")
    # It does the whole of what is asked.
    page.locator(".show-me").focus()
    page.keyboard.press("Enter")
    ada.page.clock.run_for(1000)
    expect(page.locator(".lesson")).to_have_attribute("data-step", "2")


def test_the_first_button_of_the_first_page_teaches_next_station(visit: Visit) -> None:
    page = visit().go("/")
    page.locator(".btn.first").click()
    page.locator(".lesson").wait_for()
    assert wait(page)["said"] == first_game("next_station").sentence(0, "en")
