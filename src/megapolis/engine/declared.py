"""What a small game need not write: it follows from fields, verbs and texts that are declared anyway."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64
from rich.text import Text as Drawing

from megapolis.engine.core.observation import Layout, Observer, see_number
from megapolis.engine.core.state import State
from megapolis.engine.errors import BadFile, Value
from megapolis.engine.i18n import Text
from megapolis.engine.notation import from_text

if TYPE_CHECKING:
    from megapolis.engine.game import Game, Said, Scored


class Seen(NamedTuple):
    """A field of a position that learners see: a number, or with a `size` so many of them."""

    field: str
    about: str
    high: int
    low: int = 0
    size: int = 0


class FieldObserver(Observer):
    """Rows of declared fields, for a game in which everything lies open.

    A field of the table is seen once. A field of the seats holds as many numbers for every seat, one seat after the
    other, and each block shows its own part.
    """

    def __init__(self, table: Sequence[Seen], seats: Sequence[Seen]) -> None:
        layouts = Layout(), Layout()
        self._table = _placed(layouts[0], table)
        self._seats = _placed(layouts[1], seats)
        super().__init__(*layouts)

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        for seen, offset in self._table:
            value = getattr(state, seen.field)
            _write(seen, list(value) if seen.size else [value], out, at + offset)

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        for seen, offset in self._seats:
            values = list(getattr(state, seen.field))
            each = len(values) // int(state.seats)
            _write(seen, values[seat * each : (seat + 1) * each], out, at + offset)


def _placed(layout: Layout, fields: Sequence[Seen]) -> list[tuple[Seen, int]]:
    out = []
    for seen in fields:
        shape = (seen.size,) if seen.size else ()
        out.append((seen, int(layout.add(seen.field, seen.about, *shape, high=seen.high, low=seen.low))))
    return out


def _write(seen: Seen, values: list[int], out: vec[i16], at: int) -> None:
    for place, value in enumerate(values[: max(1, seen.size)]):
        see_number(out, at + place, value, seen.high)


def ask_move(_state: State, _seat: int) -> Said:
    """The same question in every position: `ask-move`."""
    return "move", {}


def describe_verb(state: State, _seat: int, action: int) -> Said:
    """An action by its verb, with the verb's own fields: by label where they have one, else counted from 1."""
    game = state.setup.game
    named = game.actions.named(action, game.labels(state.setup.data))
    fields: dict[str, Value] = {name: _spoken(value) for name, value in named.items() if name != "do"}
    return str(named["do"]), fields


def _spoken(value: str | int) -> Value:
    return value + 1 if isinstance(value, int) else value


def draw_text(state: State, _seat: int | None, _text: Text) -> Drawing:
    """A position in which everything lies open, as its text: one line for each part."""
    return Drawing("\n".join(str(state).split("; ")[1:]) + "\n")


def score_position(game: Game, sheet: Mapping[str, Any], box: Any) -> list[Scored]:
    """The score of a position that is given as text: `position = "terraces/1 players=2; …"`."""
    from megapolis.engine.game import Scored  # this module gives that one its defaults

    text = sheet.get("position")
    if not isinstance(text, str) or set(sheet) != {"position"}:
        raise BadFile("error-sheet-position", game_id=game.id)
    state = from_text(game, text, box)
    seats = range(int(state.seats))
    return [Scored(str(seat + 1), int(state.points(seat)), state.breakdown(seat)) for seat in seats]
