"""A position of Megalopolis as its network reads it: all that an observation says, and the outlook of every seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.core.observation import Layout, Observer, see_number
from megapolis.engine.core.state import State
from megapolis.games.megalopolis.bots import observe
from megapolis.games.megalopolis.bots.estimate import outlook
from megapolis.games.megalopolis.bots.observe import MegalopolisObserver
from megapolis.games.megalopolis.rules.box import UNIT
from megapolis.games.megalopolis.rules.state import Megalopolis

MOST: Final[i64] = 4000
"""Forty millions, in units of 10 000."""


def with_outlook() -> Layout:
    """The numbers of a seat in an observation, and the outlook behind them."""
    layout = Layout()
    for each in observe.SEAT.slices:
        layout.add(each.name, each.about, *each.shape, high=each.high, low=each.low)
    layout.add("outlook", "what the seat is likely to end up with", high=int(MOST), low=-int(MOST))
    return layout


OUTLOOK: Final[i64] = observe.SEAT.size


@final
class MegalopolisLook(Observer):
    """An observation, and the outlook of every seat by landing odds and rents."""

    def __init__(self) -> None:
        super().__init__(observe.TABLE, with_outlook())
        self.observer = MegalopolisObserver()

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        self.observer.see_table(state, viewer, out, at)

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Megalopolis)
        self.observer.see_seat(state, viewer, seat, out, at)
        see_number(out, at + OUTLOOK, i64(int(outlook(state, seat))) // UNIT, MOST)
