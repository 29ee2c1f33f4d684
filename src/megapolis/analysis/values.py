"""What every move of a decision is worth, on one scale, and how sure that is.

All moves are tried in the same dealt futures. A move's value is that of the best minus the mean difference between the
two over the futures that both were tried in; its error is the standard error of that difference. So the order of moves,
their figures and all that is said about them come from one number.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import inf, sqrt

import msgspec
from mypy_extensions import i64

from megapolis.analysis.futures import Ending, Futures, Way, futures_of
from megapolis.engine.core.state import CHANCE, State

FIRST_BATCH = 8
"""Futures of the first answer; then as many again, and so on."""
MOST_FUTURES = 1024
"""More than that would tell apart what no person cares to tell apart."""
REST_OF_TURN = 3
"""How many ways to go on with a turn are tried for each move."""
MOVES_AT_ONCE = 6
"""How many moves the first answer compares, those that look best at a glance; each next one adds as many."""
HOPELESS = 3.0
"""A move is not tried further when it is behind by so many errors and more than a unit."""


class MoveValue(msgspec.Struct, frozen=True):
    """A move and what it is worth."""

    action: int
    value: float
    """On the scale of the game's coach."""
    error: float
    """The standard error of its difference to the best move; 0 for the best."""
    same_as: int | None
    """Another move that leads to the same position and stands for both, if there is one."""


class Trial:
    """A way to go on and where it led in each future."""

    def __init__(self, way: Way, key: list[int]) -> None:
        self.way = way
        self.key = key
        self.endings: list[Ending] = []
        self.alive = True

    def mean(self) -> float:
        """Its mean value."""
        return sum(ending.value for ending in self.endings) / len(self.endings)


