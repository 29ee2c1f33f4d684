"""Points as they are counted, with the blocks that earn or lose them."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from megapolis.games.sprawlopolis.rules.city import EMPTY
from megapolis.games.sprawlopolis.rules.survey import Survey


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Tally:
    """Points and, when `marking`, the blocks that earned or lost them, as places of the survey's window."""

    def __init__(self, marking: bool) -> None:
        self.points: i64 = 0
        self.marking = marking
        self.marks = vec[i64]()

    def add(self, points: i64, at: i64) -> None:
        """Add points for one block."""
        self.points += points
        if self.marking and points:
            self.marks = append(self.marks, at)

    def add_road(self, survey: Survey, road: i64, points: i64) -> None:
        """Add points for one road."""
        self.points += points
        if self.marking and points:
            for number in range(survey.count):
                if survey.road[survey.blocks[number]] == road:
                    self.marks = append(self.marks, survey.blocks[number])

    def add_group(self, survey: Survey, group: i64, points: i64) -> None:
        """Add points for one group."""
        self.points += points
        if self.marking and points:
            for number in range(survey.count):
                if survey.group[survey.blocks[number]] == group:
                    self.marks = append(self.marks, survey.blocks[number])

    def add_line(self, survey: Survey, row: i64, column: i64, zone: i64, points: i64) -> None:
        """Add points for a row or a column (the other is -1) and mark its blocks of a zone (0: of any)."""
        self.points += points
        if self.marking and points:
            for number in range(survey.count):
                at = survey.blocks[number]
                inside = at // survey.width == row or at % survey.width == column
                if inside and (zone == EMPTY or survey.zone[at] == zone):
                    self.marks = append(self.marks, at)
