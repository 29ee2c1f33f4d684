"""Games on the built site are kept: through a kill, between tabs, under an update, and in a file."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from anywhere.pages import Hosted, SiteVisitor, expect
from browser.pages import PHONE, click, decision, next_station_turn, play_on

Visit = Callable[..., SiteVisitor]


def first_turns(visitor: SiteVisitor, turns: int = 4) -> str:
    """Begins a game and plays some of it; the address of its table."""
    visitor.go("/")
    visitor.start("next_station", players=2, bots=("greedy",))
    assert play_on(visitor, "next_station", click, turns) == turns
    assert visitor.is_asked()
    return visitor.page.url.partition("#")[2]


def table_of(visitor: SiteVisitor, page: Page, place: str) -> Page:
    """A page of a table, once it shows what is to be decided."""
    page.goto(f"{visitor.host.url}#{place}")
    visitor.await_table(page)
    page.locator(".ask.yours").wait_for()
    return page


def test_a_killed_browser_loses_nothing(visit: Visit, host: Hosted) -> None:
    ada = visit()
    place = first_turns(ada)
    reached = decision(ada.page)
    ada.kill()
    host.stop()
    again = visit(folder=ada.folder)
    page = table_of(again, again.page, place)
    assert decision(page) == reached
    assert play_on(again, "next_station", click, 3) == 3


def test_tabs_share_one_table_and_any_of_them_may_close(visit: Visit) -> None:
    ada = visit()
    place = first_turns(ada)
    second = table_of(ada, ada.context.new_page(), place)
    reached = decision(ada.page)
    assert decision(second) == reached
    next_station_turn(second, click)
    expect(ada.page.locator(f'.screen[data-decision="{reached}"]')).to_have_count(0)
    # The tab that has the table goes, and the other one starts it anew.
    ada.page.close()
    second.locator(".ask.yours").wait_for()
    next_station_turn(second, click)
    third = table_of(ada, ada.context.new_page(), place)
    assert decision(third) == decision(second)


def test_a_newer_version_waits_until_it_is_wanted(visit: Visit, host: Hosted) -> None:
    ada = visit(size=PHONE)
    place = first_turns(ada)
    page, newer = ada.page, ada.page.locator("meta[name=newer]")
    other = ada.context.new_page()
    other.goto(ada.host.url)
    host.replace()
    page.evaluate("() => navigator.serviceWorker.getRegistration().then(found => found.update())")
    # Whoever is not at a table is told. A game goes on, and nothing lies over it.
    other.get_by_role("button", name="Use it now").wait_for()
    wanted = page.get_by_role("button", name="Use it now")
    expect(wanted).to_have_count(0)
    next_station_turn(page, click)
    ada.go("/mine")
    page.reload()
    ada.await_table()
    wanted.click()
    expect(page.locator(".shell")).to_contain_text("Close the other tabs")
    expect(newer).to_have_count(0)
    other.close()
    wanted.click()
    expect(newer).to_have_count(1)
    ada.await_table()
    assert page.evaluate("() => caches.keys().then(names => names.length)") == 1
    ada.go(place)
    assert play_on(ada, "next_station", click, 2) == 2


def test_all_games_are_carried_to_another_browser_in_a_file(visit: Visit, tmp_path: Path) -> None:
    ada, elsewhere = visit(), visit()
    place = first_turns(ada)
    reached = decision(ada.page)
    ada.go("/mine")
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Save all games as a file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    page = elsewhere.go("/mine")
    page.get_by_label("Add games from a file").set_input_files(file)
    expect(page.locator(".device")).to_contain_text("1 game added.")
    page.locator(f'a[href*="{place}"]').first.click()
    assert elsewhere.is_asked()
    assert decision(page) == reached
    assert play_on(elsewhere, "next_station", click, 2) == 2
    # The same file once more brings nothing twice; another file is refused in words.
    elsewhere.go("/mine")
    page.get_by_label("Add games from a file").set_input_files(file)
    expect(page.locator(".device")).to_contain_text("0 games added.")
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    page.get_by_label("Add games from a file").set_input_files(other)
    expect(page.locator(".device [role=status]")).to_contain_text(re.compile("file", re.IGNORECASE))
