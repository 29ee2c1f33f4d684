"""People at tables: two browsers, hot-seat, language in mid-game, a server that dies or fails, looking back."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from browser.pages import (
    GAMES,
    SHORTEST,
    Visitor,
    assert_all_in_words,
    click,
    confirm,
    invite_at,
    open_menu,
    play_on,
    whoever,
)
from sampling import rotate
from serving import Served, served

Visit = Callable[..., Visitor]
LANGUAGES = ("en", "uk", "ru")
FAULT = {"code": "internal", "key": "table-fault", "args": {}, "game": "", "text": ""}


@pytest.mark.parametrize("game", rotate(GAMES, 2))
def test_two_browsers_at_one_table(visit: Visit, game: str) -> None:
    ada, ben = visit(), visit(name="Ben")
    page = ada.go(f"/new/{game}")
    invite_at(page, 2)
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link").input_value()
    ben.accept(link)
    expect(page.locator(".seats")).to_contain_text("Ben")
    page.get_by_role("button", name="Start the game").click()
    for turn in range(4):
        visitor = whoever(*((ada, ben) if turn % 2 == 0 else (ben, ada)))
        assert visitor is not None
        play_on(visitor, game, click, turns=1)
    for visitor in (ada, ben):
        visitor.page.locator("[data-tool=log]").click()
    ada.page.get_by_label("Say something").fill("Hello, Ben")
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator("div.part.log")).to_contain_text("Hello, Ben")


def test_a_bot_of_some_games_is_offered_there_alone(visit: Visit) -> None:
    ada = visit()
    for game in GAMES:
        page = ada.go(f"/new/{game}")
        page.locator(".go-box .btn").wait_for()
        page.get_by_role("button", name=re.compile("^Seat 2:")).click()
        page.get_by_text("Choose by the machine").click()
        offered = page.get_by_role("button", name=re.compile("^Neural network")).count()
        assert bool(offered) == (game in ("next_station", "welcome_to"))
    ada.start("next_station", players=2, bots=("learned",))
    play_on(ada, "next_station", click, turns=1)
    expect(ada.page.locator("body")).to_contain_text("Neural network")


def test_hot_seat_hands_the_device_over(visit: Visit) -> None:
    ada = visit()
    page = ada.start("next_station", players=2)
    play_on(ada, "next_station", click, turns=1)
    # Between two people's turns the screen shows nothing of the game.
    expect(page.get_by_text("Give the device to them")).to_be_visible()
    assert page.locator("svg.board").count() == 0
    page.get_by_role("button", name="I am Ada 2").click()
    play_on(ada, "next_station", click, turns=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_once_through(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    page = ada.go("/")
    page.locator(".poster").first.wait_for()
    assert_all_in_words(page)
    at = LANGUAGES.index(language)
    for game in rotate([*GAMES[at:], *GAMES[:at]], 3):
        ada.go(f"/new/{game}")
        page.locator(".go-box .btn").wait_for()
        assert_all_in_words(page)
        ada.start(game, players=2, bots=("greedy",))
        play_on(ada, game, click, turns=2)
        ada.is_asked()
        assert_all_in_words(page)
    assert page.evaluate("document.documentElement.lang") == language


def test_language_changes_in_mid_game(visit: Visit) -> None:
    ada = visit()
    page = ada.start("next_station", players=2, bots=("greedy",))
    play_on(ada, "next_station", click, turns=2)
    open_menu(page)
    page.get_by_role("button", name="Українська").click()
    expect(page.locator(".top h1")).to_have_text("Наступна станція: Лондон")
    page.keyboard.press("Escape")
    assert_all_in_words(page)
    play_on(ada, "next_station", click, turns=1)


def test_the_components_of_ones_own_box(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    page = ada.go("/new/next_station")
    page.get_by_text("More options").click()
    with page.expect_download() as template:
        page.get_by_role("button", name="The file to start from").click()
    source = Path(template.value.path()).read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(source.replace("thames = 2", ""), encoding="utf-8")
    page.set_input_files(".own input", mine)
    expect(page.locator("[role=alert]")).to_contain_text("Line ")
    # The same file once more, as people do who have mended it.
    mine.write_text(source.replace("thames = 2", "thames = 3"), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.locator(".own input").click()
    chooser.value.set_files(mine)
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board svg").first).to_be_visible()
    assert page.locator("[data-section]").count() == 0, "drawn by the server, for these components"
    moves = page.locator(".ask .all button")
    moves.first.wait_for()
    moves.first.click()
    confirm(page, ".ask .main.go", click)


def test_a_server_that_is_killed_and_restarted(browser: Browser, visit: Visit, tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'killed.db'}") as own:
        ada = Visitor(browser, own)
        page = ada.start("next_station", players=2, bots=("greedy",))
        play_on(ada, "next_station", click, turns=2)
        ada.is_asked()
        own.kill()
        expect(page.locator(".lost")).to_be_visible()
        own.start()
        expect(page.locator(".lost")).to_have_count(0)
        play_on(ada, "next_station", click, turns=1)
        ada.context.close()


class Between:
    """Stands between a page and its server: hints go no further, and are answered with an error or with silence."""

    def __init__(self, visitor: Visitor, *, silent: bool) -> None:
        self.silent = silent
        self.sent: list[str] = []
        self.routes: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/socket", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.routes.append(page)

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            self.sent.append(message["do"])
            if message["do"] != "hint":
                server.send(data)
            elif self.silent:
                page.close(code=1011)
            else:
                page.send(json.dumps({"is": "error", "id": message["id"], "error": FAULT}))

        page.on_message(pass_on)


def test_what_was_answered_with_an_error_is_not_sent_again(visit: Visit) -> None:
    ada = visit()
    between = Between(ada, silent=False)
    page = ada.start("next_station")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ask .no")).to_contain_text("went wrong on the server")
    # The same connection goes on, and so does the next.
    play_on(ada, "next_station", click, turns=1)
    assert len(between.routes) == 1
    between.routes[0].close(code=1001)
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(".lost")).to_have_count(0)
    play_on(ada, "next_station", click, turns=1)
    assert (between.sent.count("hello"), between.sent.count("hint")) == (2, 1)


def test_a_message_that_cuts_every_connection_is_given_up(visit: Visit) -> None:
    """What is not answered is sent again, but not for ever."""
    ada = visit()
    between = Between(ada, silent=True)
    page = ada.start("next_station")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ask .no")).to_contain_text("cannot be reached")
    assert (between.sent.count("hello"), between.sent.count("hint")) == (4, 3)
    play_on(ada, "next_station", click, turns=1)
    assert between.sent.count("hint") == 3


@pytest.mark.parametrize("game", rotate(GAMES, 2))
def test_looking_back(visit: Visit, server: Served, game: str) -> None:
    ada = visit()
    page = ada.finish(game, **SHORTEST[game])
    table = page.url.rsplit("/", 1)[-1]
    page.get_by_role("link", name="Review").click()
    # The coach goes through one's own game by itself: the curve, and what turned it.
    turning = page.locator(".turning button")
    turning.first.wait_for()
    expect(page.locator(".graph .own").first).to_be_attached()
    assert 1 <= turning.count() <= 3
    # Each is a puzzle on the real board: a hint leaves the moves with the right piece, then the answer is drawn.
    page.get_by_role("button", name="Put th").click()
    box = page.locator(".puzzle .box")
    expect(box).to_contain_text("Find a better move")
    page.get_by_role("button", name="Hint").click()
    expect(box).to_contain_text("It is")
    page.keyboard.press("s")
    expect(box).to_contain_text("How it would have gone")
    page.go_back()
    page.get_by_role("button", name="Watch the game").click()
    expect(page.locator(".time .at")).to_contain_text("Step 0 of")
    # The answer for the end comes last of all, when one is elsewhere already: it changes nothing.
    last = page.locator(".graph input").get_attribute("max")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(rf"/turns/{last}\?"), hold)
    for _ in range(200):  # a key that comes while the page is drawn anew may be lost
        page.keyboard.press("End")
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if held:
            break
    assert held, "the end was asked for"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".time .at")).to_contain_text("Step 1 of")
    for route in held:
        with page.expect_response(re.compile(rf"/turns/{last}\?")):
            route.continue_()
    page.unroute_all()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".time .at")).to_contain_text("Step 2 of")
    # The slider's thumb stands under the graph's line, at the beginning, in the middle and at the end.
    for key in ("Home", "End"):
        page.keyboard.press(key)
        page.wait_for_function(
            """key => {
                 const [line, slider] = ['.graph .here', '.graph input'].map(
                   each => document.querySelector(each).getBoundingClientRect());
                 const thumb = key === 'Home' ? slider.left + 9 : slider.right - 9;
                 return Math.abs(line.x + line.width / 2 - thumb) < 2;
               }""",
            arg=key,
        )
    # It plays by itself until it is stopped; M goes to what cost most, where it can be put right.
    page.keyboard.press("Home")
    expect(page.locator(".time .at")).to_contain_text("Step 0 of")
    page.keyboard.press("4")
    page.keyboard.press(" ")
    expect(page.locator(".time .at")).not_to_contain_text("Step 0 of")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator(".replay .loss")).to_contain_text("This move cost")
    page.get_by_role("button", name="Put it right").click()
    expect(box).to_be_visible()
    # A link to a turn opens at that turn, for somebody who has never been here.
    other = visit(name="Ben")
    other.go(f"/replay/{table}?at=12")
    expect(other.page.locator(".time .at")).to_contain_text("Step 12 of")
    other.page.get_by_role("button", name="Go on from here").click()
    other.page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    other.page.wait_for_url("**/table/*")
    assert other.is_asked()


def test_a_real_game_is_scored_as_it_is_drawn(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/score/next_station")
    section = page.locator("[data-section=c5-c7] .press")
    click(section)
    expect(page.locator("aside")).to_contain_text("Purple line: 2 × 1")
    total = page.locator(".total span").inner_text()
    page.locator("[data-section=c7-e9]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".total span")).not_to_have_text(total)
    # A power's circle, and a second paper that shares the objectives.
    page.get_by_text("What was in play").click()
    page.get_by_label("Pencil powers").check()
    page.get_by_label("A station in all 13 districts").check()
    page.get_by_role("button", name="Circle a station").click()
    before = page.locator(".total span").inner_text()
    page.locator("[data-station=c7] .hit").click()
    expect(page.locator(".total span")).not_to_have_text(before)
    page.get_by_role("button", name="Another paper").click()
    page.get_by_label("Name", exact=True).fill("Ben")
    expect(page.locator("aside h2")).to_have_text(["1. Player 1", "2. Ben"])
    expect(page.locator(".total span")).to_have_count(2)


def test_options_that_do_not_go_together_are_barred_with_the_reason(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/new/next_station")
    choice = page.get_by_label("Pencils in random order")
    expect(choice).to_be_disabled()
    expect(page.locator(".opt.barred").first).to_contain_text("solo")
    page.get_by_role("button", name="Solo").click()
    expect(choice).to_be_enabled()


def test_a_real_city_is_scored_as_it_is_laid(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/score/sprawlopolis")
    for number in ("8", "10", "12"):
        page.locator(f"[data-pick='{number}']").click()
    for card, place in (("Card 1", "0:0"), ("Card 2", "0:2")):
        page.get_by_role("button", name=card, exact=True).click()
        page.locator(f"[data-place='{place}'] .hit").click()
    expect(page.locator("aside")).to_contain_text("Largest residential group")
    total = page.locator(".total span").inner_text()
    # A place that the rules forbid is refused with the reason, and the city stays as it was.
    page.get_by_role("button", name="Card 3", exact=True).click()
    page.locator("[data-place='2:4'] .hit").click()
    expect(page.get_by_role("alert")).to_contain_text("must not be laid there")
    expect(page.get_by_role("button", name="Card 3", exact=True)).to_be_visible()
    expect(page.locator(".total span")).to_have_text(total)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Card 2", exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_real_city_with_every_expansion(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/score/sprawlopolis")
    for number in ("8", "10", "12"):
        page.locator(f"[data-pick='{number}']").click()
    page.get_by_text("Level and expansions").click()
    for name in ("Construction zones", "Points of interest", "Wrecktar", "Beaches", "Road works"):
        page.get_by_label(name, exact=True).check()
    for card, place in (("POI-A", "0:0"), ("2", "0:1"), ("CZ-C", "0:3"), ("WRECKTAR", "0:3"), ("B-E1", "-1:5")):
        page.get_by_role("button", name=f"Card {card}", exact=True).click()
        page.locator(f"[data-place='{place}'] .hit").click()
    for card in ("B-N1", "CZ-R", "RW-1"):
        page.locator(f"[data-pick={card}]").click()
    for line in ("Landmarks", "Wrecktar", "Beaches", "Road works not played: 1"):
        expect(page.locator("aside")).to_contain_text(line)
    page.reload()
    for number in ("8", "10", "12"):
        page.locator(f"[data-pick='{number}']").click()
    page.get_by_text("Level and expansions").click()
    page.get_by_label("Interstate", exact=True).check()
    for card in ("IS-1", "IS-2", "IS-3", "IS-4"):
        page.locator(f"[data-pick={card}]").click()
    page.get_by_role("button", name="Card 1", exact=True).click()
    page.locator("[data-place='2:0'] .hit").click()
    expect(page.locator("aside")).to_contain_text("South, largest residential group")


def test_question_marks_open_the_rules_at_the_right_place(visit: Visit) -> None:
    ada = visit()
    page = ada.start("next_station", players=2, bots=("greedy",), options={"objectives": True})
    ada.is_asked()
    for place, heading in (
        (".part.score", "Scoring"),
        (".rail .deck", "A round"),
        (".ask .say", "Drawing a section"),
        ("div.board", "The map"),
    ):
        page.locator(f"{place} .help").first.click()
        shown = page.get_by_role("dialog").get_by_role("heading", name=heading, exact=True)
        expect(shown).to_be_in_viewport()
        page.keyboard.press("Escape")
