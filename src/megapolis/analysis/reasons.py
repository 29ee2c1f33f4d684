"""Why a move is better than another: facts that were counted, compared between the two, the strongest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from megapolis.analysis.futures import Ending, Way
from megapolis.analysis.values import Trial, Weighing, paired_difference
from megapolis.engine.coach import KINDS, Fact
from megapolis.engine.score import ScoreLine, name_of

MOST_REASONS = 2
SHARE = 3.0
"""A reason must be worth at least one in so many parts of the lead."""
MUCH = 2.0
"""A score line that is ahead by so many times the lead is told together with what is left of it in all."""


class Reason(msgspec.Struct, frozen=True):
    """A fact about a move, and what it is worth against another move."""

    fact: Fact
    points: float


class LineGap(msgspec.Struct, frozen=True):
    """A score line as it is expected with a move and with another: a typical one, and its mean points."""

    line: ScoreLine
    points: float
    instead: float
    error: float

    @property
    def gap(self) -> float:
        """How many points more it brings on average."""
        return self.points - self.instead

    def reverse(self) -> LineGap:
        """The same line seen from the other move."""
        return LineGap(self.line, self.instead, self.points, self.error)


def _by_line(ending: Ending, seat: int, name: Callable[[ScoreLine], str]) -> dict[str, ScoreLine]:
    """The lines of a score sheet by their names; those of one name are added up."""
    out: dict[str, ScoreLine] = {}
    for line in ending.state.breakdown(seat):
        known = out.get(name(line))
        if known is not None:
            line = ScoreLine(line.key, known.points + line.points, marks=[*known.marks, *line.marks])
        out[name(line)] = line
    return out


def compare_lines(
    one: Sequence[Ending], other: Sequence[Ending], seat: int, least: float, name: Callable[[ScoreLine], str] = name_of
) -> list[LineGap]:
    """The lines of the score sheet that differ on average by this much and more than their error, the widest first."""
    count = min(len(one), len(other))
    here = [_by_line(ending, seat, name) for ending in one[:count]]
    there = [_by_line(ending, seat, name) for ending in other[:count]]
    out = []
    for identity in dict.fromkeys(key for sheet in [*here, *there] for key in sheet):
        points = [float(sheet[identity].points) if identity in sheet else 0.0 for sheet in here]
        instead = [float(sheet[identity].points) if identity in sheet else 0.0 for sheet in there]
        gap, error = paired_difference(points, instead)
        if abs(gap) >= least and abs(gap) >= error:
            mean = sum(points) / count
            lines = [sheet[identity] for sheet in [*here, *there] if identity in sheet]
            typical = min(lines, key=lambda line: abs(line.points - mean))
            out.append(LineGap(typical, mean, sum(instead) / count, error))
    return sorted(out, key=lambda found: -abs(found.gap))


def compare_kinds(one: Sequence[Ending], other: Sequence[Ending], seat: int, least: float) -> list[LineGap]:
    """The same, all lines of a kind added up: what words tell names the kind alone, such as streets."""
    return compare_lines(one, other, seat, least, _kind_of)


def _kind_of(line: ScoreLine) -> str:
    return line.key


def facts_about(weighing: Weighing, way: Way) -> list[Fact]:
    """What can be counted about a way: by the game's coach, and the points that it brings at once."""
    futures, seat = weighing.futures, weighing.seat
    before, after = futures.before, futures.end_of(way)
    found = futures.coach.facts(before, after, seat, way)
    gain = int(after.points(seat)) - int(before.points(seat))
    lost = any(fact.kind == "risk" and fact.counts and fact.amount < 0.0 for fact in found)
    # Points that will be lost again, as at home above a limit, are no gain.
    if gain and not (gain > 0 and lost) and not any(fact.kind == "now" for fact in found):
        key = "at-once" if gain > 0 else "costs-at-once"
        found = [*found, Fact("now", key, {"points": abs(gain)}, float(gain), True)]
    return found


