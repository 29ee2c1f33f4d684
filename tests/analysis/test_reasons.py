"""Reasons: facts that speak for a move against another, and score lines that differ."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from analysis.test_values import played
from megapolis import game_ids
from megapolis.analysis import reasons
from megapolis.analysis.futures import Ending
from megapolis.analysis.reasons import (
    Reason,
    choose,
    compare_lines,
    contrast,
    facts_about,
    reasons_for,
    round_figure,
    round_points,
)
from megapolis.analysis.values import Trial, Weighing, weigh
from megapolis.engine.coach import KINDS, Coach, Fact
from megapolis.engine.score import ScoreLine, line_name, name_of


class Sheet:
    """An ending with these lines and nothing else."""

    def __init__(self, **points: int | tuple[int, ...]) -> None:
        self.points = points

    def breakdown(self, _seat: int) -> list[ScoreLine]:
        """A line of every key, or as many as it has points."""
        out = []
        for key, points in self.points.items():
            if isinstance(points, int):
                out.append(ScoreLine(key, points))
            else:
                out += [ScoreLine(key, each, {"which": at}, [f"{key}-{at}"]) for at, each in enumerate(points)]
        return out

    def is_over(self) -> bool:
        return True


def endings(*sheets: dict[str, int]) -> list[Ending]:
    return [Ending(Sheet(**sheet), 0.0, 0.0) for sheet in sheets]  # type: ignore[arg-type]


def trial(move: int, value: float, **points: int | tuple[int, ...]) -> Trial:
    """A way that is worth this in every one of four futures, which all end with these lines."""
    made = Trial((move,), [])
    made.endings = [Ending(cast("Any", Sheet(**points)), value, 0.0)] * 4
    return made


def between(
    monkeypatch: pytest.MonkeyPatch,
    one: Trial,
    other: Trial,
    mine: list[Fact],
    theirs: list[Fact],
    coach: Coach[Any] = Coach(),  # noqa: B008
) -> list[Reason]:
    """The reasons for a way against another, of which these facts were counted."""
    found = {one.way: mine, other.way: theirs}
    monkeypatch.setattr(reasons, "facts_about", lambda _weighing, way: found[way])
    futures = SimpleNamespace(coach=coach)
    return reasons_for(cast("Weighing", SimpleNamespace(seat=0, unit=1.0, futures=futures)), one, other)


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


def test_figures_of_tables() -> None:
    assert [round_figure(points) for points in (1.26, -7.64, 352_030.0, -4_999.96)] == [1.3, -7.6, 350_000.0, -5000.0]


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
        assert (reason.fact.kind, reason.fact.key) in about or reason.fact.kind == "later"
    assert [reason.points for reason in found] == sorted((reason.points for reason in found), reverse=True)


def test_a_gain_that_is_lost_again_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """A group that grows now, in a zone that has less in the end than with the other move."""
    grows = Fact("now", "zone", {"zone": "park", "from": 2, "to": 4}, 2.0, True, [], line_name("zone"))
    best, other = trial(0, 5.0, zone=4, roads=1), trial(1, 3.0, zone=6, roads=-3)
    assert [each.fact.key for each in between(monkeypatch, best, other, [grows], [])] == ["later"]
    other = trial(1, 3.0, zone=2, roads=1)
    assert [each.fact.key for each in between(monkeypatch, best, other, [grows], [])] == ["zone"]


@pytest.mark.parametrize(("lead", "key"), [(5.0, "later"), (1.5, "later-in-all")])
def test_a_line_far_above_the_lead_is_told_with_what_is_left_of_it(
    monkeypatch: pytest.MonkeyPatch, lead: float, key: str
) -> None:
    one, other = trial(0, 9.0 + lead, estate=8, park=0), trial(1, 9.0, estate=0, park=5)
    [reason] = between(monkeypatch, one, other, [], [])
    assert (reason.fact.key, reason.fact.args["points"]) == (key, 8)
    assert reason.fact.args.get("lead") == (None if key == "later" else 1.5)


def test_lines_of_a_kind_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words name the kind alone: "+3: streets" is what all streets bring, not the one that brings most."""
    one, other = trial(0, 9.0, street=(6, 1), cash=2), trial(1, 4.0, street=(1, 3), cash=0)
    told = between(monkeypatch, one, other, [], [])
    assert [(each.fact.args["line"], each.fact.args["points"]) for each in told] == [
        ("@coach-line-street", 3),
        ("@coach-line-cash", 2),
    ]
    assert told[0].fact.marks == ["street-0", "street-1"]
    one, other = trial(0, 9.0, street=(6, 0)), trial(1, 4.0, street=(1, 5))
    assert between(monkeypatch, one, other, [], []) == []


