"""Terminal text, as a seat may see it."""

import pytest

from games.welcome_to.builders import BLUEPRINT, BOX, RICH, Table, sheet
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.show.terminal import plan_words

PAIRS = ("8 fence", "5 pool", "11 temp")


def drawn(language: str = "en", seat: int | None = 0) -> str:
    table = Table(2, roundabouts=True).deal(*PAIRS)
    board = sheet(**RICH)
    board.used = 0b1111000
    table.give(0, board)
    table.state.turned = 1
    return GAME.show.terminal(table.state, seat, Text(language, "welcome_to")).plain


def test_terminal_shows_streets_tracks_and_score() -> None:
    said = drawn()
    assert "▐ 1 ▐ 2   3≈▐ 4   5   6   6b▐ 8   9  10 ▐" in said
    assert "▐ ◎ ▐" in said
    assert "8 fence" in said
    assert "complete estates 4 + 4: 6 / 3 (approved)" in said
    assert "Roundabouts ✕ 3 8" in said
    assert "  1   2   3  ==  ==  ==  ==   8 " in said
    assert "■■■□□□□□□□□" in said
    assert "Plans A 6" in said
    assert said.count("parks") == 3


def test_an_onlooker_sees_every_board_and_nobodys_running_round() -> None:
    table = Table(2).deal(*PAIRS).choose(0).write("t5").done(0)
    text = Text("en", "welcome_to")
    seen = GAME.show.terminal(table.state, None, text).plain
    assert seen.count("parks") == 6
    assert " 8 " not in seen.split("Player 1")[1].split("\n", 2)[1]
    assert "done" in seen
    assert " 8 " in GAME.show.terminal(table.state, 0, text).plain.split("Player 1")[1].split("\n", 2)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_speaks_every_language(language: str) -> None:
    said = drawn(language)
    assert "✕" in said
    assert max(len(line) for line in said.splitlines()) <= 80


def test_pool_places_are_shown_while_they_can_be_built() -> None:
    table = Table(1, board="blueprint", competitor="irene").deal("8 fence", "6 pool", "3 temp")
    table.give(0, sheet(BLUEPRINT, top="1 2 3 4 . . . . ."))
    said = GAME.show.terminal(table.state, 0, Text("en", "welcome_to")).plain
    assert "1   2   3   4   ·   ·   ·   ·~  · ▐" in said
    assert "Irene, level 4" in said
    table.choose(0, action=1).write("c5").done()
    assert "Competitor’s cards: 3 temp agency" in GAME.show.terminal(table.state, 0, Text("en", "welcome_to")).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_has_words(language: str) -> None:
    said = {plan_words(plan, Text(language, "welcome_to")) for plan in BOX.plans}
    assert len(said) == len(BOX.plans)
    assert "on any one street: complete estates 2 + 2 + 3 and 2 roundabouts" in said or language != "en"
