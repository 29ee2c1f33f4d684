"""Who wins a duel that ends level, as the motorway card says."""

import pytest

from games.sprawlopolis.builders import BOX, terms
from games.sprawlopolis.rules.test_scoring import motorway
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.survey import survey_side
from megapolis.games.sprawlopolis.rules.ties import TIES, preferred_side, worth

DUEL = motorway("IS-1", "IS-2", "IS-3")
"""North I R^ I R C I^, south C P C^ P P R: one road each, with two ramps in the north and one in the south."""
SOUTH, NORTH = survey_side(DUEL, 0), survey_side(DUEL, 1)


@pytest.mark.parametrize(
    ("tie", "south", "north"),
    [
        ("fewer_roads", -1, -1),
        ("more_roads", 1, 1),
        ("longer_road", 7, 8),
        ("shorter_road", -7, -8),
        ("larger_P", 2, 0),
        ("larger_group", 2, 1),
        ("more_C", 2, 1),
        ("fewer_I", 0, -3),
        ("more_blocks", 6, 6),
        ("fewer_blocks", -6, -6),
        ("conditions", 3 + 7, -9 + 7),
        ("first_player", 1, 0),
        ("second_player", 0, 1),
    ],
)
def test_what_is_compared(tie: str, south: int, north: int) -> None:
    used = terms(3, 18, duel=0)
    assert (worth(tie, used, SOUTH, 0), worth(tie, used, NORTH, 1)) == (south, north)


def test_every_word_can_be_compared() -> None:
    used = terms(3, 18, duel=0)
    assert len(TIES) == 22
    assert all(isinstance(int(worth(tie, used, SOUTH, 0)), int) for tie in TIES)


@pytest.mark.parametrize(
    ("ties", "preferred"),
    [([], -1), (["fewer_roads"], -1), (["fewer_roads", "larger_P"], 0), (["longer_road", "larger_P"], 1)],
)
def test_the_first_rule_that_decides(ties: list[str], preferred: int) -> None:
    assert preferred_side(ties, terms(3, 18, duel=0), SOUTH, NORTH) == preferred


def test_the_box_says_which_and_a_file_of_the_first_version_need_not() -> None:
    assert BOX.ties == [["fewer_roads"]] * 4
    old = GAME.default_data(1)
    assert isinstance(old, Box)
    assert "tie =" not in old.source
    assert old.ties == BOX.ties


def test_a_duel_that_ends_level_is_decided_by_the_cards_own_rule() -> None:
    own = Box(BOX.source.replace('tie = ["fewer_roads"]', 'tie = ["second_player"]'))
    setup = GAME.setup(2, {"interstate": "duel"}, own)
    state = GAME.new_state(setup)
    assert state.outcome([5, 5])[1] > 0
