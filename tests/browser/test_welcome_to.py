"""Welcome To in a real browser: ten at a table, the expert variant, the competitor, what is shown and said."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import megapolis
from browser.pages import DESKTOP, PHONE, TURNS, Visitor, assert_all_in_words, click, confirm, play_on, tap
from guests import follow, message
from megapolis.bots import make_bot
from sampling import FULL
from serving import Served

Visit = Callable[..., Visitor]
GAME = "welcome_to"


def play_until(visitor: Visitor, selector: str, turns: int = 40) -> Page:
    """Plays until something is on the screen."""
    for _ in range(turns):
        assert visitor.is_asked()
        if visitor.page.locator(selector).count():
            return visitor.page
        TURNS[GAME](visitor.page, click)
    raise AssertionError(f"{selector} never came")


def with_high_first_houses(server: Served, *cards: str) -> Any:
    """A table in its fourth round: every street of the first seat begins with 13 or more, so low numbers fit nowhere.

    `cards` are the numbers of that round; the actions beside them are bis, temp agency and fence.
    """
    table = server.table(GAME, 2, seats=2, companion=True, name="Ada")
    message(server, table, "start")
    script: list[tuple[int, dict[str, Any]]] = [(-1, {"do": "deal_plan", "plan": plan}) for plan in ("A1", "B1", "C1")]
    deals = (
        "5-fence 5-estate 6-park",
        "15-fence 9-park 9-pool",
        "14-fence 9-estate 8-temp",
        "13-bis 3-temp 7-fence",
        " ".join(cards),
    )
    for drawn, plot in zip(deals, (None, "t1", "c1", "b1", None), strict=True):
        script += [(-1, {"do": "draw", "card": card}) for card in drawn.split()]
        turn = ({"do": "choose", "number": 0, "action": 0}, {"do": "write", "plot": plot}, {"do": "done"})
        script += [(seat, action) for seat in range(2) for action in turn if plot]
    follow(server, table, script)
    return table


def numbers(page: Page) -> str:
    """The streets in words: a number or a dash for every house."""
    return page.get_by_role("region", name="The board in words").text_content() or ""


def test_a_pair_that_fits_nowhere_takes_nothing_back(visit: Visit, server: Served) -> None:
    ada = visit()
    page = ada.sit(with_high_first_houses(server, "14-park", "2-fence", "4-estate"))
    assert ada.is_asked()
    pairs = page.locator(".pair")
    expect(page.locator(".pair.can")).to_have_count(1)
    pairs.first.click()
    expect(page.locator(".spot.write")).not_to_have_count(0)
    before = numbers(page)
    pairs.nth(2).click()
    expect(page.locator(".ask .no")).to_contain_text("4 fits nowhere")
    expect(pairs.first).to_have_attribute("aria-pressed", "true")
    assert numbers(page) == before
    assert page.locator(".where").inner_text() == "Round 4"
    # Nor after the house is written; and the page that has just been opened knows no better than to try.
    click(page.locator(".spot.write .hit").last)
    expect(page.locator(".spot.write")).to_have_count(0)
    written = numbers(page)
    assert written != before
    for _ in range(2):
        pairs.nth(2).click()
        expect(page.locator(".ask .no")).to_contain_text("4 fits nowhere")
        expect(pairs.first).to_have_attribute("aria-pressed", "true")
        assert numbers(page) == written
        page.reload()
        expect(pairs.first).to_have_attribute("aria-pressed", "true")


def test_a_refusal_is_not_urged_where_a_temp_agency_helps(visit: Visit, server: Served) -> None:
    ada = visit()
    page = ada.sit(with_high_first_houses(server, "2-fence", "12-estate", "4-estate"))
    assert ada.is_asked()
    expect(page.locator(".pair.can")).to_have_count(1)
    expect(page.locator(".ask .q")).to_contain_text("temp agency")
    assert page.locator(".ask .main").count() == 0
    refusal = page.get_by_role("button", name="Take a refusal").and_(page.locator(":visible"))
    expect(refusal).to_have_count(1)
    page.locator(".pair.can").click()
    shifts = page.locator(".row-of .cell")
    shifts.last.click()
    expect(shifts.last).to_have_class(re.compile(r"\bon\b"))
    before = numbers(page)
    # 11 fits nowhere either: the shift stays.
    shifts.nth(1).click()
    expect(page.locator(".ask .no")).to_contain_text("11 fits nowhere")
    expect(shifts.last).to_have_class(re.compile(r"\bon\b"))
    assert numbers(page) == before
    # The choice can be taken back to take the refusal after all.
    for _ in range(2):
        page.keyboard.press("u")
    refusal.click()
    expect(page.locator(".part.score [data-row=refusal]")).to_contain_text("1 of 3")
    expect(page.locator(".ask .main")).to_have_text("Finish the round")


def test_a_refusal_is_the_main_button_where_nothing_fits(visit: Visit, server: Served) -> None:
    ada = visit()
    page = ada.sit(with_high_first_houses(server, "2-fence", "4-bis", "4-estate"))
    assert ada.is_asked()
    expect(page.locator(".ask .q")).to_contain_text("None of the three numbers fits anywhere")
    expect(page.locator(".ask .main")).to_have_text("Take a refusal")


def test_ten_people_at_one_table(visit: Visit, server: Served) -> None:
    ada, ben = visit(), visit(name="Ben", size=PHONE)
    welcome = server.table(GAME, 10, bots=["greedy"] * 8, seats=1, name="Ada")
    page = ada.sit(welcome)
    ben.accept(welcome["link"])
    expect(page.locator(".seats")).to_contain_text("Ben")
    page.get_by_role("button", name="Start the game").click()
    for visitor in (ada, ben):
        while visitor.is_asked() and visitor.page.locator(".where").inner_text() == "Round 1":
            TURNS[GAME](visitor.page, click)
            if visitor.page.locator(".ask.yours").count() == 0:
                break
    for visitor in (ada, ben):
        expect(visitor.page.locator(".where")).to_have_text("Round 2")
        if visitor is ben:  # a phone shows the towns with the score, and their names in a row: one tap for each
            row = visitor.page.locator(".town .slim [data-town]")
            expect(row).to_have_count(10)
            for at in range(10):  # without scrolling
                box = row.nth(at).bounding_box()
                assert box is not None
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= PHONE[0]
                assert box["height"] >= 44
                assert row.nth(at).evaluate("e => e.scrollWidth <= e.clientWidth"), "a town is cut off"
            tap(row.nth(9))
            expect(visitor.page.locator(".plate", has_text="Board:")).to_contain_text("Greedy 8")
            visitor.page.get_by_role("button", name="To my board").click()
            visitor.page.get_by_role("button", name="Score").click()
        towns = visitor.page.locator(".part.score [data-town]:visible" if visitor is ben else "[data-town]:visible")
        expect(towns).to_have_count(10)
        for at in range(10):
            box = towns.nth(at).bounding_box()
            assert box is not None
            assert box["width"] >= 80
            assert box["height"] >= 44
            held = towns.nth(at).evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")
            assert held, "a town is cut off"
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Everybody's town is one tap away, and back.
    page.locator("[data-town='9']").click()
    expect(page.locator(".plate", has_text="Board:")).to_contain_text("Greedy 8")
    assert page.locator(".spot").count() == 0, "nothing of another's town can be pressed"
    page.get_by_role("button", name="To my board").click()
    expect(page.locator(".plate", has_text="Board:")).to_have_count(0)


def test_a_turn_shows_what_it_brings_and_can_be_changed(visit: Visit) -> None:
    ada = visit()
    page = ada.start(GAME, players=2, bots=("greedy",))
    ada.is_asked()
    page.locator(".pair.can").first.click()
    expect(page.locator(".pair").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ask .q")).to_contain_text("Where does")
    # Another pair: the first choice is taken back.
    page.locator(".pair").nth(2).click()
    expect(page.locator(".pair").nth(2)).to_have_attribute("aria-pressed", "true")
    click(page.locator(".spot.write .hit").first)
    expect(page.locator(".spot.write")).to_have_count(0)
    # A house that has a number says why nothing more can be written there.
    click(page.locator("[data-plot=t1]"))
    expect(page.locator(".ask .no")).to_contain_text(re.compile("You have written your number|has the number"))


def with_complete_plan(server: Served) -> tuple[Any, str]:
    """A solo table at which nothing is left to do but to approve a plan, and the plan's letter."""
    match = megapolis.deal(GAME, players=1, seed="a plan")
    bot = make_bot("greedy", 1, match.state.setup.game)
    while True:
        plans = [str(move)[-1] for move in match.moves(0) if str(move).startswith("approve")]
        if len(plans) == 1 and len(match.moves(0)) == 2:
            break
        match.play(bot.choose(megapolis.Perspective(match.state, 0)), seat=0)
    table = server.table(GAME, 1, seats=1, name="Ada", start=str(match.state))
    message(server, table, "start")
    return table, plans[0]


