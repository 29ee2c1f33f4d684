"""Making puzzles: what is taken, what is not, and that those we ship have one clearly best answer."""

import msgspec
import pytest

from megapolis import puzzles
from megapolis.analysis import puzzle_making
from megapolis.analysis.fairness import is_fair
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
    is_refuted,
    lead_among_few,
    look,
    meets_criteria,
    names_no_pieces,
    weigh,
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


def test_the_chosen_ones_are_spread_over_themes_and_set_ups() -> None:
    found = all_puzzles()
    chosen = choose(found, 20, find_game)
    assert len(chosen) == 20
    groups = {(puzzle.why[0].key, puzzle.position.partition(";")[0]) for puzzle in chosen}
    assert len(groups) == 20
    assert choose(chosen, 100, find_game) == choose(list(reversed(chosen)), 100, find_game)
    assert set(THEMES) >= {theme for puzzle in chosen for theme in puzzle.themes}


def test_of_the_same_decision_of_two_seats_one_is_kept() -> None:
    """Where all decide at once, sheets may be alike; of such a pair one is a puzzle."""
    game = find_game("welcome_to")
    puzzle = next(each for each in puzzles.of_game(game.id) if is_fair(each, game))
    twin = msgspec.structs.replace(puzzle, id="twin", seat=puzzle.seat)
    assert len(choose([puzzle, twin], 80, find_game)) == 1
    other = msgspec.structs.replace(twin, lead=puzzle.lead + 1.0)
    assert len(choose([puzzle, other], 80, find_game)) == 2
    for name in GAMES:
        found = puzzles.every(name)
        fair = [each for each in found if is_fair(each, find_game(name))]
        assert len(choose(found, len(found), find_game)) == len(fair), name


def test_an_unfair_one_is_not_chosen() -> None:
    """Such as an offer that is accepted, however clear that is."""
    puzzle = next(each for each in all_puzzles() if is_fair(each, find_game(each.game)))
    offer = [Choice("accept"), Choice("decline", 90.0), Choice("counter", 90.0)]
    bare = msgspec.structs.replace(puzzle, id="bare", choices=offer, best="accept", lead=90.0 * puzzle.lead)
    assert choose([bare, puzzle], 80, find_game) == [puzzle]
    game = find_game(puzzle.game)
    assert meets_criteria(puzzle, game)
    assert not meets_criteria(msgspec.structs.replace(bare, lead=puzzle.lead), game)


def test_games_that_are_played_to_the_end_may_refute_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that plays and judges may be wrong in all futures alike."""
    puzzle = next(each for each in puzzles.of_game("next_station") if each.lead > 2 * LEAD)
    state = from_text(find_game(puzzle.game), puzzle.position)
    weighing = weigh(state, puzzle.seat, 3, 16)
    assert not is_refuted(weighing, 24)
    monkeypatch.setattr(puzzle_making, "LEAD", 1000.0)
    assert is_refuted(weighing, 8)
    played_out = weigh(
        puzzles.position(puzzles.of_game("sprawlopolis")[0]), puzzles.of_game("sprawlopolis")[0].seat, 3, 8
    )
    assert not is_refuted(played_out)


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
