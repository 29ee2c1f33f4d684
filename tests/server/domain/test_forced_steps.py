"""Steps without a choice, and when each step was made."""

import pytest

from megapolis.engine.errors import NoUndo
from megapolis.server.domain import commands, events
from megapolis.server.domain.decide import Draft
from megapolis.server.domain.forced_steps import play_forced
from megapolis.server.domain.picture import Viewer
from megapolis.server.domain.snapshot import snapshot
from megapolis.server.domain.table import PLAYING, Table
from server.builders import NOW, a_table, command, first_action, kinds, message, tell

FIRST, ONLOOKER = Viewer(0, 0), Viewer()


def act(table: Table, seat: int = 0, person: int = 0, now: float = NOW) -> Table:
    """The table after the first legal action of a seat."""
    given = message(commands.Act, seat=seat, decision=table.decision(seat), action=first_action(table, seat))
    return tell(table, given, person, now)


def until_forced(table: Table) -> Table:
    """Play until the table has played a step by itself."""
    now = NOW
    while table.status == PLAYING and not any(stamp.forced for stamp in table.stamps):
        seat = table.awaited()[0]
        now += 1
        table = act(table, seat, table.seats[seat].person or 0, now)
    assert any(stamp.forced for stamp in table.stamps)
    return table


@pytest.mark.parametrize("game", ["sprawlopolis", "welcome_to"])
def test_the_table_plays_what_is_no_choice_and_tells_whose_it_was(game: str) -> None:
    table = until_forced(a_table(game, first=0, second=1))
    assert table.match is not None
    place = next(at for at, stamp in enumerate(table.stamps) if stamp.forced)
    seat = table.match.log[place].actor
    before = table.match.state_at(place)
    assert len(before.legal_actions(seat)) == 1
    own = snapshot(table, Viewer(seat, seat)).log
    assert [line.forced for line in own].count(True) == sum(
        stamp.forced and entry.actor == seat for stamp, entry in zip(table.stamps, table.match.log, strict=True)
    )
    for viewer in (Viewer(1 - seat, 1 - seat), ONLOOKER):
        assert not any(line.forced and line.actor == seat for line in snapshot(table, viewer).log)


def test_undo_passes_over_steps_that_were_no_choice() -> None:
    table = until_forced(a_table("welcome_to", first=0, first_too=1))
    assert table.match is not None
    seat = table.match.log[next(at for at, stamp in enumerate(table.stamps) if stamp.forced)].actor
    assert snapshot(table, Viewer(0, seat)).can_undo
    back = tell(table, message(commands.Undo, seat=seat))
    assert back.match is not None
    assert len(back.stamps) == len(back.match.log)
    assert not any(stamp.forced for stamp in back.stamps), "and they are not played again at once"
    legal = [back.game.actions.verb(int(action)).name for action in back.state.legal_actions(seat)]
    assert len(legal) > 1 or legal[0] not in back.game.forced, "what is asked again was asked before"


def test_a_step_that_was_no_choice_cannot_be_taken_back_alone() -> None:
    table = until_forced(a_table("sprawlopolis", first=0, second=1))
    assert table.match is not None
    seat = table.match.log[next(at for at, stamp in enumerate(table.stamps) if stamp.forced)].actor
    person = Viewer(seat, seat)
    assert table.awaited() == [seat]
    assert not snapshot(table, person).can_undo
    with pytest.raises(NoUndo):
        tell(table, message(commands.Undo, seat=seat), seat)
    asked = tell(table, message(commands.Ask, what="takeback", seat=seat), seat)
    agreed = command(asked, commands.FromPerson(1 - seat, message(commands.Answer, yes=True)))
    assert kinds(agreed) == ["answered", "takenback", "takenback"], "everything since the last choice"
    assert agreed.after.awaited() == [seat]


def test_bots_and_real_tables_are_not_played_for() -> None:
    for table in (
        a_table("welcome_to", greedy=0),
        a_table("welcome_to", first=0, spec={"companion": True}),
        a_table("next_station", first=0),
    ):
        while table.status == PLAYING and len(table.stamps) < 60:
            seat = table.state.actors()[0]
            draft = table.draft()
            draft.play_action(seat, int(table.state.legal_actions(seat)[0]), NOW)
            table = tell(draft, message(commands.Say, text="so"), 0) if table.people else draft
        assert not any(stamp.forced for stamp in table.stamps)


def test_lines_are_stamped_with_the_time_at_which_a_viewer_learned_of_them() -> None:
    table = a_table(first=0, second=1)
    one = act(table, 0, 0, NOW + 5)
    both = act(one, 1, 1, NOW + 9)
    for viewer, at in ((Viewer(0, 0), NOW + 5), (Viewer(1, 1), NOW + 9), (ONLOOKER, NOW + 9)):
        line = next(line for line in snapshot(both, viewer).log if line.actor == 0)
        assert line.at == at
    assert snapshot(table, FIRST).log[0].at == NOW
    back = tell(one, message(commands.Undo, seat=0))
    assert len(back.stamps) == len(table.stamps)


def test_seats_say_since_when_they_are_awaited() -> None:
    table = a_table(first=0, second=1)
    assert [seat.since for seat in snapshot(table, ONLOOKER).seats] == [NOW, NOW]
    one = act(table, 0, 0, NOW + 5)
    assert [seat.since for seat in snapshot(one, ONLOOKER).seats] == [None, NOW]
    both = act(one, 1, 1, NOW + 9)
    assert [seat.since for seat in snapshot(both, ONLOOKER).seats] == [NOW + 9, NOW + 9]


def test_a_stored_step_without_a_choice_is_folded_as_such() -> None:
    stored = events.dump(events.Acted(0, 3, forced=True))
    assert events.parse(stored) == events.Acted(0, 3, forced=True)
    assert events.parse('{"event":"acted","seat":0,"action":3,"entries":[]}') == events.Acted(0, 3)


def test_nothing_is_played_for_anybody_where_a_game_is_frozen() -> None:
    for frozen, played in (("", ["said", "acted"]), ("table-frozen", ["said"])):
        table = until_forced(a_table("sprawlopolis", first=0, second=1))
        assert table.match is not None
        table.stamps.undo(table.match, table.awaited()[0], fair=False)
        table.frozen = frozen
        draft = Draft(table, NOW)
        draft.add(events.Said(0, "so", ""))
        play_forced(draft)
        assert kinds(draft.events)[:2] == played
