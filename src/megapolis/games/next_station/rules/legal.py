"""What each seat may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.state import CHANCE
from megapolis.games.next_station.rules.actions import CIRCLE, DRAW, LAY, PASS, POWER_DRAW
from megapolis.games.next_station.rules.box import ANY, WORD
from megapolis.games.next_station.rules.chance import add_outcomes, free_pencils
from megapolis.games.next_station.rules.sheet import CIRCLING, JOKER, SECOND, SWITCHING, Sheet

if TYPE_CHECKING:
    from megapolis.games.next_station.rules.state import NextStation


def add_legal(state: NextStation, seat: i64, out: ActionList) -> None:
    """Add every legal action of a seat to `out`."""
    if seat == CHANCE:
        add_outcomes(state, out)
        return
    if not state.waiting >> seat & 1:
        return
    if not state.is_dealt():
        out.add_members(free_pencils(state), LAY)
        return
    box = state.rules.box
    sheet = state.sheets[seat]
    out.add(PASS)
    if sheet.stage == CIRCLING:
        out.add_members(sheet.line, CIRCLE)
        return
    if sheet.stage == SECOND:
        w0, w1, w2 = second(state, sheet)
        add_sections(out, DRAW, w0, w1, w2)
        return
    sources: i64 = sheet.line if state.branch else sheet.ends
    w0, w1, w2 = sheet.reach(box, state.symbol, sources)
    add_sections(out, DRAW, w0, w1, w2)
    power = state.power(sheet)
    if power == JOKER:
        v0, v1, v2 = sheet.reach(box, ANY, sources)
        add_sections(out, POWER_DRAW, v0 & ~w0, v1 & ~w1, v2 & ~w2)
    elif power == SWITCHING:
        v0, v1, v2 = sheet.reach(box, state.symbol, sheet.line)
        add_sections(out, POWER_DRAW, v0 & ~w0, v1 & ~w1, v2 & ~w2)


def second(state: NextStation, sheet: Sheet) -> tuple[i64, i64, i64]:
    """Where a second section may go."""
    both = state.branch and state.rules.switch_covers_both
    return sheet.reach(state.rules.box, sheet.needed, sheet.line if both else sheet.ends)


def add_sections(out: ActionList, base: i64, w0: i64, w1: i64, w2: i64) -> None:
    """Add an action for each section of a set."""
    out.add_members(w0, base)
    out.add_members(w1, base + WORD)
    out.add_members(w2, base + 2 * WORD)
