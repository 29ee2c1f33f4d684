"""Set-up: pictures of modules, things chosen by name, reasons why not, and a set-up that changes in the lobby."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.pages import PHONE, Visitor, invite_at

Visit = Callable[..., Visitor]


def test_modules_are_pictures_and_say_why_not(visit: Visit) -> None:
    page = visit(language="uk").go("/new/sprawlopolis")
    tiles = page.locator("label.tile")
    expect(tiles.locator("svg path").first).to_be_attached()
    page.locator("label", has_text="Руйнозавр").click()
    expect(tiles.filter(has_text="Руйнозавр").locator(".on-mark")).to_be_visible()
    # The motorway goes with no other expansion: it stays, and says so.
    together = page.get_by_role("group", name=re.compile("Автомагістраль"))
    expect(together.locator(".why")).not_to_be_empty()
    expect(together.get_by_role("radio").last).to_be_disabled()


def test_conditions_and_plans_are_chosen_by_name(visit: Visit) -> None:
    ada = visit()
    page = ada.go("/new/sprawlopolis")
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name=re.compile("^The Outskirts")).check()
    page.get_by_role("checkbox", name=re.compile("^Bloom Boom")).check()
    page.get_by_role("checkbox", name=re.compile("^Go Green")).check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".cond b").filter(has_text="The Outskirts").first).to_be_visible()
    ada.go("/new/welcome_to")
    page.get_by_text("More options").click()
    plans = page.get_by_role("group", name=re.compile("^Plan A"))
    expect(plans.locator(".pick svg").first).to_be_visible()
    first, second = plans.get_by_role("checkbox").nth(0), plans.get_by_role("checkbox").nth(1)
    first.check()
    second.check()
    expect(first).not_to_be_checked()


def test_a_real_table_says_at_once_what_it_needs(visit: Visit) -> None:
    page = visit().go("/new/next_station")
    page.locator("label", has_text="At a real table").click()
    expect(page.locator(".go-box")).to_contain_text("have it at hand")
    # A bot may sit there: it says what to move for it.
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    expect(visit().go("/new/next_station?real=1").locator(".go-box")).to_contain_text("have it at hand")


def test_the_set_up_changes_in_the_lobby(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben", size=PHONE)
    page = ada.go("/new/next_station")
    invite_at(page, 2)
    page.get_by_role("button", name="Open the table").click()
    ben.accept(page.get_by_label("Link").input_value())
    expect(page.locator(".seats")).to_contain_text("Ben")
    expect(ben.page.get_by_role("button", name="Change the set-up")).to_have_count(0)
    page.get_by_role("button", name="Change the set-up").click()
    page.get_by_role("button", name="Remove this seat").click()
    page.get_by_role("button", name="Play it like this").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()  # Ben sits there
    page.get_by_role("button", name="One more seat").click()
    page.get_by_role("button", name="One more seat").click()
    page.locator("label", has_text="Shared objectives").click()
    page.get_by_role("button", name="Play it like this").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ben.page.locator(".lobby li")).to_have_count(3)
    page.get_by_role("combobox", name="Who plays seat 3").select_option("greedy")
    page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".ask").wait_for()
    expect(page.locator(".seat .name")).to_have_count(3)
    expect(page.get_by_text("Objectives", exact=False).first).to_be_visible()


def test_a_lobby_with_a_free_seat_keeps_its_margins_on_a_phone(visit: Visit) -> None:
    ada = visit(size=PHONE, language="uk")
    page = ada.sit(ada.server.table("next_station", 4, name="Ada", bots=["easy", "medium"]))
    page.locator(".lobby .invite .qr").wait_for()
    for panel in page.locator(".lobby .panel").all():
        box = panel.bounding_box()
        assert box is not None
        assert box["x"] == pytest.approx(PHONE[0] - box["x"] - box["width"], abs=1)
    expect(page.locator(".lobby h1 + p")).to_have_text(re.compile(r"^За столом 3 з 4\.\s+Вільне 1 місце\.$"))
