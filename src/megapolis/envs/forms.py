"""Observations in the form that a program wants: one row of numbers, its named parts, or boards as planes.

A form takes rows, a single one or many, and gives what its space describes. Named parts are views of the rows; planes
are new arrays.
"""

from __future__ import annotations

from megapolis.engine.optional import require

require("gymnasium", "envs")

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray

from megapolis.engine.core.observation import Slice
from megapolis.engine.errors import BadOption
from megapolis.engine.setup import Setup

__all__ = ["FORMS", "Form", "form_of"]

Array = NDArray[Any]


class Form:
    """`flat`: one row of whole numbers (int16)."""

    def __init__(self, setup: Setup) -> None:
        self.parts: list[Slice] = setup.game.observer.slices(setup.players)
        low = np.concatenate([np.full(part.size, part.low, np.int16) for part in self.parts])
        high = np.concatenate([np.full(part.size, part.high, np.int16) for part in self.parts])
        self.space: Space[Any] = Box(low, high, dtype=np.int16)

    def show(self, rows: Array) -> Any:
        """The observation that a row holds, or those of many."""
        return rows


class Named(Form):
    """`dict`: every named part by itself, in its own shape (int16)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.space = Dict({key_of(part): Box(part.low, part.high, part.shape, np.int16) for part in self.parts})

    def show(self, rows: Array) -> dict[str, Array]:
        return {key_of(part): part_of(rows, part) for part in self.parts}


class Planes(Form):
    """`planes`: boards as planes of small numbers (uint8: plane, row, column), and the row of numbers beside them."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        if setup.game.id not in BOARDS:
            raise BadOption("error-option-value", option="observation", value="planes", possible="flat, dict")
        self.board = BOARDS[setup.game.id]
        self.setup = setup
        self.named = {part.name: part for part in self.parts}
        length = sum(part.size for part in self.parts)
        shape = self.board(self, np.zeros((1, length), np.int16)).shape[1:]
        self.space = Dict({"planes": Box(0, 255, shape, np.uint8), "row": self.space})

    def show(self, rows: Array) -> dict[str, Array]:
        many = rows.reshape(-1, rows.shape[-1])
        planes = self.board(self, many)
        return {"planes": planes.reshape(*rows.shape[:-1], *planes.shape[1:]), "row": rows}

    def stack(self, rows: Array, names: list[str], *shape: int) -> Array:
        """Parts whose numbers stand in the order of a board, one behind another, as planes of that shape."""
        parts = [part_of(rows, self.named[name]).reshape(len(rows), -1, *shape) for name in names]
        return np.concatenate(parts, axis=1, dtype=np.uint8, casting="unsafe")

    def of_seats(self, *names: str) -> list[str]:
        """The names of parts of every seat, the viewer's own first."""
        return [f"seat{seat}.{name}" for seat in range(self.setup.players) for name in names]


def key_of(part: Slice) -> str:
    """The name of a part in a dictionary: without dots, which PyTorch does not allow in names of modules."""
    return part.name.replace(".", "_")


def part_of(rows: Array, part: Slice) -> Array:
    """A part of a row, or of many, in its own shape; a view."""
    return rows[..., part.offset : part.offset + part.size].reshape(*rows.shape[:-1], *part.shape)


def _next_station(form: Planes, rows: Array) -> Array:
    """The map, for each seat: the running line, its ends, stations with at least one, two, three, four lines."""
    box: Any = form.setup.data
    flat = form.stack(rows, form.of_seats("line", "ends", "lines"), STATIONS)
    out = np.zeros((*flat.shape[:2], box.rows, box.columns), np.uint8)
    for station, (x, y) in enumerate(zip(box.x, box.y, strict=True)):
        out[:, :, y, x] = flat[:, :, station]
    return out


def _sprawlopolis(form: Planes, rows: Array) -> Array:
    """The plane: six zones, roads to the north, east, south, west, then sites, landmarks and the monster."""
    city = part_of(rows, form.named["city"])
    zone, extra = city & 7, city >> 7
    planes = [zone == which for which in range(1, 7)]
    planes += [city >> bit & 1 for bit in range(3, 7)]
    planes += [extra == which for which in range(1, 4)]
    return np.stack(planes, axis=1).astype(np.uint8)


def _welcome_to(form: Planes, rows: Array) -> Array:
    """Three streets of sixteen plots, for each seat: houses (number plus one) and what else stands on plots."""
    names = ("houses", "filled", "bis", "roundabouts", "fences", "used", "pools", "takes", "stretch")
    return form.stack(rows, form.of_seats(*names), 3, 16)


def _capital_lux(form: Planes, rows: Array) -> Array:
    """Four districts by 78 faces of cards: the capital, then the home of each seat."""
    return form.stack(rows, ["capital", *form.of_seats("home")], 4, 78)


def _megalopolis(form: Planes, rows: Array) -> Array:
    """Three by three quarters in four territories: floors, roofs, what may grow, what was built on now, sites."""
    return form.stack(rows, ["heights", "roofs", "open", "touched", "sites"], 3, 3)


STATIONS = 60
"""Places for stations in a row of Next Station."""
BOARDS: Mapping[str, Callable[[Planes, Array], Array]] = {
    "next_station": _next_station,
    "sprawlopolis": _sprawlopolis,
    "welcome_to": _welcome_to,
    "capital_lux": _capital_lux,
    "megalopolis": _megalopolis,
}
FORMS: Mapping[str, type[Form]] = {"flat": Form, "dict": Named, "planes": Planes}


def form_of(name: str, setup: Setup) -> Form:
    """A form by its name."""
    if name not in FORMS:
        raise BadOption("error-option-value", option="observation", value=name, possible=", ".join(FORMS))
    return FORMS[name](setup)
