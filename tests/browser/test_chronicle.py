"""The chronicle of a table: chapters, drawn turns, talk and reactions in their place, and pointing at the board."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from browser.pages import GAMES, PHONE, Visitor, expect
from guests import finish, message
from sampling import rotate

Visit = Callable[..., Visitor]

DRAWN = {
    "next_station": "[data-drawn=section]",
    "sprawlopolis": "[data-drawn=card]",
    "welcome_to": "[data-drawn=write]",
    "capital_lux": "[data-drawn=card]",
    "megalopolis": "[data-drawn=landing]",
}
"""Something that is drawn in a row of every game soon."""
SHOWN = ".board > .pointed, .part.move > .pointed, .middle > .plate"
"""What is pointed at in words: over the board, on a phone instead of the question, or on somebody else's plate."""
MOVES = 6


def begun(visitor: Visitor, game: str, moves: int = MOVES, players: int = 2) -> Any:
    """A table of this game at which some moves were made, without a page."""
    welcome = visitor.server.table(game, players=players, name=visitor.name, bots=["greedy"] * (players - 1))
    message(visitor.server, welcome, "start")
    finish(visitor.server, welcome, moves)
    return welcome


def read(page: Page) -> None:
    """Opens the chronicle, which may lie below the fold."""
    page.locator("[data-tool=log]").click()
    page.locator(".chronicle").wait_for()


def open_chapters(page: Page) -> None:
    """Opens the chronicle and what is folded in it."""
    read(page)
    folded = page.locator(".chronicle h3 button[aria-expanded=false]")
    while folded.count():
        folded.first.click()


def sole(rows: Locator, page: Page) -> Locator:
    """The last row that is about somebody else."""
    own = page.locator(".awaited.mine").get_attribute("data-awaited")
    return rows.locator(f"xpath=self::*[@data-row!='{own}']").last


