"""The guided first game: it points at what it speaks of, goes on when that is done, and can be skipped and repeated."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.pages import DESKTOP, GAMES, PHONE, Visitor, assert_all_in_words, open_menu
from sampling import rotate

Visit = Callable[..., Visitor]


READY = """() => {
  const [note, last] = ['section.guide', '.panel.over h2'].map(each => document.querySelector(each));
  const yours = document.querySelector('.ask.yours') !== null;
  const button = note?.querySelector('.btn.ink');
  if (!button && !yours && !last) return null;  // somebody else is to do something
  const told = ['section.guide', '.ask', '.advice'].map(each => document.querySelector(each)?.innerText).join('|');
  return {
    step: note ? Number(note.innerText.split('·')[1].split('/')[0]) : 0,
    next: button ? (button.innerText === 'Got it' ? 'end' : 'read')
      : note?.innerText.includes('Ask for a hint') ? 'hint' : 'play',
    signs: document.querySelector('.screen').dataset.decision + told,
  };
}"""
"""What the guide shows and wants next; null while nobody here can do anything."""
PRESS = """what => {
  const confirm = document.querySelector('.ask .main.go');
  const choice = document.querySelector('.ask .all button, .board [data-move]');
  const found = what === 'play' ? confirm ?? choice : document.querySelector('section.guide .btn.ink');
  found?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
}"""
"""Reads on; or confirms what is chosen, or chooses the first legal move, so that no note is passed by.

A note may lie over what is pressed.
"""


def assert_not_covered(page: Page) -> None:
    """The note does not lie over what it points at, unless that fills the screen; it finds its place in a moment."""
    page.wait_for_function(
        """() => {
             const [note, ring] = ['section.guide', '.ring'].map(s => document.querySelector('main > ' + s));
             if (!note || !ring) return true;
             const [a, b] = [note.getBoundingClientRect(), ring.getBoundingClientRect()];
             const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 12
               && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 12;
             return !over || b.width * b.height >= innerWidth * innerHeight / 4;
           }"""
    )


CASES = [(game, size) for size in (DESKTOP, PHONE) for game in GAMES]


@pytest.mark.parametrize(("game", "size"), rotate(CASES, 2))
def test_a_guided_first_game(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    page = ada.go(f"/new/{game}")
    page.get_by_role("button", name="Guided first game").click()
    page.locator("section.guide").wait_for()
    seen: set[int] = set()
    for _ in range(200):
        now = page.wait_for_function(READY).json_value()
        if now["step"] not in {0, *seen}:
            assert_all_in_words(page)
            assert_not_covered(page)
            seen.add(now["step"])
        if now["next"] == "hint":
            page.get_by_role("button", name="Hint").click()
            page.locator(".advice").wait_for()
        else:
            page.evaluate(PRESS, now["next"])
        if now["next"] == "end":
            break
        page.wait_for_function(
            f"before => {{ const now = ({READY})(); return now && now.signs !== before; }}", arg=now["signs"]
        )
    expect(page.locator("section.guide")).to_have_count(0)
    assert len(seen) >= 4
    open_menu(page)
    page.get_by_role("button", name="Guided first game again").click()
    page.locator("section.guide").wait_for()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("section.guide")).to_have_count(0)
