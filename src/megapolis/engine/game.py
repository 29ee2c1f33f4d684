"""A game in the catalog: its id, seats and options, and the functions that deal it, show it and score it."""

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
from megapolis.engine.box import replace_tables
from megapolis.engine.coach import Coach
from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.observation import Observer
from megapolis.engine.core.state import State
from megapolis.engine.defaults import ask_move, describe_verb, draw_text, score_position
from megapolis.engine.errors import BadData, BadFile, BadOption, MegapolisError, Value, file_problem
from megapolis.engine.i18n import Text
from megapolis.engine.options import Options, OptionValue
from megapolis.engine.orders import Orders
from megapolis.engine.question import Question, Sale, ask_outcomes
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Data, Setup
from megapolis.engine.sharing import Sharing

S = TypeVar("S", bound=State)

Said: TypeAlias = tuple[str, dict[str, Value]]
"""A message: the end of its key, and its arguments. String arguments that start with "@" are message keys, too."""


class Scored(msgspec.Struct, frozen=True):
    """The score of one person's score sheet, as `megapolis score` prints it."""

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


def rank_papers(papers: list[Scored]) -> list[Scored]:
    """The same papers with their places: by points, then by what decides a tie."""
    worth = [(paper.points, paper.tie) for paper in papers]
    places = [1 + sum(other > own for other in worth) for own in worth]
    return [replace(paper, place=place) for paper, place in zip(papers, places, strict=True)]


def no_remark(_state: State) -> Said | None:
    """The default of `Show.remark`: no remark."""
    return None


def no_moment(_state: State) -> tuple[int, int]:
    """The default of `Show.moment`: neither rounds nor turns."""
    return 0, 0


def no_labels(_box: Any) -> Mapping[str, Sequence[str]]:
    """The default of `Game.labels`: nothing has a label."""
    return {}


def always(_setup: Setup) -> bool:
    """Every set-up is so."""
    return True