def paired_difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean of the differences between two rows, over what both have, and its standard error."""
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return mean, inf if mean else 0.0
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(variance / len(gaps))


def is_same(one: Trial, other: Trial) -> bool:
    """Whether two ways lead to the same position: also where they take the same steps in another order."""
    return one.key == other.key or (len(one.way) > 1 and sorted(one.way) == sorted(other.way))


def values_of(trial: Trial) -> list[float]:
    """What a way was worth in each future."""
    return [ending.value for ending in trial.endings]


def outcomes_of(trial: Trial) -> list[float]:
    """What a way meant for winning in each future."""
    return [ending.outcome for ending in trial.endings]


class Weighing:
    """A decision being weighed: the moves tried so far, the best first."""

    def __init__(self, state: State, seat: int, seed: int = 1) -> None:
        self.futures: Futures = futures_of(state, seat)
        self.state = state
        self.seat = seat
        self.unit = self.futures.coach.unit
        self.first_future = (seed & 0x3FFFFFFF) * 1_000_003
        self.tried = 0
        """How many futures every move that is still in question was tried in."""
        legal = [int(action) for action in state.legal_actions(seat)]
        self.compared = list(self.futures.coach.moves(state, seat, legal))
        self.ways: dict[int, Way] = {}
        """By move: how its turn goes on."""
        self.trials: dict[int, Trial] = {}
        """By move: the way that stands for it."""
        self.same: dict[int, int] = {}

    # ------------------------------------------------------------------ which ways

    def rests(self, action: int) -> list[Way]:
        """A few ways to play a move and the rest of the turn."""
        if not self.futures.coach.plans:
            return [(action,)]
        after = self.futures.end_of((action,))
        awaited = int(after.awaited())
        if awaited in (0, CHANCE) or not awaited >> self.seat & 1:
            return [(action,)]
        found = self.futures.heuristics.candidates(after, self.seat, i64(REST_OF_TURN))
        return [(action, *(int(step) for step in candidate.actions)) for candidate in found]

    def rank(self) -> list[int]:
        """What is compared, those first that look best at a glance; the best-looking rest of the turn is kept."""
        looks = self._look_at(self.compared)
        return sorted(self.compared, key=lambda action: -looks[self.ways[action]])

    def _look_at(self, actions: Sequence[int]) -> dict[Way, float]:
        """How good ways to play these moves look; the best-looking one of each move is kept."""
        ways = [way for action in actions for way in self.rests(action)]
        looks = dict(zip(ways, self.futures.glance(ways), strict=True))
        for way, _ in sorted(looks.items(), key=lambda item: item[1]):
            self.ways[way[0]] = way
        return looks

    def consider(self, actions: Sequence[int]) -> None:
        """Take moves into the race; those that lead where another one leads are counted with it."""
        self._look_at([action for action in actions if action not in self.ways])
        for action in actions:
            if action in self.trials or action in self.same:
                continue
            trial = Trial(self.ways[action], self.futures.end_of(self.ways[action]).key())
            twin = next((move for move, other in self.trials.items() if is_same(trial, other)), None)
            if twin is None:
                self.trials[action] = trial
            else:
                self.same[action] = twin

    # ------------------------------------------------------------------ trying

    def try_all(self, upto: int, deadline: float = inf) -> None:
        """Try every move that is still in question in all futures up to this number."""
        self._catch_up()
        while self.tried < upto and time.monotonic() < deadline:
            count = min(FIRST_BATCH, upto - self.tried)
            self._try([trial for trial in self.trials.values() if trial.alive], self.tried + count)
            self.tried += count
            self._drop()
        # Nothing that was dropped may be ahead of the best.
        while ahead := [each for each in self.trials.values() if self._is_short(each) and self.gap(each)[0] <= 0.0]:
            for trial in ahead:
                trial.alive = True
            self._try(ahead, self.tried)

    def _catch_up(self) -> None:
        """Try moves that joined the race late as often as the others, if they are any good."""
        if self.tried:
            self._try([trial for trial in self.trials.values() if not trial.endings], min(self.tried, FIRST_BATCH))
            self._drop()
            self._try([each for each in self.trials.values() if each.alive], self.tried)

    def _is_short(self, trial: Trial) -> bool:
        return len(trial.endings) < self.tried

    def _try(self, trials: Sequence[Trial], upto: int) -> None:
        """Try ways in all futures up to a number that they have not been tried in."""
        for done in sorted({len(trial.endings) for trial in trials}):
            group = [trial for trial in trials if len(trial.endings) == done]
            numbers = range(self.first_future + done, self.first_future + upto)
            if numbers:
                for trial, endings in zip(group, self.futures.follow([t.way for t in group], numbers), strict=True):
                    trial.endings += endings

    def _drop(self) -> None:
        """Try no further what is far behind; two stay, so that the lead of the best is known."""
        best = self.best()
        alive = sorted((trial for trial in self.trials.values() if trial.alive), key=lambda trial: -trial.mean())
        for trial in alive[2:]:
            gap, error = paired_difference(values_of(best), values_of(trial))
            trial.alive = gap <= max(HOPELESS * error, self.unit)

    # ------------------------------------------------------------------ what came of it

    def best(self) -> Trial:
        """The way with the highest mean of those that were tried in all futures."""
        full = max(len(trial.endings) for trial in self.trials.values())
        return max((trial for trial in self.trials.values() if len(trial.endings) == full), key=Trial.mean)

    def gap(self, trial: Trial) -> tuple[float, float]:
        """By how much a way is behind the best, and the error of that."""
        best = self.best()
        return (0.0, 0.0) if trial is best else paired_difference(values_of(best), values_of(trial))

    def wins_more(self, trial: Trial) -> bool:
        """Whether a way does better than the best, by more than luck, where winning is counted instead of points."""
        gap, error = paired_difference(outcomes_of(self.best()), outcomes_of(trial))
        return gap < -error

    def overtakes(self, trial: Trial) -> bool:
        """Whether a way was ahead of the best in the first half of the futures: their order is not settled."""
        half = max(1, self.tried // 2)
        return paired_difference(values_of(self.best())[:half], values_of(trial)[:half])[0] < 0.0

    def trial_of(self, action: int) -> Trial:
        """The way that stands for a move, as it stands among `moves`; a move that was not tried is tried now."""
        self.consider([action])
        trial = self.trials[self.same.get(action, action)]
        if not trial.endings:
            self._try([trial], self.tried)
        return trial

    def settle(self, action: int) -> Trial:
        """The way that stands for a move, tried as often as the best."""
        trial = self.trial_of(action)
        self._try([trial], self.tried)
        return trial

    def credit(self, way: Way) -> Trial:
        """The way that stands for the first move of a turn as it was played: that turn itself, where it is better."""
        known = self.settle(way[0])
        played = Trial(way, self.futures.end_of(way).key())
        if is_same(known, played):
            return known
        self._try([played], len(known.endings))
        if played.mean() <= known.mean():
            return known
        self.same.pop(way[0], None)
        self.trials[way[0]] = played
        return played

    def moves(self) -> list[MoveValue]:
        """Every move that was tried, the best first; after each one those that lead to the same position."""
        top = self.best().mean()
        out: list[MoveValue] = []
        ranked = sorted((self.gap(trial), action) for action, trial in self.trials.items())
        for (gap, error), action in ranked:
            out.append(MoveValue(action, top - gap, error, None))
            twins = sorted(twin for twin, other in self.same.items() if other == action)
            out += [MoveValue(twin, top - gap, error, action) for twin in twins]
        return out


def weigh(
    state: State, seat: int, *, futures: int = MOST_FUTURES, seconds: float = inf, seed: int = 1
) -> Iterator[Weighing]:
    """The same weighing again and again, better each time: after 8 futures, 16, 32 and so on, or when time is up."""
    deadline = time.monotonic() + seconds
    weighing = Weighing(state, seat, seed)
    order = weighing.rank()
    upto = min(FIRST_BATCH, futures)
    while True:
        weighing.consider(order[:MOVES_AT_ONCE])
        del order[:MOVES_AT_ONCE]
        weighing.try_all(upto, deadline if weighing.tried else inf)
        yield weighing
        settled = not order and (len(weighing.trials) == 1 or weighing.tried >= futures)
        if settled or time.monotonic() >= deadline:
            return
        upto = min(2 * weighing.tried, futures)


def deepen(weighing: Weighing, futures: int, seconds: float = inf) -> None:
    """Weigh a decision further: moves that were not tried yet, a few at a time, and more futures."""
    deadline = time.monotonic() + seconds
    order = [action for action in weighing.rank() if action not in weighing.trials and action not in weighing.same]
    while time.monotonic() < deadline:
        weighing.consider(order[:MOVES_AT_ONCE])
        del order[:MOVES_AT_ONCE]
        weighing.try_all(min(2 * weighing.tried, futures), deadline)
        if not order and (len(weighing.trials) == 1 or weighing.tried >= futures):
            return
