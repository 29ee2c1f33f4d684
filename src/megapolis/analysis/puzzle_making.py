"""Makes puzzles from games of bots against themselves.

Every decision of a game is looked at quickly. Where one move seems far ahead of all others, and the greedy bot plays
another one, the decision is weighed again with fresh futures, in the end with ten times the budget of a careful look.
What is left has one clearly best answer, and a fact that says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from math import inf
from typing import NamedTuple

import msgspec

from megapolis.analysis.fairness import is_fair
from megapolis.analysis.futures import futures_of
from megapolis.analysis.hints import CLEARLY, Hint, advise, against
from megapolis.analysis.puzzles import THEMES, Choice, Puzzle, Why, is_amount
from megapolis.analysis.values import FIRST_BATCH, Weighing, paired_difference
from megapolis.analysis.verdicts import CAREFUL
from megapolis.bots import LEARNED, make_bot
from megapolis.bots.core.greedy import GreedyBot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.engine.notation import from_text
from megapolis.engine.options import OptionValue

LEAD = 3.0
"""The best move is ahead by so many units,"""
ERRORS = 4.0
"""and by so many errors of that."""
FEWEST_CHOICES, MOST_CHOICES = 3, 12
"""Between two moves one may guess; among many one gets lost: of more, those are offered that look best."""
MOST_WEIGHED = 30
"""How many moves are weighed to be sure that none of them is better than the answer."""
BUDGET = 10 * CAREFUL
"""Futures of the last look."""
PLAYED_OUT = 192
"""Futures in which the answer and the moves next to it are played to the end of the game."""
NEXT = 2
"""How many moves next to the answer are."""
MOST_LEGAL = 10_000
"""Decisions with more moves are not looked at."""
SEAT_COUNTS = 3
"""How many of a game's seat counts are played, the smallest first."""
A_DEAL = 3
"""How many decisions of one deal are kept at most, so that puzzles are of many games."""
PLAYER = "search:iterations=40"
"""Who plays where a game has no network."""
OTHERS = ("medium", "easy")
"""Who plays beside it: of a kind, all would do the same where they decide at once, and have the same puzzles."""
FEW = 4
"""How many moves are compared at first."""
SECOND = 24
"""Futures of the second look, before every move is weighed: most leads of the first one were luck."""
QUICK_SEED, CAREFUL_SEED, LAST_SEED, SECOND_SEED, END_SEED = 11, 12, 13, 15, 16
"""Each look has futures of its own."""


class Find(msgspec.Struct, frozen=True):
    """A decision that may make a puzzle."""

    position: str
    seat: int

    @property
    def id(self) -> str:
        """A short name, made of the position."""
        return blake2b(f"{self.seat} {self.position}".encode(), digest_size=4).hexdigest()


def arrange(game: Game, number: int) -> Match:
    """A deal by its number: seat counts take turns, and every other deal has an option of its own."""
    rng = Rng(number)
    players = game.seats[number % min(SEAT_COUNTS, len(game.seats))]
    offered = [each for each in game.options.options.values() if not each.ruling and each.kind in ("flag", "choice")]
    given: dict[str, OptionValue] = {}
    if number % 2 and offered:
        option = offered[rng.below(len(offered))]
        given[option.name] = option.choices[rng.below(len(option.choices))] if option.choices else True
        values = {each.name: each.default for each in game.options.options.values()} | given
        if game.options.conflict(players, values) is not None:
            given = {}
    return Match(game.setup(players, given), f"puzzle-{number}")


def search(game: Game, number: int, player: str = "", most: int = MOST_LEGAL) -> list[Find]:
    """The decisions of a deal that may make puzzles: those with the widest lead.

    `player` ("": the usual) plays it; decisions with more than so many moves are not looked at.
    """
    match = arrange(game, number)
    plays = player or (LEARNED if game.networks else PLAYER)
    seats = range(match.setup.players)
    bots = [make_bot([plays, *OTHERS][seat % 3], number * 16 + seat, game) for seat in seats]
    found: dict[tuple[int, int], Found] = {}
    while not match.state.is_over():
        seat = match.state.actors()[0]
        each = look(match.state, seat) if len(match.state.legal_actions(seat)) <= most else None
        # The same move may be best for several turns in a row: one puzzle of it is enough.
        if each is not None and each.lead > getattr(found.get((seat, each.best)), "lead", 0.0):
            found[seat, each.best] = each
        match.play(seat, int(bots[seat].choose(Perspective(match.state, seat))))
    return [each.find for each in sorted(found.values(), key=lambda each: -each.lead)[:A_DEAL]]


class Found(NamedTuple):
    """A decision, its best move, and by how many units that seems to be ahead."""

    find: Find
    best: int
    lead: float