def test_a_complete_plan_is_stamped(visit: Visit, server: Served) -> None:
    ada = visit()
    table, letter = with_complete_plan(server)
    page = ada.sit(table)
    assert ada.is_asked()
    # Only now somebody is asked about plans, and to approve is what the button offers.
    expect(page.locator(".ask .q")).to_contain_text(f"Plan {letter} is complete")
    expect(page.locator(".ask .main.go")).to_contain_text(f"Approve plan {letter}")
    confirm(page, ".ask .main.go", click)
    expect(page.locator(".stamp")).to_contain_text(f"plan {letter} · ")
    while page.locator(".spot.pay").count():  # which estates are used for it
        click(page.locator(".spot.pay .hit").first)
        confirm(page, ".ask .main.go", click)
    expect(page.locator(".stamp")).to_have_count(0)
    expect(page.locator(".ask .q")).to_contain_text("Is that your turn?")


def test_estate_values_are_named_within_their_cells(visit: Visit) -> None:
    ada = visit()
    ada.start(GAME, players=2, bots=("greedy",))
    page = play_until(ada, ".pair.can:has(> .action:has-text('Value'))", 120)
    page.locator(".pair.can:has(> .action:has-text('Value'))").first.click()
    click(page.locator(".spot.write .hit").first)
    cells = page.locator(".row-of.six .cell")
    expect(cells.first).to_contain_text("1 house")
    expect(cells.nth(1)).to_contain_text("2 houses")
    assert "1 houses" not in cells.first.inner_text()
    wide = "cells => cells.filter(e => e.scrollWidth > e.clientWidth + 1).length"
    assert cells.evaluate_all(wide) == 0, "a word is wider than its cell"


