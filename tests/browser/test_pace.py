"""The moves of others are shown one after another, as fast as one likes; whatever one does oneself is never held up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.pages import DESKTOP, PHONE, TURNS, Visitor, click, tap

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_bots_move_is_seen_at_ones_own_speed(size: tuple[int, int], visit: Visit) -> None:
    ada = visit(size=size, speed="slow")
    ada.page.emulate_media(reduced_motion="no-preference")
    page = ada.start("sprawlopolis", players=3, bots=("greedy", "greedy"))
    press = tap if size == PHONE else click
    assert ada.is_asked()
    TURNS["sprawlopolis"](page, press)
    # Who thinks is said, and that there is more to show; all of it comes on request, and then it is one's turn.
    expect(page.locator(".wait")).to_contain_text("is thinking")
    skip = page.get_by_role("button", name="Show it at once")
    expect(skip).to_be_enabled()
    expect(skip).to_be_in_viewport(ratio=1)
    press(skip)
    assert ada.is_asked()
    # The speed is kept for this person, on every table.
    TURNS["sprawlopolis"](page, press)
    press(page.get_by_role("button", name="At once", exact=True))
    assert ada.is_asked()
    assert page.evaluate("localStorage.getItem('megapolis.speed')") == '"instant"'
    page.keyboard.press("Comma")
    assert page.evaluate("localStorage.getItem('megapolis.speed')") == '"fast"'
