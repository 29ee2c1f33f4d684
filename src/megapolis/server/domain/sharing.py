"""What partners show each other before a move is made: told to everybody at the table, and never part of its log."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.state import State
from megapolis.engine.errors import IllegalMove
from megapolis.server.domain.commands import Point, Try
from megapolis.server.domain.diff import ServerMessage
from megapolis.server.domain.gains import worth
from megapolis.server.domain.picture import ScoreChange, Words
from megapolis.server.domain.requirements import require_own_seat, require_status
from megapolis.server.domain.table import PLAYING, Table
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import Refused


class Trial(ServerMessage, frozen=True, tag="trial"):
    """What another seat tries with something that lies open (null: nothing any more), and what that would bring.

    It has no version, is not kept, and says nothing about a hand.
    """

    seat: int
    action: dict[str, str | int] | None
    words: Words | None
    points: int | None
    changes: list[ScoreChange]


class Pointed(ServerMessage, frozen=True, tag="pointed"):
    """What a partner says to a trial: `yes`, `no`, or `here`, with an action to try instead and what it would bring."""

    seat: int
    answer: str
    action: dict[str, str | int] | None
    words: Words | None
    points: int | None


class Shown(msgspec.Struct, frozen=True):
    """A trial ("" is no answer) or an answer to one, as workers tell each other of it."""

    seat: int
    action: dict[str, str | int] | None
    answer: str = ""


def shown_by(table: Table, person: int | None, message: Try | Point) -> Shown:
    """What a person shows their partners; refused where it is not possible."""
    require_status(table, PLAYING)
    seat = require_own_seat(table, person, message.seat)
    shown = Shown(seat, message.action, message.answer if isinstance(message, Point) else "")
    return msgspec.structs.replace(shown, action=news_of(table, shown).action)


def news_of(table: Table, shown: Shown, language: str = "") -> Trial | Pointed:
    """What everybody else is told; refused where the position has changed meanwhile, or never allowed it."""
    sharing, state = table.game.show.sharing, table.state
    position = None if sharing is None or table.frozen else sharing.pointing(state)
    if position is None:
        raise Refused("table-not-shared")
    translator = Translator(table, language)
    if shown.answer:
        return _point(table, position, shown, translator)
    if shown.action is None:
        return Trial(shown.seat, None, None, None, [])
    action = table.game.actions.number(shown.action, table.labels)
    if reason := state.why_not(shown.seat, action):
        raise IllegalMove(reason)
    move = translator.move(state, shown.seat, action)
    points = worth(state, shown.seat, action)
    return Trial(shown.seat, move.action, move.words, points, translator.changes(state, shown.seat, action))


def _point(table: Table, position: State, shown: Shown, translator: Translator) -> Pointed:
    if (shown.action is None) == (shown.answer == "here"):
        raise Refused("table-not-shared")
    if shown.action is None:
        return Pointed(shown.seat, shown.answer, None, None, None)
    actor = position.actors()[0]
    action = table.game.actions.number(shown.action, table.labels)
    if reason := position.why_not(actor, action):
        raise IllegalMove(reason)
    move = translator.move(position, actor, action)
    return Pointed(shown.seat, shown.answer, move.action, move.words, worth(position, actor, action))
