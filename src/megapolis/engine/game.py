"""A game in the catalog: what it is called, how many play, its options, how to deal it, show it and score it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace
from rich.text import Text as Drawing

from megapolis.engine.actions import ActionSpace
from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.observation import Observer
from megapolis.engine.core.state import State
from megapolis.engine.errors import BadData, BadFile, BadOption, Value
from megapolis.engine.i18n import Text
from megapolis.engine.options import Options, OptionValue
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
    remark_args: dict[str, Value] = {}
    who: str = ""
    """A message key in place of the name, where it is nobody's own: a side, a competitor."""
    place: int = 0
    """1 for whoever wins, as for all who share the victory; 0 where nobody plays against another."""
    tie: int = 0
    """What decides between equal points, the higher the better; the message `tie-rule` says what it is."""


def ranked(papers: list[Scored]) -> list[Scored]:
    """The same papers with their places: by points, then by what decides a tie."""
    worth = [(paper.points, paper.tie) for paper in papers]
    places = [1 + sum(other > own for other in worth) for own in worth]
    return [replace(paper, place=place) for paper, place in zip(papers, places, strict=True)]


def no_remark(_state: State) -> Said | None:
    """Nothing is remarked on a finished game."""
    return None


def always(_setup: Setup) -> bool:
    """Every set-up is so."""
    return True


def never(_setup: Setup) -> bool:
    """No set-up is so."""
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Show(Generic[S]):
    """A game for people: what a seat may see (None: an onlooker) in numbers, words and pictures."""

    view: Callable[[S, int | None], Any]
    """What a seat may see and may remember, and nothing more."""
    describe: Callable[[S, int, int], Said]
    """An action of a seat in words, from the position before it: the end of message keys `move-...` and `log-...`."""
    prompt: Callable[[S, int], Said]
    """What is asked of an awaited seat: the end of a message key `ask-...`."""
    svg: Callable[[S, int | None], str]
    """The position as a picture."""
    terminal: Callable[[S, int | None, Text], Drawing]
    """The position for a terminal."""
    score_scoresheet: Callable[[Game, Mapping[str, Any], Any], list[Scored]]
    """Score sheets typed in from a physical game, in the form that docs/scoring/ describes; `BadFile` if wrong."""
    remark: Callable[[S], Said | None] = no_remark
    """A closing remark on a finished game, such as a solo rating: the end of a message key `remark-...`."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Earlier:
    """An earlier version of a game's rules, by which the games that began with it are played on and replayed.

    The rules ask `setup.rules` where they have changed. What stands here is what has changed around them.
    """

    actions: ActionSpace | None = None
    """Its table of actions, where the numbers of today are others. Verbs keep their names, fields their values."""
    box: str = ""
    """The file of its component facts in the game's folder, where those of today are others: "box-1.toml"."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """The options that it did not have, with the values that its games have instead."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One box: the declaration that its folder under `games/` ends in."""

    id: str
    rules: int
    """Version of the rules: raised when the same actions would no longer give the same game.

    What an earlier version needs to be played on stands in `earlier`.
    """
    seats: range
    options: Options
    actions: ActionSpace
    box: Callable[[str], Data]
    """Component facts from the text of a data file, checked; `BadData` says what is wrong."""
    new_state: Callable[[Setup], State]
    """The position before anything is dealt."""
    labels: Callable[[Any], Mapping[str, Sequence[str]]]
    """Names for the values of action fields and of the fields of a position, where they have names."""
    heuristics: Heuristics
    observer: Observer
    """Positions as rows of numbers, for programs that learn."""
    show: Show[Any]
    endings: tuple[str, ...]
    """Every way for a game to end; each has a golden replay."""
    networks: tuple[str, ...] = ()
    """The aims, `score` or `win`, for which its `bots/` holds a network (`score.onnx`): see `bots/value_net.py`."""
    earlier: Mapping[int, Earlier] = field(default_factory=dict)
    """The earlier versions of the rules that games are still played by."""
    levels: Mapping[str, Mapping[str, int | float | bool | str]] = field(default_factory=dict)
    """Levels of bots that are something else here than in other games: see `megapolis.bots.core.settings`."""
    has_victory: Callable[[Setup], bool] = always
    """Whether a set-up can be won; alone, some games only rate what was reached."""
    is_cooperative: Callable[[Setup], bool] = never
    """Whether all seats of a set-up win or lose together."""

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Cross to another process by name: functions compiled to lambdas do not pickle."""
        from megapolis.catalog import find_game  # the catalog imports the games, which import this module

        return find_game, (self.id,)

    @property
    def versions(self) -> list[int]:
        """The versions of the rules that can be played, the newest last."""
        return sorted({*self.earlier, self.rules})

    def setup(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: Data | None = None,
        rules: int = 0,
    ) -> Setup:
        """Check players and options (`BadOption`) and bind them to the component data and a version of the rules.

        Without a number of players, as few as can play.
        """
        version = self._version(rules)
        later = version.options
        for name in options or {}:
            if name in later:
                known = ", ".join(each for each in self.options.options if each not in later) or "-"
                raise BadOption("error-unknown-option", option=name, known=known, game=self.id)
        count = self.seats[0] if players is None else players
        chosen = self.options.read(count, {**(options or {}), **later})
        return Setup(self, count, chosen, data or self.default_data(rules), rules, later)

    def _version(self, rules: int) -> Earlier:
        """What differs from today in a version of the rules; 0 is the version of today."""
        if rules in (0, self.rules):
            return _TODAY
        if rules not in self.earlier:
            known = ", ".join(str(each) for each in self.versions)
            raise BadOption("error-rules-version", rules=str(rules), known=known)
        return self.earlier[rules]

    def data_from(self, source: str, rules: int = 0) -> Data:
        """Component facts from the text of somebody's own data file, or the box's own for none; read once."""
        return _own_data(self, source) if source else self.default_data(rules)

    def default_data(self, rules: int = 0) -> Data:
        """The box's own component facts in a version of the rules (0: that of today), loaded once."""
        return _default_data(self, self._version(rules).box or "box.toml")

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


_TODAY = Earlier()


@lru_cache(maxsize=64)
def _own_data(game: Game, source: str) -> Data:
    return game.box(source)


@cache
def _default_data(game: Game, file: str) -> Data:
    return game.box((resources.files(f"megapolis.games.{game.id}") / file).read_text(encoding="utf-8"))
