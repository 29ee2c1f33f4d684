"""Write the page's TypeScript types, web/src/generated/*.ts, from the Python types of the wire.

Run it after changing a message or a view; `--check` only says whether the files are up to date.
"""

from __future__ import annotations

import inspect
import re
import sys
import typing
from pathlib import Path

import msgspec
from msgspec import inspect as kinds

from megapolis.catalog import find_game, game_ids
from megapolis.server import errors
from megapolis.server.domain.commands import ClientMessage
from megapolis.server.http import messages
from megapolis.server.http.app import endpoints

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated"
HEAD = "// Made by tools/web_types.py from the Python types: do not edit.\n"
GAMES = Path(__file__).parent.parent / "src" / "megapolis" / "games"
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PLAIN = {
    kinds.AnyType: "unknown",
    kinds.RawType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}


class Writer:
    """Collects struct types and the types of their fields."""

    def __init__(self, known: frozenset[str] = frozenset()) -> None:
        self.known = known
        """The names that another file declares."""
        self.used: set[str] = set()
        self.declared: dict[str, str] = {}

    def add(self, struct: type[msgspec.Struct], *, total: bool) -> None:
        """Declare a struct. With `total` no field is optional, because the server always sends every field."""
        info = kinds.type_info(struct)
        assert isinstance(info, kinds.StructType)
        self._declare(info, total)

    def _declare(self, info: kinds.StructType, total: bool) -> None:
        name = info.cls.__name__
        if name in self.known or name in self.declared:
            if name in self.known:
                self.used.add(name)
            return
        self.declared[name] = ""
        lines = []
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {info.tag!r};".replace("'", '"'))
        for field in info.fields:
            mark = "" if total or field.required else "?"
            lines.append(f"  {field.encode_name}{mark}: {self._spell(field.type, total)};")
        doc = (inspect.getdoc(info.cls) or "").split("\n", maxsplit=1)[0]
        self.declared[name] = f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def _spell(self, kind: kinds.Type, total: bool) -> str:
        if isinstance(kind, kinds.Metadata):
            kind = kind.type
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        if isinstance(kind, kinds.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        if isinstance(kind, kinds.StructType):
            self._declare(kind, total)
            return kind.cls.__name__
        if isinstance(kind, kinds.UnionType):
            return " | ".join(dict.fromkeys(self._spell(each, total) for each in kind.types))
        if isinstance(kind, kinds.DictType):
            return f"Record<string, {self._spell(kind.value_type, total)}>"
        if isinstance(kind, kinds.CollectionType):
            item = self._spell(kind.item_type, total)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(kind, kinds.TupleType):
            return "[" + ", ".join(self._spell(each, total) for each in kind.item_types) + "]"
        raise TypeError(f"no TypeScript for {kind}")

    def text(self) -> str:
        """The text of the file."""
        imports = f'import type {{ {", ".join(sorted(self.used))} }} from "./protocol";\n' if self.used else ""
        return HEAD + imports + "\n" + "\n".join(self.declared.values())


def _union(name: str, members: typing.Any) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(each.__name__ for each in typing.get_args(members)) + ";\n"


def files() -> dict[str, str]:
    """Every file with its text."""
    writer = Writer()
    sent = [*typing.get_args(messages.Server), *_over_http("result")]
    for struct in [*sent, errors.Problem]:
        writer.add(struct, total=True)
    for struct in [*typing.get_args(ClientMessage), *_over_http("body")]:
        writer.add(struct, total=False)
    unions = _union("ClientMessage", ClientMessage) + "\n" + _union("ServerMessage", messages.Server)
    out = {"protocol.ts": writer.text() + "\n" + unions}
    for name in game_ids():
        game = Writer(frozenset(writer.declared))
        game.add(typing.get_type_hints(find_game(name).show.view)["return"], total=True)
        out[f"{name}.ts"] = game.text()
    return out | {"places.ts": places()}


def places() -> str:
    """The places in every game's rules: the headings of its RULES.md, in order."""
    rows = []
    for name in game_ids():
        source = (GAMES / name / "RULES.md").read_text(encoding="utf-8")
        found = [re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-") for heading in HEADING.findall(source)]
        rows.append(f"  {name}: [\n" + "".join(f'    "{each}",\n' for each in found) + "  ],\n")
    head = "// Made by tools/web_types.py from the rules: do not edit.\n\n"
    doc = "/** The headings of every game's rules, in order: the same places in every language. */\n"
    const = "export const PLACES = {\n" + "".join(rows) + "} as const;\n\n"
    kind = "export type Place = (typeof PLACES)[keyof typeof PLACES][number];\n"
    return head + doc + const + "/** A place in the rules. */\n" + kind


def _kinds(kind: typing.Any) -> list[type[msgspec.Struct]]:
    """The structs in the type of a body or a result."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind]
    return [each for argument in typing.get_args(kind) for each in _kinds(argument)]


def _over_http(what: str) -> list[type[msgspec.Struct]]:
    """The structs sent over HTTP in bodies (`body`) or answers (`result`), without those of messages."""
    wire = {*typing.get_args(ClientMessage), *typing.get_args(messages.Server)}
    found = [each for endpoint in endpoints() for each in _kinds(getattr(endpoint, what))]
    return [each for each in dict.fromkeys(found) if each not in wire]


def main() -> int:
    """Write or check the files. Return the exit status."""
    stale = [name for name, text in files().items() if not _same(TARGET / name, text)]
    if "--check" in sys.argv:
        if stale:
            print("Out of date, run tools/web_types.py:", ", ".join(stale))
        return len(stale)
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (TARGET / name).write_text(text, encoding="utf-8")
    return 0


def _same(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
