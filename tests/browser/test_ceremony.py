"""How a game ends: who wins and why, category by category on the board, the poster, and what to do next."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import GAMES, PHONE, Visitor
from guests import finish
from sampling import rotate

Visit = Callable[..., Visitor]
SEATS = {"capital_lux": 2, "megalopolis": 3, "next_station": 2, "sprawlopolis": 2, "welcome_to": 2}


@pytest.mark.parametrize("game", rotate(sorted(SEATS), 5))
def test_an_ending_is_told_beside_the_board(game: str, visit: Visit) -> None:
    ada = visit()
    page = ada.finish(game, players=SEATS[game], bots=("greedy",) * (SEATS[game] - 1))
    over = page.locator(".over")
    expect(over.locator("h2")).to_contain_text("The city" if game == "sprawlopolis" else "wins")
    expect(over.locator(".why")).to_contain_text(re.compile(r"\w{4}"))
    if game != "sprawlopolis":  # whoever builds together has no places
        points = [int(re.sub(r"\D", "", each)) for each in over.locator("ol .points .hidden").all_text_contents()]
        assert points == sorted(points, reverse=True)
        assert len(points) == SEATS[game]
    # Nothing moves by itself with reduced motion; a press on a category lights it, says what it is and fills the bars.
    rows = over.locator("tbody tr")
    rows.last.get_by_role("button").click()
    expect(rows.last).to_have_class(re.compile("now"))
    name = rows.last.get_by_role("button").inner_text()
    expect(page.locator(".middle .told h3")).to_contain_text(name)
    expect(page.locator(".middle .told .step").last).to_have_attribute("aria-pressed", "true")
    # The poster is a real picture, saved as a drawing and as an image of 200 dots per inch.
    over.get_by_role("button", name="Poster", exact=True).click()
    dialog = page.get_by_role("dialog")
    shown = dialog.get_by_role("img")
    assert shown.evaluate("async e => { await e.decode(); return e.naturalHeight / e.naturalWidth }") == pytest.approx(
        297 / 210, abs=0.01
    )
    with page.expect_download() as svg:
        dialog.get_by_role("button", name="Save as SVG").click()
    assert "City:" in svg.value.path().read_text(encoding="utf-8")
    with page.expect_download() as png:
        dialog.get_by_role("button", name="Save as PNG").click()
    head = png.value.path().read_bytes()
    assert (head[:4], int.from_bytes(head[16:20], "big")) == (b"\x89PNG", 1654)
    dialog.get_by_role("button", name="Close").click()
    over.get_by_role("button", name="Play again").click()
    over.get_by_role("link", name="To the new game").click()
    expect(page.locator(".over")).to_have_count(0)


def test_an_ending_is_told_in_three_steps_on_a_phone(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.finish("next_station", players=2, bots=("greedy",))
    over = page.locator(".over")
    expect(over.locator("h2")).to_be_visible()
    expect(over.locator(".told-here")).to_be_hidden()
    over.get_by_role("button", name="How it came about").tap()
    told = over.locator(".told-here")
    expect(told.locator("li")).to_have_count(2)
    lit = page.locator(".board circle.mark")
    expect(lit.first).to_be_attached()
    # Somebody else's bar shows their board, with the same category lit there.
    told.get_by_role("button", name="Ada").or_(told.locator("li button")).first.tap()
    steps = told.locator(".step").count()
    for _ in range(steps):
        told.locator(".main").tap()
    expect(over.locator(".sheet-of-paper img")).to_be_visible()
    expect(over.get_by_role("button", name="Play again")).to_be_visible()
    expect(lit).to_have_count(0)


def test_an_ending_goes_by_itself_for_whoever_saw_the_last_move(visit: Visit) -> None:
    ada = visit()
    ada.page.emulate_media(reduced_motion="no-preference")
    page = sat_out(ada, "sprawlopolis", players=2)
    expect(page.locator(".screen")).to_have_attribute("data-stage", "who")
    expect(page.locator(".screen")).to_have_attribute("data-stage", "told")
    page.locator(".middle .told").get_by_role("button", name="Pause").click()
    stopped = page.locator(".step[aria-pressed=true]").first.get_attribute("aria-label")
    page.wait_for_timeout(1500)
    assert page.locator(".step[aria-pressed=true]").first.get_attribute("aria-label") == stopped


def sat_out(visitor: Visitor, game: str, **setup: Any) -> Page:
    """A table at which this visitor looks on while the game is played to its end elsewhere."""
    page = visitor.start(game, **setup)
    page.locator(".ask").wait_for()
    table = page.url.rsplit("/", 1)[1]
    held = page.evaluate("table => JSON.parse(localStorage.getItem('megapolis.tables'))[table]", table)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(finish, visitor.server, {"table": table, **held}).result()
    page.locator(".over h2").wait_for()
    return page


def test_the_last_round_is_not_counted_on_the_board_while_the_end_is_told(visit: Visit) -> None:
    ada = visit()
    page = sat_out(ada, "next_station", players=1)
    page.locator(".over tbody tr button").first.click()
    expect(page.locator(".board circle.mark").first).to_be_attached()
    expect(page.locator(".board .counted, .board .tint")).to_have_count(0)


@pytest.mark.parametrize("game", rotate(GAMES, 2))
def test_on_a_phone_the_foot_stays_and_all_of_the_board_is_seen_at_the_end(game: str, visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.finish(game, players=SEATS[game], bots=("greedy",) * (SEATS[game] - 1))
    tool = page.locator(".over [data-tool=log]")
    foot = tool.bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= PHONE[1]
    page.get_by_role("button", name="How it came about").tap()
    expect(page.locator(".screen")).to_have_attribute("data-stage", "told")
    assert tool.bounding_box() == foot
    # Whatever is lit is in sight: the board is no longer zoomed to where the last move was.
    expect(page.get_by_role("button", name="Zoom out")).to_have_count(0)
    if game == "megalopolis":
        expect(page.get_by_role("button", name="The whole city")).to_have_attribute("aria-pressed", "true")
    page.locator(".step").last.tap()
    page.locator(".told-here .main").tap()
    expect(page.locator(".screen")).to_have_attribute("data-stage", "after")
    assert tool.bounding_box() == foot
    # What to do next stands in one row under the first of it.
    tops = [each.bounding_box() for each in page.locator(".over .next > :not(.first)").all()]
    assert len({each and each["y"] for each in tops}) == 1


def test_a_page_whose_parts_are_gone_from_the_server_is_loaded_anew(visit: Visit) -> None:
    ada = visit()
    # What the server has after another version was started: not the part that an open page asks for.
    ada.page.route("**/page/ceremony-*.js", lambda route: route.fulfill(status=404), times=1)
    page = ada.finish("next_station", players=1)
    expect(page.locator(".over h2")).to_be_visible()
    assert all("404" in said or "dynamically imported" in said for said in ada.complaints)
    ada.complaints.clear()
