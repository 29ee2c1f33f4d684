"""Games on the built site are kept: through a kill, between tabs, under an update, and in a file."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from anywhere.pages import Hosted, SiteVisitor, expect
from browser.pages import PHONE, click, decision, next_station_turn, play_on
from waiting import until

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
    # Both begin a game of their own: neither forgets the other's.
    begun = [start_from_home(page) for page in (ada.page, second)]
    table_of(ada, ada.page, place)
    table_of(ada, second, place)
    assert set(begun) <= held_by(second)
    # The tab that has the table goes, and the other one starts it anew.
    ada.page.close()
    ada.await_table(second)
    expect(second.locator(".lost")).to_have_count(0)
    next_station_turn(second, click)
    third = table_of(ada, ada.context.new_page(), place)
    assert decision(third) == decision(second)


def start_from_home(page: Page) -> str:
    """Begins a game as a person would, in this tab; its table."""
    page.evaluate("location.hash = '/new/next_station'")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".ask.yours").wait_for()
    return page.url.rpartition("/")[2]


def held_by(page: Page) -> set[str]:
    """The tables at which this browser has a seat, as a tab finds them."""
    return set(page.evaluate("Object.keys(JSON.parse(localStorage.getItem('megapolis.tables') ?? '{}'))"))


UPDATE = "() => navigator.serviceWorker.getRegistration().then(found => found.update())"
GIVEN_UP = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  await found.update().catch(() => {});
  while (found.installing) await new Promise(done => setTimeout(done, 50));
  return found.waiting === null;
}"""
"""Looks for a newer version, and tells whether it was given up."""
VERSIONS = "() => caches.keys().then(names => names.length)"


def test_a_newer_version_waits_until_it_is_wanted(visit: Visit, host: Hosted) -> None:
    ada = visit(size=PHONE)
    place = first_turns(ada)
    page, newer = ada.page, ada.page.locator("meta[name=newer]")
    other = ada.context.new_page()
    other.goto(ada.host.url)
    ada.await_table(other)
    host.replace()
    # While the host has only a part of it, it is not there at all.
    part = host.folder / "index.html"
    whole = part.read_bytes()
    part.write_bytes(b"of another version")
    assert page.evaluate(GIVEN_UP)
    assert page.evaluate(VERSIONS) == 1
    expect(other.get_by_role("button", name="Use it now")).to_have_count(0)
    part.write_bytes(whole)

    def is_offered() -> bool:
        # A tab that looks at the same time may have met the part: then both are told that there is nothing.
        page.evaluate(UPDATE)
        return other.get_by_role("button", name="Use it now").count() == 1

    # Whoever is not at a table is told. A game goes on, and nothing lies over it.
    until(is_offered)
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

    def has_taken_over() -> bool:
        # The browser may count the closed tab a moment longer: then one is told again, and presses again.
        with suppress(PlaywrightTimeout):
            if wanted.count():
                wanted.click(timeout=2000)
        return newer.count() == 1

    until(has_taken_over)
    ada.await_table()
    assert page.evaluate(VERSIONS) == 1
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
