"""One player's paper: the network so far and the line that is being drawn.

A sheet is a value: nothing changes one that others may hold; drawing makes a new one. So positions share sheets, a
clone is a handful of references, and what a seat had when the turn began is simply the sheet it had then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, listed, lowest
from megapolis.engine.core.simultaneous import Paper
from megapolis.games.next_station.rules.box import ANY, WORD, WORDS, Board

# Where a seat stands within its turn.
FIRST: Final[i64] = 0
"""It may draw a section."""
SECOND: Final[i64] = 1
"""It has drawn one and may draw another by the power of its pencil."""
CIRCLING: Final[i64] = 2
"""The round's last section is drawn; it may circle a station by the power of its pencil."""


class Track:
    """A finished line, for the score sheet and the picture."""

    def __init__(
        self, colour: i64, line: i64, s0: i64, s1: i64, s2: i64, districts: i64, most: i64, thames: i64, circled: i64
    ) -> None:
        self.colour = colour
        self.line = line
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.districts = districts
        self.most = most
        self.thames = thames
        self.circled = circled

    def points(self, board: Board) -> i64:
        """Districts times the most stations in one of them, and the Thames."""
        return self.districts * self.most + board.thames_points * self.thames

    def stations(self) -> list[int]:
        """The stations on the line."""
        return listed(self.line)

    def sections(self) -> list[int]:
        """The sections of the line."""
        return listed(self.s0) + listed(self.s1, WORD) + listed(self.s2, 2 * WORD)

    def facts(self) -> list[int]:
        """The numbers that make this line what it is."""
        return [int(self.colour), int(self.line), int(self.s0), int(self.s1), int(self.s2), int(self.circled)]


