"""Write positions as text and read them back: one grammar for all games, labels from the box, defaults left out.

    next_station/1 players=2 powers; step=3 pencils=[blue green pink purple] turn=5; 0: pencil=blue drawn={f4-f7 d7-f7}

A text has parts, separated by semicolons: the set-up (game, version of its rules, players, options that differ from
their default), the fields of the position, and the record of each seat after the seat's number. A field is written
as `name=value`, or as its name alone if it is true. Values:

    5, -1, blue        a number, or its label in the box; "-" for none
    {f4-f7 d7-f7}      a set of labels
    [blue green]       several numbers, in order; labels that carry a number, `3:blue`; sets, `[{1 4} {}]`
    (pencil=blue …)    a record; [(…) (…)] several; "=" for one equal to the one at the same place of an earlier list

A field that is not written has the value it has before anything is dealt; derived fields are rebuilt. See
`engine/core/record.py` for how fields are declared.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.record import Record
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.engine.errors import BadPosition, MegapolisError
from megapolis.engine.options import OptionValue
from megapolis.engine.setup import Data, Setup

if TYPE_CHECKING:
    from megapolis.engine.game import Game

Labels = Mapping[str, Sequence[str]]

TOKEN = re.compile(r"\s*([\[\](){};]|[^\s\[\](){};]+)")
SEAT = re.compile(r"\d+:")
CONTINUED = re.compile(r"(\w+)_(\d+)")
NONE = "-"
LARGEST = (1 << 62) - 1
"""The largest number in a position: it fits a machine word, with room to spare."""
SAME = "="
WORD = 64
"""The number of bits of a set that is held in one number."""


class Kind:
    """How one field is written, according to `Record.fields`."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.is_vec = kind.startswith("vec[")
        self.is_list = kind.startswith("list[")
        inner = kind[kind.index("[") + 1 : -1] if self.is_vec or self.is_list else kind
        self.form, *rest = inner.split("/")
        self.table = rest[0] if rest else ""
        self.number = int(rest[1]) if len(rest) > 1 else 0
        """The base of a label that carries a number, or the number of bits in each word of a set."""

    @property
    def is_record(self) -> bool:
        """Whether the value is a record, or a list of them."""
        return self.form not in ("int", "bool", "name", "set", "ints")


def kinds(record: Record) -> Iterator[Kind]:
    """The fields of a record that are written, in order; a set of several words counts as one field."""
    for field in record.fields().split():
        name, _, kind = field.partition(":")
        if name.startswith("-"):
            continue
        found = Kind(name, kind)
        if found.form == "set" and found.number:
            continued = CONTINUED.fullmatch(name)
            assert continued is not None
            if continued[2] != "0":
                continue
            found.name = continued[1]
        yield found


# ---------------------------------------------------------------------- writing


def to_text(state: State) -> str:
    """A position as text that `from_text` reads back."""
    setup = state.setup
    labels = setup.game.labels(setup.data)
    parts = [" ".join([f"{setup.game.id}/{setup.rules}", f"players={setup.players}", *_options(setup)])]
    before = setup.game.new_state(setup)
    seats = _seat_records(state)
    written = _fields(state, before, labels, seats)
    if written:
        parts.append(written)
    if seats:
        blank: list[Record] = getattr(before, seats)
        for seat, item in enumerate(getattr(state, seats)):
            parts.append(f"{seat}: {_fields(item, blank[seat], labels)}".rstrip())
    return "; ".join(parts)


def visible_text(state: State, seat: int, rng: Rng) -> str:
    """A position as text, limited to what a seat may know: hidden things are redealt, unseen turns are undone.

    If the game is over, the text has the whole position.
    """
    return to_text(state if state.is_over() else state.rewind_others(seat, rng))


def _options(setup: Setup) -> Iterator[str]:
    defaults = setup.game.options.options
    for name, value in setup.own_options.items():
        if value != defaults[name].default:
            if value is True:
                yield name
            elif value is False:
                yield f"{name}=off"
            else:
                yield f"{name}={','.join(value) if isinstance(value, tuple) else value}"
    if setup.data is not setup.game.default_data(setup.rules):
        yield f"data={setup.data.digest}"


def _seat_records(state: State) -> str:
    """The name of the list with one record per seat, or ""."""
    for kind in kinds(state):
        if kind.is_list and kind.is_record and len(getattr(state, kind.name)) == state.seats:
            return kind.name
    return ""


def _fields(record: Record, before: Record, labels: Labels, apart: str = "") -> str:
    """The fields of a record that differ from `before`, without the field `apart`, which is written separately."""
    out = []
    lists: dict[str, list[Record]] = {}
    for kind in kinds(record):
        value = _get(record, kind)
        if kind.is_record and kind.is_list:
            earlier = lists.setdefault(kind.form, value)
            if kind.name != apart and value != getattr(before, kind.name):
                out.append(f"{kind.name}=[{' '.join(_item(value, at, earlier, labels) for at in range(len(value)))}]")
        elif kind.is_record and value != getattr(before, kind.name):
            out.append(f"{kind.name}=({_fields(value, getattr(before, kind.name), labels)})")
        elif value != _get(before, kind):
            out.append(_field(kind, value, labels))
    return " ".join(out)


def _item(items: list[Record], at: int, earlier: list[Record], labels: Labels) -> str:
    if items is not earlier and at < len(earlier) and items[at] == earlier[at]:
        return SAME
    return f"({_fields(items[at], _blank(items[at]), labels)})"


def _field(kind: Kind, value: Any, labels: Labels) -> str:
    if kind.form == "bool":
        return kind.name if value else f"{kind.name}=off"
    if kind.is_vec or kind.form == "ints":
        return f"{kind.name}=[{' '.join(_number(kind, item, labels) for item in value)}]"
    if kind.form == "set":
        return f"{kind.name}={_set(kind, value, labels)}"
    return f"{kind.name}={_number(kind, value, labels)}"


def _set(kind: Kind, members: list[int], labels: Labels) -> str:
    return f"{{{' '.join(_label(kind.table, member, labels) for member in members)}}}"


def _number(kind: Kind, value: int, labels: Labels) -> str:
    if kind.form == "set":
        return _set(kind, _members([value], WORD), labels)
    if kind.form != "name":
        return str(value)
    if value == -1:
        return NONE
    if kind.number:
        return f"{value // kind.number}:{_label(kind.table, value % kind.number, labels)}"
    return _label(kind.table, value, labels)


def _label(table: str, value: int, labels: Labels) -> str:
    names = labels[table]
    return names[value] if 0 <= value < len(names) else str(value)


def _get(record: Record, kind: Kind) -> Any:
    """The value of a field; for a set, the list of its members."""
    if kind.form != "set" or kind.is_vec:
        return getattr(record, kind.name)
    words = [getattr(record, kind.name)] if not kind.number else list(_words(record, kind))
    return _members(words, kind.number or WORD)


def _members(words: list[int], size: int) -> list[int]:
    """The members of a set that is held in words of `size` bits."""
    return [at * size + bit for at, word in enumerate(words) for bit in range(size) if word >> bit & 1]


def _words(record: Record, kind: Kind) -> Iterator[int]:
    at = 0
    while hasattr(record, f"{kind.name}_{at}"):
        yield getattr(record, f"{kind.name}_{at}")
        at += 1


def _blank(record: Record) -> Record:
    blank: Record = type(record).blank()  # type: ignore[attr-defined]
    return blank


# ---------------------------------------------------------------------- reading


def from_text(game: Game, text: str, data: Data | None = None) -> State:
    """The position that a text describes, or `BadPosition`. `data` are the component facts it was written with."""
    head, *parts = [part.strip() for part in text.split(";")]
    setup = _setup(game, head.split(), data)
    state = game.new_state(setup)
    labels = game.labels(setup.data)
    seats = _seat_records(state)
    try:
        of_seats = [part for part in parts if SEAT.match(part)]
        # The seats come first, because other fields may refer to their records.
        for part in of_seats:
            seat, _, fields = part.partition(":")
            items: list[Record] = getattr(state, seats)
            _Parser(fields, labels).read_into(items[int(seat)])
        for part in parts:
            if part not in of_seats:
                _Parser(part, labels).read_into(state)
        state.rebuild()
        state.awaited()
    except BadPosition:
        raise
    except (ValueError, IndexError, KeyError, AttributeError, TypeError, OverflowError) as error:
        raise BadPosition("error-position", detail=str(error)) from None
    return state


def game_of(text: str) -> str:
    """The id of the game whose position a text describes.

    >>> game_of("next_station/1 players=2; turn=5")
    'next_station'
    """
    return text.strip().partition("/")[0]


def _setup(game: Game, words: list[str], data: Data | None) -> Setup:
    name, _, version = words[0].partition("/") if words else ("", "", "")
    if name != game.id or version not in map(str, game.versions):
        wanted = ", ".join(f"{game.id}/{each}" for each in game.versions)
        raise BadPosition("error-position-game", found=words[0] if words else "", wanted=wanted)
    given = {key: value for key, _, value in (word.partition("=") for word in words[1:])}
    players, digest = given.pop("players", ""), given.pop("data", "")
    options: dict[str, OptionValue] = {key: value or True for key, value in given.items()}
    try:
        setup = game.setup(int(players), options, data, int(version))
    except (MegapolisError, ValueError) as error:
        raise BadPosition("error-position", detail=str(error)) from None
    if digest and digest != setup.data.digest:
        raise BadPosition("error-position-data", wanted=digest)
    return setup


class _Parser:
    """A parser that reads fields from left to right."""

    def __init__(self, text: str, labels: Labels) -> None:
        self.tokens = TOKEN.findall(text)
        self.at = 0
        self.labels = labels

    def read_into(self, record: Record) -> None:
        """Set the fields that the text names, up to its end or to a closing parenthesis."""
        known = {kind.name: kind for kind in kinds(record)}
        lists: dict[str, list[Record]] = {}
        while self.at < len(self.tokens) and self.tokens[self.at] != ")":
            name, equals, value = self.tokens[self.at].partition("=")
            self.at += 1
            if name not in known:
                raise BadPosition("error-position-field", field=name, known=", ".join(known))
            kind = known[name]
            found: Any = self.value(record, kind, value, lists) if equals else True
            if kind.form == "set" and not kind.is_vec:
                _set_members(record, kind, found)
            else:
                setattr(record, kind.name, found)

    def value(self, record: Record, kind: Kind, start: str, lists: dict[str, list[Record]]) -> Any:
        """The value of a field; `start` is the text right after the equals sign."""
        if kind.is_record and kind.is_list:
            found = self.records(record, kind, lists.get(kind.form) or _earlier(record, kind))
            lists.setdefault(kind.form, found)
            return found
        if kind.is_record:
            return self.record(getattr(record, kind.name))
        if kind.form == "bool":
            return start != "off"
        if kind.is_vec and kind.form == "set":
            return vec[i64](self.sets(kind))
        if kind.is_vec or kind.form == "ints":
            numbers = [self.number(kind, word) for word in self.between("[", "]")]
            return vec[i64](numbers) if kind.is_vec else numbers
        if kind.form == "set":
            return [self.label(kind.table, word) for word in self.between("{", "}")]
        return self.number(kind, start)

    def sets(self, kind: Kind) -> list[int]:
        """Read a list of sets, each as one number."""
        self.expect("[")
        out = []
        while self.at < len(self.tokens) and self.tokens[self.at] != "]":
            out.append(sum(1 << self.label(kind.table, word) for word in self.between("{", "}")))
        self.expect("]")
        return out

    def between(self, opening: str, closing: str) -> list[str]:
        """Read the words between two brackets."""
        self.expect(opening)
        end = self.tokens.index(closing, self.at)
        words = self.tokens[self.at : end]
        self.at = end + 1
        return words

    def expect(self, token: str) -> None:
        """Consume this token, or raise `BadPosition`."""
        if self.at >= len(self.tokens) or self.tokens[self.at] != token:
            raise BadPosition("error-position", detail=token)
        self.at += 1

    def record(self, found: Record) -> Record:
        """Read a record in parentheses into `found`, which has the values of all fields that are not written."""
        self.expect("(")
        self.read_into(found)
        self.expect(")")
        return found

    def records(self, owner: Record, kind: Kind, earlier: list[Record]) -> list[Record]:
        """Read a list of records; "=" takes the record at the same place of `earlier`."""
        self.expect("[")
        out: list[Record] = []
        while self.at < len(self.tokens) and self.tokens[self.at] != "]":
            if self.tokens[self.at] == SAME:
                self.at += 1
                out.append(earlier[len(out)])
            else:
                out.append(self.record(getattr(sys.modules[type(owner).__module__], kind.form).blank()))
        self.expect("]")
        return out

    def number(self, kind: Kind, word: str) -> int:
        """The number that a word stands for: a numeral or a label."""
        if kind.form != "name":
            if abs(int(word)) > LARGEST:
                raise BadPosition("error-position", detail=word)
            return int(word)
        if word == NONE:
            return -1
        if kind.number:
            high, _, name = word.partition(":")
            return int(high) * kind.number + self.label(kind.table, name)
        return self.label(kind.table, word)

    def label(self, table: str, word: str) -> int:
        """The number of a label."""
        names = self.labels[table]
        if word in names:
            return names.index(word)
        if not word.isdigit():
            raise BadPosition("error-position-name", name=word, kind=table)
        return int(word)


def _earlier(record: Record, kind: Kind) -> list[Record]:
    """The first other list of such records in this record, to which "=" refers."""
    for other in kinds(record):
        if other.is_list and other.form == kind.form and other.name != kind.name:
            found: list[Record] = getattr(record, other.name)
            return found
    return []


def _set_members(record: Record, kind: Kind, members: list[int]) -> None:
    if not kind.number:
        setattr(record, kind.name, sum(1 << member for member in members))
        return
    for at, _ in enumerate(list(_words(record, kind))):
        low = at * kind.number
        word = sum(1 << (member - low) for member in members if low <= member < low + kind.number)
        setattr(record, f"{kind.name}_{at}", word)
