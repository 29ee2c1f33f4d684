"""Stored logs keep the numbers of the rules that their game began with."""

from dataclasses import replace

from megapolis.engine.actions import ActionSpace
from megapolis.engine.game import Earlier
from megapolis.games.next_station import GAME
from megapolis.server.domain import events
from megapolis.server.domain.events import Event
from megapolis.server.domain.numbering import Numbering

REVERSED = ActionSpace.parse(";".join(reversed(str(GAME.actions).split(";"))))
CHANGED = replace(GAME, rules=3, earlier={1: Earlier(actions=REVERSED), 2: Earlier()})
DRAW = GAME.actions["draw"](7)


def test_a_log_of_an_earlier_version_is_renumbered_both_ways() -> None:
    numbering = Numbering(CHANGED, 1)
    old = REVERSED["draw"](7)
    assert old != DRAW
    pairs: list[tuple[Event, Event]] = [
        (events.Started([(-1, old)]), events.Started([(-1, DRAW)])),
        (events.Acted(1, old, [(-1, old)]), events.Acted(1, DRAW, [(-1, DRAW)])),
        (events.Corrected(4, old), events.Corrected(4, DRAW)),
        (events.Undone(1), events.Undone(1)),
    ]
    for stored, today in pairs:
        assert numbering.read(stored) == today
        assert numbering.write(today) == stored


def test_where_no_number_has_moved_nothing_is_touched() -> None:
    event = events.Acted(0, DRAW)
    for rules in (2, 3):
        assert Numbering(CHANGED, rules).read(event) is event
        assert Numbering(CHANGED, rules).write(event) is event