def test_roundabouts_show_when_they_are_asked_for(visit: Visit) -> None:
    ada = visit()
    options = {"roundabouts": True, "advanced_plans": True, "board": "blueprint", "plan_a": ["A13"]}
    page = ada.start(GAME, players=2, bots=("greedy",), options=options)
    ada.is_asked()
    assert page.locator(".spot").count() == 0
    # The other side of the board is a blueprint: white line on blue, with the houses' numbers on dimension lines.
    expect(page.locator(".streets")).to_have_css("background-color", "rgb(29, 74, 117)")
    assert page.locator("svg.board text.measure").count() == 33
    page.get_by_role("button", name="Roundabout", exact=True).click()
    expect(page.locator(".spot.roundabout")).to_have_count(33)
    click(page.locator(".spot.roundabout .hit").nth(4))
    expect(page.locator(".ask .why")).to_contain_text("Roundabouts")
    confirm(page, ".ask .main.go", click)
    expect(page.locator(".part.score")).to_contain_text("1 of 2")
    page.locator(".plan").first.click()
    expect(page.locator(".ask .no")).to_contain_text("First write your number")


def test_solo_against_the_competitor(visit: Visit) -> None:
    ada = visit()
    page = ada.start(GAME, players=1, options={"competitor": "irene"})
    expect(page.locator(".pile")).to_contain_text("Its street is still empty")
    for _ in range(2):
        play_until(ada, ".card .number.can")
        TURNS[GAME](page, click)
    play_until(ada, ".card .number.can")
    given = page.locator(".pile .card")
    expect(given).not_to_have_count(0)
    expect(page.locator("section.rival")).to_contain_text("Irene, level 4")
    expect(page.locator(".part.score")).to_contain_text("Irene")


