"""A position of Next Station as a row of numbers: see `engine/core/observation.py`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.core.bitset import lowest_bit
from megapolis.engine.core.observation import Layout, Observer, see_bits, see_number, see_one
from megapolis.engine.core.record import Record
from megapolis.engine.core.state import State
from megapolis.games.next_station.rules.actions import MAX_CARDS, MAX_SECTIONS, MAX_STATIONS
from megapolis.games.next_station.rules.box import ANY, PENCILS, WORD, Box
from megapolis.games.next_station.rules.options import LAY_PENCILS
from megapolis.games.next_station.rules.scoring import total
from megapolis.games.next_station.rules.sheet import SECOND, Sheet
from megapolis.games.next_station.rules.state import NextStation

POINTS: Final = 300
LONG: Final = 12
"""More stations of one line in a district, or turns in a round, than a real game ever sees."""
MOST_WAYS: Final = 16
MOST_BRANCHES: Final = 40

TABLE: Final = Layout()
LAYING: Final[i64] = TABLE.add("laying", "the viewer, alone, decides the order of the pencils")
ROUND: Final[i64] = TABLE.add("round", "the round, from 0; the last place: the game is over", 5)
TURN: Final[i64] = TABLE.add("turn", "turns played in this round", high=LONG)
UNDER: Final[i64] = TABLE.add("under", "underground cards flipped in this round", high=LONG)
DECK: Final[i64] = TABLE.add("deck", "cards that can still be flipped in this round", MAX_CARDS)
SYMBOL: Final[i64] = TABLE.add("symbol", "what is asked now: square, triangle, pentagon, circle, joker", 5)
BRANCH: Final[i64] = TABLE.add("branch", "whether a line may branch in this turn")
OBJECTIVES: Final[i64] = TABLE.add("objectives", "shared objectives in play", 8)
POWERS: Final[i64] = TABLE.add("powers", "for each pencil its power", 4, 4)
RULES: Final[i64] = TABLE.add(
    "rules", "rulings: an empty line counts; joker and central end a double; a switch covers both", 3
)
STAGE: Final[i64] = TABLE.add("stage", "the viewer's turn: a section, a second section, a circle", 3)
NEEDED: Final[i64] = TABLE.add("needed", "the symbol that the viewer's second section must lead to", 5)

SEAT: Final = Layout()
AWAITED: Final[i64] = SEAT.add("awaited", "whether the seat is still to act in this turn")
PENCIL: Final[i64] = SEAT.add("pencil", "the pencil of the running line", 4)
ORDER: Final[i64] = SEAT.add("order", "the pencil of each round, as far as it is known", 4, 4)
LINE: Final[i64] = SEAT.add("line", "stations on the running line", MAX_STATIONS)
ENDS: Final[i64] = SEAT.add("ends", "its ends", MAX_STATIONS)
LINES: Final[i64] = SEAT.add("lines", "stations with at least one, two, three, four lines", 4, MAX_STATIONS)
BLOCKED: Final[i64] = SEAT.add("blocked", "sections that are drawn or crossed", MAX_SECTIONS)
OPEN: Final[i64] = SEAT.add("open", "sections that could be drawn from an end, whatever their symbol", MAX_SECTIONS)
WAYS: Final[i64] = SEAT.add("ways", "how many of them lead to a square, triangle, pentagon, circle", 4, high=MOST_WAYS)
BRANCHES: Final[i64] = SEAT.add("branches", "the same from any station of the line", 4, high=MOST_BRANCHES)
COUNTS: Final[i64] = SEAT.add("counts", "stations of the running line in each district", 15, high=LONG)
DISTRICTS: Final[i64] = SEAT.add("districts", "districts of the running line", high=15)
MOST: Final[i64] = SEAT.add("most", "the most stations of the line in one district", high=LONG)
THAMES: Final[i64] = SEAT.add("thames", "sections of the running line under the Thames", high=LONG)
THAMES_BEFORE: Final[i64] = SEAT.add("thames_before", "the same of finished lines", high=40)
TOURIST: Final[i64] = SEAT.add("tourist", "visits to tourist sites", high=20)
INTERCHANGE: Final[i64] = SEAT.add("interchange", "points of interchanges", high=POINTS)
BANKED: Final[i64] = SEAT.add("banked", "points of finished lines", high=POINTS)
BEST: Final[i64] = SEAT.add("best", "the best finished line", high=POINTS)
USED: Final[i64] = SEAT.add("used", "whether the pencil's power is used up")
TOTAL: Final[i64] = SEAT.add("points", "all points if the game ended now", high=POINTS, low=-POINTS)


def see_ways(box: Box, sheet: Sheet, sections: i64, base: i64, out: vec[i16], at: i64) -> None:
    """Where sections lead that may be drawn from the running line: a set of them, `base` being the first."""
    while sections:
        section = base + lowest_bit(sections)
        near, far = box.section_a[section], box.section_b[section]
        if sheet.line >> far & 1:
            near, far = far, near
        first = box.symbol[far]
        last = first
        if first == ANY:
            first, last = 0, 3
        for wanted in range(first, last + 1):
            out[at + BRANCHES + wanted] += 1
        if sheet.ends >> near & 1:
            out[at + OPEN + section] = 1
            for wanted in range(first, last + 1):
                out[at + WAYS + wanted] += 1
        sections &= sections - 1


@final
class NextStationObserver(Observer):
    """The cards, the tasks, and every network."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT, has_lasting_blocks=True)

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, NextStation)
        rules = state.rules
        sheet = state.sheets[viewer]
        if rules.steps[state.step] == LAY_PENCILS:
            out[at + LAYING] = 1
        see_one(out, at + ROUND, state.round, PENCILS + 1)
        see_number(out, at + TURN, state.turn, LONG)
        see_number(out, at + UNDER, state.under, LONG)
        see_bits(out, at + DECK, state.cards)
        if state.waiting and sheet.line:
            see_one(out, at + SYMBOL, state.symbol, 5)
            if state.waiting >> viewer & 1:
                see_one(out, at + STAGE, sheet.stage, 3)
                if sheet.stage == SECOND:
                    see_one(out, at + NEEDED, sheet.needed, 5)
        if state.branch:
            out[at + BRANCH] = 1
        see_bits(out, at + OBJECTIVES, state.objectives)
        for pencil in range(PENCILS):
            see_one(out, at + POWERS + pencil * 4, state.powers[pencil], 4)
        if rules.empty_line_counts:
            out[at + RULES] = 1
        if rules.joker_central_ends:
            out[at + RULES + 1] = 1
        if rules.switch_covers_both:
            out[at + RULES + 2] = 1

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, NextStation)
        box = state.rules.box
        sheet = state.visible_sheet(viewer, seat)
        for round in range(PENCILS):
            see_one(out, at + ORDER + round * 4, state.pencil_in(seat, round), PENCILS)
        if sheet.line:
            see_one(out, at + PENCIL, sheet.pencil, PENCILS)
            see_bits(out, at + LINE, sheet.line)
            see_bits(out, at + ENDS, sheet.ends)
            w0, w1, w2 = sheet.reach(box, ANY, sheet.line)
            see_ways(box, sheet, w0, 0, out, at)
            see_ways(box, sheet, w1, WORD, out, at)
            see_ways(box, sheet, w2, 2 * WORD, out, at)
            for symbol in range(i64(4)):
                see_number(out, at + WAYS + symbol, i64(out[at + WAYS + symbol]), MOST_WAYS)
                see_number(out, at + BRANCHES + symbol, i64(out[at + BRANCHES + symbol]), MOST_BRANCHES)
            for district in range(box.districts):
                see_number(out, at + COUNTS + district, sheet.counts >> district * 4 & 15, LONG)
            if sheet.used:
                out[at + USED] = 1
        see_bits(out, at + LINES, sheet.once)
        see_bits(out, at + LINES + MAX_STATIONS, sheet.twice)
        see_bits(out, at + LINES + 2 * MAX_STATIONS, sheet.thrice)
        see_bits(out, at + LINES + 3 * MAX_STATIONS, sheet.four)
        see_bits(out, at + BLOCKED, sheet.blocked_0)
        see_bits(out, at + BLOCKED + WORD, sheet.blocked_1)
        see_bits(out, at + BLOCKED + 2 * WORD, sheet.blocked_2)
        see_number(out, at + DISTRICTS, sheet.districts, 15)
        see_number(out, at + MOST, sheet.most, LONG)
        see_number(out, at + THAMES, sheet.thames, LONG)
        see_number(out, at + THAMES_BEFORE, sheet.thames_before, 40)
        see_number(out, at + TOURIST, sheet.tourist, 20)
        see_number(out, at + INTERCHANGE, sheet.interchange, POINTS)
        see_number(out, at + BANKED, sheet.banked, POINTS)
        see_number(out, at + BEST, sheet.best, POINTS)
        see_number(out, at + TOTAL, total(box, sheet, state.objectives) - state.rules.deduction, POINTS)
        self.see_passing(state, viewer, seat, out, at)

    def lasting(self, state: State, viewer: i64, seat: i64) -> Record | None:
        assert isinstance(state, NextStation)
        # Alone, one lays the pencils after the first observations.
        if state.seats == 1 or (state.owned >> seat & 1 and not state.hidden(viewer, seat)):
            return None
        return state.visible_sheet(viewer, seat)

    def see_passing(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, NextStation)
        out[at + AWAITED] = i16(state.waiting >> seat & 1)
