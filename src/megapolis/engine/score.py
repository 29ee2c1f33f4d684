"""Scores line by line, as on a paper score sheet, each line with the pieces that earned its points."""

from __future__ import annotations

import msgspec

from megapolis.engine.errors import Value


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet.

    `key` names a message (`score-<key>`), and `args` are its arguments. `marks` name the pieces that earned the
    points, by the game's own labels for places, so that a picture can highlight them.
    """

    key: str
    points: int
    args: dict[str, Value] = {}
    marks: list[str] = []


class Change(msgspec.Struct, frozen=True):
    """A change of one score line, from `before` to `after` points."""

    line: ScoreLine
    before: int
    after: int


def line_name(key: str, which: Value = "") -> str:
    """A name for lines with the same key and the same argument `which` (a colour, a card): they are the same line."""
    return f"{key} {which}"


def name_of(line: ScoreLine) -> str:
    """The name of a line."""
    return line_name(line.key, line.args.get("which", ""))


def changes(before: list[ScoreLine], after: list[ScoreLine]) -> list[Change]:
    """The lines whose points differ, in the order of `after`, then the lines that disappeared."""
    old = {name_of(line): line for line in before}
    new = {name_of(line): line for line in after}
    out = []
    for identity, line in new.items():
        points = old[identity].points if identity in old else 0
        if points != line.points:
            out.append(Change(line, points, line.points))
    out += [Change(line, line.points, 0) for identity, line in old.items() if identity not in new and line.points]
    return out
