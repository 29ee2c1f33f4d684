"""The set-up changes while people gather: seats, options, hints and clock; nobody loses a seat by it."""

from typing import Any

import pytest

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import commands, events
from megapolis.server.domain.commands import FromPerson
from megapolis.server.domain.events import Clock
from megapolis.server.domain.load import load_table
from megapolis.server.domain.snapshot import table_info
from megapolis.server.domain.table import PLAYING, Table
from server.builders import NOW, a_table, command, message, tell


def set_up(**fields: Any) -> commands.Message:
    return message(commands.SetUp, **{"players": 2, **fields})


def refused(table: Table, given: commands.Message, person: int = 0) -> str:
    with pytest.raises(MegapolisError) as error:
        command(table, FromPerson(person, given))
    return error.value.reason.key


def test_the_host_changes_everything_that_people_see() -> None:
    table = a_table(started=False, first=0, second=1)
    after = tell(table, set_up(players=3, options={"powers": True}, hints=False, clock=Clock(game=600)))
    info = table_info(after)
    assert (info.players, info.options["powers"], info.hints, info.clock.game) == (3, True, False, 600)
    assert [seat.person for seat in after.seats] == [0, 1, None]
    assert after.talk[-1].key == "table-notice-arranged"
    assert table_info(table).players == 2, "the table before is as it was"
    started = tell(tell(after, message(commands.SeatBot, seat=2, level="greedy")), message(commands.Start))
    assert started.status == PLAYING
    assert started.state.setup.options["powers"]
    assert started.clocks.left == [600] * 3


def test_a_stored_change_is_read_back() -> None:
    table = a_table(started=False, first=0, greedy=1)
    arranged = events.Arranged(1, {"objectives": True}, True, Clock())
    log = [(events.Joined(0, "Ann", "key"), NOW), (events.Sat(0, 0), NOW), (arranged, NOW)]
    again = load_table(table.spec, log)
    assert (len(again.seats), again.setup.options["objectives"]) == (1, True)


def test_seats_go_with_their_bots_but_not_with_people() -> None:
    assert len(tell(a_table(started=False, first=0, greedy=1), set_up(players=1)).seats) == 1
    assert refused(a_table(started=False, first=0, second=1), set_up(players=1)) == "table-seat-taken"


def test_what_cannot_be_played_is_refused() -> None:
    table = a_table(started=False, first=0, second=1)
    assert refused(table, set_up(players=9)) == "error-players"
    assert refused(table, set_up(options={"no such": True})) == "error-unknown-option"
    assert refused(table, set_up(clock=Clock(then="?"))) == "table-malformed"
    assert refused(table, set_up(), person=1) == "table-host-only"
    assert refused(a_table(first=0, second=1), set_up()) == "table-not-while-playing"
    fixed = a_table(started=False, spec={"start": "next_station/1 players=2"}, first=0, second=1)
    assert refused(fixed, set_up()) == "table-start-fixed"
