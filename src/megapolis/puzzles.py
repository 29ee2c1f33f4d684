"""All puzzles: by game and theme, by name, and one of the day for everybody.

>>> from megapolis import puzzles
>>> puzzle = puzzles.of_day(date(2026, 11, 16))
>>> puzzle == puzzles.find(puzzle.id)
True
>>> puzzle.choice(puzzle.best).cost
0.0
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime
from functools import cache

from megapolis.analysis.puzzle_making import clearness
from megapolis.analysis.puzzles import THEMES, Puzzle, position_of, read_puzzles
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.state import State
from megapolis.engine.errors import MegapolisError

FIRST_DAY = date(2025, 12, 31)
"""The day before puzzle number 1."""
NEAR = 150
"""A puzzle is of one's own strength if its rating is so near."""


class NoPuzzle(MegapolisError):
    """There is no such puzzle."""


@cache
def of_game(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by their ids."""
    return tuple(read_puzzles(find_game(game)))


def every(game: str = "", theme: str = "") -> list[Puzzle]:
    """The puzzles of a game ("": of all) that train a theme ("": any)."""
    games = [game] if game else game_ids()
    return [each for name in games for each in of_game(name) if not theme or theme in each.themes]


@cache
def _by_id() -> dict[str, Puzzle]:
    return {each.id: each for each in every()}


def find(puzzle: str) -> Puzzle:
    """The puzzle with this id; `NoPuzzle` if there is none."""
    if puzzle not in _by_id():
        raise NoPuzzle("error-no-puzzle", puzzle=puzzle)
    return _by_id()[puzzle]


def position(puzzle: Puzzle) -> State:
    """The position of a puzzle."""
    return position_of(puzzle, find_game(puzzle.game))


def today() -> date:
    """The day it is everywhere at once: that of UTC."""
    return datetime.now(UTC).date()


def number_of(day: date) -> int:
    """The number of a day's puzzle."""
    return (day - FIRST_DAY).days


def of_day(day: date | None = None) -> Puzzle:
    """The puzzle of a day (None: today): games take turns, in each of them themes, of each the clearest."""
    number = number_of(day or today())
    games = [game for game in game_ids() if of_game(game)]
    if not games:
        raise NoPuzzle("error-no-puzzle", puzzle="-")
    game, turn = games[number % len(games)], number // len(games)
    themes = [theme for theme in THEMES if every(game, theme)]
    theme, turn = themes[turn % len(themes)], turn // len(themes)
    clearest = sorted(every(game, theme), key=lambda each: (-clearness(each), each.id))
    clearest = clearest[: (len(clearest) + 1) // 2]
    return clearest[turn % len(clearest)]


def choose(game: str = "", theme: str = "", rating: float = 1500.0, solved: Collection[str] = ()) -> Puzzle:
    """The next puzzle of a trainer: of one's own strength, one that was not solved yet where there is one."""
    found = every(game, theme)
    if not found:
        raise NoPuzzle("error-no-puzzle", puzzle=theme or game)
    fresh = [each for each in found if each.id not in solved] or found
    near = [each for each in fresh if abs(each.rating - rating) <= NEAR]
    if near:
        # The order of ids has nothing to do with games and themes: it is as good as a shuffled one.
        return min(near, key=lambda each: each.id)
    return min(fresh, key=lambda each: (abs(each.rating - rating), each.id))
