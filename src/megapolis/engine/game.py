"""A game on the shelf: what it is called, how many play, its options, how to deal, see, draw and score it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from rich.text import Text as Drawing

from megapolis.engine.actions import ActionSpace
from megapolis.engine.core.heuristics import Insight
from megapolis.engine.core.observation import Observer
from megapolis.engine.core.state import State
from megapolis.engine.errors import BadData, BadFile, Value
from megapolis.engine.i18n import Text
from megapolis.engine.options import Options
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Data, Setup


class Scored(msgspec.Struct, frozen=True):
    """One person's paper, scored: what `megapolis score` prints."""

    name: str
    points: int
    lines: list[ScoreLine]
    svg: str = ""
    remark: str = ""
    """A message key for a closing remark, such as a solo rating; "" for none."""


class Game(ABC):
    """One box. Its folder under `games/` holds the rules; this object is the door to them."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """Version of the rules: raised when the same actions would no longer give the same game."""
    seats: ClassVar[range]
    options: ClassVar[Options]
    actions: ClassVar[ActionSpace]
    insight: ClassVar[Insight]
    observer: ClassVar[Observer]
    """Positions as rows of numbers, for programs that learn."""
    endings: ClassVar[tuple[str, ...]]
    """Every way for a game to end; each has a golden replay."""
    networks: ClassVar[tuple[str, ...]] = ()
    """The aims, `score` or `win`, for which its `bots/` holds a network (`score.onnx`): see `bots/value_net.py`."""
    levels: ClassVar[Mapping[str, Mapping[str, int | float | bool | str]]] = {}
    """Levels of bots that are something else here than in other games: see `megapolis.bots.core.settings`."""

    @abstractmethod
    def read_data(self, source: str) -> Data:
        """Component facts from the text of a data file, checked; `BadData` says what is wrong."""

    @abstractmethod
    def first(self, setup: Setup) -> State:
        """The position before anything is dealt."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        """What a seat (None: an onlooker) may see and may remember, and nothing more."""

    @abstractmethod
    def labels(self, data: Data) -> Mapping[str, Sequence[str]]:
        """Names for the values of action fields, where they have names."""

    @abstractmethod
    def describe(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        """An action in words: the end of the message keys `move-...` and `log-...`, and their arguments.

        `state` is the position before the action. String arguments that start with "@" are message keys.
        """

    @abstractmethod
    def svg(self, state: State, seat: int | None) -> str:
        """The position as a picture, as this seat may see it."""

    @abstractmethod
    def terminal(self, state: State, seat: int | None, text: Text) -> Drawing:
        """The position for a terminal, as this seat may see it."""

    @abstractmethod
    def asked(self, state: State, seat: int) -> tuple[str, dict[str, Value]]:
        """What is asked of an awaited seat: the end of a message key `ask-...` and its arguments."""

    @abstractmethod
    def score_sheet(self, sheet: Mapping[str, Any], data: Data) -> list[Scored]:
        """Scores papers from a real table, typed in the form that docs/scoring/ describes; `BadFile` if wrong."""

    def setup(self, players: int = 0, options: Mapping[str, Any] | None = None, data: Data | None = None) -> Setup:
        """Checks players and options (`BadOption`) and binds them to the component data."""
        chosen = self.options.read(players or self.seats[0], options or {})
        return Setup(self, players or self.seats[0], chosen, data or self.default_data())

    def data_from(self, source: str) -> Data:
        """Component facts from the text of somebody's own data file, or the box's own for none; read once."""
        return _own_data(self, source) if source else self.default_data()

    def default_data(self) -> Data:
        """The box's own component facts, loaded once."""
        return _default_data(self)

    def load_data(self, path: Path) -> Data:
        """A user's own component facts; `BadData` says what is wrong with them."""
        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadData("error-file", path=str(path), detail=str(error)) from None
        return self.read_data(source)

    def is_cooperative(self, setup: Setup) -> bool:
        """Whether all seats of this set-up win or lose together."""
        return False

    def remark(self, state: State) -> tuple[str, dict[str, Value]] | None:
        """A closing remark on a finished game, such as a solo rating: a message key and its arguments."""
        return None

    def sentence(self, text: Text, prefix: str, said: tuple[str, dict[str, Value]]) -> str:
        """A described thing in words; arguments that start with "@" are looked up themselves."""
        return text.say(f"{prefix}-{said[0]}", said[1])

    def rules_text(self, language: str) -> str:
        """The rules in our own words (Markdown), in the given language."""
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return (resources.files(f"megapolis.games.{self.id}") / name).read_text(encoding="utf-8")

    def bad_sheet(self, key: str, **args: Value) -> BadFile:
        """A `BadFile` with one of this game's own messages."""
        return BadFile(key, game=self.id, **args)


@lru_cache(maxsize=64)
def _own_data(game: Game, source: str) -> Data:
    return game.read_data(source)


@cache
def _default_data(game: Game) -> Data:
    return game.read_data((resources.files(f"megapolis.games.{game.id}") / "box.toml").read_text(encoding="utf-8"))
