"""The city: what stands on the 36 quarters, and the general plan that says where another block may go.

Four skyscrapers are built in a game, of 2, 3, 4 and 5 floors in this order: the first building to reach the next height
gets the roof. A territory has one skyscraper at most; once it has one nothing there grows higher; until then nothing
there grows beyond the next skyscraper's height, for reaching it makes it that skyscraper. So a quarter is full exactly
when it has reached its territory's limit, and never becomes free again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.games.megalopolis.rules.actions import QUARTERS, STREETS
from megapolis.games.megalopolis.rules.box import Board

EVERYWHERE: Final[i64] = (1 << QUARTERS) - 1


class City:
    """The buildings and the blocks that are left."""

    def __init__(
        self,
        heights: vec[i64],
        counts: vec[i64],
        tall: vec[i64],
        roof: vec[i64],
        roofs: i64,
        open: i64,
        crowned: i64,
        left: i64,
    ) -> None:
        self.heights = heights
        # Blocks on the three quarters of each street; the tallest building and the roofed quarter (-1) of a territory.
        self.counts = counts
        self.tall = tall
        self.roof = roof
        self.roofs = roofs
        # Quarters that are not full (a set); streets with a skyscraper on one of their quarters (a set).
        self.open = open
        self.crowned = crowned
        self.left = left

    def copy(self) -> City:
        """An independent copy."""
        return City(
            self.heights[:],
            self.counts[:],
            self.tall[:],
            self.roof[:],
            self.roofs,
            self.open,
            self.crowned,
            self.left,
        )

    def limit(self, board: Board, territory: i64) -> i64:
        """How high a building of this territory may be."""
        roof = self.roof[territory]
        return self.heights[roof] if roof >= 0 else board.skyscrapers[self.roofs]

    def place(self, board: Board, quarter: i64) -> None:
        """Puts a block on a quarter that is open, and the roof if this makes it the next skyscraper."""
        territory = quarter // 9
        limit = self.limit(board, territory)
        height = self.heights[quarter] + 1
        self.heights[quarter] = height
        self.left -= 1
        down = board.down[quarter]
        across = board.across[quarter]
        self.counts[down] += 1
        self.counts[across] += 1
        self.tall[territory] = max(self.tall[territory], height)
        if height == limit:
            self.open &= ~bit(quarter)
            if self.roof[territory] < 0:
                self.roof[territory] = quarter
                self.roofs += 1
                self.crowned |= bit(down) | bit(across)

    def facts(self) -> list[int]:
        """Every number that makes this city what it is; the rest follows."""
        return [int(self.left), *[int(height) for height in self.heights], *[int(roof) for roof in self.roof]]


def empty_city(blocks: i64) -> City:
    """The city before the first block."""
    none = vec[i64]([-1, -1, -1, -1])
    return City(vec[i64]([0] * QUARTERS), vec[i64]([0] * STREETS), vec[i64]([0] * 4), none, 0, EVERYWHERE, 0, blocks)
