"""The published schemas, JSON Schema and OpenAPI, made from the types that the server itself decodes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from megapolis.server.domain.commands import ClientMessage
from megapolis.server.errors import Problem
from megapolis.server.http import messages
from megapolis.server.http.endpoint import Endpoint

REF = "#/components/schemas/{name}"
REFUSALS = (400, 403, 404, 405, 409, 413, 422, 429, 503)
PARAMETERS = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"},
    "at": {"type": "integer", "minimum": 0},
    "code": {"type": "string", "pattern": "^[A-Za-z0-9 -]{6,12}$"},
}


def message_schema() -> dict[str, Any]:
    """JSON Schema of the messages between client and server."""
    (client, server), defs = msgspec.json.schema_components(
        [ClientMessage, messages.Server], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Megapolis: messages of the table",
        "properties": {"client": client, "server": server},
        "$defs": dict(sorted(defs.items())),
    }


def openapi(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """OpenAPI 3.1 of every endpoint."""
    kinds = [Problem]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.result) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    found = iter(schemas)
    refusal = {"description": "A typed error.", "content": {"application/json": {"schema": next(found)}}}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        operation: dict[str, Any] = {"summary": endpoint.about, "operationId": operation_id(endpoint)}
        names = re.findall(r"{(\w+)}", endpoint.path)
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS.get(name, {"type": "string"})}
            for name in names
        ]
        if endpoint.body is not None:
            content = {"application/json": {"schema": next(found)}}
            operation["requestBody"] = {"required": True, "content": content}
        schema = {"schema": next(found)} if endpoint.result is not None else {"schema": {}}
        answer = {"description": "Done.", "content": {endpoint.media: schema}}
        operation["responses"] = {"200": answer} | {str(status): refusal for status in REFUSALS}
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Megapolis: the table", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation_id(endpoint: Endpoint) -> str:
    """An identifier for an endpoint."""
    words = re.sub(r"\W+", "_", endpoint.path.removeprefix("/api/")).strip("_")
    return f"{endpoint.method.lower()}_{words}"
