"""What somebody has solved: ratings by game, puzzles of the day, and mistakes that come back after 1, 3 and 7 days.

A record is a value. A server keeps those of accounts; guests and the terminal keep their own.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated

import msgspec

from megapolis.analysis.glicko import GlickoRating, Outcome, rate
from megapolis.analysis.puzzles import Puzzle

AFTER = (1, 3, 7)
"""After how many days a mistake comes back: each time that it is put right, it waits for the next of them."""
PUZZLE_DEVIATION = 120.0
"""How sure the rating of a puzzle is: it is a guess."""
SHOWN_AFTER = 10
"""How many puzzles of a game it takes until a rating says something."""
MOST_SOLVED, MOST_DAYS, MOST_DUE = 500, 200, 100
"""A record fits into one request."""

Id = Annotated[str, msgspec.Meta(max_length=64)]
Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class Strength(msgspec.Struct, frozen=True):
    """A rating in one game, how many puzzles it is made of, and how it went lately."""

    rating: GlickoRating = GlickoRating()
    count: int = 0
    course: Annotated[list[int], msgspec.Meta(max_length=20)] = []


class Due(msgspec.Struct, frozen=True):
    """A mistake: when it comes back, and how often it was put right since."""

    day: Day
    stage: int = 0


class Training(msgspec.Struct, frozen=True):
    """What one person has solved."""

    ratings: Annotated[dict[Id, Strength], msgspec.Meta(max_length=32)] = {}
    solved: Annotated[list[Id], msgspec.Meta(max_length=MOST_SOLVED)] = []
    """Puzzles that were answered at least once, the last one last."""
    days: Annotated[dict[Day, int], msgspec.Meta(max_length=MOST_DAYS)] = {}
    """By day: how many tries its puzzle took; 0 if it was not found."""
    due: Annotated[dict[Id, Due], msgspec.Meta(max_length=MOST_DUE)] = {}
    """Mistakes by name: a puzzle, or "table/decision" of one's own game."""

    def strength(self, game: str) -> Strength:
        """How strong one is in a game."""
        return self.ratings.get(game, Strength())

    def streak(self, day: date) -> int:
        """On how many days in a row the puzzle of the day was found, up to today or yesterday."""
        at = day if self.days.get(day.isoformat()) else day - timedelta(1)
        count = 0
        while self.days.get((at - timedelta(count)).isoformat()):
            count += 1
        return count

    def due_on(self, day: date) -> list[str]:
        """The mistakes that come back by a day, the oldest first."""
        return sorted(
            (name for name, due in self.due.items() if due.day <= day.isoformat()),
            key=lambda name: (self.due[name].day, name),
        )


class Answer(msgspec.Struct, frozen=True):
    """What came of a puzzle: how many tries it took, and whether a hint helped or the answer was shown."""

    tries: int
    right: bool
    helped: bool = False


def record_answer(training: Training, puzzle: Puzzle, answer: Answer, day: date, *, of_day: bool = False) -> Training:
    """The record after an answer: the first one counts, and none that a hint helped with."""
    first = answer.tries == 1 and puzzle.id not in training.solved
    ratings = training.ratings
    if first and not answer.helped:
        ratings = {**ratings, puzzle.game: _rate(training.strength(puzzle.game), puzzle, answer.right)}
    solved = training.solved if puzzle.id in training.solved else [*training.solved, puzzle.id][-MOST_SOLVED:]
    days, stamp = training.days, day.isoformat()
    if of_day and not days.get(stamp) and (answer.right or stamp not in days):
        days = _newest({**days, stamp: answer.tries if answer.right else 0})
    clean = answer.right and answer.tries == 1 and not answer.helped
    return Training(ratings, solved, days, _schedule(training, puzzle.id, day, clean=clean))


def _rate(strength: Strength, puzzle: Puzzle, right: bool) -> Strength:
    rating = rate(strength.rating, [Outcome(puzzle.rating, PUZZLE_DEVIATION, float(right))])
    return Strength(rating, strength.count + 1, [*strength.course, round(rating.value)][-20:])


def _newest(days: dict[str, int]) -> dict[str, int]:
    return {day: days[day] for day in sorted(days)[-MOST_DAYS:]}


def _schedule(training: Training, name: str, day: date, *, clean: bool) -> dict[str, Due]:
    """The mistakes, after one of them or another puzzle was solved (`clean`: at once and without help) or missed."""
    due = dict(training.due)
    known = due.pop(name, None)
    if not clean:
        due[name] = Due((day + timedelta(AFTER[0])).isoformat())
    elif known is not None and known.stage + 1 < len(AFTER):
        due[name] = Due((day + timedelta(AFTER[known.stage + 1])).isoformat(), known.stage + 1)
    return dict(list(due.items())[-MOST_DUE:])


def put_right(training: Training, name: str, day: date, *, clean: bool) -> Training:
    """The record after a mistake of one's own game was solved again, or missed."""
    return msgspec.structs.replace(training, due=_schedule(training, name, day, clean=clean))


def remember(training: Training, names: list[str], day: date) -> Training:
    """The record with mistakes of one's own games, which come back from tomorrow on."""
    due = Due((day + timedelta(AFTER[0])).isoformat())
    known = {**dict.fromkeys(names, due), **training.due}
    return msgspec.structs.replace(training, due=dict(list(known.items())[:MOST_DUE]))