@pytest.mark.parametrize("game", rotate(GAMES, 2))
def test_turns_are_drawn_and_shown_on_the_board(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.sit(begun(ada, game))
    open_chapters(page)
    expect(page.locator(f".chronicle {DRAWN[game]}").first).to_be_attached()
    expect(page.locator(".chronicle .awaited.mine")).to_have_count(1)
    row = sole(page.locator(".chronicle .row"), page)
    row.scroll_into_view_if_needed()
    row.hover()
    told = page.locator(SHOWN)
    said = (row.get_attribute("aria-label") or "").removeprefix("Show on the board: ").split(".")[0]
    expect(told).to_contain_text(said)
    if game in ("next_station", "welcome_to"):
        expect(page.locator(".middle > .plate")).to_be_visible()
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    # By keyboard the same; pressed, it stays until it is put away.
    row.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(told).to_contain_text(said)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(told).to_contain_text(said)
    expect(row).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Close").filter(visible=True).first.click()
    expect(told).to_have_count(0)


def test_a_section_is_framed_on_the_board_it_was_drawn_on(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(begun(ada, "next_station"))
    open_chapters(page)
    row = page.locator(".chronicle .row", has=page.locator("[data-drawn=section]")).last
    row.scroll_into_view_if_needed()
    row.hover()
    expect(page.locator(".board .capsule").first).to_be_attached()


@pytest.mark.parametrize("game", rotate(GAMES, 5))
def test_on_a_phone_a_tap_leaves_the_sheet_for_the_board(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE)
    page = ada.sit(begun(ada, game))
    page.locator("[data-tool=log]").click()
    row = page.locator(".chronicle .row").last
    row.tap()
    expect(page.locator("[data-sheet='']")).to_have_count(1)
    shown = page.locator(SHOWN)
    expect(shown).to_be_visible()
    # The words lie over nothing that they are about.
    board, words = page.locator(".drawing").bounding_box(), shown.bounding_box()
    assert board is not None
    assert words is not None
    assert words["y"] >= board["y"] + board["height"] or words["y"] + words["height"] <= board["y"]
    page.locator(".pointed .only-small, .plate .to-chronicle").filter(visible=True).click()
    expect(page.locator(".chronicle")).to_be_visible()
    expect(row).to_have_attribute("aria-pressed", "true")


def test_chapters_fold_with_what_they_brought(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(begun(ada, "next_station", 16))
    read(page)
    first = page.locator(".chapter", has_text="Round 1")
    heading = first.locator("h3 button")
    expect(heading).to_have_attribute("aria-expanded", "false")
    expect(heading.locator(".result")).to_contain_text("+")
    heading.click()
    expect(first.locator(".brought .each")).to_have_count(2)
    heading.click()
    expect(first.locator(".brought")).to_have_count(0)


def test_talk_and_reactions_stand_in_their_place_and_are_marked_until_read(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben", size=PHONE)
    welcome = ada.server.table("next_station", 2, name="Ada")
    joined = ada.server.call(
        "POST",
        f"/api/tables/{welcome['table']}/join",
        {"name": "Ben", "invite": welcome["link"].split("invite=")[1]},
    )
    message(ada.server, welcome, "start")
    page, other = ada.sit(welcome), ben.sit({**joined, "link": welcome["link"]})
    ben.is_asked()
    read(page)
    page.locator(".chronicle").get_by_label("Say something").fill("A fine river")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="React: laughs").click()
    expect(page.locator(".chronicle .said.own")).to_have_count(2)
    talk = other.locator("[data-tool=talk]")
    expect(talk.get_by_label("2 unread lines")).to_be_attached()
    talk.click()
    said = other.locator(".talk .said")
    expect(said).to_have_text([re.compile("Ada: A fine river"), re.compile("Ada: laughs")])
    expect(said.last.locator("svg")).to_have_count(2)
    expect(talk.get_by_label("2 unread lines")).to_have_count(0)
    # In the chronicle it stands in the turn; and it can be left out.
    other.locator("[data-tool=log]").click()
    expect(other.locator(".chronicle .turns .said")).to_have_count(2)
    other.get_by_role("button", name="with talk").click()
    expect(other.locator(".chronicle .said")).to_have_count(0)
    other.reload()
    ben.is_asked()
    expect(other.locator("[data-tool=talk]").get_by_label("unread")).to_have_count(0)


def test_a_long_game_is_searched(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(begun(ada, "next_station", 12))
    read(page)
    page.get_by_role("button", name="Search the chronicle").click()
    page.get_by_role("searchbox").fill("FLIPPED")
    status = page.locator(".search [role=status]")
    expect(status).to_contain_text("found")
    expect(page.locator(".chronicle .row")).to_have_count(0)
    page.get_by_role("searchbox").fill("no such thing")
    expect(status).to_have_text("Nothing found")
    page.get_by_role("button", name="Search the chronicle").click()
    expect(page.locator(".chronicle .awaited.mine")).to_have_count(1)


def test_who_is_awaited_and_since_when(visit: Visit) -> None:
    ada = visit()
    welcome = ada.server.table("next_station", 2, name="Ada", clock={"game": 600})
    ada.server.call(
        "POST",
        f"/api/tables/{welcome['table']}/join",
        {"name": "Ben", "invite": welcome["link"].split("invite=")[1]},
    )
    message(ada.server, welcome, "start")
    page = ada.sit(welcome)
    ada.is_asked()
    read(page)
    ben = page.locator(".chronicle .awaited:not(.mine)")
    expect(ben).to_contain_text("Ben")
    expect(ben).to_contain_text("to move, now")
    expect(ben).to_contain_text("left")
    expect(page.locator(".chronicle .awaited.mine")).to_contain_text("Your turn")


def test_the_key_of_the_chronicle_gives_it_the_column(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(begun(ada, "capital_lux"))
    ada.is_asked()
    page.keyboard.press("l")
    page.locator(".chronicle").wait_for()
    expect(page.locator(".part.score")).to_be_hidden()
    expect(page.locator(".part.log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".part.score")).to_be_visible()


def test_a_step_without_a_choice_is_told_quietly_and_taken_back_with_the_choice_before_it(visit: Visit) -> None:
    ada = visit()
    welcome = ada.server.table("welcome_to", 1, name="Ada")
    message(ada.server, welcome, "start")
    found: list[Any] = []
    while not found:  # at random every few turns some number fits one house only
        now = finish(ada.server, welcome, 1)
        assert now["table"]["status"] == "playing"
        found = [line for line in now["log"] if line["forced"]]
    page = ada.sit(welcome)
    read(page)
    expect(page.locator(".chronicle .forced").last).to_contain_text("There was one way only")
    lines = int(page.locator(".part.log").get_attribute("data-lines") or 0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".part.log")).not_to_have_attribute("data-lines", str(lines))
    expect(page.locator(".chronicle .forced")).to_have_count(len(found) - 1)


@pytest.mark.parametrize("game", rotate(GAMES, 2))
def test_a_column_with_the_chronicle_is_as_high_as_the_screen(visit: Visit, game: str) -> None:
    options = {"powers": True, "objectives": True} if game == "next_station" else {}
    ada = visit(size=(1440, 900))
    page = ada.start(game, players=2, bots=("greedy",), options=options)
    ada.is_asked()
    page.keyboard.press("l")
    page.locator(".chronicle form input").wait_for()
    box = page.locator(".chronicle form input").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900
    assert page.evaluate("(e => e.scrollHeight - e.clientHeight)(document.querySelector('.side'))") <= 1