def reasons_for(weighing: Weighing, one: Trial, other: Trial) -> list[Reason]:
    """All facts that speak for a way against another, the strongest first; each is worth its points.

    What is not counted in points now is worth at most the part of the lead that points now do not explain.
    """
    lead = paired_difference([each.value for each in one.endings], [each.value for each in other.endings])[0]
    mine, theirs = facts_about(weighing, one.way), facts_about(weighing, other.way)
    gaps = compare_lines(one.endings, other.endings, weighing.seat, weighing.unit / 2)
    falls = {name_of(gap.line) for gap in gaps if gap.gap < 0.0}
    found: list[tuple[Fact, float]] = []
    for fact, gain in contrast(mine, theirs):
        # A loss speaks against a move, also where another one loses more; and so does a gain that is lost again.
        loses = fact.kind == "block" or (fact.counts and fact.amount < 0.0) or fact.line in falls
        if gain > 0.0 and not loses:
            found.append((fact, gain))
    at_once = sum(gain for fact, gain in found if fact.counts)
    rest = max(0.0, lead - at_once)
    out = [Reason(fact, gain if fact.counts else rest) for fact, gain in found]
    if (ruin := _ruin(weighing, one, other)) is not None:
        out.append(ruin)
        rest = max(0.0, rest - ruin.points)
    # What came at once is still there later: it is not told twice.
    kinds = compare_kinds(one.endings, other.endings, weighing.seat, weighing.unit / 2)
    ahead = [gap for gap in kinds if gap.gap > 0.0]
    later = [(fact, fact.amount - at_once) for fact in _later(ahead, lead, are_over(one, other))]
    out += [Reason(fact, min(gain, rest)) for fact, gain in later if gain > 0.0]
    return sorted(out, key=lambda reason: (-reason.points, KINDS.index(reason.fact.kind)))


OF_TEN = 10
"""Cases are told out of so many."""


def _ruin(weighing: Weighing, one: Trial, other: Trial) -> Reason | None:
    """That a seat loses everything less often, by one case of ten at least: worth the lead of the futures it is in."""
    ruined, seat = weighing.futures.coach.ruined, weighing.seat
    if ruined is None:
        return None
    count = min(len(one.endings), len(other.endings))
    pairs = list(zip(one.endings[:count], other.endings[:count], strict=True))
    here = [ruined(mine.state, seat) for mine, _ in pairs]
    there = [ruined(theirs.state, seat) for _, theirs in pairs]
    fewer, error = paired_difference([float(each) for each in there], [float(each) for each in here])
    cases, left = (round(OF_TEN * sum(each) / count) for each in (there, here))
    if cases <= left or fewer < 2 * error:
        return None
    saved = sum(mine.value - theirs.value for (mine, theirs), a, b in zip(pairs, here, there, strict=True) if a != b)
    return Reason(Fact("risk", "ruin", {"cases": left, "other": cases}, fewer), saved / count)


def contrast(mine: Sequence[Fact], theirs: Sequence[Fact]) -> list[tuple[Fact, float]]:
    """Facts about a move, each with how much more of it there is than about another, which is told in `other`."""
    out = []
    for fact in mine:
        same = [each for each in theirs if each.key == fact.key and _about(each) == _about(fact)]
        args = {**fact.args, "other": abs(int(same[0].amount))} if same else fact.args
        out.append((msgspec.structs.replace(fact, args=args), fact.amount - sum(each.amount for each in same)))
    return out


def _about(fact: Fact) -> tuple[object, ...]:
    """Which piece a fact is about, where there are several of a kind: a colour, a condition, a zone, a street."""
    return tuple(fact.args.get(name) for name in ("district", "condition", "zone", "street", "size", "letter"))


def _later(ahead: Sequence[LineGap], lead: float, over: bool) -> list[Fact]:
    """Score lines that are expected to be higher in the end; where one is far above the lead, the lead is told, too."""
    out = []
    for gap in ahead:
        # A line that only takes points away, such as refusals, brings nothing.
        key = "spares" if gap.points <= 0.0 and gap.instead < 0.0 else "later" if over else "soon"
        args: dict[str, str | int | float] = {"line": f"@coach-line-{gap.line.key}", "points": round_points(gap.gap)}
        if gap.gap > MUCH * lead:
            key += "-in-all"
            args["lead"] = round_points(lead)
        out.append(Fact("later", key, args, gap.gap, True, gap.line.marks))
    return out


def are_over(*trials: Trial) -> bool:
    """Whether all futures of some ways were followed to the end of the game."""
    return all(ending.state.is_over() for trial in trials for ending in trial.endings)


def choose(reasons: Sequence[Reason], lead: float) -> list[Reason]:
    """At most two reasons, of different kinds, each worth a third of the lead."""
    out: list[Reason] = []
    for reason in reasons:
        if reason.points * SHARE >= lead and reason.fact.kind not in [each.fact.kind for each in out]:
            out.append(reason)
    return out[:MOST_REASONS]


MONEY = 10_000


def round_figure(points: float) -> float:
    """Points as a table tells them: to a tenth, and money in steps of ten thousand: more would not be known."""
    return float(round_points(points)) if abs(points) >= MONEY else round(points, 1)


def round_points(points: float) -> float | int:
    """Points as a sentence tells them: whole ones, below three halves; money in steps of ten thousand."""
    size = abs(points)
    if size >= MONEY:
        return round(points / MONEY) * MONEY
    if size >= 3:
        return round(points)
    halves = round(points * 2) / 2
    return int(halves) if halves == int(halves) else halves
