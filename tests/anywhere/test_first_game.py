"""The front door: on a first visit the first game is played while the rest still loads."""

from collections.abc import Callable
from threading import Event

from anywhere.pages import Hosted, SiteVisitor, expect
from browser.test_first_games import do_steps, wait
from waiting import until

Visit = Callable[..., SiteVisitor]


def test_the_first_game_is_played_before_the_other_games_are_here(visit: Visit, host: Hosted) -> None:
    host.patient["more.pack"] = Event()
    ada = visit()
    page = ada.page
    page.goto(host.url)
    page.locator(".btn.first").click()
    page.locator(".lesson").wait_for()
    assert page.evaluate("() => navigator.serviceWorker.controller") is None
    expect(page.locator(".shell")).to_contain_text("The first game is ready; the others are still loading")
    # Nothing of the game lies below what is said.
    heights = page.evaluate("['.screen', '.shell'].map(each => document.querySelector(each).offsetHeight)")
    assert sum(heights) == page.evaluate("innerHeight")
    assert do_steps(page, 4)["step"] == 4
    # The others come, and nothing of the game is lost.
    host.patient["more.pack"].set()
    ada.await_table()
    expect(page.locator(".shell")).not_to_contain_text("still loading")
    place = page.url.partition("#")[2]
    ada.go("/")
    page.reload()
    ada.await_table()
    expect(page.locator(".wall > *")).to_have_count(5)
    ada.go(place)
    assert wait(page)["step"] == 4


def test_the_download_is_told_in_bytes(visit: Visit, host: Hosted) -> None:
    host.patient["python_stdlib.zip"] = Event()
    ada = visit()
    ada.page.goto(host.url)
    said = ada.page.locator(".shell")
    expect(said).to_contain_text("Loading the table of the first game: ")
    total = float(ada.page.locator(".shell progress").get_attribute("max") or 0)
    assert 15e6 < total < 25e6
    # Without the library, which is held back, it comes to all the rest and no further.
    library = (host.folder / "pyodide" / "python_stdlib.zip").stat().st_size
    until(lambda: ada.page.evaluate("document.querySelector('.shell progress').value") == total - library)
    host.patient["python_stdlib.zip"].set()
    ada.await_table()
    # When everything is kept nothing is said any more, and the page has all the room.
    expect(said.locator("*")).to_have_count(0)
    assert ada.page.evaluate("document.body.style.paddingBottom") == "0px"
