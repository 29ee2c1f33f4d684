"""What the table offers beside games, on the built site, with no network after the first visit.

Where a server's page has a test already, the same one is run here.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from anywhere.pages import SiteVisitor, expect
from browser import test_companion, test_first_games, test_puzzles, test_table
from browser.pages import DESKTOP, GAMES, PHONE, SHORTEST, assert_all_in_words
from guests import picture
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match

Visit = Callable[..., SiteVisitor]


@pytest.fixture
def offline(visit: Visit) -> Visit:
    """Makes visitors who have come once, and have no network since."""

    def make(**look: Any) -> SiteVisitor:
        visitor = visit(**look)
        visitor.go("/")
        visitor.leave_network()
        return visitor

    return make


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game(offline: Visit, game: str) -> None:
    size, language = (PHONE, "uk") if GAMES.index(game) % 2 else (DESKTOP, "en")
    test_first_games.test_a_first_game_is_played_to_its_end(offline, game, size, language)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_puzzles_by_date(offline: Visit, size: tuple[int, int]) -> None:
    # It asks for the puzzle that this machine's own program has today.
    test_puzzles.test_puzzles_of_a_guest(offline, size)


@pytest.mark.parametrize(("game", "play", "left"), test_companion.recorded_games())
def test_a_real_box(offline: Visit, game: str, play: Callable[[], Match], left: int) -> None:
    test_companion.test_a_whole_game(offline, game, play, left)


def test_components_of_ones_own_box(offline: Visit, tmp_path: Path) -> None:
    test_table.test_the_components_of_ones_own_box(offline, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_reviews(offline: Visit, game: str) -> None:
    ada = offline()
    welcome = ada.begin(game, **SHORTEST[game])
    ada.sit(welcome)
    ada.play_out(welcome)
    page = ada.go(f"/replay/{welcome['table']}")
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".drawn svg").first).to_be_visible()
    assert_all_in_words(page)
    if page.locator(".turning button").count():
        page.locator(".turning button").first.click()
        page.locator("[data-why], .verdict, .box .btn").first.wait_for()
        assert_all_in_words(page)
    page = ada.go(f"/replay/{welcome['table']}?at=5")
    expect(page.locator(".time")).to_be_visible()


def test_deals_of_the_day_are_the_same_on_every_device(visit: Visit) -> None:
    ada, bea = visit(), visit(name="Bea", size=PHONE, language="uk")
    for each in (ada, bea):
        each.go("/")
    for each in (ada, bea):
        each.leave_network()
    dealt = []
    for each in (ada, bea):
        for game in GAMES:
            made = each.server.call("POST", f"/api/daily/{game}", {"name": each.name})
            now = picture(each.server, made)
            dealt.append([game, now["view"], [move["action"] for move in now["moves"]]])
    assert dealt[: len(GAMES)] == dealt[len(GAMES) :]


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "uk")])
def test_a_deal_of_the_day_is_compared_with_nobody(offline: Visit, size: tuple[int, int], language: str) -> None:
    ada, text = offline(size=size, language=language), Text(language)
    page = ada.page
    for place in ("/", "/puzzles", "/daily"):
        ada.go(place)
        expect(page.locator(".unranked")).to_have_text(text("anywhere-daily"))
    expect(page.locator("li[data-state=sealed]")).to_have_count(len(GAMES))
    page.get_by_role("button", name=re.compile("Next Station|Наступна станція")).click()
    page.locator(".daily").wait_for()
    table = page.url.rpartition("/")[2]
    held = page.evaluate("JSON.parse(localStorage.getItem('megapolis.tables'))")[table]
    end = ada.play_out({"table": table, "token": held["token"]})
    ada.go("/daily/next_station")
    expect(page.locator(".points")).to_have_text(str(end["result"]["points"][0]))
    expect(page.locator(".unranked")).to_have_text(text("anywhere-daily"))
    assert page.locator(".result details, .result svg[role=img]").count() == 0
    # The expert has played it, too, in this browser.
    expect(page.locator("tr.sum td")).to_have_count(3)
    assert_all_in_words(page)
