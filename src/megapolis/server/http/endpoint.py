"""HTTP endpoints. Each is declared once, with the types of its body and result; routes and schema follow from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from megapolis.engine.errors import MegapolisError
from megapolis.engine.i18n import LANGUAGES
from megapolis.server.domain.events import TableSpec
from megapolis.server.domain.table import Table
from megapolis.server.errors import (
    Fault,
    Malformed,
    NotAllowed,
    Refused,
    TooLarge,
    TooSlow,
    WrongMethod,
    code_of,
    problem,
    status_of,
)
from megapolis.server.http.limits import Limits
from megapolis.server.settings import Settings
from megapolis.server.store import accounts, bans
from megapolis.server.worker.service import TableService, hash_token

LARGEST = 16 * 1024
"""The most bytes of a message, and of a body unless its endpoint allows more."""
LOOK = 0.5
"""Seconds between looks whether somebody who waits for an answer is still there."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
T = TypeVar("T")
_ENCODER = msgspec.json.Encoder()


class Site(NamedTuple):
    """What every request and connection is served by."""

    service: TableService
    limits: Limits

    @property
    def settings(self) -> Settings:
        """The settings of the server."""
        return self.service.settings


class Call:
    """One request: who asks, and for what."""

    def __init__(self, site: Site, request: Request, body: Any) -> None:
        self.site = site
        self.service = site.service
        self.limits = site.limits
        self.request = request
        self.body = body

    @property
    def address(self) -> str:
        """The address that the request comes from."""
        return address_of(self.site, self.request)

    @property
    def token(self) -> str:
        """The token of a person, from the header `Authorization: Bearer`."""
        return self.request.headers.get("authorization", "").removeprefix("Bearer ").strip()

    @property
    def language(self) -> str:
        """The language asked for by `?lang=`; English without."""
        return language_of(self.request)

    @property
    def table_id(self) -> str:
        """The id of the table in the path."""
        return str(self.request.path_params["table"])

    async def table(self) -> Table:
        """The table in the path."""
        return (await self.service.load(self.table_id)).table

    def number(self, name: str) -> int:
        """A number in the path."""
        text = str(self.request.path_params[name])
        if not text.isascii() or not text.isdigit() or len(text) > 6:
            raise Malformed("table-malformed", detail=name)
        return int(text)

    async def account(self) -> str:
        """The account of the header `X-Account`; "" without one."""
        session = self.request.headers.get("x-account", "")
        if not session:
            return ""
        key, days = hash_token(session), self.site.settings.session_days
        account, is_worth_noting = await self.service.read(partial(accounts.account_of, key=key, days=days))
        if not account:
            raise NotAllowed("table-no-session")
        if is_worth_noting:
            await self.service.write(partial(accounts.note_use, key=key, days=days))
        return account

    async def admit(self, guest: str = "") -> tuple[str, str]:
        """The account and the hashed device of somebody who opens or joins a table; refuses whoever is banned."""
        account, device = await self.account(), hash_token(guest)
        if await self.service.read(partial(bans.is_banned, who=[f"account:{account}", f"guest:{device}"])):
            raise NotAllowed("table-banned")
        return account, device

    def link(self, spec: TableSpec) -> str:
        """The link that invites to a table."""
        return f"{self.site.settings.public_url.rstrip('/')}/table/{spec.id}?invite={spec.invite}"


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True):
    """A method and path, and the function that answers it."""

    method: str
    path: str
    handler: Handler
    about: str
    body: Any = None
    result: Any = None
    media: str = "application/json"
    largest: int = LARGEST
    """The most bytes of its body."""


def language_of(request: Request) -> str:
    """The language asked for by `?lang=`; English without."""
    wanted = request.query_params.get("lang", "en")
    return wanted if wanted in LANGUAGES else "en"


def address_of(site: Site, connection: HTTPConnection) -> str:
    """The address of a connection; behind trusted proxies, the one that the outermost of them names."""
    address = connection.client.host if connection.client else ""
    named = [each.strip() for each in connection.headers.get("x-forwarded-for", "").split(",")]
    while site.settings.is_proxy(address) and named and named[-1]:
        address = named.pop()
    return address


def check_origin(site: Site, connection: HTTPConnection) -> None:
    """Refuse requests that a page of another site makes."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    given, public = urlsplit(origin), urlsplit(site.settings.public_url)
    same = given.netloc == connection.headers.get("host") and given.hostname in LOOPBACK
    if not same and (given.scheme, given.netloc) != (public.scheme, public.netloc):
        raise NotAllowed("table-origin", origin=origin[:100])


async def while_connected(request: Request, work: Awaitable[T]) -> T:
    """The result of some work, which is cancelled when whoever asked for it has gone."""
    task = asyncio.ensure_future(work)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=LOOK)
            if not task.done() and await request.is_disconnected():
                raise Refused("table-gone")
        return task.result()
    finally:
        task.cancel()


async def read_body(site: Site, request: Request, largest: int) -> bytes:
    """The body; `TooLarge` if it is too long, `TooSlow` if it does not come to an end."""
    body = b""
    try:
        async with asyncio.timeout(site.settings.request_within):
            async for part in request.stream():
                body += part
                if len(body) > largest:
                    raise TooLarge("table-too-large", most=largest)
    except TimeoutError:
        raise TooSlow("table-too-slow") from None
    return body


def decode(body: bytes, kind: Any) -> Any:
    """Decode a body as its type; `Malformed` says what is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("table-malformed", detail=str(error)[:200]) from None


def failure(error: MegapolisError, language: str = "en") -> Response:
    """A refusal as an HTTP response."""
    return Response(_ENCODER.encode(problem(error, language)), status_of(error), media_type="application/json")


def routes(site: Site, endpoints: Sequence[Endpoint]) -> list[Route]:
    """One Starlette route per path, which checks, decodes, calls and encodes."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(site, path, methods) for path, methods in paths.items()]


def _route(site: Site, path: str, methods: dict[str, Endpoint]) -> Route:
    async def serve(request: Request) -> Response:
        endpoint = methods.get(request.method)
        if endpoint is None:
            refusal = failure(WrongMethod("table-wrong-method", methods=", ".join(methods)))
            refusal.headers["Allow"] = ", ".join(methods)
            return refusal
        try:
            if request.method != "GET":
                check_origin(site, request)
            body = None
            if endpoint.body is not None:
                body = decode(await read_body(site, request, endpoint.largest), endpoint.body)
            result = await endpoint.handler(Call(site, request, body))
            if isinstance(result, Response):
                return result
            encoded = _ENCODER.encode(result)
        except MegapolisError as error:
            site.service.metrics.count("refused", code=code_of(error))
            return failure(error, language_of(request))
        except Exception as error:
            site.service.metrics.fault(f"{endpoint.method} {path}", error)
            return failure(Fault("table-fault"), language_of(request))
        return Response(encoded, media_type="application/json", headers={"Cache-Control": "no-store"})

    return Route(path, serve, methods=[*METHODS], name=path)
