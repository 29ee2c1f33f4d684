"""City plans: what each kind asks for, and which estates may pay for it.

A plan needs so many complete estates of each size (`need`, packed like `Sheet.free`) from its candidates, and perhaps
something beside them. Kinds that ask for crossed cells need no estates and use none up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from mypy_extensions import i64

from megapolis.engine.box import check_keys, nearest
from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.games.welcome_to.rules.box import SIZES, Side, bad_box, read_number, read_numbers
from megapolis.games.welcome_to.rules.sheet import FIELD, Sheet, enough

ANY_STREET: Final[i64] = -1


class Plan:
    """A plan of the kind "estates": complete estates of given sizes, anywhere."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id = str(facts.get("id"))
        self.kind = str(facts.get("kind", "estates"))
        self.stack: i64 = "ABC".index(self.id[0])
        self.advanced = bool(facts.get("advanced", False))
        self.reconstructed = bool(facts.get("reconstructed", False))
        self.high: i64 = read_number(facts, "high", 0, 99)
        self.low: i64 = read_number(facts, "low", 0, 99)
        self.sizes: list[int] = []
        self.need: i64 = 0
        # One street for all estates, and roundabouts in it; or what each estate has; or what is counted.
        self.one_street = False
        self.street: i64 = ANY_STREET
        self.roundabouts: i64 = 0
        self.pools: i64 = 0
        self.bis: i64 = 0
        self.count: i64 = 0
        self.read(facts)

    def read(self, facts: dict[str, Any]) -> None:
        """Read what this kind of plan asks for."""
        self.sizes = read_numbers(facts, "sizes", 1, 12, int(SIZES))
        if 0 in self.sizes:
            raise bad_box("data-number", facts, "sizes", what="sizes", low=1, high=int(SIZES))
        self.need = sum(1 << (int(FIELD) * (size - 1)) for size in self.sizes)

    def need_of(self, size: i64) -> i64:
        """How many estates of a size the plan needs."""
        return self.need >> ((size - 1) * FIELD) & 63

    def is_met(self, side: Side, sheet: Sheet) -> bool:
        """Whether the plan can be approved."""
        return enough(sheet.free, self.need)

    def candidates(self, side: Side, sheet: Sheet, size: i64, street: i64) -> i64:
        """The first plots of the estates of a size that may pay, in one street or in any."""
        starts = sheet.starts(side, size) & ~sheet.paid
        return starts if street == ANY_STREET else starts & side.streets[street]


@final
class Ends(Plan):
    """1-house estates at both ends of every street."""

    def read(self, facts: dict[str, Any]) -> None:
        self.sizes = [1] * 6
        self.need = 6

    def is_met(self, side: Side, sheet: Sheet) -> bool:
        return enough(sheet.free, self.need) and sheet.starts(side, 1) & side.ends == side.ends

    def candidates(self, side: Side, sheet: Sheet, size: i64, street: i64) -> i64:
        return sheet.starts(side, size) & side.ends & ~sheet.paid


@final
class InStreet(Plan):
    """Estates in one street, a given one or any, and roundabouts in the same street."""

    def read(self, facts: dict[str, Any]) -> None:
        Plan.read(self, facts)
        self.one_street = True
        self.street = read_number(facts, "street", 0, 3, 0) - 1
        self.roundabouts = read_number(facts, "roundabouts", 0, 8, 0)

    def is_met(self, side: Side, sheet: Sheet) -> bool:
        return enough(sheet.free, self.need) and self.streets(side, sheet) != 0

    def streets(self, side: Side, sheet: Sheet) -> i64:
        """The streets in which the plan is fulfilled, one bit each."""
        out: i64 = 0
        for street in range(i64(3)):
            if self.street in (ANY_STREET, street) and self.is_met_in(side, sheet, street):
                out |= bit(street)
        return out

    def is_met_in(self, side: Side, sheet: Sheet, street: i64) -> bool:
        """Whether one street has all that is asked for."""
        if popcount(sheet.roundabouts & side.streets[street]) < self.roundabouts:
            return False
        for size in range(i64(1), SIZES + 1):
            need = self.need_of(size)
            if need and popcount(Plan.candidates(self, side, sheet, size, street)) < need:
                return False
        return True


