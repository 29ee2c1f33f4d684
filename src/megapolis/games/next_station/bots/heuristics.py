"""What a bot should know about Next Station."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit, popcount
from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.games.next_station.rules.actions import CIRCLE, DRAW, PASS, POWER_DRAW
from megapolis.games.next_station.rules.box import ANY, Box
from megapolis.games.next_station.rules.scoring import tourist_points
from megapolis.games.next_station.rules.sheet import Sheet
from megapolis.games.next_station.rules.state import NextStation

OPENING: Final = 0.05
"""What one more way to go on is worth, in points: it breaks ties between equal gains."""

TRIES: Final[i64] = 6
"""A quick move is the best of so many random ones: sensible, and still different every time.

One try (any section) leads the search to 147.6 points alone, two to 150.9, four to 151.1, ten to 152.0 (700
iterations, the same 100 deals).
"""


ROOM: Final = 256
"""More actions than a seat has."""


@final
class NextStationHeuristics(Heuristics):
    """Points now, and how many ways the line can go on."""

    def __init__(self) -> None:
        # Used again by every quick move.
        self.actions = ActionList()
        self.room = vec[i64]([0] * ROOM)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, NextStation)
        value = float(state.points(seat))
        sheet = state.sheets[seat]
        if sheet.line:
            w0, w1, w2 = sheet.reach(state.rules.box, ANY, sheet.ends)
            value += OPENING * float(popcount(w0) + popcount(w1) + popcount(w2))
        return value

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """Any section rather than none: of a few at random the one that brings most at once."""
        assert isinstance(state, NextStation)
        found = self.actions
        found.clear()
        state.add_legal(seat, found)
        count = found.count
        first = found.pick(0)
        if count == 1:
            return first
        if first != PASS:
            return found.draw(rng)
        if count == 2:
            return found.pick(1 + rng.below(1))
        actions = found.write(self.room)
        best = actions[1 + rng.below(count - 1)]
        if best >= CIRCLE:
            return best
        box = state.rules.box
        sheet = state.sheets[seat]
        high = gain(box, sheet, best)
        for _time in range(TRIES - 1):
            action = actions[1 + rng.below(count - 1)]
            value = gain(box, sheet, action)
            if value > high:
                high = value
                best = action
        return best


def gain(box: Box, sheet: Sheet, action: i64) -> i64:
    """The points that a legal drawing action brings at once, objectives apart."""
    section = action - POWER_DRAW if action >= POWER_DRAW else action - DRAW
    station = box.section_b[section]
    if sheet.line >> station & 1:
        station = box.section_a[section]
    here = bit(station)
    lines: i64 = 1 + (sheet.once >> station & 1) + (sheet.twice >> station & 1) + (sheet.thrice >> station & 1)
    points: i64 = box.interchange[lines] - box.interchange[lines - 1]
    points += box.thames_points * box.thames[section]
    if here & box.tourist:
        points += tourist_points(box, sheet.tourist + 1) - tourist_points(box, sheet.tourist)
    count: i64 = (sheet.counts >> box.district[station] * 4 & 15) + 1
    districts = sheet.districts + 1 if count == 1 else sheet.districts
    return points + districts * max(sheet.most, count) - sheet.districts * sheet.most
