"""How often a figure lands on each square: the stationary distribution of movement alone.

Assumed: three dice, a triple moves like any other sum, nobody draws cards, City Hall and bridges move nobody, and the
Highway sends its visitor to one of the 36 exits. A turn that meets the Highway lands twice: there and at its exit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from megapolis.games.megalopolis.rules.actions import SQUARES
from megapolis.games.megalopolis.rules.box import Box

TURNS: Final = 60
"""After so many turns the distribution no longer changes."""
SHARES: Final[dict[str, vec[float]]] = {}
"""What was computed so far, by the digest of the box."""


def landing_shares(box: Box) -> vec[float]:
    """The chance that a figure lands on each square in a turn, in the long run; computed once for each box."""
    shares = SHARES.get(box.digest)
    if shares is None:
        shares = vec[float](compute_shares(box))
        SHARES[box.digest] = shares
    return shares


def compute_shares(box: Box) -> list[float]:
    """Move a figure that may be anywhere until its whereabouts no longer change."""
    highway = int(box.highway)
    exits = box.exit_squares
    ways = sums_of_three_dice()
    here = [1.0 / SQUARES] * SQUARES
    landed = here
    for _turn in range(TURNS):
        landed = [0.0] * SQUARES
        for square in range(SQUARES):
            for steps in range(3, 19):
                landed[(square + steps) % SQUARES] += here[square] * ways[steps] / 216.0
        sent = landed[highway]
        here = list(landed)
        here[highway] = 0.0
        for square in exits:
            here[square] += sent / len(exits)
            landed[square] += sent / len(exits)
    return landed


def sums_of_three_dice() -> list[int]:
    """In how many of the 216 ways three dice make each sum, by the sum."""
    ways = [0] * 19
    for first in range(1, 7):
        for second in range(1, 7):
            for third in range(1, 7):
                ways[first + second + third] += 1
    return ways
