"""Whether a puzzle is fair: its task neither misleads nor gives the answer away, and its reason explains the answer.

What a move brings is counted anew by the game's coach, so that a puzzle is measured by what would be said today.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from megapolis.analysis.puzzles import Puzzle, is_amount, parts_of, position_of
from megapolis.analysis.reasons import facts_about
from megapolis.analysis.values import Weighing
from megapolis.engine.coach import Fact
from megapolis.engine.game import Game

SEED = 1
"""Nothing is tried in futures here: which ones there would be does not matter."""
FROM_FUTURES = ("ruin",)
"""Facts that are not counted about a move, but in the futures after it."""
MOST = ("at-once", "soon-over", "condition", "mend", "rents")
"""Tasks that ask for as much as there is: no other choice may bring more of it."""
AT_ONCE = "at-once"
"""Points now, of whatever kind: a move that brings them by another fact counts, too."""
PRINTED = ("plan", "plan-first")
"""Facts whose points stand in the words of the move."""
STEP = 2
"""How many numbers more must fit for room to be a reason."""


class Brings(NamedTuple):
    """What is counted about a choice."""

    points: float
    facts: list[Fact]


Counts = Mapping[str, Brings]
"""By choice."""


def count_choices(puzzle: Puzzle, game: Game) -> dict[str, Brings]:
    """What each choice of a puzzle brings, with the rest of the turn that looks best after it."""
    state = position_of(puzzle, game)
    labels = game.labels(state.setup.data)
    actions = {move: game.actions.read(move, labels) for move in puzzle.moves}
    weighing = Weighing(state, puzzle.seat, SEED)
    weighing.consider(list(actions.values()))
    before = float(weighing.futures.before.points(puzzle.seat))
    out = {}
    for move, action in actions.items():
        way = weighing.trials[weighing.same.get(action, action)].way
        points = float(weighing.futures.end_of(way).points(puzzle.seat)) - before
        out[move] = Brings(points, facts_about(weighing, way))
    return out


# ---------------------------------------------------------------------- by the choices alone


def names_nothing(puzzle: Puzzle) -> bool:
    """Whether there is nothing to choose among: no choice, or one alone, names a piece, a place or a sum.

    An offer that is accepted or declined is such: bots offer what they gain by, the answer is always the same.
    """
    return sum(" " in move for move in puzzle.moves) <= 1


def is_yes_or_no(puzzle: Puzzle) -> bool:
    """Whether all but the answer are amounts of the same thing, such as bids: then there is only whether to do it."""
    wrong = [each.move for each in puzzle.choices if each.cost]
    amounts = sum(is_amount(move) for move in wrong)
    named = [move.split() for move in wrong if " " in move]
    return " " not in puzzle.best and amounts > 1 and all(words[-1].isdigit() for words in named)


def is_given_away(puzzle: Puzzle) -> bool:
    """Whether only the answer does what the task speaks of, as where one plan can be approved."""
    verbs = [parts_of(move)[0] for move in puzzle.moves]
    return " " in puzzle.best and verbs.count(parts_of(puzzle.best)[0]) == 1


def is_slight(puzzle: Puzzle) -> bool:
    """Whether the only reason is that one number more still fits: true, and far too little for a wide lead."""
    only = puzzle.why[0]
    if len(puzzle.why) > 1 or only.key != "room" or "other" not in only.args:
        return False
    return float(only.args["other"]) - float(only.args["lost"]) < STEP


# ---------------------------------------------------------------------- by what is counted


def is_outdated(puzzle: Puzzle, counts: Counts) -> bool:
    """Whether the fact that makes the task is not said any more."""
    key = puzzle.fact.key
    said = any(fact.key == key for fact in counts[puzzle.best].facts)
    return key not in FROM_FUTURES and not (said and most_of(puzzle, counts[puzzle.best]) is not None)


def misleads(puzzle: Puzzle, counts: Counts) -> bool:
    """Whether the task asks for as much as there is of something, and another choice brings more of it."""
    return puzzle.fact.key in MOST and compare(puzzle, counts, lambda other, own: other > own) > 0


def shows_itself(puzzle: Puzzle, counts: Counts) -> bool:
    """Whether points that can be read in the words of the moves are most in the answer."""
    told = puzzle.fact.key
    return told in PRINTED and " " in puzzle.best and not compare(puzzle, counts, lambda other, own: other >= own)


def explains_nothing(puzzle: Puzzle, counts: Counts) -> bool:
    """Whether the only reason speaks as well for most other choices, or more for any of them."""
    if len(puzzle.why) > 1:
        return False
    more = compare(puzzle, counts, lambda other, own: other > own)
    as_much = compare(puzzle, counts, lambda other, own: other >= own)
    wrong = sum(each.cost > 0.0 for each in puzzle.choices)
    enough = 1 if puzzle.fact.key == AT_ONCE else wrong // 2 + 1
    return more > 0 or as_much >= enough


def compare(puzzle: Puzzle, counts: Counts, is_more: Callable[[float, float], bool]) -> int:
    """How many wrong choices bring more (or as much) of what the task speaks of than the answer."""
    own = most_of(puzzle, counts[puzzle.best])
    if own is None:
        return 0
    others = [most_of(puzzle, counts[each.move]) for each in puzzle.choices if each.cost]
    return sum(other is not None and is_more(other, own) for other in others)


def most_of(puzzle: Puzzle, brings: Brings) -> float | None:
    """How much a choice brings of what the task speaks of; None: nothing is said of it."""
    told = puzzle.fact
    if told.key == AT_ONCE:
        return brings.points if brings.points > 0.0 else None
    named = told.args.get("condition")
    found = [fact.amount for fact in brings.facts if fact.key == told.key and fact.args.get("condition") == named]
    return max(found, default=None)


# ---------------------------------------------------------------------- all together

BY_CHOICES: tuple[Callable[[Puzzle], bool], ...] = (names_nothing, is_yes_or_no, is_given_away, is_slight)
BY_COUNTS: tuple[Callable[[Puzzle, Counts], bool], ...] = (is_outdated, misleads, shows_itself, explains_nothing)


def faults(puzzle: Puzzle, game: Game) -> list[str]:
    """What makes a puzzle unfair, by the names of the functions here; nothing where it is fair."""
    found = [check.__name__ for check in BY_CHOICES if check(puzzle)]
    if found:
        return found
    counts = count_choices(puzzle, game)
    return [check.__name__ for check in BY_COUNTS if check(puzzle, counts)]


def is_fair(puzzle: Puzzle, game: Game) -> bool:
    """Whether a puzzle has no fault."""
    return not faults(puzzle, game)
