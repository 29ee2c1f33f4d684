"""A game in the catalog: what it is called, how many play, its options, how to deal it, show it and score it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from rich.text import Text as Drawing

from megapolis.engine.actions import ActionSpace
from megapolis.engine.coach import Coach
from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.observation import Observer
from megapolis.engine.core.state import State
from megapolis.engine.declared import ask_move, describe_verb, draw_text, score_position
from megapolis.engine.errors import BadData, BadFile, Value
from megapolis.engine.i18n import Text
from megapolis.engine.options import Options
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Data, Setup

S = TypeVar("S", bound=State)

Said: TypeAlias = tuple[str, dict[str, Value]]
"""The end of a message key and its arguments; string arguments that start with "@" are message keys themselves."""


class Scored(msgspec.Struct, frozen=True):
    """One person's score sheet, scored: what `megapolis score` prints."""

    name: str
    points: int
    lines: list[ScoreLine]
    svg: str = ""
    remark: str = ""
    """A message key for a closing remark, such as a solo rating; "" for none."""


def no_remark(_state: State) -> Said | None:
    """Nothing is remarked on a finished game."""
    return None


def no_labels(_box: Any) -> Mapping[str, Sequence[str]]:
    """Nothing has a name of its own."""
    return {}


def never(_setup: Setup) -> bool:
    """No set-up is so."""
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Show(Generic[S]):
    """A game for people: what a seat may see (None: an onlooker) in numbers, words and pictures."""

    view: Callable[[S, int | None], Any]
    """What a seat may see and may remember, and nothing more."""
    svg: Callable[[S, int | None], str]
    """The position as a picture."""
    prompt: Callable[[S, int], Said] = ask_move
    """What is asked of an awaited seat: the end of a message key `ask-...`."""
    describe: Callable[[S, int, int], Said] = describe_verb
    """An action of a seat in words, from the position before it: the end of message keys `move-...` and `log-...`."""
    terminal: Callable[[S, int | None, Text], Drawing] = draw_text
    """The position for a terminal."""
    score_scoresheet: Callable[[Game, Mapping[str, Any], Any], list[Scored]] = score_position
    """Score sheets typed in from a physical game, in the form that docs/scoring/ describes; `BadFile` if wrong."""
    remark: Callable[[S], Said | None] = no_remark
    """A closing remark on a finished game, such as a solo rating: the end of a message key `remark-...`."""
    coach: Coach[S] = field(default_factory=Coach)
    """What a coach compares moves by, and what it can count."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One box: the declaration that its folder under `games/` ends in."""

    id: str
    rules: int
    """Version of the rules: raised when the same actions would no longer give the same game."""
    seats: range
    options: Options
    actions: ActionSpace
    box: Callable[[str], Data]
    """Component facts from the text of a data file, checked; `BadData` says what is wrong."""
    new_state: Callable[[Setup], State]
    """The position before anything is dealt."""
    heuristics: Heuristics
    observer: Observer
    """Positions as rows of numbers, for programs that learn."""
    show: Show[Any]
    endings: tuple[str, ...]
    """Every way for a game to end; each has a golden replay."""
    labels: Callable[[Any], Mapping[str, Sequence[str]]] = no_labels
    """Names for the values of action fields and of the fields of a position, where they have names."""
    networks: tuple[str, ...] = ()
    """The aims, `score` or `win`, for which its `bots/` holds a network (`score.onnx`): see `bots/value_net.py`."""
    levels: Mapping[str, Mapping[str, int | float | bool | str]] = field(default_factory=dict)
    """Levels of bots that are something else here than in other games: see `megapolis.bots.core.settings`."""
    is_cooperative: Callable[[Setup], bool] = never
    """Whether all seats of a set-up win or lose together."""

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Cross to another process by name: functions compiled to lambdas do not pickle."""
        from megapolis.catalog import find_game  # the catalog imports the games, which import this module

        return find_game, (self.id,)

    def setup(self, players: int = 0, options: Mapping[str, Any] | None = None, data: Data | None = None) -> Setup:
        """Check players and options (`BadOption`) and bind them to the component data."""
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
        return self.box(source)

    def say(self, text: Text, prefix: str, said: Said) -> str:
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
    return game.box(source)


@cache
def _default_data(game: Game) -> Data:
    return game.box((resources.files(f"megapolis.games.{game.id}") / "box.toml").read_text(encoding="utf-8"))
