"""Capital Lux in a browser: the draft, synergies that explain themselves, the round's end step by step, real scores."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import megapolis
from browser.pages import DESKTOP, PHONE, Visitor, click, confirm, decision, play_on, tap
from guests import finish, message, picture
from megapolis.bots import make_bot
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


def test_on_a_phone_the_two_ways_are_the_only_buttons(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = sit(ada)
    waits = page.locator(".ask .none")
    expect(waits).to_be_visible()
    play_on(ada, GAME, tap, turns=4)
    ada.is_asked()
    tap(page.locator(".hand li button.can").first)
    expect(page.locator(".way")).to_have_count(2)
    expect(waits).to_be_hidden()
    for at in range(2):
        expect(page.locator(".way").nth(at)).to_be_in_viewport(ratio=1)


def test_two_taps_play_a_card_and_both_ways_say_what_would_follow(visit: Visit) -> None:
    ada = visit()
    page = sit(ada)
    play_on(ada, GAME, click, turns=4)
    ada.is_asked()
    click(page.locator(".hand li button.can").first)
    # The hand and both targets lie side by side under the board.
    ways = page.locator(".dock .way")
    expect(ways).to_have_count(2)
    expect(ways.nth(0)).to_contain_text("Limit")
    expect(ways.nth(1)).to_contain_text(re.compile(r"Sum 0 → \d of \d"))
    expect(page.locator(".target")).to_have_count(2)
    before = page.locator(".row.home .points b").inner_text()
    ways.nth(1).hover()
    expect(page.locator("div.part.score .total")).to_contain_text("→")
    confirm(page, ".row.home .target", click)
    expect(page.locator(".row.home .points b")).not_to_have_text(before)
    # By keys: a digit for the card, D for home.
    while not page.locator(".ask.yours .q", has_text="Play a card").count():
        play_on(ada, GAME, click, turns=1)
        ada.is_asked()
    asked = decision(page)
    page.keyboard.press("1")
    expect(ways).to_have_count(2)
    page.keyboard.press("d")
    page.wait_for_function("before => document.querySelector('.screen').dataset.decision !== before", arg=asked)


@pytest.mark.parametrize("players", [2, 4])
def test_the_hand_and_both_ways_are_in_sight_at_every_table(visit: Visit, players: int) -> None:
    ada = visit()
    page = sit(ada, players=players, set="B")
    play_on(ada, GAME, click, turns=4)
    ada.is_asked()
    cards = page.locator(".dock .hand li button")
    tops = {round(box["y"]) for at in range(cards.count()) if (box := cards.nth(at).bounding_box())}
    assert len(tops) == 1, "the hand lies on one line"
    click(page.locator(".hand li button.can").first)
    for each in (*page.locator(".dock .way").all(), *cards.all(), page.locator(".row.home")):
        expect(each).to_be_in_viewport(ratio=1)
    home, dock = page.locator(".row.home").bounding_box(), page.locator(".dock").bounding_box()
    assert home is not None
    assert dock is not None
    assert home["y"] + home["height"] <= dock["y"], "nothing of the board is under the dock"


def test_the_end_of_a_round_is_told_in_beats_with_one_button(visit: Visit) -> None:
    ada = visit()
    page = sit(ada, players=4, set="B")  # without coins nobody is asked in the middle of it
    while not page.locator(".ending").count():
        play_on(ada, GAME, click, turns=1)
        page.locator(".ask.yours, .ending, .over h2").first.wait_for()
    # With reduced motion: the end of it, and what it changed.
    beats = page.locator(".ending .ruler li")
    expect(beats.last).to_have_class(re.compile("now"))
    assert beats.all_inner_texts()[-1] == "bonuses"
    assert 2 <= beats.count() <= 5
    points = page.locator(".ending .sums tfoot td").all_inner_texts()
    for at, each in enumerate(points):
        expect(page.locator(f".seats [data-seat='{at}']")).to_contain_text(each)
    # Every beat says what happened, and can be looked at again.
    page.get_by_role("button", name="Watch again").click()
    expect(beats.first).to_have_class(re.compile("now"))
    # The board itself tells it: what is over its limit is framed with its cards, then falls; bonus cards leave last.
    doomed = 0
    for at in range(beats.count()):
        expect(beats.nth(at)).to_have_class(re.compile("now"))
        assert page.locator(".ending .said li").count() > 0
        beat = page.locator(".ending").get_attribute("data-beat")
        if beat == "purge":
            doomed = page.locator(".cell.doomed").count()
            expect(page.locator(".cell.doomed:not(:has([data-card]))")).to_have_count(0)
        elif beat == "fall":
            expect(page.locator(".pill.lost")).to_have_count(doomed)
            expect(page.locator(".cell.doomed [data-card]")).to_have_count(0)
        else:
            expect(page.locator(".cell.doomed, .cell .pill")).to_have_count(0)
        won = page.locator(".row.capital [data-gone]")
        assert (won.count() > 0) == (beat == "bonus")
        page.keyboard.press("ArrowRight")
    homes = page.locator(".who .points b")
    assert sorted(homes.all_inner_texts()) == sorted(points)
    page.locator(".ending .next").click()
    expect(page.locator(".ending")).to_have_count(0)
    page.get_by_role("button", name="Last round").click()
    expect(page.locator(".ending")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_have_count(0)
    # Where things may move, the beats follow each other; the second tap on the board shows the end.
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Last round").click()
    expect(beats.last).to_have_class(re.compile("now"))
    page.get_by_role("button", name="Watch again").click()
    board = page.locator(".skyline")
    click(board)
    click(board)
    expect(beats.last).to_have_class(re.compile("now"))


def asked_for_coins(seed: int) -> str:
    """A position in which the first seat is asked for coins; "" where this deal has none."""
    match = megapolis.deal(GAME, players=2, set="A", seed=seed)
    bot = make_bot("random", 1, match.state.setup.game)
    while not match.state.is_over():
        if any(str(move).startswith("spend") for move in match.moves(0)):
            return str(match.state)
        seat = next(seat for seat in range(2) if match.moves(seat))
        match.play(bot.choose(megapolis.Perspective(match.state, seat)), seat=seat)
    return ""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_coins_are_asked_for_under_the_district(visit: Visit, server: Served, size: tuple[int, int]) -> None:
    """The telling stops for a decision alone: both outcomes stand beside the district that they are about."""
    start = next(each for seed in range(100) if (each := asked_for_coins(seed)))
    table = server.table(GAME, 2, seats=1, bots=["random"], name="Ada", start=start)
    message(server, table, "start")
    ada = visit(size=size)
    page = ada.sit(table)
    assert ada.is_asked()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator(".relief .way")).to_have_count(2)
    expect(page.locator(".row.home .cell.asked")).to_have_count(1)
    expect(page.locator(".row.home .cell.asked")).to_be_in_viewport()
    for at in range(2):
        expect(page.locator(".relief .way").nth(at)).to_be_in_viewport(ratio=1)
    (tap if size == PHONE else click)(page.locator(".relief .way").last)
    confirm(page, ".ask .main.go", tap if size == PHONE else click)
    expect(page.locator(".relief")).to_have_count(0)


def test_a_finished_board_stays_as_it_was_judged(visit: Visit) -> None:
    page = visit().finish(GAME, players=3, bots=("greedy", "greedy"), options={"set": "A"})
    page.locator(".over h2").wait_for()
    # Limits were drawn anew when bonus cards had left: points that count looked as if they were over them.
    expect(page.locator(".cell .sum b").first).to_be_visible()
    expect(page.locator(".cell .sum .bad")).to_have_count(0)
    sums = page.locator(".cell .sum").all_inner_texts()
    over = [each for each in sums if (found := re.findall(r"\d+", each)) and int(found[0]) > sum(map(int, found[1:]))]
    assert over == []
    # What was won from the capital stays as an outline with its winner's mark, so that limits can be counted.
    expect(page.locator("[data-gone] .taker .avatar").first).to_be_attached()
    # How everybody's points grew: one line for each seat, which ends at its points.
    expect(page.locator(".finale path.line")).to_have_count(3)
    points = page.locator(".who .points b").all_inner_texts()
    assert sorted(page.locator(".finale .sum").all_text_contents()) == sorted(points)


def test_looking_at_another_home_shows_it_large(visit: Visit) -> None:
    page = sit(visit(), players=3)
    page.get_by_role("button", name=re.compile("Look at the board of")).first.click()
    expect(page.locator(".row.home")).to_contain_text("Greedy")
    page.get_by_role("button", name="To my home").click()
    expect(page.locator(".row.home")).to_contain_text("Your home")


def test_a_real_table_is_scored_as_it_is_tapped_in(visit: Visit) -> None:
    page = visit().go("/score/capital_lux")
    totals = page.locator("aside .total span")
    for card in ("blue blue-6", "blue blue-4"):
        page.locator(f"[data-add='{card}']").click()
    page.get_by_role("button", name="Coins: +1").click()
    expect(totals.first).to_have_text("12")
    page.get_by_role("button", name="Bonus cards", exact=True).click()
    page.locator("[data-add='bonus pink-5']").click()
    expect(totals.first).to_have_text("17")
    page.get_by_role("button", name="At home").click()
    page.get_by_role("button", name="rebel", exact=True).click()
    page.locator("[data-add='green rebel-1']").click()
    expect(totals.first).to_have_text("18")
    page.get_by_role("button", name="Take out: blue 4").click()
    expect(totals.first).to_have_text("14")
    page.get_by_role("button", name="Undo").click()
    expect(totals.first).to_have_text("18")
    page.get_by_role("button", name="Player 2").click()
    page.get_by_role("button", name="recruiter", exact=True).click()
    page.locator("[data-add='pink recruiter-pink-3']").click()
    expect(totals.nth(1)).to_have_text("3")
    # There is one such card in the box.
    page.locator("[data-add='pink recruiter-pink-3']").click()
    expect(page.get_by_text("There are no more of these.")).to_be_visible()
    expect(totals.nth(1)).to_have_text("3")


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


@pytest.mark.parametrize("size", [PHONE, (390, 667)])
def test_on_a_phone_both_places_of_a_card_are_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size)
    welcome = ada.begin(GAME, players=4, bots=("greedy",) * 3)
    now = picture(ada.server, welcome)
    while not any(move["action"]["do"] == "home" for move in now["moves"]):  # the draft is over
        now = finish(ada.server, welcome, 1)
    page = ada.sit(welcome)
    ada.is_asked()
    click(page.locator(".hand li button.can").first)
    page.locator(".ways .way").first.wait_for()
    page.wait_for_function(
        """() => {
             const frame = document.querySelector('.drawing').getBoundingClientRect();
             return ['.row.capital', '.row.home'].every(row => {
               const box = document.querySelector(row).getBoundingClientRect();
               return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
             });
           }"""
    )
