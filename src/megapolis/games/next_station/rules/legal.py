"""What each seat may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members
from megapolis.engine.core.state import CHANCE
from megapolis.games.next_station.rules.actions import CIRCLE, DRAW, LAY, PASS, POWER_DRAW
from megapolis.games.next_station.rules.box import ANY, WORD
from megapolis.games.next_station.rules.chance import free_pencils, outcomes
from megapolis.games.next_station.rules.sheet import CIRCLING, JOKER, SECOND, SWITCHING, Sheet

if TYPE_CHECKING:
    from megapolis.games.next_station.rules.state import NextStation


def legal_actions(state: NextStation, seat: i64) -> vec[i64]:
    """Every legal action of a seat, sorted."""
    if seat == CHANCE:
        return outcomes(state)
    if not state.waiting >> seat & 1:
        return vec[i64]()
    if not state.dealt():
        return free_pencils(state, LAY)
    box = state.rules.box
    sheet = state.sheets[seat]
    out = append(vec[i64](capacity=16), PASS)
    if sheet.stage == CIRCLING:
        return append_members(out, sheet.line, CIRCLE)
    if sheet.stage == SECOND:
        w0, w1, w2 = second(state, sheet)
        return sections(out, DRAW, w0, w1, w2)
    sources: i64 = sheet.line if state.branch else sheet.ends
    w0, w1, w2 = sheet.reach(box, state.symbol, sources)
    out = sections(out, DRAW, w0, w1, w2)
    power = state.power(sheet)
    if power == JOKER:
        v0, v1, v2 = sheet.reach(box, ANY, sources)
        return sections(out, POWER_DRAW, v0 & ~w0, v1 & ~w1, v2 & ~w2)
    if power == SWITCHING:
        v0, v1, v2 = sheet.reach(box, state.symbol, sheet.line)
        return sections(out, POWER_DRAW, v0 & ~w0, v1 & ~w1, v2 & ~w2)
    return out


def second(state: NextStation, sheet: Sheet) -> tuple[i64, i64, i64]:
    """Where a second section may go."""
    both = state.branch and state.rules.switch_covers_both
    return sheet.reach(state.rules.box, sheet.needed, sheet.line if both else sheet.ends)


def sections(out: vec[i64], base: i64, w0: i64, w1: i64, w2: i64) -> vec[i64]:
    """`out` with an action for each section of a set."""
    if w0:
        out = append_members(out, w0, base)
    if w1:
        out = append_members(out, w1, base + WORD)
    return append_members(out, w2, base + 2 * WORD) if w2 else out
