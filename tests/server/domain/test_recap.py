"""What a seat is shown again: everything it was told since a line of its log, and nothing else."""

import msgspec
import pytest

from megapolis.catalog import game_ids
from megapolis.server.domain.picture import Viewer
from megapolis.server.domain.recap import MAX_STEPS, recap
from megapolis.server.domain.snapshot import snapshot
from server.builders import a_table, play_out, play_round

EIGHT = 8


@pytest.mark.parametrize("game", game_ids())
def test_steps_lead_from_a_line_to_the_picture_of_now(game: str) -> None:
    table = a_table(game, first=0, second=1, third=2)
    for _ in range(EIGHT):
        table = play_round(table)
    now = snapshot(table, Viewer(0, 0, "en"))
    since = len(now.log) // 2
    told = recap(table, 0, since, "en")
    assert told.lines <= since
    assert [line for step in told.steps for line in step.log] == now.log[told.lines :]
    assert told.steps[0].log == []
    assert all(step.log for step in told.steps[1:]), "hidden steps of others cannot be counted"
    assert msgspec.json.encode(told.steps[-1].view) == msgspec.json.encode(now.view)
    assert told.steps[-1].points == [sum(line.points for line in sheet) for sheet in now.sheets]
    # Somebody who has seen everything is told nothing.
    nothing = recap(table, 0, len(now.log), "en")
    assert [step.log for step in nothing.steps] == [[]]
    assert nothing.lines == len(now.log)
    assert nothing.before == now.sheets[0]


def test_what_others_do_unseen_is_no_step() -> None:
    table = play_round(a_table(first=0, second=1))
    seen = len(snapshot(table, Viewer(0, 0)).log)
    halfway = table.draft()
    halfway.play_action(1, int(table.state.legal_actions(1)[0]), 1000.0)
    assert [step.log for step in recap(halfway, 0, seen, "en").steps] == [[]]
    assert recap(halfway, 1, 0, "en").steps[-1].log[-1].actor == 1


def test_the_last_steps_of_a_long_absence_are_shown() -> None:
    table = play_out(a_table(first=0, second=1))
    told = recap(table, 0, 0, "en")
    assert len(told.steps) == MAX_STEPS + 1
    assert told.lines > 0
    assert told.steps[-1].points == table.state.scores()
