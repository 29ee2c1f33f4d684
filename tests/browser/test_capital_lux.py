"""Capital Lux in a browser: the draft, synergies that explain themselves, the round's end step by step, real scores."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import PHONE, Visitor, click, confirm, play_on, tap
from guests import finish, message
from serving import Served

Visit = Callable[..., Visitor]
GAME = "capital_lux"
SETS = {
    "A": ("agent", "cleric", "merchant", "scholar"),
    "B": ("scout", "oracle", "follower", "reformer"),
    "C": ("recruiter", "missionary", "guard", "dualist"),
}


def sit(visitor: Visitor, players: int = 2, **options: object) -> Page:
    page = visitor.start(GAME, players=players, bots=("greedy",) * (players - 1), options=options)
    visitor.is_asked()
    return page


def test_the_first_of_two_cards_kept_can_be_put_back(visit: Visit) -> None:
    page = sit(visit())
    cards = page.locator(".hand li button.can")
    assert cards.count() == 6
    click(cards.first)
    expect(page.locator(".hand .kept")).to_have_count(1)
    expect(cards).to_have_count(5)
    page.get_by_role("button", name=re.compile("^Put back")).click()
    expect(cards).to_have_count(6)
    click(cards.nth(2))
    expect(cards).to_have_count(5)
    # The second is confirmed, for then the rest is passed on.
    click(cards.nth(2))
    confirm(page, ".ask .main.go", click)
    expect(page.locator(".hand .kept")).to_have_count(2)


@pytest.mark.parametrize("name", SETS)
def test_every_synergy_explains_itself(visit: Visit, name: str) -> None:
    ada = visit()
    page = sit(ada, set=name)
    for synergy in SETS[name]:
        head = page.locator(f"[data-synergy={synergy}]")
        words = page.locator(f"#{head.get_attribute('aria-describedby')}")
        expect(words).to_be_hidden()
        head.hover()
        expect(words).to_be_visible()
        assert len(words.inner_text()) > 20
        page.mouse.move(5, 400)
        expect(words).to_be_hidden()
        head.focus()
        expect(words).to_be_visible()
        page.keyboard.press("Escape")
        expect(words).to_be_hidden()


def test_on_a_phone_a_tap_explains_a_synergy(visit: Visit) -> None:
    page = sit(visit(size=PHONE), synergies=["recruiter", "oracle"])
    head = page.locator("[data-synergy=oracle]")
    box = head.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    tap(head)
    expect(page.locator(f"#{head.get_attribute('aria-describedby')}")).to_contain_text("oracle tile")
    tap(head)
    expect(page.locator(f"#{head.get_attribute('aria-describedby')}")).to_be_hidden()


def test_a_card_says_what_would_follow_and_a_second_press_plays_it(visit: Visit) -> None:
    ada = visit()
    page = sit(ada)
    play_on(ada, GAME, click, turns=4)
    ada.is_asked()
    click(page.locator(".hand li button.can").first)
    ways = page.locator(".way")
    expect(ways).to_have_count(2)
    expect(ways.nth(0)).to_contain_text("Limit")
    expect(ways.nth(1)).to_contain_text(re.compile(r"Sum 0 → \d of \d"))
    expect(page.locator(".target")).to_have_count(2)
    home = page.locator(".row.home .target")
    click(home)
    expect(home).to_have_attribute("aria-pressed", "true")
    before = page.locator(".row.home .points b").inner_text()
    expect(page.locator("div.part.score .total")).to_contain_text("→")
    confirm(page, ".row.home .target", click)
    expect(page.locator(".row.home .points b")).not_to_have_text(before)


def test_the_end_of_a_round_is_shown_step_by_step_and_can_be_seen_again(visit: Visit) -> None:
    ada = visit()
    page = sit(ada, players=4, set="B")  # without coins nobody is asked in the middle of it
    while not page.locator(".ending").count():
        play_on(ada, GAME, click, turns=1)
        page.locator(".ask.yours, .ending, .over h2").first.wait_for()
    titles = []
    while True:
        titles.append(page.locator(".ending h2").inner_text())
        assert page.locator(".ending .said li").count() > 0
        button = page.locator(".ending .next")
        if button.inner_text() != "Next":
            break
        button.click()
    assert [title.split(":")[0] for title in titles[-8:]] == ["Purge"] * 4 + ["Bonus"] * 4
    page.locator(".ending .next").click()
    expect(page.locator(".ending")).to_have_count(0)
    page.get_by_role("button", name="Last round").click()
    expect(page.locator(".ending")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ending .count")).to_contain_text("2 /")
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_have_count(0)


def test_looking_at_another_home_shows_it_large(visit: Visit) -> None:
    page = sit(visit(), players=3)
    page.get_by_role("button", name=re.compile("Look at the board of")).first.click()
    expect(page.locator(".row.home")).to_contain_text("Greedy")
    page.get_by_role("button", name="To my home").click()
    expect(page.locator(".row.home")).to_contain_text("Your home")


def test_a_real_table_is_scored_as_it_is_tapped_in(visit: Visit) -> None:
    page = visit().go("/score/capital_lux")
    for card in ("blue 6", "blue 4", "bonus 5"):
        page.locator(f"[data-add='{card}']").click()
    page.get_by_role("button", name="Coins: +1").click()
    expect(page.locator("aside .total span").first).to_have_text("17")
    page.get_by_role("button", name="rebel", exact=True).click()
    page.locator("[data-add='green 1']").click()
    expect(page.locator("aside .total span").first).to_have_text("18")
    page.get_by_role("button", name="Take out: 4").click()
    expect(page.locator("aside .total span").first).to_have_text("14")
    page.get_by_role("button", name="Player 2").click()
    page.locator("[data-add='pink 3']").click()
    expect(page.locator("aside .total span").nth(1)).to_have_text("3")


def test_looking_back_frames_what_was_played_and_what_is_better(visit: Visit, server: Served) -> None:
    """Played and better show where they belong: on the cards of the board, or as cards that would have come there."""
    welcome = server.table("capital_lux", 2, bots=["random"])
    message(server, welcome, "start")
    with ThreadPoolExecutor(1) as pool:  # this thread's event loop is the browser's
        pool.submit(finish, server, welcome).result()
    path = f"/api/tables/{welcome['table']}"
    wanted = {"keep": ".looked", "home": ".row.home", "capital": ".row.capital"}
    found: dict[str, Any] = {}
    for each in server.call("GET", f"{path}/course")["decisions"]:
        review = server.call("GET", f"{path}/turns/{each['at']}/review")
        if review["better"] and review["better"]["action"]["do"] in wanted:
            found.setdefault(review["better"]["action"]["do"], review)
        if len(found) == len(wanted):
            break
    assert set(found) == set(wanted)
    page = visit().page
    for verb, review in found.items():
        page.goto(f"{server.url}/replay/{welcome['table']}?at={review['at']}")
        page.get_by_role("button", name="What would a bot play?").click()
        card = review["better"]["action"]["card"]
        expect(page.locator(f"{wanted[verb]} [data-card={card}] [data-frame=better]")).to_have_count(1)
        expect(page.locator("[data-frame=played]")).to_have_count(1)
        expect(page.locator("[data-frame=better]")).to_have_count(1)
