"""Goes through a finished game: where it was heading, and the few decisions of one seat that cost most.

A quick pass looks at every decision, by what its seat could know then. Those that seem costly are weighed again with
fresh futures, more of them each time, so that luck in the first look is not taken for a mistake.
"""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

import msgspec

from megapolis.analysis.futures import standing
from megapolis.analysis.hints import Hint, MoveWords, WhyNot, advise, against, begin, sentences_of, words_of
from megapolis.analysis.reasons import Reason, choose, reasons_for, shown
from megapolis.analysis.values import FIRST_BATCH, Weighing
from megapolis.bots import LEARNED, make_bot
from megapolis.bots.core.fork import can_fork
from megapolis.engine.coach import ABOVE, AHEAD, POINTS
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.dealer import Dealer
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match

MOST_TURNING_POINTS = 3
CAREFUL = 64
"""Futures of the second look; the last one takes four times as many."""
SUSPECTS = 10
"""How many decisions are looked at a second time."""
MOVES_AGAIN = 4
"""How many moves the second look compares with what was played."""
SURE = 2.0
"""A turning point costs at least a unit, and so many errors."""


class Point(msgspec.Struct, frozen=True):
    """A decision on the curve of a seat: what could be expected after it."""

    index: int
    """Where in the match's log it stands."""
    seat: int
    round: int
    turn: int
    value: float
    """The expected result on the scale of the game's coach."""
    error: float


class Verdict(msgspec.Struct, frozen=True):
    """A decision, what it cost, and what the coach would have said."""

    index: int
    seat: int
    round: int
    turn: int
    action: int
    played: MoveWords
    cost: float
    error: float
    hint: Hint
    """Advice for the position as it was then."""
    against: WhyNot
    """What spoke against the move that was played."""
    reasons: list[Reason]
    """What spoke for the best move instead: at most two facts."""

    @property
    def is_mistake(self) -> bool:
        """Whether another move was clearly better: by half a unit at least, and by more than luck."""
        return self.cost >= max(self.hint.unit / 2, SURE * self.error)


class TurningPoint(msgspec.Struct, frozen=True):
    """One of the decisions that cost most, and how the game would have gone on from it."""

    verdict: Verdict
    better: float
    """The result when a bot plays on with the same cards after the better move, and after the move that was played."""
    instead: float


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
    curve: list[Point]
    """The expected result of the seat after each of its decisions; of every seat, where all play for points alone."""
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
                cost=shown(self.cost),
            ),
        ]
        if self.needed is not None:
            out.append(text("review-result", result=shown(self.result), needed=shown(self.needed)))
        for number, point in enumerate(self.turning_points, 1):
            out += ["", *_say_turning_point(text, number, point)]
        return "\n".join(out)


def _say_turning_point(text: Text, number: int, point: TurningPoint) -> list[str]:
    verdict = point.verdict
    when = text("review-when", round=verdict.round, turn=verdict.turn)
    cost, error = shown(verdict.cost), shown(verdict.error)
    better = verdict.hint.name(verdict.hint.best, text.language)
    reasons = [begin(text.say(why.key, why.args)) for why in sentences_of(verdict.reasons)]
    return [
        text("review-turning", number=number, when=when, cost=cost, error=error),
        text("review-played", move=text.say(f"move-{verdict.played.key}", verdict.played.args)),
        text("review-better", move=better, reason=" ".join([*reasons, verdict.against.say(text.language)])),
        text("review-course", better=shown(point.better), played=shown(point.instead)),
    ]


class _Glance(msgspec.Struct, frozen=True):
    """What the quick pass thinks of a decision."""

    point: Point
    cost: float
    best: list[int]


def review(
    match: Match,
    seat: int = 0,
    *,
    seed: int = 1,
    futures: int = FIRST_BATCH,
    careful: int = CAREFUL,
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> Review:
    """Review a seat's decisions: `futures` for every one of them, `careful` for those that seem to cost something.

    `on_progress` hears how many entries of the log the quick pass has gone through.
    """
    glances = _look_at_all(match, seat, seed, futures, workers, on_progress)
    mine = [glance for glance in glances if glance.point.seat == seat]
    unit = match.setup.game.show.coach.unit
    suspects = sorted((glance for glance in mine if glance.cost >= unit / 2), key=lambda glance: -glance.cost)
    verdicts = _look_again(match, suspects[:SUSPECTS], seed + 1, careful)
    verdicts = _look_again(match, [glance for glance, _ in verdicts[:MOST_TURNING_POINTS]], seed + 2, 4 * careful)
    coach = match.setup.game.show.coach
    scores = match.state.scores()
    scale = coach.scale(match.setup)
    others = [score for other, score in enumerate(scores) if other != seat]
    needed = {POINTS: max(others) + 1.0 if others else None, AHEAD: 1.0, ABOVE: 0.0}[scale]
    return Review(
        game=match.setup.game.id,
        seat=seat,
        scale=scale,
        unit=unit,
        decisions=len(mine),
        result=standing(coach, match.state, seat, scores),
        needed=needed,
        curve=[glance.point for glance in glances],
        turning_points=[_play_both(match, verdict) for _, verdict in verdicts],
    )


# ---------------------------------------------------------------------- the quick pass

_kept: list[Match] = []
"""In a process of the pool: the match that is reviewed."""


def _keep(match: Match) -> None:
    _kept.append(match)


def _look_at_share(seat: int, seed: int, futures: int, share: int, shares: int) -> list[_Glance]:
    return _look(_kept[-1], seat, seed, futures, share, shares, None)


def _look_at_all(
    match: Match, seat: int, seed: int, futures: int, workers: int, on_progress: Callable[[int], None] | None
) -> list[_Glance]:
    """Every decision at a glance, in the order of the log."""
    if workers < 2 or not can_fork():
        return _look(match, seat, seed, futures, 0, 1, on_progress)
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_keep, initargs=(match,)) as pool:
        tasks = [pool.submit(_look_at_share, seat, seed, futures, share, workers) for share in range(workers)]
        found = [glance for task in tasks for glance in task.result()]
    if on_progress is not None:
        on_progress(len(match.log))
    return sorted(found, key=lambda glance: glance.point.index)


