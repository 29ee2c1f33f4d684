"""What the rounds to come will bring to a network, judged by where lines of each pencil usually go.

`habits.toml` holds, for each pencil, how often strong players' lines visit each station and use each section; it was
counted from games of the search with itself by tools/next_station_habits.py. From it follow, for the pencils still
to come, the interchange and tourist points to hope for, and how much is lost where usual sections are taken or crossed.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.bits import bit, lowest
from megapolis.games.next_station.board import WORD, Board
from megapolis.games.next_station.scoring import tourist_points
from megapolis.games.next_station.sheet import Sheet

LINE: Final = 33.0
"""The points of a line itself, on an empty map."""
SECTION: Final = 5.0
"""What it costs when a section that a line would surely have used is taken or crossed."""
SETS: Final[i64] = 16
"""Sets of pencils still to come."""
LEVELS: Final[i64] = 4
"""Lines that a station may have now and still gain another."""


class Prospects:
    """The habits of one map, as tables that are quick to add up."""

    def __init__(self, board: Board, source: str) -> None:
        stations, sections = read_habits(board, source)
        count: i64 = board.stations
        gains = vec[float]()
        tourists = vec[float]()
        use = vec[float]()
        for pencils in range(SETS):
            to_come = [pencil for pencil in range(4) if pencils >> i64(pencil) & 1]
            for level in range(LEVELS):
                for station in range(int(count)):
                    shares = [stations[pencil][station] for pencil in to_come]
                    gains = append(gains, expected_gain(board, level, shares))
            visits = 0.0
            for station in range(int(count)):
                if board.tourist >> i64(station) & 1:
                    visits += sum([stations[pencil][station] for pencil in to_come])
            tourists = append(tourists, visits)
            for section in range(int(board.sections)):
                use = append(use, sum([sections[pencil][section] for pencil in to_come]))
        self.board = board
        # gains[(pencils * LEVELS + level) * stations + station], tourists[pencils], use[pencils * sections + section]
        self.gains = gains
        self.tourists = tourists
        self.use = use

    def worth(self, sheet: Sheet, pencils: i64) -> float:
        """The points that the lines of these pencils will add, the first of them having just been opened."""
        return (
            LINE * float(count_of(pencils))
            + self.interchanges(sheet, pencils)
            + self.sights(sheet, pencils)
            - SECTION * self.lost(sheet, pencils)
        )

    def interchanges(self, sheet: Sheet, pencils: i64) -> float:
        """Interchange points to hope for."""
        count = self.board.stations
        gains = self.gains
        total = 0.0
        for station in range(count):
            here = bit(station)
            if sheet.four & here:
                continue
            level: i64 = 0
            if here & sheet.once:
                level = 3 if here & sheet.thrice else 2 if here & sheet.twice else 1
            # The line that has just been opened has its departure already.
            left = pencils & ~bit(sheet.colour) if here == sheet.line else pencils
            total += gains[(left * LEVELS + level) * count + station]
        return total

    def sights(self, sheet: Sheet, pencils: i64) -> float:
        """Points on the tourist track to hope for."""
        expected = self.tourists[pencils]
        whole = i64(int(expected))
        part = expected - float(whole)
        now = sheet.tourist
        low = float(tourist_points(self.board, now + whole))
        high = float(tourist_points(self.board, now + whole + 1))
        return low + part * (high - low) - float(tourist_points(self.board, now))

    def lost(self, sheet: Sheet, pencils: i64) -> float:
        """How many sections that these pencils usually use are taken or crossed."""
        base = pencils * self.board.sections
        total = self.sum_of(sheet.b0, base)
        total += self.sum_of(sheet.b1, base + WORD)
        return total + self.sum_of(sheet.b2, base + 2 * WORD)

    def sum_of(self, bits: i64, base: i64) -> float:
        """The use of a word of sections."""
        use = self.use
        total = 0.0
        while bits:
            total += use[base + lowest(bits)]
            bits &= bits - 1
        return total


def count_of(pencils: i64) -> i64:
    """How many pencils a set has."""
    return (pencils & 1) + (pencils >> 1 & 1) + (pencils >> 2 & 1) + (pencils >> 3 & 1)


def expected_gain(board: Board, level: i64, shares: list[float]) -> float:
    """The interchange points that a station with `level` lines will gain when each line to come visits by its share."""
    # chances[n]: how likely n more lines visit.
    chances = [1.0]
    for share in shares:
        chances = [
            (chances[n] * (1.0 - share) if n < len(chances) else 0.0) + (chances[n - 1] * share if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    now = float(board.interchange[level])
    top = i64(len(board.interchange)) - 1
    total = 0.0
    for n in range(len(chances)):
        lines = level + i64(n)
        total += chances[n] * (float(board.interchange[lines if lines < top else top]) - now)
    return total


def read_habits(board: Board, source: str) -> tuple[list[list[float]], list[list[float]]]:
    """Shares by pencil and station, and by pencil and section."""
    facts: dict[str, Any] = tomllib.loads(source)
    stations: list[list[float]] = []
    sections: list[list[float]] = []
    for pencil in board.pencil_names:
        habit: dict[str, Any] = facts[pencil]
        stations.append([float(habit["stations"].get(name, 0.0)) for name in board.names])
        sections.append([float(habit["sections"].get(name, 0.0)) for name in board.section_names])
    return stations, sections


def box_habits() -> tuple[str, str]:
    """The habits on the box's own map, and the digest of the map they were counted on."""
    source = (resources.files("megapolis.games.next_station") / "habits.toml").read_text(encoding="utf-8")
    return source, str(tomllib.loads(source)["board"])
