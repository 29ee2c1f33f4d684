"""Making puzzles: what is taken, what is not, and that those we ship have one clearly best answer."""

import msgspec
import pytest

from megapolis import puzzles
from megapolis.analysis.puzzle_making import (
    ERRORS,
    FEWEST_CHOICES,
    LEAD,
    MOST_BARE,
    MOST_CHOICES,
    Find,
    arrange,
    asks_how_much,
    check,
    choose,
    clearness,
    confirm,
    greedy_move,
    is_yes_or_no,
    look,
    names_nothing,
)
from megapolis.analysis.puzzles import THEMES, Choice, Puzzle
from megapolis.catalog import find_game, game_ids
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.notation import from_text
from sampling import rotate


def all_puzzles() -> list[Puzzle]:
    return puzzles.every()


def test_deals_have_different_seat_counts_and_options() -> None:
    setups = [arrange(find_game("sprawlopolis"), number).setup for number in range(24)]
    assert {setup.players for setup in setups} == {1, 2, 3}
    assert len({str(setup.options) for setup in setups}) > 3
    assert arrange(find_game("sprawlopolis"), 3).state == arrange(find_game("sprawlopolis"), 3).state


def test_a_decision_without_a_clear_answer_makes_no_puzzle() -> None:
    game = find_game("capital_lux")
    match = arrange(game, 0)
    assert look(match.state, match.state.actors()[0]) is None
    assert check(game, Find(str(match.state), match.state.actors()[0]), 32) is None


@pytest.mark.parametrize("puzzle", rotate(all_puzzles(), 60), ids=lambda each: f"{each.game}-{each.id}")
def test_a_sample_has_the_same_clear_answer_with_other_luck(puzzle: Puzzle) -> None:
    assert confirm(find_game(puzzle.game), puzzle, seed=15)


def test_a_wrong_answer_is_not_confirmed() -> None:
    puzzle = puzzles.of_game("next_station")[0]
    swapped = [msgspec.structs.replace(each, cost=0.0 if each.cost else 5.0) for each in puzzle.choices]
    assert not confirm(find_game(puzzle.game), msgspec.structs.replace(puzzle, choices=swapped), seed=15, futures=64)


MANY = 20
"""With so many puzzles a game must have several tasks and set-ups."""
GAMES = [game for game in game_ids() if puzzles.of_game(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_meets_the_criteria(game: str) -> None:
    found = puzzles.every(game)
    unit = find_game(game).show.coach.unit
    assert len({puzzle.id for puzzle in found}) == len(found) > 0
    for puzzle in found:
        state = puzzles.position(puzzle)
        assert FEWEST_CHOICES <= len(puzzle.choices) <= MOST_CHOICES
        assert puzzle.lead >= LEAD * unit
        assert clearness(puzzle) >= ERRORS
        assert puzzle.themes
        right = [each.move for each in puzzle.choices if each.cost == 0.0]
        assert puzzle.best in right
        assert min(each.cost for each in puzzle.choices if each.cost) >= LEAD * unit - 0.1
        labels = state.setup.game.labels(state.setup.data)
        for choice in puzzle.choices:
            action = state.setup.game.actions.read(choice.move, labels)
            assert state.is_legal(puzzle.seat, action)
        assert state.setup.game.actions.text(greedy_move(state, puzzle.seat), labels) not in right
        for language in LANGUAGES:
            assert 10 < len(puzzle.say_task(language)) <= 130
            assert puzzle.say_why(language)


def test_puzzles_are_of_several_themes_and_set_ups() -> None:
    assert len(GAMES) > 3
    assert {theme for puzzle in puzzles.every() for theme in puzzle.themes} > {"now", "tempo"}
    for game in GAMES:
        found = puzzles.every(game)
        if len(found) < MANY:
            continue
        assert len({puzzle.task.key for puzzle in found}) > 1, game
        assert len({puzzle.position.partition(";")[0] for puzzle in found}) > 2, game
        assert all(f"theme-{theme}" in Text("uk") for puzzle in found for theme in puzzle.themes)


def test_whether_to_bid_is_no_puzzle() -> None:
    puzzle = puzzles.every()[0]
    bids = [Choice("pass"), Choice("raise 1", 5.0), Choice("raise 2", 6.0)]
    assert is_yes_or_no(msgspec.structs.replace(puzzle, choices=bids, best="pass"))
    houses = [Choice("done"), Choice("choose 1 1", 5.0), Choice("park", 6.0)]
    assert not is_yes_or_no(msgspec.structs.replace(puzzle, choices=houses, best="done"))
    assert not any(is_yes_or_no(each) for each in all_puzzles())


def test_the_chosen_ones_are_spread_over_themes_and_set_ups() -> None:
    found = all_puzzles()
    chosen = choose(found, 20)
    assert len(chosen) == 20
    groups = {(puzzle.why[0].key, puzzle.position.partition(";")[0]) for puzzle in chosen}
    assert len(groups) == 20
    assert choose(chosen, 100) == choose(list(reversed(chosen)), 100)
    assert set(THEMES) >= {theme for puzzle in chosen for theme in puzzle.themes}


def test_offers_that_are_accepted_make_few_puzzles() -> None:
    [puzzle, *_] = (each for each in all_puzzles() if each.game == "megalopolis" and names_nothing(each))
    many = [msgspec.structs.replace(puzzle, id=f"{at}") for at in range(2 * MOST_BARE)]
    assert len(choose(many, 80)) == MOST_BARE


def test_bids_and_sums_are_passed_over() -> None:
    game = find_game("megalopolis")
    [bid, *_] = (each for each in all_puzzles() if each.game == "megalopolis" and each.best.startswith("raise"))
    assert asks_how_much(from_text(game, bid.position), bid.seat)
    [build, *_] = (each for each in all_puzzles() if each.game == "megalopolis" and each.best.startswith("put"))
    assert not asks_how_much(from_text(game, build.position), build.seat)
