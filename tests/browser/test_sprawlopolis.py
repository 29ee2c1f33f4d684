"""Sprawlopolis in a real browser: the duel across the motorway, and a city that keeps its place while one tries."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.pages import PHONE, TURNS, Visitor, click, confirm, play_on, reachable, tap

Visit = Callable[..., Visitor]
GAME = "sprawlopolis"
DUEL = {"players": 2, "bots": ("greedy",), "options": {"interstate": "duel"}}


def test_a_duel_is_seen_from_both_sides(visit: Visit) -> None:
    ada = visit(guided={})
    page = ada.start(GAME, **DUEL)
    ada.is_asked()
    # A card of the motorway is tried at an end before it is laid.
    expect(page.locator(".pin")).to_have_count(2)
    click(page.locator(".pin .hit").first)
    expect(page.locator(".ghost.sure")).to_have_count(1)
    confirm(page, ".ask .main.go", click)
    while page.locator(".where").inner_text() == "set-up":
        ada.is_asked()
        TURNS[GAME](page, click)
    expect(page.locator("section.guide")).to_contain_text("your own side of the motorway")
    page.get_by_role("button", name="Skip").click()
    # Whose city is where and what it is worth: on the board, in the bar and line by line.
    play_on(ada, GAME, click, turns=2)
    ada.is_asked()
    points = [page.locator(f".plate.{side} .points").inner_text() for side in ("south", "north")]
    assert page.locator(".duel tfoot td").all_inner_texts() == points
    expect(page.locator(".plate.own")).to_contain_text("southern city")
    for at in range(2):
        expect(page.locator(f".seats [data-seat='{at}']")).to_contain_text(points[at])
    rows = page.locator(".duel tbody tr")
    own = [int(each.replace("−", "-")) for each in rows.locator("td:first-child").all_inner_texts()]
    assert sum(own) == int(points[0].replace("−", "-"))


def test_the_city_stays_where_it_is_while_one_tries(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.start(GAME, players=1)
    ada.is_asked()
    box = "() => document.querySelector('svg.board').getAttribute('viewBox')"
    before = page.evaluate(box)
    tap(page.locator(".hand li button").nth(1))
    page.locator(".pin").first.wait_for(state="attached")
    assert page.evaluate(box) == before
    tap(page.locator(".pin .hit").nth(reachable(page, ".pin")))
    page.locator(".ask .main.go").wait_for()
    assert page.evaluate(box) == before
    tap(page.locator(".turn"))
    assert page.evaluate(box) == before
    # To turn and to lay lie in one row, where the thumb is.
    turn, lay = (page.locator(each).bounding_box() for each in (".turn", ".ask .main.go"))
    assert turn
    assert lay
    assert turn["width"] >= 76
    assert abs(turn["y"] - lay["y"]) < 4
    confirm(page, ".ask .main.go", tap)
    assert page.evaluate(box) != before
