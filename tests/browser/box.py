"""One phone at a real table, on which a recorded game is entered, with slips."""

import re
from collections import deque
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from megapolis.engine.core.state import CHANCE
from recorded import Entry, Recorded, Sale, tidy

BOX = "section[aria-labelledby=box-asked]"
"""The question about the real box."""
EXPERIENCED = {"companion-first": 9}
"""Somebody who has had the first minute."""


MOMENT = """() => {
  const text = selector => document.querySelector(selector)?.textContent ?? null;
  const screen = document.querySelector('.screen');
  return JSON.stringify([
    screen?.dataset.decision, screen?.dataset.seat, document.querySelector('.part.log')?.dataset.lines,
    text('section[aria-labelledby=box-asked] h2'), text('.alone h1'), text('.over h2'),
  ]);
}"""
FIND = """([found, wanted]) => found.findIndex(each =>
  (each.getAttribute('aria-label') ?? each.querySelector('span')?.textContent ?? each.textContent)
    .replace(/\\s+/g, ' ').trim().replace(/, (none|one|\\d+) left$/, '').toLowerCase() === wanted)"""


class Phone:
    """One phone at a real table, and the recorded game that is played on it."""

    def __init__(self, page: Page, game: Recorded) -> None:
        self.page = page
        self.game = game
        self.questions = 0
        self.slips = deque((self.enter_wrong, self.take_out, self.correct_in_vain))
        """What goes wrong in this game, one after the other: with open pieces, every second question."""

    def moment(self) -> str:
        """Changes with everything that may change what is to be done next."""
        return str(self.page.evaluate(MOMENT))

    def passes(self, before: str) -> None:
        """Waits until something has changed."""
        self.page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)

    def take_over(self) -> None:
        """Says that the device is in the right hands."""
        before = self.moment()
        self.page.locator(".alone .btn").click()
        self.passes(before)

    def step(self) -> bool:
        """One entry of whatever is asked now, up to what comes of it; False where the game is over."""
        page = self.page
        page.locator(f"{BOX}[aria-busy=false], .alone .btn, .ask.yours, .panel.over h2").first.wait_for()
        if page.locator(".panel.over h2").count():
            return False
        if page.locator(".alone .btn").count():
            self.take_over()
        elif page.locator(f"{BOX} .buyers").count():
            self.sell(self.game.sales.popleft())
        elif page.locator(BOX).count():
            self.answer_question()
        else:
            self.move(int(page.locator(".screen").get_attribute("data-seat") or 0))
        return True

    # ------------------------------------------------------------------ what the box shows

    def answer_question(self) -> None:
        pieces = self.next_pieces()
        is_open = self.page.locator(f"{BOX} header").get_by_text("Everybody may look.").count() == 1
        if self.slips and len(pieces) == 1 and is_open and self.questions % 2:
            self.slips.popleft()(pieces[0])
        else:
            self.answer(pieces)
            self.enter()

    def next_pieces(self) -> list[Entry]:
        """What the question asks for: one piece, or a whole hand."""
        slots = self.page.locator(f"{BOX} .slots li").count()
        return [self.game.of[CHANCE].popleft() for _ in range(max(1, slots))]

    def answer(self, pieces: Sequence[Entry], where: str = BOX) -> None:
        """Taps these pieces."""
        for piece in pieces:
            self.tap(piece, self.page.locator(where))

    def tap(self, piece: Entry, keypad: Locator) -> None:
        action = piece.action
        dice = keypad.locator(".die")
        if dice.count():
            faces = [value for name, value in action.items() if name != "do"]
            for at, face in enumerate(faces):
                dice.nth(at).get_by_role("radio", name=str(face), exact=True).click()
            return
        numbers = keypad.locator(".numbers .number")
        for at in range(numbers.count() or 1):
            if numbers.count():
                if self.is_gone(numbers.nth(at)):
                    continue
                numbers.nth(at).click()
                if piece.words in tidy(keypad.locator(".change b, .main").first.inner_text()):
                    return
            found = self.find(keypad.locator(".key:not(.number)"), piece.words)
            if found >= 0:
                keypad.locator(".key:not(.number)").nth(found).click()
                return
        labels = keypad.locator(".key > .hidden").all_text_contents()
        raise AssertionError(f"no key says {piece}: {labels}")

    def is_gone(self, key: Locator) -> bool:
        return "gone" in (key.get_attribute("class") or "")

    def find(self, buttons: Locator, words: str) -> int:
        """Which of these buttons says so; -1: none."""
        handles = buttons.element_handles()
        return int(self.page.evaluate(FIND, [handles, words])) if handles else -1

    def enter(self) -> None:
        """Presses the button, which reads the answer back, and waits for what comes of it."""
        before = self.moment()
        self.page.locator(f"{BOX} .main:enabled").click()
        self.questions += 1
        self.passes(before)

    def sell(self, sale: Sale) -> None:
        """Says who got it and for how much; or goes through the bids one by one."""
        box = self.page.locator(BOX)
        if not sale.is_told:
            box.get_by_role("button", name="Enter it bid by bid instead").click()
            box.wait_for(state="detached")
            self.move(int(self.page.locator(".screen").get_attribute("data-seat") or 0))
            return
        if sale.seat < 0:
            box.get_by_role("radio", name="Nobody wants it").click()
        else:
            box.locator(f".buyers [data-seat='{sale.seat}']").click()
            for digit in str(sale.amount // 1000):
                box.locator(".keys").get_by_role("button", name=digit, exact=True).click()
        self.enter()

    # ------------------------------------------------------------------ what goes wrong

    def enter_wrong(self, right: Entry) -> None:
        """Enters another piece than lies there, and corrects that line of the log."""
        line = self.lines()
        self.answer([self.another(right, self.page.locator(BOX))])
        self.enter_and_look()
        self.correct(line, right)

    def take_out(self, right: Entry) -> None:
        """Enters a piece too early and takes the line out again: then it is asked once more."""
        line = self.lines()
        asked = self.page.locator(f"{BOX} h2").inner_text()
        self.answer([right])
        self.enter_and_look()
        dialog = self.open_line(line)
        dialog.get_by_role("radio", name="It did not happen").click()
        self.confirm(dialog)
        expect(self.page.locator(".part.log")).to_have_attribute("data-lines", str(line))
        self.page.locator(f"{BOX}[aria-busy=false]").wait_for()
        expect(self.page.locator(f"{BOX} h2")).to_have_text(asked)
        self.answer([right])
        self.enter()

    def correct_in_vain(self, right: Entry) -> None:
        """Corrects what was right, and takes that back."""
        line = self.lines()
        self.answer([right])
        self.enter_and_look()
        said = self.line(line).inner_text()
        dialog = self.open_line(line)
        self.tap(self.another(right, dialog), dialog)
        self.confirm(dialog)
        expect(self.line(line)).not_to_have_text(said)
        self.page.get_by_role("button", name="Take the correction back").click()
        expect(self.line(line)).to_have_text(said)

    def correct(self, line: int, right: Entry) -> None:
        """Says what really lay there, and waits until the log says so, too: what is asked next may depend on it."""
        dialog = self.open_line(line)
        said = self.line(line).inner_text()
        self.tap(right, dialog)
        self.confirm(dialog)
        expect(self.line(line)).not_to_have_text(said)

    def confirm(self, dialog: Locator) -> None:
        dialog.locator("footer .go:enabled").click()
        dialog.wait_for(state="detached")

    def enter_and_look(self) -> None:
        """Enters, and takes the device over where somebody else is to move: the log is open then."""
        self.enter()
        self.page.locator(".alone .btn, .part.log").first.wait_for(state="attached")
        if self.page.locator(".alone .btn").count():
            self.take_over()
            self.page.locator(".part.log .chronicle").wait_for()

    def lines(self) -> int:
        return int(self.page.locator(".part.log").get_attribute("data-lines") or 0)

    def line(self, at: int) -> Locator:
        """A line of the log, the first is 0."""
        return self.page.locator(f".chronicle .entry[data-line='{at}'] > span")

    def open_line(self, at: int) -> Locator:
        pencil = self.page.get_by_role("button", name=f"Correct line {at + 1}", exact=True)
        folded = self.page.locator(".chronicle h3 button[aria-expanded=false]")
        self.page.locator(".part.log").scroll_into_view_if_needed()
        self.page.locator(".chronicle h3").last.wait_for()
        while not pencil.count() and folded.count():
            folded.last.click()
        pencil.click()
        dialog = self.page.get_by_role("dialog")
        dialog.locator(".ways").wait_for()
        return dialog

    def another(self, right: Entry, keypad: Locator) -> Entry:
        """Something else that may lie there."""
        if keypad.locator(".die").count():
            names = [name for name in right.action if name != "do"]
            face = str(int(right.action[names[0]]) % 6 + 1)
            return right._replace(action={**right.action, names[0]: face})
        numbers = keypad.locator(".numbers .number:not(.gone)")
        if numbers.count():
            numbers.first.click()
        for key in keypad.locator(".key:not(.gone, .number)").all():
            words = tidy(re.sub(r", (none|one|\d+) left$", "", key.locator("span").first.text_content() or ""))
            if words != right.words:
                return Entry({}, ("", {}), words)
        raise AssertionError("nothing else is possible")

    # ------------------------------------------------------------------ what people do

    def move(self, seat: int) -> None:
        """Makes the next move of the seat that is asked: in the list of moves, or on the board where there are many."""
        entry = self.game.of[seat].popleft()
        before = self.moment()
        moves = self.page.locator(".ask .all button")
        found = self.find(moves, entry.words)
        if found >= 0:
            self.page.locator(".ask details.all").evaluate("each => (each.open = true)")
            moves.nth(found).click()
        else:
            self.point(entry)
        self.page.wait_for_function(
            f"before => ({MOMENT})() !== before || document.querySelector('.ask .main.go:enabled')", arg=before
        )
        if self.moment() == before:
            self.page.locator(".ask .main.go:enabled").click()
            self.passes(before)

    def point(self, entry: Entry) -> None:
        """Points at a place of the board, and turns the card there if both are one choice."""
        place = {name: value for name, value in entry.action.items() if name != "turned"}
        pin = self.page.evaluate_handle(
            """place => [...document.querySelectorAll('.pin')].find(pin => {
                 const move = JSON.parse(pin.dataset.move);
                 return Object.entries(place).every(([name, value]) => move[name] === value);
               })""",
            place,
        ).as_element()
        assert pin, f"nothing can be pressed for {entry}"
        before = self.moment()
        pin.focus()
        self.page.keyboard.press("Enter")
        chosen = self.page.locator("[role=status].hidden")
        for _ in range(2):
            self.page.locator(".ask .main.go:enabled").wait_for()
            if self.moment() != before:
                return  # the place is chosen for good, and how the card lies is the next question
            if tidy(chosen.inner_text()).startswith(entry.words):
                return
            self.page.locator(".ask .actions button").first.click()
        expect(chosen).to_contain_text(entry.words)


def answer_box(page: Page, look: Callable[[], None] = lambda: None) -> None:
    """Answers the question about the real box with the last pieces that are possible, in any language.

    Some of them may be in another hand: then the table says so, and an earlier piece is entered instead. `look` is
    called when all is chosen, before it is entered.
    """
    page.locator(f"{BOX}[aria-busy=false]").wait_for()
    before = page.evaluate(MOMENT)
    main = page.locator(f"{BOX} .main")
    if page.locator(f"{BOX} .buyers").count():
        page.locator(f"{BOX} .buyers [role=radio]").last.click()
    # Throws differ, or nobody would ever win the right to begin.
    lines = int(page.locator(".part.log").get_attribute("data-lines") or 0)
    for at, die in enumerate(page.locator(f"{BOX} .die").all()):
        die.get_by_role("radio", name=str((lines + at * at) % 6 + 1), exact=True).click()
    keys = page.locator(f"{BOX} .key:not(.gone)")
    for at in range(40):
        if keys.count():
            keys.nth(-1 - at % keys.count()).click()
        if not main.is_enabled():
            continue
        look()
        main.click()
        page.wait_for_function(
            f"before => document.querySelector('.box .no') || ({MOMENT})() !== before",
            arg=before,
        )
        if not page.locator(f"{BOX} .no").count():
            return
        for taken in page.locator(f"{BOX} .slots button").all()[::-1]:
            taken.click()
    raise AssertionError("nothing is accepted")
