"""Fair puzzles: what makes one unfair, on puzzles made up for it, and that whoever chooses them leaves those out."""

import msgspec
import pytest

from megapolis import puzzles
from megapolis.analysis.fairness import (
    Brings,
    compare,
    count_choices,
    explains_nothing,
    faults,
    is_fair,
    is_given_away,
    is_outdated,
    is_slight,
    is_yes_or_no,
    misleads,
    most_of,
    names_nothing,
    shows_itself,
)
from megapolis.analysis.puzzles import Args, Choice, Puzzle, Why
from megapolis.catalog import find_game, game_ids
from megapolis.engine.coach import Fact
from sampling import rotate

GOOD, WORSE, WORST = "draw a1", "draw b2", "draw c3"


def made_up(key: str, args: Args | None = None, kind: str = "now", *, also: bool = False) -> Puzzle:
    """A puzzle of three choices, the first of them right, with this reason (and another one)."""
    choices = [Choice(GOOD), Choice(WORSE, 5.0), Choice(WORST, 6.0)]
    why = [Why(kind, key, args or {}), *([Why("later", "later", {})] if also else [])]
    return Puzzle("made-up", "next_station", 0, "", choices, GOOD, why, 5.0, 0.5, 640, 1500)


def offering(puzzle: Puzzle, *moves: str) -> Puzzle:
    """The puzzle with other choices, the first of them right."""
    choices = [Choice(move, 5.0 * bool(at)) for at, move in enumerate(moves)]
    return msgspec.structs.replace(puzzle, choices=choices, best=moves[0])


def bring(key: str, *amounts: float, moves: tuple[str, ...] = (GOOD, WORSE, WORST), **args: str) -> dict[str, Brings]:
    """What the choices bring of something, in their order; 0: nothing is said of it."""
    found = [[Fact("now", key, dict(args), amount)] if amount else [] for amount in amounts]
    return {move: Brings(amount, facts) for move, amount, facts in zip(moves, amounts, found, strict=True)}


def test_where_nothing_is_named_there_is_nothing_to_choose_among() -> None:
    """Bots offer what they gain by: the answer to an offer is always the same."""
    puzzle = made_up("cash", kind="risk")
    assert names_nothing(offering(puzzle, "accept", "decline", "counter"))
    assert names_nothing(offering(puzzle, "withdraw", "propose", "pay_more 10000"))
    assert not names_nothing(offering(puzzle, "end", "build nw11", "build nw12"))
    assert not names_nothing(offering(puzzle, "pick 2", "pick 13", "pick 18"))


def test_whether_to_bid_is_no_puzzle() -> None:
    puzzle = made_up("cash", kind="risk")
    assert is_yes_or_no(offering(puzzle, "pass", "raise 1", "raise 2"))
    assert not is_yes_or_no(offering(puzzle, "done", "choose 1 1", "park"))


def test_a_task_does_not_give_its_answer_away() -> None:
    """Where one plan can be approved, whoever reads that plans are worth most to the first need not think."""
    puzzle = made_up("plan-first")
    assert is_given_away(offering(puzzle, "approve A", "park", "done"))
    assert not is_given_away(offering(puzzle, "approve A", "approve C", "done"))
    assert not is_given_away(offering(puzzle, "end", "build nw11", "build nw12"))


def test_points_in_the_words_of_a_move_do_not_show_the_answer() -> None:
    """13 points beside 7: nobody has to think."""
    moves = ("approve C", "approve B", "done")
    puzzle = offering(made_up("plan-first"), *moves)
    assert shows_itself(puzzle, bring("plan-first", 13.0, 7.0, 0.0, moves=moves))
    assert not shows_itself(puzzle, bring("plan-first", 7.0, 13.0, 0.0, moves=moves))
    assert not shows_itself(made_up("estate"), bring("estate", 6.0, 2.0, 0.0))


def test_one_number_more_that_fits_is_no_reason() -> None:
    one: Args = {"lost": 3, "numbers": 15, "other": 4}
    assert is_slight(made_up("room", one, "risk"))
    assert not is_slight(made_up("room", one, "risk", also=True))
    assert not is_slight(made_up("room", {**one, "other": 6}, "risk"))
    assert not is_slight(made_up("room", {"lost": 3, "numbers": 15}, "risk"))
    assert not is_slight(made_up("estate"))


