"""What a seat has seen happen since a line of its log, step by step, to be shown again."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from megapolis.engine.core.state import State
from megapolis.engine.match import LogView
from megapolis.server.domain.picture import Line, Score
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator

MAX_STEPS = 40
"""How many steps are shown again at most: the last ones."""


class RecapStep(msgspec.Struct, frozen=True):
    """What the seat was told at once, and what it saw then."""

    log: list[Line]
    view: Any
    """The position as the seat saw it: the game's own type."""
    points: list[int]
    """The points of every seat, as far as this one could know them."""


class Recap(msgspec.Struct, frozen=True):
    """What a seat has seen since a line of its log. The first step has no lines: it is how things stood before."""

    lines: int
    """How many lines the log had before the first of these."""
    steps: list[RecapStep]
    before: list[Score]
    """The seat's own score sheet before the first of these."""


def recap(table: Table, seat: int, since: int, language: str) -> Recap:
    """What a seat has seen since its log had so many lines.

    Only moments at which the seat was told something are steps, so that nobody can count the hidden steps of others.
    """
    match = table.match
    assert match is not None
    log, state = LogView(seat), match.state_at(0)
    moments: deque[tuple[int, State]] = deque([(0, state.clone())], MAX_STEPS + 1)
    for place, entry in enumerate(match.log):
        log.replay(state, [entry], place)
        if len(log.lines) > moments[-1][0]:
            if len(log.lines) <= since:
                moments.clear()
            moments.append((len(log.lines), state.clone()))
    translator = Translator(table, language)
    lines = translator.lines(log)
    first, start = moments[0]
    starts = [first, *(count for count, _ in moments)]
    return Recap(
        first,
        [
            RecapStep(lines[before:count], table.game.show.view(then, seat), _points(then, seat))
            for before, (count, then) in zip(starts, moments, strict=False)
        ],
        translator.sheet(start.visible_score(seat, seat)),
    )


def _points(state: State, viewer: int) -> list[int]:
    """The points of every seat as a viewer could know them; all of them once the game is over."""
    if state.is_over():
        return state.scores()
    return [sum(line.points for line in state.visible_score(viewer, seat)) for seat in range(state.setup.players)]
