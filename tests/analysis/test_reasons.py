"""Reasons: facts that speak for a move against another, and score lines that differ."""

import pytest

from analysis.test_values import played
from megapolis.analysis.futures import Ending
from megapolis.analysis.reasons import Reason, choose, compare_lines, contrast, facts_about, reasons_for, round_points
from megapolis.analysis.values import weigh
from megapolis.engine.coach import KINDS, Fact
from megapolis.engine.score import ScoreLine


class Sheet:
    """An ending with these lines and nothing else."""

    def __init__(self, **points: int) -> None:
        self.points = points

    def breakdown(self, _seat: int) -> list[ScoreLine]:
        return [ScoreLine(key, points) for key, points in self.points.items()]


def endings(*sheets: dict[str, int]) -> list[Ending]:
    return [Ending(Sheet(**sheet), 0.0, 0.0) for sheet in sheets]  # type: ignore[arg-type]


def fact(kind: str, key: str, amount: float, counts: bool = True, **args: str | int) -> Fact:
    return Fact(kind, key, dict(args), amount, counts)


def test_lines_that_differ_are_told_with_their_means() -> None:
    here = endings({"a": 4, "b": 1}, {"a": 6, "b": 1})
    there = endings({"a": 1, "b": 1, "c": 9}, {"a": 1, "b": 1, "c": 9})
    found = compare_lines(here, there, 0, 0.5)
    assert [(gap.line.key, gap.points, gap.instead, gap.gap) for gap in found] == [("c", 0, 9, -9), ("a", 5, 1, 4)]


def test_a_difference_within_its_error_is_no_reason() -> None:
    here, there = endings({"a": 9}, {"a": 0}), endings({"a": 0}, {"a": 5})
    assert compare_lines(here, there, 0, 0.5) == []


def test_facts_are_told_in_contrast() -> None:
    mine = [fact("now", "park", 4.0, street="top"), fact("risk", "room", -1.0, counts=False)]
    theirs = [
        fact("now", "park", 2.0, street="top"),
        fact("now", "park", 9.0, street="low"),
        fact("risk", "room", -3.0),
    ]
    found = contrast(mine, theirs)
    assert [gain for _, gain in found] == [2.0, 2.0]
    assert found[1][0].args["other"] == 3


def test_at_most_two_reasons_of_different_kinds() -> None:
    reasons = [
        Reason(fact("now", "one", 4.0), 4.0),
        Reason(fact("now", "two", 3.0), 3.0),
        Reason(fact("ways", "three", 2.0), 2.0),
        Reason(fact("only", "four", 2.0), 2.0),
    ]
    assert [reason.fact.key for reason in choose(reasons, 5.0)] == ["one", "three"]
    assert [reason.fact.key for reason in choose(reasons, 12.0)] == ["one"]
    assert choose(reasons, 20.0) == []


@pytest.mark.parametrize(
    ("points", "told"),
    [(0.4, 0.5), (1.3, 1.5), (2.1, 2), (3.4, 3), (-7.6, -8), (123_456.0, 120_000), (-60_001, -60_000)],
)
def test_figures_of_sentences(points: float, told: float) -> None:
    assert round_points(points) == told


@pytest.mark.parametrize("name", ["next_station", "sprawlopolis", "capital_lux"])
def test_reasons_speak_for_the_better_move(name: str) -> None:
    """No fact of the wrong sign, the strongest first, and nothing worth more than what it explains."""
    match, seat = played(name, 7)
    [*_, weighing] = weigh(match.state, seat, futures=16)
    different = [move for move in weighing.moves() if move.same_as is None]
    best, second = weighing.best(), weighing.trials[different[1].action]
    found = reasons_for(weighing, best, second)
    about = {(each.kind, each.key) for each in facts_about(weighing, best.way)}
    for reason in found:
        assert reason.points >= 0.0
        assert not (reason.fact.counts and reason.fact.amount < 0.0)
        assert reason.fact.kind in KINDS
        assert (reason.fact.kind, reason.fact.key) in about or reason.fact.key in ("later", "soon")
    assert [reason.points for reason in found] == sorted((reason.points for reason in found), reverse=True)


def test_what_is_not_told_by_the_game_is_told_as_points_at_once() -> None:
    match, seat = played("next_station", 7)
    [*_, weighing] = weigh(match.state, seat, futures=2)
    way = weighing.best().way
    silent = weighing.futures.coach
    object.__setattr__(weighing.futures, "coach", type(silent)(scale=silent.scale, depth=silent.depth))
    found = facts_about(weighing, way)
    gain = float(weighing.futures.end_of(way).points(seat) - weighing.futures.before.points(seat))
    assert [(each.key, each.amount) for each in found] == ([("at-once", gain)] if gain else [])
