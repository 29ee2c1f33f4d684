"""Numbers of actions in a stored log: those of the rules that the game began with, whatever the rules are now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace

from megapolis.engine.actions import ActionSpace
from megapolis.engine.game import Game
from megapolis.server.domain import events
from megapolis.server.domain.events import Event, Pair

Renumber = Callable[[int], int]


class Numbering:
    """Translates events between the stored numbers of a table and the numbers that the rules use today."""

    def __init__(self, game: Game, rules: int) -> None:
        stored = game.earlier[rules].actions if rules in game.earlier else None
        self._stored: ActionSpace | None = stored
        """The table of actions that the log was begun with; None where it is that of today."""
        self._today = game.actions

    def read(self, event: Event) -> Event:
        """A stored event in the numbers of today."""
        return event if self._stored is None else _renumber(event, partial(self._stored.renumber, other=self._today))

    def write(self, event: Event) -> Event:
        """An event as it is stored."""
        return event if self._stored is None else _renumber(event, partial(self._today.renumber, other=self._stored))


def _renumber(event: Event, number: Renumber) -> Event:
    if isinstance(event, events.Started):
        return replace(event, entries=_pairs(event.entries, number))
    if isinstance(event, events.Acted):
        return replace(event, action=number(event.action), entries=_pairs(event.entries, number))
    if isinstance(event, events.Corrected):
        return replace(event, action=number(event.action))
    return event


def _pairs(entries: Iterable[Pair], number: Renumber) -> list[Pair]:
    return [(actor, number(action)) for actor, action in entries]
