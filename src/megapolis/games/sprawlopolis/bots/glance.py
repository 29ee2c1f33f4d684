"""A glance: a quick estimate, from the blocks around it alone, of what laying a card changes.

A glance counts what meets across the card's outer sides and what is covered, and weighs it by what the conditions of
the game reward, in hundredths of a point. The weights were fitted to surveys of all layings of a card in about two
thousand positions (least squares, the better layings counting more). In held-out positions the best of the first eight
was worth 0.2 points less than the best of all, of which there were about a hundred.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import lowest_bit
from megapolis.games.sprawlopolis.rules.actions import SIZE
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.city import EMPTY, EXITS, ZONE, City, wrap
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


BORDERS: Final = vec[i64]([0] * 512)
"""Room for the value of every border."""
CARD: Final = vec[i64]([0] * 16)
"""Room for the borders of a card."""
COVERING: Final[i64] = 256
"""Where the borders of covered blocks begin."""


def near_side(block: i64, side: i64) -> i64:
    """What counts of a block at the border on one side (0 north, 1 east, 2 south, 3 west)."""
    return (block & ZONE) | (block >> (EXITS + side) & 1) << 3


def far_side(block: i64, side: i64) -> i64:
    """What counts of the block beyond the border, on its own side."""
    return (block & ZONE) << 4 | (block >> (EXITS + side) & 1) << 7


@final
class Glance:
    """The weights of one game, and what they make of the card that is looked at."""

    def __init__(self, terms: Terms) -> None:
        weights = COMMON[:]
        left = terms.conditions
        while left:
            more = BY_KIND[terms.box.rules[lowest_bit(left)].kind]
            for column in range(COLUMNS):
                weights[column] += more[column]
            left &= left - 1
        self.weights = weights
        self.borders = BORDERS[:]
        self.rate_borders()
        # The eight outer borders of the card that is looked at, as it is printed and turned round.
        self.card = CARD[:]
        # What it is worth at the place that is looked at, either way up.
        self.printed: i64 = 0
        self.turned: i64 = 0

    def rate_borders(self) -> None:
        """Find the value of every border, by what is near and what is far."""
        for which in range(i64(2)):
            for border in range(COVERING):
                value = self.border_value(border & 15, border >> 4, which)
                self.borders[which * COVERING + border] = value

    def border_value(self, near: i64, far: i64, which: i64) -> i64:
        """The value of a border between a block and its neighbour: the zone of each, and whether a road leads out."""
        weights = self.weights
        leads = near >> 3 & 1
        if far & ZONE == EMPTY:
            if not leads:
                return 0
            return weights[OPEN + which]
        seen: i64 = 0
        if near & ZONE == far & ZONE:
            seen = weights[PAIR + 4 * which + (near & ZONE)]
        if far >> 3 & 1:
            return seen + weights[JOIN + which] if leads else seen + weights[CUT + which]
        return seen + weights[CUT + which] if leads else seen

    def take(self, blocks: vec[i64], card: i64) -> None:
        """Take up a card; `blocks` holds the four blocks of every card, both ways up."""
        borders = self.card
        for turned in range(i64(2)):
            face = (card * 2 + turned) * 4
            at = turned * 8
            borders[at] = near_side(blocks[face], 0)
            borders[at + 1] = near_side(blocks[face], 3)
            borders[at + 2] = near_side(blocks[face + 1], 0)
            borders[at + 3] = near_side(blocks[face + 1], 1)
            borders[at + 4] = near_side(blocks[face + 2], 2)
            borders[at + 5] = near_side(blocks[face + 2], 3)
            borders[at + 6] = near_side(blocks[face + 3], 2)
            borders[at + 7] = near_side(blocks[face + 3], 1)

    def look_at(self, city: City, place: i64) -> None:
        """Estimate the value of laying the card at a place: of what its blocks meet, and of what it covers."""
        cells, card, borders = city.cells, self.card, self.borders
        row, column = place // SIZE, place % SIZE
        left, right, far = wrap(column - 1), wrap(column + 1), wrap(column + 2)
        above, first, second, below = wrap(row - 1) * SIZE, row * SIZE, wrap(row + 1) * SIZE, wrap(row + 2) * SIZE
        north_w, north_e = far_side(i64(cells[above + column]), 2), far_side(i64(cells[above + right]), 2)
        south_w, south_e = far_side(i64(cells[below + column]), 0), far_side(i64(cells[below + right]), 0)
        west_n, west_s = far_side(i64(cells[first + left]), 1), far_side(i64(cells[second + left]), 1)
        east_n, east_s = far_side(i64(cells[first + far]), 3), far_side(i64(cells[second + far]), 3)
        north = borders[card[0] | north_w] + borders[card[2] | north_e]
        west = borders[card[1] | west_n] + borders[card[5] | west_s]
        south = borders[card[4] | south_w] + borders[card[6] | south_e]
        east = borders[card[3] | east_n] + borders[card[7] | east_s]
        self.printed = north + west + south + east
        north = borders[card[8] | north_w] + borders[card[10] | north_e]
        west = borders[card[9] | west_n] + borders[card[13] | west_s]
        south = borders[card[12] | south_w] + borders[card[14] | south_e]
        east = borders[card[11] | east_n] + borders[card[15] | east_s]
        self.turned = north + west + south + east
        nw, ne = i64(cells[first + column]), i64(cells[first + right])
        sw, se = i64(cells[second + column]), i64(cells[second + right])
        if not (nw | ne | sw | se) & ZONE:
            return
        weights = self.weights
        seen: i64 = 0
        if nw & ZONE:
            seen += weights[COVERED + (nw & ZONE)]
            seen += borders[COVERING + (near_side(nw, 0) | north_w)] + borders[COVERING + (near_side(nw, 3) | west_n)]
            seen += borders[COVERING + (near_side(nw, 1) | far_side(ne, 3))]
            seen += borders[COVERING + (near_side(nw, 2) | far_side(sw, 0))]
        if ne & ZONE:
            seen += weights[COVERED + (ne & ZONE)]
            seen += borders[COVERING + (near_side(ne, 0) | north_e)] + borders[COVERING + (near_side(ne, 1) | east_n)]
        if sw & ZONE:
            seen += weights[COVERED + (sw & ZONE)]
            seen += borders[COVERING + (near_side(sw, 2) | south_w)] + borders[COVERING + (near_side(sw, 3) | west_s)]
        if se & ZONE:
            seen += weights[COVERED + (se & ZONE)]
            seen += borders[COVERING + (near_side(se, 2) | south_e)] + borders[COVERING + (near_side(se, 1) | east_s)]
            seen += borders[COVERING + (near_side(se, 3) | far_side(sw, 1))]
            seen += borders[COVERING + (near_side(se, 0) | far_side(ne, 2))]
        self.printed += seen
        self.turned += seen


@final
class Kept:
    """The last glance, kept because the next one is mostly for the same game."""

    def __init__(self) -> None:
        self.glance: Glance | None = None
        self.box: Box | None = None
        self.conditions: i64 = 0

    def glance_of(self, terms: Terms) -> Glance:
        """The glance for the conditions of a game."""
        kept = self.glance
        if kept is None or self.box is not terms.box or self.conditions != terms.conditions:
            kept = Glance(terms)
            self.glance, self.box, self.conditions = kept, terms.box, terms.conditions
        return kept


KEPT: Final = Kept()