@final
class WithExtras(Plan):
    """Estates anywhere, each with built pools and bis houses."""

    def read(self, facts: dict[str, Any]) -> None:
        Plan.read(self, facts)
        self.pools = read_number(facts, "pools", 0, 6, 0)
        self.bis = read_number(facts, "bis", 0, 6, 0)

    def is_met(self, side: Side, sheet: Sheet) -> bool:
        if not enough(sheet.free, self.need):
            return False
        for size in range(i64(1), SIZES + 1):
            need = self.need_of(size)
            if need and popcount(self.candidates(side, sheet, size, ANY_STREET)) < need:
                return False
        return True

    def candidates(self, side: Side, sheet: Sheet, size: i64, street: i64) -> i64:
        starts = sheet.starts(side, size) & ~sheet.paid
        out: i64 = 0
        while starts:
            here = starts & -starts
            plots = (bit(size) - 1) << lowest_bit(here)
            if popcount(sheet.pools & plots) >= self.pools and popcount(sheet.bis & plots) >= self.bis:
                out |= here
            starts ^= here
        return out


class Tally(Plan, ABC):
    """Plans that ask for crossed cells: they need no estates."""

    def read(self, facts: dict[str, Any]) -> None:
        self.count = read_number(facts, "count", 1, 60)

    def is_met(self, side: Side, sheet: Sheet) -> bool:
        return self.tally(side, sheet) >= self.count

    @abstractmethod
    def tally(self, side: Side, sheet: Sheet) -> i64:
        """What there is so far of what the plan counts."""


@final
class Parks(Tally):
    """Park cells in all streets together."""

    def tally(self, side: Side, sheet: Sheet) -> i64:
        return sheet.park_marks(0) + sheet.park_marks(1) + sheet.park_marks(2)


@final
class ParksEach(Tally):
    """Park cells in every street: what counts is the street with fewest."""

    def tally(self, side: Side, sheet: Sheet) -> i64:
        return min(sheet.park_marks(0), sheet.park_marks(1), sheet.park_marks(2))


@final
class ParksFull(Tally):
    """Streets whose park cells are all crossed out."""

    def tally(self, side: Side, sheet: Sheet) -> i64:
        full: i64 = 0
        for street in range(i64(3)):
            if sheet.park_marks(street) == side.park_cells[street]:
                full += 1
        return full


@final
class Temps(Tally):
    """Crossed temp boxes."""

    def tally(self, side: Side, sheet: Sheet) -> i64:
        return sheet.temps


@final
class Marks(Tally):
    """Crossed cells of all estate columns together."""

    def tally(self, side: Side, sheet: Sheet) -> i64:
        count: i64 = 0
        for size in range(i64(1), SIZES + 1):
            count += sheet.column_marks(size)
        return count


@final
class Columns(Tally):
    """Estate columns whose cells are all crossed out."""

    def tally(self, side: Side, sheet: Sheet) -> i64:
        full: i64 = 0
        for size in range(i64(1), SIZES + 1):
            if sheet.column_marks(size) == side.column_cells[size - 1]:
                full += 1
        return full


KINDS: Final[dict[str, Any]] = {
    "estates": Plan,
    "ends": Ends,
    "street": InStreet,
    "extras": WithExtras,
    "parks": Parks,
    "parks_each": ParksEach,
    "parks_full": ParksFull,
    "temps": Temps,
    "marks": Marks,
    "columns": Columns,
}


KEYS: Final = {
    "estates": ("sizes",),
    "ends": ("sizes",),
    "street": ("sizes", "street", "roundabouts"),
    "extras": ("sizes", "pools", "bis"),
}
"""What kinds of plans ask for; the others ask for a count."""


