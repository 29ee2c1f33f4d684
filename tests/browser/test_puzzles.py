"""Puzzles on the page: from the first page to today's, a wrong answer, a hint, the right one; and the trainer."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.pages import DESKTOP, PHONE, Visitor, assert_all_in_words
from megapolis import puzzles
from megapolis.analysis.puzzles import Puzzle

Visit = Callable[..., Visitor]


def press(page: Page, puzzle: Puzzle, *, right: bool) -> None:
    """Choose the first right or wrong move from the list, and answer."""
    at = next(at for at, each in enumerate(puzzle.choices) if (each.cost == 0.0) is right)
    page.locator("ol.moves button").nth(at).click()
    page.locator(".box > .btn.go").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_puzzles_of_a_guest(visit: Visit, size: tuple[int, int]) -> None:
    today = puzzles.of_day()
    ada = visit(size=size)
    page = ada.go("/")
    page.get_by_role("link", name=re.compile(r"Puzzle of the day No\. \d+")).click()
    expect(page.locator(".box h2")).to_have_text(today.say_task())
    assert_all_in_words(page)
    press(page, today, right=False)
    expect(page.locator(".wrong")).to_contain_text(re.compile(r"Try again\."))
    page.keyboard.press("h")
    expect(page.locator("ol.moves button")).to_have_count(len(today.choices_with_the_piece()))
    page.reload()
    press(page, today, right=True)
    expect(page.locator(".found")).to_have_text("Yes, at the first try.")
    expect(page.locator(".box")).to_contain_text(today.say_why())
    shared = page.locator("pre.text").inner_text()
    assert f"/puzzles/{today.id}" in shared
    assert today.best not in shared
    assert_all_in_words(page)
    page.keyboard.press("n")
    expect(page.locator(".box h2")).not_to_have_text("")
    page.wait_for_url(f"**/puzzles/train?game={today.game}")
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("heading", name=re.compile("Trainer"))).to_be_visible()
    expect(page.locator(".day .done")).to_be_visible()
    assert_all_in_words(page)
    page.get_by_role("button", name="tempo").click()
    page.get_by_role("button", name="Train: ").first.click()
    expect(page.locator("ol.moves button").first).to_be_visible()
    page.get_by_role("button", name="Answer").click()
    expect(page.locator(".box b").first).to_have_text("The answer")
    page.get_by_role("button", name="Another puzzle").click()
    expect(page.locator("ol.moves button").first).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('megapolis.training'))")
    assert len(kept["solved"]) == 2
    assert kept["ratings"][today.game]["count"] == 1
