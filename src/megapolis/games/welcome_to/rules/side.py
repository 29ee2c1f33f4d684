"""One side of the players' board as tables: streets, pools, and the tracks that points are read from.

A set of plots is one integer, a bit a plot; street `s` owns 16 bits from 16 s on, the last of which is never a plot.
A set of gaps likewise, a gap having the number of the plot to its left; the right end of a street is a gap as well.

   top     0  1  2  3 ...  9                 plots of the classic side
   centre 16 17 18 19 ... 25 26
   bottom 32 33 34 35 ... 41 42 43
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.games.welcome_to.rules.actions import STRIDE
from megapolis.games.welcome_to.rules.reading import bad, checked, number, numbers, packed, tables

SIZES: Final[i64] = 6
"""Estates of more houses score nothing."""
NUMBERS: Final[i64] = 18
"""House numbers go from 0 to 17: the deck's 1 to 15, shifted by at most 2."""


class Side:
    """The classic side or the blueprint. Immutable."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id = str(facts.get("id"))
        streets = tables(facts, "street", 3, 3)
        self.lengths = packed([number(street, "houses", 2, STRIDE - 1) for street in streets])
        self.plots: i64 = 0
        self.pools: i64 = 0
        self.gaps: i64 = 0
        self.closed: i64 = 0
        self.ends: i64 = 0
        street_sets: list[int] = []
        park: list[int] = []
        park_cells: list[int] = []
        for at, street in enumerate(streets):
            base, houses = at * STRIDE, street["houses"]
            mask = ((1 << houses) - 1) << base
            street_sets.append(mask)
            self.plots |= i64(mask)
            self.gaps |= i64(((1 << (houses - 1)) - 1) << base)
            self.closed |= i64(1 << (base + houses - 1))
            self.ends |= i64(1 << base | 1 << (base + houses - 1))
            for place in numbers(street, "pools", 0, houses, houses):
                if place == 0 or self.pools >> i64(base + place - 1) & 1:
                    raise bad("data-pool", street, "pools", street=at + 1, place=place)
                self.pools |= i64(1 << (base + place - 1))
            track = numbers(street, "parks", 2, STRIDE)
            park_cells.append(len(track) - 1)
            park += track + [0] * (STRIDE - len(track))
        self.streets = packed(street_sets)
        # park[street * 16 + crossed cells], column[(size - 1) * 16 + crossed cells]
        self.park = packed(park)
        self.park_cells = packed(park_cells)
        self._read_tracks(facts)

    def _read_tracks(self, facts: dict[str, Any]) -> None:
        columns = facts.get("columns")
        if not isinstance(columns, list) or len(columns) != SIZES:
            raise bad("data-list", facts, "columns", what="columns", low=int(SIZES), high=int(SIZES))
        column: list[int] = []
        cells: list[int] = []
        for values in columns:
            track = checked(facts, "columns", values, 1, STRIDE)
            cells.append(len(track) - 1)
            column += track + [0] * (STRIDE - len(track))
        self.column = packed(column)
        self.column_cells = packed(cells)
        built = bin(int(self.pools)).count("1")
        self.pool_track = packed(numbers(facts, "pools", built + 1, 46))
        self.bis_track = packed(numbers(facts, "bis", 1, 46))
        self.refusal_track = packed(numbers(facts, "refusals", 2, 16))
        self.roundabout_track = packed(numbers(facts, "roundabouts", 1, 8))
        self.bis_cells: i64 = i64(len(self.bis_track)) - 1
        self.refusal_cells: i64 = i64(len(self.refusal_track)) - 1
        self.roundabout_cells: i64 = i64(len(self.roundabout_track)) - 1
        self.temp_boxes: i64 = number(facts, "temp_boxes", 1, 60)
        self.temp_points: vec[i64] = packed(numbers(facts, "temp_points", 1, 10))

    def park_track(self, street: int) -> list[int]:
        """The park values of a street."""
        start = street * STRIDE
        return [int(self.park[start + cell]) for cell in range(int(self.park_cells[street]) + 1)]

    def column_track(self, size: int) -> list[int]:
        """The values of estates of a size."""
        start = (size - 1) * STRIDE
        return [int(self.column[start + cell]) for cell in range(int(self.column_cells[size - 1]) + 1)]