def _look(
    match: Match,
    seat: int,
    seed: int,
    futures: int,
    share: int,
    shares: int,
    on_progress: Callable[[int], None] | None,
) -> list[_Glance]:
    """Every `shares`-th decision of the seat, and of others where they have a curve of their own."""
    rivals = match.setup.game.show.coach.scale(match.setup) == POINTS
    out = []
    state = match.state_at(0)
    for index, (actor, action) in enumerate(match.log):
        if index % shares == share and actor != CHANCE and len(state.legal_actions(actor)) > 1:
            if actor == seat:
                out.append(_look_at(state, index, seat, action, seed, futures))
            elif rivals:
                weighing = Weighing(state, actor, seed)
                weighing.consider([action])
                weighing.try_all(futures)
                out.append(_Glance(_point(weighing, index, action), 0.0, []))
        state.play(actor, action)
        if on_progress is not None:
            on_progress(index + 1)
    return out


def _look_at(state: State, index: int, seat: int, action: int, seed: int, futures: int) -> _Glance:
    weighing = Weighing(state, seat, seed)
    weighing.consider(weighing.rank()[:MOVES_AGAIN])
    weighing.consider([action])
    weighing.try_all(futures)
    best = [move.action for move in weighing.moves() if move.same_as is None]
    return _Glance(_point(weighing, index, action), weighing.gap(weighing.trial_of(action))[0], best[:MOVES_AGAIN])


def _point(weighing: Weighing, index: int, action: int) -> Point:
    values = [ending.value for ending in weighing.trial_of(action).endings]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Point(index, weighing.seat, *when(weighing.state), mean, sqrt(spread / len(values)))


def when(state: State) -> tuple[int, int]:
    """The round and the turn of a position as people count them; 0 where a game does not count them."""
    found = {word: int(number) for word, number in re.findall(r"(round|turn) (\d+)", state.status())}
    return found.get("round", 0), found.get("turn", 0)


# ---------------------------------------------------------------------- the careful one


def _look_again(match: Match, suspects: Sequence[_Glance], seed: int, futures: int) -> list[tuple[_Glance, Verdict]]:
    """The decisions that cost something also with fresh futures, the costliest first."""
    out = []
    for glance in suspects:
        index = glance.point.index
        seat, action = match.log[index]
        verdict = judge(match.state_at(index), seat, action, index=index, seed=seed, futures=futures, among=glance.best)
        if verdict.cost >= max(verdict.hint.unit, SURE * verdict.error):
            out.append((glance, verdict))
    return sorted(out, key=lambda found: -found[1].cost)


def judge(
    state: State,
    seat: int,
    action: int,
    *,
    index: int = 0,
    seed: int = 1,
    futures: int = CAREFUL,
    among: Sequence[int] = (),
) -> Verdict:
    """What a decision cost against the best of some moves (by default, of those that look best)."""
    weighing = Weighing(state, seat, seed)
    weighing.consider(among or weighing.rank()[:MOVES_AGAIN])
    weighing.consider([action])
    weighing.try_all(futures)
    played = weighing.trial_of(action)
    cost, error = weighing.gap(played)
    return Verdict(
        index=index,
        seat=seat,
        round=when(state)[0],
        turn=when(state)[1],
        action=action,
        played=words_of(weighing, action),
        cost=cost,
        error=error,
        hint=advise(weighing),
        against=against(weighing, action),
        reasons=choose(reasons_for(weighing, weighing.best(), played), cost) if cost > 0.0 else [],
    )


def _play_both(match: Match, verdict: Verdict) -> TurningPoint:
    return TurningPoint(
        verdict, play_on(match, verdict.index, verdict.hint.best), play_on(match, verdict.index, verdict.action)
    )


def play_on(match: Match, index: int, action: int) -> float:
    """The result of the seat that decided at `index` if it had played this and a bot had played on for everybody.

    The cards are those of the match, where its seed is known.
    """
    game = match.setup.game
    state = match.state_at(index)
    seat = match.log[index].actor
    dealer, rng = None if match.seed is None else Dealer(match.seed), Rng(index)
    state.play(seat, action)
    bots = [make_bot(LEARNED if game.networks else "greedy", 1, game) for _ in range(match.setup.players)]
    while not state.is_over():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.play(CHANCE, state.sample(rng) if dealer is None else dealer.choose(state))
        else:
            state.play(actor, bots[actor].choose(Perspective(state, actor)))
    return standing(game.show.coach, state, seat, state.scores())
