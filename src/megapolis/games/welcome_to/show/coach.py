"""What a coach can count in Welcome To: numbers that fit, parks, pools, estates, plans, temp agencies."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.coach import Coach, Fact
from megapolis.engine.core.bitset import bit, to_list
from megapolis.engine.score import line_name
from megapolis.games.welcome_to.rules.actions import LETTERS, PLOT_NAMES, STREET_KEYS, WRITE
from megapolis.games.welcome_to.rules.box import SIZES
from megapolis.games.welcome_to.rules.scoring import estate_value, park_points, plan_points, pool_points
from megapolis.games.welcome_to.rules.sheet import Sheet
from megapolis.games.welcome_to.rules.state import WelcomeTo

LOW, HIGH = 1, 15
"""The numbers that cards show."""
LAST = WRITE + len(PLOT_NAMES)


def facts(before: WelcomeTo, after: WelcomeTo, seat: int, way: Sequence[int]) -> list[Fact]:
    """Facts about a turn, or the rest of one."""
    old, new = before.sheets[seat], after.sheets[seat]
    houses = [action - int(WRITE) for action in way if WRITE <= action < LAST]
    return [*_tracks(before, old, new), *_plans(before, old, new, seat, after), *_room(old, new, houses)]


def _tracks(state: WelcomeTo, old: Sheet, new: Sheet) -> list[Fact]:
    """Parks, pools, estates and their values."""
    side = state.side
    out = []
    for street in range(3):
        low, high = int(park_points(side, old, street)), int(park_points(side, new, street))
        if high > low:
            args: dict[str, str | int | float] = {"street": STREET_KEYS[street] + "-on", "from": low, "to": high}
            line = line_name("park", STREET_KEYS[street])
            out.append(Fact("now", "park", args, float(high - low), True, line=line))
    if gain := int(pool_points(side, new) - pool_points(side, old)):
        marks = [PLOT_NAMES[plot] for plot in to_list(new.pools & ~old.pools)]
        out.append(Fact("now", "pool", {"points": gain}, float(gain), True, marks, line_name("pool")))
    for size in range(1, int(SIZES) + 1):
        more = int(new.estates(size) - old.estates(size))
        gain = int(
            new.estates(size) * estate_value(side, new, size) - old.estates(size) * estate_value(side, old, size)
        )
        line = line_name("estate", size)
        if more > 0:
            out.append(Fact("now", "estate", {"size": size, "points": gain}, float(gain), True, line=line))
        elif gain > 0:
            args = {"size": size, "count": int(new.estates(size)), "points": gain}
            out.append(Fact("now", "value", args, float(gain), True, line=line))
    return out


def _plans(before: WelcomeTo, old: Sheet, new: Sheet, seat: int, after: WelcomeTo) -> list[Fact]:
    """Approved plans, and the rank in temp agencies."""
    out = []
    for letter in range(3):
        if gain := int(plan_points(new, letter) - plan_points(old, letter)):
            plan = before.plan(letter)
            args: dict[str, str | int | float] = {"letter": LETTERS[letter], "points": gain, "low": int(plan.low)}
            key = "plan" if gain == plan.low else "plan-first"
            out.append(Fact("now", key, args, float(gain), True, line=line_name("plan", LETTERS[letter])))
    low, high = int(before.temp_points(seat, seat)), int(after.temp_points(seat, seat))
    if high > low:
        out.append(Fact("rival", "temps", {"from": low, "to": high}, float(high - low), True, line=line_name("temp")))
    return out


def _room(old: Sheet, new: Sheet, houses: list[int]) -> list[Fact]:
    """What a house alone could take, and which numbers fit nowhere any more."""
    out = []
    for house in houses:
        fitting = [number for number in range(18) if old.fits[number] >> house & 1]
        left, right = neighbour(old, house, -1), neighbour(old, house, 1)
        if len(fitting) == 1 and left >= 0 and right >= 0:
            low, high = int(old.number_at(left)), int(old.number_at(right))
            marks = [PLOT_NAMES[left], PLOT_NAMES[right]]
            out.append(Fact("only", "only", {"low": low, "high": high, "number": fitting[0]}, 1.0, False, marks))
    if houses:
        lost = homeless(new)
        out.append(Fact("risk", "room", {"lost": lost, "numbers": HIGH}, -float(lost)))
    return out


def neighbour(sheet: Sheet, plot: int, step: int) -> int:
    """The next house with a number in a direction; -1: none before a roundabout or the end of the street."""
    at = plot + step
    while at >> 4 == plot >> 4 and at >= 0:
        if sheet.filled & bit(at):
            return at
        if sheet.roundabouts & bit(at):
            return -1
        at += step
    return -1


def homeless(sheet: Sheet) -> int:
    """How many of the numbers that cards show fit nowhere."""
    return sum(not sheet.fits[number] for number in range(LOW, HIGH + 1))


def count(state: WelcomeTo) -> tuple[int, int]:
    """Turns, three pairs of cards each."""
    return 0, max(int(state.round), 1)


COACH: Coach[WelcomeTo] = Coach(facts=facts, count=count)
