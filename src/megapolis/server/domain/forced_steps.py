"""Steps without a choice: the table plays them for people, and undo passes over them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import LogEntry, Match
from megapolis.server.domain import events

if TYPE_CHECKING:
    from megapolis.server.domain.decide import Draft
    from megapolis.server.domain.table import Table


class Stamp(NamedTuple):
    """When an entry of the log was played, and whether the table played it by itself."""

    at: float
    forced: bool = False


class Stamps(list[Stamp]):
    """The stamps of a log, entry by entry."""

    def copy(self) -> Stamps:
        """An independent copy."""
        return Stamps(self)

    def follow(self, log: list[LogEntry], at: float) -> None:
        """Stamp the entries that are new, and forget those that are gone from the end."""
        del self[len(log) :]
        self.extend([Stamp(at)] * (len(log) - len(self)))

    def undo(self, match: Match, seat: int, *, fair: bool) -> None:
        """Take back the last step of a seat, or raise `NoUndo`; forget when it was played."""
        last = next((place for place in reversed(range(len(match.log))) if match.log[place].actor == seat), -1)
        match.undo(seat, fair=fair)
        del self[last]
        del self[len(match.log) :]


def is_last_forced(table: Table, seat: int) -> bool:
    """Whether the last step of a seat was played for it."""
    return next(_own_steps(table, seat), Stamp(0)).forced


def _own_steps(table: Table, seat: int) -> Iterator[Stamp]:
    """The steps of a seat, the last first."""
    log = [] if table.match is None else table.match.log
    pairs = zip(reversed(log), reversed(table.stamps), strict=True)
    return (stamp for entry, stamp in pairs if entry.actor == seat)


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat has a step to take back: its own choice, fairly, or with nobody else at the table to ask."""
    assert table.match is not None
    left = table.fair[seat]
    if table.has_one_player() and table.steps[seat] > 0:
        left = len(table.match.log)
    return any(not stamp.forced for stamp in islice(_own_steps(table, seat), left))


def play_forced(draft: Draft) -> None:
    """Play for the people who are awaited and have no choice, if anything has changed.

    Whoever takes a step back sees what is asked there, even if there is one answer.
    """
    table = draft.after
    # With a physical box people make every step themselves, and whoever learns a game should see each of them.
    if not table.game.forced or table.spec.companion or table.spec.first_game:
        return
    while draft.events and not isinstance(draft.events[-1], events.Undone | events.TakenBack):
        step = _next_step(table)
        if step is None:
            return
        draft.events.append(table.play_action(*step, draft.now, forced=True))


def _next_step(table: Table) -> tuple[int, int] | None:
    """A seat of a person and the only thing that it can do, if its turn goes on and nothing can less be taken back."""
    for seat in [] if table.frozen else table.people_awaited():
        legal = table.state.legal_actions(seat)
        if len(legal) > 1 or table.game.actions.verb(int(legal[0])).name not in table.game.forced:
            continue
        after = table.state.clone()
        after.play(seat, legal[0])
        goes_on = after.awaited() != CHANCE and seat in after.actors()
        if goes_on and (after.phase() == table.state.phase() or not table.fair[seat]):
            return seat, int(legal[0])
    return None
