"""Making puzzles: what is taken, what is not, and that those we ship have one clearly best answer."""

import msgspec
import pytest

from megapolis import puzzles
from megapolis.analysis import puzzle_making
from megapolis.analysis.puzzle_making import (
    ERRORS,
    FEWEST_CHOICES,
    LEAD,
    MOST_CHOICES,
    Find,
    arrange,
    check,
    choose,
    clearness,
    confirm,
    greedy_move,
    is_given_away,
    is_yes_or_no,
    lead_among_few,
    look,
    names_no_pieces,
)
from megapolis.analysis.puzzles import THEMES, Choice, Puzzle
from megapolis.bots import make_bot
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.bot import Bot
from megapolis.engine.core.rng import Rng
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Match
from megapolis.engine.notation import from_text
from megapolis.games.megalopolis.rules.stages import AUCTION
from megapolis.games.megalopolis.rules.state import Megalopolis
from sampling import rotate


def all_puzzles() -> list[Puzzle]:
    return puzzles.every()


def test_deals_have_different_seat_counts_and_options() -> None:
    setups = [arrange(find_game("sprawlopolis"), number).setup for number in range(24)]
    assert {setup.players for setup in setups} == {1, 2, 3}
    assert len({str(setup.options) for setup in setups}) > 3
    assert arrange(find_game("sprawlopolis"), 3).state == arrange(find_game("sprawlopolis"), 3).state


def test_different_bots_play_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a kind, they would stand at the same decisions where all decide at once."""
    asked: list[str] = []

    def make(name: str, seed: int, _game: object) -> Bot:
        asked.append(name)
        return make_bot("random", seed)

    monkeypatch.setattr(puzzle_making, "make_bot", make)
    monkeypatch.setattr(puzzle_making, "look", lambda _state, _seat: None)
    game = find_game("welcome_to")
    assert puzzle_making.search(game, 2) == []
    assert len(asked) == len(set(asked)) == arrange(game, 2).setup.players == 3


def test_few_moves_tell_that_there_is_no_puzzle() -> None:
    """The first card of a draft leads by little; the answer of a puzzle by much."""
    game = find_game("capital_lux")
    match = arrange(game, 0)
    assert lead_among_few(match.state, match.state.actors()[0]) < LEAD
    leads = [
        lead_among_few(from_text(game, puzzle.position), puzzle.seat) for puzzle in rotate(puzzles.of_game(game.id), 4)
    ]
    assert max(leads) >= LEAD


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


def test_a_task_does_not_give_its_answer_away() -> None:
    """Where one plan can be approved, whoever reads that plans are worth most to the first need not think."""
    puzzle = puzzles.every()[0]
    one = [Choice("approve A"), Choice("park", 5.0), Choice("done", 6.0)]
    assert is_given_away(msgspec.structs.replace(puzzle, choices=one, best="approve A"))
    two = [Choice("approve A"), Choice("approve C", 5.0), Choice("done", 6.0)]
    assert not is_given_away(msgspec.structs.replace(puzzle, choices=two, best="approve A"))
    nothing = [Choice("end"), Choice("build nw11", 5.0), Choice("build nw12", 6.0)]
    assert not is_given_away(msgspec.structs.replace(puzzle, choices=nothing, best="end"))
    assert not any(is_given_away(each) for each in all_puzzles())
    assert all(any(" " in move for move in each.moves) for each in all_puzzles())


def test_the_chosen_ones_are_spread_over_themes_and_set_ups() -> None:
    found = all_puzzles()
    chosen = choose(found, 20)
    assert len(chosen) == 20
    groups = {(puzzle.why[0].key, puzzle.position.partition(";")[0]) for puzzle in chosen}
    assert len(groups) == 20
    assert choose(chosen, 100) == choose(list(reversed(chosen)), 100)
    assert set(THEMES) >= {theme for puzzle in chosen for theme in puzzle.themes}


def test_of_the_same_decision_of_two_seats_one_is_kept() -> None:
    """Where all decide at once, sheets may be alike; of such a pair one is a puzzle."""
    puzzle = next(each for each in all_puzzles() if each.game == "welcome_to")
    twin = msgspec.structs.replace(puzzle, id="twin", seat=puzzle.seat + 1)
    assert len(choose([puzzle, twin], 80)) == 1
    other = msgspec.structs.replace(twin, choices=[msgspec.structs.replace(each, cost=9.0) for each in twin.choices])
    assert len(choose([puzzle, other], 80)) == 2
    for game in GAMES:
        found = puzzles.every(game)
        assert len(choose(found, len(found))) == len(found), game


def test_bids_and_sums_are_passed_over() -> None:
    game = find_game("megalopolis")
    match = Match(game.setup(3), "bids")
    while not (isinstance(match.state, Megalopolis) and match.state.stage == AUCTION):
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.legal_actions(seat)[0]))
    assert names_no_pieces(match.state, match.state.actors()[0])
    [build, *_] = (each for each in all_puzzles() if each.game == "megalopolis" and each.best.startswith("put"))
    assert not names_no_pieces(from_text(game, build.position), build.seat)


def test_offers_are_passed_over() -> None:
    """The answer was always to accept."""
    game = find_game("megalopolis")
    match, rng = Match(game.setup(3), "offers"), Rng(0)
    labels = game.labels(match.setup.data)
    while True:
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        if {game.actions.text(int(action), labels) for action in actions} == {"accept", "decline", "counter"}:
            break
        match.play(seat, int(actions[rng.below(len(actions))]))
    assert names_no_pieces(match.state, seat)
