"""HTTP: every endpoint is declared once, with the types of what it takes and gives; routes and schema follow."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from megapolis.engine.errors import MegapolisError
from megapolis.engine.i18n import LANGUAGES
from megapolis.server.errors import Fault, Malformed, NotAllowed, TooLarge, WrongMethod, code_of, problem, status_of
from megapolis.server.worker.service import Server
from megapolis.server.worker.tables import Room, key_of

LOG = logging.getLogger("megapolis.server")
LARGEST = 16 * 1024
"""Bytes of the longest body or message that is read."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
_ENCODER = msgspec.json.Encoder()
_ACCOUNT = "SELECT account FROM sessions WHERE key = ?"


class Call:
    """One request: who asks, and what."""

    def __init__(self, server: Server, request: Request, body: Any) -> None:
        self.server = server
        self.request = request
        self.body = body

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.server, self.request)

    @property
    def token(self) -> str:
        """The token of a seat, from the header `Authorization: Bearer`."""
        return self.request.headers.get("authorization", "").removeprefix("Bearer ").strip()

    @property
    def language(self) -> str:
        """The language asked for by `?lang=`; English without."""
        return language_of(self.request)

    @property
    def table(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["table"])

    def number(self, name: str) -> int:
        """A number in the path."""
        text = str(self.request.path_params[name])
        if not text.isascii() or not text.isdigit() or len(text) > 6:
            raise Malformed("table-malformed", detail=name)
        return int(text)

    async def room(self) -> Room:
        """The table of the path."""
        return await self.server.tables.room(self.table)

    async def account(self) -> str:
        """The account of the header `X-Account`; "" without one."""
        session = self.request.headers.get("x-account", "")
        if not session:
            return ""
        rows = await self.server.tables.read(lambda cursor: cursor.run(_ACCOUNT, (key_of(session),)))
        if not rows:
            raise NotAllowed("table-no-session")
        return str(rows[0][0])


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True):
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    handler: Handler
    about: str
    body: Any = None
    result: Any = None
    media: str = "application/json"


def language_of(request: Request) -> str:
    """The language asked for by `?lang=`; English without."""
    wanted = request.query_params.get("lang", "en")
    return wanted if wanted in LANGUAGES else "en"


def address_of(server: Server, connection: HTTPConnection) -> str:
    """Where a connection comes from; behind a trusted proxy, where that says."""
    forwarded = connection.headers.get("x-forwarded-for", "")
    if server.settings.trusted_proxy and forwarded:
        return forwarded.rsplit(",", 1)[-1].strip()
    return connection.client.host if connection.client else ""


def check_origin(server: Server, connection: HTTPConnection) -> None:
    """Refuses browsers that another site sent here."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    given, public = urlsplit(origin), urlsplit(server.settings.public_url)
    same = given.netloc == connection.headers.get("host") and given.hostname in LOOPBACK
    if not same and (given.scheme, given.netloc) != (public.scheme, public.netloc):
        raise NotAllowed("table-origin", origin=origin[:100])


async def read_body(request: Request) -> bytes:
    """The body, if it is not too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise TooLarge("table-too-large", most=LARGEST)
    return body


def decode(body: bytes, kind: Any) -> Any:
    """A body as its type; `Malformed` says what is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("table-malformed", detail=str(error)[:200]) from None


def failure(error: MegapolisError, language: str = "en") -> Response:
    """A refusal as a response."""
    return Response(_ENCODER.encode(problem(error, language)), status_of(error), media_type="application/json")


def routes(server: Server, endpoints: Sequence[Endpoint]) -> list[Route]:
    """Starlette routes that check, decode, call and encode: one for each path."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(server, path, methods) for path, methods in paths.items()]


def _route(server: Server, path: str, methods: dict[str, Endpoint]) -> Route:
    async def serve(request: Request) -> Response:
        endpoint = methods.get(request.method)
        if endpoint is None:
            refusal = failure(WrongMethod("table-wrong-method", methods=", ".join(methods)))
            refusal.headers["Allow"] = ", ".join(methods)
            return refusal
        try:
            server.requests.take(address_of(server, request))
            if request.method != "GET":
                check_origin(server, request)
            body = None if endpoint.body is None else decode(await read_body(request), endpoint.body)
            result = await endpoint.handler(Call(server, request, body))
            if isinstance(result, Response):
                return result
            encoded = _ENCODER.encode(result)
        except MegapolisError as error:
            server.metrics.count("refused", code=code_of(error))
            return failure(error, language_of(request))
        except Exception as error:
            server.metrics.fault(f"{endpoint.method} {path}", error)
            return failure(Fault("table-fault"), language_of(request))
        return Response(encoded, media_type="application/json", headers={"Cache-Control": "no-store"})

    return Route(path, serve, methods=[*METHODS], name=path)
