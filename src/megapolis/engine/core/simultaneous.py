"""Rounds in which every seat acts at once on a sheet of its own, unseen by the others until all are done.

What flip-and-write games have in common. Until the last seat is done, others see a seat's sheet as it stood when the
round began, and whether it is done; then everything is revealed together. Alone there is nobody to hide from.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.bitset import bit
from megapolis.engine.core.record import Owned, Record
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import AT_REVEAL, CHANCE, State
from megapolis.engine.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSheet(Record, ABC):
    """One seat's sheet, which nobody changes while another position holds it."""


S = TypeVar("S", bound=SeatSheet)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(State, Generic[S]):
    """A position: what everybody sees, and a sheet for each seat."""

    sheets: Owned[list[S]]
    before: list[S]
    """The sheets as they stood when this round began: what others see until it is over."""
    waiting: i64 = 0
    """The seats that are not done, one bit each."""
    clock: i64 = 0
    """How often something was revealed."""

    def __init__(self, setup: Setup, sheets: list[S], before: list[S]) -> None:
        super().__init__(setup)
        self.sheets = sheets
        self.before = before

    @abstractmethod
    def clone(self) -> Simultaneous[S]: ...

    @abstractmethod
    def act(self, seat: i64, action: i64) -> None:
        """Plays an action of a seat that is awaited; what ends its round takes it out of `waiting`."""

    def await_everybody(self) -> None:
        """Begin a round."""
        self.waiting = bit(self.seats) - 1
        if self.seats > 1:
            self.before = self.sheets[:]

    def end_round(self) -> None:
        """Everybody is done: what was hidden is revealed."""
        self.clock += 1
        if self.seats > 1:
            self.before = []

    def phase(self) -> i64:
        return self.clock

    def hidden(self, seat: i64, other: i64) -> bool:
        """Whether `other`'s doings in this round are not yet known to `seat` (-1: an onlooker)."""
        return seat != other and self.waiting != 0 and self.seats > 1

    def shown(self, seat: i64, other: i64) -> S:
        """The sheet of `other` as `seat` (-1: an onlooker) may see it."""
        return self.before[other] if self.hidden(seat, other) else self.sheets[other]

    def visible_action(self, seat: i64, actor: i64, action: i64) -> i64:
        # What others do is known when the round is over; nobody plays against a solo player's onlookers.
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
                # It has acted, nobody knows how: somebody is still awaited, so its playing cannot end the round.
                state.waiting |= bit(other)
                while state.waiting >> other & 1:
                    actions = state.legal_actions(other)
                    state.act(other, actions[rng.below(i64(len(actions)))])
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
