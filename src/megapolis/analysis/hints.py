"""What a coach says about a decision: which move, how sure, and why; and why not another one.

Order, figures, level and words come from one number, the value of a move in `values.py`. Nothing is said that was not
counted: where no fact explains a lead, the hint says only that there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erf, inf, sqrt

import msgspec

from megapolis.analysis.reasons import (
    MUCH,
    SHARE,
    LineGap,
    Reason,
    are_over,
    choose,
    compare_kinds,
    compare_lines,
    contrast,
    facts_about,
    reasons_for,
    round_points,
)
from megapolis.analysis.values import FIRST_BATCH, MOST_FUTURES, MoveValue, Trial, Weighing, outcomes_of, weigh
from megapolis.engine.coach import POINTS, Fact
from megapolis.engine.errors import MegapolisError, Value
from megapolis.engine.i18n import Text, seat_word
from megapolis.engine.match import Match

CLEARLY = "clearly"
RATHER = "rather"
EVEN = "even"
SILENT = "silent"
BARS = {CLEARLY: 3, RATHER: 2, EVEN: 0, SILENT: 0}
"""How many bars of three a level shows."""

MOST_EVEN = 3
"""How many equal moves are named together."""
ENOUGH = 32
"""Futures that it takes to say that a game is won or lost."""
HARDLY = 0.05
"""A game that is won in fewer futures can hardly be won."""
QUICK = 1.5
"""Seconds that a hint takes unless told otherwise."""


class NoHint(MegapolisError):
    """There is nothing to advise on."""


class MoveWords(msgspec.Struct, frozen=True):
    """A move in words: the end of a message key, and its arguments."""

    key: str
    args: dict[str, Value]


class Sentence(msgspec.Struct, frozen=True):
    """A message key and its arguments."""

    key: str
    args: dict[str, str | int | float] = {}


def sentences_of(reasons: Sequence[Reason]) -> list[Sentence]:
    """What reasons say."""
    return [Sentence(f"coach-{reason.fact.key}", reason.fact.args) for reason in reasons]


def begin(sentence: str) -> str:
    """A sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