def read_plan(facts: dict[str, Any]) -> Plan:
    """A plan of the kind that its table names."""
    name, kind = str(facts.get("id")), str(facts.get("kind", "estates"))
    if name[:1] not in ("A", "B", "C"):
        raise bad_box("data-plan-id", facts, "id", plan=name)
    if kind not in KINDS:
        near = nearest(kind, KINDS)
        raise bad_box("data-plan-kind", facts, "kind", plan=name, kind=kind, kinds=", ".join(KINDS), **near)
    check_keys(facts, ("id", "kind", "advanced", "high", "low", *KEYS.get(kind, ("count",)), "reconstructed"))
    plan: Plan = KINDS[kind](facts)
    return plan


# ---------------------------------------------------------------------- paying


def open_payment(plan: Plan, side: Side, sheet: Sheet) -> None:
    """Begin to pay for a plan that is met; estates without an alternative pay at once."""
    sheet.need = plan.need
    sheet.paid = 0
    sheet.street = plan.street
    if isinstance(plan, InStreet):
        streets = plan.streets(side, sheet)
        if popcount(streets) == 1:
            sheet.street = lowest_bit(streets)
    settle_payment(plan, side, sheet)


def settle_payment(plan: Plan, side: Side, sheet: Sheet) -> None:
    """Take every estate that has to pay because there are no more of its size."""
    if plan.one_street and sheet.street == ANY_STREET:
        return
    for size in range(i64(1), SIZES + 1):
        need = sheet.need >> ((size - 1) * FIELD) & 63
        if need:
            starts = candidates_in_order(plan.candidates(side, sheet, size, sheet.street), sheet, size, need, plan)
            if popcount(starts) == need:
                while starts:
                    pay_with(sheet, lowest_bit(starts), size)
                    starts &= starts - 1


def pay_with(sheet: Sheet, start: i64, size: i64) -> None:
    """Pay with one estate."""
    sheet.paid |= (bit(size) - 1) << start
    sheet.need -= bit((size - 1) * FIELD)


def candidates_in_order(starts: i64, sheet: Sheet, size: i64, need: i64, plan: Plan) -> i64:
    """Candidates to the right of and below the estates of this size picked before.

    Picking in order leaves one way only to pick each set of estates.
    """
    if need == plan.need_of(size):
        return starts
    picked = sheet.paid
    above: i64 = 0
    while picked:
        at = lowest_bit(picked)
        length = lowest_bit(sheet.fences >> at) + 1
        if length == size:
            above = bit(at)
        picked &= ~((bit(length) - 1) << at)
    return starts & ~((above << 1) - 1)


def payment_choices(plan: Plan, side: Side, sheet: Sheet) -> i64:
    """The first plots of the estates that can be picked next, smallest estates first, while some are needed."""
    size: i64 = 1
    while not sheet.need >> ((size - 1) * FIELD) & 63:
        size += 1
    need = sheet.need >> ((size - 1) * FIELD) & 63
    if not isinstance(plan, InStreet) or sheet.street != ANY_STREET:
        starts = plan.candidates(side, sheet, size, sheet.street)
        return without_last(candidates_in_order(starts, sheet, size, need, plan), need - 1)
    out: i64 = 0
    streets = plan.streets(side, sheet)
    while streets:
        out |= without_last(plan.candidates(side, sheet, size, lowest_bit(streets)), need - 1)
        streets &= streets - 1
    return out


def without_last(starts: i64, count: i64) -> i64:
    """A set without its last members."""
    kept = popcount(starts) - count
    out: i64 = 0
    while kept > 0:
        out |= starts & -starts
        starts &= starts - 1
        kept -= 1
    return out


def pick_estate(plan: Plan, side: Side, sheet: Sheet, start: i64) -> None:
    """Pay with the estate that the player has picked."""
    if plan.one_street:
        sheet.street = start >> 4
    pay_with(sheet, start, lowest_bit(sheet.fences >> start) + 1)
    settle_payment(plan, side, sheet)
