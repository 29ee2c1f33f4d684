"""Records: classes whose fields are declared once, in the class body; what follows from the fields is generated.

    @mypyc_attr(free_list_len=1)
    class Sheet(Record):
        pencil: Pencil = 0
        used: bool = False
        line: Derived[Stations] = 0
        tracks: list[Track]

        def __init__(self, tracks: list[Track]) -> None:
            self.tracks = tracks

`make records` writes `clone`, `fields` and `blank` below the constructor; `make check` fails when they are stale.
Numbers have their defaults in the class body; lists, vecs and records come through the constructor, because a native
class takes only constants as defaults. `engine/notation.py` reads and writes records by what `fields` answers.

How a field takes part, and how its numbers are written:

    Derived[X]      follows from the other fields: `State.rebuild` makes it anew; neither written nor part of the key
    Fixed[X]        follows from the set-up: handed on by `clone`, neither written nor part of the key
    Scratch[X]      bookkeeping that is no part of the position: neither written nor compared, 0 in a clone
    Owned[X]        changed in place, so `clone` copies it; everything else is shared, replaced and never written to;
                    list[Owned[X]] is a list whose records are changed in place, too, and cloned with it
    Name("pencil")  a number (or each number of a vec) by its label in `Game.labels`, -1 as "-"
    Names("card")   a set of labels, a bit per member; with `word=60` a set that goes on in `name_1`, `name_2`, ...
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

Derived: TypeAlias = Annotated[T, "derived"]
Fixed: TypeAlias = Annotated[T, "fixed"]
Scratch: TypeAlias = Annotated[T, "scratch"]
Owned: TypeAlias = Annotated[T, "owned"]


class Name:
    """A number that has a label; with `base`, what is left after dividing by it has one, and the quotient none."""

    def __init__(self, table: str, base: int = 0) -> None:
        self.table = table
        self.base = base


class Names:
    """A set of labelled members in the bits of one number, or of several numbers of `word` bits each."""

    def __init__(self, table: str, word: int = 0) -> None:
        self.table = table
        self.word = word


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Fields declared once. Equal records have equal fields, derived ones included."""

    def fields(self) -> str:
        """Every field with its kind, as `make records` wrote them: "name:kind", what is not written after a minus."""
        return ""

    def key(self) -> list[int]:
        """The numbers that make this record what it is: those of every field that is written, in their order."""
        return key_of(self)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        names = field_names(self.fields())
        return all(getattr(self, name) == getattr(other, name) for name in names) if names else self is other

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} can change and has no hash")


def field_names(fields: str) -> list[str]:
    """The names in what `Record.fields` answers.

    >>> field_names("pencil:name/pencil -line:set/station")
    ['pencil', 'line']
    """
    return [field.lstrip("-").partition(":")[0] for field in fields.split()]


def key_of(record: Record) -> list[int]:
    """The numbers of every field that is written, those of lists and records within it included."""
    out: list[int] = []
    for field in record.fields().split():
        if not field.startswith("-"):
            add_numbers(out, getattr(record, field.partition(":")[0]))
    return out


def add_numbers(out: list[int], value: object) -> None:
    """Add the numbers of one value: a list after its length, so that no two values give the same."""
    if isinstance(value, Record):
        out += key_of(value)
    elif isinstance(value, int):
        out.append(int(value))
    else:
        items: list[object] = list(value)  # type: ignore[call-overload]
        out.append(len(items))
        for item in items:
            add_numbers(out, item)