class WhyNot(msgspec.Struct, frozen=True):
    """A move against the best one: a sentence, the score lines that differ, and by how much it is behind."""

    game: str
    move: MoveWords
    key: str
    args: dict[str, str | int | float]
    reason: Fact | None
    """What speaks against the move itself, if something was counted."""
    gap: float
    error: float
    lines: list[LineGap]
    """Score lines of the best move against those of this one."""

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The sentence, with the names of seats."""
        text = Text(language, self.game, names)
        move = text.say(f"move-{self.move.key}", self.move.args)
        if self.reason is not None:
            reason = begin(text.say(f"coach-{self.reason.key}", self.reason.args))
            return text("coach-against", move=begin(move), reason=reason)
        return begin(text.say(self.key, {**self.args, "move": move}))


class Hint(msgspec.Struct, frozen=True):
    """Advice for one decision."""

    game: str
    seat: int
    scale: str
    """What values are: `points`, points `ahead` of the best other, or points `above` the target."""
    unit: float
    level: str
    """`clearly`, `rather`, `even` or `silent`."""
    lead: float
    """By how much the best move is ahead of the second different one; and the error of that."""
    error: float
    futures: int
    """How many dealt futures the best moves were tried in."""
    moves: list[MoveValue]
    """Every move that was tried, the best first."""
    words: dict[int, MoveWords]
    """These moves in words."""
    even: list[int]
    """The moves that are called equal, where the level is `even`."""
    reasons: list[Reason]
    """What is said: at most two facts."""
    facts: list[Reason]
    """All facts that speak for the best move against the second."""
    lines: list[LineGap]
    """The score lines in which the two differ at the end."""
    outlook: str = ""
    """`won` or `lost`, where every future says so."""

    @property
    def best(self) -> int:
        """The best move."""
        return self.moves[0].action

    @property
    def bars(self) -> int:
        """How sure it is, in bars of three."""
        return BARS[self.level]

    def certainty(self, action: int) -> float:
        """How likely a move is at least as good as the best one; the best: as the second."""
        move = next(move for move in self.moves if move.action == action)
        gap, error = (self.lead, self.error) if action == self.best else (move.value - self.moves[0].value, move.error)
        return 0.5 * (1.0 + erf(gap / error / sqrt(2.0))) if 0.0 < error < inf else 0.5 + 0.5 * ((gap > 0) - (gap < 0))

    def name(self, action: int, language: str = "en", names: Sequence[str] = ()) -> str:
        """A move in words."""
        words = self.words[action]
        return Text(language, self.game, names).say(f"move-{words.key}", words.args)

    def why(self) -> list[Sentence]:
        """Why, beside a list of the moves: that they are even, what was counted, or only how much more it comes to."""
        if self.level == SILENT:
            return [Sentence("coach-silent")]
        if self.level == EVEN:
            return [Sentence(f"coach-{self.outlook or 'any'}")]
        if self.reasons:
            return sentences_of(self.reasons)
        much = self.lead >= 2 * self.unit
        return [Sentence("coach-more", {"points": round_points(self.lead)}) if much else Sentence("coach-little")]

    @property
    def is_brief(self) -> bool:
        """Whether it was only a glance, and a longer look may say more."""
        return self.futures <= FIRST_BATCH and self.level in (RATHER, EVEN)

    def reason(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Why, in a sentence or two."""
        text = Text(language, self.game, names)
        if self.level == EVEN and not self.outlook:
            return text("coach-even", moves="; ".join(self.name(move, language, names) for move in self.even))
        return " ".join(begin(text.say(why.key, why.args)) for why in self.why())

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The whole advice: the move, how sure, why; and that it was only a glance, where it was."""
        text = Text(language, self.game, names)
        said = self.reason(language, names)
        if self.level in (CLEARLY, RATHER):
            said = text(
                "coach-say",
                level=text(f"coach-level-{self.level}"),
                move=self.name(self.best, language, names),
                reason=said,
            )
        if self.is_brief:
            said += " " + text("coach-brief")
        return said


def hint(
    match: Match,
    seat: int | None = None,
    *,
    seconds: float = QUICK,
    futures: int = MOST_FUTURES,
    seed: int = 1,
) -> Hint:
    """Advice for a seat of a match that goes on (by default the one that is awaited first).

    It takes so many seconds or so many dealt futures, whichever ends first.

    >>> import megapolis
    >>> match = megapolis.deal("next_station", random_pencils=True, seed=1)
    >>> advice = megapolis.hint(match, futures=8)
    >>> advice.moves[0].value >= advice.moves[-1].value
    True
    """
    *_, last = refine_hint(match, seat, seconds=seconds, futures=futures, seed=seed)
    return last


def refine_hint(
    match: Match,
    seat: int | None = None,
    *,
    seconds: float = inf,
    futures: int = MOST_FUTURES,
    seed: int = 1,
) -> Iterator[Hint]:
    """The same advice again and again, first after a glance, then better."""
    for weighing in weighings(match, seat, seconds=seconds, futures=futures, seed=seed):
        yield advise(weighing)


def weighings(
    match: Match, seat: int | None, *, seconds: float = inf, futures: int = MOST_FUTURES, seed: int = 1
) -> Iterator[Weighing]:
    """The decision of a seat being weighed; `NoHint` where it has none."""
    state = match.state
    actors = state.actors()
    if seat is None:
        seat = actors[0] if actors else -1
    if seat < 0 or not state.can_act(seat):
        raise NoHint("error-game-over" if not actors else "error-not-your-turn", seat=seat_word(seat))
    return weigh(state, seat, seconds=seconds, futures=futures, seed=seed)


def why_not(match: Match, action: int, seat: int | None = None, *, seconds: float = QUICK, seed: int = 1) -> WhyNot:
    """Why a move is not the best one, or that it is as good."""
    *_, weighing = weighings(match, seat, seconds=seconds, seed=seed)
    return against(weighing, action)


# ---------------------------------------------------------------------- from values to words


def advise(weighing: Weighing) -> Hint:
    """What a weighing has to say by now."""
    moves = weighing.moves()
    different = [move for move in moves if move.same_as is None]
    best = weighing.best()
    second = weighing.trials[different[1].action] if len(different) > 1 else None
    lead, error = weighing.gap(second) if second is not None else (0.0, 0.0)
    level = level_of(weighing, different)
    reasons = reasons_for(weighing, best, second) if second is not None and level in (CLEARLY, RATHER) else []
    chosen = choose(reasons, lead)
    if level == CLEARLY and not chosen:
        level = RATHER
    return Hint(
        game=weighing.state.setup.game.id,
        seat=weighing.seat,
        scale=weighing.futures.coach.scale(weighing.state.setup),
        unit=weighing.unit,
        level=level,
        lead=lead,
        error=error,
        futures=weighing.tried,
        moves=moves,
        words={move.action: words_of(weighing, move.action) for move in moves},
        even=even_moves(weighing, different) if level == EVEN else [],
        reasons=chosen,
        facts=reasons,
        lines=[] if second is None else compare_lines(best.endings, second.endings, weighing.seat, weighing.unit / 2),
        outlook=outlook(weighing) if level == EVEN else "",
    )


def turns_round(before: Hint, after: Hint) -> bool:
    """Whether a second answer advises something else than the first did."""
    if before.level not in (CLEARLY, RATHER) or after.level not in (CLEARLY, RATHER):
        return False
    stands_for = {move.action: move.same_as if move.same_as is not None else move.action for move in after.moves}
    return stands_for.get(before.best) != after.best


def words_of(weighing: Weighing, action: int) -> MoveWords:
    """A move in words."""
    return MoveWords(*weighing.state.setup.game.show.describe(weighing.state, weighing.seat, action))


def level_of(weighing: Weighing, different: list[MoveValue]) -> str:
    """How sure the best move is, by its lead over the second different one."""
    unit, top = weighing.unit, different[0].value
    if len(different) == 1 or all(top - move.value <= unit / 4 for move in different):
        return SILENT
    lead, error = top - different[1].value, different[1].error
    second = weighing.trials[different[1].action]
    if weighing.wins_more(second) or weighing.overtakes(second):
        return EVEN
    if lead >= unit and lead >= 2 * error:
        return CLEARLY
    return RATHER if lead >= unit / 2 and lead >= error else EVEN


def even_moves(weighing: Weighing, different: list[MoveValue]) -> list[int]:
    """The moves that are called equal to the best: two at least, three at most."""
    top = different[0].value
    near = [move.action for move in different if top - move.value <= max(weighing.unit / 2, move.error)]
    return (near if len(near) > 1 else [move.action for move in different[:2]])[:MOST_EVEN]


def outlook(weighing: Weighing) -> str:
    """`won` where every future of every move is, `lost` where hardly any of the best move is; else nothing."""
    trials = list(weighing.trials.values())
    scale = weighing.futures.coach.scale(weighing.state.setup)
    if scale == POINTS or weighing.tried < ENOUGH or not are_over(*trials):
        return ""
    if all(outcome > 0.0 for trial in trials for outcome in outcomes_of(trial)):
        return "won"
    best = outcomes_of(weighing.best())
    return "lost" if sum(outcome > 0.0 for outcome in best) < HARDLY * len(best) else ""


def against(weighing: Weighing, action: int) -> WhyNot:
    """What speaks against a move: the same facts and lines, seen from the best one."""
    trial = weighing.trial_of(action)
    best = weighing.best()
    gap, error = weighing.gap(trial)
    lines = [] if trial is best else compare_lines(best.endings, trial.endings, weighing.seat, weighing.unit / 2)
    key, reason = "coach-as-good", None
    args: dict[str, str | int | float] = {}
    if trial is not best and gap > max(weighing.unit / 2, error):
        key, args = "coach-less", {"points": round_points(gap)}
        compared = contrast(facts_about(weighing, trial.way), facts_about(weighing, best.way))
        bad = [(gain, fact) for fact, gain in compared if gain < 0.0 and fact.counts and fact.amount < 0.0]
        reason = min(bad, key=lambda found: found[0])[1] if bad else None
        gain = now(weighing, trial) - now(weighing, best)
        # A line that explains little of what is lost is no reason, nor is one that loses far more than is lost in all.
        kinds = [] if trial is best else compare_kinds(best.endings, trial.endings, weighing.seat, weighing.unit / 2)
        lost = [line for line in kinds if line.gap * SHARE >= gap and line.gap <= MUCH * (gap + gain)]
        if reason is None and gain > 0.0 and lost:
            key = "coach-greedy" if are_over(trial, best) else "coach-greedy-soon"
            args = {
                "points": round_points(gain),
                "line": f"@coach-line-{lost[0].line.key}",
                "loss": round_points(lost[0].gap),
            }
    words = words_of(weighing, action)
    return WhyNot(weighing.state.setup.game.id, words, key, args, reason, gap, error, lines)


def now(weighing: Weighing, trial: Trial) -> float:
    """The points that a way brings at once."""
    futures, seat = weighing.futures, weighing.seat
    return float(futures.end_of(trial.way).points(seat) - futures.before.points(seat))
