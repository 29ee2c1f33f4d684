"""Actions: small integers for search and learning; a verb with named fields for people, the wire and replays.

A game declares its verbs once, in its `actions.py`. Each verb owns a block of consecutive integers, one for every
combination of its fields, so an integer means the same action in every state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from megapolis.engine.errors import IllegalMove


class Verb:
    """One kind of action, and the integers it owns."""

    def __init__(self, name: str, base: int, fields: Mapping[str, int]) -> None:
        self.name = name
        self.base = base
        self.fields = dict(fields)
        self.count = 1
        for size in fields.values():
            self.count *= size

    def __call__(self, *values: int) -> int:
        """The integer for these field values, given in the order of declaration."""
        action = 0
        for (field, size), value in zip(self.fields.items(), values, strict=True):
            if not 0 <= value < size:
                raise IllegalMove("error-action-field", verb=self.name, field=field, value=value, high=size - 1)
            action = action * size + value
        return self.base + action

    def values(self, action: int) -> dict[str, int]:
        """The field values that one of this verb's integers stands for."""
        rest = action - self.base
        out: dict[str, int] = {}
        for field, size in reversed(self.fields.items()):
            rest, out[field] = divmod(rest, size)
        return dict(reversed(out.items()))


class Move:
    """A legal action with its text, such as `Move('draw h3-e6')`. Works wherever an integer is expected."""

    def __init__(self, action: int, text: str) -> None:
        self.action = action
        self.text = text

    def __index__(self) -> int:
        return self.action

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.action, self.text) == (other.action, other.text)

    def __hash__(self) -> int:
        return hash((self.action, self.text))


class ActionSpace:
    """All verbs of a game.

    >>> space = ActionSpace()
    >>> space.add("pass"), space.add("place", row=8, column=8)
    (0, 1)
    >>> space.to_fields(space["place"](2, 3))
    {'do': 'place', 'row': 2, 'column': 3}
    >>> space.number({"do": "place", "row": 2, "column": 3})
    20
    >>> space.text(20), space.read("place 2 3")
    ('place 2 3', 20)
    """

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.count = 0

    def add(self, name: str, **fields: int) -> int:
        """Declare a verb. Return its first integer, from which rules compute the others in plain arithmetic."""
        verb = Verb(name, self.count, fields)
        self.verbs[name] = verb
        self.count += verb.count
        return verb.base

    def __str__(self) -> str:
        return "; ".join(
            " ".join([verb.name, *(f"{field}={size}" for field, size in verb.fields.items())])
            for verb in self.verbs.values()
        )

    @classmethod
    def parse(cls, text: str) -> ActionSpace:
        """Read a table that `str` wrote. A game keeps the table of an earlier version of its rules in this form.

        >>> str(ActionSpace.parse("pass; place row=8 column=8"))
        'pass; place row=8 column=8'
        """
        space = cls()
        for verb in text.split(";"):
            name, *fields = verb.split()
            space.add(name, **{field: int(size) for field, _, size in (each.partition("=") for each in fields)})
        return space

    def renumber(self, action: int, other: ActionSpace) -> int:
        """The integer of an action in another table: that of the same verb with the same field values."""
        return other.number(self.to_fields(action))

    def __getitem__(self, name: str) -> Verb:
        return self.verbs[name]

    def verb(self, action: int) -> Verb:
        """The verb that owns this integer."""
        for verb in self.verbs.values():
            if verb.base <= action < verb.base + verb.count:
                return verb
        raise IllegalMove("error-no-such-action", action=str(action))

    def to_fields(self, action: int, labels: Mapping[str, Sequence[str]] | None = None) -> dict[str, str | int]:
        """The action as its verb (`do`) and named fields; a field with labels is given by its label."""
        verb = self.verb(action)
        out: dict[str, str | int] = {"do": verb.name}
        for field, value in verb.values(action).items():
            names = (labels or {}).get(field)
            out[field] = names[value] if names is not None and value < len(names) else value
        return out

    def text(self, action: int, labels: Mapping[str, Sequence[str]] | None = None) -> str:
        """The action as a line of text: its verb, then its field values in order."""
        return " ".join(str(part) for part in self.to_fields(action, labels).values())

    def read(self, text: str, labels: Mapping[str, Sequence[str]] | None = None) -> int:
        """The integer of an action in the form that `text` gives; `IllegalMove` if it is not an action."""
        name, *values = text.split() or [""]
        verb = self.verbs.get(name)
        if verb is None:
            raise IllegalMove("error-no-such-action", action=name)
        if len(values) != len(verb.fields):
            raise IllegalMove("error-action-fields", verb=verb.name, fields=", ".join(verb.fields) or "-")
        named = dict(zip(verb.fields, values, strict=True))
        known = labels or {}
        numbered = {
            field: int(value) if value.isdigit() and value not in known.get(field, ()) else value
            for field, value in named.items()
        }
        return self.number({"do": name, **numbered}, labels)

    def number(self, named: Any, labels: Mapping[str, Sequence[str]] | None = None) -> int:
        """The integer of an action in the form that `to_fields` gives; `IllegalMove` if it is not an action."""
        name = named.get("do") if isinstance(named, dict) else None
        verb = self.verbs.get(name) if isinstance(name, str) else None
        if verb is None:
            raise IllegalMove("error-no-such-action", action=str(name))
        if set(named) - {"do"} != set(verb.fields):
            raise IllegalMove("error-action-fields", verb=verb.name, fields=", ".join(verb.fields) or "-")
        values = []
        for field, size in verb.fields.items():
            value = named[field]
            names = (labels or {}).get(field)
            if names is not None and isinstance(value, str) and value in names:
                value = names.index(value)
            if not isinstance(value, int) or isinstance(value, bool):
                raise IllegalMove("error-action-field", verb=verb.name, field=field, value=str(value), high=size - 1)
            values.append(value)
        return verb(*values)
