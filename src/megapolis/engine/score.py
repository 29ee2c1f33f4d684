"""Points as a person reads them: line by line, as on the paper sheet, each with what earned it."""

from __future__ import annotations

import msgspec

from megapolis.engine.errors import Value


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet.

    `key` names a message (`score-<key>`), `args` fill it in; `marks` name the pieces that earned the points, in
    the game's own words for places, so that a picture can highlight them.
    """

    key: str
    points: int
    args: dict[str, Value] = {}
    marks: list[str] = []


class Change(msgspec.Struct, frozen=True):
    """How one score line would change: from `before` to `after` points."""

    line: ScoreLine
    before: int
    after: int


def _identity(line: ScoreLine) -> tuple[str, Value]:
    return (line.key, line.args.get("which", ""))


def changes(before: list[ScoreLine], after: list[ScoreLine]) -> list[Change]:
    """The lines whose points differ, in the order of the later sheet, then those that vanished.

    Lines are the same line when their key and their argument `which` (a colour, a card) agree.
    """
    old = {_identity(line): line for line in before}
    new = {_identity(line): line for line in after}
    out = []
    for identity, line in new.items():
        points = old[identity].points if identity in old else 0
        if points != line.points:
            out.append(Change(line, points, line.points))
    out += [Change(line, line.points, 0) for identity, line in old.items() if identity not in new and line.points]
    return out
