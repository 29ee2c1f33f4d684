"""Next Station in a real browser: pencils laid on the map, the ring, powers that are switched on, lines counted."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.pages import PHONE, TURNS, Visitor, click, confirm, decision, tap

Visit = Callable[..., Visitor]
GAME = "next_station"


def pencils_of(page: Page, seat: int) -> list[str | None]:
    """The pencils of a seat, round by round, as the table beside the ring has them."""
    cells = page.locator(f".rail .pencils [data-seat='{seat}'] td")
    return [cells.nth(at).get_attribute("data-pencil") for at in range(4)]


def play_round(visitor: Visitor) -> Page:
    """Plays until the line of the round is counted."""
    page = visitor.page
    while not page.locator(".round-end").count():
        visitor.is_asked()
        TURNS[GAME](page, click)
        page.locator(".ask.yours, .round-end").first.wait_for()
    return page


def test_pencils_by_round_are_those_that_one_draws_with(visit: Visit) -> None:
    ada = visit()
    page = ada.start(GAME, players=2, bots=("greedy",))
    ada.is_asked()
    own, other = pencils_of(page, 0), pencils_of(page, 1)
    assert sorted(filter(None, own)) == ["blue", "green", "pink", "purple"]
    assert [other[2], other[3], other[0], other[1]] == own, "two at the ring have each other's pencils two rounds later"
    expect(page.locator(".rail .pencils td.now").first).to_have_attribute("data-pencil", own[0] or "")
    play_round(ada)
    # The ring has turned: the pencil of the next round is on the button, in the ring and in the question.
    words = {"blue": "blue", "green": "green", "pink": "pink", "purple": "purple"}
    expect(page.locator(".round-end .btn")).to_have_text(f"Round 2: the {words[own[1] or '']} pencil")
    expect(page.locator(".ask .q")).to_contain_text(f"{words[own[1] or '']} line")
    expect(page.locator(".rail .pencils td.now").first).to_have_attribute("data-pencil", own[1] or "")
    # The line is counted on the map: stations by district, the most of them filled, times and plus as on paper.
    districts, most, bonus = (int(each) for each in page.locator(".round-end .sum b").all_inner_texts()[:3])
    expect(page.locator("svg.board .pill")).to_have_count(districts)
    expect(page.locator("svg.board .pill.most").first).to_have_text(f"{most} st.")
    expect(page.locator("svg.board .dive")).to_have_count(bonus // 2)
    expect(page.locator(".round-end")).to_contain_text(f"{districts * most + bonus} point")
    # It blocks nothing: whoever draws on goes on.
    click(page.locator(".spot .press").first)
    expect(page.locator(".round-end")).to_have_count(0)
    expect(page.locator("svg.board .pill")).to_have_count(0)


def test_pencils_are_laid_on_the_map(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.start(GAME, players=1)
    ada.is_asked()
    departures = page.locator(".spot .press")
    expect(departures).to_have_count(4)
    confirm(page, ".spot .press", tap)
    expect(page.locator(".order li.laid")).to_have_count(1)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".order li.laid")).to_have_count(0)
    # At random: all but the last choice, which is confirmed with the one that follows.
    page.get_by_role("button", name="At random").tap()
    expect(page.locator(".order li.laid")).to_have_count(4)
    expect(page.locator(".ask .main.go")).to_contain_text("Begin")
    order = page.locator(".order li svg").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    confirm(page, ".ask .main.go", tap)
    expect(page.locator(".ask .q")).to_contain_text(f"{order[0].lower()} line")


def test_a_power_is_switched_on_and_off(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.start(GAME, players=1, options={"powers": True})
    for _ in range(3):
        ada.is_asked()
        TURNS[GAME](page, tap)
    ada.is_asked()
    expect(page.locator(".powers li")).to_have_count(3)
    while not page.locator(".powers [role=switch]").count():  # a pencil whose power is used while one draws
        play_round(ada)
        page.locator(".round-end .btn").click()
        ada.is_asked()
    switch = page.locator(".powers [role=switch]")
    powered = page.locator(".ask .all button", has_text="power").count()
    others = page.locator(".ask .all button").count() - powered - 1  # one of them draws nothing
    asked = decision(page)
    for _ in range(2):
        is_on = switch.get_attribute("aria-checked") != "true"
        switch.tap()
        expect(switch).to_have_attribute("aria-checked", str(is_on).lower())
        expect(page.locator(".spot")).to_have_count(others + powered if is_on else others)
    assert decision(page) == asked, "nothing is played by switching"
