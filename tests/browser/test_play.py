"""Games in a real browser: by mouse, by keyboard alone, by touch on a phone.

A run of `make test` plays half of the games to their ends, by mouse or by touch, in turn from day to day, and a few
turns of each every other way; `make browser` plays all to their ends.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.pages import GAMES, PHONE, SHORTEST, TURNS, Press, Visitor, click, play_on, tap, whoever
from sampling import FULL, ROTATION

Visit = Callable[..., Visitor]
FEW = 3
WAYS = ("mouse", "", "touch", "")


def is_whole(game: str, way: str) -> bool:
    """Whether this run plays a game to its end that way."""
    return FULL or WAYS[(ROTATION + GAMES.index(game)) % 4] == way


def play(visitor: Visitor, game: str, press: Press, whole: bool) -> None:
    """Plays to the end, or a few turns."""
    if whole:
        assert play_on(visitor, game, press) > FEW
        expect(visitor.page.locator(".over h2")).to_be_visible()
    else:
        assert play_on(visitor, game, press, turns=FEW) == FEW


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.start(game, **{**SHORTEST[game], "players": 2, "bots": ("greedy",)})
    play(ada, game, click, is_whole(game, "mouse"))
    if is_whole(game, "mouse"):
        expect(page.get_by_role("link", name="Review")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    ada = visit(size=PHONE)
    page = ada.start(game, **SHORTEST[game])
    play(ada, game, tap, is_whole(game, "touch"))
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the page must not scroll sideways"


STEPS = """e => {
  const at = document.activeElement;
  if (at !== document.body && at.contains(e)) return 0;
  const before = (a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const back = before(e, at);
  const [first, last] = back ? [e, at] : [at, e];
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')];
  const between = stops.filter(each => each.tabIndex >= 0 && before(first, each) && before(each, last));
  return back ? -between.length - 1 : between.length + 1;
}"""
"""Roughly how many times Tab (below 0: Shift+Tab) leads from the focus to an element; 0: the focus is there."""


def by_keys(what: Locator) -> None:
    """Moves the focus by Tab alone to what is drawn there, and presses Enter."""
    keyboard = what.page.keyboard
    for _ in range(100):
        steps = what.evaluate(STEPS)
        if steps == 0:
            keyboard.press("Enter")
            return
        if steps < 0:
            keyboard.down("Shift")
        # The key stays down for half of the way, then a look where the focus is.
        for _ in range(max(1, abs(steps) // 2)):
            keyboard.down("Tab")
        keyboard.up("Tab")
        if steps < 0:
            keyboard.up("Shift")
    raise AssertionError(f"no way to {what} by Tab")


def by_shortcut(what: Locator) -> None:
    """The same, but a choice is confirmed by its key."""
    if what.evaluate("e => e.matches('.ask .main.go')"):
        what.page.keyboard.press("c")
    else:
        by_keys(what)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    ada = visit()
    ada.start(game, **SHORTEST[game])
    assert play_on(ada, game, by_keys, turns=1) == 1
    play(ada, game, by_shortcut, FULL)


def by_tree(what: Locator) -> None:
    """Presses what the accessibility tree calls by the same name: what has none there cannot be pressed."""
    control = what.locator("xpath=ancestor-or-self::*[@role='button' or local-name()='button'][1]")
    told = re.match(r"""- '?button "(?P<name>(?:[^"\\]|\\.)+)\"""", control.aria_snapshot())
    assert told, f"{control} is not a button with a name"
    name = told["name"].replace('\\"', '"').replace("''", "'")
    found = what.page.get_by_role("button", name=name, exact=True).first
    found.focus()
    what.page.keyboard.press("Enter")


def test_the_board_can_be_read(visit: Visit) -> None:
    """What is drawn, laid and written has words, and what others do is said."""
    ada = visit()
    for game, written in (
        ("next_station", r"^(green|pink|blue|purple): [A-J]"),
        ("sprawlopolis", "^Row 1 "),
        ("welcome_to", r"^Top street: \d"),
    ):
        page = ada.start(game, players=2, bots=("greedy",))
        assert play_on(ada, game, click, turns=3) == 3
        told = page.get_by_role("region", name="The board in words").get_by_role("listitem")
        expect(told.filter(has_text=re.compile(written)).first).to_be_attached()
        if game != "welcome_to":  # there a round ends later
            expect(page.locator(".news")).to_contain_text("Greedy")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_the_accessibility_tree_alone(visit: Visit, game: str) -> None:
    if not FULL and GAMES[ROTATION % len(GAMES)] != game:
        pytest.skip("its turn is another day")
    ada = visit()
    ada.start(game, **SHORTEST[game])
    play(ada, game, by_tree, FULL)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_two_bots(visit: Visit, game: str) -> None:
    """A game of four: one plays by mouse, one on a phone, and both see the same end."""
    if not FULL and GAMES[(ROTATION + 2) % len(GAMES)] != game:
        pytest.skip("its turn is another day")
    presses: dict[Visitor, Press] = {visit(): click, visit(size=PHONE, name="Ben"): tap}
    ada, ben = presses
    options = SHORTEST[game].get("options", {})
    welcome = ada.server.table(game, 4, bots=["greedy", "greedy"], seats=1, name="Ada", options=options)
    page = ada.sit(welcome)
    ben.accept(page.get_by_label("Link").input_value())
    expect(page.locator(".seats")).to_contain_text("Ben")
    page.get_by_role("button", name="Start the game").click()
    made = dict.fromkeys(presses, 0)
    while (FULL or min(made.values()) < FEW) and (asked := whoever(ada, ben)):
        TURNS[game](asked.page, presses[asked])
        made[asked] += 1
    assert min(made.values()) >= FEW
    if FULL:
        titles = [each.page.locator(".panel.over h2").inner_text() for each in presses]
        assert titles[0] == titles[1]


@pytest.mark.parametrize("game", GAMES)
def test_hint_and_undo(visit: Visit, game: str) -> None:
    ada = visit()
    page = ada.start(game, **SHORTEST[game])
    while game == "next_station" and page.locator(".ask .main").count() == 0 and page.locator(".spot").count() == 0:
        play_on(ada, game, click, turns=1)
    while game == "megalopolis" and ada.is_asked() and page.locator(".target[data-move*=build]").count() == 0:
        play_on(ada, game, click, turns=1)
    page.get_by_role("button", name="Hint").click()
    # The hint names its best moves, and each of them that is on the board carries its rank there.
    expect(page.locator(".advice ol button").first).to_contain_text("about")
    ranked = page.locator(".board .ring, [data-hint]")
    expect(ranked.first).to_be_attached()
    if game == "megalopolis":
        page.keyboard.press("Escape")  # the bot may advise to end the turn, which cannot be taken back
    play_on(ada, game, click, turns=1)
    lines = page.locator(".part.log").get_attribute("data-lines") or ""
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".part.log")).not_to_have_attribute("data-lines", lines)


def test_what_cannot_be_done_is_said_in_words(visit: Visit) -> None:
    ada = visit()
    page = ada.start("next_station", players=2, bots=("greedy",))
    ada.is_asked()
    legal = set(page.eval_on_selector_all(".reachable", "all => all.map(each => each.dataset.station)"))
    departure = page.locator("[data-station]:not(.reachable)")
    names = [departure.nth(at).get_attribute("data-station") for at in range(departure.count())]
    wrong = next(name for name in names if name not in legal)
    page.locator(f"[data-station={wrong}]").click()
    expect(page.locator(".ask .no")).not_to_be_empty()


@pytest.mark.timed
def test_first_move_is_possible_soon(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    ada = visit()
    ada.start("next_station", players=2, bots=("greedy",))
    ada.page.locator(".spot, .ask .main").first.wait_for(state="attached")
    ada.page.reload()
    ada.page.locator(".spot, .ask .main").first.wait_for(state="attached")
    took = ada.page.evaluate("performance.now()")
    record_property("first move possible after ms", took)
    print(f"first move possible after {took:.0f} ms")
    assert took < 1500
