"""Sprawlopolis in a real browser: the duel across the motorway, and a city that keeps its place while one tries.

Partners see what the other tries, and answer.
"""

from collections.abc import Callable

from playwright.sync_api import expect

import megapolis
from browser.pages import PHONE, TURNS, Visitor, click, confirm, middle, play_on, reachable, sprawlopolis_turn, tap
from guests import message, two_people
from megapolis.bots import make_bot
from serving import Served

Visit = Callable[..., Visitor]
GAME = "sprawlopolis"
DUEL = {"players": 2, "bots": ("greedy",), "options": {"interstate": "duel"}}


def test_a_duel_is_seen_from_both_sides(visit: Visit) -> None:
    ada = visit()
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


def test_partners_see_what_is_tried_and_answer(visit: Visit, server: Served) -> None:
    host, guest = two_people(server, game=GAME)
    message(server, host, "start")
    ada, ben = visit(), visit(name="Ben")
    mine, theirs = ada.sit(host), ben.sit(guest)
    ada.is_asked()
    click(mine.locator(".hand li button.can").first)
    pins = mine.locator(".pin .hit")
    pins.first.wait_for(state="attached")
    # What is only pointed at is seen at the other table, and is gone with the pointer.
    first = reachable(mine, ".pin")
    mine.mouse.move(*middle(pins.nth(first)))
    ghost = theirs.locator(".partner-ghost")
    expect(ghost).to_have_count(1)
    expect(theirs.locator(".partner")).to_contain_text("Host tries a card")
    plate, card = (ghost.locator(each).bounding_box() for each in (".plate", ".outline"))
    assert plate is not None
    assert card is not None
    assert plate["y"] >= card["y"] + card["height"] or plate["y"] + plate["height"] <= card["y"], (
        "the card is seen whole"
    )
    expect(theirs.locator(".where-tried")).to_contain_text("of the peg")
    mine.mouse.move(4, 4)
    expect(ghost).to_have_count(0)
    # The place is a step; the way up is tried, with what it would bring in words and points.
    click(pins.nth(first))
    told = theirs.locator(".where-tried")
    expect(told).to_contain_text("turned")
    way = told.inner_text()
    click(mine.locator(".turn"))
    expect(told).not_to_have_text(way)
    gain = mine.locator(".ask .main.go em")
    points = gain.inner_text() if gain.count() else "0"
    expect(ghost.locator(".points")).to_have_text(points)
    assert "Host tries" not in theirs.locator(".part.log").inner_text(), "nothing of it is in the log"
    # Yes, no, and a pin with one's own mark.
    theirs.get_by_role("button", name="No", exact=True).click()
    expect(mine.locator(".said")).to_contain_text("Guest No")
    theirs.get_by_role("button", name="Here", exact=True).click()
    area = theirs.locator(".area")
    expect(area).to_be_focused()
    for _ in range(12):  # away from the city, where no card can lie: the reason is said and the pin is not set
        area.press("ArrowLeft")
    area.press("Enter")
    expect(theirs.locator(".ask .no")).to_contain_text("neither cover a block nor share a side")
    for _ in range(12):
        area.press("ArrowRight")
    area.press("Enter")
    for page in (mine, theirs):
        expect(page.locator(".partner-pin[data-seat='1']")).to_have_count(1)
    expect(mine.locator(".said")).to_contain_text("perhaps here")
    # All of it is gone when the card lies; then the other one tries, and nothing of the hand is seen.
    confirm(mine, ".ask .main.go", click)
    ben.is_asked()
    for page in (mine, theirs):
        expect(page.locator(".partner-pin, .partner-ghost")).to_have_count(0)
        expect(page.locator(".said li")).to_have_count(0)


def test_a_beach_brings_the_sea_and_a_ship(visit: Visit) -> None:
    ada = visit()
    page = ada.start(GAME, players=1, options={"beaches": True})
    ada.is_asked()
    expect(page.locator(".ship")).to_have_count(0)
    while ada.is_asked() and not page.locator(".sea").count():
        TURNS[GAME](page, click)
    expect(page.locator(".ship")).to_have_count(page.locator(".sea").count())


def test_the_wrecktar_lands_with_a_bang(visit: Visit, server: Served) -> None:
    match = megapolis.deal(GAME, players=1, seed="rain", wrecktar=True)
    bot = make_bot("greedy", 1, match.state.setup.game)
    while "WRECKTAR@" not in str(match.state):
        match.play(bot.choose(megapolis.Perspective(match.state, 0)), seat=0)
    table = server.table(GAME, 1, seats=1, options={"wrecktar": True}, start=str(match.state))
    message(server, table, "start")
    ada = visit()
    page = ada.sit(table)
    ada.is_asked()
    expect(page.locator("[data-mark=monster]")).to_have_count(1)
    expect(page.locator(".wrecktar.landed .impact")).to_have_count(1)
    # With the next card it lies still.
    TURNS[GAME](page, click)
    expect(page.locator(".impact")).to_have_count(0)


def test_a_landmark_rings_its_neighbours(visit: Visit) -> None:
    ada = visit()
    page = ada.start(GAME, players=1, options={"landmarks": True})
    # The start card covers half of the landmark card: what is left stands beside it at once.
    ada.is_asked()
    confirm(page, ".all button", click)
    page.locator(".pin").first.wait_for(state="attached")
    TURNS[GAME](page, click)
    expect(page.locator(".landmark").first).to_be_attached()
    line = page.locator(".part.score li button", has_text="andmark")
    line.hover()
    points = int(line.locator("b, .val").last.inner_text().replace("−", "-"))
    rings = page.locator(".landmark .counts, .landmark .idle")
    assert rings.count() >= page.locator(".landmark .sight").count()
    expect(page.locator(".landmark .counts")).to_have_count(points)


def test_on_a_phone_the_card_that_was_laid_last_comes_into_sight(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.start(GAME, players=2, bots=("easy",))
    for _ in range(5):
        assert ada.is_asked()
        sprawlopolis_turn(page, tap)
        ada.is_asked()
        page.wait_for_function(
            """() => {
                 const card = document.querySelector('.board .last')?.getBoundingClientRect();
                 const frame = document.querySelector('.drawing').getBoundingClientRect();
                 if (!card) return false;
                 const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
                 return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
               }"""
        )
