"""A game of the static page is opened to others at a server, and nothing else of that server is touched."""

import base64
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from anywhere.pages import SiteVisitor, expect
from browser.pages import PHONE, Visitor, launch
from guests import first_move
from serving import Served, served

Visit = Callable[..., SiteVisitor]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(f"sqlite:///{tmp_path / 'server.db'}") as running:
        yield running


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = launch(playwright)
    yield running
    running.close()


def link_of(text: str) -> str:
    """A text as the page packs it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return f"/bring#game={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def test_a_game_is_opened_to_others_by_a_link(visit: Visit, server: Served, browser: Browser) -> None:
    ada = visit()
    ada.go("/")
    page, welcome = ada.page, ada.begin("next_station", players=3, bots=("greedy",))
    table = welcome["table"]
    assert first_move(ada.server, welcome)["is"] == "ack"
    ada.go(f"/send/{table}")
    page.get_by_label("Address of the server").fill("ftp://nowhere")
    expect(page.locator("main [role=alert]")).to_contain_text("no address")
    page.get_by_label("Address of the server").fill(server.url.removeprefix("http://"))
    with ada.context.expect_page() as opening:
        page.get_by_role("link", name="Open at").click()
    there = opening.value
    expect(there.locator("main .panel")).to_contain_text("Next Station: London")
    there.get_by_role("button", name="Open the table").click()
    # A lobby with the bot, oneself and a free seat; another person comes by the link.
    there.locator(".lobby .seats li").nth(2).wait_for()
    link = there.get_by_label("Link").input_value()
    expect(there.get_by_role("button", name="Start")).to_be_disabled()
    bea = Visitor(browser, server, size=PHONE, name="Bea")
    bea.accept(link)
    there.get_by_role("button", name="Start").click()
    there.locator(".screen").wait_for()
    bea.page.locator(".screen").wait_for()
    made = there.url.rpartition("/")[2]
    assert server.call("GET", f"/api/tables/{made}")["unrated"] == "table-unrated-begun"
    # The game here stays as it is, and the address of the server is known the next time.
    page.reload()
    assert page.get_by_label("Address of the server").input_value() == server.url
    bea.context.close()


def test_hostile_links_are_refused_in_words(server: Served, browser: Browser) -> None:
    ada = Visitor(browser, server)
    for text in ("{}", '{"game": "<img src=x onerror=alert(1)>", "players": 2, "actions": []}', "x" * 600_000):
        page = ada.go("/")
        page.goto(server.url + link_of(text))
        page.reload()
        if (opened := page.get_by_role("button", name="Open the table")).count():
            opened.click()
        expect(page.get_by_role("alert")).to_be_visible()
        assert page.locator("img[src=x]").count() == 0
    assert server.call("GET", "/api/tables") == []
    ada.context.close()


def test_a_servers_page_is_installed_in_the_same_way(server: Served, browser: Browser) -> None:
    ada = Visitor(browser, server)
    page = ada.go("/")
    asked = ada.context.new_cdp_session(page)
    found = asked.send("Page.getAppManifest")
    assert (found["errors"], found["url"]) == ([], f"{server.url}/page/manifest.webmanifest")
    # Chromium installs nothing from a private window, and names no other reason.
    reasons = [each["errorId"] for each in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert reasons in ([], ["in-incognito"])
    ada.context.close()


def test_a_server_answers_no_page_of_another_site(server: Served) -> None:
    for origin in ("https://elsewhere.example", "null"):
        answer = server.call("POST", "/api/arrivals", {"game": "{}", "name": "Eve"}, Origin=origin)
        assert answer["key"] == "table-origin"
