"""Checked reading of the data file: what is not as it should be is refused with a sentence."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.box import bad_data
from megapolis.engine.errors import BadData


def bad(key: str, table: dict[str, Any] | None = None, name: str = "", **args: str | int) -> BadData:
    """Says what is wrong, and on which line of the file: of a table's key, or of the table."""
    return bad_data("welcome_to", key, table, name, args)


def number(table: dict[str, Any], key: str, low: int, high: int, default: int = -1) -> int:
    """A whole number from `low` to `high`; without a default (0 or more) it must be there."""
    value = table.get(key, default if default >= 0 else None)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad("data-number", table, key, what=key, low=low, high=high)
    return value


def numbers(table: dict[str, Any], key: str, low: int, high: int, most: int = 99) -> list[int]:
    """A list of `low` to `high` whole numbers, none above `most` or below 0."""
    return checked(table, key, table.get(key), low, high, most)


def checked(table: dict[str, Any], key: str, value: Any, low: int, high: int, most: int = 99) -> list[int]:
    """The same for a list inside the one that stands under `key`."""
    if not isinstance(value, list) or not low <= len(value) <= high:
        raise bad("data-list", table, key, what=key, low=low, high=high)
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= most:
            raise bad("data-number", table, key, what=key, low=0, high=most)
    return value


def tables(table: dict[str, Any], key: str, low: int, high: int) -> list[dict[str, Any]]:
    """A list of `low` to `high` tables."""
    value = table.get(key)
    if not isinstance(value, list) or not low <= len(value) <= high or not all(isinstance(one, dict) for one in value):
        raise bad("data-list", table, key, what=key, low=low, high=high)
    return value


def packed(values: list[int]) -> vec[i64]:
    """A list as a `vec`."""
    out = vec[i64]()
    for value in values:
        out = append(out, i64(value))
    return out
