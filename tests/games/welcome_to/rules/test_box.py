"""The box: what is in it, and what is refused in a data file."""

from pathlib import Path

import pytest

from games.welcome_to.builders import BLUEPRINT, BOX, CLASSIC
from megapolis.engine.errors import BadData, BadOption, Reason
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.box import ACTIONS, Side
from megapolis.games.welcome_to.rules.options import PLAN_IDS

SOURCE = BOX.source


def test_cards_have_the_printed_totals() -> None:
    assert BOX.cards == 63
    numbers = [list(BOX.card_number).count(number) for number in range(1, 16)]
    assert numbers == [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]
    assert [list(BOX.card_action).count(at) for at in range(len(ACTIONS))] == [14, 14, 14, 7, 7, 7]
    assert len(set(BOX.card_names)) == 63


def test_the_pairing_is_symmetric() -> None:
    cards = sorted(zip(BOX.card_number, BOX.card_action, strict=True))
    assert cards == sorted((16 - number, action) for number, action in cards)


@pytest.mark.parametrize("board", [CLASSIC, BLUEPRINT], ids=["classic", "blueprint"])
def test_both_sides_have_the_same_amounts(board: Side) -> None:
    assert sum(board.lengths) == bin(board.plots).count("1") == 33
    assert bin(board.pools).count("1") == len(board.pool_track) - 1 == 9
    assert sum(board.park_cells) == 12
    assert sum(board.column_cells) == 18
    assert (board.bis_cells, board.refusal_cells, board.roundabout_cells) == (9, 3, 2)


def test_plans_21_standard_and_17_advanced() -> None:
    stacks = {
        letter: [sum(plan.advanced == kind for plan in BOX.plans if plan.id[0] == letter) for kind in (False, True)]
        for letter in "ABC"
    }
    assert stacks == {"A": [7, 6], "B": [7, 5], "C": [7, 6]}
    assert sorted(BOX.plan_names) == sorted(name for names in PLAN_IDS.values() for name in names)


def test_competitors_reach_every_printed_range_end() -> None:
    scoring = BOX.competitors[1:]
    assert [competitor.level for competitor in BOX.competitors] == [0, 1, 2, 3, 4, 5]
    ranges = {"park": (0, 4), "pool": (0, 5), "temp": (1, 2), "fence": (1, 3)}
    for name, ends in ranges.items():
        values = [competitor.per_card[ACTIONS.index(name)] for competitor in scoring]
        assert (min(values), max(values)) == ends
    assert {min(c.bis_houses for c in scoring), max(c.bis_houses for c in scoring)} == {1, 4}
    assert {min(c.estate_value for c in scoring), max(c.estate_value for c in scoring)} == {1, 4}


def test_what_is_reconstructed_is_marked() -> None:
    assert SOURCE.count("\nreconstructed = true") == 1 + 3 + 17 + 5


CLOSED = """[[competitor]]
id = "closed"
level = 0
approves = ["A", "B", "C"]
temps = [5, 3, 1]
reconstructed = true
"""
PLAN_A1 = 'id = "A1"\nsizes = [1, 1, 1, 1, 1, 1]'


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[deck]", "[deck", "error-data-toml"),
        ("[deck.copies]", "[[deck.copies]]", "data-deck"),
        ('"temp", "bis"]', '"bis", "temp"]', "data-deck"),
        ("1 = [1, 1, 0, 0, 0, 0]", "1 = [1, 1, 0, 0, 0]", "data-list"),
        ("1 = [1, 1, 0, 0, 0, 0]", "1 = [1, 1, 0, 0, 0, 10]", "data-number"),
        ("1 = [1, 1, 0, 0, 0, 0]", "1 = [1, 0, 0, 0, 0, 0]", "data-cards"),
        ("1 = [1, 1, 0, 0, 0, 0]", "1 = [9, 9, 9, 9, 9, 9]", "data-cards"),
        ('id = "classic"', 'id = "green"', "data-ids"),
        ("houses = 10", "houses = 16", "data-number"),
        ("houses = 10", "houses = true", "data-number"),
        ("pools = [3, 7, 8]", "pools = [3, 7, 7]", "data-pool"),
        ("pools = [3, 7, 8]", "pools = [0]", "data-pool"),
        ("pools = [3, 7, 8]", "pools = 3", "data-list"),
        ("pools = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]", "pools = [0, 3]", "data-list"),
        ("columns = [[1, 3], ", "columns = [", "data-list"),
        ("columns = [[1, 3], ", "columns = [3, ", "data-list"),
        ("[[side.street]]\nhouses = 10", "[side.street]\nhouses = 10", "error-data-toml"),
        ("temp_boxes = 11", "temp_boxes = 0", "data-number"),
        (PLAN_A1, 'id = "D1"\nsizes = [1]', "data-plan-id"),
        (PLAN_A1, 'id = "A2"\nsizes = [1]', "data-plan-twice"),
        (PLAN_A1, 'id = "A1"\nsizes = [0]', "data-number"),
        (PLAN_A1, 'id = "A1"\nkind = "race"', "data-plan-kind"),
        ("[solo]", "[[solo]]", "data-list"),
        ("bottom = 20", "bottom = 64", "data-number"),
        ('id = "sam"', 'id = "tom"', "data-ids"),
        (CLOSED, "", "data-list"),
        ('approves = ["C"]', 'approves = "C"', "data-approves"),
        ('approves = ["C"]', 'approves = ["D"]', "data-approves"),
    ],
)
def test_a_data_file_that_is_wrong_is_refused(old: str, new: str, key: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadData) as caught:
        GAME.box(SOURCE.replace(old, new, 1))
    assert caught.value.reason.key == key
    assert all(caught.value.say(language) for language in ("en", "uk", "ru"))


def test_there_must_be_cards_for_the_longest_solo_game() -> None:
    # 33 houses and 3 refusals: every round but the last loses a card, and three are drawn.
    source = SOURCE
    for number in range(5, 11):
        row = next(line for line in SOURCE.splitlines() if line.startswith(f"{number} = "))
        source = source.replace(row, f"{number} = [0, 0, 0, 0, 0, {9 if number == 5 else 0}]", 1)
    with pytest.raises(BadData) as caught:
        GAME.box(source)
    args: dict[str, str | int] = {"count": 36, "low": 39, "high": 120, "at_line": 6}
    assert caught.value.reason == Reason("data-cards", args, "welcome_to")


def test_a_stack_needs_a_standard_plan() -> None:
    source = SOURCE
    for number in range(1, 8):
        source = source.replace(f'id = "C{number}"', f'id = "C{number}"\nadvanced = true', 1)
    with pytest.raises(BadData) as caught:
        GAME.box(source)
    assert caught.value.reason.key == "data-stack"


def test_a_users_own_file_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SOURCE.replace("pools = [3, 7, 8]", "pools = [1, 2, 3]", 1), encoding="utf-8")
    data = GAME.load_data(path)
    assert data.digest != BOX.digest
    state = GAME.new_state(GAME.setup(2, data=data))
    assert state.setup.data is data


def test_a_picked_plan_must_be_in_the_data() -> None:
    mine = GAME.box(SOURCE.replace('id = "C13"', 'id = "C14"', 1))
    with pytest.raises(BadOption) as caught:
        GAME.new_state(GAME.setup(2, {"plan_c": ("C13",)}, mine))
    assert caught.value.reason.key == "data-no-plan"
