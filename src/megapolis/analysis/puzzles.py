"""Puzzles: decisions of bots' games in which one move is clearly best, kept in a file of their game.

A puzzle holds all that is said about it, so that nothing has to be weighed when somebody solves it: what every choice
costs, what speaks against it, and why the best one is better.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from importlib import resources

import msgspec

from megapolis.analysis.hints import MoveWords, Sentence, WhyNot, begin
from megapolis.engine.coach import Fact
from megapolis.engine.core.state import State
from megapolis.engine.errors import IllegalMove
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.notation import from_text

FILE = "puzzles.jsonl.gz"
"""Where a game keeps its puzzles: one in a line, compressed."""
THEMES = ("now", "risk", "tempo", "only")
"""What a puzzle can train: the kinds of facts that make a task."""

LESS = "coach-less"
"""Says of a move only that it brings less, and how much."""

Args = dict[str, str | int | float]


class Why(msgspec.Struct, frozen=True, array_like=True):
    """A fact that speaks for the best move."""

    kind: str
    key: str
    args: Args
    marks: list[str] = []


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A move that can be answered, what it costs, and what is said against it."""

    move: str
    """As text, such as "draw h3-e6"."""
    cost: float = 0.0
    """0: it is right."""
    key: str = ""
    args: Args = {}
    reason: tuple[str, Args] | None = None
    """A fact that speaks against it, if one was counted."""

    @property
    def says_why(self) -> bool:
        """Whether more is said against it than what it costs."""
        return self.reason is not None or self.key not in ("", LESS)


class Puzzle(msgspec.Struct, frozen=True):
    """A decision with one clearly best answer."""

    id: str
    game: str
    seat: int
    position: str
    """The whole position as text; who solves it sees what its seat saw."""
    choices: list[Choice]
    """Every legal move, in the order of the rules."""
    best: str
    why: list[Why]
    """At most two facts; the first of a theme gives the task."""
    lead: float
    """By how much the best move is ahead of the next different one, and the error of that."""
    error: float
    futures: int
    rating: int
    """How hard it is, on the scale of those who solve it."""

    @property
    def themes(self) -> list[str]:
        """What it trains."""
        return [each.kind for each in self.why if each.kind in THEMES]

    @property
    def fact(self) -> Why:
        """The fact that makes the task."""
        return next(each for each in self.why if each.kind in THEMES)

    @property
    def task(self) -> Sentence:
        """What is asked for."""
        return Sentence(f"puzzle-{self.fact.key}", self.fact.args)

    def say_task(self, language: str = "en") -> str:
        """The task in words."""
        return begin(Text(language, self.game).say(self.task.key, self.task.args))

    def say_why(self, language: str = "en") -> str:
        """Why the best move is better, in a sentence or two."""
        text = Text(language, self.game)
        return " ".join(begin(text.say(f"coach-{each.key}", each.args)) for each in self.why)

    def choice(self, move: str) -> Choice:
        """The choice of a move; `IllegalMove` if it is none."""
        for each in self.choices:
            if each.move == move:
                return each
        raise IllegalMove("error-not-a-choice")

    def choices_with_the_piece(self) -> list[Choice]:
        """The choices that share a piece with the best move: the second hint."""
        return [each for each in self.choices if each.move in with_the_piece(self.best, self.moves)]

    @property
    def moves(self) -> list[str]:
        """Every choice as text."""
        return [each.move for each in self.choices]


def with_the_piece(best: str, moves: Sequence[str]) -> list[str]:
    """The moves that share the first word with the best one which leaves more than one and not all; or it alone."""
    for word in parts_of(best)[1:]:
        found = [move for move in moves if word in parts_of(move)[1:]]
        if 1 < len(found) < len(moves):
            return found
    return [best]


def parts_of(move: str) -> list[str]:
    """The verb of a move and the things that it names."""
    return move.replace("-", " ").replace("=", " ").split()


def is_amount(move: str) -> bool:
    """Whether a move only says how much, such as a bid or a sum."""
    words = move.split()
    return len(words) == 2 and words[1].isdigit()


def position_of(puzzle: Puzzle, game: Game) -> State:
    """The position of a puzzle."""
    return from_text(game, puzzle.position)


def against(puzzle: Puzzle, choice: Choice, state: State) -> WhyNot:
    """What speaks against a choice, in the puzzle's position."""
    game = state.setup.game
    action = game.actions.read(choice.move, game.labels(state.setup.data))
    words = MoveWords(*game.show.describe(state, puzzle.seat, action))
    reason = None if choice.reason is None else Fact("", *choice.reason, 0.0)
    key = choice.key or "coach-as-good"
    return WhyNot(game.id, words, key, choice.args, reason, choice.cost, 0.0, [])


def read_puzzles(game: Game) -> list[Puzzle]:
    """The puzzles that are kept with a game, by their ids; none if it has no file of them."""
    file = resources.files(f"megapolis.games.{game.id}") / FILE
    return decode(file.read_bytes()) if file.is_file() else []


def decode(content: bytes) -> list[Puzzle]:
    """Puzzles from the content of a file."""
    return msgspec.json.Decoder(Puzzle).decode_lines(gzip.decompress(content))


def encode(puzzles: Iterable[Puzzle]) -> bytes:
    """The content of a file: the same for the same puzzles, at any time."""
    lines = msgspec.json.Encoder().encode_lines(sorted(puzzles, key=lambda each: each.id))
    return gzip.compress(lines, 9, mtime=0)