@pytest.mark.parametrize("key", ["at-once", "soon-over", "condition", "mend", "rents"])
def test_who_asks_for_the_most_does_not_mislead(key: str) -> None:
    assert misleads(made_up(key, also=True), bring(key, 5.0, 7.0, 0.0))
    assert not misleads(made_up(key), bring(key, 5.0, 5.0, 2.0))
    assert not misleads(made_up("estate"), bring("estate", 5.0, 7.0, 0.0))


def test_of_conditions_the_one_that_is_named_counts() -> None:
    puzzle = made_up("condition", {"condition": "@condition-4"})
    assert not misleads(puzzle, {**bring("condition", 2.0, 0.0, 0.0, condition="@condition-4")})
    other = bring("condition", 0.0, 9.0, 0.0, condition="@condition-7")
    mine = bring("condition", 2.0, 0.0, 0.0, condition="@condition-4")
    assert not misleads(puzzle, {**other, GOOD: mine[GOOD]})
    more = bring("condition", 0.0, 9.0, 0.0, condition="@condition-4")
    assert misleads(puzzle, {**more, GOOD: mine[GOOD]})


def test_a_reason_that_speaks_for_other_choices_explains_nothing() -> None:
    assert explains_nothing(made_up("estate"), bring("estate", 6.0, 7.0, 0.0))
    assert explains_nothing(made_up("estate"), bring("estate", 6.0, 6.0, 6.0))
    assert not explains_nothing(made_up("estate"), bring("estate", 6.0, 6.0, 0.0))
    assert not explains_nothing(made_up("estate", also=True), bring("estate", 6.0, 7.0, 7.0))
    # Points now are all that is said: as many elsewhere are enough.
    assert explains_nothing(made_up("at-once"), bring("at-once", 5.0, 5.0, 0.0))
    assert not explains_nothing(made_up("at-once"), bring("at-once", 5.0, 4.0, 0.0))


def test_what_is_not_said_any_more_makes_no_task() -> None:
    puzzle = made_up("last-symbol", kind="only")
    assert is_outdated(puzzle, bring("soon-over", 2.0, 1.0, 0.0))
    assert not is_outdated(puzzle, bring("last-symbol", 1.0, 0.0, 0.0))
    assert compare(puzzle, bring("soon-over", 2.0, 1.0, 0.0), lambda _other, _own: True) == 0
    # That bankruptcy is near is seen in the futures.
    assert not is_outdated(made_up("ruin", kind="risk"), bring("cash", 1.0, 1.0, 1.0))
    # Points that will be lost again are not said to be there at once.
    assert is_outdated(made_up("at-once"), bring("over", 5.0, 0.0, 0.0))


def shipped() -> list[Puzzle]:
    return puzzles.every()


@pytest.mark.parametrize("puzzle", rotate(shipped(), 12), ids=lambda each: f"{each.game}-{each.id}")
def test_choices_are_counted_by_the_coach(puzzle: Puzzle) -> None:
    game = find_game(puzzle.game)
    counts = count_choices(puzzle, game)
    assert list(counts) == puzzle.moves
    if is_fair(puzzle, game):
        assert most_of(puzzle, counts[puzzle.best]) is not None
        assert puzzle.fact.kind in puzzle.themes


def test_faults_are_called_by_their_names() -> None:
    known = {"names_nothing", "is_yes_or_no", "is_given_away", "is_slight"}
    known |= {"is_outdated", "misleads", "shows_itself", "explains_nothing"}
    found = {fault for puzzle in rotate(shipped(), 4) for fault in faults(puzzle, find_game(puzzle.game))}
    assert found <= known
    puzzle = next(each for each in shipped() if is_fair(each, find_game(each.game)))
    offer = offering(puzzle, "accept", "decline", "counter")
    assert faults(offer, find_game(puzzle.game)) == ["names_nothing"]


@pytest.mark.parametrize("game", game_ids())
def test_most_of_what_we_ship_is_fair(game: str) -> None:
    found = puzzles.of_game(game)
    assert 2 * sum(is_fair(each, find_game(game)) for each in found) > len(found)
