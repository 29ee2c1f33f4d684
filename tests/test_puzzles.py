"""All puzzles together: by name, by day, and the next one of a trainer."""

from datetime import date, timedelta
from importlib import resources

import pytest

from megapolis import puzzles
from megapolis.analysis.puzzles import FILE
from megapolis.catalog import game_ids

DAY = date(2026, 11, 16)
GAMES = [game for game in game_ids() if puzzles.of_game(game)]


def test_puzzles_are_found_by_name_game_and_theme() -> None:
    everything = puzzles.every()
    assert {each.game for each in everything} == set(GAMES)
    one = everything[-1]
    assert puzzles.find(one.id) == one
    trained = puzzles.every(one.game, one.themes[0])
    assert one in trained
    assert all(each in puzzles.every(one.game) for each in trained)
    with pytest.raises(puzzles.NoPuzzle):
        puzzles.find("no-such-puzzle")
    assert puzzles.position(one).can_act(one.seat)


def test_all_of_them_fit_into_200_kilobytes() -> None:
    sizes = {game: len((resources.files(f"megapolis.games.{game}") / FILE).read_bytes()) for game in GAMES}
    assert sum(sizes.values()) < 200_000, sizes


def test_everybody_has_the_same_puzzle_of_the_day() -> None:
    week = [puzzles.of_day(DAY + timedelta(at)) for at in range(10)]
    assert week == [puzzles.of_day(DAY + timedelta(at)) for at in range(10)]
    turns = len(GAMES)
    assert [each.game for each in week[:turns]] == [each.game for each in week[turns : 2 * turns]]
    assert {each.game for each in week} == set(GAMES)
    assert puzzles.number_of(DAY) == 320
    assert puzzles.of_day() == puzzles.of_day(puzzles.today())
    year = {puzzles.of_day(DAY + timedelta(at)).id for at in range(365)}
    assert len(year) > len(puzzles.every()) // 4


def test_a_trainer_asks_for_what_was_not_solved_at_ones_own_strength() -> None:
    first = puzzles.choose("next_station", rating=1200)
    second = puzzles.choose("next_station", rating=1200, solved=[first.id])
    assert first.id != second.id
    assert abs(first.rating - 1200) <= puzzles.NEAR
    hard = puzzles.choose("next_station", rating=9000)
    assert hard.rating == max(each.rating for each in puzzles.every("next_station"))
    everything = [each.id for each in puzzles.every("next_station")]
    assert puzzles.choose("next_station", rating=1200, solved=everything) == first
    with pytest.raises(puzzles.NoPuzzle):
        puzzles.choose("next_station", theme="nothing")
