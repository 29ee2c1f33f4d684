"""Coming back to a table: what happened meanwhile, told and shown again; going on from a turn; one's own games."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.pages import DESKTOP, GAMES, PHONE, Visitor, assert_all_in_words, open_menu
from browser.walk import axe_faults, codes_shown, layout_faults
from guests import finish, message, picture
from sampling import rotate

Visit = Callable[..., Visitor]
TWO_HOURS = 2 * 3600


def begun(visitor: Visitor, game: str, moves: int = 6) -> Any:
    """A game with two bots in which some moves were made, and it is the visitor's turn; its picture."""
    welcome = visitor.server.table(game, 3, seats=1, bots=["greedy", "easy"], name=visitor.name)
    message(visitor.server, welcome, "start")
    finish(visitor.server, welcome, moves)
    return welcome


def was_away(visitor: Visitor, welcome: Any, lines: int, seconds: int = TWO_HOURS) -> None:
    """This device last looked at the table so long ago, when its log had so many lines."""
    looked = f"{{'{welcome['table']}': {{at: Date.now() - {seconds * 1000}, lines: {lines}}}}}"
    visitor.context.add_init_script(
        "if (sessionStorage.getItem('was away') === null) { sessionStorage.setItem('was away', '');"
        f" localStorage.setItem('megapolis.looked', JSON.stringify({looked})); }}"
    )


CASES = [(game, size) for game in GAMES for size in (DESKTOP, PHONE)]


@pytest.mark.parametrize(("game", "size"), rotate(CASES, 5))
def test_whoever_comes_back_is_told_and_shown_what_happened(game: str, size: tuple[int, int], visit: Visit) -> None:
    ada = visit(size=size)
    welcome = begun(ada, game)
    log = picture(ada.server, welcome)["log"]
    was_away(ada, welcome, len(log) - 6)
    page = ada.sit(welcome)
    recap = page.get_by_role("dialog", name="While you were away")
    expect(recap).to_contain_text("2 hours")
    expect(recap.locator(".turns li").first).to_be_visible()
    # Turns are drawn as in the chronicle, and in words for those who do not see it.
    expect(recap.locator(".turns [data-drawn]").first).to_be_visible()
    assert recap.locator(".turns .row .hidden").first.inner_text()
    expect(recap.locator(".now")).to_contain_text("Now it is your turn")
    assert_all_in_words(page)
    # It is played move by move, in place of the table, and then one is back there, asked as before.
    recap.get_by_role("button", name="Show it").click()
    shown = page.locator(".again")
    expect(shown.locator(".board svg").filter(visible=True).first).to_be_visible()
    lines = (shown.get_attribute("data-shown") or "").split("/")[1]
    assert int(lines) >= 6
    shown.get_by_role("button", name="To the end").click()
    expect(shown).to_have_attribute("data-shown", f"{lines}/{lines}")
    expect(shown.get_by_role("button", name="Once more")).to_be_visible()
    shown.get_by_role("button", name="Make your move").click()
    assert ada.is_asked()
    # Told once: whoever looks again at once has missed nothing.
    page.reload()
    assert ada.is_asked()
    expect(page.locator(".recap")).to_have_count(0)
    # The last turns are shown again at any time, and put away by a key.
    open_menu(page)
    page.get_by_role("button", name="The last turns again").click()
    expect(shown).to_be_visible()
    page.keyboard.press("Escape")
    assert ada.is_asked()
    assert page.evaluate("table => JSON.parse(localStorage.getItem('megapolis.looked'))[table].lines", welcome["table"])


def test_moves_are_shown_again_one_after_another(visit: Visit) -> None:
    ada = visit()
    ada.page.emulate_media(reduced_motion="no-preference")
    welcome = begun(ada, "sprawlopolis", 2)
    page = ada.sit(welcome)
    assert ada.is_asked()
    # A busy machine may show several between two looks: the page writes down what it shows.
    page.evaluate(
        """() => {
             window.told = [];
             window.sawFresh = false;
             new MutationObserver(() => {
               const now = document.querySelector('.again')?.dataset.shown;
               if (now && now !== window.told.at(-1)) window.told.push(now);
               window.sawFresh ||= !!document.querySelector('.again .board [data-fresh]');
             }).observe(document.body, { subtree: true, childList: true, attributes: true });
           }"""
    )
    open_menu(page)
    page.get_by_role("button", name="The last turns again").click()
    shown = page.locator(".again")
    of = int((shown.get_attribute("data-shown") or "").split("/")[1])
    expect(shown).to_have_attribute("data-shown", f"{of}/{of}")
    assert page.evaluate("told") == [f"{at}/{of}" for at in range(of + 1)]
    assert page.evaluate("sawFresh")


def test_a_short_absence_is_not_told_but_what_was_said_is(visit: Visit) -> None:
    ada = visit()
    host = ada.server.table("next_station", 2, name="Ada")
    invite = host["link"].split("invite=")[1]
    path = f"/api/tables/{host['table']}/join"
    ben = ada.server.call("POST", path, {"name": "Ben", "invite": invite})
    message(ada.server, host, "start")
    was_away(ada, host, 0, 9 * 60)
    page = ada.sit(host)
    assert ada.is_asked()
    expect(page.locator(".recap")).to_have_count(0)
    # The same page, put away for a quarter of an hour and looked at again.
    page.evaluate(
        """table => {
             Object.defineProperty(document, 'hidden', { get: () => window.away, configurable: true });
             window.away = true;
             document.dispatchEvent(new Event('visibilitychange'));
             const looked = JSON.parse(localStorage.getItem('megapolis.looked'));
             looked[table].at -= 15 * 60000;
             localStorage.setItem('megapolis.looked', JSON.stringify(looked));
           }""",
        host["table"],
    )
    message(ada.server, ben, "say", text="Come back!")
    expect(page.locator(".part.log")).to_contain_text("1")
    page.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
    recap = page.get_by_role("dialog", name="While you were away")
    expect(recap).to_contain_text("15 minutes, 1 message")
    expect(recap.locator(".bubble")).to_have_text("Come back!")
    expect(recap.get_by_role("button", name="Show it")).to_have_count(0)
    recap.get_by_role("button", name=re.compile("move")).click()
    expect(recap).to_have_count(0)


