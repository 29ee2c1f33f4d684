"""What a coach can count in Sprawlopolis: groups that grow, roads that join, conditions that are met."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.coach import ABOVE, AHEAD, Coach, Fact
from megapolis.engine.score import changes, name_of
from megapolis.engine.setup import Setup
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis

ROADS = ("roads", "north-roads", "south-roads")


def facts(before: Sprawlopolis, after: Sprawlopolis, seat: int, _way: Sequence[int]) -> list[Fact]:
    """Facts about a laying: the score lines that it changes."""
    out = []
    for change in changes(before.breakdown(seat), after.breakdown(seat)):
        line, gain = change.line, float(change.after - change.before)
        args: dict[str, str | int | float] = {"from": change.before, "to": change.after}
        if line.key.endswith("zone") and "blocks" in line.args:
            args["zone"] = line.args["which"]
            out.append(Fact("now", "zone" if gain > 0 else "zone-less", args, gain, True, line.marks, name_of(line)))
        elif line.key in ROADS:
            args["roads"] = abs(int(gain))
            out.append(Fact("now", "roads" if gain > 0 else "roads-more", args, gain, True, line.marks, name_of(line)))
        elif line.key.endswith("condition") and "own" not in line.args:
            args["condition"] = line.args["which"]
            key = "condition-less" if gain < 0 else "mend" if change.before < 0 else "condition"
            out.append(Fact("risk" if key == "mend" else "now", key, args, gain, True, line.marks, name_of(line)))
    return out


def scale(setup: Setup) -> str:
    """Points above the target; in a duel, points ahead."""
    return ABOVE if setup.game.is_cooperative(setup) else AHEAD


def target(state: Sprawlopolis) -> int:
    """What the team must reach."""
    return int(state.target())


def count(state: Sprawlopolis) -> tuple[int, int]:
    """Turns, a card each."""
    return 0, int(state.turns) + 1


COACH: Coach[Sprawlopolis] = Coach(scale=scale, target=target, facts=facts, count=count)