def look(state: State, seat: int) -> Found | None:
    """What a quick and a careful look think of a decision; None where it makes no puzzle."""
    if len(state.legal_actions(seat)) < FEWEST_CHOICES or names_no_pieces(state, seat):
        return None
    if lead_among_few(state, seat) < LEAD / 3:
        return None
    greedy = greedy_move(state, seat)
    if not is_ahead(weigh(state, seat, QUICK_SEED, FIRST_BATCH, MOST_CHOICES), greedy, LEAD / 2, 1.0):
        return None
    if not is_ahead(weigh(state, seat, SECOND_SEED, SECOND, MOST_CHOICES), greedy, LEAD * 0.75, 1.0):
        return None
    careful = weigh(state, seat, CAREFUL_SEED, CAREFUL)
    hint = advise(careful)
    if not is_ahead(careful, greedy, LEAD, ERRORS / 2) or not has_theme(hint):
        return None
    return Found(Find(str(state), seat), hint.best, hint.lead / careful.unit)


def lead_among_few(state: State, seat: int) -> float:
    """By how many units the best of the few moves that look best is ahead of the second: most decisions end here."""
    weighing = Weighing(state, seat, QUICK_SEED)
    weighing.consider(weighing.rank()[:FEW])
    weighing.try_all(FIRST_BATCH)
    means = sorted((trial.mean() for trial in weighing.trials.values()), reverse=True)
    return (means[0] - means[1]) / weighing.unit if len(means) > 1 else LEAD


def names_no_pieces(state: State, seat: int) -> bool:
    """Whether a decision is no task for a puzzle: how much to bid or to pay, or whether to accept an offer."""
    game = state.setup.game
    labels = game.labels(state.setup.data)
    moves = [game.actions.text(int(action), labels) for action in state.legal_actions(seat)]
    return 2 * sum(map(is_amount, moves)) > len(moves) or all(" " not in move for move in moves)


def greedy_move(state: State, seat: int) -> int:
    """What the greedy bot plays, which must not be the answer."""
    return int(GreedyBot(1).choose(Perspective(state, seat)))


def weigh(state: State, seat: int, seed: int, futures: int, moves: int = MOST_WEIGHED) -> Weighing:
    """The moves of a decision that look best, and the greedy bot's, in so many futures."""
    weighing = Weighing(state, seat, seed)
    weighing.consider(weighing.rank()[:moves])
    weighing.consider([greedy_move(state, seat)])
    weighing.try_all(futures)
    return weighing


def is_ahead(weighing: Weighing, greedy: int, units: float, errors: float) -> bool:
    """Whether the best move is so far ahead of all others, and another than the greedy bot's."""
    best = weighing.best()
    others = [action for action, trial in weighing.trials.items() if trial is not best]

    def is_behind(action: int) -> bool:
        gap, error = weighing.gap(weighing.trials[action])
        return gap >= units * weighing.unit and gap >= errors * error

    for action in others:
        if not is_behind(action):
            # It was dropped early, so that its error is large; or it is as good.
            weighing.settle(action)
    clear = weighing.best() is best and all(is_behind(action) for action in others)
    return len(others) >= FEWEST_CHOICES - 1 and clear and weighing.trial_of(greedy) is not best


def has_theme(hint: Hint) -> bool:
    """Whether a hint is sure, and says something that makes a task."""
    key = next((each.fact.key for each in hint.reasons if each.fact.kind in THEMES), None)
    return hint.level == CLEARLY and key is not None and f"puzzle-{key}" in Text("en", hint.game)


def check(game: Game, find: Find, futures: int = BUDGET, seed: int = LAST_SEED) -> Puzzle | None:
    """The puzzle of a decision, if it stands the last look; otherwise None."""
    state, seat = from_text(game, find.position), find.seat
    weighing = weigh(state, seat, seed, futures)
    if not is_ahead(weighing, greedy_move(state, seat), LEAD, ERRORS) or not has_theme(advise(weighing)):
        return None
    if is_doubted(weighing) or is_refuted(weighing):
        return None
    for action in choose_offers(weighing):
        # All that is told of a choice comes from as many futures.
        weighing.trial_of(action)
    puzzle = write(find, weighing, advise(weighing))
    return puzzle if meets_criteria(puzzle, game) else None


def is_doubted(weighing: Weighing) -> bool:
    """Whether a search does not find the answer ahead of the second move by half of what is asked of futures.

    Its figure is a mean over all that it looked into, poor replies included: it finds about two thirds of their leads.
    """
    best = weighing.best()
    second = min((weighing.gap(trial)[0], trial.way) for trial in weighing.trials.values() if trial is not best)[1]
    searched = weighing.futures.search(best.way, second)
    return searched is not None and searched < LEAD / 2 * weighing.unit


def is_refuted(weighing: Weighing, futures: int = PLAYED_OUT) -> bool:
    """Whether games that are played to the end do not find the answer ahead, where a network judged them before.

    One network plays and judges, so that all futures may be wrong alike, and their errors do not tell.
    """
    end = futures_of(weighing.state, weighing.seat)
    if not end.play_out():
        return False
    best = weighing.best()
    ranked = sorted((weighing.gap(trial)[0], trial.way) for trial in weighing.trials.values() if trial is not best)
    numbers = range(END_SEED * 1_000_003, END_SEED * 1_000_003 + futures)
    own, *others = (
        [ending.value for ending in endings]
        for endings in end.follow([best.way, *(way for _, way in ranked[:NEXT])], numbers)
    )
    gaps = [paired_difference(own, other) for other in others]
    return any(gap + error < LEAD / 2 * weighing.unit for gap, error in gaps)


