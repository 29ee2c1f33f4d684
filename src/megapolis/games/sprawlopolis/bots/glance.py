"""A glance: a quick estimate, from the blocks around it alone, of what laying a card changes.

A glance counts what meets across the card's outer sides and what is covered, and weighs it by what the conditions of
the game reward, in hundredths of a point. The weights were fitted to surveys of all layings of a card in about two
thousand positions (least squares, the better layings counting more). In held-out positions the best of the first eight
was worth 0.2 points less than the best of all, of which there were about a hundred.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import lowest_bit
from megapolis.games.sprawlopolis.rules.actions import SIZE
from megapolis.games.sprawlopolis.rules.city import EAST, EMPTY, EXITS, NORTH, SOUTH, WEST, ZONE, City, wrap
from megapolis.games.sprawlopolis.rules.scoring import Terms

# The columns of the weights. What the new blocks meet comes first, then what the covered blocks met.
PAIR: Final[i64] = -1
"""Two neighbours of one zone: four columns, one per zone, the first zone being number 1."""
JOIN: Final[i64] = 8
"""Two pieces of road that meet."""
CUT: Final[i64] = 10
"""A piece of road that runs against a block."""
OPEN: Final[i64] = 12
"""A piece of road that runs out of the city."""
COVERED: Final[i64] = 13
"""A block that is covered: four columns, one per zone."""
COLUMNS: Final[i64] = 18
NEW: Final[i64] = 0
OLD: Final[i64] = 1

# fmt: off
COMMON: Final = vec[i64](
    [56, 39, 59, 85, -85, -57, -77, -93, 85, -88, -2, -22, 6, -1, 74, 49, 115, 8]
)
"""The weights in every game."""

BY_KIND: Final = {
    "roads_by_end": vec[i64]([1, 14, 14, 3, 3, 8, -4, 26, 59, -48, 27, -26, -18, 20, 43, 48, 34, 11]),
    "lines_by_count": vec[i64]([14, 18, 6, -26, -16, -26, -18, 21, 6, 6, 11, 10, 0, 11, 19, 31, 8, -66]),
    "count_blocks": vec[i64]([20, 18, 12, 10, -11, -17, -14, -9, -3, 27, 2, 29, -5, 22, -29, -30, 210, -86]),
    "squares": vec[i64]([17, 18, 22, 7, -25, -21, -23, -23, 0, 8, -2, 22, 0, -4, 3, 10, -6, 4]),
    "only_beside": vec[i64]([16, -2, 19, -4, -12, -1, -46, -5, -11, 8, -7, -8, -5, 1, 22, -5, -21, 22]),
    "group_difference": vec[i64]([69, 8, -51, -4, -58, -12, 47, 1, -13, 9, -4, 4, -2, -6, -3, 13, -9, -1]),
    "interior_or_edge": vec[i64]([-17, -6, -10, 169, 9, 7, 21, -94, 42, 17, 54, -9, 62, -2, -2, 2, -23, 102]),
    "around_group": vec[i64]([-50, 10, 1, -9, 1, -2, -3, 2, -3, 7, 0, 1, 4, -3, -8, 10, -4, -18]),
    "diagonal": vec[i64]([-20, -14, 1, -31, 8, -8, 0, 2, -7, 0, -4, -8, -8, -8, 21, 33, -84, 19]),
    "best_line": vec[i64]([0, 23, 1, -11, 13, -25, 2, 4, -9, 1, -10, -2, -1, 0, 12, -5, -2, 3]),
    "road_between_types": vec[i64]([-7, -2, -2, -10, 32, 8, 17, 11, 9, -15, -4, -1, -2, -4, -26, 7, 13, 4]),
    "longest_road": vec[i64]([-3, 6, 0, -22, 4, 1, -3, 12, 17, -25, -10, 15, -6, 6, 9, 12, -3, 0]),
    "road_between_parks": vec[i64]([1, -1, -3, -13, -1, 10, 16, 12, -3, 5, 10, -26, 0, 1, 4, 8, -15, -20]),
    "loops": vec[i64]([2, 4, 7, -8, -4, -6, -6, 5, -5, -3, -8, 7, -7, 4, 5, 8, -11, 5]),
    "beside_several": vec[i64]([-32, 7, -35, -14, 23, -4, 24, 14, 3, -15, 1, -5, -1, -1, -27, 41, -84, 20]),
    "roads_through": vec[i64]([-14, -8, 2, -14, 24, 23, -4, 7, -9, -14, -13, -7, -10, -18, -43, -35, 15, 5]),
    "edge_and_corner": vec[i64]([19, -95, 26, 7, -4, 54, -24, -5, -42, 19, -25, 0, 2, -16, 20, -137, 17, 16]),
    "fullest_lines": vec[i64]([-11, 5, -6, -26, 9, 7, 13, 14, -29, 9, -18, 4, -4, -5, -18, -9, -31, -19]),
}
"""What each kind of condition adds to them."""
# fmt: on


class Glance:
    """The weights of one game."""

    def __init__(self, terms: Terms) -> None:
        weights = COMMON[:]
        left = terms.conditions
        while left:
            more = BY_KIND[terms.box.rules[lowest_bit(left)].kind]
            for column in range(COLUMNS):
                weights[column] += more[column]
            left &= left - 1
        self.weights = weights

    def border_value(self, block: i64, side: i64, other: i64, back: i64, which: i64) -> i64:
        """The value of the border between a block and the one on that side of it, whose own side is `back`."""
        weights = self.weights
        leads = (block >> EXITS) & side
        if other & ZONE == EMPTY:
            if not leads:
                return 0
            return weights[OPEN + which]
        seen: i64 = 0
        if block & ZONE == other & ZONE:
            seen = weights[PAIR + 4 * which + (block & ZONE)]
        if (other >> EXITS) & back:
            return seen + weights[JOIN + which] if leads else seen + weights[CUT + which]
        return seen + weights[CUT + which] if leads else seen

    def at(self, city: City, blocks: vec[i64], face: i64, place: i64) -> i64:
        """The estimated value of laying a card there; `face`: the index of its first block, lying this way up."""
        return self.gain(city, blocks, face, place) + self.loss(city, place)

    def gain(self, city: City, blocks: vec[i64], face: i64, place: i64) -> i64:
        """The estimated value of what the blocks of a card meet there."""
        cells = city.cells
        row, column = place // SIZE, place % SIZE
        left, right, far = wrap(column - 1), wrap(column + 1), wrap(column + 2)
        above, first, second, below = wrap(row - 1) * SIZE, row * SIZE, wrap(row + 1) * SIZE, wrap(row + 2) * SIZE
        north_w, north_e = i64(cells[above + column]), i64(cells[above + right])
        south_w, south_e = i64(cells[below + column]), i64(cells[below + right])
        west_n, west_s = i64(cells[first + left]), i64(cells[second + left])
        east_n, east_s = i64(cells[first + far]), i64(cells[second + far])
        new = blocks[face]
        seen = self.border_value(new, NORTH, north_w, SOUTH, NEW) + self.border_value(new, WEST, west_n, EAST, NEW)
        new = blocks[face + 1]
        seen += self.border_value(new, NORTH, north_e, SOUTH, NEW) + self.border_value(new, EAST, east_n, WEST, NEW)
        new = blocks[face + 2]
        seen += self.border_value(new, SOUTH, south_w, NORTH, NEW) + self.border_value(new, WEST, west_s, EAST, NEW)
        new = blocks[face + 3]
        seen += self.border_value(new, SOUTH, south_e, NORTH, NEW) + self.border_value(new, EAST, east_s, WEST, NEW)
        return seen

    def loss(self, city: City, place: i64) -> i64:
        """The estimated value of what a card covers there: the same either way up."""
        cells, weights = city.cells, self.weights
        row, column = place // SIZE, place % SIZE
        right = wrap(column + 1)
        first, second = row * SIZE, wrap(row + 1) * SIZE
        nw, ne = i64(cells[first + column]), i64(cells[first + right])
        sw, se = i64(cells[second + column]), i64(cells[second + right])
        if not (nw | ne | sw | se) & ZONE:
            return 0
        left, far = wrap(column - 1), wrap(column + 2)
        above, below = wrap(row - 1) * SIZE, wrap(row + 2) * SIZE
        north_w, north_e = i64(cells[above + column]), i64(cells[above + right])
        south_w, south_e = i64(cells[below + column]), i64(cells[below + right])
        west_n, west_s = i64(cells[first + left]), i64(cells[second + left])
        east_n, east_s = i64(cells[first + far]), i64(cells[second + far])
        seen: i64 = 0
        if nw & ZONE:
            seen += weights[COVERED + (nw & ZONE)]
            seen += self.border_value(nw, NORTH, north_w, SOUTH, OLD) + self.border_value(nw, WEST, west_n, EAST, OLD)
            seen += self.border_value(nw, EAST, ne, WEST, OLD) + self.border_value(nw, SOUTH, sw, NORTH, OLD)
        if ne & ZONE:
            seen += weights[COVERED + (ne & ZONE)]
            seen += self.border_value(ne, NORTH, north_e, SOUTH, OLD) + self.border_value(ne, EAST, east_n, WEST, OLD)
        if sw & ZONE:
            seen += weights[COVERED + (sw & ZONE)]
            seen += self.border_value(sw, SOUTH, south_w, NORTH, OLD) + self.border_value(sw, WEST, west_s, EAST, OLD)
        if se & ZONE:
            seen += weights[COVERED + (se & ZONE)]
            seen += self.border_value(se, SOUTH, south_e, NORTH, OLD) + self.border_value(se, EAST, east_s, WEST, OLD)
            seen += self.border_value(se, WEST, sw, EAST, OLD) + self.border_value(se, NORTH, ne, SOUTH, OLD)
        return seen
