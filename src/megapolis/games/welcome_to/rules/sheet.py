"""One player's board: houses, fences, tracks, and where the player stands in the running turn.

A sheet belongs to one position, which alone may change it; positions that share it copy it first (`WelcomeTo.mine`).
So a clone is a handful of references, and what a seat had when the round began is simply the sheet it had then.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.simultaneous import SeatSheet
from megapolis.games.welcome_to.rules.side import NUMBERS, SIZES, Side

# Where a seat stands within its turn.
CHOOSING: Final[i64] = 0
"""Which number and action to use, or a refusal."""
WRITING: Final[i64] = 1
"""Which house gets the number, or first by how much a temp agency shifts it."""
SHIFTED: Final[i64] = 2
"""Which house gets the number that the temp agency made."""
ACTING: Final[i64] = 3
"""The number is written; the action may be used."""
PLANNING: Final[i64] = 4
"""Number and action are over; plans may be approved."""
PAYING: Final[i64] = 5
"""Which estates pay for the plan that is being approved."""
GIVING: Final[i64] = 6
"""Solo, after a refusal: which card the competitor gets."""

FIELD: Final[i64] = 7
"""Bits of a counter: six of them, one for each estate size, make a number. The top bit of each stays free."""
GUARD: Final[i64] = 0b1000000_1000000_1000000_1000000_1000000_1000000


def enough(have: i64, need: i64) -> bool:
    """Whether every one of six packed counters reaches what is needed."""
    return (((have | GUARD) - need) & GUARD) == GUARD


def first_stretch(plots: i64) -> i64:
    """Of a set of plots in one street, the first ones that stand side by side."""
    return plots & ~(plots + (plots & -plots))


class Sheet(SeatSheet):
    """A board. Its sets of plots and gaps are explained in `side.py`."""

    def __init__(
        self,
        fits: vec[i64],
        written: vec[i64],
        filled: i64,
        bis: i64,
        roundabouts: i64,
        fences: i64,
        used: i64,
        pools: i64,
        parks: i64,
        columns: i64,
        temps: i64,
        refusals: i64,
        approved: i64,
        plan_points: i64,
        complete: i64,
        free: i64,
        stage: i64,
        number_slot: i64,
        action_slot: i64,
        number: i64,
        house: i64,
        built: i64,
        plan: i64,
        need: i64,
        paid: i64,
        street: i64,
    ) -> None:
        # For each number 0-17: the plots it may be written on; the plots that bear it.
        self.fits = fits
        self.written = written
        self.filled = filled
        self.bis = bis
        self.roundabouts = roundabouts
        self.fences = fences
        # Plots of estates that have paid for a plan; plots with a built pool.
        self.used = used
        self.pools = pools
        # Crossed cells: four bits a street, four bits an estate size.
        self.parks = parks
        self.columns = columns
        self.temps = temps
        self.refusals = refusals
        # The approved plans, a bit each, and what they brought, eight bits each.
        self.approved = approved
        self.plan_points = plan_points
        # How many complete estates of each size there are, and how many of them have not paid for a plan.
        self.complete = complete
        self.free = free
        # The running turn: slots of the chosen number and action, the number to write, the house it went to, the
        # roundabouts built; the plan being approved, sizes and plots of its estates, its street (-1: open).
        self.stage = stage
        self.number_slot = number_slot
        self.action_slot = action_slot
        self.number = number
        self.house = house
        self.built = built
        self.plan = plan
        self.need = need
        self.paid = paid
        self.street = street

    def copy(self) -> Sheet:
        """A sheet of one's own."""
        return Sheet(
            self.fits[:],
            self.written[:],
            self.filled,
            self.bis,
            self.roundabouts,
            self.fences,
            self.used,
            self.pools,
            self.parks,
            self.columns,
            self.temps,
            self.refusals,
            self.approved,
            self.plan_points,
            self.complete,
            self.free,
            self.stage,
            self.number_slot,
            self.action_slot,
            self.number,
            self.house,
            self.built,
            self.plan,
            self.need,
            self.paid,
            self.street,
        )

    def facts(self) -> list[int]:
        numbers = [self.bis, self.roundabouts, self.fences, self.used, self.pools, self.parks, self.columns, self.temps]
        numbers += [self.refusals, self.approved, self.plan_points, self.stage, self.number_slot, self.action_slot]
        numbers += [self.number, self.house, self.built, self.plan, self.need, self.paid, self.street]
        return [int(number) for number in self.written] + [int(number) for number in numbers]

    # ------------------------------------------------------------------ what stands where

    def number_at(self, plot: i64) -> i64:
        """The number of a house; -1 if it has none."""
        for number in range(NUMBERS):
            if self.written[number] >> plot & 1:
                return number
        return -1

    def empty(self, side: Side) -> i64:
        """The plots without a number or roundabout."""
        return side.plots & ~(self.filled | self.roundabouts)

    def numbers_for(self, stretch: i64) -> tuple[i64, i64]:
        """The numbers that empty plots side by side take, which are the same for all: the first, and past the last."""
        here = stretch & -stretch
        low: i64 = 0
        while low < NUMBERS and not self.fits[low] & here:
            low += 1
        high = low
        while high < NUMBERS and self.fits[high] & here:
            high += 1
        return low, high

    def park_marks(self, street: i64) -> i64:
        """How many park cells of a street are crossed out."""
        return self.parks >> (street * 4) & 15

    def column_marks(self, size: i64) -> i64:
        """How many cells of an estate column are crossed out."""
        return self.columns >> ((size - 1) * 4) & 15

    def estates(self, size: i64) -> i64:
        """How many complete estates of a size there are."""
        return self.complete >> ((size - 1) * FIELD) & 63

    def estate_count(self) -> i64:
        """How many complete estates of 1 to 6 houses there are: the tie-break."""
        count: i64 = 0
        for size in range(i64(1), SIZES + 1):
            count += self.estates(size)
        return count

    def free_gaps(self, side: Side) -> i64:
        """Where a fence may go: any gap without one, but inside no estate that has paid for a plan."""
        return side.gaps & ~self.fences & ~(self.used & self.used >> 1)

    def free_neighbours(self, side: Side, on_the_left: bool) -> i64:
        """Empty plots whose neighbour on that side has a number to copy."""
        empty = self.empty(side)
        return empty & self.filled << 1 if on_the_left else empty & self.filled >> 1

    def groups(self, side: Side) -> list[tuple[int, int]]:
        """The first plot and the size of every group of plots between fences, left to right, top to bottom."""
        out: list[tuple[int, int]] = []
        for street in range(i64(3)):
            at: i64 = street * 16
            end: i64 = at + side.lengths[street]
            while at < end:
                size = lowest_bit(self.fences >> at) + 1
                out.append((int(at), int(size)))
                at += size
        return out

    def starts(self, side: Side, size: i64) -> i64:
        """The first plots of the complete estates of a size that have not paid for a plan."""
        out: i64 = 0
        houses = bit(size) - 1
        for street in range(i64(3)):
            at: i64 = street * 16
            end: i64 = at + side.lengths[street]
            while at < end:
                length = lowest_bit(self.fences >> at) + 1
                if length == size:
                    plots = houses << at
                    if self.filled & plots == plots and not self.used & plots:
                        out |= bit(at)
                at += length
        return out

    # ------------------------------------------------------------------ changes, by the position that owns the sheet

    def segment(self, side: Side, plot: i64) -> i64:
        """The plots of the same street with no roundabout between them and this one."""
        out = side.streets[plot >> 4]
        rest = self.roundabouts & out
        while rest:
            here = rest & -rest
            if lowest_bit(here) < plot:
                out &= ~((here << 1) - 1)
            else:
                out &= here - 1
            rest ^= here
        return out

    def put(self, side: Side, number: i64, plot: i64) -> None:
        """A house gets a number: smaller ones no longer fit to its right, larger ones to its left."""
        segment = self.segment(side, plot)
        here = bit(plot)
        not_right = ~(segment & ~(here - 1))
        not_left = ~(segment & ((here << 1) - 1))
        fits = self.fits
        for smaller in range(number):
            fits[smaller] &= not_right
        fits[number] &= ~segment
        for larger in range(number + 1, NUMBERS):
            fits[larger] &= not_left
        self.written[number] |= here
        self.filled |= here

    def write(self, side: Side, number: i64, plot: i64) -> None:
        """Writes a number on a house."""
        self.put(side, number, plot)
        self.recount(side)

    def duplicate(self, side: Side, plot: i64, source: i64) -> None:
        """Copies a neighbour's number on an empty plot."""
        self.bis |= bit(plot)
        self.write(side, self.number_at(source), plot)

    def fence(self, side: Side, gap: i64) -> None:
        """Draws a fence."""
        self.fences |= bit(gap)
        self.recount(side)

    def roundabout(self, side: Side, plot: i64) -> None:
        """Makes an empty plot a roundabout: fences on both sides, and numbers of its two sides are independent."""
        here = bit(plot)
        self.roundabouts |= here
        self.built += 1
        self.fences |= here
        if plot & 15:
            self.fences |= here >> 1
        street = side.streets[plot >> 4]
        open_plots = street & ~(self.filled | self.roundabouts)
        for number in range(NUMBERS):
            self.fits[number] = self.fits[number] & ~street | open_plots
        for number in range(NUMBERS):
            plots = self.written[number] & street
            while plots:
                self.put(side, number, lowest_bit(plots))
                plots &= plots - 1
        self.recount(side)

    def park(self, street: i64) -> None:
        """Crosses out a park cell."""
        self.parks += bit(street * 4)

    def raise_value(self, size: i64) -> None:
        """Crosses out a cell of an estate column."""
        self.columns += bit((size - 1) * 4)

    def spend(self, side: Side) -> None:
        """The estates that pay for a plan are struck through."""
        self.used |= self.paid
        self.paid = 0
        self.recount(side)

    def recount(self, side: Side) -> None:
        """Counts complete estates anew."""
        complete: i64 = 0
        free: i64 = 0
        for street in range(i64(3)):
            at: i64 = street * 16
            end: i64 = at + side.lengths[street]
            while at < end:
                size = lowest_bit(self.fences >> at) + 1
                if size <= SIZES:
                    plots = (bit(size) - 1) << at
                    if self.filled & plots == plots:
                        one = bit((size - 1) * FIELD)
                        complete += one
                        if not self.used & plots:
                            free += one
                at += size
        self.complete = complete
        self.free = free

    def end_turn(self) -> None:
        """Forgets all about the turn that is over."""
        self.stage = CHOOSING
        self.number_slot = -1
        self.action_slot = -1
        self.number = -1
        self.house = -1
        self.built = 0
        self.plan = -1
        self.need = 0
        self.paid = 0
        self.street = -1

    def roundabout_count(self) -> i64:
        """How many roundabouts there are."""
        return popcount(self.roundabouts)


def blank(side: Side) -> Sheet:
    """An empty board."""
    fits = vec[i64]([int(side.plots)] * int(NUMBERS))
    written = vec[i64]([0] * int(NUMBERS))
    closed = side.closed
    return Sheet(
        fits, written, 0, 0, 0, closed, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, CHOOSING, -1, -1, -1, -1, 0, -1, 0, 0, -1
    )
