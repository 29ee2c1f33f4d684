"""Megalopolis in a browser: six at a table, trades, what a block brings, a real table scored."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import megapolis
from browser.pages import PHONE, TURNS, Visitor, click, confirm, decision, play_on, tap, whoever
from guests import message
from megapolis.bots import make_bot
from sampling import FULL
from serving import Served

Visit = Callable[..., Visitor]
FEW = 4
SHORT = {"blocks": 20, "offers": 0}


def test_two_people_and_four_bots(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben")
    welcome = ada.server.table("megalopolis", 6, bots=["greedy"] * 4, seats=1, name="Ada", options=SHORT)
    page = ada.sit(welcome)
    ben.accept(page.get_by_label("Link").input_value())
    expect(page.locator(".seats")).to_contain_text("Ben")
    page.get_by_role("button", name="Start the game").click()
    made = {"Ada": 0, "Ben": 0}
    watched = False
    while asked := whoever(ada, ben) if FULL or not watched or min(made.values()) < FEW else None:
        other = ben if asked is ada else ada
        if asked.page.locator(".bids").count() and not watched:
            # Both see who is asked and who leads, in the order of the table, while one of them bids.
            expect(other.page.locator(".hand .asked")).to_contain_text(asked.name)
            assert asked.page.locator(".hand tr:is(.asked, .in, .leads, .passed)").count() == 6
            watched = True
        TURNS["megalopolis"](asked.page, click)
        made[asked.name] += 1
    assert watched
    assert min(made.values()) >= FEW
    if not FULL:
        return
    assert min(made.values()) > 5
    ends = [each.page.locator(".over ol").inner_text() for each in (ada, ben)]
    assert ends[0] == ends[1]
    assert len(re.findall(r"\d+,\d{3},\d{3}|^0$", ends[0], re.M)) == 6


def until(visitor: Visitor, what: str) -> Page:
    """Plays until there is such a thing on the screen."""
    while visitor.is_asked() and not visitor.page.locator(what).count():
        play_on(visitor, "megalopolis", click, turns=1)
    return visitor.page


def test_a_block_is_looked_at_before_it_is_paid_for(visit: Visit) -> None:
    ada = visit()
    ada.start("megalopolis", players=2, bots=("greedy",), options={**SHORT, "free_blocks": "on_top"})
    page = until(ada, ".target[data-move*=build]")
    street = page.locator("[data-place='2']")
    street.hover()
    expect(page.locator(".about dl")).to_contain_text("A visitor pays")
    # The keyboard looks round the ring with its arrows.
    street.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place") == "3"
    page.locator(".target").first.focus()
    expect(page.locator(".about .outlook")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".ask .main.go")).to_contain_text("Build here")
    expect(page.locator(".ask .why")).to_contain_text("−100,000")
    expect(page.locator(".board .ghost").first).to_be_attached()
    built = page.locator(".target[aria-pressed=true]").get_attribute("data-place")
    confirm(page, ".ask .main.go", click)
    # A second block on the same quarter in one turn: the reason is said where the question stands.
    page.locator(f"[data-place={built}]").click()
    expect(page.locator(".ask .no")).to_contain_text("You have already put a block")


def test_any_multiple_of_the_step_is_bid(visit: Visit) -> None:
    ada = visit()
    ada.start("megalopolis", players=2, bots=("greedy",), options=SHORT)
    page = until(ada, ".bids button")
    page.get_by_label("Sum").fill("1234567")
    page.get_by_role("button", name="Once: 1,234,567").click()
    assert page.get_by_label("Sum").evaluate("field => field.validity.stepMismatch")
    page.get_by_label("Sum").fill("3850000")
    page.get_by_role("button", name="Once: 3,850,000").click()
    # Nobody pays so much: the permit is hers for just that. Beside an auction there may be no room for the chronicle.
    page.keyboard.press("l")
    expect(page.locator(".part.log")).to_contain_text(re.compile(r"bids 3,850,000 for \w+"))
    expect(page.locator(".bids")).to_have_count(0)


def test_the_table_bids_up_to_a_sum_that_nobody_else_sees(visit: Visit) -> None:
    ada, ben = visit(size=PHONE), visit(name="Ben")
    welcome = ada.server.table("megalopolis", 2, seats=1, name="Ada", options=SHORT)
    page = ada.sit(welcome)
    ben.accept(page.get_by_label("Link").input_value())
    expect(ben.page.locator(".lobby")).to_contain_text("Ben")
    page.get_by_role("button", name="Start the game").click()
    while (asked := whoever(ada, ben)) and not asked.page.locator(".bids button").count():
        TURNS["megalopolis"](asked.page, click)
    assert asked is not None
    other = ben if asked is ada else ada
    # Whoever is not asked yet says it beforehand and can go and make tea.
    other.page.get_by_label("Sum").fill("300000")
    other.page.get_by_role("button", name="Bid up to 300,000").click()
    expect(other.page.locator(".ordered")).to_contain_text("up to 300,000")
    expect(asked.page.locator(".ordered")).to_have_count(0)
    least = asked.page.locator(".bids button").first
    bid = int(least.locator(".sum").inner_text().replace(",", ""))
    least.click()
    expect(asked.page.locator(".hand .leads")).to_contain_text(f"{bid + 50_000:,}")
    expect(asked.page.locator(".hand .leads")).to_contain_text(other.name)
    assert "300,000" not in asked.page.locator(".hand table").inner_text()
    asked.page.get_by_label("Sum").fill("350000")
    asked.page.get_by_role("button", name="Once: 350,000").click()
    # That is more than was said: the other is out, by herself or by her prior right.
    expect(other.page.locator(".ordered")).to_have_count(0)
    asked.page.keyboard.press("l")
    expect(asked.page.locator(".part.log")).to_contain_text(re.compile(r"bids 350,000 for \w+"))


def test_an_offer_is_put_together_changed_and_sent(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = ada.start("megalopolis", players=2, bots=("greedy",), options={"blocks": 20})
    while ada.is_asked() and not page.locator("summary", has_text="Trade").count():
        TURNS["megalopolis"](page, tap)
    page.locator("summary", has_text="Trade").tap()
    page.get_by_role("button", name=re.compile("^Offer .* a trade$")).tap()
    give = page.locator(".hand").get_by_role("button", name=re.compile("^Give ")).first
    given = (give.get_attribute("aria-label") or "").removeprefix("Give ")
    give.tap()
    # A street for nothing: somebody gains. A swap of two that are worth the same changes nobody's fortune.
    expect(page.locator(".outlook").first).to_be_visible()
    page.locator(".hand").get_by_role("button", name=re.compile("^Ask for ")).first.tap()
    page.get_by_label("Sum").fill("1230000")
    page.get_by_role("button", name="Pay 1,230,000").tap()
    expect(page.locator(".chip.in", has_text="1,230,000")).to_have_count(1)
    expect(page.locator(".chip.in")).to_have_count(3)
    # Another sum takes its place; none is possible, too.
    page.get_by_label("Sum").fill("40000")
    page.get_by_role("button", name="Ask for 40,000").tap()
    expect(page.locator(".chip.in", has_text="40,000")).to_have_count(1)
    page.get_by_role("button", name="Take 40,000 out of the offer").tap()
    expect(page.locator(".chip.in")).to_have_count(2)
    # Nothing but whole notes.
    page.get_by_label("Sum").fill("45000")
    page.get_by_role("button", name="Pay 45,000").tap()
    assert page.get_by_label("Sum").evaluate("field => field.validity.stepMismatch")
    page.get_by_label("Sum").fill("50000")
    page.get_by_role("button", name="Pay 50,000").tap()
    expect(page.locator(".chip.in")).to_have_count(3)
    page.locator(".hand").get_by_role("button", name=f"Take {given} out of the offer").tap()
    expect(page.locator(".chip.in")).to_have_count(2)
    page.locator(".hand").get_by_role("button", name=f"Give {given}").tap()
    expect(page.locator(".chip.in")).to_have_count(3)
    before = decision(page)
    page.get_by_role("button", name="Send the offer").tap()
    page.wait_for_function("before => document.querySelector('.screen').dataset.decision !== before", arg=before)
    expect(page.locator(".chip.in")).to_have_count(0)


def at_the_first(server: Served, verb: str) -> Any:
    """A table of three at the first decision of its first seat that has such a move; bots have played until then."""
    match = megapolis.deal("megalopolis", players=3, seed="rain")
    bot = make_bot("greedy", 1, match.state.setup.game)
    while not any(str(move).startswith(verb) for move in match.moves(0)):
        seat = next(seat for seat in range(3) if match.moves(seat))
        match.play(bot.choose(megapolis.Perspective(match.state, seat)), seat=seat)
    table = server.table("megalopolis", 3, seats=1, bots=["greedy", "greedy"], name="Ada", start=str(match.state))
    message(server, table, "start")
    return table


def test_an_offer_goes_to_somebody_else(visit: Visit, server: Served) -> None:
    ada = visit()
    page = ada.sit(at_the_first(server, "offer"))
    ada.is_asked()
    page.locator("summary", has_text="Trade").click()
    page.get_by_role("button", name=re.compile("^Offer .* a trade$")).first.click()
    heading, partners = page.locator(".hand h2", has_text="Trade with"), page.locator(".partners button")
    expect(partners).to_have_count(2)
    name = partners.nth(1).locator(".name").inner_text()
    expect(partners.first).to_have_attribute("aria-pressed", "true")
    page.locator(".target[data-move*=give]").first.click()
    expect(page.locator(".chip.in")).to_have_count(1)
    given = page.locator(".chip.in").inner_text()
    partners.nth(1).click()
    # What one gives stays in it.
    expect(heading).to_contain_text(name)
    expect(partners.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".chip.in")).to_have_text(given)


def test_on_a_phone_bids_and_the_most_one_would_give_are_in_sight(visit: Visit, server: Served) -> None:
    ada = visit(size=PHONE)
    page = ada.sit(at_the_first(server, "raise"))
    ada.is_asked()
    page.locator(".bids").wait_for()
    bids = page.locator(".bids .btn")
    tops = {round((bids.nth(at).bounding_box() or {"y": -1})["y"]) for at in range(bids.count())}
    assert len(tops) == 1, "the bids lie in one row"
    expect(bids.first).to_have_attribute("aria-label", re.compile(r"^Bid [\d,]+$"))
    expect(page.get_by_role("button", name=re.compile("^Bid up to"))).to_be_in_viewport(ratio=1)


def test_people_make_counter_offers(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben")
    welcome = ada.server.table("megalopolis", 2, seats=1, name="Ada")
    page = ada.sit(welcome)
    ben.accept(page.get_by_label("Link").input_value())
    page.get_by_role("button", name="Start the game").click()
    page.locator(".ask").wait_for()
    # In this deal it is Ben who begins.
    first, second = ben, ada
    first.page.locator("summary", has_text="Trade").click()
    first.page.get_by_role("button", name=re.compile("^Offer .* a trade")).click()
    # Streets are picked on the board: a press puts one in, another takes it out, and an impossible one says why.
    street = first.page.locator(".target[data-move*=give]").first
    at = street.get_attribute("data-place")
    street.click()
    expect(first.page.locator(".chip.in")).to_have_count(1)
    expect(first.page.locator(".plate.gives")).to_have_count(1)
    first.page.locator(f"[data-place='{at}']").click()
    expect(first.page.locator(".chip.in")).to_have_count(0)
    first.page.locator(".target[data-move*=want]").first.click()
    expect(first.page.locator(".plate.gets")).to_have_count(1)
    first.page.locator(f"[data-place='{at}']").click()
    expect(first.page.locator(".board .line")).to_have_count(1)
    first.page.locator(".chip.in").last.click()
    expect(first.page.locator(".plate:is(.gives, .gets)")).to_have_count(1)
    first.page.locator(".look[aria-label*='unowned']").first.click()
    expect(first.page.locator(".ask .no")).to_be_visible()
    # A sum that is often offered is one press; any other is typed, by keys or in the field.
    first.page.locator(".quick").get_by_role("button", name="750,000").click()
    expect(first.page.get_by_label("Sum")).to_have_value("750000")
    first.page.get_by_role("button", name="Keypad").click()
    for key in ("1", "1", "0"):
        first.page.locator(".keypad").get_by_role("button", name=key, exact=True).click()
    expect(first.page.get_by_label("Sum")).to_have_value("110000")
    # What one types is not lost by what others do meanwhile.
    assert message(ada.server, welcome, "say", text="A moment, please")["is"] == "ack"
    first.page.get_by_role("img", name="1 unread line").first.wait_for()
    first.page.get_by_role("button", name="Ask for 110,000").click()
    expect(first.page.locator(".chip.in", has_text="110,000")).to_have_count(1)
    first.page.get_by_role("button", name="Send the offer").click()
    # The other one sees what is offered from their own side, and answers with an offer of their own.
    expect(second.page.locator(".sides")).to_contain_text("110,000")
    expect(second.page.locator(".ask .q")).to_contain_text("110,000")
    # The money that changes hands counts in what it comes to in the end, on both sides.
    paid = [["−110,000", "+110,000"], ["+110,000", "−110,000"]]
    for each, cash in ((second, paid[0]), (first, paid[1])):
        assert each.page.locator(".outlook .cash td").all_inner_texts() == cash
        cells = each.page.locator(".outlook td").all_inner_texts()
        own, other = ([int(re.sub(r"[^-0-9]", "", cell.replace("−", "-"))) for cell in cells[at::2]] for at in (0, 1))
        for cash_paid, _, permits, end in (own, other):
            assert end == cash_paid + permits
    second.page.get_by_role("button", name="Make a counter-offer").click()
    # It begins as the offer turned round: the same permit asked for, the same sum paid.
    expect(second.page.locator(".chip.in")).to_have_count(2)
    expect(second.page.locator(".chip.in", has_text="110,000")).to_have_count(1)
    # It is put together step by step: what is typed meanwhile gives way to the sum of the offer.
    second.page.locator(".screen[data-busy=false]").wait_for()
    second.page.get_by_label("Sum").fill("50000")
    second.page.get_by_role("button", name="Pay 50,000").click()
    expect(second.page.locator(".chip.in", has_text="50,000")).to_have_count(1)
    second.page.get_by_role("button", name="Send the offer").click()
    before = first.page.locator(".part.score table").inner_text()
    first.page.get_by_role("button", name="Accept").click()
    for each in (first, second):
        expect(each.page.locator(".sides")).to_have_count(0)
    assert first.page.locator(".part.score table").inner_text() != before


def test_a_real_table_is_scored_as_it_is_typed_in(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/score/megalopolis")
    for _ in range(2):
        page.locator("[data-quarter=nw11]").click()
    page.get_by_role("button", name="Roof").click()
    page.locator("[data-quarter=nw11]").click()
    page.get_by_role("button", name="Player 1", exact=True).click()
    page.locator("[data-permit=chekhovskaya]").focus()
    page.keyboard.press("Enter")
    for note in (1_000_000, 100_000, 100_000, 10_000, 10_000, 10_000):
        page.locator(f"[data-note='{note}']").click()
    # Two floors at 200,000 each for the permit, and the cash.
    expect(page.locator(".total").first).to_contain_text("1,630,000")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".total").first).to_contain_text("1,620,000")
    expect(page.locator("aside h2")).to_have_text(["1. Player 1", "2. Player 2"])
    # A second skyscraper in one territory cannot be.
    page.get_by_role("button", name="Roof", exact=True).click()
    page.locator("[data-quarter=nw22]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    # Where the zone counts, its plates change places by the river.
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Final value of a street permit").click()
    page.get_by_label("Final value of a street permit").select_option("height_zone")
    plates = page.locator("[data-zone]")
    first, second = (plates.nth(at).locator("text").text_content() or "" for at in (0, 1))
    plates.nth(0).focus()
    page.keyboard.press("Enter")
    plates.nth(1).focus()
    page.keyboard.press("Enter")
    expect(plates.nth(0).locator("text")).to_have_text(second)
    expect(plates.nth(1).locator("text")).to_have_text(first)
