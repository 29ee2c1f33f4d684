"""What a viewer sees of a table."""

import msgspec
import pytest

from megapolis.analysis import hint, judge
from megapolis.server.domain import commands, events
from megapolis.server.domain.events import Clock
from megapolis.server.domain.load import load_table
from megapolis.server.domain.picture import Viewer
from megapolis.server.domain.snapshot import enterable, find_hand_over, snapshot, table_info
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import MAX_REASONS, Translator, names_at
from server.builders import NOW, a_spec, a_table, message, play_out, play_round, tell

FIRST, SECOND, ONLOOKER = Viewer(0, 0), Viewer(1, 1), Viewer()


def test_before_the_start_there_is_no_position() -> None:
    picture = snapshot(a_table(first=0, started=False, empty=1), FIRST)
    assert picture.view is None
    assert (picture.moves, picture.log, picture.sheets) == ([], [], [])
    assert (picture.you.seats, picture.you.host) == ([0], True)


def test_an_awaited_seat_has_moves_and_a_decision() -> None:
    table = a_table(first=0, second=1)
    picture = snapshot(table, FIRST)
    assert picture.asked is not None
    assert picture.decision == table.decision(0)
    assert len(picture.moves) == len(table.state.legal_actions(0))
    assert picture.log
    assert snapshot(table, FIRST, log=False).log == []
    onlooker = snapshot(table, ONLOOKER)
    assert (onlooker.moves, onlooker.decision, onlooker.seat) == ([], "", None)
    assert onlooker.view is not None


def test_onlookers_see_nothing_where_they_are_not_welcome() -> None:
    picture = snapshot(a_table(first=0, spec={"onlookers": False}), ONLOOKER)
    assert picture.view is None
    assert picture.log == []


def test_words_and_drawings_are_made_where_they_are_asked_for() -> None:
    table = tell(a_table(first=0), message(commands.Say, text="words"))
    plain = snapshot(table, FIRST)
    assert plain.asked is not None
    assert plain.asked.text == plain.svg == ""
    told = snapshot(table, Viewer(0, 0, "uk", True))
    assert told.asked is not None
    assert told.asked.text
    assert told.svg.startswith("<svg")
    assert told.talk[0].text == "first сідає за стіл."
    assert told.talk[-1].text == "words"


def test_seats_are_called_by_whoever_plays_them() -> None:
    table = play_round(a_table(ann=0, medium=1, easy=2))
    assert names_at(table, "uk") == ["ann", "Кам’яниця", "Хатка"]
    assert names_at(table, "") == []
    lines = [line.words.text for line in snapshot(table, Viewer(0, 0, "uk")).log if line.actor == 0]
    assert lines
    assert all(line.startswith("ann ") for line in lines)
    resigned = tell(table, message(commands.Resign, seat=0))
    assert snapshot(resigned, Viewer(0, 0, "en")).talk[-2].text == "ann resigns."


def test_a_device_is_handed_over() -> None:
    table = a_table(first=0, first_too=1)
    assert find_hand_over(table, [0, 1], 0) is None
    halfway = table.draft()
    halfway.play_action(0, int(table.state.legal_actions(0)[0]), NOW)
    assert find_hand_over(halfway, [0, 1], 0) == 1
    picture = snapshot(halfway, FIRST)
    assert (picture.hand_over, picture.view, picture.moves) == (1, None, [])


def test_a_private_draw_is_entered_by_who_may_see_it() -> None:
    table = a_table("capital_lux", first=0, first_too=1, spec={"companion": True})
    while enterable(table.state, 0) and enterable(table.state, 1):
        table.play_action(-1, enterable(table.state, 0)[0], NOW)
    able = 0 if enterable(table.state, 0) else 1
    assert find_hand_over(table, [0, 1], 1 - able) == able
    assert snapshot(table, Viewer(0, able)).chance
    assert enterable(a_table(first=0).state, 0) == [], "nothing is dealt now"


def test_undo_is_offered_while_it_is_fair() -> None:
    table = a_table(first=0, second=1)
    assert not snapshot(table, FIRST).can_undo
    table.play_action(0, int(table.state.legal_actions(0)[0]), NOW)
    assert snapshot(table, FIRST).can_undo
    assert not snapshot(play_round(table), FIRST).can_undo
    assert snapshot(play_round(a_table(first=0)), FIRST).can_undo, "alone"


def test_clocks_and_proposals_are_shown() -> None:
    table = a_table(first=0, second=1, spec={"clock": Clock(game=60)})
    assert [each.left for each in snapshot(table, FIRST).clock] == [60, 60]
    assert snapshot(a_table(first=0), FIRST).clock == []
    asked = snapshot(tell(table, message(commands.Ask, what="abandon")), SECOND)
    assert asked.proposal is not None
    assert asked.proposal.agreed == [0]


def test_a_result_has_points_only_if_the_game_was_played_to_its_end() -> None:
    over = play_out(a_table(first=0))
    result = snapshot(over, FIRST).result
    assert result is not None
    assert result.points == over.state.scores()
    assert result.remark is not None
    abandoned = a_table(first=0)
    abandoned.apply(events.Abandoned(), NOW)
    broken = snapshot(abandoned, FIRST).result
    assert broken is not None
    assert broken.points == []
    assert snapshot(a_table(first=0), FIRST).result is None


@pytest.mark.parametrize("players", [1, 2])
def test_a_frozen_table_shows_its_last_view(players: int) -> None:
    spec = msgspec.structs.replace(a_spec(players=players), rules=999)
    frozen = load_table(spec, [(events.Joined(0, "first", "k"), NOW), (events.Started([]), NOW)], '{"seen":1}')
    picture = snapshot(frozen, Viewer(0, 0))
    assert msgspec.json.encode(picture.view) == b'{"seen":1}'
    assert table_info(frozen).frozen == "table-frozen"


@pytest.mark.parametrize("table", [a_table(first=0), a_table(first=0, second=1)])
def test_advice_is_translated(table: Table) -> None:
    assert table.match is not None
    advice = hint(table.match, 0, futures=8)
    lines = judge(table.state, 0, advice.moves[-1].action, futures=8).against.lines
    describe_advice = Translator(table, "en").describe_advice(table.state, 0, advice, advice.best, advice.why(), lines)
    assert describe_advice.words.text
    assert describe_advice.points == round(advice.moves[0].value, 1)
    assert 50 <= describe_advice.sure <= 100
    assert [why.key for why in describe_advice.why] == [why.key for why in advice.why()]
    assert all(why.text for why in describe_advice.why)
    assert [reason.gain for reason in describe_advice.reasons] == [round(line.gap, 1) for line in lines[:MAX_REASONS]]
    assert all(reason.words.key.startswith("score-") for reason in describe_advice.reasons)
