"""A position as a row of numbers, for programs that learn: what one seat may know of it, and nothing more.

A row consists of named slices, the same for all options of a game. First come those of the whole table, then a block
for each seat: the viewer's own first, the others in table order. So the row of a smaller table is the beginning of the
row of a larger one. Every number is a small integer between its slice's `low` and `high`, and 0 where it does not
apply. docs/observations.md is generated from the declarations.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from megapolis.engine.core.bitset import PLACE, bit, lowest_bit
from megapolis.engine.core.state import State


class Slice(NamedTuple):
    """Consecutive numbers of a row that belong together."""

    name: str
    offset: int
    shape: tuple[int, ...]
    low: int
    high: int
    about: str

    @property
    def size(self) -> int:
        """How many numbers the slice has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout:
    """A sequence of slices."""

    def __init__(self) -> None:
        self.slices: list[Slice] = []
        self.size: i64 = 0

    def add(self, name: str, about: str, *shape: int, high: int = 1, low: int = 0) -> i64:
        """Declare the next slice (no shape: one number). Return where it begins."""
        offset = self.size
        added = Slice(name, int(offset), shape or (1,), low, high, about)
        self.slices.append(added)
        self.size += i64(added.size)
        return offset


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes rows for one game; a subclass writes the table's part and a seat's block."""

    def __init__(self, table: Layout, seat: Layout) -> None:
        self.table = table
        self.seat = seat
        self.table_size: i64 = table.size
        self.seat_size: i64 = seat.size

    def length(self, players: i64) -> i64:
        """How many numbers a row has at a table with this many players."""
        return self.table_size + players * self.seat_size

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the row of a seat into `out`, starting at `at`."""
        for i in range(at, at + self.length(state.seats)):
            out[i] = 0
        self.see(state, seat, out, at)

    def see(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Like `observe`, but `out` must hold only zeros there."""
        seats = state.seats
        self.see_table(state, seat, out, at)
        at += self.table_size
        for step in range(seats):
            self.see_seat(state, seat, (seat + step) % seats, out, at)
            at += self.seat_size

    @abstractmethod
    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write the part about the whole table; all its numbers are 0 before."""

    @abstractmethod
    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the block of a seat as the viewer may know it; all its numbers are 0 before."""

    def slices(self, players: int) -> list[Slice]:
        """All slices of a row; those of seats are called `seat0.…` (the viewer), `seat1.…` (the next) and so on."""
        out = list(self.table.slices)
        for step in range(players):
            start = int(self.table_size) + step * int(self.seat_size)
            for each in self.seat.slices:
                out.append(each._replace(name=f"seat{step}.{each.name}", offset=start + each.offset))
        return out


def row_of(observer: Observer, state: State, seat: int) -> vec[i16]:
    """A new row, for a single position. To write many rows, keep a buffer and call `observe`."""
    out = blank_rows(observer.length(state.seats))
    observer.see(state, i64(seat), out, 0)
    return out


def blank_rows(size: i64) -> vec[i16]:
    """Room for rows: a vec of zeros."""
    out = vec[i16](capacity=size)
    for _place in range(size):
        out = append(out, i16(0))
    return out


def see_bits(out: vec[i16], at: i64, members: i64) -> None:
    """Write a 1 for each member of a set."""
    places = PLACE
    while members:
        # `lowest_bit`, inlined, because most of a row is written here.
        first = members & -members
        out[at + places[first % 67]] = 1
        members ^= first


def see_one(out: vec[i16], at: i64, which: i64, count: i64) -> None:
    """Write a 1 at one of `count` places; nothing for -1."""
    if which >= 0 and which < count:
        out[at + which] = 1


def see_number(out: vec[i16], at: i64, value: i64, high: i64) -> None:
    """Write a number, clipped to `high` in both directions."""
    out[at] = i16(min(max(value, -high), high))


def seats_from(viewer: i64, seats: i64, members: i64) -> i64:
    """A set of seats, renumbered so that the viewer's own is 0."""
    out: i64 = 0
    while members:
        out |= bit((lowest_bit(members) - viewer) % seats)
        members &= members - 1
    return out


def seat_from(viewer: i64, seats: i64, seat: i64) -> i64:
    """A seat, renumbered so that the viewer's own is 0; -1 for none."""
    if seat < 0:
        return -1
    return (seat - viewer) % seats
