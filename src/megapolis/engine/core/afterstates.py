"""The positions a seat can reach next, as observation rows for a value network or its trainer.

They follow the seat's own actions, single ones or whole turns, and stop before chance. What others do at the same time,
unseen, is left out (`State.isolate`). The baseline of a position is the value that the game's heuristics give it, in
points: those of the seat, or its margin.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from megapolis.engine.core.heuristics import Heuristics, margin, play_turn
from megapolis.engine.core.observation import Observer, blank_rows
from megapolis.engine.core.state import State


@final
class Afterstates:
    """The positions reached, one place each: those of the first look, then those of the next."""

    def __init__(
        self, observer: Observer, heuristics: Heuristics, width: i64, count: i64, leads: bool, rows: vec[i16]
    ) -> None:
        self.observer = observer
        self.heuristics = heuristics
        # How many numbers of an observation a row has.
        self.width = width
        # Where a turn has several actions: how many candidates for it are followed. 0: every single action.
        self.count = count
        # Whether baselines are margins: the best rival's subtracted from the seat's own.
        self.leads = leads
        self.states: list[State] = []
        self.seats = vec[i64]()
        self.paths: list[vec[i64]] = []
        self.starts = vec[i64]([0])
        self.baselines = vec[float]()
        self.over = vec[u8]()
        # Where rows are written, as long as there is room enough.
        self.rows = rows

    def look(self, state: State, seat: i64) -> None:
        """Add what the seat can reach from a position that awaits it alone (`State.isolate`)."""
        if self.count == 0:
            for action in state.legal_actions(seat):
                self.reach(state.clone(), seat, vec[i64]([action]))
        else:
            for candidate in self.heuristics.candidates(state, seat, self.count):
                self.reach(state.clone(), seat, candidate.actions)
        self.starts = append(self.starts, i64(len(self.states)))

    def reach(self, state: State, seat: i64, path: vec[i64]) -> None:
        """Play a path and add its end; where whole turns are followed, the prior plays the rest of the turn."""
        if self.count > 0:
            path = play_turn(self.heuristics, state, seat, path)
        else:
            state.play(seat, path[0])
        self.states.append(state)
        self.seats = append(self.seats, seat)
        self.paths.append(path)
        baseline = margin(self.heuristics, state, seat) if self.leads else self.heuristics.baseline(state, seat)
        self.baselines = append(self.baselines, baseline)
        self.over = append(self.over, u8(1) if state.awaited() == 0 else u8(0))

    def write(self) -> i64:
        """Write the row of every position as its seat sees it; answer how many there are."""
        count = i64(len(self.states))
        if count == 0:
            return 0
        width = self.width
        length = self.observer.length(self.states[0].seats)
        # A row of a larger table runs over the place of the next, which is written after it; the last needs the room.
        room: i64 = count * width + length
        if i64(len(self.rows)) < room:
            # More than asked, so that this happens seldom.
            self.rows = blank_rows(room + (room >> 2))
        rows = self.rows
        for at in range(count):
            self.observer.observe(self.states[at], self.seats[at], rows, at * width)
            for i in range(at * width + length, (at + 1) * width):
                rows[i] = 0
        return count
