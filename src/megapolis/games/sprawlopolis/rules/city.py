"""The city: blocks on an endless plane, and where a card may be laid.

The plane is a grid of `SIZE` by `SIZE` places whose edges join, so it has no border; a city is never long enough to
meet itself. A card lies on four places and is named by its north-western one, its `origin`:

    row, column        row, column + 1          block 0   block 1
    row + 1, column    row + 1, column + 1      block 2   block 3

A block is one number: its zone, and four bits for the sides that its piece of road joins. Which origins are within
reach of the city, and which are closed for good, are sets of columns, one a row.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.sprawlopolis.rules.actions import PLACE, SIZE

EMPTY: Final[i64] = 0
R: Final[i64] = 1
C: Final[i64] = 2
I: Final[i64] = 3  # noqa: E741
P: Final[i64] = 4
SEA: Final[i64] = 5
MOTORWAY: Final[i64] = 6
"""Beside a strip of the interstate: neither a block nor an open side."""
ZONE: Final[i64] = 7
"""The bits of a block that name its zone; the bits above it are its exits."""
EXITS: Final[i64] = 3
LETTERS: Final = ".RCIP~="

NORTH: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 8
SIDES: Final = "NESW"

CENTRE: Final[i64] = 29
"""Row and column of the first card; with the interstate, the row of the northern strip."""
FAR: Final[i64] = 1000
"""A limit that limits nothing."""
SPAN: Final = 1 << 60


def _columns(low: int, high: int) -> vec[i64]:
    """For each column c the set of columns from c + low to c + high."""
    size = int(SIZE)
    return vec[i64]([sum(1 << (column + step) % size for step in range(low, high + 1)) for column in range(size)])


# From a block in column c these origins cover it or touch it: in its own row and the one above, in the next ones.
BESIDE: Final = _columns(-2, 1)
ABOVE: Final = _columns(-1, 0)
NO_CELLS: Final = vec[u8]([u8(0)] * int(SIZE * SIZE))
NO_ROWS: Final = vec[i64]([0] * int(SIZE))
NO_SHORES: Final = vec[i64]([-FAR, FAR, FAR, -FAR])


def wrap(at: i64) -> i64:
    """A row or column of the plane for any number."""
    return at % SIZE


class City:
    """What lies on the table. Copied before it is changed, so states may share one."""

    def __init__(
        self,
        cells: vec[u8],
        reach: vec[i64],
        closed: vec[i64],
        laid: vec[i64],
        top: i64,
        bottom: i64,
        left: i64,
        right: i64,
        shores: vec[i64],
        split: bool,
        sites: vec[i64],
        landmarks: vec[i64],
        monster: i64,
        strip: vec[i64],
    ) -> None:
        self.cells = cells
        self.reach = reach
        self.closed = closed
        # Cards in the order of laying: place * 128 + card * 2 + turned. See `packed`.
        self.laid = laid
        # The smallest box around all blocks, in rows and columns that do not wrap.
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        # The last land row or column: north, east, south, west.
        self.shores = shores
        # Whether a motorway runs south of row `CENTRE`.
        self.split = split
        # Places: construction sites and landmarks still visible, the monster (-1: none).
        self.sites = sites
        self.landmarks = landmarks
        self.monster = monster
        # The cards of the interstate, west to east: card * 2 + turned.
        self.strip = strip

    def copy(self) -> City:
        """A copy to build on."""
        return City(
            self.cells[:],
            self.reach[:],
            self.closed[:],
            self.laid,
            self.top,
            self.bottom,
            self.left,
            self.right,
            self.shores,
            self.split,
            self.sites,
            self.landmarks,
            self.monster,
            self.strip,
        )

    # ------------------------------------------------------------------ looking

    def row(self, at: i64) -> i64:
        """The row of a place near the city, without wrapping."""
        low = self.top - 3
        return low + wrap(at - low)

    def column(self, at: i64) -> i64:
        """The column of a place near the city, without wrapping."""
        low = self.left - 3
        return low + wrap(at - low)

    def cell(self, row: i64, column: i64) -> i64:
        """The block at a place, 0 for none."""
        return i64(self.cells[wrap(row) * SIZE + wrap(column)])

    def is_block(self, row: i64, column: i64) -> bool:
        """Whether a block lies there: sea is none."""
        zone = self.cell(row, column) & ZONE
        return zone not in (EMPTY, SEA)

    def covers(self, place: i64) -> bool:
        """Whether a card at this place would cover a block."""
        row, column = place // SIZE, place % SIZE
        for block in range(i64(4)):
            if self.is_block(row + (block >> 1), column + (block & 1)):
                return True
        return False

    def touches(self, place: i64) -> bool:
        """Whether a card at this place would cover a block or share a side with one."""
        return self.reach[place // SIZE] >> (place % SIZE) & 1 == 1

    def is_closed(self, place: i64) -> bool:
        """Whether a card of the same four places, or a block that must stay, lies there."""
        return self.closed[place // SIZE] >> (place % SIZE) & 1 == 1

    def ashore(self, place: i64) -> bool:
        """Whether all four places of a card are on the land side of every shore."""
        row, column = self.row(place // SIZE), self.column(place % SIZE)
        shores = self.shores
        return row >= shores[0] and column < shores[1] and row < shores[2] and column >= shores[3]

    def side(self, place: i64) -> i64:
        """Which city of a split one a place belongs to: 0 south, 1 north, -1 on or across the motorway."""
        row = self.row(place // SIZE)
        if row > CENTRE + 1:
            return 0
        return 1 if row < CENTRE - 1 else -1

    def columns_ashore(self) -> i64:
        """The columns in which an origin does not cross a shore to the east or west."""
        east, west = self.shores[1], self.shores[3]
        if east == FAR and west == -FAR:
            return SPAN - 1
        out: i64 = 0
        column = self.left - 2
        while column <= self.right + 1:
            if column >= west and column < east:
                out |= bit(wrap(column))
            column += 1
        return out

    def places(self, sides: i64) -> vec[i64]:
        """Where an ordinary card may be laid, as actions; `sides`: which cities of a split one (a bit each)."""
        out = vec[i64]()
        reach, closed = self.reach, self.closed
        columns = self.columns_ashore()
        limited = self.split or self.shores[0] != -FAR or self.shores[2] != FAR
        for row in range(SIZE):
            found = reach[row] & ~closed[row] & columns
            if found and (not limited or self.row_allowed(row, sides)):
                out = append_members(out, found, PLACE + row * SIZE)
        return out

    def row_allowed(self, at: i64, sides: i64) -> bool:
        """Whether an origin in this row crosses neither the motorway nor a shore to the north or south."""
        row = self.row(at)
        if row < self.shores[0] or row >= self.shores[2]:
            return False
        if not self.split:
            return True
        side = self.side(at * SIZE)
        return side >= 0 and sides >> side & 1 == 1

    # ------------------------------------------------------------------ building

    def put(self, row: i64, column: i64, block: i64) -> None:
        """A block at a place, given in rows and columns that do not wrap."""
        across = wrap(column)
        at = wrap(row) * SIZE + across
        if i64(self.cells[at]) & ZONE == EMPTY:
            self.extend(row, column)
            beside, above = BESIDE[across], ABOVE[across]
            reach = self.reach
            for step in range(i64(4)):
                line = wrap(row - 2 + step)
                reach[line] |= above if step in (0, 3) else beside
        self.cells[at] = u8(block)

    def extend(self, row: i64, column: i64) -> None:
        """Makes the box around all blocks hold this place too."""
        if self.top > self.bottom:
            self.top, self.bottom, self.left, self.right = row, row, column, column
        if row < self.top:
            self.top = row
        elif row > self.bottom:
            self.bottom = row
        if column < self.left:
            self.left = column
        elif column > self.right:
            self.right = column

    def lay(self, blocks: vec[i64], card: i64, turned: i64, place: i64, closing: bool) -> None:
        """Lays a card: `blocks` holds the four blocks of every card, both ways up; `closing`: no card may cover it all.

        Its sites, landmarks or shore are the caller's to add; those that it covers are gone.
        """
        row, column = self.row(place // SIZE), self.column(place % SIZE)
        face = (card * 2 + turned) * 4
        for block in range(i64(4)):
            value = blocks[face + block]
            if value == SEA:
                self.cells[wrap(row + (block >> 1)) * SIZE + wrap(column + (block & 1))] = u8(SEA)
            else:
                self.put(row + (block >> 1), column + (block & 1), value)
        if closing:
            self.close(place)
        self.laid = append(self.laid[:], packed(card, turned, place))
        if len(self.sites):
            self.sites = uncovered(self.sites, place)
        if len(self.landmarks):
            self.landmarks = uncovered(self.landmarks, place)

    def close(self, place: i64) -> None:
        """No card may be laid with this origin."""
        self.closed[place // SIZE] |= bit(place % SIZE)

    def protect(self, cell: i64) -> None:
        """No card may cover this place any more."""
        row, column = cell // SIZE, cell % SIZE
        for block in range(i64(4)):
            self.close(wrap(row - (block >> 1)) * SIZE + wrap(column - (block & 1)))


def packed(card: i64, turned: i64, place: i64) -> i64:
    """A laid card as one number."""
    return place * 128 + card * 2 + turned


def corner(place: i64, block: i64) -> i64:
    """The place of one block of a card."""
    return wrap(place // SIZE + (block >> 1)) * SIZE + wrap(place % SIZE + (block & 1))


def uncovered(cells: vec[i64], place: i64) -> vec[i64]:
    """Those of some places that a card laid at `place` leaves visible."""
    out = vec[i64]()
    for cell in cells:
        if wrap(cell // SIZE - place // SIZE) > 1 or wrap(cell % SIZE - place % SIZE) > 1:
            out = append(out, cell)
    return out


def opposite(side: i64) -> i64:
    """The side that looks back: north and south, east and west."""
    return side << 2 if side < SOUTH else side >> 2


def place_name(cell: i64) -> str:
    """A place in words: row and column."""
    return f"{int(cell // SIZE)}:{int(cell % SIZE)}"


def bare(split: bool = False) -> City:
    """A plane with nothing on it."""
    none = vec[i64]()
    return City(
        NO_CELLS[:],
        NO_ROWS[:],
        NO_ROWS[:],
        none,
        CENTRE,
        CENTRE - 1,
        CENTRE,
        CENTRE,
        NO_SHORES,
        split,
        none,
        none,
        -1,
        none,
    )
