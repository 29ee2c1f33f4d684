"""People: host's powers, proposals, invitations by code, accounts, one's games, notices."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.pages import PHONE, Visitor, click, invite_at, open_menu, play_on
from serving import served

Visit = Callable[..., Visitor]


def two(visit: Visit, game: str = "next_station", **choices: Any) -> tuple[Visitor, Visitor]:
    """Two people at a table that has begun; the first is its host."""
    ada, ben = visit(**choices), visit(name="Ben", **choices)
    page = ada.go(f"/new/{game}")
    invite_at(page, 2)
    page.get_by_role("button", name="Open the table").click()
    ben.accept(page.get_by_label("Link").input_value())
    expect(page.locator(".seats")).to_contain_text("Ben")
    page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".ask").wait_for()
    return ada, ben


def menu(page: Page, name: str) -> None:
    open_menu(page)
    page.get_by_role("button", name=name).click()


def test_the_host_mutes_replaces_and_removes(visit: Visit, tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}", away_after="1", absent_after="1") as server:
        ada, ben = two(visit, server=server)
        menu(ada.page, "People and table")
        people = ada.page.get_by_role("dialog")
        expect(people).to_contain_text("Ben")
        people.get_by_role("button", name="Mute").click()
        expect(people).to_contain_text("muted")
        ben.page.locator("[data-tool=log]").click()
        ben.page.get_by_label("Say something").fill("May I?")
        ben.page.keyboard.press("Enter")
        expect(ben.page.locator(".ask .no")).to_contain_text("muted")
        # Nobody acts for somebody who is there.
        replace, remove = people.get_by_label("A bot in place of Ben"), people.get_by_role("button", name="Remove")
        expect(replace.or_(remove)).to_have_count(0)
        ben.go("/")
        replace.select_option("greedy")
        expect(replace).to_have_count(0)
        # Whose seat it is takes it back.
        ben.page.go_back()
        menu(ben.page, "People and table")
        ben.page.get_by_role("button", name="Play on myself").click()
        expect(remove).to_have_count(0)
        ben.go("/")
        remove.click()
        people.get_by_role("button", name="Really?").click()
        expect(people.locator("li").filter(has_text="Ben")).to_have_count(0)
        ben.page.go_back()
        expect(ben.page.get_by_text("The host removed you from this table.")).to_be_visible()
        people.get_by_role("button", name="Close the table").click()
        people.get_by_role("button", name="Really?").click()
        expect(ada.page.locator(".panel.over h2")).to_have_text("This table is closed.")


def test_who_is_away_is_marked_at_their_seat(visit: Visit, tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}", away_after="1") as server:
        ada, ben = two(visit, server=server)
        seat = ada.page.locator(".top .seat").nth(1)
        expect(seat).to_contain_text("Ben")
        # A page that is opened again is back before anybody could notice.
        ben.page.reload()
        ben.page.locator(".ask").wait_for()
        expect(seat).not_to_contain_text("away")
        ben.go("/")
        expect(seat).to_contain_text("away since")
        expect(seat).to_have_attribute("title", re.compile(r"^Ben · .*away since \d"))
        menu(ada.page, "People and table")
        people = ada.page.get_by_role("dialog")
        expect(people.locator("li").filter(has_text="Ben").first).to_contain_text("away since")
        ben.page.go_back()
        expect(seat).not_to_contain_text("away")
        expect(people.locator("li").filter(has_text="Ben").first).not_to_contain_text("away")


def test_a_takeback_and_an_end_are_asked_for(visit: Visit) -> None:
    ada, ben = two(visit)
    for visitor in (ada, ben):
        play_on(visitor, "next_station", click, turns=1)
    menu(ada.page, "Ask for a takeback")
    expect(ben.page.locator(".panel.over")).to_contain_text("Ada asks to take a move back")
    ben.page.get_by_role("button", name="Decline").click()
    expect(ben.page.locator(".panel.over")).to_have_count(0)
    menu(ben.page, "Propose to abandon the game")
    ada.page.get_by_role("button", name="Agree", exact=True).click()
    expect(ada.page.locator(".panel.over h2")).to_be_visible()
    # Another game is a wish that everybody sees; the last one who wishes it opens the table for both.
    ada.page.get_by_role("button", name="I would play again").click()
    expect(ada.page.locator(".over .wishes")).to_contain_text("Waiting for: Ben")
    expect(ben.page.locator(".over .wishes")).to_contain_text("Ada would play again")
    ben.page.get_by_role("button", name="Play again").click()
    for visitor in (ada, ben):
        visitor.page.get_by_role("link", name="To the new game").click()
        expect(visitor.page.locator(".seats")).to_contain_text("Ben")


def test_an_invitation_by_code(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben")
    page = ada.go("/new/sprawlopolis")
    invite_at(page, 2)
    page.get_by_role("button", name="Open the table").click()
    code = page.locator(".invite .code").inner_text()
    assert re.fullmatch(r"\w{3} \w{3}", code)
    ben.go("/")
    ben.page.get_by_label("Link or code of a table").fill("?")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("alert")).to_contain_text("neither a link nor the code")
    ben.page.get_by_label("Link or code of a table").fill("222 222")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("alert")).to_contain_text("No open table has this code")
    ben.page.get_by_label("Link or code of a table").fill(code.lower())
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada invites you")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats")).to_contain_text("Ben")
    ben.complaints = [each for each in ben.complaints if "404" not in each]  # the code that no table has


def test_the_set_up_form_remembers(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/new/sprawlopolis")
    invite_at(page, 2)
    page.get_by_text("More options").click()
    page.get_by_label("Show it among open tables").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link").wait_for()
    ada.go("/new/sprawlopolis")
    expect(page.get_by_label("Show it among open tables")).not_to_be_checked()
    page.get_by_role("button", name="As last time").click()
    expect(page.get_by_label("Show it among open tables")).to_be_checked()
    expect(page.get_by_role("button", name=re.compile("^Seat 2: .*will be invited"))).to_be_visible()


def test_an_account_keeps_results(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/account")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Name").fill("Ada of the account")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada of the account")
    ada.go("/new/next_station")
    page.get_by_role("button", name="Solo").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".ask.yours").wait_for()
    menu(page, "Resign")
    page.get_by_role("button", name="Really resign?").click()
    expect(page.locator(".panel.over h2")).to_be_visible()
    ada.go("/mine")
    expect(page.locator("li", has_text="Next Station")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Delete: Next Station")).click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator("li", has_text="Next Station")).to_have_count(0)
    ada.go("/account")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("Name").fill("Ada of the account")
    page.get_by_label("Password").fill("wrong horse")
    page.locator("form .btn").click()
    expect(page.get_by_role("alert")).to_contain_text("wrong")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form .btn").click()
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Really delete?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    ada.complaints = [each for each in ada.complaints if "403" not in each]  # the wrong password


def test_a_turn_is_announced(visit: Visit) -> None:
    ada, ben = two(visit)
    ada.context.grant_permissions(["notifications"])
    listen = """() => {
      window.heard = [];
      window.Notification = class { constructor(title) { window.heard.push(title); } };
      window.Notification.permission = "granted";
      Object.defineProperty(document, "hidden", { get: () => true });
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (at) {
        window.heard.push(this.context.state);
        start.call(this, at);
      };
    }"""
    menu(ada.page, "Sounds are off")
    ada.page.keyboard.press("Escape")
    ada.page.evaluate(listen)
    play_on(ada, "next_station", click, turns=1)
    expect(ada.page).not_to_have_title(re.compile("your move"))
    play_on(ben, "next_station", click, turns=1)
    expect(ada.page).to_have_title(re.compile("● your move"))
    heard: Any = ada.page.evaluate("window.heard")
    assert heard == ["running", "running", "your move"], "two notes, also where nobody looks"
    # Who comes back days later finds where they are awaited.
    ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Waiting for you")
    expect(ada.page.get_by_role("link", name="Make your move")).to_have_count(1)


def test_a_lost_password_and_a_device_elsewhere(visit: Visit, tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        one, other = visit(server=server, name="Careful"), visit(server=server, name="Careful", size=PHONE)
        page = one.go("/account")
        page.get_by_role("button", name="Create an account").click()
        page.get_by_label("Password").fill("correct horse")
        page.locator("form .btn.go").click()
        code = page.locator("output").inner_text()
        assert re.fullmatch(r"(\w{5}-){3}\w{5}", code)
        phone = other.go("/account")
        phone.get_by_role("button", name="I have lost my password").click()
        phone.get_by_label("Recovery code").fill(code.lower())
        phone.get_by_label("New password").fill("battery staple")
        phone.get_by_role("button", name="Set the password").click()
        expect(phone.locator("output")).not_to_have_text(code)
        expect(phone.get_by_text("this device")).to_be_visible()
        # The first device was signed out by that, signs in again and signs the phone out.
        page.reload()
        page.get_by_label("Password").fill("battery staple")
        page.locator("form .btn.go").click()
        devices = page.locator("section", has_text="Where you are signed in").locator("li")
        expect(devices).to_have_count(2)
        devices.get_by_role("button", name="Sign out").click()
        expect(devices).to_have_count(1)
        assert page.evaluate("JSON.parse(localStorage['megapolis.account']).recovery") == "", "kept nowhere"
        one.complaints.clear()  # the browser names the refused requests of the ended session
        other.complaints.clear()
