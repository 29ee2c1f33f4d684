"""The actions of Welcome To.

A plot is its street times 16 plus its place from the left, so an integer means the same whatever the board. A gap has
the number of the plot to its left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.actions import ActionSpace

STRIDE: Final = 16
"""Plots from one street to the next: the longest street has one less, so that neighbours never cross streets."""
PLOTS: Final = 3 * STRIDE
MAX_CARDS: Final = 120
MAX_PLANS: Final = 60

SPACE: Final = ActionSpace()

# What a player does, in the order of a turn.
CHOOSE: Final[i64] = SPACE.add("choose", number=3, action=3)
REFUSE: Final[i64] = SPACE.add("refuse")
GIVE: Final[i64] = SPACE.add("give", slot=3)
SHIFT: Final[i64] = SPACE.add("shift", by=5)
WRITE: Final[i64] = SPACE.add("write", plot=PLOTS)
FENCE: Final[i64] = SPACE.add("fence", gap=PLOTS)
ESTATE: Final[i64] = SPACE.add("estate", size=6)
PARK: Final[i64] = SPACE.add("park")
POOL: Final[i64] = SPACE.add("pool")
BIS: Final[i64] = SPACE.add("bis", plot=PLOTS, copy=2)
ROUNDABOUT: Final[i64] = SPACE.add("roundabout", plot=PLOTS)
APPROVE: Final[i64] = SPACE.add("approve", letter=3)
PAY: Final[i64] = SPACE.add("pay", plot=PLOTS)
DONE: Final[i64] = SPACE.add("done")

# What chance does.
DEAL_PLAN: Final[i64] = SPACE.add("deal_plan", plan=MAX_PLANS)
DRAW: Final[i64] = SPACE.add("draw", card=MAX_CARDS)
DRAW_APPROVAL: Final[i64] = SPACE.add("draw_approval", slot=3)
TURN_APPROVAL: Final[i64] = SPACE.add("turn_approval", letter=3)
SHOW: Final[i64] = SPACE.add("show", top=7)
"""Solo: what the top card of the deck shows, the action on it or the back of an approval card."""

LETTERS: Final = ("A", "B", "C")
STREETS: Final = ("t", "c", "b")
SHIFTS: Final = ("-2", "-1", "0", "+1", "+2")
SIDES: Final = ("left", "right")
PLOT_NAMES: Final = [f"{STREETS[street]}{place + 1}" for street in range(3) for place in range(STRIDE)]
GAP_NAMES: Final = [f"{STREETS[street]}{place + 1}|{place + 2}" for street in range(3) for place in range(STRIDE)]
STREET_KEYS: Final = ("@street-top", "@street-centre", "@street-bottom")
SIZE_NAMES: Final = ["1", "2", "3", "4", "5", "6"]


def plot_words(plot: int) -> dict[str, str | int]:
    """A house for a sentence: its place from the left, and its street as languages inflect it."""
    street, place = divmod(plot, STRIDE)
    key = STREET_KEYS[street]
    return {"street": key, "to": key + "-to", "on": key + "-on", "of": key + "-of", "house": place + 1}


def gap_words(gap: int) -> dict[str, str | int]:
    """The place of a fence for a sentence: between two houses of a street."""
    words = plot_words(gap)
    return {**words, "left": gap % STRIDE + 1, "right": gap % STRIDE + 2}
