"""Data files: TOML whose tables know on which line each of their keys stands, so that a refusal can name it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any, TypeAlias

from megapolis.engine.errors import BadData, MegapolisError, Reason, Value

Path = tuple[str | int, ...]

Shape: TypeAlias = "Mapping[str, Shape | None]"
"""The keys that a table may have; of those that hold tables themselves (one or a list) also their keys."""

HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]*?)\s*\]\]?")
KEY = re.compile(r"""\s*((?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:\s*\.\s*(?:[\w-]+|"[^"\n]*"|'[^'\n]*'))*)\s*=""")
PART = re.compile(r"""[\w-]+|"[^"\n]*"|'[^'\n]*'""")
TOKEN = re.compile(
    r'"""[\s\S]*?"""'
    r"|'''[\s\S]*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*|[\[\]{},\n]|[^\s\"'\#\[\]{},]+"
)


class Table(dict[str, Any]):
    """A table of a data file: a dict whose keys have lines. `line` is where the table itself begins."""

    def __init__(self, values: dict[str, Any], line: int, lines: dict[str, int]) -> None:
        super().__init__(values)
        self.line = line
        self.lines = lines


def line_of(table: Mapping[str, Any], key: str = "") -> int:
    """Where a key of a table stands, or else the table; 0 where that is not known."""
    return table.lines.get(key, table.line) if isinstance(table, Table) else 0


def first_of(tables: Any) -> dict[str, Any] | None:
    """The first table of a list, where one looks for what is wrong with them all."""
    return tables[0] if isinstance(tables, list) and tables and isinstance(tables[0], dict) else None


def bad_data(game: str, key: str, table: dict[str, Any] | None, name: str, args: dict[str, Value]) -> BadData:
    """A `BadData` with one of a game's own messages; it names the line of `name` in `table`, where that is known."""
    line = 0 if table is None else line_of(table, name)
    return BadData(key, game=game, **args, **({"at_line": line} if line else {}))


def read_numbers(source: str, **ranges: tuple[int, int]) -> Table:
    r"""A data file that holds whole numbers in declared ranges and nothing else; `BadData` names the line if not.

    >>> read_numbers("plots = 5\nturns = 6\n", plots=(2, 9), turns=(1, 9))["turns"]
    6
    """
    facts = read_facts(source)
    check_keys(facts, ranges)
    for name, (low, high) in ranges.items():
        value = facts.get(name)
        if not isinstance(value, int) or not low <= value <= high:
            raise bad_data("", "error-data-number", facts, name, {"name": name, "low": low, "high": high})
    return facts


def keys(*names: str) -> Shape:
    """The shape of a table that holds no tables."""
    return dict.fromkeys(names)


def nearest(word: object, known: Collection[str]) -> dict[str, Value]:
    """The argument that makes a refusal ask for the right word, where one looks like the wrong one.

    >>> nearest("besides", ("cover", "beside")), nearest(3, ("cover", "beside"))
    ({'nearest': 'beside'}, {})
    """
    near = get_close_matches(word, known, 1) if isinstance(word, str) else []
    return {"nearest": near[0]} if near else {}


def check_keys(table: Mapping[str, Any], known: Collection[str], error: type[MegapolisError] = BadData) -> None:
    """Refuse a key that nobody reads, since it is a misspelt one: with its line and the nearest name that is read."""
    for key in table:
        if key not in known:
            near = get_close_matches(key, known, 1)
            args: dict[str, Value] = {"name": key, **({"near": near[0]} if near else {"known": ", ".join(known)})}
            if line := line_of(table, key):
                args["at_line"] = line
            raise error(Reason("error-unknown-key-near" if near else "error-unknown-key", args))


def check_shape(table: Mapping[str, Any], shape: Shape, error: type[MegapolisError] = BadData) -> None:
    """The same for a table and all the tables in it."""
    check_keys(table, shape, error)
    for key, inner in shape.items():
        if inner is not None:
            value = table.get(key)
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, Mapping):
                    check_shape(each, inner, error)


def read_facts(source: str) -> Table:
    r"""A data file's tables, or `BadData` where it is not TOML.

    >>> facts = read_facts("[card]\n\nvalue = 3\n")
    >>> facts["card"]["value"], line_of(facts["card"], "value"), line_of(facts["card"])
    (3, 3, 1)
    """
    try:
        parsed = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadData("error-data-toml", detail=str(error)) from None
    return _place_table(parsed, (), _positions(source))


def replace_tables(source: str, other: str) -> str:
    r"""A data file with the top-level tables of another one in place of its own of the same names.

    >>> replace_tables("[map]\na = 1\n[[card]]\nb = 2\n", "[map]\na = 3\n")
    '[[card]]\nb = 2\n[map]\na = 3\n'
    """
    replaced = set(tomllib.loads(other))
    kept: list[str] = []
    keep = True
    for line in source.splitlines(keepends=True):
        header = HEADER.match(line)
        if header is not None:
            keep = _names(header.group(2))[0] not in replaced
        if keep:
            kept.append(line)
    return "".join(kept) + other


def _place_table(value: dict[str, Any], path: Path, at: dict[Path, int]) -> Table:
    lines = {key: at[*path, key] for key in value if (*path, key) in at}
    return Table({key: _inside(each, (*path, key), at) for key, each in value.items()}, at.get(path, 0), lines)


def _inside(value: Any, path: Path, at: dict[Path, int]) -> Any:
    if isinstance(value, dict):
        return _place_table(value, path, at)
    if isinstance(value, list):
        return [_inside(each, (*path, place), at) for place, each in enumerate(value)]
    return value


def _positions(source: str) -> dict[Path, int]:
    """The line of every table and key that stands at the beginning of one. The source is proper TOML."""
    at: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    place = 0
    while place < len(source):
        end = place
        if (header := HEADER.match(source, place)) is not None:
            table = _open(header, counts)
            at.setdefault(table, _line(source, header.start(1)))
            end = header.end()
        elif (key := KEY.match(source, place)) is not None:
            path = table
            for name in _names(key.group(1)):
                path = (*path, name)
                at.setdefault(path, _line(source, key.start(1)))
            end = _value_end(source, key.end())
        # What is left of this line is a comment or nothing.
        newline = source.find("\n", end)
        place = len(source) if newline < 0 else newline + 1
    return at


def _line(source: str, place: int) -> int:
    return source.count("\n", 0, place) + 1


def _names(dotted: str) -> list[str]:
    return [part.strip("\"'") for part in PART.findall(dotted)]


def _open(header: re.Match[str], counts: dict[Path, int]) -> Path:
    """The path of a table that a header opens; a list's table is known by its number in the list."""
    path: Path = ()
    names = _names(header.group(2))
    for name in names[:-1]:
        path = (*path, name)
        if path in counts:
            path = (*path, counts[path] - 1)
    path = (*path, names[-1])
    if header.group(1) == "[[":
        counts[path] = counts.get(path, 0) + 1
        return (*path, counts[path] - 1)
    return path


def _value_end(source: str, place: int) -> int:
    """Where a value that begins here ends: at the first line end outside brackets and strings."""
    depth = 0
    for token in TOKEN.finditer(source, place):
        word = token.group()
        if word in ("[", "{"):
            depth += 1
        elif word in ("]", "}"):
            depth -= 1
        elif word == "\n" and depth == 0:
            return token.start()
    return len(source)
