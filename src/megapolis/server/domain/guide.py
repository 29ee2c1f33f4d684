"""First games at a table: where their learner is, what the script says next, how one moves through its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from megapolis.engine.first_game import LEARNER, FirstGame, Progress
from megapolis.server.domain import events
from megapolis.server.domain.events import Pair
from megapolis.server.domain.table import PLAYING, Table
from megapolis.server.errors import Refused

if TYPE_CHECKING:
    from megapolis.server.domain.decide import Draft


def opening_entries(first: FirstGame) -> list[Pair]:
    """What is played at a new table before its first step, up to the last move that is made for the learner."""
    log = first.begin("").log
    count = max((at + 1 for at, entry in enumerate(log) if entry.actor == LEARNER), default=0)
    return [(actor, action) for actor, action in log[:count]]


def progress_at(table: Table) -> Progress | None:
    """Where the learner of a first game is; None where nobody is taught, or no longer."""
    first = table.first_game
    if first is None or table.status != PLAYING or table.match is None or table.frozen:
        return None
    return first.progress(table.match.log, table.steps_seen)


def scripted_action(table: Table, seat: int) -> int | None:
    """What the script of a first game says that a bot does now; None where the bot decides."""
    first = table.first_game
    if first is None or table.match is None:
        return None
    return first.answer(table.state, seat, table.match.log)


def see_step(draft: Draft, step: int) -> None:
    """The learner has done what a step asked for that changes nothing at the table, or leaves it out."""
    if require_progress(draft.table).step != step:
        raise Refused("table-stale")
    draft.add(events.Guided(step + 1))


def end_guide(draft: Draft) -> None:
    """The learner wants to hear no more."""
    require_progress(draft.table)
    first = draft.table.first_game
    assert first is not None
    draft.add(events.Guided(len(first.steps)))


def steps_to_take_back(draft: Draft) -> int:
    """How many moves the learner takes back who goes one step back; what they have seen is set to that step."""
    table, progress = draft.table, require_progress(draft.table)
    first, match = table.first_game, table.match
    assert first is not None
    assert match is not None
    count, seen = first.moves_back(match.log, progress)
    draft.add(events.Guided(seen))
    return count


def require_progress(table: Table) -> Progress:
    """Where the learner is, if there is anything left to learn."""
    progress = progress_at(table)
    if progress is None:
        raise Refused("table-nothing-to-learn")
    return progress
