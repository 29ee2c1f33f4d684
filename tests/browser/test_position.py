"""A position as text on the page: copied from a table, opened as a game of one's own."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.pages import GAMES, PHONE, Visitor, click, play_on
from megapolis import parse
from sampling import rotate

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", rotate(GAMES, 2))
def test_a_position_is_copied_and_opened(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ada.start(game, players=2, bots=("greedy",))
    play_on(ada, game, click, turns=1)
    page.get_by_role("button", name="More", exact=True).first.click()
    page.get_by_role("button", name="Copy the position").click()
    expect(page.get_by_role("button", name="Position copied")).to_be_visible()
    text = str(page.evaluate("navigator.clipboard.readText()"))
    state = parse(text)
    assert (state.setup.game.id, state.is_over()) == (game, False)
    page.get_by_role("link", name="Open a position").click()
    page.get_by_label("Paste a copied position here").fill("chess/1 players=2")
    expect(page.get_by_role("alert")).to_contain_text("There is no game called “chess”")
    ada.complaints.clear()  # the browser reports the request that was refused
    page.get_by_label("Paste a copied position here").fill(text)
    expect(page.get_by_role("img", name="The position as a picture")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    assert play_on(ada, game, click, turns=1) == 1


def test_every_turn_of_a_finished_game_can_be_copied(visit: Visit) -> None:
    ada = visit()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ada.finish("next_station", players=1)
    page.goto(page.url.replace("/table/", "/replay/") + "?at=9")
    page.get_by_role("button", name="Copy the position").click()
    expect(page.get_by_role("button", name="Position copied")).to_be_visible()
    assert parse(str(page.evaluate("navigator.clipboard.readText()"))).setup.players == 1