def test_ruin_is_told_by_cases_of_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    """And is worth what the lead would lose without the futures that it decides."""

    def played(move: int, values: list[float]) -> Trial:
        made = Trial((move,), [])
        made.endings = [Ending(cast("Any", Sheet(cash=int(value))), value, 0.0) for value in values]
        return made

    coach: Coach[Any] = Coach(ruined=lambda state, _seat: state.breakdown(0)[0].points == 0)
    one, other = played(0, [8.0] * 20), played(1, [0.0] * 8 + [7.0] * 12)
    ruin, *_ = between(monkeypatch, one, other, [], [], coach)
    assert (ruin.fact.kind, ruin.fact.key, ruin.fact.args) == ("risk", "ruin", {"cases": 0, "other": 4})
    assert ruin.points == pytest.approx(8.0 * 8 / 20)
    kept = between(monkeypatch, other, one, [], [], coach)
    assert "ruin" not in [each.fact.key for each in kept]
    # Once in twenty futures is luck.
    seldom = between(monkeypatch, one, played(1, [0.0] + [7.0] * 19), [], [], coach)
    assert "ruin" not in [each.fact.key for each in seldom]


def test_a_line_that_only_costs_is_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = trial(0, 9.0, roundabout=0), trial(1, 4.0, roundabout=-5)
    [reason] = between(monkeypatch, one, other, [], [])
    assert (reason.fact.key, reason.fact.args["points"]) == ("spares", 5)


def test_what_a_move_leaves_is_no_reason_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    left, kept = fact("block", "open", 3.0, counts=False), fact("ways", "open", 7.0, counts=False)
    one, other = trial(0, 9.0), trial(1, 4.0)
    assert between(monkeypatch, one, other, [left], []) == []
    [reason] = between(monkeypatch, one, other, [kept], [left])
    assert (reason.fact.key, reason.fact.args["other"]) == ("open", 3)


def test_what_is_not_told_by_the_game_is_told_as_points_at_once() -> None:
    match, seat = played("next_station", 7)
    [*_, weighing] = weigh(match.state, seat, futures=2)
    way = weighing.best().way
    silent = weighing.futures.coach
    object.__setattr__(weighing.futures, "coach", type(silent)(scale=silent.scale, depth=silent.depth))
    found = facts_about(weighing, way)
    gain = float(weighing.futures.end_of(way).points(seat) - weighing.futures.before.points(seat))
    assert [(each.key, each.amount) for each in found] == ([("at-once", gain)] if gain else [])


@pytest.mark.parametrize("name", game_ids())
def test_facts_name_lines_of_the_score_sheet(name: str) -> None:
    """And a fact that counts what a line has more now counts what the line says."""
    named = 0
    for decisions in range(1, 34, 4):
        match, seat = played(name, decisions)
        weighing = Weighing(match.state, seat)
        before = {name_of(line): line.points for line in weighing.futures.before.breakdown(seat)}
        for action in weighing.compared[:12]:
            for way in weighing.rests(action)[:1]:
                after = {name_of(line): line.points for line in weighing.futures.end_of(way).breakdown(seat)}
                for each in facts_about(weighing, way):
                    assert not each.line or each.line in after
                    named += bool(each.line)
                    if each.line and each.line.split()[0] in ("zone", "roads", "condition", "park", "pool", "plan"):
                        assert each.amount == after[each.line] - before.get(each.line, 0)
    assert named or name == "megalopolis"
