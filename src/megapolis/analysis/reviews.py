"""Goes through a finished game: where it was heading, and the few decisions of one seat that cost most.

A quick pass looks at every decision, by what its seat could know then. Those that seem costly are weighed again with
fresh futures, more of them each time, so that luck in the first look is not taken for a mistake. `stages` says which
tasks come next, hears their results, and returns the review in the end: here they are done at once or by processes of
this program, on a server by those that think for everybody.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from megapolis.analysis.futures import standing
from megapolis.analysis.hints import begin, sentences_of
from megapolis.analysis.moments import Chapter, Moment, chapters, moments
from megapolis.analysis.reasons import round_points
from megapolis.analysis.review_tasks import Glance, LookAgain, LookAt, PlayOn, Task
from megapolis.analysis.values import FIRST_BATCH
from megapolis.analysis.verdicts import CAREFUL, Verdict
from megapolis.bots.core.fork import can_fork
from megapolis.engine.coach import ABOVE, AHEAD, POINTS
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match

VERSION = 3
"""Raised when reviews say something else than before: kept ones are made anew."""
MOST_TURNING_POINTS = 3
SUSPECTS = 10
"""How many decisions are looked at a second time."""
AT_ONCE = 6
"""How many decisions one task of the quick pass looks at, so that it does not keep others waiting."""
SHARES = (0.5, 0.25, 0.15, 0.1)
"""Which part of the work each stage is, roughly."""

T = TypeVar("T")


class Point(msgspec.Struct, frozen=True):
    """A decision on the curve of a seat: what could be expected after it."""

    index: int
    """Where in the match's log it stands."""
    seat: int
    moment: Moment
    value: float
    """The expected result on the scale of the game's coach."""
    error: float


class TurningPoint(msgspec.Struct, frozen=True):
    """One of the decisions that cost most, and how the game would have gone on from it."""

    verdict: Verdict
    moment: Moment
    as_good: list[int]
    """The moves that would have been as good as the best one, which is the first of them."""
    better: list[float]
    """How the result stands when a bot plays on with the same cards after the better move; the last is the end."""
    instead: list[float]
    """The same after the move that was played."""


class Review(msgspec.Struct, frozen=True):
    """A finished game of one seat."""

    game: str
    seat: int
    scale: str
    unit: float
    decisions: int
    result: float
    """On the scale; what was `needed` to win, where something was."""
    needed: float | None
    laps: bool
    """Whether its rounds are laps of the seat."""
    chapters: list[Chapter]
    """Its rounds, or the laps of the seat; none where the game has none."""
    curve: list[Point]
    """The expected result of the seat after each of its decisions; of all, where each has its own result."""
    turning_points: list[TurningPoint]
    """The costliest first."""

    @property
    def cost(self) -> float:
        """What the turning points cost together."""
        return sum(point.verdict.cost for point in self.turning_points)

    def say(self, language: str = "en") -> str:
        """The review in words, a line each."""
        text = Text(language, self.game)
        count = len(self.turning_points)
        out = [
            text(
                "review-head",
                seat=text.seat_name(self.seat),
                decisions=self.decisions,
                count=count,
                cost=round_points(self.cost),
            ),
        ]
        if self.needed is not None:
            out.append(text("review-result", result=round_points(self.result), needed=round_points(self.needed)))
        for number, point in enumerate(self.turning_points, 1):
            kind = "lap" if self.laps else "round"
            when = text("review-when", kind=kind, round=point.moment.round, turn=point.moment.turn)
            out += ["", *_say_turning_point(text, number, when, point)]
        return "\n".join(out)


def _say_turning_point(text: Text, number: int, when: str, point: TurningPoint) -> list[str]:
    verdict = point.verdict
    cost, error = round_points(verdict.cost), round_points(verdict.error)
    better = verdict.hint.name(verdict.hint.best, text.language)
    reasons = [begin(text.say(why.key, why.args)) for why in sentences_of(verdict.reasons)]
    return [
        text("review-turning", number=number, when=when, cost=cost, error=error),
        text("review-played", move=text.say(f"move-{verdict.played.key}", verdict.played.args)),
        text("review-better", move=better, reason=" ".join([*reasons, verdict.against.say(text.language)])),
        text("review-course", better=round_points(point.better[-1]), played=round_points(point.instead[-1])),
    ]


# ---------------------------------------------------------------------- what is to be done

Stages = Generator[Sequence[Task], list[Any], Review]


def stages(
    match: Match,
    seat: int,
    *,
    seed: int = 1,
    futures: int = FIRST_BATCH,
    careful: int = CAREFUL,
    deal: str | int | None = None,
) -> Stages:
    """Tasks of a review, one stage after another: send it the results of each stage, in the order of its tasks.

    `deal` is the seed of the match, if it is known.
    """
    looked = yield [LookAt(seat, some, seed, futures) for some in in_parts(decisions_of(match, seat), AT_ONCE)]
    glances: list[Glance] = [glance for part in looked for glance in part]
    unit = match.setup.game.show.coach.unit
    dear = sorted(
        (each for each in glances if each.seat == seat and each.cost >= unit / 2), key=lambda each: -each.cost
    )
    second = costly((yield [LookAgain(each.index, each.best, seed + 1, careful) for each in dear[:SUSPECTS]]))
    # The better move is settled now, so that the last look does not choose the luckiest of several.
    settled = {verdict.index: as_good_as_best(verdict) for verdict in second[:MOST_TURNING_POINTS]}
    last = costly((yield [LookAgain(at, best[:1], seed + 2, 4 * careful) for at, best in settled.items()]))
    courses = yield [PlayOn(each.index, move, deal) for each in last for move in (each.hint.best, each.action)]
    when = moments(match, seat)
    turning_points = [
        TurningPoint(verdict, when[verdict.index], settled[verdict.index], better, instead)
        for verdict, better, instead in zip(last, courses[::2], courses[1::2], strict=True)
    ]
    return conclude(match, seat, when, glances, turning_points)


