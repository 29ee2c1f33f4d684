"""Why a section cannot be drawn, in words."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.errors import Reason
from megapolis.games.next_station.rules.actions import CIRCLE, DRAW, LAY, POWER_DRAW
from megapolis.games.next_station.rules.box import ANY, Box
from megapolis.games.next_station.rules.sheet import CIRCLING, JOKER, SECOND, SWITCHING, Sheet
from megapolis.games.next_station.rules.state import NextStation


def refusal(state: NextStation, seat: i64, action: i64) -> Reason:
    """The rule that forbids an illegal action of an awaited seat."""
    if seat < 0:
        return Reason("why-not-in-deck", {}, "next_station")
    if state.step < i64(len(state.rules.steps)) - 1:
        if action >= LAY and action < LAY + 4:
            return Reason("why-pencil-laid", {}, "next_station")
        return Reason("why-lay-pencils", {}, "next_station")
    sheet = state.sheets[seat]
    box = state.rules.box
    if action >= DRAW and action < POWER_DRAW:
        return section_refusal(state, sheet, box, action - DRAW, False)
    if action >= POWER_DRAW and action < CIRCLE:
        return section_refusal(state, sheet, box, action - POWER_DRAW, True)
    if action >= CIRCLE and action < LAY:
        if sheet.stage != CIRCLING:
            return Reason("why-not-circling", {}, "next_station")
        return Reason("why-circle-off-line", {}, "next_station")
    return Reason("why-not-yours", {}, "next_station")


def section_refusal(state: NextStation, sheet: Sheet, box: Box, section: i64, with_power: bool) -> Reason:
    """Why a section cannot be drawn."""
    if section >= box.sections:
        return Reason("why-no-section", {}, "next_station")
    if sheet.stage == CIRCLING:
        return Reason("why-only-circle", {}, "next_station")
    a = box.section_a[section]
    b = box.section_b[section]
    names: dict[str, str | int] = {"from": box.names[a].upper(), "to": box.names[b].upper()}
    crossed = find_crossing(sheet, box, section)
    if crossed == section:
        return Reason("why-drawn", names, "next_station")
    if crossed >= 0:
        names["other"] = box.section_names[crossed].upper().replace("-", "–")
        return Reason("why-crosses", names, "next_station")
    on_a = sheet.line >> a & 1
    on_b = sheet.line >> b & 1
    if not on_a and not on_b:
        return Reason("why-off-line", names, "next_station")
    if on_a and on_b:
        return Reason("why-loop", names, "next_station")
    source = a if on_a else b
    target = b if on_a else a
    names = {"from": box.names[source].upper(), "to": box.names[target].upper()}
    power = state.power(sheet)
    if with_power and (sheet.stage == SECOND or power not in (JOKER, SWITCHING)):
        return Reason("why-no-power", names, "next_station")
    wanted = sheet.needed if sheet.stage == SECOND else state.symbol
    if with_power and power == JOKER:
        wanted = ANY
    symbol = box.symbol[target]
    if symbol not in (wanted, ANY) and wanted != ANY:
        names["wanted"] = int(wanted)
        return Reason("why-symbol", names, "next_station")
    branching = state.branch and (sheet.stage != SECOND or state.rules.switch_covers_both)
    if not branching and not sheet.ends >> source & 1 and not (with_power and power == SWITCHING):
        return Reason("why-inner", names, "next_station")
    # Only a power that is not needed is left: the section can be drawn without it.
    return Reason("why-power-wasted", names, "next_station")


def find_crossing(sheet: Sheet, box: Box, section: i64) -> i64:
    """The drawn section that stands in the way: the same one, or one it crosses; -1 if there is none."""
    for track in sheet.lines():
        for drawn in track.sections():
            if drawn == int(section) or box.cross(drawn, int(section)):
                return drawn
    return -1