@pytest.mark.parametrize("game", rotate(GAMES, 5))
def test_going_on_asks_who_plays_and_what_chance_brings(game: str, visit: Visit) -> None:
    ada = visit()
    page = ada.finish(game, players=3, bots=("greedy", "easy"))
    page.locator(".over h2").wait_for()
    table = page.url.rsplit("/", 1)[1]
    # A position that is over has nothing to go on with: it leads to the review.
    page.goto(f"{ada.server.url}/replay/{table}?at=9999")
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".overview").wait_for()
    page.goto(f"{ada.server.url}/replay/{table}?at=6")
    page.get_by_role("button", name="Go on from here").click()
    dialog = page.get_by_role("dialog", name="Go on from here")
    chosen = dialog.locator("select")
    expect(chosen).to_have_count(3)
    assert [each.input_value() for each in chosen.all()] == ["", "greedy", "easy"], "the same bots, and oneself"
    # Nobody but bots would be no game; the seat of a bot can be one's own, and the other way round.
    chosen.nth(0).select_option("easy")
    expect(dialog.get_by_role("button", name="Start the game")).to_be_disabled()
    chosen.nth(1).select_option("")
    dialog.get_by_role("button", name="The same", exact=True).click()
    with page.expect_request("**/continue") as sent:
        dialog.get_by_role("button", name="Start the game").click()
    assert sent.value.post_data_json == {"at": 6, "name": "Ada", "seats": ["easy", "", "easy"], "same_deals": True}
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    assert ada.is_asked()


def test_a_game_that_was_broken_off_is_played_on_from_its_end(visit: Visit) -> None:
    ada = visit()
    page = ada.start("next_station", players=2, bots=("greedy",))
    assert ada.is_asked()
    open_menu(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("Resign|sure", re.IGNORECASE)).click()
    page.get_by_role("button", name="Go on from here").click()
    begin = page.get_by_role("dialog").get_by_role("button", name="Start the game")
    expect(begin).to_be_enabled()
    assert layout_faults(page) + codes_shown(page) + axe_faults(page) == []
    over = page.url
    begin.click()
    page.wait_for_url(lambda url: "/table/" in url and url != over)
    assert ada.is_asked()


def test_ones_own_games_are_found_sorted_and_opened_at_their_end(visit: Visit) -> None:
    ada = visit()
    over = ada.finish("sprawlopolis", players=2, bots=("greedy",)).url.rsplit("/", 1)[1]
    page = ada.start("capital_lux", players=2, bots=("easy",))
    assert ada.is_asked()
    running = page.url.rsplit("/", 1)[1]
    ada.go("/mine")
    rows = page.locator("li[data-table]")
    expect(rows).to_have_count(2)

    def order() -> list[str | None]:
        return [row.get_attribute("data-table") for row in rows.all()]

    assert order() == [running, over], "where it is one's turn"
    expect(rows.first).to_contain_text("your move")
    expect(rows.first).to_contain_text("With Cottage")
    expect(rows.last).to_contain_text(re.compile(r"(Victory|Defeat), .*point"))
    expect(rows.last).to_contain_text(re.compile(r"\d{4}, \d+ moves"))
    page.get_by_label("Order").select_option("length")
    expect(rows.first).to_have_attribute("data-table", over)
    page.get_by_label("Order").select_option("game")
    expect(rows.first).to_have_attribute("data-table", running)
    page.get_by_label("Search: game or opponent").fill("greedy sprawl")
    expect(rows).to_have_count(1)
    page.get_by_label("Search: game or opponent").fill("nobody")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.get_by_label("Search: game or opponent").fill("")
    rows.last.get_by_role("link", name="Open").click()
    expect(page.locator(".over h2")).to_be_visible()


def test_a_payment_is_seen_on_the_board(visit: Visit) -> None:
    ada = visit()
    welcome = begun(ada, "megalopolis", 2)
    page = ada.sit(welcome)
    assert ada.is_asked()

    def pay(route: Route) -> None:
        """The last thing that is shown again is a rent, whatever was dealt."""
        told = route.fetch().json()
        line = told["steps"][-1]["log"][-1]
        args = {"seat": "@seat-2", "dice": "1 + 2", "pips": 3, "to": "@square-court", "bankrupt": "no"}
        line["words"] = {
            "key": "log-dice",
            "args": {**args, "effect": "pays-one", "payee": "@seat-1", "amount": 320000},
        }
        route.fulfill(json=told)

    page.route("**/since/*", pay)
    open_menu(page)
    page.get_by_role("button", name="The last turns again").click()
    page.get_by_role("button", name="To the end").click()
    # With reduced motion it lies there at once, with its sentence, and goes by itself.
    paid = page.locator(".paid")
    expect(paid).to_contain_text("320,000")
    expect(paid).to_contain_text("Greedy")
    expect(paid).to_have_count(0)
