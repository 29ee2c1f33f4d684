"""What seats may know, take back and share."""

import msgspec
import pytest

from games.welcome_to.builders import Table, act, sheet
from megapolis.engine.core.bitset import popcount
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import AT_REVEAL
from megapolis.engine.errors import NoUndo
from megapolis.engine.match import Match
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.state import WelcomeTo

PAIRS = ("8 fence", "5 pool", "11 temp")


def test_others_see_a_sheet_as_it_stood_when_the_round_began_and_who_is_done() -> None:
    table = Table(2).deal(*PAIRS)
    before = msgspec.json.encode(GAME.show.view(table.state, 1))
    table.choose(0).write("t5").play("fence", gap="t4|5")
    assert msgspec.json.encode(GAME.show.view(table.state, 1)) == before
    table.done(0)
    shown = GAME.show.view(table.state, 1)
    assert shown.sheets[0].done
    assert shown.sheets[0].streets[0] == [None] * 10
    assert GAME.show.view(table.state, 0).sheets[0].streets[0][4] == 8
    table.choose(1, 1).write("c1", 1).done(1)
    shown = GAME.show.view(table.state, 1)
    assert shown.sheets[0].streets[0][4] == 8
    assert shown.sheets[0].fences == ["t4|5"]


def test_steps_of_others_are_known_when_the_round_is_over() -> None:
    table = Table(2).deal(*PAIRS)
    assert table.state.visible_action(1, 0, act("choose", number=0, action=0)) == AT_REVEAL
    assert table.state.visible_action(0, 0, act("choose", number=0, action=0)) == act("choose", number=0, action=0)
    dealt = len(table.match.log_lines(1))
    table.choose(0).write("t5").done(0)
    assert len(table.match.log_lines(1)) == dealt
    table.choose(1, 1).write("c1", 1).done(1)
    assert len(table.match.log_lines(1)) == dealt + 6


def test_points_for_temps_tell_nothing_of_the_running_round() -> None:
    table = Table(2).deal(*PAIRS).give(1, sheet(temps=1))
    assert table.state.points(1) == 7
    table.choose(2).play("shift", by="0").write("t5")
    assert (table.state.points(0), table.state.points(1)) == (7, 7)
    table.choose(0, 1).write("t5", 1).done(1)
    assert table.state.preview(0, act("done")) == []
    table.done(0)
    assert (table.state.points(0), table.state.points(1)) == (7, 7)


def test_a_shown_score_is_that_of_the_shown_sheet() -> None:
    table = Table(2).deal("8 park", "5 pool", "11 temp").choose(0).write("t5").play("park").done(0)
    assert sum(line.points for line in table.state.visible_score(1, 0)) == 0
    assert sum(line.points for line in table.state.visible_score(-1, 0)) == 0
    assert sum(line.points for line in table.state.visible_score(0, 0)) == 2
    table.choose(0, 1).write("t5", 1).done(1)
    assert sum(line.points for line in table.state.visible_score(1, 0)) == 2


def test_imagining_resets_unfinished_turns_and_replays_finished_ones() -> None:
    table = Table(3).deal(*PAIRS)
    table.choose(0, 1).write("t5", 1)
    table.choose(0, 2).write("t5", 2).done(2)
    imagined = table.state.determinize(0, Rng(3))
    assert isinstance(imagined, WelcomeTo)
    assert imagined.sheets[1].filled == 0
    assert popcount(imagined.sheets[2].filled) in (1, 2)
    assert imagined.actors() == [0, 1]


def test_steps_can_be_taken_back_until_the_seat_is_done() -> None:
    table = Table(2).deal(*PAIRS).choose(0).write("t5").play("fence", gap="t4|5")
    table.match.undo(0)
    assert table.names("fence") != []
    table.match.undo(0)
    assert len(table.names("write")) == 33
    table.match.undo(0)
    assert len(table.names("choose")) == 3


def test_what_is_revealed_is_not_taken_back() -> None:
    match = Match(GAME.setup(2), "undo")
    for seat in (0, 1):
        for pick in (0, 0, -1):
            match.play(seat, match.state.legal_actions(seat)[pick])
    with pytest.raises(NoUndo):
        match.undo(0)


def test_clones_do_not_share_what_changes() -> None:
    table = Table(2).deal(*PAIRS).choose(0)
    copy = table.state.clone()
    digest = copy.digest()
    table.write("t5")
    assert copy.digest() == digest
    copy.play(0, act("write", plot="t1"))
    assert table.sheet().number_at(4) == 8
    assert table.sheet().number_at(0) == -1