class Sheet(Paper):
    """A network.

    Sets of stations have names, sets of sections a letter and the number of their word.
    b: sections that are drawn or crossed, t: those that touch the current line with one end, d: those it drew.
    """

    def __init__(
        self,
        colour: i64,
        line: i64,
        ends: i64,
        b0: i64,
        b1: i64,
        b2: i64,
        t0: i64,
        t1: i64,
        t2: i64,
        d0: i64,
        d1: i64,
        d2: i64,
        counts: i64,
        districts: i64,
        most: i64,
        thames: i64,
        once: i64,
        twice: i64,
        thrice: i64,
        four: i64,
        interchange: i64,
        tourist: i64,
        banked: i64,
        best: i64,
        thames_before: i64,
        tracks: list[Track],
        used: i64,
        circled: i64,
        stage: i64,
        needed: i64,
    ) -> None:
        self.colour = colour
        self.line = line
        self.ends = ends
        self.b0 = b0
        self.b1 = b1
        self.b2 = b2
        self.t0 = t0
        self.t1 = t1
        self.t2 = t2
        self.d0 = d0
        self.d1 = d1
        self.d2 = d2
        # Stations of the current line per district, four bits each; how many districts; the most in one.
        self.counts = counts
        self.districts = districts
        self.most = most
        self.thames = thames
        # Stations with at least so many lines; the points of the interchanges; how often lines met a tourist site.
        self.once = once
        self.twice = twice
        self.thrice = thrice
        self.four = four
        self.interchange = interchange
        self.tourist = tourist
        # Finished lines: their points, the best of them, their sections under the Thames.
        self.banked = banked
        self.best = best
        self.thames_before = thames_before
        self.tracks = tracks
        # The pencil's power this round; the circled station + 1; where the seat stands in its turn; which symbol a
        # second section must lead to.
        self.used = used
        self.circled = circled
        self.stage = stage
        self.needed = needed

    def copy(self) -> Sheet:
        """A new sheet that its maker may still change."""
        return Sheet(
            self.colour,
            self.line,
            self.ends,
            self.b0,
            self.b1,
            self.b2,
            self.t0,
            self.t1,
            self.t2,
            self.d0,
            self.d1,
            self.d2,
            self.counts,
            self.districts,
            self.most,
            self.thames,
            self.once,
            self.twice,
            self.thrice,
            self.four,
            self.interchange,
            self.tourist,
            self.banked,
            self.best,
            self.thames_before,
            self.tracks,
            self.used,
            self.circled,
            self.stage,
            self.needed,
        )

    def facts(self) -> list[int]:
        numbers = [self.colour, self.line, self.ends, self.d0, self.d1, self.d2, self.most, self.once]
        numbers += [self.used, self.circled, self.stage, self.needed]
        out = [int(number) for number in numbers]
        for track in self.tracks:
            out += track.facts()
        return out

    # ------------------------------------------------------------------ where a section may go

    def reach(self, board: Board, symbol: i64, sources: i64) -> tuple[i64, i64, i64]:
        """The sections that may be drawn from one of `sources` to a station of that symbol."""
        star = board.star
        w0: i64 = 0
        w1: i64 = 0
        w2: i64 = 0
        while sources:
            at: i64 = (lowest(sources) * 5 + symbol) * WORDS
            w0 |= star[at]
            w1 |= star[at + 1]
            w2 |= star[at + 2]
            sources &= sources - 1
        return w0 & self.t0 & ~self.b0, w1 & self.t1 & ~self.b1, w2 & self.t2 & ~self.b2

    # ------------------------------------------------------------------ changes, by the maker of a copy only

    def visit(self, board: Board, station: i64) -> None:
        """The current line gains a station."""
        here: i64 = bit(station)
        self.line |= here
        touch = board.touch
        at: i64 = station * WORDS
        self.t0 ^= touch[at]
        self.t1 ^= touch[at + 1]
        self.t2 ^= touch[at + 2]
        if here & board.tourist:
            self.tourist += 1
        points = board.interchange
        if here & self.thrice:
            self.four |= here
            self.interchange += points[4] - points[3]
        elif here & self.twice:
            self.thrice |= here
            self.interchange += points[3] - points[2]
        elif here & self.once:
            self.twice |= here
            self.interchange += points[2] - points[1]
        else:
            self.once |= here
            self.interchange += points[1]
        self.count(board, station)

    def count(self, board: Board, station: i64) -> None:
        """A station counts (once more) in its district."""
        shift: i64 = board.district[station] * 4
        count: i64 = (self.counts >> shift & 15) + 1
        self.counts += bit(shift)
        if count == 1:
            self.districts += 1
        self.most = max(self.most, count)

    def open_line(self, board: Board, colour: i64, counts_at_once: bool) -> None:
        """A new pencil: its line is its departure station."""
        station: i64 = board.departure[colour]
        self.colour = colour
        self.line = 0
        self.t0 = 0
        self.t1 = 0
        self.t2 = 0
        self.d0 = 0
        self.d1 = 0
        self.d2 = 0
        self.counts = 0
        self.districts = 0
        self.most = 0
        self.thames = 0
        self.used = 0
        self.circled = 0
        self.stage = FIRST
        self.ends = bit(station)
        if counts_at_once:
            self.visit(board, station)
        else:
            # The ruling that an empty line counts for nothing: the departure joins with the first section.
            self.line = self.ends
            at: i64 = station * WORDS
            self.t0 = board.touch[at]
            self.t1 = board.touch[at + 1]
            self.t2 = board.touch[at + 2]

    def draw(self, board: Board, section: i64) -> i64:
        """Draws a legal section; the station it leads to."""
        a = board.section_a[section]
        b = board.section_b[section]
        if self.districts == 0:
            self.t0 = 0
            self.t1 = 0
            self.t2 = 0
            self.visit(board, a if self.line >> a & 1 else b)
        source: i64 = a
        target: i64 = b
        if self.line >> b & 1:
            source = b
            target = a
        if section < WORD:
            self.d0 |= bit(section)
        elif section < 2 * WORD:
            self.d1 |= bit(section - WORD)
        else:
            self.d2 |= bit(section - 2 * WORD)
        at: i64 = section * WORDS
        self.b0 |= board.block[at]
        self.b1 |= board.block[at + 1]
        self.b2 |= board.block[at + 2]
        self.thames += board.thames[section]
        # An end is a station with exactly one section; the departure of an empty line was one without any.
        start: i64 = bit(source)
        if self.line == start:
            self.ends = start
        else:
            self.ends &= ~start
        self.ends |= bit(target)
        self.visit(board, target)
        return target

    def circle(self, board: Board, station: i64) -> None:
        """The circled station counts as two in its district, for this line's route only."""
        self.circled = station + 1
        self.used = 1
        self.count(board, station)

    def close_line(self, board: Board) -> None:
        """The round is over: the line's points are written down."""
        track = self.current()
        points = track.points(board)
        self.banked += points
        self.best = max(self.best, points)
        self.thames_before += self.thames
        self.thames = 0
        self.tracks = [*self.tracks, track]
        self.line = 0
        self.ends = 0
        self.d0 = 0
        self.d1 = 0
        self.d2 = 0
        self.districts = 0
        self.most = 0

    def current(self) -> Track:
        """The line that is being drawn, as a finished one."""
        return Track(
            self.colour, self.line, self.d0, self.d1, self.d2, self.districts, self.most, self.thames, self.circled
        )

    def lines(self) -> list[Track]:
        """All lines with their points so far, the current one last."""
        return [*self.tracks, self.current()] if self.line else self.tracks


def blank() -> Sheet:
    """An empty sheet."""
    none: list[Track] = []
    return Sheet(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, none, 0, 0, FIRST, ANY)
