"""A position as a row of numbers, for programs that learn: what one seat may know of it, and nothing more.

A row consists of named slices, the same for all options of a game. First come those of the whole table, then a block
for each seat: the viewer's own first, the others in table order. So the row of a smaller table is the beginning of the
row of a larger one. Every number is a small integer between its slice's `low` and `high`, and 0 where it does not
apply. docs/observations.md is generated from the declarations.

The plain functions that write numbers are the reference. Where compiled code calls `see_bits`, `see_one`, `see_number`,
`clear_numbers`, `copy_numbers` and `copy_bytes`, tools/compile.py puts a few instructions in their place.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from megapolis.engine.core.bitset import bit, lowest_bit
from megapolis.engine.core.record import Record
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


@final
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


@final
class Blocks:
    """The blocks of seats as they were written last, to be used again: one for each seat of each of `games` games."""

    def __init__(self, observer: Observer, games: i64, seats: i64) -> None:
        self.seats = seats
        self.size = observer.seat_size
        count: i64 = games * seats if observer.has_lasting_blocks else 0
        self.numbers = blank_rows(count * self.size)
        # What each block shows; None if it is to be written anew.
        self.shown: list[Record | None] = [None] * int(count)

    def forget(self, game: i64) -> None:
        """Write all blocks of a game anew, because another game has taken its place."""
        if self.shown:
            for seat in range(game * self.seats, (game + 1) * self.seats):
                self.shown[seat] = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes rows for one game; a subclass writes the table's part and a seat's block.

    Where what a block shows can last for many positions, the subclass has `lasting` and `see_passing`, too.
    """

    def __init__(self, table: Layout, seat: Layout, has_lasting_blocks: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.has_lasting_blocks = has_lasting_blocks
        self.table_size: i64 = table.size
        self.seat_size: i64 = seat.size

    def length(self, players: i64) -> i64:
        """How many numbers a row has at a table with this many players."""
        return self.table_size + players * self.seat_size

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the row of a seat into `out`, starting at `at`."""
        clear_numbers(out, at, self.length(state.seats))
        self.see(state, seat, out, at)

    def see(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Like `observe`, but `out` must hold only zeros there."""
        seats = state.seats
        self.see_table(state, seat, out, at)
        at += self.table_size
        for step in range(seats):
            self.see_seat(state, seat, (seat + step) % seats, out, at)
            at += self.seat_size

    def observe_again(self, state: State, seat: i64, out: vec[i16], at: i64, blocks: Blocks, game: i64) -> None:
        """Like `observe`, for the next position of one of several games: blocks that have not changed are copied."""
        if not self.has_lasting_blocks:
            self.observe(state, seat, out, at)
            return
        seats, size = state.seats, self.seat_size
        clear_numbers(out, at, self.table_size)
        self.see_table(state, seat, out, at)
        at += self.table_size
        for step in range(seats):
            other: i64 = (seat + step) % seats
            place: i64 = game * seats + other
            lasting = self.lasting(state, seat, other)
            if lasting is not None and lasting is blocks.shown[place]:
                copy_numbers(out, at, blocks.numbers, place * size, size)
                self.see_passing(state, seat, other, out, at)
            else:
                clear_numbers(out, at, size)
                self.see_seat(state, seat, other, out, at)
                if lasting is not None:
                    blocks.shown[place] = lasting
                    copy_numbers(blocks.numbers, place * size, out, at, size)
            at += size

    def lasting(self, state: State, viewer: i64, seat: i64) -> Record | None:
        """The record whose numbers the block of a seat shows, if nothing can change it any more; otherwise None."""
        return None

    def see_passing(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        """Write anew the numbers of a block that can change although the record that it shows does not."""

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


def clear_numbers(out: vec[i16], at: i64, count: i64) -> None:
    """Write `count` zeros."""
    for place in range(at, at + count):
        out[place] = 0


def copy_numbers(out: vec[i16], at: i64, source: vec[i16], start: i64, count: i64) -> None:
    """Copy `count` numbers from one vec to another."""
    for step in range(count):
        out[at + step] = source[start + step]


def copy_bytes(out: vec[i16], at: i64, source: vec[u8], start: i64, count: i64) -> None:
    """Copy `count` small numbers from a vec of bytes."""
    for step in range(count):
        out[at + step] = i16(source[start + step])


def see_bits(out: vec[i16], at: i64, members: i64) -> None:
    """Write a 1 for each member of a set."""
    while members:
        out[at + lowest_bit(members)] = 1
        members &= members - 1


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
