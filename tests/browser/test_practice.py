"""The deal of the day and the page about oneself: from the ticket to the result, the expert, sharing and deleting."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.pages import DESKTOP, PHONE, Visitor, assert_all_in_words
from guests import finish
from serving import Served

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_guest_plays_the_deal_of_the_day(server: Served, visit: Visit, size: tuple[int, int]) -> None:
    rival = server.call("POST", "/api/daily/next_station", {"name": "Rival", "guest": f"rival {size}"})
    finish(server, rival)
    ada = visit(size=size)
    page = ada.go("/daily")
    expect(page.locator("li[data-state=sealed]")).to_have_count(5)
    assert_all_in_words(page)
    page = ada.go("/")
    page.locator("section[aria-labelledby=daily]").get_by_role("button", name="Play: Next Station").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".daily")).to_contain_text("counts")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    page = ada.go("/daily")
    expect(page.locator("li[data-state=begun]")).to_have_count(1)
    # Nothing is told of the others before one's own end.
    page = ada.go("/daily/next_station")
    expect(page.locator(".sealed")).to_be_visible()
    expect(page.get_by_text("Rival")).to_have_count(0)
    token = page.evaluate("JSON.parse(localStorage.getItem('megapolis.tables'))")[table]["token"]
    end = finish(server, {"table": table, "token": token, "person": 0})
    page = ada.go("/daily/next_station")
    points = end["result"]["points"][0]
    expect(page.locator(".points")).to_have_text(str(points))
    # The expert has played the same deal: where the difference came from adds up to it.
    sums = page.locator("tr.sum td")
    expect(sums).to_have_count(3)
    mine, theirs, gap = (text.replace("−", "-") for text in sums.all_inner_texts())
    assert int(mine) - int(theirs) == int(gap.replace("+", ""))
    expect(page.locator("svg[role=img]").first).to_have_attribute("aria-label", re.compile(f"you {points}, expert"))
    assert_all_in_words(page)
    shared = page.locator("pre.text").inner_text()
    assert shared.splitlines()[1].startswith(f"Next Station: {points}")
    assert "/daily" in shared
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    page.get_by_role("button", name="Again, for yourself only").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".daily")).to_contain_text("for yourself")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_guest_has_a_page_and_deletes_what_is_kept(server: Served, visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size, guest=f"guest of {size}")
    page = ada.go("/me")
    expect(page.locator("main")).to_contain_text("Your games appear here")
    played = server.call("POST", "/api/daily/next_station", {"name": "Ada", "guest": f"guest of {size}"})
    end = finish(server, played)
    page = ada.go("/me")
    expect(page.locator(".game b")).to_have_text([str(end["result"]["points"][0])])
    expect(page.locator(".day.today.played")).to_have_count(1)
    assert_all_in_words(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download everything").click()
    assert saved.value.suggested_filename == "megapolis-me.json"
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.locator("main")).to_contain_text("Your games appear here")
    assert server.call("GET", "/api/me", **{"X-Guest": f"guest of {size}"})["games"] == []