def meets_criteria(puzzle: Puzzle, game: Game) -> bool:
    """Whether a puzzle as it is written has one clearly best answer among real choices, and is fair."""
    unit = game.show.coach.unit
    costs = [each.cost for each in puzzle.choices if each.cost]
    ahead = puzzle.lead >= LEAD * unit and min(costs) >= LEAD * unit - 0.1
    return ahead and clearness(puzzle) >= ERRORS and bool(puzzle.themes) and is_fair(puzzle, game)


def confirm(game: Game, puzzle: Puzzle, seed: int, futures: int = BUDGET, *, to_the_end: bool = False) -> bool:
    """Whether the answer of a puzzle is clearly best with other luck: by half of what was asked when it was made.

    `to_the_end`: also where games are played to their end, which takes some seconds.
    """
    state = from_text(game, puzzle.position)
    weighing = weigh(state, puzzle.seat, seed, futures)
    labels = game.labels(state.setup.data)
    best = weighing.best()
    right = [action for action, trial in weighing.trials.items() if trial is best]
    clear = is_ahead(weighing, greedy_move(state, puzzle.seat), LEAD / 2, ERRORS / 2)
    if not clear or puzzle.choice(game.actions.text(right[0], labels)).cost != 0.0:
        return False
    return not (to_the_end and is_refuted(weighing))


def write(find: Find, weighing: Weighing, hint: Hint) -> Puzzle:
    """A puzzle from what was weighed."""
    game = weighing.state.setup.game
    labels = game.labels(weighing.state.setup.data)
    best = weighing.best()
    choices = []
    for action in choose_offers(weighing):
        move = game.actions.text(action, labels)
        if weighing.trial_of(action) is best:
            choices.append(Choice(move))
            continue
        said = against(weighing, action)
        reason = None if said.reason is None else (said.reason.key, said.reason.args)
        choices.append(Choice(move, round(said.gap, 1), said.key, said.args, reason))
    return Puzzle(
        id=find.id,
        game=game.id,
        seat=find.seat,
        position=find.position,
        choices=choices,
        best=game.actions.text(hint.best, labels),
        why=[Why(each.fact.kind, each.fact.key, each.fact.args, each.fact.marks) for each in hint.reasons],
        lead=round(hint.lead, 2),
        error=round(hint.error, 2),
        futures=hint.futures,
        rating=guess_rating(weighing, hint),
    )


def choose_offers(weighing: Weighing) -> list[int]:
    """The moves to choose from, in the order of the rules: all, or of many those that look best and the answer."""
    if len(weighing.compared) <= MOST_CHOICES:
        return weighing.compared
    best = weighing.best()
    right = [action for action in weighing.compared if weighing.trials.get(weighing.same.get(action, action)) is best]
    ranked = [action for action in weighing.rank() if action not in right]
    return sorted({*right[:MOST_CHOICES], *ranked[: MOST_CHOICES - len(right)]}, key=weighing.compared.index)


EASIEST, HARDEST = 900, 2100


def guess_rating(weighing: Weighing, hint: Hint) -> int:
    """How hard a puzzle is: with many choices, a narrow lead, and a best move that does not look like it."""
    place = weighing.rank().index(hint.best)
    guess = 1100 + 50 * len(weighing.trials) + 60 * min(place, 6) - 30 * min(hint.lead / weighing.unit, 10.0)
    return round(min(max(guess, EASIEST), HARDEST))


def choose(puzzles: Sequence[Puzzle], count: int, find_game: Callable[[str], Game]) -> list[Puzzle]:
    """So many fair puzzles over all themes and set-ups: in turns from every group, the clearest first."""
    groups: dict[tuple[str, str], list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda each: (-clearness(each), each.id)):
        head = puzzle.position.partition(";")[0]
        groups.setdefault((puzzle.why[0].key, head), []).append(puzzle)
    chosen: list[Puzzle] = []
    known: set[tuple[object, ...]] = set()
    for puzzle in _in_turns(list(groups.values())):
        # Those who decide at once may stand at the same decision: whoever has solved one knows the other.
        if _decision(puzzle) in known:
            continue
        known.add(_decision(puzzle))
        if is_fair(puzzle, find_game(puzzle.game)):
            chosen.append(puzzle)
        if len(chosen) == count:
            break
    return chosen


def _decision(puzzle: Puzzle) -> tuple[object, ...]:
    """What there is to choose from, what each choice costs, and how sure that is."""
    return puzzle.lead, puzzle.error, *((each.move, each.cost) for each in puzzle.choices)


def _in_turns(groups: list[list[Puzzle]]) -> Iterator[Puzzle]:
    while groups:
        for group in groups:
            yield group.pop(0)
        groups = [group for group in groups if group]


def clearness(puzzle: Puzzle) -> float:
    """How many errors the best move is ahead."""
    return puzzle.lead / puzzle.error if puzzle.error else inf
