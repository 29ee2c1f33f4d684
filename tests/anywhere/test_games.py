"""Whole games on the built site, with no network after the first visit."""

from collections.abc import Callable

import pytest

from anywhere.pages import SiteVisitor, expect
from browser.pages import GAMES, SHORTEST, click, play_on

Visit = Callable[..., SiteVisitor]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_without_a_network(game: str, visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.leave_network()
    ada.start(game, **SHORTEST[game])
    assert play_on(ada, game, click) > 3
    expect(ada.page.locator(".over h2").first).to_be_visible()
    # It is kept: the page is loaded again, from this device.
    ada.page.reload()
    ada.await_table()
    expect(ada.page.locator(".over h2").first).to_be_visible()
