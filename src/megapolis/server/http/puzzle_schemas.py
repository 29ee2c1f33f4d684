"""Bodies of requests and answers about puzzles and the decisions of finished games."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from megapolis.analysis.training import Training
from megapolis.server.domain.picture import Advised, Move, Score, ScoreChange, TableInfo, Words


class Puzzle(msgspec.Struct, frozen=True):
    """A decision of a finished game as its seat saw it then: the position, and what could be played."""

    at: int
    actor: int
    view: Any
    """The game's own type, as for a player of that seat."""
    svg: str
    asked: Words
    moves: list[Move]
    sheets: list[list[Score]]


class TryMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that could have been played at a decision."""

    action: dict[str, str | int]


class Tried(msgspec.Struct, frozen=True):
    """What a move would have changed then."""

    changes: list[ScoreChange]


class MoveVerdict(msgspec.Struct, frozen=True):
    """What a move would have been worth then: right, if the best one cannot be told from it."""

    right: bool
    cost: float
    """How much less it comes to on average, on the scale of the course."""
    against: Words
    """What speaks against it, or that it is as good."""


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle in a list: what it asks for."""

    id: str
    game: str
    task: Words
    themes: list[str]
    rating: int


class PuzzleGame(msgspec.Struct, frozen=True):
    """How many puzzles a game has, in all and by theme."""

    game: str
    count: int
    themes: dict[str, int]


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzle of the day, its number, when the next one comes, and what there is to train."""

    day: str
    number: int
    until: float
    today: PuzzleCard
    games: list[PuzzleGame]


class PuzzleTask(msgspec.Struct, frozen=True):
    """A puzzle to be solved: the table and the position as its seat sees it. `number` is its day's, 0 for no day's."""

    card: PuzzleCard
    number: int
    table: TableInfo
    position: Puzzle
    scale: str
    lead: float
    """By how much the best move is ahead of all others."""


class NextPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to train: a game ("": any) and a theme ("": any, "mistakes": what comes back today).

    Guests send their own record; that of an account is known.
    """

    game: Annotated[str, Meta(max_length=40)] = ""
    theme: Annotated[str, Meta(max_length=20)] = ""
    training: Training = Training()


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle, or None to be shown it; how many tries that makes, and whether a hint was asked for."""

    action: dict[str, str | int] | None
    tries: Annotated[int, Meta(ge=1, le=100)]
    helped: bool = False
    training: Training = Training()


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What an answer is worth, and the record after it. The answer itself only once it was found or given up."""

    right: bool
    cost: float
    against: Words | None
    """What speaks against it, if more is known than what it costs."""
    answer: Advised | None
    training: Training
    tried: int
    """How many people have tried the puzzle, and how many of them found the answer at once."""
    solved: int


class Mistakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mistakes of one's own games, "table/decision": new ones, those put right, and those missed again."""

    new: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=20)] = []
    right: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=20)] = []
    wrong: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=20)] = []
    training: Training = Training()
