"""Print docs/protocol.md from the types of the messages (`make protocol`). A test checks that it is up to date."""

from __future__ import annotations

import inspect
import typing
from typing import Any, get_args

import msgspec

from megapolis.server.domain import commands, diff, picture, snapshot
from megapolis.server.domain.commands import ClientMessage, Command
from megapolis.server.domain.picture import Viewer
from megapolis.server.http import messages, puzzle_schemas, schemas
from megapolis.server.http.app import endpoints

HEAD = """# The protocol of the server

Made by `make protocol` from the types in `server/domain/` (`commands.py`, `snapshot.py`, `diff.py`) and `server/http/`
(`messages.py`, `schemas.py`); do not edit. The same as JSON Schema: `/api/schema.json` (messages) and
`/api/openapi.json` (HTTP) of a running server.

## How it works

A person creates a table (`POST /api/tables`) or joins one (`POST /api/tables/{table}/join`) and gets a **token**:
whoever has it is that person, on any device. Everything else is **messages**, over the WebSocket
`/api/tables/{table}/socket` (the first one is `hello`) or one at a time by `POST /api/tables/{table}/messages` with the
header `Authorization: Bearer TOKEN`.

Every client message has an `id` that the client chooses. It is answered once: by an acknowledgement (what it asked for
is stored and will not be lost), by what it asked for, or by a typed error (nothing has changed). If the answer got
lost, send the message again with the same `id`: it is carried out once, however often it arrives.

The server sends one `snapshot` and then `event`s with consecutive `version`s. An event replaces whole fields of the
picture and extends the log: `picture.log = picture.log[:keep] + log`. After a gap, send `sync`. A picture holds only
what its viewer may know; nothing is sent when nothing changed for that viewer.

To act, send the `decision` that the picture names. It does not matter if others act meanwhile. Only if one's own choice
has changed (another device of the same seat was faster, a step was taken back) the answer is the error `stale`, and the
picture is already the new one.

The server pings every 2.5 seconds and closes a connection that has not answered for 9. A client that loses its
connection reconnects after a random pause, sends `hello`, gets a snapshot, and repeats what was not answered.

## Errors

`code` is one of: `illegal` (the rules or the options forbid it), `stale`, `refused` (not at this stage),
`not-allowed`, `unknown`, `malformed`, `too-much`, `too-large`, `unavailable` (most often the database does not answer;
send it again), `internal` (the server failed at this one message and logged why; the connection stays open, do not send
it again). `key`, `args` and `game` name a message of the text files, for the client to translate; `text` is the
sentence, if a language was named.
"""


def kind(annotation: Any) -> str:
    """A type in a few words."""
    if annotation is None or annotation is type(None):
        return "null"
    if typing.get_origin(annotation) is typing.Annotated:
        return kind(get_args(annotation)[0])
    arguments = [kind(each) for each in get_args(annotation)]
    origin = typing.get_origin(annotation)
    if origin is list:
        return f"[{arguments[0]}]"
    if origin is dict:
        return f"{{{arguments[0]}: {arguments[1]}}}"
    if arguments:
        return " or ".join(dict.fromkeys(arguments))
    return str(getattr(annotation, "__name__", annotation))


def fields(struct: type[msgspec.Struct]) -> str:
    """The fields of a type; those with a default are in brackets."""
    hints = typing.get_type_hints(struct, include_extras=True)
    out = []
    for field in msgspec.structs.fields(struct):
        text = f"`{field.encode_name}` {kind(hints[field.name])}"
        out.append(text if field.required else f"[{text}]")
    return ", ".join(out) or "nothing more"


def about(struct: type) -> str:
    """What a type is for, from its docstring."""
    return " ".join(inspect.cleandoc(struct.__doc__ or "").split())


def table(structs: tuple[type[msgspec.Struct], ...]) -> list[str]:
    """A table with one row per type."""
    rows = ["| message | what it is | fields |", "|---|---|---|"]
    for struct in structs:
        tag = struct.__struct_config__.tag
        rows.append(f"| `{tag or struct.__name__}` | {about(struct)} | {fields(struct)} |")
    return rows


def other_types(listed: tuple[type, ...]) -> tuple[type[msgspec.Struct], ...]:
    """Every type of the protocol that is not listed yet, sorted by name."""
    found = {
        each
        for module in (commands, picture, snapshot, diff, messages, puzzle_schemas, schemas)
        for each in vars(module).values()
        if inspect.isclass(each)
        and issubclass(each, msgspec.Struct)
        and each.__module__.startswith("megapolis.server.")
    }
    never_sent = {each for each in found if issubclass(each, Command)} | {Viewer, commands.Message, diff.ServerMessage}
    return tuple(sorted(found - never_sent - set(listed), key=_name))


def _name(struct: type) -> str:
    return struct.__name__


def page() -> str:
    """The whole page."""
    client, server = get_args(ClientMessage), get_args(messages.Server)
    lines = [HEAD, "## From the client (`do`)", "", *table(client), "", "## From the server (`is`)", "", *table(server)]
    lines += ["", "## HTTP", "", "| request | what it does | takes | gives |", "|---|---|---|---|"]
    for endpoint in endpoints():
        takes = kind(endpoint.body) if endpoint.body is not None else ""
        if endpoint.body is ClientMessage:
            takes = "a client message"
        gives = kind(endpoint.result) if endpoint.result is not None else endpoint.media
        if endpoint.result is messages.Server:
            gives = "a server message"
        lines.append(f"| `{endpoint.method} {endpoint.path}` | {endpoint.about} | {takes} | {gives} |")
    lines += ["", "## Types", "", *table(other_types(client + server))]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")
