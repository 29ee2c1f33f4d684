"""Defaults for a small game, made from the fields, verbs and texts that it declares anyway."""

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


class FieldSlice(NamedTuple):
    """A field of a position as a slice of the row that learners see: one number, or `size` of them."""

    field: str
    about: str
    high: int
    low: int = 0
    size: int = 0


class FieldObserver(Observer):
    """Writes rows of declared fields, for a game without hidden information.

    A field of the table is written once. A field of the seats holds equally many numbers for every seat, one seat
    after the other, and each seat's block shows that seat's part.
    """

    def __init__(self, table: Sequence[FieldSlice], seats: Sequence[FieldSlice]) -> None:
        layouts = Layout(), Layout()
        self._table = _lay_out(layouts[0], table)
        self._seats = _lay_out(layouts[1], seats)
        super().__init__(*layouts)

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        for part, offset in self._table:
            value = getattr(state, part.field)
            _write(part, list(value) if part.size else [value], out, at + offset)

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        for part, offset in self._seats:
            values = list(getattr(state, part.field))
            each = len(values) // int(state.seats)
            _write(part, values[seat * each : (seat + 1) * each], out, at + offset)


def _lay_out(layout: Layout, fields: Sequence[FieldSlice]) -> list[tuple[FieldSlice, int]]:
    out = []
    for part in fields:
        shape = (part.size,) if part.size else ()
        out.append((part, int(layout.add(part.field, part.about, *shape, high=part.high, low=part.low))))
    return out


def _write(part: FieldSlice, values: list[int], out: vec[i16], at: int) -> None:
    for place, value in enumerate(values[: max(1, part.size)]):
        see_number(out, at + place, value, part.high)


def ask_move(_state: State, _seat: int) -> Said:
    """The same question in every position: `ask-move`."""
    return "move", {}


def describe_verb(state: State, _seat: int, action: int) -> Said:
    """An action by its verb, with the verb's own fields: a field with labels by its label, others counted from 1."""
    game = state.setup.game
    named = game.actions.to_fields(action, game.labels(state.setup.data))
    fields: dict[str, Value] = {name: _count_from_1(value) for name, value in named.items() if name != "do"}
    return str(named["do"]), fields


def _count_from_1(value: str | int) -> Value:
    return value + 1 if isinstance(value, int) else value


def draw_text(state: State, _seat: int | None, _text: Text) -> Drawing:
    """The text of a position without hidden information, one line per part."""
    return Drawing("\n".join(str(state).split("; ")[1:]) + "\n")


def score_position(game: Game, sheet: Mapping[str, Any], box: Any) -> list[Scored]:
    """Score a position that is given as text: `position = "terraces/1 players=2; …"`."""
    from megapolis.engine.game import Scored  # that module imports this one

    text = sheet.get("position")
    if not isinstance(text, str) or set(sheet) != {"position"}:
        raise BadFile("error-sheet-position", game_id=game.id)
    state = from_text(game, text, box)
    seats = range(int(state.seats))
    return [Scored(str(seat + 1), int(state.points(seat)), state.breakdown(seat)) for seat in seats]
