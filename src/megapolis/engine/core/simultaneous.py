"""Rounds in which all seats act at the same time, each on its own sheet, unseen by the others until all are done.

This is what flip-and-write games have in common. Until the last seat is done, others see a seat's sheet as it was when
the round began, and whether the seat is done; then all sheets are revealed together. In a solo game nothing is hidden.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit
from megapolis.engine.core.record import Owned, Record
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import AT_REVEAL, CHANCE, State
from megapolis.engine.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSheet(Record, ABC):
    """One seat's sheet. Positions share sheets, so clone one before changing it."""


S = TypeVar("S", bound=SeatSheet)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(State, Generic[S]):
    """A position with one sheet per seat, and what everybody sees."""

    sheets: Owned[list[S]]
    before: list[S]
    """The sheets as they were when this round began: others see these until the round is over."""
    waiting: i64 = 0
    """The seats that are not done, one bit each."""
    clock: i64 = 0
    """The number of reveals so far."""

    def __init__(self, setup: Setup, sheets: list[S], before: list[S]) -> None:
        super().__init__(setup)
        self.sheets = sheets
        self.before = before

    @abstractmethod
    def clone(self) -> Simultaneous[S]: ...

    @abstractmethod
    def act(self, seat: i64, action: i64) -> None:
        """Play an action of an awaited seat; an action that ends its round removes it from `waiting`."""

    def await_everybody(self) -> None:
        """Begin a round in which all seats are awaited."""
        self.waiting = bit(self.seats) - 1
        if self.seats > 1:
            self.before = self.sheets[:]

    def end_round(self) -> None:
        """End the round, when everybody is done: reveal what was hidden."""
        self.clock += 1
        if self.seats > 1:
            self.before = []

    def phase(self) -> i64:
        return self.clock

    def hidden(self, seat: i64, other: i64) -> bool:
        """Whether `seat` (-1: an onlooker) does not know yet what `other` did in this round."""
        return seat != other and self.waiting != 0 and self.seats > 1

    def visible_sheet(self, seat: i64, other: i64) -> S:
        """The sheet of `other` as `seat` (-1: an onlooker) may see it."""
        return self.before[other] if self.hidden(seat, other) else self.sheets[other]

    def visible_action(self, seat: i64, actor: i64, action: i64) -> i64:
        # Others learn of it when the round is over. A solo game has only onlookers, from whom nothing need be hidden.
        return AT_REVEAL if actor not in (CHANCE, seat) and self.seats > 1 else action

    def determinize(self, seat: i64, rng: Rng) -> State:
        state = self.clone()
        if not self.waiting or self.seats == 1:
            return state
        for other in range(self.seats):
            if other == seat:
                continue
            state.sheets[other] = self.before[other]
            if not self.waiting >> other & 1:
                # It has acted in a way that this seat cannot know, so it acts at random. That cannot end the round,
                # because somebody is still awaited.
                state.waiting |= bit(other)
                actions = ActionList()
                while state.waiting >> other & 1:
                    actions.clear()
                    state.add_legal(other, actions)
                    state.act(other, actions.draw(rng))
        return state

    def isolate(self, seat: i64, rng: Rng) -> State:
        state = self.rewind_others(seat, rng)
        if self.waiting and self.seats > 1:
            state.waiting = bit(seat)
        return state

    def rewind_others(self, seat: i64, rng: Rng) -> Simultaneous[S]:
        state = self.clone()
        if self.waiting and self.seats > 1:
            for other in range(self.seats):
                if other != seat:
                    state.sheets[other] = self.before[other]
                    state.waiting |= bit(other)
        return state
