"""Matches from their logs: as they were entered, and with an entry corrected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from megapolis.engine.match import Match
from megapolis.engine.notation import from_text
from megapolis.engine.setup import Setup
from megapolis.server.domain.events import Pair


def match_from(setup: Setup, start: str) -> Match:
    """A new match, from a position written as text unless the text is empty."""
    return Match(setup, start=from_text(setup.game, start, setup.data) if start else None)


def replay(setup: Setup, start: str, entries: Iterable[Pair]) -> Match:
    """A new match with these entries played; `IllegalMove` if one is not possible."""
    match = match_from(setup, start)
    for actor, action in entries:
        match.play(actor, action)
    return match


REPLACED, OUT, IN = "", "out", "in"
"""How a log is corrected: an entry says something else, is taken out, or another one is put in before it."""


def correct_log(log: Sequence[Pair], place: int, action: int, dropped: int = 0, how: str = REPLACED) -> list[Pair]:
    """A log with one entry corrected, without its last `dropped` entries."""
    entries: list[Pair] = [] if how == OUT else [(log[place][0], action)]
    return [*log[:place], *entries, *log[place if how == IN else place + 1 : len(log) - dropped]]
