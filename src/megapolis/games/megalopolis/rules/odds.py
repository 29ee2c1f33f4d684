"""How often a figure lands on each square: the stationary distribution of movement alone.

Assumed: three dice, a triple moves like any other sum, nobody draws cards, City Hall and bridges move nobody, and the
Highway sends its visitor to one of the 36 exits. A turn that meets the Highway lands twice: there and at its exit.
"""

from __future__ import annotations

from typing import Final

LAPS: Final = 60


def sums_of_three_dice() -> list[int]:
    """In how many of the 216 ways three dice make each sum, by the sum."""
    ways = [0] * 19
    for first in range(1, 7):
        for second in range(1, 7):
            for third in range(1, 7):
                ways[first + second + third] += 1
    return ways


def landing_shares(kinds: list[int], exits: list[int], highway: int) -> list[float]:
    """The chance that a figure lands on each square in a turn, in the long run."""
    squares = len(kinds)
    ways = sums_of_three_dice()
    here = [1.0 / squares] * squares
    landed = here
    for _ in range(LAPS):
        landed = [0.0] * squares
        for square in range(squares):
            for steps in range(3, 19):
                landed[(square + steps) % squares] += here[square] * ways[steps] / 216.0
        sent = landed[kinds.index(highway)]
        here = list(landed)
        here[kinds.index(highway)] = 0.0
        for square in exits:
            here[square] += sent / len(exits)
            landed[square] += sent / len(exits)
    return landed
