"""The guided first game: it points at what it speaks of, goes on when that is done, and can be skipped and repeated."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.pages import DESKTOP, GAMES, PHONE, Visitor, assert_all_in_words

Visit = Callable[..., Visitor]


def step(page: Page) -> int:
    """The number of the note on show; 0 for none."""
    note = page.locator("section.guide")
    return int(note.inner_text().split("·")[1].split("/")[0]) if note.count() else 0


def small_step(page: Page) -> None:
    """Confirms what is chosen, or chooses the first legal move: so that no note is passed by."""
    confirm = page.locator(".ask .main.go")
    choices = page.locator(".ask .all button, .board [data-move]")
    press = "e => e.dispatchEvent(new MouseEvent('click', {bubbles: true}))"  # a note may lie over it
    (confirm if confirm.count() else choices.first).evaluate(press)


def assert_not_covered(page: Page) -> None:
    """The note does not lie over what it points at, unless that fills the screen."""
    hidden = page.evaluate(
        """() => {
             const [note, ring] = ['section.guide', '.ring'].map(s => document.querySelector('main > ' + s));
             if (!note || !ring) return false;
             const [a, b] = [note.getBoundingClientRect(), ring.getBoundingClientRect()];
             const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 12
               && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 12;
             return over && b.width * b.height < innerWidth * innerHeight / 4;
           }"""
    )
    assert not hidden


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_first_game(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    page = ada.go(f"/new/{game}")
    page.get_by_role("button", name="Guided first game").click()
    page.locator("section.guide").wait_for()
    seen: set[int] = set()
    for _ in range(80):
        page.wait_for_timeout(150)
        now = step(page)
        if now:
            if now not in seen:
                assert_all_in_words(page)
                assert_not_covered(page)
            seen.add(now)
        ahead = page.locator("section.guide .btn.ink")
        if ahead.count():
            if ahead.inner_text() == "Got it":
                ahead.click()
                break
            ahead.click()
        elif page.locator("section.guide", has_text="Ask for a hint").count():
            page.get_by_role("button", name="Hint").click()
            page.locator(".advice").wait_for()
        else:
            ada.is_asked()
            small_step(page)
    expect(page.locator("section.guide")).to_have_count(0)
    assert len(seen) >= 4
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Guided first game again").click()
    page.locator("section.guide").wait_for()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("section.guide")).to_have_count(0)