def in_parts(all_of_it: Sequence[T], size: int) -> list[list[T]]:
    """Parts of a list, of this size at most."""
    return [list(all_of_it[at : at + size]) for at in range(0, len(all_of_it), size)]


def decisions_of(match: Match, seat: int) -> list[int]:
    """Where a seat had a choice; and others, where each has a curve of its own.

    Of two seats, each is as far ahead as the other is behind: one curve tells it.
    """
    scale = match.setup.game.show.coach.scale(match.setup)
    rivals = scale == POINTS or (scale == AHEAD and match.setup.players > 2)
    state = match.state_at(0)
    out = []
    for index, (actor, action) in enumerate(match.log):
        if actor != CHANCE and (rivals or actor == seat) and len(state.legal_actions(actor)) > 1:
            out.append(index)
        state.play(actor, action)
    return out


def costly(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions that cost something also with fresh futures, the costliest first."""
    return sorted((each for each in verdicts if each.is_turning_point), key=lambda verdict: -verdict.cost)


def as_good_as_best(verdict: Verdict) -> list[int]:
    """The best move of a verdict, and those that cannot be told from it."""
    hint = verdict.hint
    top = hint.moves[0].value
    return [move.action for move in hint.moves if top - move.value <= max(hint.unit / 2, move.error)]


def conclude(
    match: Match, seat: int, when: Sequence[Moment], glances: Sequence[Glance], turning_points: list[TurningPoint]
) -> Review:
    """The review of a game, from what was found out."""
    coach = match.setup.game.show.coach
    scores = match.state.scores()
    scale = coach.scale(match.setup)
    others = [score for other, score in enumerate(scores) if other != seat]
    needed = {POINTS: max(others) + 1.0 if others else None, AHEAD: 1.0, ABOVE: 0.0}[scale]
    return Review(
        game=match.setup.game.id,
        seat=seat,
        scale=scale,
        unit=coach.unit,
        decisions=sum(glance.seat == seat for glance in glances),
        result=standing(coach, match.state, seat, scores),
        needed=needed,
        laps=coach.square is not None,
        chapters=chapters(match, when),
        curve=[Point(each.index, each.seat, when[each.index], each.value, each.error) for each in glances],
        turning_points=turning_points,
    )


# ---------------------------------------------------------------------- doing it here

_kept: list[Match] = []
"""In a process of the pool: the match that is reviewed."""


def _keep(match: Match) -> None:
    _kept.append(match)


def _run_kept(task: Task) -> object:
    return task.run(_kept[-1])


def review(
    match: Match,
    seat: int = 0,
    *,
    seed: int = 1,
    futures: int = FIRST_BATCH,
    careful: int = CAREFUL,
    workers: int = 1,
    on_progress: Callable[[float], None] | None = None,
) -> Review:
    """Review a seat's decisions: `futures` for every one of them, `careful` for those that seem to cost something.

    `on_progress` hears which part of the work is done, from 0 to 1.
    """
    steps = stages(match, seat, seed=seed, futures=futures, careful=careful, deal=match.seed)
    progress = Progress(on_progress)
    if workers < 2 or not can_fork():
        return _drive(steps, lambda tasks: map(partial(run_task, match), tasks), progress)
    # Imported here: a browser, where reviews are made, too, has no processes.
    from concurrent.futures import ProcessPoolExecutor

    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_keep, initargs=(match,)) as pool:
        return _drive(steps, lambda tasks: pool.map(_run_kept, tasks), progress)


def run_task(match: Match, task: Task) -> object:
    """Do a task."""
    return task.run(match)


def _drive(steps: Stages, run_all: Callable[[Sequence[Task]], Iterable[object]], progress: Progress) -> Review:
    tasks = next(steps)
    while True:
        progress.begin(len(tasks))
        results = []
        for result in run_all(tasks):
            results.append(result)
            progress.step()
        try:
            tasks = steps.send(results)
        except StopIteration as end:
            found: Review = end.value
            return found


class Progress:
    """Which part of a review is done: each stage has a share of it, and each of its tasks an equal part of that."""

    def __init__(self, on_progress: Callable[[float], None] | None) -> None:
        self._on_progress = on_progress
        self._stage = -1
        self._before = self._each = self._done = 0.0

    def begin(self, tasks: int) -> None:
        """A stage of so many tasks begins."""
        self._stage += 1
        self._before = sum(SHARES[: self._stage])
        self._each = SHARES[self._stage] / max(1, tasks)
        self._done = 0.0

    def step(self) -> None:
        """A task is done."""
        self._done += self._each
        if self._on_progress is not None:
            self._on_progress(self._before + self._done)