def test_a_hint_is_marked_where_it_is_meant(visit: Visit) -> None:
    ada = visit()
    page = ada.start(GAME, players=2, bots=("greedy",))
    ada.is_asked()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".pair[data-hint='1']")).to_have_count(1)
    confirm(page, ".ask .main.go", click)
    play_until(ada, ".spot.write")
    page.get_by_role("button", name="Hint").click()
    page.locator(".advice").wait_for()
    expect(page.locator(".board .ring.best, .hand .cell[data-hint='1']")).to_have_count(1)


def test_a_game_played_as_the_hints_say(visit: Visit) -> None:
    ada = visit(language="uk")
    page = ada.start(GAME, players=1, options={"competitor": "closed", "board": "blueprint"})
    for _ in range(9 if FULL else 5):
        assert ada.is_asked()
        if page.locator(".ask .main.go").count() == 0:
            page.keyboard.press("h")
            # Where several moves are even, none is chosen for whoever asks.
            page.locator(".advice ol button").first.click()
        confirm(page, ".ask .main.go", click)
    # A line of the score sheet marks on the board what it counts.
    for row, marks in (("pool", "pool.built"), ("estate", "estate")):
        page.locator(f".part.score [data-row={row}]").hover()
        counted = page.locator("svg.board .mark").count()
        assert (counted > 0) == (page.locator(f"svg.board .{marks}").count() > 0)
    if FULL:
        play_on(ada, GAME, click)
        expect(page.locator(".over h2")).to_be_visible()
    assert_all_in_words(page)


def test_a_real_town_is_scored_as_it_is_entered(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/score/welcome_to")
    for number, plot in ((3, "t1"), (5, "t2"), (6, "t3")):
        page.locator(f"[data-key='{number}']").click()
        click(page.locator(f"[data-plot={plot}] .press"))
    page.locator("[data-key=pool]").click()
    click(page.locator("[data-plot=t3] .press"))
    expect(page.locator("aside")).to_contain_text("Pools: 1")
    page.locator("[data-gap='t3|4']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("aside")).to_contain_text("Estates of 3: 1 × 3")
    page.get_by_role("button", name="3 houses: 3").click()
    expect(page.locator("aside")).to_contain_text("Estates of 3: 1 × 4")
    # Parks where they are printed, and a plan as its card with the points that it brought.
    page.locator("[data-park='top 2'] .press").click()
    expect(page.locator("aside")).to_contain_text("Parks, top street, cells: 2")
    page.locator("[data-plan=A]").click()
    page.locator("[data-choice=A1]").click()
    page.locator(".plan").first.get_by_role("button", name="8", exact=True).click()
    expect(page.locator("aside li").filter(has_text="Plan A")).to_contain_text("8")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("aside li").filter(has_text="Plan A")).to_contain_text("0")
    page.locator("[data-competitor=sam]").click()
    page.locator("[data-number='8']").click()
    page.locator("[data-action=fence]").click()
    expect(page.locator("aside")).to_contain_text("Fence cards: 1 × 1")
    # What the rules forbid is refused with its place, and the house stays empty.
    page.locator("[data-key='2']").click()
    click(page.locator("[data-plot=t4] .press"))
    expect(page.get_by_role("alert")).to_contain_text("numbers rise from left to right")
    expect(page.locator("[data-plot=t4]")).to_have_accessible_name("T4: –")
    expect(page.locator("aside")).to_contain_text("Fence cards: 1 × 1")


def test_what_is_left_of_the_decks_can_be_counted(visit: Visit) -> None:
    for size in (DESKTOP, PHONE):
        ada = visit(size=size)
        page = ada.start(GAME, players=2, bots=("greedy",))
        ada.is_asked()
        if size == PHONE:
            page.locator("[data-tool=score]").tap()
        decks = page.locator(".decks").filter(visible=True)
        expect(decks.locator("summary")).to_have_text("Left in the decks: 57")
        decks.locator("summary").click()
        expect(decks.get_by_role("columnheader")).to_have_count(17)
        by_action = [int(each) for each in decks.locator("tbody .sum").all_inner_texts()]
        by_number = [int(each) for each in decks.locator("tfoot .sum").all_inner_texts()]
        assert (sum(by_action), by_number[-1]) == (57, 57)
        assert sum(by_number[:-1]) == 57
