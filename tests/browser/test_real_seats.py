"""Who sits at a real table: a bot, several phones, or one phone that is passed round, in every game."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser.box import BOX, EXPERIENCED, answer_box
from browser.pages import GAMES, PHONE, TURNS, Visitor, tap
from guests import message, picture, two_people
from sampling import rotate
from waiting import until

Visit = Callable[..., Visitor]
HIDDEN = ("capital_lux", "sprawlopolis")
"""Games with hands that others must not see."""
ASKS = f"{BOX}[aria-busy=false], .alone .btn, .ask.yours, .panel.over h2"
LARGE = 20
"""What counts as large type, in pixels: it is read from across the table."""


@pytest.mark.parametrize("game", rotate(GAMES, 5))
def test_a_bot_at_a_real_table(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    welcome = ada.begin(game, players=2, bots=("greedy",), companion=True)
    page = ada.sit(welcome)
    told: list[str] = []
    covers = unseen = 0
    moves = page.get_by_role("region", name="Move this for")
    while len(told) < 3:
        moves.or_(page.locator(ASKS)).first.wait_for()
        if moves.locator(".ink").count():
            # What nobody else may see of it stays covered, and nothing of the game shows beside it.
            unseen += 1
            assert moves.locator("li").count() == 0
            box = moves.bounding_box()
            assert box
            assert (box["width"], box["height"]) == PHONE
            page.get_by_role("button", name="I move it").click()
            moves.locator("li").first.wait_for()
            assert all("keeps" in each for each in moves.locator("li").all_inner_texts())
            moves.get_by_role("button", name="Done, it is moved").click()
            expect(moves.locator("li").filter(has_text="keeps")).to_have_count(0)
        elif moves.count():
            # What to move for the bot, in large type, until somebody says that it is done.
            line = moves.locator("li").last
            assert line.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= LARGE
            told += [each.strip() for each in moves.locator("li").all_inner_texts()]
            moves.get_by_role("button", name="Done, it is moved").click()
            expect(moves).to_have_count(0)
        elif page.locator(f"{BOX} .cover").count():
            # A hand of the bot stays covered until the one who enters it says so.
            covers += 1
            assert page.locator(f"{BOX} .key").count() == 0
            # Somebody else may take the device for that: what was drawn last is not told.
            assert page.locator(f"{BOX} .last").count() == 0
            page.get_by_role("button", name="I enter them").click()
            page.locator(f"{BOX} .key").first.wait_for()
            answer_box(page)
        elif page.locator(BOX).count():
            answer_box(page)
        else:
            TURNS[game](page, tap)
    assert (covers > 0) == (game in HIDDEN)
    assert (unseen > 0) == (game == "capital_lux"), "only there people choose cards that others do not see"
    lines = [line for line in picture(ada.server, welcome)["log"] if line["actor"] == 1]
    assert len(lines) >= len(told)
    assert all(each.startswith("Greedy") for each in told), told


@pytest.mark.parametrize("game", rotate(GAMES, 5))
def test_several_phones_serve_one_table(visit: Visit, game: str) -> None:
    ada, ben = visit(size=PHONE, **EXPERIENCED), visit(size=PHONE, name="Ben", **EXPERIENCED)
    host, guest = two_people(ada.server, game=game, companion=True)
    message(ada.server, host, "start")
    pages = {"Ada": ada.sit(host), "Ben": ben.sit({**guest, "table": host["table"], "link": ""})}
    private: list[str] = []
    moved: set[str] = set()
    while len(moved) < 2:
        for page in pages.values():
            page.locator(f"{BOX}[aria-busy=false], .ask").first.wait_for()
        # A question may be on its way to one phone and gone from the other.
        until(lambda: any(page.locator(f"{BOX}, .ask.yours").count() for page in pages.values()))
        asked = [name for name, page in pages.items() if page.locator(BOX).count()]
        if not asked:
            for name in [name for name, page in pages.items() if page.locator(".ask.yours").count()][:1]:
                TURNS[game](pages[name], tap)
                moved.add(name)
            continue
        page = pages[asked[0]]
        if page.locator(BOX).get_by_text("Show nobody else").count():
            assert len(asked) == 1, "only the phone of whoever holds the cards asks"
            private.append(asked[0])
            other = pages["Ben" if asked[0] == "Ada" else "Ada"]
            expect(other.locator(".ask")).to_contain_text("The box says what comes next.")
        before = page.locator(f"{BOX} h2").inner_text()
        answer_box(page)
        for each in pages.values():
            expect(each.locator(f"{BOX} h2").filter(has_text=before)).to_have_count(0)
    assert set(private) == ({"Ada", "Ben"} if game in HIDDEN else set())


@pytest.mark.parametrize("game", rotate(GAMES, 5))
def test_one_phone_is_passed_round(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    page = ada.start(game, players=2, companion=True)
    covered: set[str] = set()
    seats: set[str] = set()
    while len(seats) < 2:
        page.locator(ASKS).first.wait_for()
        if page.locator(".alone .btn").count():
            # Nothing of the game shows until the one who may see it has the device.
            assert page.locator("svg.board, .hand, .part.log").count() == 0
            covered.add(page.locator(".alone h1").inner_text())
            page.locator(".alone .btn").click()
            page.locator(".alone").wait_for(state="detached")
        elif page.locator(BOX).count():
            answer_box(page)
        else:
            seats.add(page.locator(".screen").get_attribute("data-seat") or "")
            TURNS[game](page, tap)
    assert covered == ({"Your turn, Ada", "Your turn, Ada 2"} if game in HIDDEN else set())


def test_the_question_steps_aside(visit: Visit) -> None:
    """On a phone the question fills the screen: the table, its log and the menu are a tap away."""
    ada = visit(size=PHONE, **EXPERIENCED)
    page = ada.start("sprawlopolis", players=1, companion=True)
    answer_box(page)
    page.get_by_role("button", name="Look at the table").click()
    page.locator("[data-tool=log]").click()
    expect(page.get_by_role("button", name="Correct line 1", exact=True)).to_be_visible()
    page.locator(".grip").filter(visible=True).get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.locator(f"{BOX} .key").first).to_be_visible()


def test_a_piece_that_came_before_leads_to_its_line(visit: Visit) -> None:
    ada = visit(size=PHONE, **EXPERIENCED)
    page: Page = ada.start("sprawlopolis", players=1, companion=True)
    answer_box(page)
    page.locator(f"{BOX} .seen .key").first.click()
    page.get_by_role("button", name="It lies here all the same").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".change s")).not_to_be_empty()
    expect(dialog.get_by_role("radio", name="It says something else")).to_be_checked()


@pytest.mark.parametrize("game", HIDDEN)
def test_a_line_shows_no_other_hand(visit: Visit, game: str) -> None:
    """What lies before a bot, or before another seat of this phone, is covered in corrections, too."""
    ada = visit(size=PHONE, **EXPERIENCED)
    welcome = ada.begin(game, players=3, bots=("greedy",), companion=True)
    page = ada.sit(welcome)
    box = page.locator(f"{BOX}[aria-busy=false]")
    hands: dict[str, list[str]] = {}
    while len(hands) < 3:
        box.or_(page.locator(".alone .btn")).first.wait_for()
        if page.locator(".alone .btn").count():
            page.locator(".alone .btn").click()
            page.locator(".alone").wait_for(state="detached")
            continue
        if page.locator(f"{BOX} .cover").count():
            page.get_by_role("button", name="I enter them").click()
        page.locator(f"{BOX} .key").first.wait_for()
        if page.locator(BOX).get_by_text("Show nobody else").count():
            whose = re.search(r"\((.+)\)", page.locator(f"{BOX} .secret").inner_text())
            assert whose
            hand = hands.setdefault(whose[1], [])
            answer_box(page, partial(note_answer, page, hand))
        else:
            answer_box(page)
    page.locator(f"{BOX}, .alone .btn, .ask.yours").first.wait_for()
    if page.locator(".alone .btn").count():
        page.locator(".alone .btn").click()
    if page.locator(BOX).count():
        page.get_by_role("button", name="Look at the table").click()
    if game == "capital_lux":
        # The bot has chosen its cards of the draft meanwhile.
        page.get_by_role("button", name="I move it").click()
        page.get_by_role("button", name="Done, it is moved").click()
    own = int(page.locator(".screen").get_attribute("data-seat") or 0)
    names = ["Ada", "Ada 2", "Greedy"]
    page.locator("[data-tool=log]").click()
    for seat in (2, 1 - own):
        said = page.locator(".chronicle .entry").filter(has_text=f"{names[seat]} is dealt a card.").first
        line = int(said.get_attribute("data-line") or 0)
        page.get_by_role("button", name=f"Correct line {line + 1}", exact=True).click()
        dialog = page.get_by_role("dialog", name="What does it say really?")
        dialog.locator(".cover").wait_for()
        assert dialog.locator(".key, .change .picture > *").count() == 0
        shown = dialog.inner_text().lower()
        assert not any(card in shown for card in hands[names[seat]]), shown
        # It can be taken out unseen; what lies there is another thing.
        dialog.get_by_role("radio", name="It did not happen").click()
        dialog.locator("footer .go:enabled").wait_for()
        dialog.get_by_role("radio", name="It says something else").click()
        dialog.locator(".cover button").click()
        dialog.locator(".key").first.wait_for()
        uncovered = dialog.locator(".change").inner_text().lower()
        assert any(card in uncovered for card in hands[names[seat]]), uncovered
        dialog.get_by_role("button", name="Close").click()
        dialog.wait_for(state="detached")
    # The device is in other hands now: it goes on as theirs, or is handed back.
    page.locator(f".alone .btn, .screen[data-seat='{1 - own}']").first.wait_for()


def note_answer(page: Page, hand: list[str]) -> None:
    """Keeps the cards that the button reads back; of several tries the last was accepted."""
    hand[:] = page.locator(f"{BOX} .main").inner_text().lower().removeprefix("yes: ").split(", ")