def never(_setup: Setup) -> bool:
    """The default of `Game.is_cooperative` and `Game.hides_hands`: no set-up is so."""
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Show(Generic[S]):
    """How a game is shown to people: views, words and pictures, each as a seat (None: an onlooker) may see it."""

    view: Callable[[S, int | None], Any]
    """What a seat may see or remember, and nothing more."""
    svg: Callable[[S, int | None], str]
    """The position as a picture."""
    poster: Callable[[S, int, Text], str] | None = None
    """What a seat has built as a picture for its poster, in the words of a language; None: as `svg` draws it."""
    prompt: Callable[[S, int], Said] = ask_move
    """The question to an awaited seat: the end of a message key `ask-...`."""
    describe: Callable[[S, int, int], Said] = describe_verb
    """An action of a seat, in the position before it: the end of the message keys `move-...` and `log-...`."""
    question: Callable[[S, int], Question] = ask_outcomes
    """What is asked of a seat at a real table while chance is awaited: what its cards and dice show."""
    sale: Sale[S] | None = None
    """The auctions of a game where people bid by voice."""
    terminal: Callable[[S, int | None, Text], Drawing] = draw_text
    """The position as text for a terminal."""
    score_scoresheet: Callable[[Game, Mapping[str, Any], Any], list[Scored]] = score_position
    """Score the sheets of a physical game, typed in the form that docs/scoring/ describes; `BadFile` if invalid."""
    remark: Callable[[S], Said | None] = no_remark
    """A closing remark on a finished game, such as a solo rating: the end of a message key `remark-...`."""
    moment: Callable[[S], tuple[int, int]] = no_moment
    """The round and the turn of a position, by which its log is told; 0 before the first, and where there are none."""
    coach: Coach[S] = field(default_factory=Coach)
    """What a coach compares moves by, and what it can count."""
    sharing: Sharing[S] | None = None
    """What partners may show each other of a move before it is made; None: nothing."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Earlier:
    """An earlier version of a game's rules, by which games that began with it are continued and replayed.

    The rules themselves check `setup.rules` where they have changed; this describes what else has changed.
    """

    actions: ActionSpace | None = None
    """Its actions, if their numbers have changed since. Verbs keep their names, and fields their values."""
    box: str = ""
    """The file of its component facts in the game's folder, such as "box-1.toml", if they have changed since."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """The options that it did not have, with the values that its games use."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One box: what a package under `games/` declares as `GAME`."""

    id: str
    rules: int
    """The version of the rules, raised when the same actions would no longer lead to the same game.

    `earlier` has what is needed to play on by an earlier version.
    """
    seats: range
    options: Options
    actions: ActionSpace
    box: Callable[[str], Data]
    """Read and check component facts from the text of a data file; `BadData` says what is wrong."""
    new_state: Callable[[Setup], State]
    """The position before anything is dealt."""
    heuristics: Heuristics
    observer: Observer
    """Writes positions as rows of numbers, for programs that learn."""
    show: Show[Any]
    reader: Observer | None = None
    """Writes positions as the game's network reads them, where that is not as `observer` does."""
    endings: tuple[str, ...]
    """Every way in which a game can end; each has a golden replay."""
    counters: tuple[str, ...] = ("clock",)
    """Fields of a position that tell how it came about and have no influence on what comes."""
    labels: Callable[[Any], Mapping[str, Sequence[str]]] = no_labels
    """Labels for the values of an action's fields and of a position's fields, where these have labels."""
    networks: tuple[str, ...] = ()
    """The aims (`score`, `win`) for which `bots/` holds a network (`score.onnx`): see `bots/value_net.py`."""
    is_judged: Callable[[Setup], bool] = always
    """Whether the game's network has learned a set-up; elsewhere the search plays positions on by rollouts."""
    orders: Orders[Any] | None = None
    """What seats may tell the table beforehand."""
    forced: tuple[str, ...] = ()
    """Verbs that the table plays for a person where nothing else is legal, as long as their turn then goes on.

    A refusal or a pass is not among them: who must take one wants to see it.
    """
    earlier: Mapping[int, Earlier] = field(default_factory=dict)
    """The earlier versions of the rules by which games are still played."""
    levels: Mapping[str, Mapping[str, int | float | bool | str]] = field(default_factory=dict)
    """Bot levels with other settings here than in other games: see `megapolis.bots.core.settings`."""
    has_victory: Callable[[Setup], bool] = always
    """Whether a set-up can be won; alone, some games only rate what was reached."""
    longest: Callable[[Setup], int] | None = None
    """The number of decisions, chance not counted, that no game of a set-up exceeds; None where none is known."""
    is_cooperative: Callable[[Setup], bool] = never
    """Whether all seats of a set-up win or lose together."""
    hides_hands: Callable[[Setup], bool] = never
    """Whether seats of a set-up hold pieces that others do not see: then what one may do tells what one holds."""

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickle a game by its id, since its functions do not pickle."""
        from megapolis.catalog import find_game  # the catalog imports the games, which import this module

        return find_game, (self.id,)

    @property
    def versions(self) -> list[int]:
        """The versions of the rules that can be played, newest last."""
        return sorted({*self.earlier, self.rules})

    def setup(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: Data | None = None,
        rules: int = 0,
    ) -> Setup:
        """Check players and options (`BadOption`) and bind them to the component data and a version of the rules.

        The default number of players is the smallest that the game allows.
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
        """The differences between a version of the rules (0: the current one) and the current one."""
        if rules in (0, self.rules):
            return _CURRENT
        if rules not in self.earlier:
            known = ", ".join(str(each) for each in self.versions)
            raise BadOption("error-rules-version", rules=str(rules), known=known)
        return self.earlier[rules]

    def data_from(self, source: str, rules: int = 0) -> Data:
        """Component facts from the text of a user's data file ("": the box's own); each text is read once."""
        return _own_data(self, source) if source else self.default_data(rules)

    def default_data(self, rules: int = 0) -> Data:
        """The box's own component facts in a version of the rules (0: the current one), loaded once."""
        return _default_data(self, self._version(rules).box or "box.toml")

    def small_data(self) -> Data:
        """The component facts of a game that is small enough to be solved, for research, loaded once.

        They are in `small.toml`, whose tables take the place of those in `box.toml`.
        """
        return _small_data(self)

    def load_data(self, path: Path) -> Data:
        """Component facts from a user's data file; `BadData` says what is wrong with it."""
        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadData("error-file", path=str(path), detail=file_problem(error)) from None
        return self.read_box(source)

    def read_box(self, source: str) -> Data:
        """Component facts from the text of a data file; `BadData` says what is wrong with it, whatever it is."""
        try:
            data = self.box(source)
            state = self.new_state(self.setup(data=data))
            self.show.view(state, None)
            self.show.svg(state, None)
            return data
        except MegapolisError:
            raise
        except Exception as error:
            # A file that somebody typed can be wrong in more ways than its checks foresee.
            raise BadData("error-data-facts", detail=f"{type(error).__name__}: {error}"[:200]) from error

    def say(self, text: Text, prefix: str, said: Said) -> str:
        """A message in words; `prefix` is the start of its key, and arguments that start with "@" are looked up."""
        return text.say(f"{prefix}-{said[0]}", said[1])

    def rules_text(self, language: str) -> str:
        """The rules of the game in our own words, as Markdown, in the given language."""
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return (resources.files(f"megapolis.games.{self.id}") / name).read_text(encoding="utf-8")

    def bad_sheet(self, key: str, **args: Value) -> BadFile:
        """A `BadFile` with one of this game's own messages."""
        return BadFile(key, game=self.id, **args)


_CURRENT = Earlier()


@lru_cache(maxsize=64)
def _own_data(game: Game, source: str) -> Data:
    return game.read_box(source)


@cache
def _small_data(game: Game) -> Data:
    folder = resources.files(f"megapolis.games.{game.id}")
    whole, small = ((folder / name).read_text(encoding="utf-8") for name in ("box.toml", "small.toml"))
    return game.read_box(replace_tables(whole, small))


@cache
def _default_data(game: Game, file: str) -> Data:
    return game.box((resources.files(f"megapolis.games.{game.id}") / file).read_text(encoding="utf-8"))
