"""Options: declared once per game, they drive the command line, the page's set-up form and the Python call alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from megapolis.engine.errors import BadOption, Reason

OptionValue = bool | int | str | tuple[str, ...]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option. Its words are the messages `option-<name>`, `option-<name>-help` and `option-<name>-<choice>`.

    A `flag` is on or off; a `choice` is one of `choices`; a `number` lies from `low` to `high`; a `pick` is several
    of `choices`, `low` to `high` of them, or none for "at random". `ruling` marks a switch between readings of the
    rules, shown apart from the options that most people want.
    """

    name: str
    kind: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    ruling: bool = False

    def read(self, value: Any, game: str) -> OptionValue:
        """A value from Python, JSON or the command line as this option's own type, or `BadOption`."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            if value in ("on", "off"):
                return bool(value == "on")
        elif self.kind == "choice":
            if isinstance(value, str) and value in self.choices:
                return value
        elif self.kind == "number":
            number = int(value) if isinstance(value, str) and value.lstrip("-").isdigit() else value
            if isinstance(number, int) and not isinstance(number, bool) and self.low <= number <= self.high:
                return number
        else:
            picked = tuple(value.split(",")) if isinstance(value, str) and value else value or ()
            if isinstance(picked, Sequence) and all(name in self.choices for name in picked):
                unique = len(set(picked)) == len(picked)
                if unique and (not picked or self.low <= len(picked) <= self.high):
                    return tuple(picked)
        raise BadOption("error-option-value", option=self.name, value=str(value), possible=self.possible(), game=game)

    def possible(self) -> str:
        """What this option can be, for a sentence."""
        if self.kind == "flag":
            return "on, off"
        if self.kind == "number":
            return f"{self.low}-{self.high}"
        if self.kind == "pick":
            count = str(self.low) if self.low == self.high else f"{self.low}-{self.high}"
            return f"{count} × ({', '.join(self.choices)})"
        return ", ".join(self.choices)


class Conflict(msgspec.Struct, frozen=True):
    """A combination that is impossible, with the message (`key`) that says why and what is possible."""

    key: str
    when: Callable[[Mapping[str, OptionValue], int], bool]


class Options:
    """All options of a game and the combinations that do not go together."""

    def __init__(self, game: str, seats: range, options: Sequence[Option], conflicts: Sequence[Conflict] = ()) -> None:
        self.game = game
        self.seats = seats
        self.options = {option.name: option for option in options}
        self.conflicts = tuple(conflicts)

    def read(self, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """Every option with its value, defaults filled in; `BadOption` says what is possible instead."""
        if isinstance(players, bool) or players not in self.seats:
            raise BadOption(
                "error-players", players=str(players), low=self.seats[0], high=self.seats[-1], game=self.game
            )
        for name in given:
            if name not in self.options:
                known = ", ".join(self.options) or "-"
                raise BadOption("error-unknown-option", option=name, known=known, game=self.game)
        values = {
            name: option.read(given[name], self.game) if name in given else option.default
            for name, option in self.options.items()
        }
        reason = self.conflict(players, values)
        if reason is not None:
            raise BadOption(reason)
        return values

    def conflict(self, players: int, values: Mapping[str, OptionValue]) -> Reason | None:
        """The first reason why these values do not go together, if there is one."""
        for conflict in self.conflicts:
            if conflict.when(values, players):
                return Reason(conflict.key, {}, self.game)
        return None
